"""Draw the two rows of the market as five cards side by side."""

from collections.abc import Sequence

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.layout import Board, Layout
from soloist.faces.terminal.paper import BETWEEN, TextLine, cut, fold, joined, padded, side_by_side
from soloist.faces.terminal.zones import KEY, SMALL, Zones

CARDS = 5
MEASURES = 3
BESIDE = " │ "


def rows(zones: Zones, both: Sequence[Zone], measure: int) -> list[TextLine]:
    """Draw cards side by side with their full text (measure 0), one below the other (1), or cut to a line each (2)."""
    there = [row for row in both if row.spots]
    if not there:
        return []
    return _lines(zones, there, measure == MEASURES - 1) if measure else _cards(zones, there)


def _cards(zones: Zones, both: Sequence[Zone]) -> list[TextLine]:
    width = (zones.width - len(BESIDE) * (CARDS - 1)) // CARDS
    titles, boxes = [], []
    for row in both:
        across = len(row.spots) * (width + len(BESIDE)) - len(BESIDE)
        titles.append(padded(TextLine(zones.speech.game(row.title), "yellow"), across))
        for spot in row.spots:
            lines = fold(_name(zones, spot), width)
            for note in spot.notes:
                lines += fold(TextLine(zones.speech.game(note), _style(spot)), width, 1)
            boxes.append(lines)
    return [joined(titles, BESIDE), *side_by_side(boxes, width, BESIDE)]


def _lines(zones: Zones, both: Sequence[Zone], is_cut: bool) -> list[TextLine]:
    found = []
    for row in both:
        found.append(TextLine(zones.speech.game(row.title), "yellow"))
        for spot in row.spots:
            line = TextLine("  ").extend(_name(zones, spot)).add("  ")
            line.add(BETWEEN.join(zones.speech.game(note) for note in spot.notes), _style(spot))
            found += [cut(line, zones.width)] if is_cut else fold(line, zones.width, 4)
    return found


def _name(zones: Zones, spot: Spot) -> TextLine:
    """Answer numbers and name, and a mark if Angelos would take the card."""
    keys = zones.answers.keys(spot.id)
    line = TextLine(keys + " " if keys else "", KEY).add(zones.speech.game(spot.name), _style(spot) or "bold")
    if any(mark.kind == "angelos" for mark in spot.marks):
        line.add(f" → {zones.speech.game(Phrase('zone-angelos'))}", "magenta")
    return line


def _style(spot: Spot) -> str:
    """Cards that you cannot take are dimmed."""
    return SMALL if any(mark.kind == "closed" for mark in spot.marks) else ""


LAYOUT = Layout(
    yours=("you",),
    theirs=("angelos",),
    others=("row-normal", "disasters", "tiles", "you", "angelos"),
    board=Board(("row-normal", "row-conquest"), rows, MEASURES),
)
