"""The sheet to print: every level in every language, on one page of A4 and of Letter."""

import re

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.engine.sheet import END, FLOW, MIND
from soloist.engine.text.words import LANGUAGES
from soloist.faces.web.pages.sheet import sheet_address
from tests.support.levels import EVERY_LEVEL, every_game, every_level


def text_of(client: TestClient, address: str, language: str = "en") -> str:
    client.cookies.set("language", language)
    page = client.get(address)
    assert page.status_code == 200, page.text
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", page.text))


def test_there_is_one_for_each_of_the_thirteen_levels_in_three_languages(client: TestClient) -> None:
    assert len(EVERY_LEVEL) == 13
    for game, level in EVERY_LEVEL:
        for language in LANGUAGES:
            text = text_of(client, f"/beside/{game}/{level}/sheet", language)
            assert soloist.COMPANIONS[game].level_name(level, language) in text


@every_level
def test_it_has_every_part_and_every_clause_exists(game: str, level: str) -> None:
    companion = soloist.COMPANIONS[game]
    sheet = companion.sheet(level, {})
    assert {part.kind for part in sheet.parts} == {FLOW, MIND, END}
    assert sheet.setup and sheet.tracks and sheet.account
    for row in [*sheet.setup, *(row for part in sheet.parts for row in part.rows)]:
        assert row.rules
        assert all(companion.book.clause(rule) for rule in row.rules)


@every_game
def test_every_reading_of_every_ruling_can_be_printed(client: TestClient, game: str) -> None:
    companion = soloist.COMPANIONS[game]
    for name, ruling in companion.book.rulings.items():
        for value in ruling.values:
            table = companion.deal(seed=1, rulings={name: value})
            address = sheet_address(table.deal)
            assert ("?" in address) == (value != ruling.default)
            for language in LANGUAGES:
                text_of(client, address, language)


@every_game
def test_its_set_up_is_what_the_companion_tells_where_nothing_is_drawn(game: str) -> None:
    companion = soloist.COMPANIONS[game]
    for level in companion.levels:
        table = companion.deal(level.id, 1)
        while (question := table.question) is not None and (tokens := [one.token for one in question.options])[0] != "ready":
            table.answer("own" if "own" in tokens else tokens[0])
        told = {event.phrase for event in table.events if not event.heading}
        on_paper = [row.text for row in companion.sheet(level.id, {}).setup]
        drawn = set()
        if game == "peloponnes":
            # The sheet says the last two elsewhere.
            drawn = {"told-lay-his", "told-lay-card", "told-lay-strength", "told-lay-free", "told-lay-goal"}
        if game == "guilds-of-london":
            drawn = {"told-lay-tiles", "told-lay-beadle", "told-lay-neutrals", "told-lay-plantation"}
        assert {phrase for phrase in told if phrase.message not in drawn} <= set(on_paper)
        assert {phrase.message for phrase in on_paper if not phrase.message.startswith("sheet-")} <= {one.message for one in told}


def test_its_numbers_are_those_of_the_level(client: TestClient) -> None:
    def said(game: str, level: str) -> str:
        return text_of(client, f"/beside/{game}/{level}/sheet")

    assert "Draw 3 cards" in said("guilds-of-london", "boris") and "Draw 4 cards" in said("guilds-of-london", "rik")
    assert "Pay 1 food for each figure" in said("stone-age", "basic")
    assert "Pay 2 food for each figure" in said("stone-age", "large-tribe")
    assert "Discard 2 buildings" in said("stone-age", "cool-night")
    assert "after round 12" in said("stone-age", "basic") and "after round 18" in said("stone-age", "eternal-winter")
    assert "new ones on spaces 2, 4" in said("stone-age", "eternal-winter")
    assert "armour marker on 4" in said("raiders", "heroic") and "Put 2 provisions" in said("raiders", "hard")
    assert "Put 2 provisions" not in said("raiders", "normal")
    assert "Draw a hero" not in said("peloponnes", "sergeant") and "Draw a civilisation" in said("peloponnes", "sergeant")
    assert "Draw a hero" in said("peloponnes", "officer") and "Daedalus 4" in said("peloponnes", "general")


def test_the_start_values_are_printed_unless_a_card_decides(client: TestClient) -> None:
    for level, begins in (("soldier", ["0", "0", "0", "0", "3", "0"]), ("general", ["0", "", "", "", "", "0"])):
        page = client.get(f"/beside/peloponnes/{level}/sheet").text.partition('class="rounds"')[2]
        assert re.findall(r'<th scope="row">[^<]*</th><td[^>]*>([^<]*)</td><td', page) == begins


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["chess/basic", "stone-age/moon", "peloponnes/%00", "stone-age-companion/basic"])
def test_an_unknown_game_or_level_is_a_page_that_says_which_there_are(client: TestClient, path: str, language: str) -> None:
    client.cookies.set("language", language)
    page = client.get(f"/beside/{path}/sheet")
    assert page.status_code == 404
    known = soloist.COMPANIONS["peloponnes"].levels if path.startswith("pelo") else soloist.COMPANIONS["stone-age"].levels
    assert (known[0].id if path.split("/")[0] in soloist.COMPANIONS else "peloponnes") in page.text


def test_an_unknown_ruling_gets_a_sentence(client: TestClient) -> None:
    for query in ("moon=full", "milet_tie=moon"):
        page = client.get(f"/beside/peloponnes/general/sheet?{query}")
        assert page.status_code == 400 and "<h1>" in page.text


def test_the_levels_and_the_menu_of_a_game_lead_to_it(client: TestClient) -> None:
    page = client.get("/beside").text
    assert all(f'href="/beside/{game}/{level}/sheet"' in page for game, level in EVERY_LEVEL)
    table = client.post("/beside", data={"game": "raiders", "level": "hard"})
    assert 'href="/beside/raiders/hard/sheet"' in table.text
