"""Saved tables in SQLite: every answer is on disk before the next question is asked.

The file is in WAL mode with `synchronous=FULL`: a commit returns when it is on disk, and whoever reads waits for nobody.
`docs/keeping.md` says why.
"""

import errno
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from platformdirs import user_data_path

import soloist
from soloist.engine.errors import SoloistError
from soloist.engine.game import Table
from soloist.engine.words import Words

FORMAT = 1
"""The `user_version` of our files. What an older Soloist can leave alone is added without raising it."""
COLUMNS = "id, game, level, answers, outcome, record, edition, changed, revision, process"
ROW = """
    game TEXT NOT NULL,
    level TEXT NOT NULL,
    answers INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    record TEXT NOT NULL,
    edition TEXT,
    changed TEXT NOT NULL,
    revision INTEGER NOT NULL,
    process INTEGER
"""
SCHEMA = f"""
CREATE TABLE IF NOT EXISTS tables (id INTEGER PRIMARY KEY AUTOINCREMENT, {ROW});
CREATE TABLE IF NOT EXISTS bin (id INTEGER PRIMARY KEY, {ROW}, deleted TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS newest ON tables (changed DESC, id DESC);
CREATE TABLE IF NOT EXISTS names (id INTEGER PRIMARY KEY, name TEXT NOT NULL, pinned INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS results (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, you INTEGER, opponent INTEGER);
"""
# Names and results stand beside the tables: an older Soloist, which knows neither, moves tables to the bin and back without
# losing them, and a result says of which revision it is.
PARTS = {"tables", "bin", "newest", "names", "results"}
LIST = COLUMNS.replace("record, edition", "'', NULL")
BESIDE = """
    LEFT JOIN (SELECT id AS named, name, pinned FROM names) ON named = id
    LEFT JOIN (SELECT id AS ended, revision AS at, you, opponent FROM results) ON ended = id AND at = revision
"""
WITH_BESIDE = "coalesce(name, ''), coalesce(pinned, 0), you, opponent, ended IS NOT NULL"
LONGEST_NAME = 60
WAIT_SECONDS = 5.0
BIN_DAYS = 30
BACKUPS = 7


class StoreError(SoloistError):
    """The database cannot be used, or the table is not there; the database is as it was."""

    words = Words("soloist")


class NoTable(StoreError):
    """No table has this number."""


class MovedOn(StoreError):
    """Somebody else has answered at this table since it was read."""


class Locked(StoreError):
    """Another program holds the file; later it may work."""


class Unwritable(StoreError):
    """No room is left on the disk, or the disk or the system does not let the file be written."""


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
    name: str = ""
    pinned: int = 0
    you: int | None = None
    opponent: int | None = None
    """The final scores, where the game counts points."""
    counted: int = 0
    """Whether the final scores are kept, or that there are none; a Soloist before this one did not keep them."""

    @property
    def open_elsewhere(self) -> bool:
        """Whether another living process sits at this table."""
        return self.process not in (None, os.getpid()) and _alive(self.process)

    @property
    def is_known(self) -> bool:
        """Whether this Soloist has its game and level; rows of a newer one are shown as they are and left alone."""
        game = soloist.GAMES.get(self.game)
        return game is not None and self.level in [level.id for level in game.levels]


def open_saved(saved: Saved) -> Table:
    """The table of a row, with the edition it was played with."""
    edition = None if saved.edition is None else soloist.GAMES[saved.game].edition(saved.edition)
    return soloist.read(saved.record, edition)


def default_path() -> Path:
    named = os.environ.get("SOLOIST_DB")
    return Path(named) if named else user_data_path("soloist") / "tables.db"


