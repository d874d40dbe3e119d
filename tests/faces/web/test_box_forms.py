"""My box over HTTP: every entry has a form, and what cannot be is refused with the reason."""

import re
import tomllib
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.faces.web.pages.entry_form import EntryForm
from soloist.faces.web.parts.site import Guest
from soloist.library.own_edition import OwnEdition
from soloist.library.store import Store
from tests.support.box_forms import TACTIC, Inputs, filled, keep
from tests.support.levels import every_game

RAIDERS = soloist.GAMES["raiders"]
LARGEST = "guilds-of-london"
each_box = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.slow] if game == LARGEST else []) for game in soloist.GAMES]
)
"""Every game that has a box; the one with most entries only in `make test-all`."""


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
    paths = re.findall(rf'href="(/box/{game}/[\w-]+/[\w-]+)"><span>', page)
    ours = OwnEdition(soloist.GAMES[game], None)
    assert len(paths) == len(ours.items)
    for path in Random(language).sample(paths, 4):
        kind, id = path.split("/")[-2:]
        answer = keep(client, path)
        assert answer.status_code == 200, answer.text
        now = OwnEdition(soloist.GAMES[game], store.own_edition(game)).item(kind, id)
        assert now.data == {**(now.ours or {}), "confidence": "sourced"}, "nothing was lost on the way"


@each_box
def test_every_entry_of_every_game_survives_its_form(client: TestClient, game: str) -> None:
    who, whole = Guest("de", "auto", "on", "/"), OwnEdition(soloist.GAMES[game], None)
    for path in re.findall(rf'href="(/box/{game}/[\w-]+/[\w-]+)"', client.get(f"/box/{game}").text):
        item = whole.item(*path.split("/")[-2:])
        form = EntryForm(whole, item, who, filled(client.get(path).text))
        assert not form.unfinished and {**form.data(), "confidence": item.confidence} == item.data, path


@every_game
def test_every_field_has_an_input_that_is_no_text(client: TestClient, game: str) -> None:
    """Numbers, ticks and lists of names only, and no name of a file on the page."""
    client.cookies.set("language", "de")
    whole = OwnEdition(soloist.GAMES[game], None)
    for item in {item.kind: item for item in whole.items}.values():
        page = client.get(f"/box/{game}/{item.kind}/{item.id}").text
        inputs = Inputs(page)
        assert set(inputs.kinds.values()) <= {"number", "checkbox", "select", "hidden"}, item
        for field, value in item.data.items():
            if field not in ("id", "confidence") and value:
                names = [name for name in inputs.sent if re.match(rf"field-(.*\.)?{field}(\.|$)", name)]
                assert names, f"{item.kind}.{field} has no input"
        shown = re.sub(r"<[^>]*>", " ", page[page.index("<main") :])
        assert "effect =" not in shown and "TOML" not in shown
        assert re.search(rf"\b{item.id}\b", shown) is None or item.id in ("dice", "milet"), item.id
        for choices in inputs.choices.values():
            for word, name in choices.items():
                assert not word or (name.strip("–") and ("-" not in word or word != name)), f"{word} has no name"


def test_what_is_printed_is_entered_marked_and_forgotten(client: TestClient, store: Store) -> None:
    assert 'id="tactic-tactic-05"' in client.get("/box/raiders").text
    sets = {"sets.1": "outpost-right.2", "sets.2": "outpost-right.1", "sets.3": ""}
    page = keep(client, TACTIC, vp="9", kind="outpost", closes="mill", **{"gains.armour": "2"}, **sets)
    assert "Saved in your box." in page.text and "1 of 23 entered" in page.text and ">yours<" in page.text
    entry = tomllib.loads(store.own_edition("raiders") or "")["tactic"][0]
    assert (entry["vp"], entry["closes"], entry["gains"]["armour"], entry["sets"], entry["confidence"]) == (
        9, "mill", 2, ["outpost-right.2", "outpost-right.1"], "sourced",
    )  # fmt: skip
    assert "Reset" in client.get(TACTIC).text
    page = client.post(f"{TACTIC}/forget")
    assert "Our entry is used again." in page.text and store.own_edition("raiders") is None
    assert "Reset" not in client.get(TACTIC).text


ARCHER = "/box/raiders/townsfolk/archer"
MERCERS = "/box/guilds-of-london/guild/mercers"


