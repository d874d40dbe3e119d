"""Draw the coast from the harbours up to the fortresses, with the plunder of each settlement."""

from collections.abc import Sequence

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Spot, Zone
from soloist.faces.terminal.layout import Board, Layout
from soloist.faces.terminal.paper import TextLine, cut, joined, side_by_side
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.zones import KEY, SMALL, Zones

BESIDE = 3
GOODS = ("gold", "iron", "livestock", "valkyrie")
WORKERS = ("black", "grey", "white")


def coast(zones: Zones, settlements: Sequence[Zone], measure: int) -> list[TextLine]:
    """Draw a row for each kind of settlement: what a raid needs, the remaining sets, and the points by strength."""
    kinds: dict[str, list[Spot]] = {}
    for spot in settlements[0].spots:
        kinds.setdefault(_marks(spot, "kind")[0][0], []).append(spot)
    width = (zones.width - BESIDE + 1) // BESIDE
    found = []
    for spots in kinds.values():
        found += side_by_side([_settlement(zones, spot, width) for spot in spots], width, "│")
    return [*found, cut(_legend(zones.speech), zones.width)]


def _marks(spot: Spot, kind: str) -> list[tuple[str, int]]:
    return [(mark.id, mark.count) for mark in spot.marks if mark.kind == kind]


def _settlement(zones: Zones, spot: Spot, width: int) -> list[TextLine]:
    speech, keys = zones.speech, zones.answers.keys(spot.id)
    ready = not _marks(spot, "lacks")
    name = TextLine(keys + " " if keys else "", KEY).add(speech.game(spot.name), "bold" if ready else "")
    workers = "".join(_letter(speech, "worker", worker=id) for id, _ in _marks(spot, "takes")).lower()
    needs = TextLine(_needs(speech, spot), "" if ready else SMALL)
    return [cut(name.add(f" {workers}"), width), cut(needs, width), cut(_sets(speech, spot), width)]


def _needs(speech: Speech, spot: Spot) -> str:
    """The goods and crew that a raid needs. Crew comes last, so that a narrow column cuts the word and not the number."""
    needs = [
        speech.game(Phrase("lack", what="crew", count=count) if what == "crew" else Phrase("goods", good=what, amount=count))
        for what, count in reversed(_marks(spot, "needs"))
        if count
    ]
    return " ".join(needs)


def _sets(speech: Speech, spot: Spot) -> TextLine:
    """The remaining sets with a letter for each piece, and the points."""
    parts = []
    for name, there in _marks(spot, "set"):
        if there:
            goods = "".join(_letter(speech, "store", good=id) * count for id, count in _marks(spot, f"on-{name}"))
            worker = "".join(_letter(speech, "worker", worker=id) for id, _ in _marks(spot, f"worker-{name}")).lower()
            parts.append(TextLine(goods, "bold yellow").add(worker, "bold"))
    line = joined(parts, " ") if parts else TextLine(speech.game(Phrase("spot-empty")), SMALL)
    points = [f"{strength}→{vp}" for strength, vp in _marks(spot, "row")] or [f"→{vp}" for _, vp in _marks(spot, "vp") if vp]
    return line.add("  " + " ".join(points), SMALL)


def _letter(speech: Speech, message: str, **values: str) -> str:
    """The first letter of a name."""
    return speech.game(Phrase(message, **values))[:1].upper()


def _legend(speech: Speech) -> TextLine:
    names = [(_letter(speech, "store", good=good), speech.game(Phrase("store", good=good))) for good in GOODS]
    names += [
        (_letter(speech, "worker", worker=colour).lower(), speech.game(Phrase("worker", worker=colour))) for colour in WORKERS
    ]
    parts = [TextLine(f"{letter} {name}", SMALL) for letter, name in names]
    return joined([*parts, TextLine(speech.say("coast-points"), SMALL)], " ")


LAYOUT = Layout(
    yours=("you",),
    theirs=("adversary",),
    named=("worker",),
    others=("crew", "hand", "settlements", "offerings", "village", "adversary"),
    board=Board(("settlements",), coast, 1, beside=("village",)),
)
