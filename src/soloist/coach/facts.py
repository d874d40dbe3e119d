"""Checks whether a reason is true: which numbers really are better or worse in one position than in another."""

from typing import NamedTuple

from soloist.players.features import Features

CLEARLY = 2.0
"""If the facts of a theme disagree, those that support the reason must weigh more than this many times as much."""
SAME = 1e-9


class Fact(NamedTuple):
    """A number of a theme that is better or worse, and how much weight the network gives it."""

    theme: str
    better: bool
    weight: float


def facts(features: Features, before: list[float], after: list[float], shares: list[float], counted: float) -> list[Fact]:
    """What is better or worse `after` than `before`; `shares` are the contributions of the numbers, `counted` is the gain in what
    the counted theme is about."""
    numbers = zip(features.numbers, before, after, shares, strict=True)
    found = [
        Fact(number.theme, (there > here) == (number.sign > 0), abs(share))
        for number, here, there, share in numbers
        if number.sign and abs(there - here) > SAME
    ]
    return [*found, Fact(features.counted_theme, counted > 0, 1.0)] if counted else found


def true_themes(features: Features, weights: dict[str, float], facts: list[Fact]) -> set[str]:
    """The themes whose weight agrees with the facts: better where it is above 0, worse where it is below.

    A theme whose numbers have no sign (such as which worker one has) cannot be checked and passes.
    """
    checked = {features.counted_theme, *(number.theme for number in features.numbers if number.sign)}
    return {theme for theme, weight in weights.items() if theme not in checked or is_true(theme, weight > 0, facts)}


def is_true(theme: str, better: bool, facts: list[Fact]) -> bool:
    agreeing = sum(fact.weight for fact in facts if fact.theme == theme and fact.better == better)
    against = sum(fact.weight for fact in facts if fact.theme == theme and fact.better != better)
    return agreeing > CLEARLY * against
