"""My box over HTTP: as a file, as a link, beside the board, and for programs."""

import re
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine import parcel
from soloist.faces.web.app import application
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.library import own_edition
from soloist.library.own_edition import OwnEdition
from soloist.library.store import Store, open_saved
from tests.support.asking import HOST
from tests.support.box_forms import TACTIC, keep

RAIDERS = soloist.GAMES["raiders"]

CARD = ("own", "ready", "done", "outpost-right", "new-card", "3", "2", "6", "2-1", "0", "1", "1", "mill")
"""A card that the edition does not know, entered at a table."""


def test_a_box_goes_out_and_comes_back(client: TestClient, store: Store) -> None:
    keep(client, TACTIC, vp="9")
    answer = client.get("/box/raiders/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="soloist-raiders.toml"'
    kept = store.own_edition("raiders")
    assert "Only a file can bring it back" in client.get("/box/raiders").text
    assert "0 of " in client.post("/box/raiders/forget").text
    assert store.own_edition("raiders") is None
    page = client.post("/box/raiders/file", files={"box": ("mine.toml", answer.content)})
    assert "Saved in your box." in page.text and store.own_edition("raiders") == kept


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"[[", b'base = "moon"', b"a = 1", b'base = "standard"\ntactic = [{ id = [1] }]', b"a" * 1_000_100,
     b'base = "standard"\n[[tactic]]\nid = "tactic-05"\n', b"a." * 60 + b"a = 1", b"\x00"],
)  # fmt: skip
def test_a_file_that_is_no_box_changes_nothing(client: TestClient, store: Store, content: bytes) -> None:
    keep(client, TACTIC, vp="9")
    before = store.own_edition("raiders")
    answer = client.post("/box/raiders/file", files={"box": ("../mine.toml", content)})
    assert answer.status_code == 400 and "Nothing was changed" in answer.text and "1 of 23 entered" in answer.text
    assert client.post("/box/raiders/file").status_code == 400
    assert store.own_edition("raiders") == before


def test_a_file_asks_before_it_replaces_what_was_entered(client: TestClient, store: Store) -> None:
    keep(client, TACTIC, vp="9")
    mine, theirs = store.own_edition("raiders"), 'base = "standard"\n[dice]\nfaces = [1, 1, 1, 1, 1, 6]\nconfidence = "sourced"\n'
    page = client.post("/box/raiders/file", files={"box": ("theirs.toml", theirs.encode())})
    assert "It replaces your own box, in which 1 entry is yours." in page.text and store.own_edition("raiders") == mine
    answer = client.post("/boxed", data=hidden(page.text))
    assert "Saved in your box." in answer.text and store.own_edition("raiders") == theirs, "as it came"


# --- as a link


def hidden(page: str) -> dict[str, str]:
    form = re.search(r'action="/boxed">.*?</form>', page, re.S)
    assert form is not None, page
    return dict(re.findall(r'name="(\w+)" value="([^"]*)"', form[0]))


def link_of(client: TestClient, game: str = "raiders") -> str:
    found = re.search(r'data-copy="([^"]+#b=[^"]+)"', client.get(f"/box/{game}/share").text)
    assert found is not None
    return found[1]


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[TestClient]:
    """Another Soloist with boxes of its own."""
    with TestClient(application(Store(tmp_path / "phone.db")), base_url=HOST, raise_server_exceptions=False) as client:
        yield client


def test_a_box_is_shared_as_a_link_shown_and_kept(client: TestClient, phone: TestClient, store: Store) -> None:
    assert client.get("/box/raiders/share").status_code == 400, "there is nothing to share yet"
    keep(client, TACTIC, vp="9")
    link = link_of(client)
    assert link.startswith(HOST) and len(link) < 400
    page = phone.post("/read", data={"record": link})
    assert page.status_code == 200 and "A box from somebody else" in page.text and "1 entry" in page.text
    assert phone.get("/api/boxes/raiders").json()["edition"] is None, "nothing is stored before the user agrees"
    assert "Saved in your box." in phone.post("/boxed", data=hidden(page.text)).text
    assert phone.get("/api/boxes/raiders").json()["edition"] == store.own_edition("raiders")
    assert "You already have this box." in phone.post("/read", data={"record": link}).text