class Store:
    """All tables of one person. Opening checks the file and changes nothing in one that is damaged or newer.

    Whoever `sits` at one table at a time is named on it; a server that serves them all is not. Every thread has a connection
    of its own. The first change of a day is preceded by a copy of the whole file.
    """

    def __init__(self, path: Path, sits: bool = True) -> None:
        self.path = path
        self.process = os.getpid() if sits else None
        self._local = threading.local()
        self._writing = threading.Lock()
        self._copied: date | None = None
        with self._errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            if not (path.exists() and path.stat().st_size and check_file(path)):
                with closing(self._open()) as db:
                    db.execute("PRAGMA journal_mode = WAL")
                    db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")

    # --- tables

    def add(self, table: Table) -> int:
        edition = table.deal.edition
        own = edition.text if edition.own else None
        id = self.put(table.game.id, table.deal.level, len(table.log), table.state.outcome, table.record(), own, _now())
        if table.state.outcome:
            with self._change() as db:
                _keep_result(db, id, 0, table)
        return id

    def put(self, game: str, level: str, answers: int, outcome: str, record: str, edition: str | None, changed: str) -> int:
        """A new row, not judged; its number."""
        with self._change() as db:
            row = db.execute(
                f"INSERT INTO tables ({COLUMNS}) VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
                (game, level, answers, outcome, record, edition, changed, self.process),
            )
            assert row.lastrowid is not None
            return row.lastrowid

    def save(self, id: int, version: int, table: Table) -> int:
        """Write the table if it is still at this version; the new version, or MovedOn."""
        with self._change() as db:
            row = db.execute(
                "UPDATE tables SET answers = ?, outcome = ?, record = ?, changed = ?, revision = revision + 1, process = ?"
                " WHERE id = ? AND revision = ?",
                (len(table.log), table.state.outcome, table.record(), _now(), self.process, id, version),
            )
            if row.rowcount != 1:
                raise MovedOn("store-moved-on", id=str(id))
            if table.state.outcome:
                _keep_result(db, id, version + 1, table)
        return version + 1

    def load(self, id: int) -> Saved:
        with self._read() as db:
            row = db.execute(f"SELECT {COLUMNS}, {WITH_BESIDE} FROM tables {BESIDE} WHERE id = ?", (_number(id),)).fetchone()
        if row is None:
            raise NoTable("store-no-table", id=str(id))
        return Saved(*row)

    def version(self, id: int) -> int:
        """Only the version of a table, which tells whether it has moved on."""
        with self._read() as db:
            row = db.execute("SELECT revision FROM tables WHERE id = ?", (_number(id),)).fetchone()
        if row is None:
            raise NoTable("store-no-table", id=str(id))
        return int(row[0])

    def newest(self) -> Saved | None:
        """The unfinished table that was played last, of those this Soloist knows."""
        for saved in self.all(finished=False):
            if saved.is_known:
                return self.load(saved.id)
        return None

    def all(
        self, finished: bool | None = None, most: int = -1, after: int = 0, pinned: bool | None = None, whole: bool = False
    ) -> list[Saved]:
        """Newest first, without the records and editions, which `load` brings, unless they are wanted `whole`."""
        wanted = [] if finished is None else ["outcome <> ''" if finished else "outcome = ''"]
        if pinned is not None:
            wanted.append(f"id {'IN' if pinned else 'NOT IN'} (SELECT id FROM names WHERE pinned)")
        where = "WHERE " + " AND ".join(wanted) if wanted else ""
        with self._read() as db:
            rows = db.execute(
                f"SELECT {COLUMNS if whole else LIST}, {WITH_BESIDE} FROM tables {BESIDE} {where}"
                " ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?",
                (most, after),
            )
            return [Saved(*row) for row in rows]

    def beginning(self, head: str) -> list[Saved]:
        """The tables whose records begin so, newest first: those of one deal begin alike."""
        with self._read() as db:
            rows = db.execute(
                f"SELECT {LIST}, {WITH_BESIDE} FROM tables {BESIDE} WHERE substr(record, 1, ?) = ?"
                " ORDER BY changed DESC, id DESC",
                (len(head), head),
            )
            return [Saved(*row) for row in rows]

    def count(self) -> int:
        with self._read() as db:
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])

    def finished(self) -> list[tuple[str, str, str]]:
        """Game, level and outcome of every finished table, the last first."""
        with self._read() as db:
            # Not when they ended: that stands behind the records, and reading it would mean reading them all.
            return db.execute(
                "SELECT game, level, outcome FROM tables WHERE outcome <> '' ORDER BY changed DESC, id DESC"
            ).fetchall()

    def last_levels(self) -> dict[str, str]:
        """For each game the level that was played last."""
        with self._read() as db:
            rows = db.execute("SELECT game, level, max(changed) FROM tables GROUP BY game").fetchall()
        return {game: level for game, level, _ in rows}

    def contents(self) -> set[tuple[str, str | None]]:
        """Record and edition of every table: what it is, whatever its number."""
        with self._read() as db:
            return set(db.execute("SELECT record, edition FROM tables").fetchall())

    def check(self) -> None:
        """Every page of the file; StoreError if one is damaged."""
        with self._read() as db:
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError("store-damaged", file=str(self.path), why=found)

    def sit(self, id: int, here: bool) -> None:
        """Note that this process sits at the table, or has left it."""
        with self._change() as db:
            if here:
                db.execute("UPDATE tables SET process = ? WHERE id = ?", (os.getpid(), id))
            else:
                db.execute("UPDATE tables SET process = NULL WHERE id = ? AND process = ?", (id, os.getpid()))

    # --- names and pins

    def note(self, id: int, name: str | None = None, pinned: bool | None = None) -> None:
        """Give a table a name, or pin it to the top of the lists; what is None stays as it is."""
        with self._change() as db:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (_number(id),)).fetchone() is None:
                raise NoTable("store-no-table", id=str(id))
            db.execute("INSERT OR IGNORE INTO names VALUES (?, '', 0)", (id,))
            if name is not None:
                db.execute("UPDATE names SET name = ? WHERE id = ?", (" ".join(name.split())[:LONGEST_NAME], id))
            if pinned is not None:
                db.execute("UPDATE names SET pinned = ? WHERE id = ?", (int(pinned), id))

    # --- the bin

    def delete(self, id: int) -> None:
        """Into the bin, from where it comes back for 30 days."""
        self._move(id, "tables", "bin", f"{COLUMNS}, deleted", f"{COLUMNS}, '{_now()}'")

    def put_back(self, id: int) -> None:
        self._move(id, "bin", "tables", COLUMNS, COLUMNS)

    def deleted(self) -> list[Saved]:
        """What is in the bin, the last deleted first."""
        with self._read() as db:
            rows = db.execute(f"SELECT {LIST}, {WITH_BESIDE} FROM bin {BESIDE} ORDER BY deleted DESC, id DESC")
            return [Saved(*row) for row in rows]

    def _move(self, id: int, source: str, target: str, columns: str, values: str) -> None:
        with self._change() as db:
            number = _number(id)
            db.execute("DELETE FROM bin WHERE deleted < ?", (_now(-timedelta(days=BIN_DAYS)),))
            if not db.execute(f"INSERT INTO {target} ({columns}) SELECT {values} FROM {source} WHERE id = ?", (number,)).rowcount:
                raise NoTable("store-no-table", id=str(id))
            db.execute(f"DELETE FROM {source} WHERE id = ?", (number,))
            for beside in ("names", "results"):
                db.execute(f"DELETE FROM {beside} WHERE id NOT IN (SELECT id FROM tables UNION SELECT id FROM bin)")

    # --- copies

    @property
    def backups(self) -> Path:
        return self.path.parent / "backups"

    def copy_to(self, target: Path) -> None:
        """The whole collection as one file of its own, whoever is writing meanwhile."""
        with self._errors(target), closing(sqlite3.connect(target)) as copy:
            self._connection().backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")

    def backup(self) -> Path:
        """Today's copy, beside the file; the last seven are kept."""
        with self._errors(self.backups):
            self.backups.mkdir(parents=True, exist_ok=True)
            copy = self._copy_of(date.today())
            unfinished = self.backups / f".{copy.name}.{os.getpid()}-{threading.get_ident()}"
            try:
                self.copy_to(unfinished)
                unfinished.replace(copy)
            finally:
                unfinished.unlink(missing_ok=True)
            kept = sorted(self.backups.glob(f"{self.path.stem}-????-??-??{self.path.suffix}"))
            for old in kept[:-BACKUPS]:
                old.unlink(missing_ok=True)
        return copy

    def _copy_of(self, day: date) -> Path:
        return self.backups / f"{self.path.stem}-{day:%Y-%m-%d}{self.path.suffix}"

    def restore(self, source: Path) -> Path:
        """Put a copy in the place of everything; what was there is copied first, into `backups`, under the name returned."""
        with self._errors(source):
            if not source.exists() or not source.stat().st_size:
                raise StoreError("store-foreign", file=str(source))
            check_file(source)
            self.backups.mkdir(parents=True, exist_ok=True)
            kept = self.backups / f"{self.path.stem}-before-restore-{datetime.now():%Y-%m-%d-%H%M%S}{self.path.suffix}"
            self.copy_to(kept)
            with closing(sqlite3.connect(source)) as copy:
                copy.backup(self._connection())
            # Whoever holds one of these tables in memory must read it again.
            newer = "SET revision = revision + 1000000"
            self._connection().executescript(f"BEGIN; {SCHEMA} UPDATE tables {newer}; UPDATE results {newer}; COMMIT;")
        return kept

    def _copy_once_a_day(self) -> None:
        """A copy that cannot be made must not keep anybody from playing."""
        today = date.today()
        if self._copied == today:
            return
        self._copied = today
        try:
            if not self._copy_of(today).exists() and self.count():
                self.backup()
        except StoreError:
            pass

    # --- the file

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=WAIT_SECONDS)
        db.execute("PRAGMA synchronous = FULL")
        return db

    def _connection(self) -> sqlite3.Connection:
        """This thread's own, opened anew if the file was put away and another came in its place."""
        file = self._file()
        found: tuple[object, int, sqlite3.Connection] | None = getattr(self._local, "open", None)
        if found is not None and found[:2] == (file, os.getpid()):
            return found[2]
        if found is not None:
            found[2].close()
        db = self._open()
        self._local.open = (file, os.getpid(), db)
        return db

    def _file(self) -> tuple[int, int] | None:
        """Which file is at our path; None if there is none."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def close(self) -> None:
        """Close this thread's connection; the last one to close tidies the file up."""
        found = getattr(self._local, "open", None)
        if found is not None:
            found[2].close()
            del self._local.open

    @contextmanager
    def _read(self) -> Iterator[sqlite3.Connection]:
        with self._errors():
            yield self._connection()

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        self._copy_once_a_day()
        # Our own threads queue here: SQLite would let them sleep and try again, and the unlucky ones wait long.
        if not self._writing.acquire(timeout=WAIT_SECONDS):
            raise Locked("store-locked", file=str(self.path))
        try:
            with self._errors():
                db = self._connection()
                with db:
                    db.execute("BEGIN IMMEDIATE")
                    yield db
        finally:
            self._writing.release()

    @contextmanager
    def _errors(self, file: Path | None = None) -> Iterator[None]:
        """Each state of the file has its own sentence."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise named(error, str(file or self.path)) from None


def _keep_result(db: sqlite3.Connection, id: int, revision: int, table: Table) -> None:
    """Beside the table, so that lists need not play it again."""
    result = table.result
    if result is not None:
        db.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", (id, revision, result.you, result.opponent))


def check_file(path: Path) -> bool:
    """StoreError or sqlite3.Error unless a file is ours or empty, whole and not newer; whether it has all that we put into it.

    Looking changes nothing, but for what a crash left half done: that is rolled back, which only a writer can.
    """
    try:
        return _look(path, "ro")
    except sqlite3.OperationalError:
        return _look(path, "rw")


def _look(path: Path, mode: str) -> bool:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=WAIT_SECONDS)) as db:
        found = db.execute("PRAGMA user_version").fetchone()[0]
        if found > FORMAT:
            raise StoreError("store-newer", file=str(path), found=found, known=FORMAT)
        if found < 1 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise StoreError("store-foreign", file=str(path))
        if found:
            db.execute(f"SELECT {COLUMNS} FROM tables LIMIT 1")
        if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise StoreError("store-damaged", file=str(path), why="quick_check")
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        return names >= PARTS and db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


def named(error: sqlite3.Error | OSError, file: str) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Locked("store-locked", file=file)
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) == errno.ENOSPC:
        return Unwritable("store-full", file=file)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM) or isinstance(error, OSError):
        return Unwritable("store-closed", file=file, why=str(error))
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError("store-foreign", file=file)
    if code == sqlite3.SQLITE_IOERR:
        return Unwritable("store-disk", file=file, why=str(error))
    return StoreError("store-damaged", file=file, why=str(error))


def _number(id: int) -> int:
    """Numbers that no row can have are no error of the file."""
    return id if -(2**63) <= id < 2**63 else -1


def _now(shift: timedelta = timedelta(0)) -> str:
    return (datetime.now(UTC) + shift).isoformat(timespec="microseconds")


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
