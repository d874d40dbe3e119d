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
from soloist.faces.web.app import application
from soloist.faces.web.desk import coaching
from soloist.library import coach_process
from soloist.library.database import Unwritable
from soloist.library.store import Saved, Store
from tests.support.asking import HOST, deal, tables_of, version
from tests.support.paths import GOLDEN


def finished(store: Store) -> int:
    """A table that was won, and its scores."""
    golden = GOLDEN / "peloponnes" / "sergeant-won.txt"
    return store.add(soloist.read(golden.read_text(encoding="utf-8")))


def test_a_table_is_named_and_pinned_by_plain_forms(client: TestClient, store: Store) -> None:
    first, second = deal(client), deal(client, "raiders")
    page = client.post(f"{first}/note", data={"name": "Sunday <b>with tea</b>", "page": "1"})
    assert page.status_code == 200 and "Sunday &lt;b&gt;with tea&lt;/b&gt;" in page.text
    assert tables_of(page.text) == [second, first]
    page = client.post(f"{first}/note", data={"pin": "yes"})
    assert tables_of(page.text) == [first, second]
    assert store.load(1).name == "Sunday <b>with tea</b>", "a pin leaves the name alone"
    assert tables_of(client.post(f"{first}/note", data={"pin": "no"}).text) == [second, first]
    assert client.post("/tables/99/note", data={"name": "nobody"}).status_code == 404
    for odd in ("", "x", "99999999", "-1"):
        assert client.post(f"{first}/note", data={"name": "", "page": odd}).status_code == 200


def test_finished_tables_stand_with_their_scores_and_running_ones_with_their_round(client: TestClient, store: Store) -> None:
    finished(store)
    deal(client, "guilds-of-london")
    deal(client, "peloponnes")
    text = " ".join(re.sub("<[^>]+>", " ", client.get("/tables").text).split())
    assert "won You 33–28 Angelos" in text
    assert "Set-up You 0–0 Boris" in text
    assert "Round 1 of 8 You 5–1 Angelos" in text
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("DELETE FROM results")
    assert "You 33–28 Angelos" in client.get("/tables").text, "a Soloist before this one did not keep them"


def test_a_table_that_is_not_there_is_looked_for_in_the_browsers_own_list(client: TestClient) -> None:
    for language in soloist.LANGUAGES:
        client.cookies.set("language", language)
        page = client.get("/tables/9999")
        assert page.status_code == 404
        assert "soloist tables" not in page.text and 'href="/tables"' in page.text


# --- deals


def test_a_link_to_a_deal_shows_it_and_one_button_deals_it(client: TestClient, store: Store) -> None:
    code = soloist.GAMES["stone-age"].deal("cool-night", "K7Q2", {"card_refresh": "slide"}).deal.code
    page = client.get(f"/deal/{code}")
    ruling = soloist.GAMES["stone-age"].book.rulings["card_refresh"]
    assert page.status_code == 200
    for told in ("Stone Age", "Cool night", code, ruling.title["en"], ruling.reading("slide").text["en"]):
        assert told in page.text
    assert store.count() == 0, "looking changes nothing"
    assert page.text.count("<form") == 1 and f'name="code" value="{code}"' in page.text
    client.post("/deal", data={"code": code})
    assert " card_refresh=slide " in store.load(1).record
    assert tables_of(client.get(f"/deal/{code}").text) == ["/tables/1"], "your tables of the deal"
    assert client.get(f"/deal/{code[:-1]}2").status_code == 400


def test_every_table_leads_to_its_deal_unless_dice_and_cards_are_real(client: TestClient) -> None:
    deal(client)
    code = soloist.GAMES["stone-age"].deal(seed="K7Q2").deal.code
    assert f'href="/deal/{code}"' in client.get("/tables").text
    assert f'href="/deal/{code}"' in client.get("/tables/1").text
    client.post("/tables/1/delete")
    deal(client, fate="ask")
    assert "/deal/" not in client.get("/tables").text


def test_whoever_is_given_a_link_may_paste_it_whole(client: TestClient) -> None:
    code = soloist.GAMES["raiders"].deal(seed="K7Q2").deal.code
    assert "Raiders" in client.post("/deal", data={"code": f"{HOST}/deal/{code}"}).text