def test_a_link_replaces_only_the_box_that_was_shown(client: TestClient, phone: TestClient) -> None:
    keep(client, TACTIC, vp="9")
    page = phone.post("/read", data={"record": link_of(client)}).text
    keep(phone, "/box/raiders/tactic/tactic-07", vp="3")
    mine = phone.get("/api/boxes/raiders").json()["edition"]
    page = phone.post("/boxed", data=hidden(page)).text
    assert "Your box has changed in the meantime" in page and "It replaces your own box" in page
    assert phone.get("/api/boxes/raiders").json()["edition"] == mine
    assert "Saved in your box." in phone.post("/boxed", data=hidden(page)).text


def test_every_game_can_be_shared_whole(client: TestClient, phone: TestClient, store: Store) -> None:
    for game in soloist.GAMES.values():
        own_edition.keep(store, game, game.standard.text + "# mine\n")
        page = phone.post("/read", data={"record": link_of(client, game.id)})
        assert page.status_code == 200 and game.title("en") in page.text
        phone.post("/boxed", data=hidden(page.text))
        assert phone.get(f"/api/boxes/{game.id}").json()["edition"] == store.own_edition(game.id)


def packed(content: bytes) -> str:
    return parcel.wrapped(content)


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "é", "A" * 40, "A" * 200_000, packed(b"\x01"), packed(b"\x01raiders\n"),
        packed(b"\x02raiders\n" + zlib.compress(b"")),
        packed(b"\x01chess\n" + zlib.compress(b"")), packed(b"\x01raiders\n" + zlib.compress(b"a" * 5_000_000)),
        packed(b"\x01raiders\n" + zlib.compress(b"\xff")), packed(b"\x01raiders\n" + zlib.compress(b'base = "standard"')[:-3]),
        packed(b"\x01raiders\n" + zlib.compress(b'base = "standard"') + b"more"), packed(b"\x01raiders\n" + zlib.compress(b"[[")),
        packed(b"\x01raiders\n" + zlib.compress(b'base = "standard"\n[[tactic]]\nid = "tactic-05"')), packed(b"\x01\xff\n"),
        packed(b"\x01" + b"r" * 50_000),
    ],
)  # fmt: skip
def test_a_link_that_is_no_box_is_refused(client: TestClient, store: Store, text: str) -> None:
    keep(client, TACTIC, vp="9")
    before = store.own_edition("raiders")
    for answer in (client.post("/read", data={"record": f"{HOST}/#b={text}"}), client.post("/boxed", data={"link": text})):
        assert answer.status_code == 400 and "<h1>" in answer.text
    assert store.own_edition("raiders") == before


def test_a_box_too_large_for_a_link_says_so(client: TestClient, store: Store) -> None:
    noise = "".join(f"# {Random(n).random()}\n" for n in range(15_000))
    own_edition.keep(store, RAIDERS, own_edition.EMPTY + noise)
    answer = client.get("/box/raiders/share")
    assert answer.status_code == 400 and "share it as a file" in answer.text
    assert client.get("/box/raiders").status_code == 200


def test_a_box_that_cannot_be_used_any_more_can_be_taken_out_and_forgotten(client: TestClient, store: Store) -> None:
    store.prepare()
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("INSERT INTO boxes VALUES ('raiders', 'base = \"moon\"')")
    for path in ("/box", "/box/raiders"):
        page = client.get(path)
        assert page.status_code == 200 and "can no longer be used" in page.text
    assert client.get("/box/raiders/share").status_code == 400
    assert client.get("/box/raiders/file").text == 'base = "moon"'
    assert client.get(TACTIC).status_code == 400 and client.post(TACTIC).status_code == 400
    assert client.post("/beside", data={"game": "raiders"}).status_code == 400
    assert client.post("/box/raiders/forget").status_code == 200 and store.own_edition("raiders") is None


