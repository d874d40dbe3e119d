"""Answers side by side: how sure a chance is, and whether one answer is really better than another."""

import math
import time

from soloist.engine.game import Game
from soloist.engine.kernel.machine import State
from soloist.players.catalogue import GameJudge, wilson
from soloist.players.search import Search, Tried

Z = 1.959964
"""Of the 95 % interval."""
SURELY = 2.0
"""So many errors a difference must be large to be called one."""
AT_ONCE = 10
LEAST = 0.01
"""What is less than a point of the chance to win is no mistake, however sure."""
SURE = 0.002
"""No chance is taken for smaller than this, nor for larger than 1 less this, before it is set right."""


class Margins(GameJudge):
    """Remembers by how much each try was won or lost, in the points of the game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seen: list[float] = []

    def margin(self, s: State) -> float:
        self.seen.append(super().margin(s))
        return self.seen[-1]


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    spread = sum((one - mean) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return mean, math.sqrt(spread / len(numbers))


def interval(wins: list[float]) -> tuple[float, float]:
    """95 % of a chance: by Wilson's formula where every try was won or lost, else from how much the tries differ."""
    mean, error = mean_of(wins)
    if all(win in (0.0, 0.5, 1.0) for win in wins):
        return wilson(sum(wins), len(wins))
    return max(0.0, mean - Z * error), min(1.0, mean + Z * error)


def lead(ones: list[float], others: list[float]) -> tuple[float, float]:
    """By how much the ones are better, luck for luck, and the error of that."""
    return mean_of([one - other for one, other in zip(ones, others, strict=True)])


def is_sure(difference: tuple[float, float]) -> bool:
    mean, error = difference
    return abs(mean) > SURELY * error


def try_equally(searches: list[Search], lucks: int, seconds: float) -> None:
    """All answers with the same lucks, so many or as many as there is time for; a few in any case."""
    end = time.perf_counter() + seconds
    while (tried := searches[0].lucks) < lucks and (not tried or time.perf_counter() < end):
        for search in searches:
            search.try_all(search.all, min(AT_ONCE, lucks - tried))


def chance(tried: Tried) -> float:
    return sum(tried.wins) / len(tried.wins)


def odds(chance: float) -> float:
    """The logarithm of the odds; nothing is quite sure."""
    chance = min(1 - SURE, max(SURE, chance))
    return math.log(chance / (1 - chance))


def set_right(chance: float, error: float) -> float:
    """The chance once its odds are changed by so much."""
    return 1 / (1 + math.exp(-odds(chance) - error))
