"""How the finished tables of a person went; those beside the real board count with the game they stand beside."""

import csv
import io
import json
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from math import isfinite

import soloist
from soloist.library.store import Saved, Store, code_of

COLUMNS = ("table", "ended", "game", "level", "beside", "outcome", "you", "opponent", "luck", "decisions", "deal", "name")


@dataclass(frozen=True)
class Ended:
    """One finished table; its number and its scores only where they were asked for."""

    game: str
    level: str
    outcome: str
    id: int = 0
    you: int | None = None
    opponent: int | None = None
    luck: float | None = None
    """In points of win chance, where the game was reviewed; and what your decisions gave back."""
    decisions: float | None = None

    @property
    def margin(self) -> int | None:
        return None if self.you is None or self.opponent is None else self.you - self.opponent


@dataclass(frozen=True)
class History:
    """The finished tables, the last first; `of` is the same for a game or a level of it."""

    ended: tuple[Ended, ...]

    def of(self, game: str, level: str = "") -> "History":
        return History(tuple(one for one in self.ended if one.game == game and level in ("", one.level)))

    def before(self, id: int) -> "History":
        """What had been played when this table ended."""
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
        """The most wins with nothing else between them."""
        runs = groupby(one.outcome for one in self.ended)
        return max((len(list(run)) for outcome, run in runs if outcome == "won"), default=0)

    @property
    def streak(self) -> tuple[str, int]:
        """How the last ones ended, all alike, and how many they are."""
        outcome = self.ended[0].outcome if self.ended else ""
        return outcome, sum(1 for _ in takewhile(lambda one: one.outcome == outcome, self.ended))

    @property
    def scores(self) -> list[int]:
        """What you had at the end, the newest first, where it was counted."""
        return [one.you for one in self.ended if one.you is not None]

    @property
    def best(self) -> int | None:
        return max(self.scores, default=None)

    @property
    def average(self) -> int | None:
        return round(sum(self.scores) / len(self.scores)) if self.scores else None

    @property
    def luck(self) -> float | None:
        """Of a game on average, of those that were reviewed."""
        known = [one.luck for one in self.ended if one.luck is not None]
        return sum(known) / len(known) if known else None

    def last(self, most: int) -> list[str]:
        """How the last ones ended, the newest at the end."""
        return [one.outcome for one in self.ended[:most]][::-1]


def history(store: Store) -> History:
    """Only how they ended, which is quick."""
    return History(tuple(Ended(box_of(game), level, outcome) for game, level, outcome in store.finished()))


def with_scores(store: Store) -> History:
    rows = [row for row in store.all(finished=True) if row.source is None and not row.damaged]
    return History(tuple(Ended(box_of(row.game), row.level, row.outcome, row.id, row.you, row.opponent) for row in rows))


def with_luck(store: Store) -> History:
    """With what their reviews found."""
    found = {id: apart(text) for id, text in store.reviews()}
    return History(
        tuple(
            replace(one, luck=found[one.id][0], decisions=found[one.id][1]) if one.id in found else one
            for one in with_scores(store).ended
        )
    )


def apart(review: str) -> tuple[float | None, float | None]:
    """Luck and decisions of a review as it is kept, in points of win chance; nothing of one that cannot be read."""
    try:
        moments = json.loads(review)["moments"]
        luck, decisions = (100 * sum(float(one[kind]) for one in moments) for kind in ("luck", "decision"))
        return (luck, decisions) if isfinite(luck) and isfinite(decisions) else (None, None)
    except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return None, None


def box_of(game: str) -> str:
    """The game that a table belongs to; one that only a newer Soloist knows is its own."""
    known = soloist.EVERY.get(game)
    return game if known is None else known.original.id


def as_csv(store: Store) -> str:
    """Every finished table that counts as a line, the oldest first, for a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    reviews = dict(store.reviews())
    for row in reversed(store.all(finished=True, whole=True)):
        if row.source is None and not row.damaged:
            writer.writerow(_cells(row, reviews.get(row.id, "")))
    return text.getvalue()


def _cells(row: Saved, review: str) -> tuple[object, ...]:
    game = box_of(row.game)
    luck, decisions = ("" if share is None else f"{share:.1f}" for share in apart(review))
    return (
        row.id, row.changed, _harmless(game), _harmless(row.level), int(game != row.game), row.outcome, row.you, row.opponent,
        luck, decisions, code_of(row) if row.is_known else "", _harmless(row.name),
    )  # fmt: skip


def _harmless(text: str) -> str:
    """No spreadsheet takes it for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
