"""The components in the box and on the board: tribes, places, goods, cards and tiles, each with its index."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from soloist.engine.effect import Effect
from soloist.engine.kernel.scene import Mark

TRIBES: Final = ("red", "blue", "yellow", "green")
TRIBE_COUNT: Final = 4

# Places in board order. The first four give the resource with the same index. Hunting is last: it takes all figures left over.
FOREST: Final = 0
CLAY_PIT: Final = 1
QUARRY: Final = 2
RIVER: Final = 3
TOOL_MAKER: Final = 4
FIELD: Final = 5
HUT: Final = 6
CARD_1: Final = 7
CARD_2: Final = 8
BUILDING_1: Final = 9
BUILDING_2: Final = 10
HUNT: Final = 11
PLACES: Final = (
    "forest", "clay-pit", "quarry", "river", "tool-maker", "field", "hut",
    "card-1", "card-2", "building-1", "building-2", "hunt",
)  # fmt: skip
PLACE_COUNT: Final = 12

RESOURCES: Final = ("wood", "clay", "stone", "gold")
RESOURCE_COUNT: Final = 4
FOOD: Final = 4
"""The index of food, after the resources 0 to 3."""
GOODS: Final = (*RESOURCES, "food")
DIVISORS: Final = (3, 4, 5, 6, 2)
"""Pips for one wood, clay, stone, gold, food."""

CULTURES: Final = ("pottery", "weaving", "healing", "transport", "art", "time", "writing", "music")
PEOPLE: Final = ("farmer", "toolmaker", "builder", "shaman")

# The types of card that matter on space 4: any green card, and the four kinds of people (SA-S47).
GREEN: Final = 0
FARMER: Final = 1
TOOLMAKER: Final = 2
BUILDER: Final = 3
SHAMAN: Final = 4
TYPES: Final = ("green", *PEOPLE)

# Card spaces: 1 and 2 are also the prices; the card on 4 only costs food (SA-S07). Space 3 is never used (SA-S08).
SPACE_1: Final = 0
SPACE_2: Final = 1
SPACE_4: Final = 2
SPACES: Final = ("1", "2", "4")

PILES: Final = 2  # SA-S12
PILE_HEIGHT: Final = 7

CARDS: Final = 36
TILES: Final = 28
START_TILES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Effect[Any]):
    """The gain of the upper half of a card; `effects.py` has one class for each kind."""

    kept: ClassVar[bool] = False
    """Whether the card stays with you until it is used (SA-S41)."""
    early: ClassVar[bool] = False
    """Whether it may give a tool or reveal something, so that buying it before a roll can matter (SA-S32)."""
    takes_tools: ClassVar[bool] = False
    """Whether its roll may be raised with tools (SA-G03)."""

    def marks(self) -> tuple[Mark, ...]:
        """The symbols printed on the upper half."""
        return (Mark("gain", self.name, 0),)


class Card:
    """A civilization card."""

    def __init__(self, *, id: str, type: int, symbol: str, people: int, gain: Gain, copies: int, confidence: str) -> None:
        self.id: Final = id
        self.type: Final = type
        self.symbol: Final = symbol
        self.people: Final = people
        self.gain: Final = gain
        self.copies: Final = copies
        self.confidence: Final = confidence
        self.green: Final = type == GREEN
        """Whether the background is green; otherwise it is sand."""


class Tile:
    """A building tile: a fixed cost, or `amount` resources of exactly `kinds` kinds (kinds 0: fixed)."""

    def __init__(self, *, id: str, cost: list[int], amount: int, kinds: int, copies: int, confidence: str) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.amount: Final = amount
        self.kinds: Final = kinds
        self.copies: Final = copies
        self.confidence: Final = confidence


class Components:
    """Cards and tiles by index; the "one to seven" tiles are only counted (SA-S11)."""

    def __init__(self, cards: list[Card], tiles: list[Tile], start_tiles: int) -> None:
        self.cards: Final = cards
        self.tiles: Final = tiles
        self.start_tiles: Final = start_tiles
        self.card_numbers: Final = list(range(len(cards)))
        self.tile_numbers: Final = list(range(len(tiles)))
