"""Saved tables: every answer is on disk before the next question is asked."""

import os
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

import soloist
from soloist.engine.catalogue import deal_of, game_of, read_record
from soloist.engine.game import Deal
from soloist.engine.parcel import is_link
from soloist.engine.table import Table
from soloist.engine.text import record
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError
from soloist.library import pace
from soloist.library.database import COLUMNS, DamagedTable, MovedOn, NoTable
from soloist.library.pace import Pace, Paces, commented

LIST = COLUMNS.replace(
    "record, edition",
    "CASE typeof(record) WHEN 'text' THEN '' END, CASE WHEN typeof(edition) NOT IN ('text', 'null') THEN 0 END",
)
"""The columns for lists. They skip the contents of records and editions, but check their types to detect damaged rows."""
BESIDE = """
    LEFT JOIN (SELECT id AS named, name, pinned FROM names) ON named = id
    LEFT JOIN (SELECT id AS ended, revision AS at, you, opponent FROM results) ON ended = id AND at = revision
    LEFT JOIN (SELECT id AS copied, source FROM copies) ON copied = id
"""
WITH_BESIDE = "coalesce(name, ''), coalesce(pinned, 0), you, opponent, ended IS NOT NULL, source"
TEXT, NUMBER, PERHAPS = (str,), (int,), (int, type(None))
KINDS: tuple[tuple[tuple[type, ...], object], ...] = (
    (NUMBER, 0), (TEXT, ""), (TEXT, ""), (NUMBER, 0), (TEXT, ""), (TEXT, ""), ((str, type(None)), None), (TEXT, ""), (NUMBER, 0),
    (PERHAPS, None), (TEXT, ""), (NUMBER, 0), (PERHAPS, None), (PERHAPS, None), (NUMBER, 0), (PERHAPS, 0),
)  # fmt: skip
"""For each column of a row: the types that Soloist writes there, and the replacement for a value of any other type."""
NEEDED = COLUMNS.split(", ").index("process")
"""A bad value before this column makes the table damaged. The columns from here on (process, name, scores) can be lost."""
MOST = 2**53
LONGEST_NAME = 60
BIN_DAYS = 30
NO_COPY = "id NOT IN (SELECT id FROM copies)"


@dataclass(frozen=True)
class Saved:
    """One row: the record, and the text of the edition if the table was played with the player's own."""

    id: int
    game: str
    level: str
    answers: int
    outcome: str
    record: str
    edition: str | None
    changed: str
    version: int
    process: int | None
    name: str = ""
    pinned: int = 0
    you: int | None = None
    opponent: int | None = None
    """The final scores. In games without points, `you` is the final value of the goal's number and `opponent` is None."""
    counted: int = 0
    """Whether a row of results exists for this revision. Older versions of Soloist did not store results."""
    source: int | None = None
    """The id of the table that this one was copied from, to continue from the middle; 0 if unknown, None if this is no copy.
    Copies are left out of statistics."""
    damaged: bool = False
    """Whether the row holds values that no Soloist writes. Such a table is listed but cannot be opened."""

    @property
    def open_elsewhere(self) -> bool:
        """Whether another running process has this table open."""
        return self.process not in (None, os.getpid()) and _alive(self.process)

    def given_out(self, pace: Pace) -> str:
        """The record for other programs. It says how many hints were used and, once the game is over, how long it took."""
        return commented(self.record, pace if self.outcome else Pace(hints=pace.hints or None))

    @property
    def damage(self) -> DamagedTable:
        """The error that describes a damaged table."""
        return DamagedTable("store-table-damaged", id=str(self.id))

    @property
    def is_known(self) -> bool:
        """Whether this Soloist has the game and level. Rows of a newer Soloist are listed but never opened."""
        game = soloist.EVERY.get(self.game)
        return not self.damaged and game is not None and self.level in [level.id for level in game.levels]


def saved_of(row: Iterable[Any]) -> Saved:
    """Build a Saved from a database row, and mark it as damaged if a needed column has a bad value."""
    values: list[Any] = []
    damaged = False
    for place, (value, (kinds, other)) in enumerate(zip(row, KINDS, strict=False)):
        good = isinstance(value, kinds) and (not isinstance(value, int) or -MOST < value < MOST)
        values.append(value if good else other)
        damaged = damaged or (place < NEEDED and not good)
    saved = Saved(*values)
    return replace(saved, damaged=True) if damaged else saved


def edition_of(saved: Saved) -> Edition | None:
    """The player's own edition that the table was played with, or None if it was the standard edition."""
    return None if saved.edition is None else soloist.EVERY[saved.game].edition(saved.edition)


