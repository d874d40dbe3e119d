"""Chances with their 95 % intervals, and whether one answer is really better than another."""

import math

from soloist.players.search import Tried

Z = 1.959964
"""A 95 % interval reaches this many standard errors to either side of the mean."""
SURELY = 2.0
"""A difference counts as real if it is larger than this many of its standard errors."""
LEAST = 0.01
"""An answer that costs less than this chance to win is no mistake, however sure the difference is."""
SURE = 0.002
"""Chances are kept between this and 1 minus this before their odds are taken."""


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    spread = sum((one - mean) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return mean, math.sqrt(spread / len(numbers))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * ((share * (1 - share) + Z * Z / (4 * games)) / games) ** 0.5
    scale = 1 + Z * Z / games
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return max(0.0, low) if wins else 0.0, min(1.0, high) if wins < games else 1.0


def interval(wins: list[float]) -> tuple[float, float]:
    """The 95 % interval of a chance: Wilson's if every try was won, drawn or lost, else from the spread of the tries."""
    if all(win in (0.0, 0.5, 1.0) for win in wins):
        return wilson(sum(wins), len(wins))
    low, high = around(*mean_of(wins))
    return max(0.0, low), min(1.0, high)


def around(mean: float, error: float) -> tuple[float, float]:
    """The 95 % interval of a mean with this standard error."""
    return mean - Z * error, mean + Z * error


def lead(ones: list[float], others: list[float]) -> tuple[float, float]:
    """By how much the first are better on the average, compared try by try, and the standard error of that."""
    return mean_of([one - other for one, other in zip(ones, others, strict=True)])


def is_sure(difference: tuple[float, float]) -> bool:
    mean, error = difference
    return abs(mean) > SURELY * error


def chance(tried: Tried) -> float:
    """The share of the tries that were won."""
    return sum(tried.wins) / len(tried.wins)


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    chance = min(1 - SURE, max(SURE, chance))
    return math.log(chance / (1 - chance))


def share(log_odds: float) -> float:
    """The inverse of `odds`."""
    return 1 / (1 + math.exp(-log_odds))


def set_right(chance: float, error: float) -> float:
    """The chance after adding `error` to the logarithm of its odds."""
    return share(odds(chance) + error)
