"""How long a table was played and how many hints it used, in an SQL table of its own, which an older Soloist leaves alone.

Records carry both in comments, from one collection to another.

Time is counted from change to change of a table. A pause counts as at most LONGEST_PAUSE, so that a night is not playing time.
"""

import re
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.engine.table import Table
from soloist.engine.text.errors import BadRecord
from soloist.library.database import Database, StoreError

LONGEST_PAUSE = 5 * 60
"""Seconds. Longer pauses between two answers count as this much."""
LAST_GAMES = 10
"""The typical length of a game comes from at most this many of the newest ones."""
LONGEST = 10**7
MOST_NOTED = 2 * LONGEST // 60
NOTED = re.compile(r"#\s*(hints|minutes)\s+(\S+)\s*")
"""A comment that `commented` wrote. Other comments are free text."""


@dataclass(frozen=True)
class Pace:
    """How long a table was played, in seconds, and how many hints it used; None if that is not known."""

    seconds: int | None = None
    hints: int | None = None

    @property
    def minutes(self) -> int | None:
        return None if self.seconds is None else round(self.seconds / 60)


UNKNOWN = Pace()


class Paces(Database):
    """The paces of all tables, in the file of the tables."""

    def pace(self, id: int) -> Pace:
        """How long a table was played, and how many hints it used."""
        if not -(2**63) <= id < 2**63:
            return UNKNOWN
        with self._read() as db:
            return of_row(db.execute("SELECT seconds, hints FROM played WHERE id = ?", (id,)).fetchone())

    def paces(self) -> dict[int, Pace]:
        """The same for every table, by id."""
        with self._read() as db:
            return {id: of_row((seconds, hints)) for id, seconds, hints in db.execute("SELECT id, seconds, hints FROM played")}

    def note_hint(self, id: int, version: int) -> None:
        """Count a hint that was shown at this version of a table. If that cannot be stored, the hint is shown all the same."""
        with suppress(StoreError), self._change() as db:
            count_hint(db, id, version)

    def keep_pace(self, id: int, found: Pace) -> None:
        """Store the pace of a table that was imported from another collection, if anything is known about it."""
        if found == UNKNOWN:
            return
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO played VALUES (?, ?, ?, -1)", (id, found.seconds, found.hints or 0))

    def lengths(self) -> list[tuple[str, int]]:
        """Game and seconds of every finished table whose time was counted, newest first. Copies of tables are left out."""
        with self._read() as db:
            rows = db.execute(
                "SELECT game, seconds FROM tables JOIN played USING (id) WHERE outcome <> '' AND typeof(seconds) = 'integer'"
                " AND seconds >= 0 AND id NOT IN (SELECT id FROM copies) ORDER BY changed DESC, id DESC"
            )
            return [row for row in rows if isinstance(row[0], str)]


def begin(db: sqlite3.Connection, id: int, table: Table) -> None:
    """Start counting at a table without answers. How long a table took that was played elsewhere is not known."""
    if not any(given.by == YOU for given in table.log):
        db.execute("INSERT OR REPLACE INTO played VALUES (?, 0, 0, -1)", (id,))


def count_time(db: sqlite3.Connection, id: int, since: object, now: str) -> None:
    """Add the time since the last change of the table, if its time is counted."""
    db.execute("UPDATE played SET seconds = seconds + ? WHERE id = ? AND seconds < ?", (_pause(since, now), id, LONGEST))


def count_hint(db: sqlite3.Connection, id: int, revision: int) -> None:
    """Count a hint; asking again at the same position does not count."""
    db.execute("INSERT OR IGNORE INTO played VALUES (?, NULL, 0, -1)", (id,))
    db.execute(
        "UPDATE played SET hints = hints + 1, hinted = ? WHERE id = ? AND hinted <> ? AND hints < ?",
        (revision, id, revision, LONGEST),
    )


def of_row(row: tuple[object, object] | None) -> Pace:
    """Seconds and hints as they were read. Anything that Soloist does not write there is unknown."""
    seconds, hints = row or (None, None)
    return Pace(*(one if isinstance(one, int) and 0 <= one <= 2 * LONGEST else None for one in (seconds, hints)))


def commented(record: str, pace: Pace) -> str:
    """The record with the hints used and the minutes as comments, which every Soloist skips when it reads the record."""
    lines = [f"# {name} {number}\n" for name, number in (("hints", pace.hints), ("minutes", pace.minutes)) if number is not None]
    return record + "".join(lines)


def noted(record: str) -> Pace:
    """What `commented` wrote, as far as it is there. A number that no Soloist writes is refused."""
    found: dict[str, int] = {}
    for line, text in enumerate(record.splitlines(), 1):
        comment = NOTED.fullmatch(text)
        if comment is None:
            continue
        name, given = comment.groups()
        if name in found:
            raise BadRecord(line, Phrase("record-twice", field=name))
        if not (given.isascii() and given.isdigit() and len(given) < 10 and int(given) <= MOST_NOTED):
            raise BadRecord(line, Phrase("record-count", field=name, given=given[:20], most=MOST_NOTED))
        found[name] = int(given)
    return Pace(60 * found["minutes"] if "minutes" in found else None, found.get("hints"))


def typical_minutes(games: list[tuple[str, int]]) -> dict[str, int]:
    """The median length of the newest games in minutes, by game; `games` are game and seconds, newest first."""
    found: dict[str, list[int]] = {}
    for game, seconds in games:
        found.setdefault(game, []).append(seconds)
    return {game: max(1, round(_median(some[:LAST_GAMES]) / 60)) for game, some in found.items()}


def _median(numbers: list[int]) -> float:
    """The module `statistics` is missing in the browser."""
    ordered, half = sorted(numbers), len(numbers) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def _pause(since: object, now: str) -> int:
    """The seconds between two time stamps, at least 0 and at most LONGEST_PAUSE."""
    try:
        passed = datetime.fromisoformat(now) - datetime.fromisoformat(str(since))
    except (ValueError, TypeError):
        return 0
    return round(min(max(passed.total_seconds(), 0), LONGEST_PAUSE))
