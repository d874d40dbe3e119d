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
from soloist.engine.catalogue import deal_of
from soloist.engine.game import Deal
from soloist.engine.table import Table
from soloist.engine.text import record
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError
from soloist.library.database import COLUMNS, DamagedTable, Database, MovedOn, NoTable

LIST = COLUMNS.replace(
    "record, edition",
    "CASE typeof(record) WHEN 'text' THEN '' END, CASE WHEN typeof(edition) NOT IN ('text', 'null') THEN 0 END",
)
"""Records and editions are not read for lists, but whether they are texts is."""
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
"""The columns of a row: what Soloist writes there, and what stands for anything else."""
NEEDED = COLUMNS.split(", ").index("process")
"""The columns before this one are the table; who sits there, its name and its scores are not."""
MOST = 2**53
LONGEST_NAME = 60
BIN_DAYS = 30
NO_COPY = "id NOT IN (SELECT id FROM copies)"


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
    """The final scores; where nobody counts points, only what was left of the number that mattered."""
    counted: int = 0
    """Whether the final scores are kept, or that there are none; a Soloist before this one did not keep them."""
    source: int | None = None
    """Of which table it is a copy, to play on from the middle of it; a copy counts in no statistics."""
    damaged: bool = False
    """Whether the row holds what no Soloist writes there; such a table is listed, but cannot be opened."""

    @property
    def open_elsewhere(self) -> bool:
        """Whether another living process sits at this table."""
        return self.process not in (None, os.getpid()) and _alive(self.process)

    @property
    def damage(self) -> DamagedTable:
        """How a damaged table is named."""
        return DamagedTable("store-table-damaged", id=str(self.id))

    @property
    def is_known(self) -> bool:
        """Whether this Soloist has its game and level; rows of a newer one are shown as they are and left alone."""
        game = soloist.EVERY.get(self.game)
        return not self.damaged and game is not None and self.level in [level.id for level in game.levels]


def saved_of(row: Iterable[Any]) -> Saved:
    """A row as the file has it."""
    values: list[Any] = []
    damaged = False
    for place, (value, (kinds, other)) in enumerate(zip(row, KINDS, strict=False)):
        good = isinstance(value, kinds) and (not isinstance(value, int) or -MOST < value < MOST)
        values.append(value if good else other)
        damaged = damaged or (place < NEEDED and not good)
    saved = Saved(*values)
    return replace(saved, damaged=True) if damaged else saved


def edition_of(saved: Saved) -> Edition | None:
    """The player's own edition that a row was played with; None if it was ours."""
    return None if saved.edition is None else soloist.EVERY[saved.game].edition(saved.edition)


def code_of(saved: Saved) -> str:
    """The code of a table's deal; empty with real dice and cards, and where this Soloist cannot read the record."""
    try:
        deal, fate = deal_of(soloist.EVERY, record.parse(saved.record), edition_of(saved))
    except SoloistError:
        return ""
    return deal.code if fate == "seed" else ""


def beginning_of(deal: Deal, fate: str = "seed") -> str:
    """How the records of all tables of a deal begin."""
    return record.write(deal.head(fate), [], "").partition("rules:")[0]


def open_saved(saved: Saved) -> Table:
    """The table of a row, with the edition it was played with."""
    return soloist.read(saved.record, edition_of(saved))


def default_path() -> Path:
    named = os.environ.get("SOLOIST_DB")
    return Path(named) if named else user_data_path("soloist") / "tables.db"


