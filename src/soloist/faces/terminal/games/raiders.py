"""The coast with the needs and sets of every settlement, and the village."""

from collections.abc import Sequence

from textual.content import Content

from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.brush import Brush, count, marks
from soloist.faces.terminal.layout import Layout
from soloist.faces.terminal.lines import BAD, DOUBT, KEY, SMALL, TITLE, fit, flowing, hanging

GOODS = ("gold", "iron", "livestock", "valkyrie")
NEEDS = ("crew", "provisions", "gold")


def north_sea(brush: Brush, zones: Sequence[Zone], width: int, large: bool) -> list[Content]:
    """The village comes first, because a small window has no room for the whole coast."""
    by_id = {zone.id: zone for zone in zones}
    return [
        *_village(brush, by_id["village"], width),
        *_coast(brush, by_id["settlements"], width, large),
        *(_legend(brush, width) if large else []),
    ]


def _coast(brush: Brush, zone: Zone, width: int, large: bool) -> list[Content]:
    """A line for each settlement: what a raid needs, the points by strength, the sets."""
    keyed = max(len(brush.answers.keys(spot.id)) for spot in zone.spots) + 1
    room = keyed + max(len(brush.name(spot)) for spot in zone.spots)
    needs = brush.speech.say("coast-needs").split(", ")
    widths = [len(head) if large else 1 for head in needs]
    head = " ".join(head if large else head[0] for head in needs)
    columns = Content.styled(f"{head} {brush.speech.say('coast-columns')}", TITLE)
    lines = hanging(Content(" " * room), columns, width)
    for spot in zone.spots:
        wanted, lacking = ({mark.id: mark.count for mark in marks(spot, kind)} for kind in ("needs", "lacks"))
        cells = [
            (f"{wanted.get(what) or '·':>{wide}} ", f"bold {BAD}" if what in lacking else "")
            for what, wide in zip(NEEDS, widths, strict=True)
        ]
        workers = "".join(_worker(brush, mark.id) for mark in marks(spot, "takes"))
        text = Content.assemble(
            *cells,
            (f"{workers:<2} ", f"bold {BAD}" if "worker" in lacking else ""),
            f"{_pays(spot, large)} ",
            *_sets(brush, spot),
        )
        lead = Content.assemble((f"{brush.answers.keys(spot.id):>{keyed - 1}} ", KEY), brush.name(spot))
        lines += [brush.at(spot.id, fit(line, width)) for line in hanging(fit(lead, room), text, width)]
    return lines


def _worker(brush: Brush, colour: str) -> str:
    return brush.say("worker-letter", worker=colour).lower()


def _pays(spot: Spot, large: bool) -> str:
    """The points for each strength, or the points of a harbour; before them your strength and dice, if there is room."""
    rows = [f"{mark.id}→{mark.count}" for mark in marks(spot, "row")]
    if not rows:
        return f"→{count(spot, 'vp') + count(spot, 'crew-vp')}"
    return " ".join([f"{count(spot, 'strength')}+{count(spot, 'dice')}⚂", *rows] if large else rows)


def _sets(brush: Brush, spot: Spot) -> list[Content]:
    """The remaining sets: the number of the answer that takes it, a capital letter for each piece, a small one for the worker."""
    parts = []
    for name, there in ((mark.id, mark.count) for mark in marks(spot, "set")):
        if there:
            number = brush.answers.number(name)
            goods = "".join(_letter(brush, mark.id) * mark.count for mark in marks(spot, f"on-{name}"))
            workers = "".join(_worker(brush, mark.id) for mark in marks(spot, f"worker-{name}"))
            parts += [Content.assemble((f"{number})" if number else "", KEY), (goods, DOUBT), (workers, "bold"), " ")]
    return parts or [Content.styled(brush.say("spot-empty"), SMALL)]


def _letter(brush: Brush, good: str) -> str:
    return brush.say("store", good=good)[0]


def _village(brush: Brush, zone: Zone, width: int) -> list[Content]:
    """The worker at each building: his letter, or ○ if it is free; ✕ if it is closed to you."""
    parts = []
    for spot in zone.spots:
        is_closed = any(mark.id == "closed" for mark in marks(spot, "state"))
        worker = "".join(brush.speech.game(piece.letter).lower() for piece in spot.pieces)
        sign = f"{worker}✕" if is_closed else worker or "○"
        parts.append(brush.at(spot.id, brush.keys(spot.id), (f"{brush.name(spot)}\u00a0{sign}", BAD if is_closed else "")))
    return flowing(parts, width, "  ", Content.styled(f"── {brush.speech.game(zone.title)}  ", TITLE))


def _legend(brush: Brush, width: int) -> list[Content]:
    names = [(_letter(brush, good), brush.say("store", good=good)) for good in GOODS]
    names += [(_worker(brush, colour), brush.say("worker", worker=colour)) for colour in ("black", "grey", "white")]
    needs = brush.speech.say("coast-needs").split(", ")
    names += [(need[0], need) for need in needs]
    parts = [Content.assemble((letter, "bold"), (f" {name}", SMALL)) for letter, name in names]
    return flowing([*parts, Content.styled(brush.speech.say("coast-signs"), SMALL)], width)


LAYOUT = Layout(
    yours=("you",),
    hands=("hand",),
    theirs=("adversary",),
    named=("worker", "stack"),
    also=("stack",),
    left_out=("tactics", "tactic-discards", "supply"),
    picture=north_sea,
    zones=("settlements", "village"),
    beside=27,
    more=("crew", "offerings"),
)
