"""Saved tables over HTTP: lists, the bin, the whole collection, and what is said when the store or the hints cannot."""

import asyncio
import re
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.faces.web import thinking
from soloist.faces.web.app import application
from soloist.store import Saved, Store, Unwritable
from tests.faces.web.asking import HOST, deal, tables_of, version


def test_a_deleted_table_lies_in_the_bin_and_comes_back(client: TestClient) -> None:
    table = deal(client)
    assert tables_of(client.post(f"{table}/delete").text) == []
    assert client.get(table).status_code == 404
    assert "/bin/1/back" in client.get("/bin").text
    client.post("/bin/1/back")
    assert client.get(table).status_code == 200
    assert client.post("/tables/99/delete").status_code == 404


def test_the_tables_stand_on_pages(client: TestClient, store: Store) -> None:
    record = soloist.GAMES["stone-age"].deal(seed="K7Q2").record()
    for _ in range(120):
        store.put("stone-age", "basic", 5, "", record, None, "2026-01-01T10:00:00+00:00")
    pages = [tables_of(client.get(f"/tables?page={number}").text) for number in (1, 2, 3)]
    assert [len(page) for page in pages] == [50, 50, 20]
    assert len({table for page in pages for table in page}) == 120
    for odd in ("0", "-1", "x", "99999999", "\u0663"):
        assert client.get("/tables", params={"page": odd}).status_code == 200


def test_rows_of_a_newer_soloist_are_shown_and_left_alone(client: TestClient, store: Store) -> None:
    store.put("stone-age", "moon", 3, "", "?", None, "yesterday")
    store.put("\x1b[31mchess", "x", 3, "won", "?", None, "2999-01-01")
    for path in ("/", "/tables"):
        page = client.get(path)
        assert page.status_code == 200
    assert "made by a newer Soloist" in page.text and tables_of(page.text) == []


def test_a_table_of_earlier_rules_is_shown_and_stays_as_it_is(client: TestClient, store: Store) -> None:
    """Its first answer is one that today's rules do not know."""
    record = re.sub("rules: .*", "rules: 0", soloist.GAMES["raiders"].deal(seed="K7Q2").record()) + "    dance\n"
    id = store.put("raiders", "normal", 30, "", record, None, "2026-01-01")
    before = store.load(id)
    page = client.get(f"/tables/{id}")
    assert page.status_code == 200 and "A table of earlier rules" in page.text
    assert 'name="answer"' not in page.text and 'id="board"' in page.text
    assert client.get(f"/tables/{id}/record").text == record
    assert client.post(f"/tables/{id}/answer", data={"version": "0", "answer": "mill"}).status_code == 400
    assert client.post(f"/tables/{id}/undo", data={"version": "0"}).status_code == 400
    assert store.load(id) == before
    assert f"/tables/{id}" in tables_of(client.get("/tables").text)


def test_the_whole_collection_goes_to_another_machine_without_doubling(client: TestClient, tmp_path: Path) -> None:
    for game in soloist.GAMES:
        deal(client, game)
    copy = client.get("/collection").content
    elsewhere = Store(tmp_path / "elsewhere" / "tables.db")
    with TestClient(application(elsewhere), base_url=HOST) as other:
        for expected in ("4 tables were added", "All its tables were here already"):
            page = other.post("/collection", files={"collection": ("copy.db", copy)})
            assert expected in page.text
        assert len(tables_of(page.text)) == 4
        assert other.get("/tables/1").status_code == 200


@pytest.mark.parametrize("content", [b"", b"nonsense", b"SQLite format 3\0" + bytes(5000)])
def test_a_file_that_is_no_collection_is_refused(client: TestClient, content: bytes) -> None:
    answer = client.post("/collection", files={"collection": ("../../copy.db", content)})
    assert answer.status_code == 400
    assert tables_of(client.get("/tables").text) == []


# --- states of the store


def test_a_store_that_is_locked_is_said_to_be_and_to_be_asked_again(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("soloist.store.WAIT_SECONDS", 0.05)
    table = deal(client)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert client.get(table).status_code == 200, "whoever only looks does not wait"
        for path, refused in ((f"{table}/answer", client.post(f"{table}/answer", data={"version": "0", "answer": "blue"})),
                              ("/api", client.post("/api/tables", json={"game": "raiders"}))):  # fmt: skip
            assert refused.status_code == 503, path
            assert refused.headers["retry-after"] == "5"
            assert "another program holds" in refused.text
        other.execute("ROLLBACK")
    assert client.post(f"{table}/answer", data={"version": "0", "answer": "blue"}).status_code == 200


def test_a_full_disk_is_said_to_be_full(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise Unwritable("store-full", file="tables.db")

    table = deal(client)
    monkeypatch.setattr(Store, "save", full)
    answer = client.post(f"{table}/answer", data={"version": "0", "answer": "blue"})
    assert answer.status_code == 507 and "no room is left" in answer.text
    monkeypatch.undo()
    assert version(client.get(table).text) == "0", "what is not written has not happened"


# --- hints


def test_too_many_hints_are_refused_and_a_guest_who_leaves_is_thought_about_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "COMMAND", [sys.executable, "-c", "import time; time.sleep(600)"])
    saved = Saved(1, "stone-age", "basic", 0, "", "", None, "", 0, None)

    async def visit() -> None:
        thinker, leave = thinking.Thinker(), asyncio.Event()
        waiting = [asyncio.ensure_future(thinker.think(saved, leave.wait)) for _ in range(thinking.MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(thinking.Busy):
            await thinker.think(saved, leave.wait)
        leave.set()
        assert await asyncio.gather(*waiting) == [None] * thinking.MOST_WAITING
        assert thinker.waiting == 0
        monkeypatch.setattr(thinking, "COMMAND", [sys.executable, "-c", "print('null')"])
        assert await thinker.think(saved, asyncio.Event().wait) is None, "the next one is thought about at once"

    # In a thread of its own: the browser tests may have left a loop running in this one.
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, visit()).result()
