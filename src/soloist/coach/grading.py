"""How a review is found: every answer of yours held against the others, with the same luck and equally many tries for all.

The chance of an answer is taken from the position after it. Where yours is not the best, the best is only called better if it
leads by more than twice the error and does so again on fresh tries: a game has over a hundred comparisons, and the best of
several noisy numbers is flattered. Where it is no mistake, your own answer says what the position is worth: nobody picked it by
its number.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from soloist.coach.comparing import chance, interval, is_sure, lead
from soloist.coach.reasons import reasons
from soloist.coach.review import BadReview, Judged, Moment, Review
from soloist.coach.themes import Reason
from soloist.engine import machine
from soloist.engine.game import Table
from soloist.engine.machine import DRAWN, WON, State, Waiting
from soloist.engine.story import YOU
from soloist.players.catalogue import learned, outlook
from soloist.players.search import Search, SearchPlayer, Tried

TRIES = {"peloponnes": 800, "stone-age": 40, "raiders": 120, "guilds-of-london": 40}
"""How often each option is tried: as often as a minute and a half allows where the game is long."""
USUAL_TRIES = 60
FRESH = 2
"""So many times as many fresh tries confirm a mistake."""
LEAST = 0.01
"""What is less than a point of the chance to win is no mistake, however sure."""


@dataclass(frozen=True)
class Asked:
    """A decision of yours as it stood."""

    number: int
    place: str
    s: State
    step: Waiting[Any]
    option: int


def nobody(done: int, of: int) -> None:
    """Hears of no progress."""


def review(table: Table, tell: Callable[[int, int], None] = nobody, tries: int = 0, seed: str = "review") -> Review:
    """The review of a finished table; `tell` hears how many of how many answers are done. Same seed, same review."""
    check(table)
    tries = tries or TRIES.get(table.game.id, USUAL_TRIES)
    grader = Grader(table, tries, seed)
    found, moments = decisions(table), list[Moment]()
    for done, asked in enumerate(found):
        tell(done, len(found))
        moments.append(grader.grade(asked))
    tell(len(found), len(found))
    outcome = table.state.outcome
    result = 1.0 if outcome == WON else 0.5 if outcome == DRAWN else 0.0
    start = moments[0].chance_before if moments else result
    return Review(start, result, with_luck(moments, result), tries, seed, table.taken_back)


def check(table: Table) -> None:
    """BadReview where there is nothing to review, BadWeights where nobody can."""
    if table.game.box is not table.game:
        raise BadReview("review-beside")
    if not table.state.outcome:
        raise BadReview("review-unfinished")
    # What was learned by other rules refuses itself, now and not in the middle.
    learned(table.game)


def decisions(table: Table) -> list[Asked]:
    """Every answer of yours that was no forced one; what real dice and cards said was not yours."""
    s, found = table.deal.start(), list[Asked]()
    for number, given in enumerate(table.log):
        step = machine.waiting(s)
        assert step is not None
        if given.by == YOU and not step.source(s) and len(step.possible(s)) > 1:
            rounds = [event.heading for event in table.events[: given.told] if event.heading[-1:].isdigit()]
            found.append(Asked(number, rounds[-1] if rounds else "", s.copy(), step, given.option))
        machine.answer(s, given.option)
    return found


def with_luck(moments: list[Moment], result: float) -> tuple[Moment, ...]:
    """What came between two answers: the chance at the next, less the chance after this one."""
    chances = [*(moment.chance_before for moment in moments[1:]), result]
    return tuple(replace(moment, luck=chances[nth] - moment.chance_after) for nth, moment in enumerate(moments))


class Grader:
    """Holds one answer after the other against its alternatives."""

    def __init__(self, table: Table, tries: int, seed: str) -> None:
        self.game = table.game
        self.tries = tries
        self.seed = seed
        self.learner = learned(self.game)
        self.outlook = outlook(self.game, self.learner)
        self.player = SearchPlayer(self.outlook, self.learner, 0, tries, 0.0)

    def grade(self, asked: Asked) -> Moment:
        options = self.player.promising(asked.s, asked.step.possible(asked.s), asked.option)
        luck = zlib.crc32(f"{self.seed}/{asked.number}".encode())
        search = Search(asked.s, options, self.outlook, luck)
        search.try_all(search.all, self.tries)
        yours = next(tried for tried in search.all if tried.option == asked.option)
        best = max(search.all, key=lambda tried: (chance(tried), tried.mean(), tried is yours))
        mistake = is_worse(yours.wins, best.wins) and self.is_confirmed(search, yours, best)
        return self.moment(asked, search.all, yours, best if mistake else yours)

    def is_confirmed(self, search: Search, yours: Tried, best: Tried) -> bool:
        """Try both again with fresh luck; only the fresh tries are shown."""
        search.try_all([yours, best], FRESH * self.tries)
        for tried in (yours, best):
            del tried.wins[: self.tries]
        return is_worse(yours.wins, best.wins)

    def moment(self, asked: Asked, all: list[Tried], yours: Tried, best: Tried) -> Moment:
        before, after = chance(best), chance(yours)
        judged = [Judged(self.token(asked, tried.option), chance(tried), *interval(tried.wins)) for tried in all]
        why = () if best is yours else self.reasons(asked, best.option)
        chosen, coach = self.token(asked, yours.option), self.token(asked, best.option)
        options = tuple(sorted(judged, key=lambda one: -one.chance))
        return Moment(
            asked.number, asked.place, before, after, 0.0, after - before, chosen, coach, options, best is not yours, why
        )

    def reasons(self, asked: Asked, best: int) -> tuple[Reason, ...]:
        return () if self.learner is None else reasons(self.game.id, self.learner.value, asked.s, best, asked.option)

    def token(self, asked: Asked, option: int) -> str:
        return asked.step.describe(asked.s, option).token


def is_worse(yours: list[float], best: list[float]) -> bool:
    difference = lead(best, yours)
    return difference[0] >= LEAST and is_sure(difference)
