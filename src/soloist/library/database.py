"""The SQLite file that stores the tables: open, check, change and copy it.

The file uses WAL mode with `synchronous=FULL`: a commit returns when it is on disk, and readers never wait for writers.
`docs/en/builders/architecture.md` says why.
"""

import errno
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime
from pathlib import Path

from soloist.engine.text.errors import SoloistError, reason
from soloist.engine.text.words import Words

FORMAT = 1
"""The `user_version` of our files. Additions that an older Soloist can ignore do not raise it."""
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
CREATE TABLE IF NOT EXISTS copies (id INTEGER PRIMARY KEY, source INTEGER NOT NULL, number INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS reviews (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, review TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS boxes (game TEXT PRIMARY KEY, edition TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS played (id INTEGER PRIMARY KEY, seconds INTEGER, hints INTEGER NOT NULL, hinted INTEGER NOT NULL);
"""
EMPTY = f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;"
# Names, results, copies, reviews and playing times are separate SQL tables. An older Soloist, which knows none of them, can move
# a table to the bin and back without losing them. Results and reviews store the revision they belong to, so outdated ones are
# ignored.
PARTS = {"tables", "bin", "newest", "names", "results", "copies", "reviews", "boxes", "played"}
WAIT_SECONDS = 5.0
BACKUPS = 7
SHORTEST = 512
"""The smallest page size of SQLite in bytes. SQLite itself would treat a file of a few bytes as an empty database."""


class StoreError(SoloistError):
    """The database cannot be used, or the table does not exist. The database was not changed."""

    words = Words("soloist.library")


class NoTable(StoreError):
    """No table has this number."""


class DamagedTable(StoreError):
    """The row of this table holds values that no Soloist writes. Other tables are not affected."""


class MovedOn(StoreError):
    """The table was changed by somebody else since it was read."""


class Locked(StoreError):
    """Another program has locked the file. Trying again later may work."""


class Unwritable(StoreError):
    """The disk is full, or the disk or the system refuses to write the file."""


class Database:
    """One SQLite file.

    Opening checks the file and never changes a damaged or newer one. A missing file reads as empty; the first change creates it.
    Every thread has its own connection. Before the first change of a day the whole file is backed up.
    """

    journal = "wal"
    """SQLite's journal mode. WAL lets others read while somebody writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._local = threading.local()
        self._writing = threading.Lock()
        self._copied: date | None = None
        with self._errors():
            if self._file() is not None:
                self.prepare()

    def prepare(self) -> None:
        """Create the file, or add whatever parts of the schema it lacks."""
        path = self.path
        with self._errors():
            path.parent.mkdir(parents=True, exist_ok=True)
            if not (path.exists() and path.stat().st_size and check_file(path, self.journal)):
                with closing(self._open()) as db:
                    db.execute(f"PRAGMA journal_mode = {self.journal}")
                    db.executescript(EMPTY)

    def check(self) -> None:
        """Check every page of the file. Raise StoreError if one is damaged."""
        with self._read() as db:
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError("store-damaged", file=str(self.path), why=found)

    # --- copies

    @property
    def backups(self) -> Path:
        return self.path.parent / "backups"

    def copy_to(self, target: Path) -> None:
        """Copy the whole collection to a single file. Others may write meanwhile."""
        with self._errors(target), closing(sqlite3.connect(target)) as copy:
            self._connection().backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")

    def backup(self) -> Path:
        """Write today's backup into the folder `backups` and delete all but the newest seven."""
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
        """Replace the whole collection by a copy. Back the old one up first and return the path of that backup."""
        with self._errors(source):
            if not source.exists():
                raise StoreError("restore-missing", file=str(source))
            if not source.stat().st_size:
                raise StoreError("store-foreign", file=str(source))
            check_file(source)
            self.prepare()
            self.backups.mkdir(parents=True, exist_ok=True)
            kept = self.backups / f"{self.path.stem}-before-restore-{datetime.now():%Y-%m-%d-%H%M%S}{self.path.suffix}"
            self.copy_to(kept)
            with closing(sqlite3.connect(source)) as copy:
                copy.backup(self._connection())
            # Raise all revisions, so that a process with one of these tables in memory has to read it again.
            newer = "SET revision = revision + 1000000"
            changes = " ".join(f"UPDATE {one} {newer};" for one in ("tables", "results", "reviews"))
            self._connection().executescript(f"BEGIN; {SCHEMA} {changes} COMMIT;")
        return kept

    def _copy_once_a_day(self) -> None:
        """Back up before the first change of a day. Ignore errors: a failed backup must not stop anybody from playing."""
        today = date.today()
        if self._copied == today:
            return
        self._copied = today
        try:
            if not self._copy_of(today).exists() and self._has_tables():
                self.backup()
        except StoreError:
            pass

    def _has_tables(self) -> bool:
        with self._read() as db:
            return db.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is not None

    # --- the file

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=WAIT_SECONDS)
        db.text_factory = text_of
        db.execute("PRAGMA synchronous = FULL")
        return db

    def _connection(self) -> sqlite3.Connection:
        """This thread's connection. Reopen it if the file was replaced or after a fork. Without a file, use an empty one."""
        file = self._file()
        found: tuple[object, int, sqlite3.Connection] | None = getattr(self._local, "open", None)
        if found is not None and found[:2] == (file, os.getpid()):
            return found[2]
        if found is not None:
            found[2].close()
        if file is None:
            db = sqlite3.connect(":memory:")
            db.executescript(EMPTY)
        else:
            db = self._open()
        self._local.open = (file, os.getpid(), db)
        return db

    def _file(self) -> tuple[int, int] | None:
        """The device and inode of the file at our path, or None if no file exists."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def close(self) -> None:
        """Close this thread's connection. When the last connection closes, SQLite merges and removes the WAL file."""
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
        # Queue our own threads with a lock. SQLite's busy timeout sleeps and retries, which can starve unlucky threads.
        if not self._writing.acquire(timeout=WAIT_SECONDS):
            raise Locked("store-locked", file=str(self.path))
        try:
            with self._errors():
                if self._file() is None:
                    self.prepare()
                db = self._connection()
                with db:
                    db.execute("BEGIN IMMEDIATE")
                    yield db
        finally:
            self._writing.release()

    @contextmanager
    def _errors(self, file: Path | None = None) -> Iterator[None]:
        """Turn SQLite and system errors into the StoreError that explains them to the player."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise named(error, str(file or self.path)) from None


def text_of(raw: bytes) -> str | bytes:
    """Decode a text value. Return invalid UTF-8 as bytes, so that one broken row does not hide the others."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def check_file(path: Path, journal: str = Database.journal) -> bool:
    """Return whether the file has the full schema. Raise StoreError or sqlite3.Error if it is damaged, newer or not ours.

    An empty file is accepted. The file is opened read-only, unless an interrupted transaction must be rolled back first.
    """
    if 0 < path.stat().st_size < SHORTEST:
        raise StoreError("store-damaged", file=str(path), why="file too short")
    try:
        return _look(path, "ro", journal)
    except sqlite3.OperationalError:
        return _look(path, "rw", journal)


def _look(path: Path, mode: str, journal: str) -> bool:
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
        return names >= PARTS and db.execute("PRAGMA journal_mode").fetchone()[0] == journal


def named(error: sqlite3.Error | OSError, file: str) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Locked("store-locked", file=file)
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) == errno.ENOSPC:
        return Unwritable("store-full", file=file)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM) or isinstance(error, OSError):
        return Unwritable("store-closed", file=file, why=reason(error))
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError("store-foreign", file=file)
    if code == sqlite3.SQLITE_IOERR:
        return Unwritable("store-disk", file=file, why=reason(error))
    return StoreError("store-damaged", file=file, why=str(error))
