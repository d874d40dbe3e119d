"""My box over HTTP and on a phone: entered once, used ever after, a file to take along."""

import re
import sqlite3
import tomllib
from contextlib import closing
from html import unescape
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.text.errors import BadEdition
from soloist.faces.web.pages.entry_form import EntryForm
from soloist.faces.web.parts.site import Guest
from soloist.library import own_edition
from soloist.library.own_edition import OwnEdition
from soloist.library.store import Store
from tests.support.levels import every_game

RAIDERS = soloist.GAMES["raiders"]


TACTIC = "/box/raiders/tactic/tactic-05"


CARD = ("own", "ready", "done", "outpost-right", "new-card", "3", "2", "6", "2-1", "0", "1", "1", "mill")
"""A card that the edition does not know, entered at a table."""


def filled(page: str) -> dict[str, str]:
    """What a browser would send of the form of an entry if nobody touched it."""
    form = re.search(r'<form class="sheet entry".*?</form>', page, re.DOTALL)
    assert form is not None
    found = dict(re.findall(r'name="([^"]+)" type="number" step="1" value="([^"]*)"', form[0]))
    found |= dict.fromkeys(re.findall(r'name="([^"]+)" value="yes" checked', form[0]), "yes")
    found |= dict(re.findall(r'<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)<', form[0]))
    for name, options in re.findall(r'<select [^>]*name="([^"]+)">(.*?)</select>', form[0], re.DOTALL):
        chosen = re.search(r'value="([^"]*)" selected', options)
        found[name] = chosen[1] if chosen else ""
    return {unescape(name): unescape(value) for name, value in found.items()}


def keep(client: TestClient, path: str, **changes: str) -> Any:
    typed = {**filled(client.get(path).text), **{f"field-{name}": value for name, value in changes.items()}}
    return client.post(path, data=typed)


def test_the_four_games_and_how_many_entries_are_yours(client: TestClient) -> None:
    page = client.get("/box").text
    assert page.count("nothing entered yet") == 4
    keep(client, TACTIC)
    assert client.get("/box").text.count("1 entry is yours") == 1
    for path in ("/games/raiders", "/beside"):
        assert 'href="/box/raiders"' in client.get(path).text


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "de"))])
@every_game
def test_every_entry_has_a_form_that_keeps_it_as_it_is(client: TestClient, store: Store, game: str, language: str) -> None:
    client.cookies.set("language", language)
    page = client.get(f"/box/{game}").text
    paths = re.findall(rf'href="(/box/{game}/[\w-]+/[\w-]+)"', page)
    ours = OwnEdition(soloist.GAMES[game], None)
    assert len(paths) == len(ours.items)
    for path in Random(language).sample(paths, 4):
        kind, id = path.split("/")[-2:]
        answer = keep(client, path)
        assert answer.status_code == 200, answer.text
        now = OwnEdition(soloist.GAMES[game], store.own_edition(game)).item(kind, id)
        assert now.data == {**(now.ours or {}), "confidence": "sourced"}, "nothing was lost on the way"


@every_game
def test_every_word_that_the_game_knows_can_be_chosen(game: str) -> None:
    """The reader of editions says which they are when it is given another."""
    who, whole, checked = Guest("en", "auto", "on", "/"), OwnEdition(soloist.GAMES[game], None), 0
    for kind, item in {item.kind: item for item in whole.items}.items():
        for field in EntryForm(whole, item, who).fields:
            if field.how not in ("word", "some", "row") or field.name not in item.data:
                continue
            with pytest.raises(BadEdition) as error:
                whole.changed(kind, item.id, {**item.data, field.name: "?"})
            known = re.search(r"one of (.*), found", str(error.value))
            assert known is not None, str(error.value)
            offered = {word for word, _ in field.words} | {one.name.partition(".")[2] for one in field.inputs}
            assert set(known[1].split(", ")) <= offered, f"{kind}.{field.name}"
            checked += 1
    assert checked


