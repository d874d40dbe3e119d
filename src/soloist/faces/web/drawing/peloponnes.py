"""Peloponnes: what its board works out before it draws."""

from dataclasses import dataclass

from soloist.faces.web.view import SpotView, View

ART = {
    "bare-peaks": "l-mount",
    "wooded-river-valley": "l-river",
    "golden-foothills": "l-foothills",
    "mixed-highland": "l-highland",
    "wide-grainfield": "l-field",
    "field-by-the-grove": "l-grove",
    "deep-forest": "l-forest",
    "grove-by-the-field": "l-grove",
    "small-grove-by-the-field": "l-grove",
    "forested-hills": "l-woodhills",
    "settled-field-and-grove": "l-grove",
    "granary-plain": "l-field",
    "settled-forest": "l-forest",
    "settled-highland": "l-highland",
    "settled-peaks": "l-mount",
    "silver-foothills": "l-foothills",
    "silver-wooded-hills": "l-woodhills",
    "populous-forest": "l-forest",
    "populous-highland": "l-highland",
    "proud-peaks": "l-mount",
    "barracks": "l-barracks",
    "bridge": "l-bridge",
    "market": "l-market",
    "street": "l-street",
    "port": "l-port",
    "aqueduct": "l-aqua",
    "agora": "l-agora",
    "epidauros-odeon": "l-theatre",
    "leonidaion": "l-house",
    "granary": "l-granary",
    "quarry": "l-quarry",
    "well": "l-well",
    "temple-of-apollo": "l-temple",
    "cyclopean-masonry": "l-wall",
    "agriculture": "l-plough",
    "workshop-of-phidias": "l-workshop",
    "stoa": "l-stoa",
    "statue-of-zeus": "l-statue",
    "liongate": "l-liongate",
    "tiryns-fortress": "l-fort",
}
SETTLED = (
    "settled-field-and-grove", "granary-plain", "settled-forest", "settled-highland", "settled-peaks", "populous-forest",
    "populous-highland",
)  # fmt: skip
"""Houses stand on them."""

SIDE = 2
"""So many places are drawn on each side of your civilisation, even if empty."""
MOST_TILES = 5
"""With more tiles they are drawn smaller."""
SHORTEST_BAR = 40
SHORTEST_AXIS = 20
TICK = 5


# --- tiles


def picture(spot: SpotView) -> str:
    """The drawing of a tile; of one that we do not know, by what it brings."""
    id = spot.marked("tile")
    if id in ART:
        return ART[id]
    if spot.marked("kind") == "building":
        return "l-column"
    wood = spot.mark("income", "wood")
    if spot.mark("income", "food"):
        return "l-grove" if wood else "l-field"
    if spot.mark("income", "stone"):
        return "l-highland" if wood else "l-mount"
    return "l-forest" if wood else "l-hills"


def has_houses(spot: SpotView) -> bool:
    return spot.marked("tile") in SETTLED


@dataclass(frozen=True)
class Sides:
    """Your tiles from left to right, with the places that are still empty outside them."""

    left: list[SpotView]
    right: list[SpotView]
    empty_left: int
    empty_right: int
    is_full: bool


def sides(v: View) -> Sides:
    """Buildings grow to the left, land to the right."""
    tiles = list(v.zone("tiles") or ())
    right = [spot for spot in tiles if spot.marked("kind") == "land"]
    left = [spot for spot in reversed(tiles) if spot.marked("kind") != "land"]
    return Sides(left, right, max(0, SIDE - len(left)), max(0, SIDE - len(right)), len(tiles) > MOST_TILES)


def outermost(v: View) -> str:
    """The name of the land tile that the next one must match."""
    return next((spot.name for spot in v.zone("tiles") or () if spot.marks("outer")), "")


def is_plain(spot: SpotView) -> bool:
    """Whether a hero or colony has nothing to draw but what it brings at the start."""
    return not any(spot.marks(kind) for kind in ("income", "discount", "ability", "protects"))


# --- scores


def scale(v: View) -> int:
    """What the longest bar stands for: all four are drawn to the same scale."""
    scores = [spot for spot in (v.spot("score"), v.spot("angelos-score")) if spot is not None]
    return max([SHORTEST_BAR, *(spot.mark(total) for spot in scores for total in ("prestige", "population"))])


# --- disasters


@dataclass(frozen=True)
class Chip:
    is_drawn: bool
    is_attack: bool


def chips(spot: SpotView) -> list[Chip]:
    """The chips of a disaster, drawn ones first; with some of theirs the Persians attack."""
    attacks = {int(mark.id) for mark in spot.marks("attack")}
    return [Chip(number <= (spot.value or 0), number in attacks) for number in range(1, (spot.limit or 0) + 1)]


def danger(spot: SpotView) -> str:
    """How a disaster is drawn: over, warded off, or coming with its next chip."""
    if spot.marks("struck"):
        return "hit"
    return "safe" if spot.marks("protected") else "near" if spot.marks("near") else ""


# --- Strength


@dataclass(frozen=True)
class Pointer:
    """A label at a value of the axis: where, on which side of it, and how its text steps aside."""

    spot: str
    text: str
    up: bool
    x: float
    dx: int
    anchor: str


@dataclass(frozen=True)
class Axis:
    """One line for all: you and the Persians above, Angelos and both together below."""

    top: int
    ticks: list[float]
    pointers: list[Pointer]


def axis(v: View) -> Axis:
    mine, his, persians = v.spot("strength"), v.spot("angelos-strength"), v.spot("persians")
    theirs = v.zone("angelos")
    assert mine is not None and his is not None and persians is not None and theirs is not None
    you, angelos = mine.value or 0, his.value or 0
    attack, together = persians.mark("attackers"), persians.mark("defence")
    highest = max(you, angelos, attack, together)
    top = max(SHORTEST_AXIS, TICK * ((highest + TICK - 1) // TICK))
    pointers = []
    if attack:
        name = v.label("disaster", disaster="persians")
        pointers.append(_pointer("persians", f"{name} {attack}", attack, you, top, up=True, late=True))
        name = v.label("label-together")
        pointers.append(_pointer("persians", f"{name} {together}", together, angelos, top, up=False, late=True))
    name = v.label("label-you")
    pointers.append(_pointer("strength", f"{name} {you}", you, attack or None, top, up=True, late=False))
    other = together if attack else None
    name = theirs.title
    pointers.append(_pointer("angelos-strength", f"{name} {angelos}", angelos, other, top, up=False, late=False))
    return Axis(top, [_at(number, top) for number in range(TICK, top, TICK)], pointers)


def _at(value: int, top: int) -> float:
    return round(100 * value / top, 2)


def _pointer(spot: str, text: str, value: int, other: int | None, top: int, *, up: bool, late: bool) -> Pointer:
    """Of two that stand close each steps aside, near an end both to the same side; at one value the late one is second."""
    x = _at(value, top)
    gap = _at(value + top if other is None else other, top) - x
    second = gap < 0 or (gap == 0 and late)
    room = int(max(0, 84 - 3 * abs(gap)))
    low, high = min(x, x + gap), max(x, x + gap)
    if abs(gap) >= 26:
        anchor, dx = ("start", -5) if x < 10 else ("end", 5) if x > 90 else ("middle", 0)
    elif low < 20:
        anchor, dx = "start", room if second else -5
    elif high > 80:
        anchor, dx = "end", 5 if second else -room
    else:
        aside = 5 if abs(gap) > 4 else -4
        anchor, dx = ("start", -aside) if second else ("end", aside)
    return Pointer(spot, text, up, x, dx, anchor)