class Store(Database):
    """All tables of one person. Whoever `sits` at one table at a time is named on it; a server that serves them all is not."""

    def __init__(self, path: Path, sits: bool = True) -> None:
        super().__init__(path)
        self.process = os.getpid() if sits else None

    # --- tables

    def add(self, table: Table, source: int | None = None) -> int:
        """A new table; a copy of another one, where that is its `source`."""
        edition = table.deal.edition
        own = edition.text if edition.own else None
        id = self.put(table.game.id, table.deal.level, len(table.log), table.state.outcome, table.record(), own, _now())
        if table.state.outcome:
            with self._change() as db:
                _keep_result(db, id, 0, table)
        if source is not None:
            self.mark_copy(id, source, len(table.log))
        return id

    def mark_copy(self, id: int, source: int, number: int) -> None:
        """Of which table it is a copy, up to which answer; it never counts."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO copies VALUES (?, ?, ?)", (id, source, number))

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
        saved = saved_of(row)
        if saved.damaged:
            raise saved.damage
        return saved

    def version(self, id: int) -> int:
        """Only the version of a table, which tells whether it has moved on."""
        with self._read() as db:
            row = db.execute("SELECT revision FROM tables WHERE id = ?", (_number(id),)).fetchone()
        if row is None:
            raise NoTable("store-no-table", id=str(id))
        if not isinstance(row[0], int):
            raise DamagedTable("store-table-damaged", id=str(id))
        return row[0]

    def newest(self) -> Saved | None:
        """The unfinished table that was played last, of those this Soloist knows."""
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
        """Newest first, without the records and editions, which `load` brings, unless they are wanted `whole`."""
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
        """The tables whose records begin so, newest first: those of one deal begin alike. A copy begins in the middle."""
        kind = f"NOT {NO_COPY}" if copies else NO_COPY
        with self._read() as db:
            rows = db.execute(
                f"SELECT {LIST}, {WITH_BESIDE} FROM tables {BESIDE} WHERE substr(record, 1, ?) = ? AND {kind}"
                " ORDER BY changed DESC, id DESC",
                (len(head), head),
            )
            return [saved_of(row) for row in rows]

    def first_tries(self, heads: list[str]) -> dict[str, tuple[int, str]]:
        """Of each beginning the table that was dealt first: its number and outcome."""
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
        """Game, level and outcome of every finished table that counts, the last first."""
        with self._read() as db:
            # Not when they ended: that stands behind the records, and reading it would mean reading them all.
            rows = db.execute(
                f"SELECT game, level, outcome FROM tables WHERE outcome <> '' AND {NO_COPY} ORDER BY changed DESC, id DESC"
            )
            return [row for row in rows if all(isinstance(value, str) for value in row)]

    def last_levels(self) -> dict[str, str]:
        """For each game the level that was played last."""
        with self._read() as db:
            rows = db.execute("SELECT game, level, max(changed) FROM tables GROUP BY game").fetchall()
        return {game: level for game, level, _ in rows if isinstance(game, str) and isinstance(level, str)}

    def contents(self) -> set[tuple[str, str | None]]:
        """Record and edition of every table: what it is, whatever its number."""
        with self._read() as db:
            return set(db.execute("SELECT record, edition FROM tables").fetchall())

    def sit(self, id: int, here: bool) -> None:
        """Note that this process sits at the table, or has left it."""
        with self._change() as db:
            if here:
                db.execute("UPDATE tables SET process = ? WHERE id = ?", (os.getpid(), id))
            else:
                db.execute("UPDATE tables SET process = NULL WHERE id = ? AND process = ?", (id, os.getpid()))

    def keep_scores(self, id: int, you: int | None, opponent: int | None) -> None:
        """The final scores of a table that another collection kept them of."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO results VALUES (?, 0, ?, ?)", (id, you, opponent))

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

    # --- reviews

    def review(self, id: int, version: int) -> str | None:
        """The review of a table at this version, as it was kept; None if there is none."""
        with self._read() as db:
            row = db.execute("SELECT review FROM reviews WHERE id = ? AND revision = ?", (_number(id), version)).fetchone()
        return None if row is None else str(row[0])

    def reviews(self) -> list[tuple[int, str]]:
        """Every review that is of its table as it stands."""
        with self._read() as db:
            return db.execute(
                "SELECT reviews.id, review FROM reviews JOIN tables ON tables.id = reviews.id"
                " AND tables.revision = reviews.revision"
            ).fetchall()

    def keep_review(self, id: int, version: int, text: str) -> None:
        """In the place of an older one; a table that has gone or moved on needs none."""
        with self._change() as db:
            if db.execute("SELECT 1 FROM tables WHERE id = ? AND revision = ?", (_number(id), version)).fetchone() is not None:
                db.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (id, version, text))

    # --- what the owner's boxes hold

    def box(self, game: str) -> str | None:
        """The owner's edition of a game; None as long as there is none."""
        with self._read() as db:
            row = db.execute("SELECT edition FROM boxes WHERE game = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def keep_box(self, game: str, text: str) -> None:
        """Not judged here; `soloist.library.own_edition` checks before it keeps."""
        with self._change() as db:
            db.execute("INSERT OR REPLACE INTO boxes VALUES (?, ?)", (game, text))

    def forget_box(self, game: str) -> None:
        with self._change() as db:
            db.execute("DELETE FROM boxes WHERE game = ?", (game,))

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
            return [saved_of(row) for row in rows]

    def _move(self, id: int, source: str, target: str, columns: str, values: str) -> None:
        with self._change() as db:
            number = _number(id)
            db.execute("DELETE FROM bin WHERE deleted < ?", (_now(-timedelta(days=BIN_DAYS)),))
            if not db.execute(f"INSERT INTO {target} ({columns}) SELECT {values} FROM {source} WHERE id = ?", (number,)).rowcount:
                raise NoTable("store-no-table", id=str(id))
            db.execute(f"DELETE FROM {source} WHERE id = ?", (number,))
            for beside in ("names", "results", "copies", "reviews"):
                db.execute(f"DELETE FROM {beside} WHERE id NOT IN (SELECT id FROM tables UNION SELECT id FROM bin)")


def _keep_result(db: sqlite3.Connection, id: int, revision: int, table: Table) -> None:
    """Beside the table, so that lists need not play it again."""
    result = table.result
    if result is not None:
        goal = table.goal
        left = None if goal is None else goal.yours
        db.execute(
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)",
            (id, revision, left if result.you is None else result.you, result.opponent),
        )


def _where(finished: bool | None, pinned: bool | None, outcome: str, games: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Which tables are meant, and the values for it."""
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
    """Numbers that no row can have are no error of the file."""
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
