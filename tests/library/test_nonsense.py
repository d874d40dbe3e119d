"""Rows that no Soloist wrote: a damaged table is reported, and all other tables can be used as before."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.faces.terminal.commands import reviewing
from soloist.faces.web.app import application
from soloist.library import collection
from soloist.library.database import COLUMNS
from soloist.library.store import Store
from tests.support.asking import HOST
from tests.support.command import run_command
from tests.support.paths import golden

LOOSE = {
    "tables": COLUMNS,
    "bin": f"{COLUMNS}, deleted",
    "names": "id, name, pinned",
    "results": "id, revision, you, opponent",
    "copies": "id, source, number",
    "reviews": "id, revision, review",
    "boxes": "game, edition",
}
"""The SQL tables. Created anew without types and constraints, they accept any value."""
COLUMN = [(part, column) for part, columns in LOOSE.items() for column in columns.split(", ") if column != "id"]
NONSENSE = ("x'00ff'", "'x'", "''", "1.5", "-1", "4611686018427387904", "9e999", "CAST(x'ff' AS TEXT)", "NULL")
NEEDED = dict.fromkeys(COLUMNS.split(", ")[1:-1], "text") | {"answers": "integer", "revision": "integer"}
LISTS = ("/", "/tables", "/history.csv", "/bin", "/box", "/box/stone-age", "/collection", "/api/boxes/stone-age", "/deal/SBK7Q2")
OF_A_TABLE = ("", "/story", "/words", "/record", "/carry", "/walk", "/review")


class Collection:
    """Two good tables, one unfinished and one won, and a copy of each for every kind of nonsense."""

    def __init__(self, path: Path) -> None:
        self.store = Store(path)
        open, won = soloist.GAMES["stone-age"].deal(seed="K7Q2"), golden("peloponnes/soldier-won")
        self.good = [self.store.add(open), self.store.add(won)]
        self.bad = [self._add(table) for _ in NONSENSE for table in (open, won)]
        self.deleted = [self._add(open) for _ in NONSENSE]
        for id in self.deleted:
            self.store.delete(id)
        self.store.keep_own_edition("stone-age", soloist.GAMES["stone-age"].standard.text)
        self.store.close()

    def _add(self, table: soloist.Table) -> int:
        id = self.store.add(table)
        self.store.note(id, "Sunday", pinned=True)
        self.store.keep_scores(id, 3, 4)
        self.store.keep_review(id, 0, '{"moments": []}')
        return id

    def spoil(self, part: str, column: str) -> None:
        """Each kind of nonsense in one unfinished, one finished and one deleted table."""
        names = LOOSE[part]
        with closing(sqlite3.connect(self.store.path)) as db, db:
            kinds = ", ".join(f"{name} INTEGER PRIMARY KEY" if name == "id" else name for name in names.split(", "))
            db.execute(f"CREATE TABLE loose ({kinds})")
            db.execute(f"INSERT INTO loose SELECT {names} FROM {part}")
            if part == "copies":
                db.executemany("INSERT INTO loose VALUES (?, 1, 0)", [(id,) for id in self.bad])
            db.execute(f"DROP TABLE {part}")
            db.execute(f"ALTER TABLE loose RENAME TO {part}")
            for number, value in enumerate(NONSENSE):
                ids = (*self.bad[2 * number : 2 * number + 2], self.deleted[number])
                db.execute(f"UPDATE {part} SET {column} = {value}" + ("" if part == "boxes" else f" WHERE id IN {ids}"))

    def touched(self, part: str) -> list[int]:
        """The tables that nonsense in this SQL table may affect."""
        return [] if part in ("bin", "boxes") else self.bad

    def damaged(self, part: str, column: str) -> list[int]:
        """The tables that must be reported: those with a value of a wrong type."""
        if part != "tables" or column not in NEEDED:
            return []
        also = " AND typeof(edition) <> 'null'" if column == "edition" else ""
        with closing(sqlite3.connect(self.store.path)) as db:
            rows = db.execute(f"SELECT id FROM tables WHERE typeof({column}) <> '{NEEDED[column]}'{also}")
            return [id for (id,) in rows]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Collection]:
    monkeypatch.setenv("SOLOIST_DB", str(tmp_path / "tables.db"))
    monkeypatch.setenv("SOLOIST_LANG", "en")
    monkeypatch.setattr(reviewing, "_make", _no_time)
    yield Collection(tmp_path / "tables.db")


def _no_time(*_: object) -> None:
    raise reviewing.BrokenOff("review-stopped")


def said(*words: object) -> str:
    """What a command says."""
    done = run_command(*map(str, words))
    assert done.returncode in (0, 2)
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("part", "column"), COLUMN)
def test_commands_name_a_damaged_table_and_show_the_others(
    shelf: Collection,
    part: str,
    column: str,
    tmp_path: Path,
) -> None:
    shelf.spoil(part, column)
    listed, checked = said("tables"), said("check")
    for id in (*shelf.good, *shelf.bad):
        assert re.search(rf"^( *{id}|table {id} is damaged) ", listed, re.MULTILINE)
    assert "SBK7Q2" in listed
    for id in shelf.damaged(part, column):
        assert f"table {id} is damaged" in listed and f"table {id} is damaged" in checked
        assert f"table {id} is damaged" in said("resume", id)
        assert f"table {id} is damaged" in said("export", id)
    for id in shelf.touched(part):
        for command in ("resume", "export", "review"):
            said(command, id)
    for id in shelf.good:
        assert soloist.read(said("export", id))
    assert "Peloponnes" in said("history")
    for words in (("resume",), ("history", "--csv", tmp_path / "all.csv"), ("delete",)):
        said(*words)
    assert (tmp_path / "all.csv").read_text().count("peloponnes") >= 1


@pytest.mark.slow
@pytest.mark.parametrize(("part", "column"), COLUMN)
def test_pages_name_a_damaged_table_and_show_the_others(shelf: Collection, part: str, column: str) -> None:
    shelf.spoil(part, column)
    with TestClient(application(Store(shelf.store.path, sits=False)), base_url=HOST) as client:
        for page in LISTS:
            assert client.get(page).status_code < 500
        mine = client.get("/tables").text
        for id in (*shelf.good, *shelf.bad):
            assert f'id="t{id}"' in mine
        for id in shelf.damaged(part, column):
            line = mine.split(f'id="t{id}"')[1].split("</li>")[0]
            assert f"Table {id}" in line and "damaged" in line
            refused = client.get(f"/tables/{id}")
            assert refused.status_code == 400 and f"table {id} is damaged" in refused.text
        for id in shelf.touched(part):
            for page in OF_A_TABLE:
                assert client.get(f"/tables/{id}{page}").status_code < 500
            assert client.get(f"/api/tables/{id}").status_code < 500
        for id in shelf.good:
            assert client.get(f"/tables/{id}").status_code == 200


@pytest.mark.parametrize(("part", "column"), COLUMN)
def test_only_sound_tables_are_taken_over_from_another_collection(
    shelf: Collection, part: str, column: str, tmp_path: Path
) -> None:
    shelf.spoil(part, column)
    other = Store(tmp_path / "other.db")
    added, there = collection.add(other, shelf.store.path)
    assert there == len(shelf.good + shelf.bad)
    assert len(shelf.good) <= added <= there - len(shelf.damaged(part, column))
    assert not any(row.damaged for row in other.all(whole=True))


def test_a_damaged_table_can_be_deleted_and_put_back(shelf: Collection) -> None:
    shelf.spoil("tables", "record")
    with TestClient(application(Store(shelf.store.path, sits=False)), base_url=HOST) as client:
        id = shelf.bad[0]
        assert f'action="/tables/{id}/delete"' in client.get("/tables").text
        assert f'id="t{id}"' not in client.post(f"/tables/{id}/delete").text
        assert f'id="t{id}"' in client.get("/bin").text
        assert f'id="t{id}"' in client.post(f"/bin/{id}/back").text