def code_of(saved: Saved) -> str:
    """The code of a table's deal. Empty if it was played with real dice and cards, or if the record cannot be read."""
    try:
        deal, fate = deal_of(soloist.EVERY, record.parse(saved.record), edition_of(saved))
    except SoloistError:
        return ""
    return deal.code if fate == "seed" else ""


def beginning_of(deal: Deal, fate: str = "seed") -> str:
    """The common beginning of the records of all tables of a deal."""
    return record.write(deal.head(fate), [], "").partition("rules:")[0]


def open_saved(saved: Saved, one_by_one: bool = False) -> Table:
    """Open the table of a row with the edition it was played with; with `one_by_one` for a person at a board."""
    return read_record(soloist.EVERY, saved.record, edition_of(saved), one_by_one)


def read_as_given(text: str, edition: str, one_by_one: bool = False) -> Table:
    """Read a record. `edition` is the text of the own edition it was played with, or empty."""
    if is_link(text):
        return soloist.read(text)
    own = game_of(soloist.EVERY, record.parse(text)).edition(edition) if edition else None
    return read_record(soloist.EVERY, text, own, one_by_one)


def default_path() -> Path:
    named = os.environ.get("SOLOIST_DB")
    return Path(named) if named else user_data_path("soloist") / "tables.db"