def test_beside_the_board_the_box_is_used_and_here_if_asked(client: TestClient, store: Store) -> None:
    assert "With my box" not in client.get("/games/raiders").text
    assert client.post("/deal", data={"game": "raiders", "box": "mine"}).status_code == 400 and store.count() == 0
    keep(client, TACTIC, vp="9")
    mine = store.own_edition("raiders")
    assert 'name="box" value="mine"' in client.get("/games/raiders").text
    client.post("/beside", data={"game": "raiders"})
    client.post("/deal", data={"game": "raiders"})
    client.post("/deal", data={"game": "raiders", "box": "mine"})
    assert [store.load(id).edition for id in (1, 2, 3)] == [mine, None, mine]
    companion = soloist.COMPANIONS["raiders"]
    table = soloist.read(store.load(1).record, companion.edition(mine or ""))
    assert table.deal.edition.components.tactics[4].vp == 9


@pytest.mark.parametrize("path", ["/beside", "/deal"])
def test_a_deal_with_the_box_can_be_opened_by_its_code(client: TestClient, store: Store, path: str) -> None:
    keep(client, TACTIC, vp="9")
    client.post(path, data={"game": "raiders", "box": "mine"})
    found = re.search(r'href="(/deal/[^"]+)"', client.get("/tables/1").text)
    assert found is not None and "-E" in found[1]
    page = client.get(found[1])
    assert page.status_code == 200 and 'href="/tables/1"' in page.text
    client.post("/deal", data={"code": found[1]})
    assert store.load(2).edition == store.load(1).edition
    client.post("/box/raiders/forget")
    assert client.get(found[1]).status_code == 400 and client.post("/deal", data={"code": found[1]}).status_code == 400


SECOND = ("done", "monastery-left", "new-card", "5", "4", "6", "2-1", "0", "1", "1", "barracks")
"""Another one, in the next turn."""


def seated(client: TestClient) -> str:
    """A table beside the board at which a card was entered."""
    table = client.post("/beside", data={"game": "raiders"}, follow_redirects=False).headers["location"]
    go_on(client, table, *CARD)
    return str(table)


def go_on(client: TestClient, table: str, *tokens: str) -> str:
    """Answer as the script of the page does, and return the last response."""
    page = ""
    for token in tokens:
        page = post(client, f"{table}/answer", answer=token)
        assert "not possible" not in page, token
    return page


def post(client: TestClient, path: str, **data: str) -> str:
    table = path.rpartition("/")[0]
    version = re.search(r'name="version" value="(\d+)"', client.get(table).text)
    assert version is not None
    return client.post(path, data={"version": version[1], **data}, headers={"soloist-swap": "1"}).text


def entered(store: Store) -> dict[str, object]:
    """The VP of the cards in the box that are the owner's."""
    whole = OwnEdition(RAIDERS, store.own_edition("raiders"))
    return {item.id: item.data["vp"] for item in whole.items if item.mine}


def test_a_card_entered_beside_the_board_is_kept_at_once(client: TestClient, store: Store) -> None:
    keep(client, TACTIC, vp="9")
    table = seated(client)
    assert 'href="/box/raiders"' in client.get(table).text
    whole = OwnEdition(RAIDERS, store.own_edition("raiders"))
    assert whole.mine == 2 and whole.item("tactic", "tactic-13").data["vp"] == 6
    client.post(f"{table}/again", data={"deal": "new"})
    assert store.load(2).edition == store.own_edition("raiders"), "the next game has it"


def test_a_usual_table_has_nothing_to_keep(client: TestClient, store: Store) -> None:
    client.post("/deal", data={"game": "raiders"})
    client.post("/tables/1/answer", data={"version": "0", "answer": "1"})
    assert store.own_edition("raiders") is None


