"""The tiles of this box: those entered at the table as entries of an edition, and the answers that make the table agree with a
changed edition."""

from functools import lru_cache
from typing import Final

from soloist.engine.text.edition import parse
from soloist.engine.text.toml import entry_lines
from soloist.games.guilds_of_london.companion.printed import standards_token
from soloist.games.guilds_of_london.companion.round import YourTurn
from soloist.games.guilds_of_london.companion.state import ALL, POINTS, SURE, SYMBOLS, THRESHOLD, BorisBeside
from soloist.games.guilds_of_london.components import CELLS, COLOURS, Components, cell_token

KINDS: Final = ("guild", "building")


def entered(s: BorisBeside, standard: str) -> str:
    """The tiles that were read off the real ones, at least in part. Tiles that were read completely are sourced. Tiles of which
    only the colours are sure are recalled, so that the next game asks for the rest."""
    found = []
    for cell in range(CELLS):
        if s.entered[cell]:
            kind, entry = _entries(s.box, standard)[s.tile(cell).id]
            confidence = "sourced" if s.was_read(cell, ALL) else "recalled" if s.was_read(cell, SYMBOLS) else "reconstructed"
            names = [name for bit, name in enumerate(COLOURS) if s.standards[cell] >> bit & 1]
            read = {"colours": names, "threshold": s.needs[cell], "vp": s.points[cell], "confidence": confidence}
            found.append(f"[[{kind}]]\n{entry_lines({**entry, **read})}")
    return "\n".join(found)


@lru_cache(maxsize=8)
def _entries(text: str, standard: str) -> dict[str, tuple[str, dict[str, object]]]:
    """The tiles of an edition by id, each with its kind."""
    data = parse(text, standard)
    found: dict[str, tuple[str, dict[str, object]]] = {}
    for kind in KINDS:
        listed = data[kind]
        assert isinstance(listed, list)
        found.update({entry["id"]: (kind, entry) for entry in listed})
    return found


def box_changes(s: BorisBeside, components: Components) -> tuple[str, ...]:
    """In your turn, the answers that enter what the edition knows for sure, where this table has something else or a guess."""
    if not s.agenda or not isinstance(s.agenda[-1], YourTurn):
        return ()
    known = {tile.id: tile for tile in components.tiles}
    answers: list[str] = []
    for cell in s.open_cells():
        tile = known.get(s.tile(cell).id)
        if tile is None:
            continue
        printed = (
            ("colours", SYMBOLS, tile.symbols, standards_token(tile.symbols)),
            ("threshold", THRESHOLD, tile.threshold, str(tile.threshold)),
            ("points", POINTS, tile.vp, str(tile.vp)),
        )
        for word, what, value, token in printed:
            if SURE[tile.confidence] & what and not (s.is_sure(cell, what) and s.printed(cell, what) == value):
                answers += [cell_token(cell), word, token]
    return tuple(answers)