# --- lists, the bin, the collection


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
    """The first answer of the record does not exist in the current rules."""
    record = re.sub("rules: .*", "rules: 0", soloist.GAMES["raiders"].deal(seed="K7Q2").record()) + "    dance\n"
    id = store.put("raiders", "normal", 30, "", record, None, "2026-01-01")
    before = store.load(id)
    page = client.get(f"/tables/{id}")
    assert page.status_code == 200 and "A table with earlier rules" in page.text
    assert 'name="answer"' not in page.text and 'id="board"' in page.text
    assert client.get(f"/tables/{id}/record").text == record
    assert client.post(f"/tables/{id}/answer", data={"version": "0", "answer": "mill"}).status_code == 400
    assert client.post(f"/tables/{id}/undo", data={"version": "0"}).status_code == 400
    assert store.load(id) == before
    assert f"/tables/{id}" in tables_of(client.get("/tables").text)


def test_the_whole_collection_goes_to_another_machine_without_doubling(client: TestClient, tmp_path: Path) -> None:
    for game in soloist.GAMES:
        deal(client, game)
    client.post("/tables/2/note", data={"name": "Sunday with tea", "pin": "yes"})
    copy = client.get("/collection").content
    elsewhere = Store(tmp_path / "elsewhere" / "tables.db")
    with TestClient(application(elsewhere), base_url=HOST) as other:
        for expected in ("4 tables were added", "All these tables were here already"):
            page = other.post("/collection", files={"collection": ("copy.db", copy)})
            assert expected in page.text
        assert len(tables_of(page.text)) == 4
        assert other.get("/tables/1").status_code == 200
        assert "Sunday with tea" in page.text, "names and pins come along"
        assert [saved.name for saved in elsewhere.all(pinned=True)] == ["Sunday with tea"]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"SQLite format 3\0" + bytes(5000)])
def test_a_file_that_is_no_collection_is_refused(client: TestClient, content: bytes) -> None:
    answer = client.post("/collection", files={"collection": ("../../copy.db", content)})
    assert answer.status_code == 400
    assert tables_of(client.get("/tables").text) == []


# --- states of the store


def test_a_store_that_is_locked_is_said_to_be_and_to_be_asked_again(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("soloist.library.database.WAIT_SECONDS", 0.05)
    table = deal(client)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert client.get(table).status_code == 200, "whoever only looks does not wait"
        for path, refused in ((f"{table}/answer", client.post(f"{table}/answer", data={"version": "0", "answer": "blue"})),
                              ("/api", client.post("/api/tables", json={"game": "raiders"}))):  # fmt: skip
            assert refused.status_code == 503, path
            assert refused.headers["retry-after"] == "5"
            assert "another program is using" in refused.text
        other.execute("ROLLBACK")
    assert client.post(f"{table}/answer", data={"version": "0", "answer": "blue"}).status_code == 200


def test_a_full_disk_is_said_to_be_full(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise Unwritable("store-full", file="tables.db")

    table = deal(client)
    monkeypatch.setattr(Store, "save", full)
    answer = client.post(f"{table}/answer", data={"version": "0", "answer": "blue"})
    assert answer.status_code == 507 and "is full" in answer.text
    monkeypatch.undo()
    assert version(client.get(table).text) == "0", "what is not written has not happened"


# --- hints


def test_too_many_hints_are_refused_and_a_guest_who_leaves_is_thought_about_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_process, "COMMAND", [sys.executable, "-c", "import time; time.sleep(600)"])
    saved = Saved(1, "stone-age", "basic", 0, "", "", None, "", 0, None)

    async def visit() -> None:
        thinker, leave = coaching.Thinker(), asyncio.Event()
        waiting = [asyncio.ensure_future(thinker.think(saved, leave.wait)) for _ in range(coaching.MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(coaching.Busy):
            await thinker.think(saved, leave.wait)
        leave.set()
        assert await asyncio.gather(*waiting) == [None] * coaching.MOST_WAITING
        assert thinker.waiting == 0
        monkeypatch.setattr(coach_process, "COMMAND", [sys.executable, "-c", "print('null')"])
        assert await thinker.think(saved, asyncio.Event().wait) is None, "the next one is thought about at once"

    # In a thread of its own: the browser tests may have left a loop running in this one.
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, visit()).result()
