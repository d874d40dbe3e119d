"""Gains of the upper half of a card: one class for each kind, with everything about it (SA-S37).

When a gain runs, the purchase has just been told, so its changes belong to that event.
"""

from typing import Final, Self

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.edition import Entry
from soloist.games.stone_age.cards import ExtraCard
from soloist.games.stone_age.components import FOOD, GOODS, RESOURCES, Gain
from soloist.games.stone_age.dice import RollDiceCard, RollForResource, grow_field, take_tool
from soloist.games.stone_age.names import goods
from soloist.games.stone_age.state import StoneAge

MOST: Final = 9


class TwoDice(Gain):
    """Roll two dice and keep one (SA-S38)."""

    name = "dice"
    early = True

    def run(self, s: StoneAge) -> None:
        s.then(RollDiceCard())

    def text(self) -> Phrase:
        return Phrase("gain-dice")


class Goods(Gain):
    """An amount of one good."""

    def __init__(self, good: int, amount: int) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def run(self, s: StoneAge) -> None:
        s.gain(self.good, self.amount)

    def text(self) -> Phrase:
        return goods(self.good, self.amount)

    def marks(self) -> tuple[Mark, ...]:
        return (Mark("gain", self.name, self.amount), Mark("good", GOODS[self.good]))


class Food(Goods):
    """Food, in addition to the bonus of the background."""

    name = "food"

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(FOOD, entry.number("amount", 1, MOST))


class Resource(Goods):
    """An amount of one resource."""

    name = "resource"

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(_resource(entry), entry.number("amount", 1, MOST))


class Roll(Gain):
    """Roll two dice for one resource, tools if you like (SA-S38)."""

    name = "roll"
    early = True
    takes_tools = True

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(_resource(entry))

    def run(self, s: StoneAge) -> None:
        s.then(RollForResource(self.resource))

    def text(self) -> Phrase:
        return Phrase("gain-roll", good=RESOURCES[self.resource])

    def marks(self) -> tuple[Mark, ...]:
        return (Mark("gain", self.name, 0), Mark("good", RESOURCES[self.resource]))


class Points(Gain):
    """Points give nothing (SA-G09)."""

    name = "points"

    def possible(self, s: StoneAge) -> bool:
        return False

    def run(self, s: StoneAge) -> None:
        pass

    def text(self) -> Phrase:
        return Phrase("gain-points")


class Tool(Gain):
    """One tool step (SA-G22)."""

    name = "tool"
    early = True

    def possible(self, s: StoneAge) -> bool:
        return not s.has_best_tools()

    def run(self, s: StoneAge) -> None:
        take_tool(s)

    def text(self) -> Phrase:
        return Phrase("gain-tool")


class Field(Gain):
    """One space on the agriculture track (SA-S21)."""

    name = "field"

    def possible(self, s: StoneAge) -> bool:
        return not s.has_best_field()

    def run(self, s: StoneAge) -> None:
        grow_field(s)

    def text(self) -> Phrase:
        return Phrase("gain-field")


class AnotherCard(Gain):
    """Take the next card out of the deck. With an empty deck nothing happens; that alone does not win the game (SA-G08)."""

    name = "extra-card"
    early = True

    def possible(self, s: StoneAge) -> bool:
        return s.deck_left > 0

    def run(self, s: StoneAge) -> None:
        if s.deck_left:
            s.then(ExtraCard())

    def text(self) -> Phrase:
        return Phrase("gain-extra-card")


class OneUseTool(Gain):
    """A tool for one roll, kept until it is used (SA-G11)."""

    name = "one-use-tool"
    kept = True
    early = True

    def __init__(self, value: int) -> None:
        self.value: Final = value

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("value", 1, MOST))

    def run(self, s: StoneAge) -> None:
        s.one_use.append(self.value)
        s.one_use.sort(reverse=True)
        s.touch("tools")

    def text(self) -> Phrase:
        return Phrase("gain-one-use-tool", amount=self.value)

    def marks(self) -> tuple[Mark, ...]:
        return (Mark("gain", self.name, self.value),)


class TwoResources(Gain):
    """Any two resources, now or later (SA-G10)."""

    name = "two-resources"
    kept = True

    def run(self, s: StoneAge) -> None:
        s.two_resources += 1
        s.touch("two-resources", 1)

    def text(self) -> Phrase:
        return Phrase("gain-two-resources")


def _resource(entry: Entry) -> int:
    return RESOURCES.index(entry.word("resource", RESOURCES))


GAINS: Final[tuple[type[Gain], ...]] = (
    TwoDice, Food, Resource, Roll, Points, Tool, Field, AnotherCard, OneUseTool, TwoResources,
)  # fmt: skip
