"""From laptop to phone and back: a table as a link, shown before it is kept, and never in the place of another."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.parcel import Parcel
from soloist.faces.web.app import application
from soloist.library import own_edition
from soloist.library.store import Store
from tests.support.asking import HOST, deal, tables_of, version
from tests.support.paths import DOCS

PHONE = "https://games.example.org/soloist/"


OWN = DOCS / "examples" / "my-guilds-of-london.toml"


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[TestClient]:
    """Another Soloist with tables of its own."""
    with TestClient(application(Store(tmp_path / "phone.db")), base_url=HOST, raise_server_exceptions=False) as client:
        yield client


def link_of(client: TestClient, table: str) -> str:
    page = client.get(f"{table}/carry")
    assert page.status_code == 200
    found = re.search(r'data-copy="([^"]+#r=[^"]+)"', page.text)
    assert found is not None
    return unescape(found[1])


def look(client: TestClient, link: str) -> str:
    page = client.post("/read", data={"record": link})
    assert page.status_code == 200, page.text
    return page.text


def keep(client: TestClient, page: str, button: str) -> str:
    """Press a button of what was shown; the table it leads to."""
    form = next(one for one in re.findall(r'<form method="post" action="/carried">.*?</form>', page, re.S) if button in one)
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    answer = client.post("/carried", data={name: unescape(value) for name, value in fields.items()}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def say(client: TestClient, table: str, answer: str) -> None:
    page = client.get(table).text
    assert client.post(f"{table}/answer", data={"version": version(page), "answer": answer}).status_code == 200


def test_there_and_back_the_game_goes_on(client: TestClient, phone: TestClient, store: Store) -> None:
    table = deal(client)
    say(client, table, "quarry")
    shown = look(phone, link_of(client, table))
    code = soloist.GAMES["stone-age"].deal(seed="K7Q2").deal.code
    for told in ("Stone Age", "Basic", "Round 1", code, "Nothing has been saved"):
        assert told in shown
    assert tables_of(phone.get("/tables").text) == [], "looking stores nothing"
    there = keep(phone, shown, "Continue here")
    say(phone, there, "forest")
    back = look(client, link_of(phone, there))
    assert "from the other device continues it" in back
    assert keep(client, back, "Continue my table") == f"{table}?said=went-on"
    assert store.count() == 1
    assert "forest quarry" in store.load(1).record
    page = client.get(f"{table}?said=went-on").text
    assert "continues where the other device" in page
    assert client.post(f"{table}/undo", data={"version": version(page)}).status_code == 200


def test_what_is_there_already_is_gone_to(client: TestClient) -> None:
    table = deal(client)
    answer = client.post("/read", data={"record": link_of(client, table)}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"{table}?said=same")
    assert "already had this table" in client.get(answer.headers["location"]).text


def test_who_played_on_at_both_has_two_tables_and_keeping_twice_makes_no_third(
    client: TestClient, phone: TestClient, store: Store
) -> None:
    table = deal(client)
    there = keep(phone, look(phone, link_of(client, table)), "Continue here")
    for one, where, answers in ((client, table, ("forest", "hunt")), (phone, there, ("river", "quarry"))):
        for answer in answers:
            say(one, where, answer)
    before = store.load(1)
    shown = look(client, link_of(phone, there))
    assert "played differently" in shown and "Continue my table" not in shown
    second = keep(client, shown, "Keep it as a second table")
    assert store.load(1) == before
    assert store.load(2).name == "Stone Age from another device"
    assert keep(client, shown, "Keep it as a second table") == second
    assert store.count() == 2


def test_a_table_that_is_further_here_stays_so(client: TestClient, store: Store) -> None:
    table = deal(client)
    link = link_of(client, table)
    say(client, table, "forest")
    shown = look(client, link)
    assert "further along" in shown and tables_of(shown) == [table]
    assert "Continue my table" not in shown


def test_a_table_that_moved_on_meanwhile_is_not_gone_on_with(client: TestClient, phone: TestClient, store: Store) -> None:
    table = deal(client)
    there = keep(phone, look(phone, link_of(client, table)), "Continue here")
    say(phone, there, "forest")
    link = link_of(phone, there)
    shown = look(client, link)
    say(client, table, "river")
    before = store.load(1)
    near = re.search(r'name="near" value="(\d+)"', shown)
    assert near is not None
    for more in ({"version": "0"}, {"version": str(before.version)}, {"version": "x"}):
        page = client.post("/carried", data={"link": link, "near": near[1], **more})
        assert page.status_code == 200 and "played differently" in page.text
    for odd in ("99", "x", "-1"):
        assert client.post("/carried", data={"link": link, "near": odd, "version": "0"}).status_code == 404
    deal(client, "raiders")
    assert client.post("/carried", data={"link": link, "near": "2", "version": "0"}).status_code == 200
    assert store.load(1) == before and "raiders" in store.load(2).record


def test_an_edition_of_ones_own_and_that_it_is_a_copy_come_along(client: TestClient, phone: TestClient, store: Store) -> None:
    table = soloist.GAMES["guilds-of-london"].deal(seed="K7Q2", edition=OWN)
    assert "edition is included" in client.get(f"/tables/{store.add(table, source=5)}/carry").text
    shown = look(phone, link_of(client, "/tables/1"))
    assert "which is included" in shown and "does not count in your statistics" in shown
    there = keep(phone, shown, "Continue here")
    assert "Continued from mid-game" in phone.get("/tables").text
    assert phone.get(f"{there}/record").text == table.record()


def test_the_picture_needs_an_address_that_the_other_device_can_open(client: TestClient) -> None:
    table = deal(client)
    assert 'class="qr"' not in client.get(f"{table}/carry").text
    client.post(f"{table}/carry", data={"address": PHONE + "?x#/tables"})
    page = client.get(f"{table}/carry").text
    assert 'class="qr"' in page and link_of(client, table).startswith(f"{PHONE}#r=")
    assert f"{PHONE}#d={soloist.GAMES['stone-age'].deal(seed='K7Q2').deal.code}" in page
    for odd in ("", "javascript:alert(1)", "//example.org", 'https://a"b/', "https://", "ftp://a/", "https://a b/", "x" * 5000):
        client.post(f"{table}/carry", data={"address": odd})
        assert link_of(client, table).startswith(f"{HOST}/#r=")


def test_a_link_that_did_not_come_whole_is_refused_and_changes_nothing(client: TestClient, store: Store) -> None:
    link = f"{HOST}/#r={soloist.pack(Parcel(soloist.GAMES['raiders'].deal(seed='K7Q2')))}"
    for odd in (link[:-1], link[:-9], "#r=", f"{link}A", "#r=<script>", "#r=" + "A" * 200_000, "#r=\x00", "#d=", "#d=SBK7Q2MXX"):
        for path, field in (("/read", "record"), ("/carried", "link")):
            page = client.post(path, data={field: odd})
            assert page.status_code == 400 and "<script>" not in page.text
    assert client.post("/carried").status_code == 400
    assert store.count() == 0


def test_the_link_of_a_deal_leads_to_the_deal(client: TestClient, store: Store) -> None:
    code = soloist.GAMES["raiders"].deal(seed="K7Q2").deal.code
    answer = client.post("/read", data={"record": f"{PHONE}#d={code}"}, follow_redirects=False)
    assert answer.headers["location"] == f"/deal/{code}"
    assert store.count() == 0
    client.post("/deal", data={"code": f"{PHONE}#d={code}"})
    assert store.load(1).game == "raiders"


def test_the_name_of_a_host_says_nothing_about_the_edition(client: TestClient, store: Store) -> None:
    """An address may contain `-E`, which begins the part of the edition in a code."""
    game = soloist.GAMES["guilds-of-london"]
    own_edition.keep(store, game, OWN.read_text(encoding="utf-8"))
    answer = client.post(
        "/read", data={"record": f"https://my-example.org/#d={game.deal(seed='K7Q2').deal.code}"}, follow_redirects=False
    )
    assert answer.status_code == 303


def test_tables_of_every_kind_have_the_page(client: TestClient) -> None:
    beside = client.post("/beside", data={"game": "peloponnes", "level": "general"}, follow_redirects=False)
    for table in (deal(client, fate="ask"), beside.headers["location"]):
        for language in soloist.LANGUAGES:
            client.cookies.set("language", language)
            assert f"{table}/carry" in client.get(table).text
            assert client.get(f"{table}/carry").status_code == 200
