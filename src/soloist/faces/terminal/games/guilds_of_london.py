"""Draw the tiles of London as a grid."""

from collections.abc import Sequence

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.layout import Board, Layout
from soloist.faces.terminal.paper import TextLine, cut, fold, joined, side_by_side
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.zones import KEY, SMALL, Zones, value_of

SIZE = 5
COLOURS = {"yellow": "gold1", "blue": "dodger_blue1", "red": "red1", "green": "green3", "purple": "magenta"}


def grid(zones: Zones, rows: Sequence[Zone], measure: int) -> list[TextLine]:
    """Draw five rows of five cells: answer number and name, pieces, first prize. The smaller measure leaves out the prize."""
    width = (zones.width - SIZE + 1) // SIZE
    found = []
    for row in rows:
        spots = {spot.id: spot for spot in row.spots}
        cells = [_cell(zones, _spot_at(spots, column, row), width, measure) for column in "abcde"]
        found += side_by_side(cells, width, "│")
    return [*found, *fold(_legend(zones, rows), zones.width)]


def _spot_at(spots: dict[str, Spot], column: str, row: Zone) -> Spot | None:
    """The tile in this column. The tile in the middle (c3) is the Guildhall, whose id is its name."""
    number = row.id.removeprefix("row-")
    return spots.get(column + number) or (spots.get("guildhall") if column + number == "c3" else None)


def _cell(zones: Zones, spot: Spot | None, width: int, measure: int) -> list[TextLine]:
    if spot is None:
        return []
    speech, keys = zones.speech, zones.answers.keys(spot.id)
    resolved = any(mark.kind == "resolved" for mark in spot.marks)
    name = TextLine(keys + " " if keys else "", KEY)
    name.add(speech.game(spot.name), SMALL if resolved else "bold" if keys else "")
    standing = TextLine(value_of(spot) if spot.value is not None else "", "bold")
    for piece in spot.pieces:
        count = str(piece.count) if piece.id in ("you", "boris") else ""
        standing.add(" ").add(speech.game(piece.letter) + count, "reverse" if piece.id == "you" else "bold")
    if resolved:
        standing.add(" " if standing else "").add(_note(speech, spot, "note-resolved"), SMALL)
    symbols = TextLine()
    for mark in spot.marks:
        if mark.kind == "symbol":
            letter = speech.game(Phrase("colour-letter", colour=mark.id)).lower()
            symbols.add(letter, COLOURS[mark.id])
    if measure:
        return [cut(name, width), cut(symbols.add(" ").extend(standing), width)]
    return [cut(name, width), cut(standing, width), cut(symbols.add(" ").add(_brings(speech, spot), SMALL), width)]


def _brings(speech: Speech, spot: Spot) -> str:
    """The text of the first prize; for the Guildhall, the supply."""
    return _note(speech, spot, "note-brings") or _note(speech, spot, "note-supply")


def _note(speech: Speech, spot: Spot, name: str) -> str:
    """One of its notes, by the name of its message; empty if it is not there."""
    note = spot.note(name)
    return "" if note is None else speech.game(note)


def _legend(zones: Zones, rows: Sequence[Zone]) -> TextLine:
    """The meaning of the letters in the grid."""
    speech = zones.speech
    pieces = {piece.id: piece for row in rows for spot in row.spots for piece in spot.pieces}
    parts = [TextLine(f"{speech.game(piece.letter)} {speech.game(piece.name)}", SMALL) for piece in pieces.values()]
    for colour, style in COLOURS.items():
        letter = speech.game(Phrase("colour-letter", colour=colour)).lower()
        parts.append(TextLine(letter, style).add(f" {speech.game(Phrase('colour', colour=colour))}", SMALL))
    return joined(parts, "  ")


LAYOUT = Layout(
    yours=("you",),
    theirs=("boris",),
    named=("beadle",),
    others=("row-1", "hand", "aims", "you", "boris"),
    board=Board(("row-1", "row-2", "row-3", "row-4", "row-5"), grid, 2, True, ("hand",)),
)