def test_words_and_fields_have_names_in_every_language() -> None:
    for game in soloist.GAMES.values():
        whole = OwnEdition(game, None)
        for item in {item.kind: item for item in whole.items}.values():
            for language in soloist.LANGUAGES:
                form = EntryForm(whole, item, Guest(language, "auto", "on", "/"))
                for field in form.fields:
                    assert field.label != field.name or field.name == "prestige", field.name
                    assert "_" not in field.label
                    assert all("-" not in name or name == "Avant-poste" or " " in name for _, name in field.words)


def test_what_is_printed_is_entered_marked_and_forgotten(client: TestClient, store: Store) -> None:
    assert 'id="tactic-tactic-05"' in client.get("/box/raiders").text
    sets = {"sets.1": "outpost-right.2", "sets.2": "outpost-right.1", "sets.3": ""}
    page = keep(client, TACTIC, vp="9", kind="outpost", closes="mill", **{"gains.armour": "2"}, **sets)
    assert "Kept in your box." in page.text and "1 entry is yours" in page.text and ">yours<" in page.text
    entry = tomllib.loads(store.own_edition("raiders") or "")["tactic"][0]
    assert (entry["vp"], entry["closes"], entry["gains"]["armour"], entry["sets"], entry["confidence"]) == (
        9, "mill", 2, ["outpost-right.2", "outpost-right.1"], "sourced",
    )  # fmt: skip
    assert "Forget, take ours again" in client.get(TACTIC).text
    page = client.post(f"{TACTIC}/forget")
    assert "ours is in its place" in page.text and store.own_edition("raiders") is None
    assert "Forget, take ours again" not in client.get(TACTIC).text


@pytest.mark.parametrize(
    ("path", "changes", "said"),
    [
        (TACTIC, {"vp": "99"}, "expected a whole number from 0 to 30, found 99"),
        (TACTIC, {"vp": ""}, "field vp"),
        (TACTIC, {"vp": "many <b>"}, "found &#39;many &lt;b&gt;&#39;"),
        (TACTIC, {"kind": "moon"}, "one of harbour"),
        ("/box/raiders/townsfolk/archer", {"copies": "9"}, "townsfolk: expected 71 in all"),
        ("/box/raiders/townsfolk/archer", {"hall": "{ effect = "}, "TOML"),
        ("/box/raiders/townsfolk/archer", {"hall": "1\nx = 2"}, "TOML"),
        ("/box/raiders/townsfolk/archer", {"hall": "[" * 3000}, "TOML"),
        ("/box/guilds-of-london/guild/mercers", {"number": "2"}, "number"),
    ],
)
def test_an_entry_that_cannot_be_changes_nothing_and_stays_typed(
    client: TestClient, store: Store, path: str, changes: dict[str, str], said: str
) -> None:
    keep(client, TACTIC, vp="9")
    before = [store.own_edition(game) for game in soloist.GAMES]
    page = keep(client, path, **changes)
    assert page.status_code == 400 and "Nothing was changed" in page.text and said in page.text
    # The list of kinds has no line for another word.
    typed = {f"field-{name}": value.strip() for name, value in changes.items() if name != "kind"}
    assert filled(page.text).items() >= typed.items()
    assert [store.own_edition(game) for game in soloist.GAMES] == before


def test_what_is_not_there_is_a_page_with_a_sentence(client: TestClient) -> None:
    for path in ("/box/chess", "/box/raiders/tactic/tactic-99", "/box/raiders/moon/moon", "/box/chess/file"):
        page = client.get(path)
        assert page.status_code == 404 and "<h1>" in page.text, path
    for path in (
        "/box/chess/file",
        "/box/chess/forget",
        "/box/raiders/tactic/x",
        "/box/raiders/tactic/x/forget",
        "/tables/9/keep",
    ):
        page = client.post(path)
        assert page.status_code == 404 and "<h1>" in page.text, path


