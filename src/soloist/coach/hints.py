"""A hint: the best two answers compared on equal numbers of tries with the same luck, and why one is better.

The chances are those that come true: `calibration.py` corrects what the tries say. Where that was not measured, the hint gives
no percentage.
"""

import zlib
from dataclasses import dataclass
from typing import Any

from soloist.coach.calibration import AS_SAID, calibration_of, unmeasured
from soloist.coach.ends import try_equally
from soloist.coach.moves import Move, followed, move_of
from soloist.coach.reasons import NO_LIMIT, reasons
from soloist.coach.statistics import chance, interval, is_sure, lead
from soloist.coach.themes import WORDS, Reason
from soloist.engine.game import Game
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.question import Option
from soloist.engine.table import Table
from soloist.players.catalogue import GameJudge, learned, outlook
from soloist.players.of_game import rule_of_thumb
from soloist.players.search import Outlook, Search, Tried

CLEAR, CLOSE, LOST, WON, FEW, UNMEASURED = "clear", "close", "lost", "won", "few", "unmeasured"
HARDLY = 0.02
"""If the chances of both answers are below this, or above 1 minus this, margins are compared instead of chances."""
MOST_LUCKS = 3000
"""More tries than this would not change anything that a person can see."""
MARGIN_LUCKS = 60
SECONDS = 1.5
TO_FIND, TO_COMPARE, FOR_MARGINS, FOR_REASONS = 0.5, 0.35, 0.1, 0.05
"""Shares of the time: to find the best two, to compare them, to compare their margins if needed, and to see why."""
ENOUGH = 30
"""With fewer tries of each answer a percentage says nothing."""


@dataclass(frozen=True)
class Advised:
    """One of the best two: the chance to win with its 95 % interval, and the move that it begins."""

    option: Option
    chance: float
    low: float
    high: float
    given: tuple[int, ...]
    """The answer and those that complete its move."""
    move: Move

    def name(self, language: str) -> str:
        """The whole move; the name of the option if it is one."""
        return self.move.name(language) if len(self.given) > 1 else self.option.name(language)


@dataclass(frozen=True)
class Hint:
    """What to answer, compared with the next best."""

    best: Advised
    other: Advised
    tries: int
    """How often each of the two was tried, with the same luck."""
    verdict: str
    """CLEAR, CLOSE (too close to call), LOST or WON (with every answer, so margins are compared), FEW (too few tries, so the
    best answer is only a guess), or UNMEASURED (nobody measured how true the chances are with these rulings or components)."""
    lead: float
    """By how much the best is better, 0 if that is not sure: in chance to win, or in margin if all is LOST or WON."""
    in_points: bool
    """Whether the margin of the game is a number of points."""
    reasons: tuple[Reason, ...]
    unmeasured: str = ""
    """Why the chances are only estimates: "rulings" or "edition"; empty where they were measured."""

    def __repr__(self) -> str:
        return (
            f"<Hint: {self.best.option.token}, then {self.other.option.token}, {self.verdict} after {self.tries} tries of each>"
        )

    def text(self, language: str) -> str:
        """The hint in a sentence or two."""
        best, other = self.best, self.other
        even = self.verdict == CLEAR and percent(best.chance) == percent(other.chance)
        margin = "alike" if not self.lead else "points" if self.in_points else "better"
        said = WORDS.say(
            Phrase(
                f"hint-{'even' if even else self.verdict}",
                best=best.name(language),
                other=other.name(language),
                chance=percent(best.chance),
                low=percent(best.low),
                high=percent(best.high),
                range="some" if percent(best.low) < percent(best.high) else "none",
                less=percent(other.chance),
                margin=margin,
                points=max(1, round(self.lead)),
                more=max(1, percent(self.lead)) if self.lead else 0,
                unmeasured=self.unmeasured,
            ),
            language,
        )
        return f"{said} {why(self.reasons, language)}".rstrip()

    def effort(self, language: str) -> str:
        """How many tries the hint is based on, and when they counted what its reasons name."""
        found = WORDS.say(Phrase("hint-tries", tries=self.tries), language)
        counted = [reason for reason in self.reasons if reason.amount]
        if not counted:
            return found
        game = counted[0].package.rpartition(".")[2].replace("_", "-")
        return f"{found} {WORDS.say(Phrase('hint-averages', unit=game), language)}"


def to_data(hint: Hint) -> dict[str, object]:
    """Plain data with options as tokens, for other processes and for JSON."""
    return {
        **vars(hint),
        "best": _advised_data(hint.best),
        "other": _advised_data(hint.other),
        "reasons": [vars(reason) for reason in hint.reasons],
    }


def _advised_data(one: Advised) -> dict[str, object]:
    return {"option": one.option.token, "chance": one.chance, "low": one.low, "high": one.high, "given": list(one.given)}


def from_data(data: dict[str, Any], table: Table) -> Hint:
    """The inverse of `to_data`, for the same question of the table."""
    best, other = (_advised(data[one], table) for one in ("best", "other"))
    reasons = tuple(Reason(**one) for one in data["reasons"])
    return Hint(**{**data, "best": best, "other": other, "reasons": reasons})


def _advised(data: dict[str, Any], table: Table) -> Advised:
    assert table.question is not None
    option, given = table.question.option(data["option"]), tuple(data["given"])
    return Advised(**{**data, "option": option, "given": given, "move": move_of(table.game, table.state, given)})


