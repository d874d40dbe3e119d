"""A review: the chance to win over a finished game, split into luck and decisions; as data, and as JSON stored with the table."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from math import isfinite
from typing import Any, NamedTuple

from soloist.coach.moves import followed, move_of
from soloist.coach.themes import WORDS, Reason, is_counted, is_theme
from soloist.engine.game import Game
from soloist.engine.kernel.machine import State, Waiting
from soloist.engine.kernel.story import YOU
from soloist.engine.question import Question
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.players.catalogue import learned, outlook
from soloist.players.player import Player
from soloist.players.weights import mark

VERSION = 3
"""Raise this when the method changes: stored reviews of another version are made again."""
COSTLIEST = 3
MOST_AMOUNT = 1000


class BadReview(SoloistError):
    """This table cannot be reviewed, or the stored text is not a review of it."""

    words = WORDS


class Judged(NamedTuple):
    """One option: the chance to win with it, and its 95 % interval."""

    token: str
    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Moment:
    """One answer of yours with more than one option."""

    number: int
    """The number of the answer in the table's log."""
    place: str
    """The round or turn in which it was asked, as the story's heading: `round-3`, `turn-7`; empty before the first."""
    chance_before: float
    """The chance to win with the best answer."""
    chance_after: float
    """The chance to win with your answer; the same unless it was a mistake."""
    luck: float
    """The chance at your next answer, or the result, less the chance after this answer. Exactly 0 if nothing was drawn in
    between."""
    decision: float
    """`chance_after` less `chance_before`: never above 0, and 0 unless it was a mistake."""
    chosen: str
    best: str
    """What the coach would have answered; your own answer unless it was a mistake."""
    options: tuple[Judged, ...]
    """Every option that was tried with the same luck, the best first. Yours has `chance_after`, the best has `chance_before`, and
    no option has more."""
    mistake: bool
    """Whether your answer is worse by more than twice the standard error, and again on fresh tries. The fresh ones are shown."""
    reasons: tuple[Reason, ...] = ()
    """The themes in which the coach's answer is better, for a costly mistake; a theme in which it is worse comes last."""


@dataclass(frozen=True)
class Review:
    """start + luck + decisions = result, exactly."""

    start: float
    """The chance to win at your first answer."""
    result: float
    """1 won, 0.5 drawn, 0 lost."""
    moments: tuple[Moment, ...]
    tries: int
    """How often each option was tried; an answer that looked like a mistake was tried again, and more often."""
    seed: str
    taken_back: int
    """How often answers of this table were undone. After that, luck may have been known in advance."""

    @property
    def luck(self) -> float:
        return sum(moment.luck for moment in self.moments)

    @property
    def decisions(self) -> float:
        return sum(moment.decision for moment in self.moments)

    @property
    def mistakes(self) -> list[Moment]:
        return [moment for moment in self.moments if moment.mistake]

    @property
    def costliest(self) -> list[Moment]:
        """The three decisions that cost most, the worst first."""
        return sorted(self.mistakes, key=lambda moment: moment.decision)[:COSTLIEST]

    def __repr__(self) -> str:
        parts = f"start {self.start:.2f}, luck {self.luck:+.2f}, decisions {self.decisions:+.2f}, result {self.result:g}"
        return f"<Review: {parts}, {len(self.moments)} answers, {len(self.mistakes)} mistakes>"

    def to_json(self, table: Table) -> str:
        """The review as JSON, with everything it depends on, so that an outdated review is recognized."""
        return json.dumps({**depends(table), **asdict(self)}, separators=(",", ":"))

    @staticmethod
    def from_json(text: str, table: Table) -> "Review":
        """Read the review of this table. Raises BadReview if it is broken or was made for something else."""
        try:
            data = json.loads(text)
            if not isinstance(data, dict):
                raise ValueError
            wanted = depends(table)
            if {name: data.get(name) for name in wanted} != wanted:
                raise BadReview("review-stale")
            return _review(data, table)
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadReview("review-broken") from None

    @staticmethod
    def kept(text: str | None, table: Table) -> "Review | None":
        """Read a stored review; None if there is none, or if it no longer fits this table."""
        try:
            return None if text is None else Review.from_json(text, table)
        except BadReview:
            return None


