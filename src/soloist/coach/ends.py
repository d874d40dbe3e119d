"""Where the tries of two answers end: what a person can count there, and what the network sees.

A try plays on to the end of the round, so what the opponent gets, and what you still do, is counted too. Both answers are tried
with the same luck. So the differences come from the answers.
"""

import time
from random import Random

from soloist.coach.statistics import is_sure, lead, mean_of
from soloist.engine.kernel.machine import State
from soloist.players.features import Features
from soloist.players.search import Outlook, Search

AT_ONCE = 10
"""Tries between two looks at the clock."""


def try_equally(searches: list[Search], lucks: int, seconds: float) -> None:
    """Try all answers with the same luck, at most `lucks` times or until the time is up, but at least AT_ONCE times."""
    end = time.perf_counter() + seconds
    while (tried := searches[0].lucks) < lucks and (not tried or time.perf_counter() < end):
        for search in searches:
            search.try_all(search.all, min(AT_ONCE, lucks - tried))


class Watched(Outlook):
    """Remembers where each try ends."""

    def __init__(self, outlook: Outlook, features: Features) -> None:
        super().__init__(outlook.judge, outlook.rollout, outlook.value)
        self.features = features
        self.amounts: list[dict[str, float]] = []
        self.numbers: list[list[float]] = []
        """What the network sees; nothing of a try that ended the game."""

    def look(self, s: State, random: Random, period: int) -> tuple[float, float]:
        found = super().look(s, random, period)
        self.amounts.append(self.features.amounts(s))
        if s.agenda:
            self.numbers.append(self.features.of(s))
        return found


class Ends:
    """Where the tries of the better and of the other answer end."""

    def __init__(self, outlook: Outlook, features: Features, s: State, better: int, other: int, luck: int) -> None:
        self.features = features
        self.watched = [Watched(outlook, features) for _ in range(2)]
        self.searches = [
            Search(s, [option], watched, luck) for option, watched in zip((better, other), self.watched, strict=True)
        ]

    def gains(self) -> dict[str, float]:
        """By how much the better answer has more of what a person counts, where the tries are sure of it."""
        ones, others = (watched.amounts for watched in self.watched)
        found = dict[str, float]()
        for name in self.features.worths:
            difference = lead([one[name] for one in ones], [other[name] for other in others])
            if is_sure(difference):
                found[name] = difference[0]
        return found

    def means(self) -> tuple[list[float], list[float]] | None:
        """The mean of what the network sees after the better and after the other answer; None if a try ended the game."""
        one, other = (watched.numbers for watched in self.watched)
        if min(len(one), len(other)) < self.searches[0].lucks:
            return None
        return mean_numbers(one), mean_numbers(other)


def mean_numbers(seen: list[list[float]]) -> list[float]:
    return [mean_of(list(column))[0] for column in zip(*seen, strict=True)]
