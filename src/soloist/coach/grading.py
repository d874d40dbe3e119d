"""Makes a review: compares every answer of yours with its alternatives, with the same luck and the same number of tries for all.

The chance of an answer is estimated from the position after it. Another answer is only called better if it leads by more than
twice the standard error, and does so again on fresh tries: a game has over a hundred comparisons, and the best of several noisy
estimates tends to be too high. If your answer was no mistake, its own estimate is the value of the position, because it was not
selected for being high.

The learned network has a systematic error. Short tries end with its estimate, so they cannot show that error, and it would appear
as luck. So short tries only find candidates, and the fresh tries are whole games of the learned player: for every answer in a
short game, for the costliest suspects in a long one. In a long game a few whole games from every answer, combined with those from
earlier answers, also estimate that error, and the chances are corrected by it.

At the end `linking.py` makes the chances of consecutive answers agree with each other.
"""

import zlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from typing import Any

from soloist.coach.linking import linked, moved, with_luck
from soloist.coach.reasons import reasons
from soloist.coach.review import BadReview, Judged, Moment, Review
from soloist.coach.statistics import LEAST, chance, interval, is_sure, lead, odds, set_right
from soloist.coach.themes import Reason
from soloist.engine.kernel.machine import State, Waiting
from soloist.engine.kernel.story import YOU
from soloist.engine.replay import replay
from soloist.engine.table import Table
from soloist.players.catalogue import GameJudge, learned, outlook
from soloist.players.of_game import budget_of
from soloist.players.player import result_of
from soloist.players.search import Outlook, Search, SearchPlayer, Tried

FRESH = 2
"""Without whole games, the value of a position comes from this many times as many fresh tries of your answer."""
SUSPECTS = 6
"""In long games whole games are played for at most this many answers, the costliest; the others count as no mistakes."""
SUSPECT_GAMES = 40
FIRST_GAMES, LATER_GAMES = 100, 8
"""In long games, how many whole games from your first answer, and from each later one, estimate the error of the network."""
REMEMBERED = 0.9
"""The weight of the whole games of earlier answers shrinks by this factor with each answer."""
PATIENCE = 4
"""Play this many times as many whole games if they, too, make an answer look like a mistake."""


@dataclass(frozen=True)
class Asked:
    """A decision of yours, with the position in which it was asked."""

    number: int
    place: str
    s: State
    step: Waiting[Any]
    option: int
    drawn: bool = False
    """Whether something was rolled or drawn after it, before your next decision or the end."""


@dataclass(frozen=True)
class Suspect:
    """An answer in a long game that looks worse than another after short tries."""

    cost: float
    asked: Asked
    best: int


def nobody(done: int, of: int) -> None:
    """Ignore the progress."""


def review(table: Table, tell: Callable[[int, int], None] = nobody, tries: int = 0, seed: str = "review") -> Review:
    """The review of a finished table. `tell` gets the number of steps done and of all. The same seed gives the same review."""
    steps = in_steps(table, tries or budget_of(table.game).tries, seed)
    while True:
        try:
            tell(*next(steps))
        except StopIteration as finished:
            found: Review = finished.value
            return found


def in_steps(table: Table, tries: int, seed: str = "review") -> Generator[tuple[int, int], None, Review]:
    """The same as a generator, for callers without a subprocess: yields the steps done and their total, returns the review."""
    check(table)
    grader = Grader(table, tries, seed)
    found, moments = decisions(table), list[Moment]()
    steps = len(found) + (0 if grader.games else SUSPECTS)
    for done, asked in enumerate(found):
        yield done, steps
        moments.append(grader.grade(asked))
    for done in grader.confirm(moments):
        yield len(found) + done, steps
    yield steps, steps
    result = result_of(table.state)
    moments = linked(moments, [asked.drawn for asked in found], result)
    start = moments[0].chance_before if moments else result
    return Review(start, result, with_luck(moments, result), tries, seed, table.taken_back)


