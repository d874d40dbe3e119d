"""The places with their free rings, the cards and buildings, and the tribes with their initiative."""

from collections.abc import Sequence

from textual.content import Content

from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.brush import Brush, count, marks
from soloist.faces.terminal.layout import Layout
from soloist.faces.terminal.lines import SMALL, TITLE, beside, fit, flowing, wrapped

DOING = {"placing": "▸", "placed": "", "waiting": "–", "acting": "▸", "acted": "✓", "rested": "z"}
RESTS = {"sure": "▲", "maybe": "△"}
"""Whether a tribe will sit out the round."""


def valley(brush: Brush, zones: Sequence[Zone], width: int, large: bool) -> list[Content]:
    """The tribes come first, because a small window has no room for all cards."""
    by_id = {zone.id: zone for zone in zones}
    return [
        *_tribes(brush, by_id["tribes"], width, large),
        *_places(brush, by_id["board"], width),
        *_cards(brush, by_id["cards"], width),
    ]


def _places(brush: Brush, zone: Zone, width: int) -> list[Content]:
    """Two columns: the place, how many pips one good takes, who stands there, and a ring for each free space."""
    each, cells = (width - 1) // 2, []
    for spot in zone.spots:
        free = "∞" if spot.limit is None else "○" * (spot.limit - (spot.value or 0))
        pips = f" ÷{count(spot, 'pips')}" if count(spot, "pips") else ""
        left = Content.assemble(brush.keys(spot.id), brush.name(spot), (pips, SMALL))
        right = Content.assemble(*brush.pieces(spot.pieces), (free, SMALL), " ")
        gap = each - left.cell_length - right.cell_length
        cells.append([brush.at(spot.id, left, " " * max(1, gap), right)])
    half = (len(cells) + 1) // 2
    columns = [[line for cell in cells[:half] for line in cell], [line for cell in cells[half:] for line in cell]]
    return beside(columns, each, "│")


def _cards(brush: Brush, zone: Zone, width: int) -> list[Content]:
    lines = []
    for spot in zone.spots:
        if spot.id == "deck":
            continue
        text = " · ".join(brush.speech.game(note) for note in spot.notes)
        people = brush.pieces(spot.pieces) or [("○" if spot.value == 0 else "", SMALL)]
        found = wrapped([brush.keys(spot.id), brush.name(spot), " ", *people, " ", (text, SMALL)], width, 3)
        lines += [brush.at(spot.id, fit(line, width)) for line in found]
    return lines


def _tribes(brush: Brush, zone: Zone, width: int, large: bool) -> list[Content]:
    """Who has rolled which initiative. The highest sits out the round; in a tie, one of them acts."""
    top = max(count(spot, "initiative") for spot in zone.spots)
    parts = [brush.at(spot.id, brush.keys(spot.id), *brush.pieces(spot.pieces), f" {_state(spot)}") for spot in zone.spots]
    legend = [Content.styled(brush.speech.say("tribe-signs"), SMALL)] if large or top else []
    return flowing([*parts, *legend], width, "  ", Content.styled(f"── {brush.speech.game(zone.title)}  ", TITLE))


def _state(spot: Spot) -> str:
    rolled, doing = count(spot, "initiative"), next((mark.id for mark in marks(spot, "doing")), "")
    rests = next((mark.id for mark in marks(spot, "rests")), "")
    return DOING.get(doing, "") + (f"⚂{rolled}{RESTS.get(rests, '')}" if rolled else "")


LAYOUT = Layout(
    yours=("stores",),
    theirs=("hunger",),
    named=("hunger", "card-4", "buildings-due"),
    if_changed=("fatigue",),
    picture=valley,
    zones=("board", "cards", "tribes"),
    beside=30,
)
