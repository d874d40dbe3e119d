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
from soloist.store import BACKUPS, Locked, MovedOn, NoTable, Store, StoreError, Unwritable
from tests.processes import Processes


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
    with pytest.raises(StoreError, match="nothing was changed"):
        Store(path)
    assert path.read_text() == damage
    assert list(tmp_path.iterdir()) == [path]


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
    with pytest.raises(StoreError, match="not a file of Soloist"):
        Store(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="file"):
        Store(tmp_path / "file" / "tables.db")


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
    program = "import sys; from pathlib import Path; from soloist.store import Store; Store(Path(sys.argv[1])).count()"
    starts = [processes.start("-c", program, str(tmp_path / "tables.db")) for _ in range(6)]
    assert [start.wait() for start in starts] == [0] * 6


def test_whoever_reads_waits_for_nobody_and_whoever_writes_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soloist.store.WAIT_SECONDS", 0.05)
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert Store(store.path).load(id).record == new_table().record()
        with pytest.raises(Locked, match="another program holds"):
            store.add(new_table())
        other.execute("ROLLBACK")
    assert store.add(new_table()) == id + 1


def test_a_full_disk_has_its_own_sentence_and_loses_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    db = store._connection()
    db.execute(f"PRAGMA max_page_count = {db.execute('PRAGMA page_count').fetchone()[0]}")
    with pytest.raises(Unwritable, match="no room is left"):
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
    assert len(kept) == BACKUPS
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
    long_ago = (datetime.now(UTC) - timedelta(days=31)).isoformat()
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE bin SET deleted = ?", (long_ago,))
    store.delete(other)
    assert [saved.id for saved in store.deleted()] == [other]
    with pytest.raises(NoTable):
        store.delete(999)