@pytest.mark.parametrize(
    ("path", "changes", "said"),
    [
        (TACTIC, {"vp": "99"}, "VP must be between 0 and 30."),
        (TACTIC, {"armour": "11"}, "Armour must be between 0 and 10."),
        (TACTIC, {"gains.armour": "-1"}, "Otherwise gains: Armour must be between 0 and 9."),
        (TACTIC, {"vp": ""}, "VP must be between 0 and 30."),
        (TACTIC, {"vp": "many <b>"}, "VP must be between 0 and 30."),
        (TACTIC, {"vp": "9" * 5000}, "VP must be between 0 and 30."),
        (TACTIC, {"kind": "moon"}, "Kind: choose what is printed."),
        (TACTIC, {"kind": "monastery"}, "The sets must be different and belong to settlements of the kind above."),
        (ARCHER, {"copies": "9"}, "The box has 71 of these in all. With this change it would be"),
        (ARCHER, {"crew.effect-1.amount": "12"}, "In the crew"),
        (ARCHER, {"hall.effect": "{ effect = "}, "Effect: choose what is printed."),
        ("/box/raiders/settlement/outpost-left", {"table.2.1": "3"}, "the numbers must rise"),
        ("/box/raiders/settlement/outpost-left", {"sets.3.tokens": "4"}, "Row 3: Worker: choose what is printed."),
        ("/box/raiders/dice/dice", {"faces.3": ""}, "every number must be between 1 and 9"),
        (MERCERS, {"number": "2"}, "Grocers has number 2 already."),
        (MERCERS, {"colours.purple": ""}, "Colours: choose what is printed."),
        (MERCERS, {"colours.red": "yes", "colours.blue": "yes"}, "Colours: choose 1 or 2."),
        ("/box/stone-age/building/fixed-wwc", {"kind-0.wood": "", "kind-1.clay": "0"}, "at least one of these: Wood, Clay"),
    ],
)
def test_an_entry_that_cannot_be_changes_nothing_and_says_why(
    client: TestClient, store: Store, path: str, changes: dict[str, str], said: str
) -> None:
    keep(client, TACTIC, vp="9")
    before = [store.own_edition(game) for game in soloist.GAMES]
    page = keep(client, path, **changes)
    assert page.status_code == 400 and "Nothing was changed" in page.text and said in page.text
    # A list of names cannot show another word, and a tick is on or off.
    typed = {f"field-{name}": value for name, value in changes.items() if value not in ("moon", "{ effect = ", "")}
    assert filled(page.text).items() >= typed.items()
    assert [store.own_edition(game) for game in soloist.GAMES] == before
    shown = re.sub(r"<[^>]*>", " ", page.text)
    assert not re.search(r"TOML|expected|found|tactic-05|\bfield\b", shown), "no word of a file"


@pytest.mark.parametrize(("language", "said"), [("de", "Rüstung muss zwischen 0 und 10 liegen."), ("fr", "entre 0 et 10.")])
def test_the_reason_is_in_the_language_of_the_player(client: TestClient, language: str, said: str) -> None:
    client.cookies.set("language", language)
    assert said in keep(client, TACTIC, armour="99").text.replace("\u00a0", " ")


# --- two entries at once


def test_two_numbers_are_swapped_in_one_press(client: TestClient, store: Store) -> None:
    page = keep(client, MERCERS, number="2", vp="8")
    assert "Swap with Grocers" in page.text
    answer = client.post(MERCERS, data={**filled(page.text), "pair": "number"})
    assert answer.status_code == 200 and "Saved in your box." in answer.text
    whole = OwnEdition(soloist.GAMES["guilds-of-london"], store.own_edition("guilds-of-london"))
    assert [whole.item("guild", id).data["number"] for id in ("mercers", "grocers")] == [2, 1]
    assert whole.item("guild", "mercers").data["vp"] == 8
    assert "1 of 40 entered" in answer.text, "nobody looked at the other one"


def test_the_church_is_another_building(client: TestClient, store: Store) -> None:
    page = keep(client, "/box/guilds-of-london/building/gog-and-magog", church="yes")
    assert page.status_code == 400 and "Swap with" in page.text
    client.post("/box/guilds-of-london/building/gog-and-magog", data={**filled(page.text), "pair": "church"})
    tiles = OwnEdition(soloist.GAMES["guilds-of-london"], store.own_edition("guilds-of-london")).edition.components.tiles
    assert [tile.id for tile in tiles if tile.church] == ["gog-and-magog"]


def test_copies_come_from_another_card(client: TestClient, store: Store) -> None:
    copies = int(filled(client.get(ARCHER).text)["field-copies"])
    page = keep(client, ARCHER, copies=str(copies + 1))
    assert page.status_code == 400 and "Save both" in page.text
    client.post(ARCHER, data={**filled(page.text), "pair": "copies", "pair-copies": "armourer"})
    whole = OwnEdition(RAIDERS, store.own_edition("raiders"))
    now = [whole.item("townsfolk", id) for id in ("archer", "armourer")]
    assert [item.data["copies"] - (item.ours or {})["copies"] for item in now] == [1, -1]


@pytest.mark.parametrize(
    ("pair", "partner", "status"),
    [
        ("number", "moon", 404),
        ("number", "", 404),
        ("number", "mercers", 400),
        ("number", "drapers", 400),
        ("vp", "grocers", 400),
    ],
)
def test_an_odd_partner_changes_nothing(client: TestClient, store: Store, pair: str, partner: str, status: int) -> None:
    typed = {**filled(client.get(MERCERS).text), "field-number": "2", "pair": pair, f"pair-{pair}": partner}
    assert client.post(MERCERS, data=typed).status_code == status and store.own_edition("guilds-of-london") is None


# --- rows and choices


