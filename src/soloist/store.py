"""Saved tables in SQLite: every answer is on disk before the next question is asked."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

import soloist
from soloist.engine.errors import SoloistError
from soloist.engine.game import Table
from soloist.engine.words import Words

FORMAT = 1
SCHEMA = """
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    answers INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    record TEXT NOT NULL,
    edition TEXT,
    changed TEXT NOT NULL,
    revision INTEGER NOT NULL,
    process INTEGER
);
"""
COLUMNS = "id, game, level, answers, outcome, record, edition, changed, revision, process"


class StoreError(SoloistError):
    """The database cannot be used, or the table is not there; the database is as it was."""

    words = Words("soloist")


class NoTable(StoreError):
    """No table has this number."""


class MovedOn(StoreError):
    """Somebody else has answered at this table since it was read."""


@dataclass(frozen=True)
class Saved:
    """A row: the record, and the edition file it was played with if that was the player's own."""

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

    @property
    def open_elsewhere(self) -> bool:
        """Whether another living process sits at this table."""
        return self.process not in (None, os.getpid()) and _alive(self.process)


def open_saved(saved: Saved) -> Table:
    """The table of a row, with the edition it was played with."""
    edition = None if saved.edition is None else soloist.GAMES[saved.game].edition(saved.edition)
    return soloist.read(saved.record, edition)


def default_path() -> Path:
    named = os.environ.get("SOLOIST_DB")
    return Path(named) if named else user_data_path("soloist") / "tables.db"


class Store:
    """All tables of one person. Opening checks the file and changes nothing in one that is damaged or newer.

    Whoever `sits` at one table at a time is named on it; a server that serves them all is not.
    """

    def __init__(self, path: Path, sits: bool = True) -> None:
        self.path = path
        self.process = os.getpid() if sits else None
        with self._errors():
            if path.exists() and path.stat().st_size:
                self._check()
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._create()

    def add(self, table: Table) -> int:
        edition = table.deal.edition
        with self._connect() as db:
            row = db.execute(
                f"INSERT INTO tables ({COLUMNS}) VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
                (
                    table.deal.game.id,
                    table.deal.level,
                    len(table.log),
                    table.state.outcome,
                    table.record(),
                    edition.text if edition.own else None,
                    _now(),
                    self.process,
                ),
            )
            assert row.lastrowid is not None
            return row.lastrowid

    def save(self, id: int, version: int, table: Table) -> int:
        """Write the table if it is still at this version; the new version, or MovedOn."""
        with self._connect() as db:
            row = db.execute(
                "UPDATE tables SET answers = ?, outcome = ?, record = ?, changed = ?, revision = revision + 1, process = ?"
                " WHERE id = ? AND revision = ?",
                (len(table.log), table.state.outcome, table.record(), _now(), self.process, id, version),
            )
            if row.rowcount != 1:
                raise MovedOn("store-moved-on", id=str(id))
        return version + 1

    def load(self, id: int) -> Saved:
        with self._connect() as db:
            row = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise NoTable("store-no-table", id=str(id))
        return Saved(*row)

    def newest(self) -> Saved | None:
        """The unfinished table that was played last."""
        newest = next((saved.id for saved in self.all() if not saved.outcome), None)
        return None if newest is None else self.load(newest)

    def all(self) -> list[Saved]:
        """Newest first, without the records and editions, which `load` brings."""
        columns = COLUMNS.replace("record, edition", "'', NULL")
        with self._connect() as db:
            return [Saved(*row) for row in db.execute(f"SELECT {columns} FROM tables ORDER BY changed DESC, id DESC")]

    def sit(self, id: int, here: bool) -> None:
        """Note that this process sits at the table, or has left it."""
        with self._connect() as db:
            if here:
                db.execute("UPDATE tables SET process = ? WHERE id = ?", (os.getpid(), id))
            else:
                db.execute("UPDATE tables SET process = NULL WHERE id = ? AND process = ?", (id, os.getpid()))

    def _create(self) -> None:
        with closing(sqlite3.connect(self.path)) as db, db:
            db.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")

    def _check(self) -> None:
        with closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            found = db.execute("PRAGMA user_version").fetchone()[0]
            if found > FORMAT:
                raise StoreError("store-newer", file=str(self.path), found=found, known=FORMAT)
            if found < 1:
                raise StoreError("store-foreign", file=str(self.path))
            db.execute(f"SELECT {COLUMNS} FROM tables LIMIT 1")
            if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise StoreError("store-damaged", file=str(self.path), why="quick_check")

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        with self._errors(), closing(sqlite3.connect(self.path, timeout=10)) as db, db:
            yield db

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.DatabaseError, OSError, OverflowError) as error:
            raise StoreError("store-damaged", file=str(self.path), why=str(error)) from None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _alive(process: int | None) -> bool:
    if process is None or os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
