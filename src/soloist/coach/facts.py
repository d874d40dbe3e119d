"""Whether a reason is true: what really is more or less in one position than in another."""

from typing import NamedTuple

from soloist.engine.kernel.machine import State
from soloist.players.features import Features

CLEARLY = 2.0
"""Where the facts of a theme go both ways, those that agree with what is said must weigh so many times as much."""
SAME = 1e-9


class Fact(NamedTuple):
    """Something of a theme that is better or worse, and how much what was learned cares."""

    theme: str
    better: bool
    weight: float


def facts(features: Features, before: State, after: State, shares: list[float]) -> list[Fact]:
    """What is better or worse in the one position than in the other; `shares` are what each number contributes."""
    numbers = zip(features.numbers, features.of(before), features.of(after), shares, strict=True)
    found = [
        Fact(number.theme, (there > here) == (number.sign > 0), abs(share))
        for number, here, there, share in numbers
        if number.sign and abs(there - here) > SAME
    ]
    gained = features.counted(after) - features.counted(before)
    return [*found, Fact(features.counted_theme, gained > 0, 1.0)] if gained else found


def true_themes(features: Features, weights: dict[str, float], facts: list[Fact]) -> set[str]:
    """The themes in which the position is better where that is said (above 0), and worse where that is said.

    A theme without any facts is a matter of opinion: which worker one has.
    """
    checked = {features.counted_theme, *(number.theme for number in features.numbers if number.sign)}
    return {theme for theme, weight in weights.items() if theme not in checked or is_true(theme, weight > 0, facts)}


def is_true(theme: str, better: bool, facts: list[Fact]) -> bool:
    agreeing = sum(fact.weight for fact in facts if fact.theme == theme and fact.better == better)
    against = sum(fact.weight for fact in facts if fact.theme == theme and fact.better != better)
    return agreeing > CLEARLY * against
