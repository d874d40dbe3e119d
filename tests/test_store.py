"""Saved tables in a real SQLite file."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import soloist
from soloist.store import MovedOn, Store, StoreError


def new_table() -> soloist.Table:
    return soloist.GAMES["stone-age"].deal(seed="K7Q2")


def test_a_table_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    store, table = Store(tmp_path / "tables.db"), new_table()
    id = store.add(table)
    table.answer("red")
    assert store.save(id, 0, table) == 1
    saved = Store(tmp_path / "tables.db").load(id)
    assert (saved.record, saved.version, saved.game, saved.level) == (table.record(), 1, "stone-age", "basic")
    assert soloist.read(saved.record).record() == table.record()


def test_who_saves_second_is_told_and_changes_nothing(tmp_path: Path) -> None:
    store, table, other = Store(tmp_path / "tables.db"), new_table(), new_table()
    id = store.add(table)
    table.answer("red")
    other.answer("blue")
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


def test_another_process_at_the_table_is_noticed_while_it_lives(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    id = store.add(new_table())
    store.sit(id, here=True)
    assert not store.load(id).open_elsewhere
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with sqlite3.connect(store.path) as db:
        db.execute("UPDATE tables SET process = ?", (other.pid,))
    assert store.load(id).open_elsewhere
    other.communicate(b"\n")
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
    with pytest.raises(StoreError, match="not one of Soloist"):
        Store(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="file"):
        Store(tmp_path / "file" / "tables.db")