def why(reasons: tuple[Reason, ...], language: str) -> str:
    """The reasons in a sentence; empty if there are none."""
    if not reasons:
        return ""
    first, second, *_ = (*(one.text(language) for one in reasons if one.points > 0), "none", "none")
    against = next((one.text(language) for one in reasons if one.points < 0), "none")
    return WORDS.say(Phrase("why", first=first, second=second, but=against), language)


def percent(share: float) -> int:
    return round(100 * share)


def hint(
    table: Table,
    seconds: float = SECONDS,
    tries: int = 0,
    seed: str = "hint",
    patience: float = 0.0,
    of: Option | None = None,
) -> Hint | None:
    """What to answer to the question, judged only on what the player can know; None for dice and cards, after the end, and beside
    the real board, where questions ask for facts. With a number of `tries` the same seed gives the same hint. On a slow machine
    `patience` is how many more seconds may pass until there are ENOUGH tries; if there are still too few, the hint says so. `of`
    is an answer to compare with the best of the others."""
    question = table.question
    if question is None or question.chance or question.confirms or table.game.is_companion:
        return None
    return Adviser(table, seconds, tries, seed, patience, of).advise({option.value: option for option in question.options})


class Margins(GameJudge):
    """Remembers by how much each try was won or lost, in the points of the game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seen: list[float] = []

    def margin(self, s: State) -> float:
        self.seen.append(super().margin(s))
        return self.seen[-1]


class Adviser:
    """Computes the hint for one question."""

    def __init__(self, table: Table, seconds: float, tries: int, seed: str, patience: float, of: Option | None) -> None:
        self.game: Game = table.game
        self.s = table.state
        self.seconds = seconds
        self.tries = tries
        self.seed = seed
        self.patience = patience
        self.of = of
        self.learner = learned(self.game)
        self.outlook = outlook(self.game, self.learner)
        self.line = calibration_of(table) or AS_SAID
        self.unmeasured = unmeasured(table)

    def advise(self, options: dict[int, Option]) -> Hint:
        best, other = self.compared(list(options))
        most, least = (self.line.chance(chance(tried)) for tried in (best, other))
        verdict, ahead = CLEAR, lead(best.wins, other.wins)
        by = most - least if is_sure(ahead) else 0.0
        if self.patience and len(best.wins) < ENOUGH:
            verdict, by = FEW, 0.0
        elif self.unmeasured:
            verdict = UNMEASURED
        elif most < HARDLY or least > 1 - HARDLY:
            verdict = LOST if most < HARDLY else WON
            ahead = self.compare_margins(best, other)
            if ahead[0] < 0:
                best, other, ahead = other, best, (-ahead[0], ahead[1])
            by = ahead[0] if is_sure(ahead) else 0.0
        elif not by:
            verdict = CLOSE
        one, two = (self.advised(options[tried.option], tried) for tried in (best, other))
        return Hint(
            best=one,
            other=two,
            tries=len(best.wins),
            verdict=verdict,
            lead=by,
            in_points=bool(self.game.scores),
            reasons=self.reasons(best, other, verdict) if by else (),
            unmeasured=self.unmeasured,
        )

    def advised(self, option: Option, tried: Tried) -> Advised:
        said = chance(tried)
        low, high = self.line.interval(said, *interval(tried.wins))
        given = followed(self.game, self.s, option.value, self.outlook.rollout)
        return Advised(option, self.line.chance(said), low, high, given, move_of(self.game, self.s, given))

    def compared(self, options: list[int]) -> tuple[Tried, Tried]:
        """The best two with fresh tries, the better one first."""
        search = Search(self.s, self.best_two(options), self.outlook, self.luck("compare"))
        try_equally([search], max(2, self.tries // 4) if self.tries else MOST_LUCKS, self.time(TO_COMPARE))
        if self.patience:
            try_equally([search], ENOUGH, self.patience)
        best, other = sorted(search.all, key=lambda tried: (chance(tried), tried.mean()), reverse=True)
        return best, other

    def best_two(self, options: list[int]) -> list[int]:
        """Find the best two by halving. These tries are not shown, because the best of several noisy estimates is too high."""
        search = Search(self.s, options, self.outlook, self.luck("find"))
        if self.tries:
            search.run(self.tries // 2)
        else:
            search.run_for(self.time(TO_FIND))
        order = sorted(search.all, key=lambda tried: (len(tried.wins), tried.mean()), reverse=True)
        best = [tried.option for tried in order]
        return best[:2] if self.of is None else [self.of.value, next(one for one in best if one != self.of.value)]

    def compare_margins(self, best: Tried, other: Tried) -> tuple[float, float]:
        """Play both to the end with the same luck: by how much the first ends better, and the standard error of that."""
        judges = [Margins(self.game), Margins(self.game)]
        searches = [
            Search(self.s, [tried.option], Outlook(judge, rule_of_thumb(self.game), None), self.luck("margins"))
            for tried, judge in zip((best, other), judges, strict=True)
        ]
        try_equally(searches, MARGIN_LUCKS, self.time(FOR_MARGINS))
        return lead(judges[0].seen, judges[1].seen)

    def reasons(self, best: Tried, other: Tried, verdict: str) -> tuple[Reason, ...]:
        return reasons(
            self.game.package,
            self.outlook,
            self.s,
            better=best.option,
            other=other.option,
            luck=self.luck("compare"),
            margin=verdict in (LOST, WON),
            seconds=self.time(FOR_REASONS),
        )

    def time(self, share: float) -> float:
        return NO_LIMIT if self.tries else share * self.seconds

    def luck(self, purpose: str) -> int:
        return zlib.crc32(f"{self.seed}/{purpose}".encode())