def question(table: Table, moment: Moment) -> Question:
    """The question at that moment, with its options in the order of the rules."""
    asked = table.at(moment.number, any_order=False).question
    assert asked is not None
    return asked


class Again(Player):
    """Gives your answers of a table again, from this one on."""

    def __init__(self, table: Table, number: int) -> None:
        self.answers = iter([given.option for given in table.log[number:] if given.by == YOU])

    def choose(self, s: State, step: Waiting[Any]) -> int:
        return next(self.answers, step.possible(s)[0])


@cache
def coach_of(game: Game) -> Player | None:
    """Who completes the moves of the coach: the player of its tries."""
    return outlook(game, learned(game)).rollout


def move_name(table: Table, moment: Moment, token: str, language: str) -> str:
    """The whole move that began with this answer: yours as you went on, any other as the coach would have gone on."""
    there = table.at(moment.number, any_order=False)
    asked, game = there.question, there.game
    option = None if asked is None else next((one for one in asked.options if one.token == token), None)
    if option is None:
        return token
    player = Again(table, moment.number + 1) if token == moment.chosen else coach_of(game)
    given = followed(game, there.state, option.value, player)
    return move_of(game, there.state, given).name(language) if len(given) > 1 else option.name(language)


def place_name(table: Table, moment: Moment, language: str) -> str:
    """The round or turn of a moment as the story calls it; empty before the first."""
    told = next((event for event in table.events if moment.place and event.heading == moment.place), None)
    return "" if told is None else table.game.words.say(told.phrase, language)


def depends(table: Table) -> dict[str, object]:
    """What a review depends on: the game, its rules, the learned weights, and the number of answers."""
    game: Game = table.game
    return {"version": VERSION, "game": game.id, "rules": game.revision, "weights": mark(game), "answers": len(table.log)}


# --- reading


def _review(data: dict[str, Any], table: Table) -> Review:
    moments = tuple(_moment(one, table) for one in data["moments"])
    tries, taken_back = _whole(data["tries"]), _whole(data["taken_back"])
    return Review(_chance(data["start"]), _chance(data["result"]), moments, tries, _text(data["seed"]), taken_back)


def _moment(data: dict[str, Any], table: Table) -> Moment:
    number, tokens = _whole(data["number"]), [_text(one[0]) for one in data["options"]]
    given = table.log[number] if number < len(table.log) else None
    if given is None or given.by != YOU or given.token != data["chosen"] or not isinstance(data["mistake"], bool):
        raise ValueError
    if data["chosen"] not in tokens or data["best"] not in tokens:
        raise ValueError
    return Moment(
        number=number,
        place=_text(data["place"]),
        chance_before=_chance(data["chance_before"]),
        chance_after=_chance(data["chance_after"]),
        luck=_share(data["luck"]),
        decision=_share(data["decision"]),
        chosen=_text(data["chosen"]),
        best=_text(data["best"]),
        options=tuple(
            Judged(_text(token), _chance(chance), _chance(low), _chance(high)) for token, chance, low, high in data["options"]
        ),
        mistake=data["mistake"],
        reasons=tuple(_reason(one, table.game) for one in data["reasons"]),
    )


def _reason(data: dict[str, Any], game: Game) -> Reason:
    theme = _text(data["theme"])
    amount = data.get("amount", 0)
    if not (is_counted if amount else is_theme)(game, theme):
        raise ValueError
    if not isinstance(amount, int) or not 0 <= amount < MOST_AMOUNT:
        raise ValueError
    return Reason(game.package, theme, _share(data["points"]), amount)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError
    return value


def _share(value: object) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not isfinite(value):
        raise ValueError
    return float(value)


def _chance(value: object) -> float:
    share = _share(value)
    if not 0 <= share <= 1:
        raise ValueError
    return share
