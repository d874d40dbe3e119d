"""The three kinds of step: a decision, a chance, an act."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from soloist.engine.phrase import Phrase
from soloist.engine.state import State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Step, Generic[S]):
    """A step that waits for an answer: a small integer to the machine, a token and a phrase to people."""

    def question(self, s: S) -> Phrase:
        raise NotImplementedError

    def token(self, s: S, option: int) -> str:
        """The short word of an option: typed by people, written in records."""
        return str(option)

    def phrase(self, s: S, option: int) -> Phrase:
        raise NotImplementedError

    def target(self, s: S, option: int) -> str:
        """The spot of the scene that the option points at, if any."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Waiting[S]):
    """The person answers."""

    def options(self, s: S) -> list[int]:
        raise NotImplementedError

    def take(self, s: S, option: int) -> None:
        raise NotImplementedError


class Odds:
    """The values chance may give and in how many ways each; whole numbers, so that every machine agrees."""

    def __init__(self, values: list[int], weights: list[int], total: int) -> None:
        self.values: Final = values
        self.weights: Final = weights
        self.total: Final = total

    def at(self, way: int) -> int:
        """The value that stands at one of the `total` ways, counted from 0."""
        for i in range(len(self.weights)):
            way -= self.weights[i]
            if way < 0:
                return self.values[i]
        raise IndexError("chance has fewer ways than that")

    def possible(self) -> list[int]:
        return [value for value, weight in zip(self.values, self.weights, strict=True) if weight]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Waiting[S]):
    """Dice and decks answer."""

    def source(self, s: S) -> str:
        """Which dice or deck answers; each has a stream of its own."""
        raise NotImplementedError

    def odds(self, s: S) -> Odds:
        raise NotImplementedError

    def settle(self, s: S, outcome: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step, Generic[S]):
    """Runs by itself."""

    def run(self, s: S) -> None:
        raise NotImplementedError


def _sums_of_dice(count: int) -> Odds:
    ways = {0: 1}
    for _ in range(count):
        more: dict[int, int] = {}
        for total, number in ways.items():
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0) + number
        ways = more
    return Odds(list(ways.keys()), list(ways.values()), 6**count)


_DICE: Final[list[Odds]] = []


def dice(count: int) -> Odds:
    """The odds of the sum of so many ordinary dice."""
    while len(_DICE) <= count:
        _DICE.append(_sums_of_dice(len(_DICE)))
    return _DICE[count]