def test_a_reward_is_added_changed_and_taken_away(client: TestClient, store: Store) -> None:
    def rewards() -> Any:
        return tomllib.loads(store.own_edition("guilds-of-london") or "")["guild"][0]["rewards"]

    path = "/box/guilds-of-london/guild/grocers"
    page = keep(client, path, **{"rewards.2.effect": "move"})
    assert page.status_code == 200 and "Now fill in the fields" in page.text, "without script they are shown now"
    assert store.own_edition("guilds-of-london") is None
    sent = filled(page.text)
    origin = next(name for name, value in sent.items() if name.startswith("field-rewards.2") and value == "guildhall")
    client.post(path, data={**sent, origin: "plantation"})
    hire = {"effect": "hire", "n": 2}
    assert rewards() == [hire, {"effect": "move", "n": 1, "from": "plantation", "to": "any-unresolved"}]
    page = keep(client, path, **{"rewards.1.effect": "choose-one"})
    sent = filled(page.text)
    places = [name.removesuffix(".effect") for name in sent if re.search(r"options\.\d\.effect$", name)]
    assert len(places) == 2
    page = client.post(path, data={**sent, f"{places[0]}.effect": "hire", "field-rewards.2.effect": ""})
    page = client.post(path, data=filled(page.text))
    assert page.status_code == 400 and "at least two are needed" in page.text
    page = client.post(path, data={**filled(page.text), f"{places[1]}.effect": "draw-now"})
    client.post(path, data=filled(page.text))
    assert rewards() == [{"effect": "choose-one", "options": [{"effect": "hire", "n": 1}, {"effect": "draw-now", "n": 1}]}]
    keep(client, path, **{"rewards.1.effect": ""})
    assert rewards() == []


@each_box
def test_odd_forms_are_answered_with_a_page(client: TestClient, store: Store, game: str) -> None:
    """Any input instead of the expected one is refused or kept, and causes no server error."""
    random, whole = Random(game), OwnEdition(soloist.GAMES[game], None)
    odd = [
        "",
        "0",
        "-1",
        "99",
        "1e9",
        "yes",
        "]]",
        '"',
        "\x00",
        "é" * 300,
        "[1]",
        "{}",
        "true",
        "choose-one",
        "9" * 5000,
        "\n[[tactic]]",
    ]
    for item in random.sample(whole.items, 6):
        path = f"/box/{game}/{item.kind}/{item.id}"
        sent = filled(client.get(path).text)
        for name in random.sample(sorted(sent), min(3, len(sent))):
            assert client.post(path, data={**sent, name: random.choice(odd)}).status_code in (200, 400), name
        names = {
            f"field-{word}": random.choice(odd)
            for word in ("", ".", "rewards.9.effect", "sets.1.1.1", "table.0", "__class__", "id")
        }
        assert client.post(path, data={**sent, **names}).status_code in (200, 400)
        assert client.post(path, data=names).status_code in (200, 400)
        OwnEdition(soloist.GAMES[game], store.own_edition(game))


# --- from one to the next


@each_box
def test_next_and_previous_visit_every_entry_once(client: TestClient, game: str) -> None:
    listed = re.findall(rf'href="(/box/{game}/[\w-]+/[\w-]+)"><span>', client.get(f"/box/{game}").text)
    page = client.get(listed[0]).text
    assert 'rel="prev"' not in page
    for before, path in pairwise(listed):
        assert f'rel="next" href="{path}"' in page
        page = client.get(path).text
        assert f'rel="prev" href="{before}"' in page
    assert 'rel="next"' not in page and "Save and next" not in page


def test_save_and_next_opens_the_next_one(client: TestClient, store: Store) -> None:
    sent = filled(client.get(TACTIC).text)
    answer = client.post(TACTIC, data={**sent, "next": "yes"}, follow_redirects=False)
    assert answer.headers["location"] == "/box/raiders/tactic/tactic-06?said=kept"
    page = client.get(answer.headers["location"]).text
    assert "Saved in your box." in page and "1 of 22 entered" in page


def test_progress_is_counted_for_each_group_and_for_the_game(client: TestClient) -> None:
    page = client.get("/box/guilds-of-london").text
    assert "0 of 40 entered" in page and "0 of 126 entered" in page
    keep(client, MERCERS)
    page = client.get("/box/guilds-of-london").text
    assert "1 of 40 entered" in page and "1 of 126 entered" in page
    assert "16 entries, all documented" in client.get("/box/raiders").text


def test_the_list_is_closed_but_for_the_group_that_was_changed(client: TestClient) -> None:
    assert '<details class="group" id="g1">' in client.get("/box/guilds-of-london").text
    page = keep(client, MERCERS).text
    assert page.count(" open>") == 1 and '<details class="group" id="g1" open>' in page


def test_titles_are_the_names_of_the_pieces(client: TestClient) -> None:
    client.cookies.set("language", "de")
    page = client.get("/box/guilds-of-london/guild/merchant-taylors").text
    title = re.search(r"<h2>(.*?)</h2>", page[page.index("<main") :])
    assert title is not None and title[1].replace("\xad", "") == "Schneider"


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
