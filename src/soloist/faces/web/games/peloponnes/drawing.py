"""Peloponnes: computes what its board template needs."""

from dataclasses import dataclass

from soloist.faces.web.parts.view import SpotView, View

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
"""The tiles that are drawn with houses."""

SIDE = 1
"""Draw at least this many places on each side of your civilisation."""
MOST_TILES = 5
"""More tiles than this are drawn smaller."""
SHORTEST_BAR = 40
SHORTEST_AXIS = 20


# --- tiles


def picture(spot: SpotView) -> str:
    """The symbol of a tile. For a tile that we do not know, it depends on the income."""
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
    """Your tiles from left to right, with the number of empty places on either side."""

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
    """Whether a hero or colony only has goods for the start, and nothing else to draw."""
    return not any(spot.marks(kind) for kind in ("income", "discount", "ability", "protects"))


# --- scores


def scale(v: View) -> int:
    """The value of the longest bar; all four bars have the same scale."""
    scores = [spot for spot in (v.spot("score"), v.spot("angelos-score")) if spot is not None]
    return max([SHORTEST_BAR, *(spot.mark(total) for spot in scores for total in ("prestige", "population"))])


# --- disasters


@dataclass(frozen=True)
class Chip:
    is_drawn: bool
    is_attack: bool


def chips(spot: SpotView) -> list[Chip]:
    """The chips of a disaster, those already drawn first. Some chips of the Persians are attacks."""
    attacks = {int(mark.id) for mark in spot.marks("attack")}
    return [Chip(number <= (spot.value or 0), number in attacks) for number in range(1, (spot.limit or 0) + 1)]


def danger(spot: SpotView) -> str:
    """The CSS class of a disaster: it has struck, you are protected, or it is near."""
    if spot.marks("struck"):
        return "hit"
    return "safe" if spot.marks("protected") else "near" if spot.marks("near") else ""


# --- Strength


@dataclass(frozen=True)
class Strength:
    """A bar: its owner, its value, and whether it begins the second comparison."""

    who: str
    name: str
    value: int
    is_pair: bool = False


@dataclass(frozen=True)
class Strengths:
    """Bars on one scale: you and Angelos and, before an attack, both together and the Persians."""

    top: int
    bars: list[Strength]


def strengths(v: View) -> Strengths:
    mine, his, persians, theirs = v.spot("strength"), v.spot("angelos-strength"), v.spot("persians"), v.zone("angelos")
    assert mine is not None and his is not None and persians is not None and theirs is not None
    bars = [Strength("you", v.label("label-you"), mine.value or 0), Strength("angelos", theirs.title, his.value or 0)]
    attack = persians.mark("attackers")
    if attack:
        bars.append(Strength("both", v.label("label-together"), persians.mark("defence"), True))
        bars.append(Strength("persians", v.label("disaster", disaster="persians"), attack))
    return Strengths(max(SHORTEST_AXIS, *(bar.value for bar in bars)), bars)