def test_a_box_goes_out_and_comes_back(client: TestClient, store: Store) -> None:
    keep(client, TACTIC, vp="9")
    answer = client.get("/box/raiders/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="soloist-raiders.toml"'
    kept = store.own_edition("raiders")
    assert "Only a file can bring it back" in client.get("/box/raiders").text
    assert "nothing entered yet" in client.post("/box/raiders/forget").text
    assert store.own_edition("raiders") is None
    page = client.post("/box/raiders/file", files={"box": ("mine.toml", answer.content)})
    assert "Kept in your box." in page.text and store.own_edition("raiders") == kept


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"[[", b'base = "moon"', b"a = 1", b'base = "standard"\ntactic = [{ id = [1] }]', b"a" * 1_000_100,
     b'base = "standard"\n[[tactic]]\nid = "tactic-05"\n', b"a." * 60 + b"a = 1", b"\x00"],
)  # fmt: skip
def test_a_file_that_is_no_box_changes_nothing(client: TestClient, store: Store, content: bytes) -> None:
    keep(client, TACTIC, vp="9")
    before = store.own_edition("raiders")
    answer = client.post("/box/raiders/file", files={"box": ("../mine.toml", content)})
    assert answer.status_code == 400 and "Nothing was changed" in answer.text and "1 entry is yours" in answer.text
    assert client.post("/box/raiders/file").status_code == 400
    assert store.own_edition("raiders") == before


def test_a_box_that_cannot_be_used_any_more_can_be_taken_out_and_forgotten(client: TestClient, store: Store) -> None:
    store.prepare()
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("INSERT INTO boxes VALUES ('raiders', 'base = \"moon\"')")
    for path in ("/box", "/box/raiders"):
        page = client.get(path)
        assert page.status_code == 200 and "cannot be used" in page.text
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


def seated(client: TestClient) -> str:
    """A table beside the board at which a card was entered."""
    table = client.post("/beside", data={"game": "raiders"}, follow_redirects=False).headers["location"]
    for token in CARD:
        version = re.search(r'name="version" value="(\d+)"', client.get(table).text)
        assert version is not None
        page = client.post(f"{table}/answer", data={"version": version[1], "answer": token})
        assert "not possible" not in page.text, token
    return str(table)


def test_a_card_entered_beside_the_board_is_kept_by_a_tap(client: TestClient, store: Store) -> None:
    keep(client, TACTIC, vp="9")
    table = seated(client)
    page = client.get(table).text
    assert f'action="{table}/keep"' in page and 'href="/box/raiders"' in page
    page = client.post(f"{table}/keep").text
    assert "Kept in your box, for every game to come." in page and f'action="{table}/keep"' not in page
    whole = OwnEdition(RAIDERS, store.own_edition("raiders"))
    assert whole.mine == 2 and whole.item("tactic", "tactic-13").data["vp"] == 6
    assert client.post(f"{table}/keep").status_code == 200, "twice does no harm"
    client.post(f"{table}/again", data={"deal": "new"})
    assert store.load(2).edition == store.own_edition("raiders"), "the next game has it"


def test_at_the_end_it_is_offered_too(client: TestClient, store: Store) -> None:
    number = int(seated(client).rpartition("/")[2])
    table, random = soloist.read(store.load(number).record), Random(3)
    while (question := table.question) is not None:
        usual = [option for option in question.options if option.kind not in ("correct", "switch") and option.token != "new-card"]
        table.answer(random.choice(usual))
    path = f"/tables/{store.add(table)}"
    assert f'action="{path}/keep"' in client.get(path).text
    page = client.post(f"{path}/keep").text
    assert "Kept in your box, for every game to come." in page and f'action="{path}/keep"' not in page


def test_a_usual_table_has_nothing_to_keep(client: TestClient, store: Store) -> None:
    client.post("/deal", data={"game": "raiders"})
    assert client.post("/tables/1/keep").status_code == 200 and store.own_edition("raiders") is None


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