def check(table: Table) -> None:
    """Raise BadReview if there is nothing to review, BadWeights if the weights do not fit the rules."""
    if table.game.is_companion:
        raise BadReview("review-beside")
    if not table.state.outcome:
        raise BadReview("review-unfinished")
    # Weights of other rules raise BadWeights here instead of in the middle.
    learned(table.game)


def decisions(table: Table) -> list[Asked]:
    """Every answer of yours with more than one option, except those that enter real dice or cards."""
    found = list[Asked]()
    for number, given, s, step in replay(table.deal.start(), table.log):
        free = len(step.possible(s)) > 1
        if free and step.source(s) and found:
            found[-1] = replace(found[-1], drawn=True)
        if free and given.by == YOU and not step.source(s):
            rounds = [event.heading for event in table.events[: given.told] if event.heading[-1:].isdigit()]
            found.append(Asked(number, rounds[-1] if rounds else "", s.copy(), step, given.option))
    return found


class Grader:
    """Compares one answer after the other with its alternatives."""

    def __init__(self, table: Table, tries: int, seed: str) -> None:
        self.game = table.game
        self.tries = tries
        self.seed = seed
        self.learner = learned(self.game)
        self.outlook = outlook(self.game, self.learner)
        self.player = SearchPlayer(self.outlook, self.learner, 0, tries, 0.0)
        self.to_the_end = Outlook(GameJudge(self.game), self.learner or self.outlook.rollout, None)
        whole_games = budget_of(self.game).whole_games
        self.games = self.scaled(whole_games) if whole_games else 0
        """How many whole games are played from every answer; 0 in long games."""
        self.suspects: list[Suspect] = []
        self.level = Level()

    def grade(self, asked: Asked) -> Moment:
        options = self.player.promising(asked.s, asked.step.possible(asked.s), asked.option)
        search = Search(asked.s, options, self.outlook, self.luck(asked, "first"))
        search.try_all(search.all, self.tries)
        yours = next(tried for tried in search.all if tried.option == asked.option)
        best = max(search.all, key=lambda tried: (chance(tried), tried.mean(), tried is yours))
        suspected = is_worse(yours.wins, best.wins)
        if not self.games:
            if suspected:
                self.suspects.append(Suspect(chance(best) - chance(yours), asked, best.option))
            moment = self.moment(asked, search.all, self.try_again(asked))
            return self.level.set_right(moment, self.whole_games(asked))
        fresh = self.play_out(asked, [yours.option, best.option] if suspected else [yours.option], self.games)
        return self.moment(asked, search.all, fresh if suspected and is_worse(fresh[0].wins, fresh[1].wins) else fresh[:1])

    def confirm(self, moments: list[Moment]) -> Iterator[int]:
        """Play whole games for the costliest suspects; those that are confirmed are mistakes, and cost what the games say."""
        places = {moment.number: place for place, moment in enumerate(moments)}
        for done, suspect in enumerate(sorted(self.suspects, key=lambda one: -one.cost)[:SUSPECTS]):
            yield done
            asked, place = suspect.asked, places[suspect.asked.number]
            yours, best = self.play_out(asked, [asked.option, suspect.best], self.scaled(SUSPECT_GAMES))
            if is_worse(yours.wins, best.wins):
                moments[place] = self.mistake(moments[place], asked, best.option, chance(best) - chance(yours))

    def try_again(self, asked: Asked) -> list[Tried]:
        """Your answer with fresh luck."""
        search = Search(asked.s, [asked.option], self.outlook, self.luck(asked, "fresh"))
        search.try_all(search.all, FRESH * self.tries)
        return search.all

    def whole_games(self, asked: Asked) -> list[float]:
        """The results of some whole games after your answer; more after the first, where nothing is known of the error yet."""
        search = Search(asked.s, [asked.option], self.to_the_end, self.luck(asked, "level"))
        search.try_all(search.all, self.scaled(LATER_GAMES if self.level.seen else FIRST_GAMES))
        return search.all[0].wins

    def play_out(self, asked: Asked, options: list[int], games: int) -> list[Tried]:
        """Your answer, and the one that looked better, in whole games with fresh luck."""
        search = Search(asked.s, options, self.to_the_end, self.luck(asked, "fresh"))
        search.try_all(search.all, games)
        if len(options) > 1 and looks_worse(search.all[0].wins, search.all[1].wins):
            search.try_all(search.all, (PATIENCE - 1) * games)
        return search.all

    def moment(self, asked: Asked, all: list[Tried], fresh: list[Tried]) -> Moment:
        """`fresh` is your answer and, if that was a mistake, the best; the chances come from them. The options keep the chances
        of the first tries until `linking.py` knows the chances of the whole game."""
        yours, best = fresh[0], fresh[-1]
        before, after = chance(best), chance(yours)
        again = {tried.option: tried for tried in fresh}
        options = tuple(self.judged(asked, tried, again.get(tried.option, tried)) for tried in all)
        chosen, coach = self.token(asked, yours.option), self.token(asked, best.option)
        why = () if best is yours else self.reasons(asked, best.option)
        return Moment(
            number=asked.number,
            place=asked.place,
            chance_before=before,
            chance_after=after,
            luck=0.0,
            decision=after - before,
            chosen=chosen,
            best=coach,
            options=options,
            mistake=best is not yours,
            reasons=why,
        )

    def mistake(self, moment: Moment, asked: Asked, option: int, cost: float) -> Moment:
        """The moment of a confirmed mistake in a long game: your chance stays, the best answer is above it by the cost."""
        return replace(
            moment,
            chance_before=moment.chance_after + cost,
            decision=-cost,
            best=self.token(asked, option),
            mistake=True,
            reasons=self.reasons(asked, option),
        )

    def judged(self, asked: Asked, first: Tried, latest: Tried) -> Judged:
        """An option at the chance of its first tries, with an interval as wide as that of its latest tries."""
        return moved(Judged(self.token(asked, latest.option), chance(latest), *interval(latest.wins)), chance(first))

    def reasons(self, asked: Asked, best: int) -> tuple[Reason, ...]:
        return reasons(self.game.package, self.outlook, asked.s, best, asked.option, self.luck(asked, "why"))

    def token(self, asked: Asked, option: int) -> str:
        return asked.step.describe(asked.s, option).token

    def scaled(self, games: int) -> int:
        """The number of games in proportion to the tries."""
        return max(2, games * self.tries // budget_of(self.game).tries)

    def luck(self, asked: Asked, purpose: str) -> int:
        return zlib.crc32(f"{self.seed}/{asked.number}/{purpose}".encode())


class Level:
    """Estimates the error of the network in a long game, in log odds, from an answer and the answers before it."""

    def __init__(self) -> None:
        self.error = 0.0
        self.seen = 0.0
        """The weight of the whole games seen so far: the larger, the less a new game changes the estimate."""

    def set_right(self, moment: Moment, wins: list[float]) -> Moment:
        """Update the estimate with the whole games from this answer, and correct the chance by it."""
        self._see(moment.chance_after, wins)
        chance = set_right(moment.chance_after, self.error)
        return replace(moment, chance_before=chance, chance_after=chance)

    def _see(self, chance: float, wins: list[float]) -> None:
        if not self.seen:
            # Add half a won and half a lost game, so that 100 wins of 100 do not mean certainty.
            self.error = odds((sum(wins) + 0.5) / (len(wins) + 1)) - odds(chance)
        expected = set_right(chance, self.error)
        self.seen = REMEMBERED * self.seen + len(wins) * expected * (1 - expected)
        # One step of Newton's method towards the most likely error.
        self.error += (sum(wins) - len(wins) * expected) / (1 + self.seen)


def looks_worse(yours: list[float], best: list[float]) -> bool:
    """Whether the answer is worth more tries."""
    mean, error = lead(best, yours)
    return mean > error


def is_worse(yours: list[float], best: list[float]) -> bool:
    difference = lead(best, yours)
    return difference[0] >= LEAST and is_sure(difference)
