"""Saved tables in a real SQLite file."""

import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import soloist
from soloist.library.database import COLUMNS, Locked, MovedOn, NoTable, StoreError, Unwritable
from soloist.library.store import Store
from tests.support.paths import GOLDEN
from tests.support.processes import Processes


def new_table() -> soloist.Table:
    return soloist.GAMES["stone-age"].deal(seed="K7Q2")


def test_a_table_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    store, table = Store(tmp_path / "tables.db"), new_table()
    id = store.add(table)
    table.answer("blue")
    assert store.save(id, 0, table) == 1
    saved = Store(tmp_path / "tables.db").load(id)
    assert (saved.record, saved.version, saved.game, saved.level) == (table.record(), 1, "stone-age", "basic")
    assert soloist.read(saved.record).record() == table.record()


def test_who_saves_second_is_told_and_changes_nothing(tmp_path: Path) -> None:
    store, table, other = Store(tmp_path / "tables.db"), new_table(), new_table()
    id = store.add(table)
    table.answer("blue")
    other.answer("green")
    store.save(id, 0, table)
    with pytest.raises(MovedOn):
        store.save(id, 0, other)
    assert store.load(id).record == table.record()


def test_the_newest_unfinished_table_is_the_one_to_resume(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    assert store.newest() is None
    first, second = store.add(new_table()), store.add(new_table())
    table = new_table()
    table.answer("green")
    store.save(first, 0, table)
    newest = store.newest()
    assert newest is not None and newest.id == first
    assert [saved.id for saved in store.all()] == [first, second]


def test_a_table_remembers_the_edition_it_is_played_with(tmp_path: Path) -> None:
    game = soloist.GAMES["stone-age"]
    own = tmp_path / "own.toml"
    own.write_text(game.standard.text.replace("amount = 7", "amount = 8"), encoding="utf-8")
    store, table = Store(tmp_path / "tables.db"), game.deal(edition=own)
    saved = store.load(store.add(table))
    assert saved.edition == own.read_text(encoding="utf-8")
    assert soloist.read(saved.record, game.edition(saved.edition)).record() == table.record()


def test_a_table_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no table 7"):
        Store(tmp_path / "tables.db").load(7)


def test_another_process_at_the_table_is_noticed_while_it_lives(tmp_path: Path, processes: Processes) -> None:
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    store.sit(id, here=True)
    assert not store.load(id).open_elsewhere
    other = processes.start("-c", "input()", stdin=subprocess.PIPE)
    with sqlite3.connect(store.path) as db:
        db.execute("UPDATE tables SET process = ?", (other.pid,))
    assert store.load(id).open_elsewhere
    other.communicate("\n")
    assert not store.load(id).open_elsewhere


@pytest.mark.parametrize("damage", ["not a database at all" * 100, "SQLite format 3\0" + "\0" * 5000])
def test_a_damaged_file_is_refused_and_left_untouched(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "tables.db"
    path.write_text(damage)
    with pytest.raises(StoreError, match=r"[Nn]othing was changed"):
        Store(path)
    assert path.read_text() == damage
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("left", [1, 16, 100, 511])
def test_a_file_cut_to_a_few_bytes_is_damaged_and_not_empty(tmp_path: Path, left: int) -> None:
    path = tmp_path / "tables.db"
    store = Store(path)
    store.add(new_table())
    store.close()
    cut = path.read_bytes()[:left]
    path.write_bytes(cut)
    with pytest.raises(StoreError, match="is damaged"):
        Store(path)
    assert path.read_bytes() == cut


def test_a_file_with_damaged_pages_is_refused_and_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = Store(path)
    for _ in range(20):
        store.add(new_table())
    store.close()
    data = bytearray(path.read_bytes())
    data[4096:8192] = b"\x55" * 4096
    path.write_bytes(data)
    with pytest.raises(StoreError):
        Store(path)
    assert path.read_bytes() == bytes(data)


def test_a_file_from_a_newer_version_is_refused_and_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(path).add(new_table())
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer Soloist"):
        Store(path)
    assert path.read_bytes() == before


def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="not a file with Soloist"):
        Store(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="file"):
        Store(tmp_path / "file" / "tables.db")


def test_what_the_system_says_stands_there_without_its_number(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"a file, not a folder\)"):
        Store(tmp_path / "file" / "tables.db")


def test_a_file_that_is_not_there_reads_as_empty_and_only_a_change_makes_it(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "tables.db"
    store = Store(path)
    assert (store.all(), store.deleted(), store.count(), store.newest(), store.own_edition("raiders")) == ([], [], 0, None, None)
    with pytest.raises(NoTable):
        store.load(1)
    store.check()
    assert list(tmp_path.iterdir()) == []
    id = store.add(new_table())
    assert [saved.id for saved in store.all()] == [saved.id for saved in Store(path).all()] == [id]


def test_a_copy_can_be_put_where_no_file_was(tmp_path: Path) -> None:
    id = Store(tmp_path / "tables.db").add(new_table())
    copy = tmp_path / "copy.db"
    Store(tmp_path / "tables.db").copy_to(copy)
    elsewhere = Store(tmp_path / "elsewhere" / "tables.db")
    elsewhere.restore(copy)
    assert [saved.id for saved in Store(elsewhere.path).all()] == [id]


# --- crashes, locks, full disks

HALF_A_COMMIT = """
import os, signal, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA journal_mode = " + sys.argv[2])
db.execute("PRAGMA cache_size = 1")
db.execute("BEGIN")
db.execute("UPDATE tables SET record = record || ?", ("x" * 100_000,))
os.kill(os.getpid(), signal.SIGKILL)
"""
"""Dies with pages of a change already in the file, or in the log beside it."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_a_crash_in_the_middle_of_a_commit_is_rolled_back_at_the_next_start(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "tables.db"
    store = Store(path)
    tables = {store.add(new_table()): new_table().record() for _ in range(20)}
    store.close()
    assert subprocess.run([sys.executable, "-c", HALF_A_COMMIT, str(path), mode]).returncode == -signal.SIGKILL
    left = path.with_name("tables.db-journal" if mode == "DELETE" else "tables.db-wal")
    assert left.stat().st_size > 0, "the crash must leave something behind"
    again = Store(path)
    assert {id: again.load(id).record for id in tables} == tables


def test_many_first_starts_at_once_all_work(tmp_path: Path, processes: Processes) -> None:
    program = "import sys; from pathlib import Path; from soloist.library.store import Store; Store(Path(sys.argv[1])).prepare()"
    starts = [processes.start("-c", program, str(tmp_path / "tables.db")) for _ in range(6)]
    assert [start.wait() for start in starts] == [0] * 6


def test_whoever_reads_waits_for_nobody_and_whoever_writes_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soloist.library.database.WAIT_SECONDS", 0.05)
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert Store(store.path).load(id).record == new_table().record()
        with pytest.raises(Locked, match="another program is using"):
            store.add(new_table())
        other.execute("ROLLBACK")
    assert store.add(new_table()) == id + 1


def test_a_full_disk_has_its_own_sentence_and_loses_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    db = store._connection()
    db.execute(f"PRAGMA max_page_count = {db.execute('PRAGMA page_count').fetchone()[0]}")
    with pytest.raises(Unwritable, match="is full"):
        for _ in range(50):
            store.add(new_table())
    assert store.load(id).record == new_table().record()


def test_a_number_too_large_is_only_a_table_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NoTable):
        Store(tmp_path / "tables.db").load(10**30)


def test_threads_have_connections_of_their_own(tmp_path: Path) -> None:
    store, found = Store(tmp_path / "tables.db"), []
    threads = [threading.Thread(target=lambda: found.append(store.add(new_table()))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == list(range(1, 9))


def test_rows_of_a_newer_soloist_break_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    known = store.add(new_table())
    strange = [store.put(game, level, 3, "", "?", None, "2999") for game, level in (("stone-age", "moon"), ("chess", "x"))]
    newest = store.newest()
    assert newest is not None and newest.id == known
    assert {saved.id: saved.is_known for saved in store.all()} == {known: True, strange[0]: False, strange[1]: False}


# --- copies and the bin


def test_the_first_change_of_a_day_is_preceded_by_a_copy_and_seven_are_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    assert not store.backups.exists(), "of nothing there is no copy"
    for day in range(1, 10):
        (tmp_path / "backups").mkdir(exist_ok=True)
        (tmp_path / "backups" / f"tables-2001-01-0{day}.db").write_bytes(b"")
    later = Store(store.path)
    later.add(new_table())
    kept = sorted(file.name for file in later.backups.iterdir())
    assert len(kept) == 7
    assert kept[-1] == f"tables-{datetime.now():%Y-%m-%d}.db"
    assert [saved.id for saved in Store(later.backups / kept[-1]).all()] == [id]


def test_a_copy_that_cannot_be_made_keeps_nobody_from_playing(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    store.add(new_table())
    (tmp_path / "backups").write_text("a file where the folder should be")
    assert Store(store.path).add(new_table()) == 2


def test_a_copy_put_back_is_as_it_was_and_what_was_there_is_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    first = store.add(new_table())
    copy = store.backup()
    second = store.add(new_table())
    store.restore(copy)
    assert [saved.id for saved in store.all()] == [first]
    assert store.load(first).version > 0, "whoever holds the table in memory must notice"
    before = next(store.backups.glob("*before-restore*"))
    assert sorted(saved.id for saved in Store(before).all()) == [first, second]


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(4000)])
def test_something_else_is_not_put_back(tmp_path: Path, content: bytes) -> None:
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    other = tmp_path / "other.db"
    other.write_bytes(content)
    with pytest.raises(StoreError):
        store.restore(other)
    assert [saved.id for saved in store.all()] == [id]


def test_a_deleted_table_lies_in_the_bin_for_thirty_days(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    old, other = store.add(new_table()), store.add(new_table())
    record = store.load(old).record
    store.delete(old)
    assert [saved.id for saved in store.all()] == [other]
    assert [saved.id for saved in store.deleted()] == [old]
    with pytest.raises(NoTable):
        store.load(old)
    store.put_back(old)
    assert store.load(old).record == record
    store.delete(old)
    for days, left in ((29, [old, other]), (31, [other])):
        long_ago = (datetime.now(UTC) - timedelta(days=days)).isoformat()
        with closing(sqlite3.connect(store.path)) as db, db:
            db.execute("UPDATE bin SET deleted = ? WHERE id = ?", (long_ago, old))
        store.delete(other)
        assert sorted(saved.id for saved in store.deleted()) == left
        store.put_back(other)
    with pytest.raises(NoTable):
        store.delete(999)


# --- names, pins and results


OLDER = """
CREATE TABLE tables (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, level TEXT NOT NULL, answers INTEGER NOT NULL,
    outcome TEXT NOT NULL, record TEXT NOT NULL, edition TEXT, changed TEXT NOT NULL, revision INTEGER NOT NULL, process INTEGER);
CREATE TABLE bin (id INTEGER PRIMARY KEY, game TEXT NOT NULL, level TEXT NOT NULL, answers INTEGER NOT NULL,
    outcome TEXT NOT NULL, record TEXT NOT NULL, edition TEXT, changed TEXT NOT NULL, revision INTEGER NOT NULL, process INTEGER,
    deleted TEXT NOT NULL);
CREATE INDEX newest ON tables (changed DESC, id DESC);
PRAGMA user_version = 1;
"""
"""The file as a Soloist without names and results made it."""


def finished_table() -> soloist.Table:
    golden = GOLDEN / "peloponnes" / "soldier-won.txt"
    return soloist.read(golden.read_text(encoding="utf-8"))


def test_a_table_has_a_name_and_can_be_pinned(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    first, second = store.add(new_table()), store.add(new_table())
    store.note(first, name="  Sunday,\n with   tea ")
    store.note(first, pinned=True)
    assert (store.load(first).name, store.load(first).pinned) == ("Sunday, with tea", 1)
    assert [saved.id for saved in store.all(pinned=True)] == [first]
    assert [saved.id for saved in store.all(pinned=False)] == [second]
    store.note(first, pinned=False)
    assert (store.load(first).name, store.all(pinned=True)) == ("Sunday, with tea", [])
    store.note(first, name="x" * 500)
    assert len(store.load(first).name) == 60
    with pytest.raises(NoTable):
        store.note(99, name="nobody")


def test_names_go_to_the_bin_and_come_back_and_are_forgotten_with_the_table(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    id, other = store.add(new_table()), store.add(new_table())
    store.note(id, name="Sunday", pinned=True)
    store.delete(id)
    assert (store.deleted()[0].name, store.all(pinned=True)) == ("Sunday", [])
    store.put_back(id)
    assert store.load(id).name == "Sunday"
    store.delete(id)
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE bin SET deleted = '2001'")
    store.delete(other)
    with closing(sqlite3.connect(store.path)) as db:
        assert db.execute("SELECT count(*) FROM names").fetchone() == (0,)


def test_the_final_scores_stand_in_the_lists_until_the_end_is_taken_back(tmp_path: Path) -> None:
    store, table = Store(tmp_path / "tables.db"), finished_table()
    result = table.result
    assert result is not None
    id = store.add(table)
    for saved in (store.load(id), store.all(finished=True)[0]):
        assert (saved.outcome, saved.you, saved.opponent, saved.counted) == ("won", result.you, result.opponent, 1)
    table.undo()
    store.save(id, 0, table)
    assert (store.load(id).outcome, store.load(id).you, store.load(id).counted) == ("", None, 0)
    table.redo()
    store.save(id, 1, table)
    assert store.load(id).you == result.you
    store.restore(store.backup())
    assert store.load(id).you == result.you


def test_a_review_is_kept_with_its_table_and_only_for_the_version_it_was_made_of(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    id, table = store.add(new_table()), new_table()
    assert store.review(id, 0) is None
    store.keep_review(id, 0, "first")
    store.keep_review(id, 0, "second")
    store.keep_review(id, 5, "of a table that has moved on")
    store.keep_review(99, 0, "of no table")
    assert (store.review(id, 0), store.review(id, 5), store.review(99, 0)) == ("second", None, None)
    store.delete(id)
    store.put_back(id)
    assert store.review(id, 0) == "second"
    store.restore(store.backup())
    assert store.review(id, store.load(id).version) == "second"
    table.answer("blue")
    version = store.save(id, store.load(id).version, table)
    assert store.review(id, version) is None


def test_a_file_of_an_older_soloist_is_taken_over_and_stays_good_for_the_older_one(tmp_path: Path) -> None:
    path, record = tmp_path / "tables.db", new_table().record()
    row = ("stone-age", "basic", 3, "", record, None, "2026-01-01", 4, None)
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(OLDER)
        db.execute("INSERT INTO tables VALUES (7, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    store = Store(path)
    assert (store.load(7).record, store.load(7).version, store.load(7).name) == (record, 4, "")
    store.note(7, name="Sunday")
    store.close()
    with closing(sqlite3.connect(path)) as db, db:
        # What the older one does: look at the version, list, save, put into the bin and back.
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert len(db.execute("SELECT * FROM tables").fetchone()) == len(row) + 1
        db.execute("UPDATE tables SET revision = revision + 1")
        db.execute("INSERT INTO bin SELECT *, '2026-01-02' FROM tables")
        db.execute("DELETE FROM tables")
        db.execute(f"INSERT INTO tables SELECT {COLUMNS} FROM bin")
        db.execute("DELETE FROM bin")
    assert (Store(path).load(7).name, Store(path).load(7).version) == ("Sunday", 5)


def test_the_tables_of_one_deal_begin_alike(tmp_path: Path) -> None:
    store, table = Store(tmp_path / "tables.db"), new_table()
    head = table.record().partition("rules:")[0]
    table.answer("blue")
    mine = store.add(table)
    store.add(soloist.GAMES["stone-age"].deal(seed="K7Q3"))
    store.add(soloist.GAMES["stone-age"].deal(seed="K7Q2", rulings={"card_refresh": "slide"}))
    assert [saved.id for saved in store.beginning(head)] == [mine]
