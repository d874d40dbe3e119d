"""The beadle: each round his tile is turned over for Boris, then he moves to the unresolved guild of lowest priority."""

from soloist.engine.kernel.machine import Act, replaced
from soloist.engine.kernel.story import THEY
from soloist.games.guilds_of_london.components import CELLS, GUILDS, NONE, cell_token
from soloist.games.guilds_of_london.names import tile_name
from soloist.games.guilds_of_london.state import Guilds


def turn_over(s: Guilds, cell: int) -> None:
    """Mark the tile as resolved: remove its pawns, and put its threshold neutral in the box (GOL-S27, GOL-S36)."""
    s.resolved = replaced(s.resolved, cell, True)
    s.symbols = replaced(s.symbols, cell, 0)  # so no pawn can enter it any more (GOL-B39)
    s.raised = replaced(s.raised, cell, False)  # GOL-S27
    s.yours[cell] = 0
    s.theirs[cell] = 0
    s.tokens = replaced(s.tokens, cell, NONE)


def touch_turned(s: Guilds, cell: int) -> None:
    """Add the changes of turning over this tile to the event told last; call it while the pawns are still on the tile."""
    s.touch(cell_token(cell), -s.pawns(cell))
    s.touch("boris-pawns", -s.theirs[cell])


def by_priority(tiles: list[int], symbols: list[int]) -> list[int]:
    """The cells of unresolved guilds, lowest priority first; a cell without symbols has no unresolved tile (GOL-S41, GOL-S42)."""
    # The index of a guild tile is its rank by priority; special buildings come after the guilds.
    found = [NONE] * GUILDS
    for cell in range(CELLS):
        if symbols[cell] and tiles[cell] < GUILDS:
            found[tiles[cell]] = cell
    return [cell for cell in found if cell != NONE]


def lowest_guild(tiles: list[int], symbols: list[int], but: int) -> int:
    """The unresolved guild of lowest priority other than the cell `but`, or NONE (GOL-S41, GOL-S42, GOL-S43)."""
    best = NONE
    for cell in range(CELLS):
        if symbols[cell] and cell != but and tiles[cell] < GUILDS and (best == NONE or tiles[cell] < tiles[best]):
            best = cell
    return best


def is_due(beadle: int, done: bool, always: bool) -> bool:
    """Whether his tile is turned over at the end of the round: he is in play, and his earlier tile was not resolved normally this
    round, unless the ruling lets him score anyway (GOL-S43, GOL-S44)."""
    return beadle != NONE and (always or not done)


def route(s: Guilds) -> list[int]:
    """The unresolved guilds, lowest priority first; he visits them in this order."""
    return by_priority(s.tiles, s.symbols)


def next_tile(s: Guilds) -> int:
    """The cell he moves to next: the unresolved guild of lowest priority, or NONE (GOL-S41, GOL-S42)."""
    return lowest_guild(s.tiles, s.symbols, s.beadle)


def scores(s: Guilds) -> bool:
    """Whether his tile will be turned over for Boris at the end of this round (GOL-S43, GOL-S44)."""
    return is_due(s.beadle, s.beadle_done, s.setting.beadle_always_scores)


def move_beadle(s: Guilds) -> None:
    """Move him to the next tile; if there is none, he leaves the game (GOL-S41, GOL-S42, GOL-S43)."""
    s.beadle = next_tile(s)
    if s.story is not None:
        if s.beadle == NONE:
            s.tell("GOL-S43", "told-beadle-gone")
        else:
            s.tell("GOL-S41", "told-beadle-moves", name=tile_name(s.tile(s.beadle)))
            s.touch(cell_token(s.beadle), 1)


class BeadleScores(Act[Guilds]):
    """Boris scores first place on the beadle's tile; you get nothing, and your liverymen return to the Guildhall (GOL-S37,
    GOL-S38)."""

    rule = "GOL-S38"

    def run(self, s: Guilds) -> None:
        due = scores(s)
        s.beadle_done = False
        if not due:
            return
        cell = s.beadle
        tile = s.tile(cell)
        s.boris.vp += tile.vp  # GOL-S39
        s.guildhall += s.yours[cell]  # GOL-S40
        s.boxed_tokens = [*s.boxed_tokens, s.tokens[cell]]  # GOL-S40
        if s.story is not None:
            s.headline("beadle", self.rule, "told-beadle", THEY, name=tile_name(tile), vp=tile.vp, total=s.boris.vp)
            s.touch("boris-vp", tile.vp)
            s.touch("guildhall", s.yours[cell])
            touch_turned(s, cell)
        turn_over(s, cell)
        move_beadle(s)