def test_a_corrected_box_is_offered_once_to_a_running_table(client: TestClient, store: Store) -> None:
    table = seated(client)
    assert "You corrected your box." not in client.get(table).text
    keep(client, TACTIC, vp="9")
    page = client.get(table).text
    assert "You corrected your box." in page
    answers = re.search(r'name="answer" value="([^"]*card-differs[^"]*)"', page)
    assert answers is not None
    client.post(f"{table}/leave-box")
    assert "You corrected your box." not in client.get(table).text, "declined once is declined"
    client.cookies.delete("box")
    number = int(table.rpartition("/")[2])
    version = store.load(number).version
    client.post(f"{table}/answer", data={"version": str(version), "answer": answers[1]})
    s = open_saved(store.load(number)).state
    assert isinstance(s, AdversaryBeside)
    cards = {card.id: card for card in s.cards}
    assert cards[TACTIC.rpartition("/")[2]].vp == 9
    assert "You corrected your box." not in client.get(table).text, "the table agrees now"


def test_a_card_entered_at_this_table_is_not_asked_about(client: TestClient, store: Store) -> None:
    table = seated(client)
    page = go_on(client, table, *SECOND)
    assert "Closed on your turn 3: Barracks" in page
    assert "You corrected your box." not in page and entered(store) == {"tactic-13": 6, "tactic-14": 6}
    assert "You corrected your box." not in client.get(table).text


def test_a_card_whose_entry_is_undone_leaves_the_box(client: TestClient, store: Store) -> None:
    keep(client, TACTIC, vp="9")
    table = seated(client)
    go_on(client, table, *SECOND)
    page = post(client, f"{table}/undo", turn="whole")
    assert entered(store) == {"tactic-05": 9, "tactic-13": 6} and "You corrected your box." not in page
    page = post(client, f"{table}/redo")
    while "Closed on your turn 3" not in page:
        page = post(client, f"{table}/redo")
    assert entered(store) == {"tactic-05": 9, "tactic-13": 6, "tactic-14": 6}, "and comes back"


def test_the_only_card_of_the_box_is_undone(client: TestClient, store: Store) -> None:
    table = seated(client)
    post(client, f"{table}/undo", turn="whole")
    assert store.own_edition("raiders") is None


def test_a_card_corrected_in_the_box_stays_when_the_game_goes_on(client: TestClient, store: Store) -> None:
    table = seated(client)
    keep(client, TACTIC.replace("05", "13"), vp="9")
    go_on(client, table, "done", "harbour-left", "tactic-01")
    assert entered(store) == {"tactic-13": 9}
    post(client, f"{table}/back", number="0")
    assert entered(store) == {"tactic-13": 9}, "it is not what was entered here"


def test_programs_read_and_write_the_box(client: TestClient, store: Store) -> None:
    assert client.get("/api/boxes/raiders").json() == {"game": "raiders", "edition": None}
    keep(client, TACTIC, vp="9")
    mine = client.get("/api/boxes/raiders").json()["edition"]
    assert mine == store.own_edition("raiders")
    for wrong in ("", "x", 'base = "moon"', "\ud800"):
        answer = client.put(
            "/api/boxes/raiders", content=f'{{"edition": {ascii_json(wrong)}}}', headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400 and "error" in answer.json()
    assert client.put("/api/boxes/raiders", json={}).status_code == 400
    assert store.own_edition("raiders") == mine
    assert (
        client.put("/api/boxes/raiders", json={"edition": own_edition.EMPTY}).json()["edition"]
        == own_edition.EMPTY
        == store.own_edition("raiders")
    )
    for answer in (client.get("/api/boxes/chess"), client.put("/api/boxes/chess", json={"edition": mine})):
        assert answer.status_code == 404


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(c):04x}" for c in text) + '"'