class Store(Paces):
    """All tables of one person.

    With `sits`, each table stores the id of the process that has it open. A server, which serves all tables at once, does not.
    """

    def __init__(self, path: Path, sits: bool = True) -> None:
        super().__init__(path)
        self.process = os.getpid() if sits else None

    # --- tables

    def add(self, table: Table, source: int | None = None) -> int:
        """Add a new table and return its id. `source` is the id of the table it was copied from, if any."""
        edition = table.deal.edition
        own = edition.text if edition.own else None
        id = self.put(
            game=table.game.id,
            level=table.deal.level,
            answers=len(table.log),
            outcome=table.state.outcome,
            record=table.record(),
            edition=own,
            changed=_now(),
        )
        with self._change() as db:
            pace.begin(db, id, table)
            if table.state.outcome:
                _keep_result(db, id, 0, table)
        if source is not None:
            self.mark_copy(id, source, len(table.log))
        return id

    def mark_copy(self, id: int, source: int, number: int) -> None:
        """Record that this table is a copy of another one up to answer `number`. Copies are left out of statistics."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO copies VALUES (?, ?, ?)", (id, source, number))

    def put(self, game: str, level: str, answers: int, outcome: str, record: str, edition: str | None, changed: str) -> int:
        """Insert a new row without checking its values, and return its id."""
        with self._change() as db:
            row = db.execute(
                f"INSERT INTO tables ({COLUMNS}) VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
                (game, level, answers, outcome, record, edition, changed, self.process),
            )
            assert row.lastrowid is not None
            return row.lastrowid

    def save(self, id: int, version: int, table: Table) -> int:
        """Write the table if it is still at this version, and return the new version. Otherwise raise MovedOn."""
        now = _now()
        with self._change() as db:
            since = db.execute("SELECT changed FROM tables WHERE id = ?", (id,)).fetchone()
            row = db.execute(
                "UPDATE tables SET answers = ?, outcome = ?, record = ?, changed = ?, revision = revision + 1, process = ?"
                " WHERE id = ? AND revision = ?",
                (len(table.log), table.state.outcome, table.record(), now, self.process, id, version),
            )
            if row.rowcount != 1:
                raise MovedOn("store-moved-on", id=str(id))
            pace.count_time(db, id, since[0], now)
            if table.state.outcome:
                _keep_result(db, id, version + 1, table)
        return version + 1

    def load(self, id: int) -> Saved:
        with self._read() as db:
            row = db.execute(f"SELECT {COLUMNS}, {WITH_BESIDE} FROM tables {BESIDE} WHERE id = ?", (_number(id),)).fetchone()
        if row is None:
            raise NoTable("store-no-table", id=str(id))
        saved = saved_of(row)
        if saved.damaged:
            raise saved.damage
        return saved

    def version(self, id: int) -> int:
        """The version of a table, which tells whether it was changed since it was read."""
        with self._read() as db:
            row = db.execute("SELECT revision FROM tables WHERE id = ?", (_number(id),)).fetchone()
        if row is None:
            raise NoTable("store-no-table", id=str(id))
        if not isinstance(row[0], int):
            raise DamagedTable("store-table-damaged", id=str(id))
        return row[0]

    def newest(self) -> Saved | None:
        """The unfinished table that was played last, among those whose game and level this Soloist has."""
        for saved in self.all(finished=False):
            if saved.is_known:
                try:
                    return self.load(saved.id)
                except DamagedTable:
                    continue
        return None

    def all(
        self,
        finished: bool | None = None,
        most: int = -1,
        after: int = 0,
        pinned: bool | None = None,
        whole: bool = False,
        outcome: str = "",
        games: tuple[str, ...] = (),
    ) -> list[Saved]:
        """The tables, newest first. Records and editions are left out (use `load`) unless `whole` is set."""
        where, values = _where(finished, pinned, outcome, games)
        with self._read() as db:
            rows = db.execute(
                f"SELECT {COLUMNS if whole else LIST}, {WITH_BESIDE} FROM tables {BESIDE} {where}"
                " ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?",
                (*values, most, after),
            )
            return [saved_of(row) for row in rows]

    def count(
        self, finished: bool | None = None, pinned: bool | None = None, outcome: str = "", games: tuple[str, ...] = ()
    ) -> int:
        where, values = _where(finished, pinned, outcome, games)
        with self._read() as db:
            return int(db.execute(f"SELECT count(*) FROM tables {where}", values).fetchone()[0])

    def beginning(self, head: str, copies: bool = False) -> list[Saved]:
        """The tables whose records begin with `head`, newest first: only copies, or only tables that are no copies."""
        kind = f"NOT {NO_COPY}" if copies else NO_COPY
        with self._read() as db:
            rows = db.execute(
                f"SELECT {LIST}, {WITH_BESIDE} FROM tables {BESIDE} WHERE substr(record, 1, ?) = ? AND {kind}"
                " ORDER BY changed DESC, id DESC",
                (len(head), head),
            )
            return [saved_of(row) for row in rows]

    def first_tries(self, heads: list[str]) -> dict[str, tuple[int, str]]:
        """For each head, the id and outcome of the first table whose record begins with it."""
        longest = max((len(head) for head in heads), default=0)
        found: dict[str, tuple[int, str]] = {}
        with self._read() as db:
            for id, outcome, text in db.execute(
                f"SELECT id, outcome, substr(record, 1, ?) FROM tables WHERE {NO_COPY} ORDER BY id", (longest,)
            ):
                for head in heads:
                    if head not in found and isinstance(text, str) and text.startswith(head):
                        found[head] = id, outcome if isinstance(outcome, str) else ""
        return found

    def finished(self) -> list[tuple[str, str, str]]:
        """Game, level and outcome of every finished table that is not a copy, newest first."""
        with self._read() as db:
            # Do not select `changed`: it is stored behind the record, so SQLite would have to read all records.
            rows = db.execute(
                f"SELECT game, level, outcome FROM tables WHERE outcome <> '' AND {NO_COPY} ORDER BY changed DESC, id DESC"
            )
            return [row for row in rows if all(isinstance(value, str) for value in row)]

    def last_levels(self) -> dict[str, str]:
        """The level that was played last, by game; the game that was played last is the last one."""
        with self._read() as db:
            rows = db.execute("SELECT game, level, max(changed) FROM tables GROUP BY game ORDER BY max(changed)").fetchall()
        return {game: level for game, level, _ in rows if isinstance(game, str) and isinstance(level, str)}

    def contents(self) -> set[tuple[str, str | None]]:
        """Record and edition of every table. Together they identify a table independently of its id."""
        with self._read() as db:
            return set(db.execute("SELECT record, edition FROM tables").fetchall())

    def sit(self, id: int, here: bool) -> None:
        """Record that this process has the table open, or has left it."""
        with self._change() as db:
            if here:
                db.execute("UPDATE tables SET process = ? WHERE id = ?", (os.getpid(), id))
            else:
                db.execute("UPDATE tables SET process = NULL WHERE id = ? AND process = ?", (id, os.getpid()))

    def keep_scores(self, id: int, you: int | None, opponent: int | None) -> None:
        """Store the final scores of a table that was imported from another collection."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO results VALUES (?, 0, ?, ?)", (id, you, opponent))

    # --- names and pins

    def note(self, id: int, name: str | None = None, pinned: bool | None = None) -> None:
        """Name a table, or pin it to the top of the lists. None leaves the name or the pin unchanged."""
        with self._change() as db:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (_number(id),)).fetchone() is None:
                raise NoTable("store-no-table", id=str(id))
            db.execute("INSERT OR IGNORE INTO names VALUES (?, '', 0)", (id,))
            if name is not None:
                db.execute("UPDATE names SET name = ? WHERE id = ?", (" ".join(name.split())[:LONGEST_NAME], id))
            if pinned is not None:
                db.execute("UPDATE names SET pinned = ? WHERE id = ?", (int(pinned), id))

    # --- reviews

    def review(self, id: int, version: int) -> str | None:
        """The stored review of a table at this version, or None."""
        with self._read() as db:
            row = db.execute("SELECT review FROM reviews WHERE id = ? AND revision = ?", (_number(id), version)).fetchone()
        return None if row is None else str(row[0])

    def reviews(self) -> list[tuple[int, str]]:
        """Every review that belongs to the current version of its table."""
        with self._read() as db:
            return db.execute(
                "SELECT reviews.id, review FROM reviews JOIN tables ON tables.id = reviews.id"
                " AND tables.revision = reviews.revision"
            ).fetchall()

    def keep_review(self, id: int, version: int, text: str) -> None:
        """Store a review in place of an older one. Do nothing if the table was deleted or changed meanwhile."""
        with self._change() as db:
            if db.execute("SELECT 1 FROM tables WHERE id = ? AND revision = ?", (_number(id), version)).fetchone() is not None:
                db.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (id, version, text))

    # --- the owner's editions

    def own_edition(self, game: str) -> str | None:
        """The text of the owner's edition of a game, or None."""
        with self._read() as db:
            row = db.execute("SELECT edition FROM boxes WHERE game = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def keep_own_edition(self, game: str, text: str) -> None:
        """Store the owner's edition without checking it; `soloist.library.own_edition` has checked it."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO boxes VALUES (?, ?)", (game, text))

    def forget_own_edition(self, game: str) -> None:
        with self._change() as db:
            db.execute("DELETE FROM boxes WHERE game = ?", (game,))

    # --- the bin

    def delete(self, id: int) -> None:
        """Move a table to the bin, from where it can be restored for 30 days."""
        self._move(id, "tables", "bin", f"{COLUMNS}, deleted", f"{COLUMNS}, '{_now()}'")

    def put_back(self, id: int) -> None:
        self._move(id, "bin", "tables", COLUMNS, COLUMNS)

    def deleted(self) -> list[Saved]:
        """The tables in the bin, last deleted first."""
        with self._read() as db:
            rows = db.execute(f"SELECT {LIST}, {WITH_BESIDE} FROM bin {BESIDE} ORDER BY deleted DESC, id DESC")
            return [saved_of(row) for row in rows]

    def _move(self, id: int, source: str, target: str, columns: str, values: str) -> None:
        with self._change() as db:
            number = _number(id)
            db.execute("DELETE FROM bin WHERE deleted < ?", (_now(-timedelta(days=BIN_DAYS)),))
            if not db.execute(f"INSERT INTO {target} ({columns}) SELECT {values} FROM {source} WHERE id = ?", (number,)).rowcount:
                raise NoTable("store-no-table", id=str(id))
            db.execute(f"DELETE FROM {source} WHERE id = ?", (number,))
            for beside in ("names", "results", "copies", "reviews", "played"):
                db.execute(f"DELETE FROM {beside} WHERE id NOT IN (SELECT id FROM tables UNION SELECT id FROM bin)")


def tables_of(deal: Deal, store: Store) -> list[Saved]:
    """The saved tables of a deal that can be opened, newest first."""
    return [row for row in store.beginning(beginning_of(deal)) if not row.damaged]


def _keep_result(db: sqlite3.Connection, id: int, revision: int, table: Table) -> None:
    """Store the final scores, so that lists need not replay the table."""
    result = table.result
    if result is not None:
        goal = table.goal
        left = None if goal is None else goal.yours
        db.execute(
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)",
            (id, revision, left if result.you is None else result.you, result.opponent),
        )


def _where(finished: bool | None, pinned: bool | None, outcome: str, games: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The WHERE clause for these filters, and its parameters."""
    wanted = [] if finished is None else ["outcome <> ''" if finished else "outcome = ''"]
    if pinned is not None:
        wanted.append(f"id {'IN' if pinned else 'NOT IN'} (SELECT id FROM names WHERE pinned)")
    if outcome:
        wanted.append("outcome = ?")
    if games:
        wanted.append(f"game IN ({', '.join('?' * len(games))})")
    values = (outcome, *games) if outcome else games
    return ("WHERE " + " AND ".join(wanted) if wanted else ""), values


def _number(id: int) -> int:
    """Replace an id that SQLite cannot store by -1, which no row has, so that it is reported as missing and not as an error."""
    return id if -(2**63) <= id < 2**63 else -1


def _now(shift: timedelta = timedelta(0)) -> str:
    return (datetime.now(UTC) + shift).isoformat(timespec="microseconds")


def _alive(process: int | None) -> bool:
    if process is None or not 0 < process < 2**31 or os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
