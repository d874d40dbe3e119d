"""Statistics of a person's finished tables. A table played with a companion counts as a table of the companion's game."""

import csv
import io
import json
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from math import isfinite

import soloist
from soloist.library.pace import UNKNOWN, Pace
from soloist.library.store import Saved, Store, code_of

COLUMNS = (
    "table",
    "ended",
    "game",
    "level",
    "beside",
    "outcome",
    "you",
    "opponent",
    "luck",
    "decisions",
    "deal",
    "name",
    "minutes",
    "hints",
)


ENOUGH_LOSSES = 3
"""After this many losses in a row at a level, an easier one is offered."""


@dataclass(frozen=True)
class Ended:
    """One finished table. `history` leaves id and scores at their defaults; `with_scores` fills them in."""

    game: str
    level: str
    outcome: str
    id: int = 0
    you: int | None = None
    opponent: int | None = None
    luck: float | None = None
    """How much luck changed the win chance, in percentage points; None if the game was not reviewed."""
    decisions: float | None = None
    """How much your decisions changed the win chance, in percentage points; None if the game was not reviewed."""

    @property
    def margin(self) -> int | None:
        return None if self.you is None or self.opponent is None else self.you - self.opponent


@dataclass(frozen=True)
class History:
    """The finished tables, newest first."""

    ended: tuple[Ended, ...]

    def of(self, game: str, level: str = "") -> "History":
        return History(tuple(one for one in self.ended if one.game == game and level in ("", one.level)))

    def before(self, id: int) -> "History":
        """The tables that were finished before this one."""
        later = sum(1 for _ in takewhile(lambda one: one.id != id, self.ended))
        return History(self.ended[later + 1 :])

    @property
    def played(self) -> int:
        return len(self.ended)

    @property
    def won(self) -> int:
        return sum(1 for one in self.ended if one.outcome == "won")

    @property
    def in_a_row(self) -> int:
        """The longest run of consecutive wins."""
        runs = groupby(one.outcome for one in self.ended)
        return max((len(list(run)) for outcome, run in runs if outcome == "won"), default=0)

    @property
    def streak(self) -> tuple[str, int]:
        """The newest outcome, and how many of the newest tables in a row ended with it."""
        outcome = self.ended[0].outcome if self.ended else ""
        return outcome, sum(1 for _ in takewhile(lambda one: one.outcome == outcome, self.ended))

    def losses(self, id: int) -> int:
        """How many tables in a row were lost, up to this one; 0 if it was not lost or does not count."""
        this = next((one for one in self.ended if one.id == id), None)
        if this is None or this.outcome != "lost":
            return 0
        outcome, run = self.before(id).streak
        return 1 + (run if outcome == "lost" else 0)

    @property
    def scores(self) -> list[int]:
        """Your final scores, newest first, without tables that have no score."""
        return [one.you for one in self.ended if one.you is not None]

    @property
    def best(self) -> int | None:
        return max(self.scores, default=None)

    @property
    def average(self) -> int | None:
        return round(sum(self.scores) / len(self.scores)) if self.scores else None

    @property
    def luck(self) -> float | None:
        """The average luck of the reviewed games."""
        known = [one.luck for one in self.ended if one.luck is not None]
        return sum(known) / len(known) if known else None

    def last(self, most: int) -> list[str]:
        """The outcomes of at most `most` newest tables, oldest first."""
        return [one.outcome for one in self.ended[:most]][::-1]


def history(store: Store) -> History:
    """The history without ids and scores, which is fast to read."""
    return History(tuple(Ended(game_of(game), level, outcome) for game, level, outcome in store.finished()))


def with_scores(store: Store) -> History:
    rows = [row for row in store.all(finished=True) if row.source is None and not row.damaged]
    return History(tuple(Ended(game_of(row.game), row.level, row.outcome, row.id, row.you, row.opponent) for row in rows))


def with_luck(store: Store) -> History:
    """The history with scores, and with luck and decisions from the saved reviews."""
    found = {id: apart(text) for id, text in store.reviews()}
    return History(
        tuple(
            replace(one, luck=found[one.id][0], decisions=found[one.id][1]) if one.id in found else one
            for one in with_scores(store).ended
        )
    )


def apart(review: str) -> tuple[float | None, float | None]:
    """Luck and decisions of a saved review, in percentage points of win chance; None for both if it cannot be read."""
    try:
        moments = json.loads(review)["moments"]
        luck, decisions = (100 * sum(float(one[kind]) for one in moments) for kind in ("luck", "decision"))
        return (luck, decisions) if isfinite(luck) and isfinite(decisions) else (None, None)
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return None, None


def game_of(game: str) -> str:
    """The id of the game that a table counts for: of a companion, the original game. Return an unknown id unchanged."""
    known = soloist.EVERY.get(game)
    return game if known is None else known.original.id


def as_csv(store: Store) -> str:
    """One CSV line for each finished table that is not a copy, oldest first."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    reviews, paces = dict(store.reviews()), store.paces()
    for row in reversed(store.all(finished=True, whole=True)):
        if row.source is None and not row.damaged:
            writer.writerow(_cells(row, reviews.get(row.id, ""), paces.get(row.id, UNKNOWN)))
    return text.getvalue()


def _cells(row: Saved, review: str, pace: Pace) -> tuple[object, ...]:
    game = game_of(row.game)
    luck, decisions = ("" if share is None else f"{share:.1f}" for share in apart(review))
    return (
        row.id, row.changed, _harmless(game), _harmless(row.level), int(game != row.game), row.outcome, row.you, row.opponent,
        luck, decisions, code_of(row) if row.is_known else "", _harmless(row.name),
        pace.minutes, pace.hints,
    )  # fmt: skip


def _harmless(text: str) -> str:
    """Quote the text so that no spreadsheet runs it as a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
