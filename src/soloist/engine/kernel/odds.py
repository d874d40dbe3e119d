"""Possible outcomes of a chance with their odds."""

from typing import Final


class Odds:
    """Possible values, each with its number of ways. Whole numbers, so that every machine agrees."""

    def __init__(self, values: list[int], weights: list[int], total: int) -> None:
        self.values: Final = values
        self.weights: Final = weights
        self.total: Final = total

    def at(self, way: int) -> int:
        """The value at one of the `total` ways, counted from 0."""
        for i in range(len(self.weights)):
            way -= self.weights[i]
            if way < 0:
                return self.values[i]
        raise IndexError("chance has fewer ways than that")

    def possible(self) -> list[int]:
        return [value for value, weight in zip(self.values, self.weights, strict=True) if weight]


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
    """The odds of the sum of this many ordinary dice."""
    while len(_DICE) <= count:
        _DICE.append(_sums_of_dice(len(_DICE)))
    return _DICE[count]
