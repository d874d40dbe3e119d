"""Search: tries all answers with the same random seeds, and drops the worse half again and again.

Each try plays on to the end of the round, where the learned value judges it, or to the end of the game if there is none. The
random seed of a try depends only on its number. So the order of the tries does not change the result.
"""

import math
import time
from random import Random
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, State, Waiting
from soloist.players.learned import LearnedPlayer, asked
from soloist.players.player import Player, result_of
from soloist.players.value import Value

CLEARLY: Final = 1.0
"""By how many standard errors, compared seed by seed, an answer must beat the trusted one to be preferred."""
MARGIN_SHARE: Final = 0.1
"""The share of the margin in the reward of a finished game; the rest is the win itself, so the margin only breaks ties."""
NONE: Final = -99
"""Sentinel: no answer. The words of offers are numbered from -1 downwards."""
WIDEST: Final = 10
"""If there are more answers than this, only the most promising are tried."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Measures by how much a finished game was won or lost; each game has its own scale."""

    def margin(self, s: State) -> float:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """How one try plays on after the answer, and how its final position is judged."""

    def __init__(self, judge: Judge, rollout: Player | None, value: Value | None) -> None:
        self.judge: Final = judge
        self.rollout: Final = rollout
        """The player that answers during the try; None plays at random."""
        self.value: Final = value
        """Judges the end of the round; without it the game is played to its end."""

    def look(self, s: State, random: Random, period: int) -> tuple[float, float]:
        """Play on from this position until the period ends; returns the probability of winning and the reward."""
        value = self.value
        while True:
            step = machine.waiting(s)
            if step is None:
                return self.end(s)
            if isinstance(step, Chance):
                odds = step.odds(s)
                machine.give(s, odds.at(int(random.random() * odds.total)))
                continue
            if value is not None and value.features.period(s) != period:
                win, margin = value.judge(s)
                return win, win + value.margin_share * margin
            machine.give(s, self.next_answer(s, step, random))

    def next_answer(self, s: State, step: Waiting[Any], random: Random) -> int:
        if self.rollout is not None:
            return self.rollout.choose(s, step)
        options = step.possible(s)
        return options[int(random.random() * len(options))]

    def end(self, s: State) -> tuple[float, float]:
        if self.value is not None:
            win, margin = self.value.judge(s)
            return win, win + self.value.margin_share * margin
        win = result_of(s)
        margin = self.judge.margin(s)
        return win, (1.0 - MARGIN_SHARE) * win + MARGIN_SHARE * (0.5 + 0.5 * margin / (abs(margin) + 20.0))


class Tried:
    """One answer and the results of its tries, one for each random seed."""

    def __init__(self, option: int) -> None:
        self.option: Final = option
        self.wins: list[float] = []
        self.rewards: list[float] = []

    def mean(self) -> float:
        return sum(self.rewards) / len(self.rewards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """The answers to one question, each with its tries."""

    def __init__(self, s: State, options: list[int], outlook: Outlook, seed: int) -> None:
        self.s: Final = s
        self.outlook: Final = outlook
        self.seed: Final = seed
        self.all: Final = [Tried(option) for option in options]
        self.lucks = 0
        """How many random seeds have been tried with all remaining answers."""

    def run(self, tries: int, keep: int = NONE) -> list[Tried]:
        """Distribute this many tries among the answers, halving the remaining ones; the answer `keep` is never dropped."""
        left, halvings = self.all, self.halvings()
        for _ in range(halvings):
            self.try_all(left, max(1, tries // (halvings * len(left))))
            left = self.better_half(left, keep)
        return left

    def run_for(self, seconds: float, keep: int = NONE) -> list[Tried]:
        """As many tries as the time allows, an equal share of it for each halving; at least one for each answer."""
        left, halvings, start = self.all, self.halvings(), time.perf_counter()
        for nth in range(1, halvings + 1):
            self.try_all(left, 1)
            while time.perf_counter() < start + seconds * nth / halvings:
                self.try_all(left, 1)
            left = self.better_half(left, keep)
        return left

    def halvings(self) -> int:
        return max(1, math.ceil(math.log2(len(self.all)))) if len(self.all) > 1 else 1

    def better_half(self, left: list[Tried], keep: int) -> list[Tried]:
        order = sorted(left, key=lambda tried: -tried.mean())
        half = order[: max(1, (len(order) + 1) // 2)]
        return half + [tried for tried in order[len(half) :] if tried.option == keep]

    def try_all(self, left: list[Tried], times: int) -> None:
        """Try every remaining answer with the next `times` random seeds."""
        for tried in left:
            for win, reward in self.tries(tried.option, self.lucks, times):
                tried.wins.append(win)
                tried.rewards.append(reward)
        self.lucks += times

    def tries(self, option: int, first: int, times: int) -> list[tuple[float, float]]:
        """The results of one answer with each of these random seeds."""
        found: list[tuple[float, float]] = []
        random = Random()
        value = self.outlook.value
        period = 0 if value is None else value.features.period(self.s)
        for luck in range(first, first + times):
            random.seed(self.seed + luck)
            s = self.s.copy()
            machine.give(s, option)
            found.append(self.outlook.look(s, random, period))
        return found


def clearly_better(best: Tried, trusted: Tried) -> bool:
    """Whether one answer beats the other by more than chance explains, with the same random seeds for both."""
    lucks = min(len(best.rewards), len(trusted.rewards))
    leads = [best.rewards[luck] - trusted.rewards[luck] for luck in range(lucks)]
    mean = sum(leads) / lucks
    spread = sum([(lead - mean) * (lead - mean) for lead in leads]) / max(1, lucks - 1) + 1e-4
    return mean > CLEARLY * math.sqrt(spread / lucks)


class SearchPlayer(Player):
    """Searches anew for every decision. The trusted answer (of the learned player, otherwise of the rule of thumb) is only
    replaced by a clearly better one."""

    def __init__(self, outlook: Outlook, learned: LearnedPlayer | None, seed: int, tries: int, seconds: float) -> None:
        self.outlook: Final = outlook
        self.learned: Final = learned
        self.seed: Final = seed
        self.tries: Final = tries
        self.seconds: Final = seconds
        self.asked = 0

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        if len(options) == 1:
            return options[0]
        self.asked += 1
        s = asked(s, step)
        trusted = self.trusted(s, step)
        search = Search(s, self.promising(s, options, trusted), self.outlook, self.luck())
        left = search.run_for(self.seconds, trusted) if self.seconds else search.run(self.tries, trusted)
        best = left[0]
        for tried in left:
            if tried.mean() > best.mean():
                best = tried
        for tried in left:
            if tried.option == trusted and not clearly_better(best, tried):
                return trusted
        return best.option

    def trusted(self, s: State, step: Waiting[Any]) -> int:
        if self.learned is not None:
            return self.learned.choose(s, step)
        return NONE if self.outlook.rollout is None else self.outlook.rollout.choose(s, step)

    def promising(self, s: State, options: list[int], trusted: int) -> list[int]:
        """All options, or the most promising ones by the learned worth."""
        if self.learned is None or len(options) <= WIDEST:
            return options
        worths = self.learned.worths(s, options)
        order = sorted(range(len(options)), key=lambda place: -worths[place])
        return [options[place] for place in range(len(options)) if place in order[:WIDEST] or options[place] == trusted]

    def luck(self) -> int:
        """The first random seed of this decision; seeds of different decisions are independent."""
        # Native: see Seeded.draw.
        seed: i64 = self.seed + self.asked
        return seed * 1_000_003
