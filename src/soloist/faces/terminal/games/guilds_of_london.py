"""The tiles of London as a grid of five by five."""

from collections.abc import Iterable, Sequence

from textual.content import Content

from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.brush import Brush, marks, value_of
from soloist.faces.terminal.layout import Layout
from soloist.faces.terminal.lines import DOUBT, SMALL, beside, fit, flowing, wrap

COLUMNS = "abcde"
SHAPES = {
    "yellow": ("▲", "gold"),
    "blue": ("●", "dodgerblue"),
    "red": ("■", "red"),
    "green": ("◆", "limegreen"),
    "purple": ("✚", "violet"),
}
"""Each colour has its own shape, so that it can be told without colours."""


SIGNS = {"resolved": "✓", "points": "★", "more": "+"}
"""What cells show besides: resolved, the points of the winner, and whether he gets more than points."""


def grid(brush: Brush, zones: Sequence[Zone], width: int, large: bool) -> list[Content]:
    """A cell for each tile: name, symbols, liverymen and threshold, who stands there, points."""
    cell = (width - len(COLUMNS) + 1) // len(COLUMNS)
    spots = {spot.id: spot for zone in zones for spot in zone.spots}
    lines: list[Content] = []
    for row in "12345":
        # The tile in the middle is the Guildhall; its id is its name.
        found = [spots.get(column + row) or (spots.get("guildhall") if column + row == "c3" else None) for column in COLUMNS]
        lines += beside([_tile(brush, spot, cell, large) if spot else [] for spot in found], cell, "│")
        if large and row != "5":
            lines.append(Content.styled("┼".join(["─" * cell] * len(COLUMNS)), SMALL))
    return [*lines, *_legend(brush, spots.values(), width)] if large else lines


def symbols(spot: Spot) -> list[tuple[str, str]]:
    return [SHAPES[mark.id] for mark in marks(spot, "symbol")]


def _tile(brush: Brush, spot: Spot, width: int, large: bool) -> list[Content]:
    is_resolved = bool(marks(spot, "resolved"))
    keys = brush.keys(spot.id)
    place, _, name = brush.name(spot).partition(" ")
    points = sum(mark.count for mark in marks(spot, "first") if mark.id == "gain-vp")
    more = "+" if any(mark.id != "gain-vp" for mark in marks(spot, "first")) else ""
    reward = f"{points}★{more}" if points and not is_resolved else ""
    head = Content.assemble(keys, (place, "" if is_resolved else "bold"), " ")
    if large:
        lines = wrap(Content.assemble(keys, f"{place} {name}"), width)[:2] or [Content()]
        lines += [Content()] * (2 - len(lines))
    else:
        room = width - head.cell_length - (len(reward) + 1 if reward else 0)
        head += Content(name if len(name) <= room else first_words(name, room))
        lines = [Content.assemble(head, " " * (width - head.cell_length - len(reward)), (reward, DOUBT))]
    state = ("✓", SMALL) if is_resolved else (value_of(spot) + ("?" if marks(spot, "guess") else ""), "bold")
    people = [part for piece in brush.pieces(spot.pieces) for part in (" ", piece)]
    lines.append(Content.assemble(*symbols(spot), " ", state, *people))
    if large:
        lines[-1] += Content.assemble(" " * (width - lines[-1].cell_length - len(reward)), (reward, DOUBT))
    return [brush.at(spot.id, fit(line, width)) for line in lines]


def first_words(name: str, room: int) -> str:
    """As many whole words as have room. The place before them identifies the tile; the answers name it in full."""
    kept = ""
    for word in name.split(" "):
        if len(f"{kept} {word}".strip()) > room - 1:
            break
        kept = f"{kept} {word}".strip()
    return (kept or name[: room - 1]) + "›"


def _legend(brush: Brush, spots: Iterable[Spot], width: int) -> list[Content]:
    """The meaning of shapes and letters."""
    found = [Content.assemble(shape, " ", (brush.say("colour", colour=colour), SMALL)) for colour, shape in SHAPES.items()]
    pieces = {piece.id: piece for spot in spots for piece in spot.pieces}
    for piece in pieces.values():
        letter = brush.speech.game(piece.letter)
        found.append(Content.assemble((letter, "bold"), " ", (brush.speech.game(piece.name), SMALL)))
    found += [Content.assemble((mark, "bold"), " ", (brush.speech.say("sign", sign=sign), SMALL)) for sign, mark in SIGNS.items()]
    return flowing(found, width, "  ")


ROWS = ("row-1", "row-2", "row-3", "row-4", "row-5")
LAYOUT = Layout(
    yours=("you", "aims"),
    theirs=("boris",),
    named=("vp", "beadle", "plantation"),
    left_out=("scoreboard", "deck", "discards"),
    picture=grid,
    zones=ROWS,
    signs=symbols,
)
BESIDE = Layout(yours=("values",), named=("beadle", "plantation"), picture=grid, zones=("grid",))
