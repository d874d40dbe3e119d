"""Raiders: computes what its board template needs."""

from dataclasses import dataclass

from soloist.engine.kernel.scene import Mark
from soloist.faces.web.parts.view import SpotView, View

SHORES = (("fortress",), ("monastery", "outpost"), ("harbour",))
"""Kinds of settlement, from the far end of the coast to the village."""
WIDE = 3
"""With at most this many settlements on a shore, each has room for three sets side by side."""

FEW_CREW, FEW_CARDS = 3, 4
"""With at most this many different cards in the crew and in the hand, both fit side by side."""


@dataclass(frozen=True)
class Shore:
    """The settlements of one stretch of the coast."""

    spots: list[SpotView]
    wide: bool
    last: bool


def shores(v: View) -> list[Shore]:
    places = list(v.zone("settlements") or ())
    found = []
    for kinds in SHORES:
        spots = [spot for kind in kinds for spot in places if spot.marked("kind") == kind]
        found.append(Shore(spots, len(spots) <= WIDE, kinds is SHORES[-1]))
    return found


@dataclass(frozen=True)
class Plunder:
    """A set of a settlement: its worker and tokens, or nothing once it is taken. The id is also the token of its answer."""

    id: str
    there: bool
    worker: str
    tokens: list[Mark]


def sets(spot: SpotView) -> list[Plunder]:
    return [
        Plunder(mark.id, bool(mark.count), spot.marked("worker-" + mark.id), spot.marks("on-" + mark.id))
        for mark in spot.marks("set")
    ]


def choosing(spot: SpotView) -> bool:
    """Whether a set of this settlement is to be chosen, not the settlement."""
    return any(option.mark is not None and option.mark.kind == "set" for option in spot.options)


@dataclass(frozen=True)
class StrengthRow:
    """A row of a strength table; `sure` if it is reached without dice."""

    strength: int
    vp: int
    sure: bool


def rows(spot: SpotView) -> list[StrengthRow]:
    reached = spot.mark("strength")
    return [StrengthRow(int(row.id), row.count, reached >= int(row.id)) for row in spot.marks("row")]


def crew_strength(v: View) -> int:
    """The sum of the Strength printed on the cards of the crew."""
    return sum(spot.mark("card") * spot.mark("strength") for spot in v.zone("crew") or ())


def together(v: View) -> str:
    """The CSS class for crew and hand: side by side if they have few cards, else one above the other."""
    crew, hand = len(list(v.zone("crew") or ())), len(list(v.zone("hand") or ()))
    if crew <= FEW_CREW and hand <= FEW_CARDS:
        return "few"
    return "crewed" if hand <= 2 else "many"


def reconstructed(v: View) -> bool:
    """Whether any component on the table may differ from the printed one."""
    return any(spot.confidence != "sourced" for zone in v.zones.values() for spot in zone)
