"""Playing in Chromium. tests/faces/web/test_chromium.py has whole games by mouse (Stone Age), by keyboard and without JavaScript
(Peloponnes). Here are whole games by keyboard (Guilds of London) and on a phone (Raiders), and some answers in all others.
"""

from random import Random

import pytest
from playwright.sync_api import expect

import soloist
from soloist.engine.kernel.phrase import Phrase
from tests.support.browser import Guests
from tests.support.levels import every_game
from tests.support.server import Server
from tests.support.sitting import (
    SHORT,
    button,
    click_anything,
    click_button,
    is_over,
    keys_for_undo_redo_and_rules,
    play_on,
    press_key,
    rested,
    sit_down,
    type_code,
)


@every_game
def test_dealing_takes_two_clicks(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server)
    page.goto(server.address)
    box = page.locator(f".box-{game}")
    level = soloist.GAMES[game].levels[-1].id
    box.locator(f"label:has(input[value={level}]) span").click()
    box.locator("button.btn.go").click()
    expect(page.locator(".chip")).to_have_text(soloist.GAMES[game].words.say(Phrase(f"level-{level}"), "en"))
    expect(page.locator("#q")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in soloist.GAMES if game != "stone-age"])
def test_fifteen_answers_with_the_mouse(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server)
    sit_down(page, server, game, *SHORT[game])
    assert play_on(page, click_anything, Random(4), most=15) == 15 or is_over(page)


def test_a_whole_game_of_guilds_with_the_keyboard(guests: Guests, server: Server) -> None:
    page = guests.window(server, viewport={"width": 1100, "height": 700})
    type_code(page, server, "guilds-of-london")
    play_on(page, press_key, Random(5))
    assert is_over(page)


@pytest.mark.parametrize("game", ["stone-age", "raiders"])
def test_fifteen_answers_with_the_keyboard(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server, viewport={"width": 1100, "height": 700})
    type_code(page, server, game)
    random = Random(5)
    play_on(page, press_key, random, most=10)
    keys_for_undo_redo_and_rules(page)
    play_on(page, press_key, random, most=5)


def test_on_a_small_phone_nothing_scrolls_sideways_and_the_question_is_in_view(guests: Guests, server: Server) -> None:
    page = guests.window(server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, language="de")
    sit_down(page, server, "raiders", *SHORT["raiders"])

    def tap(page: object, token: str) -> None:
        assert window.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "scrolls sideways"
        for part in ("#q", "#answers :is(.opt, .tap) >> visible=true >> nth=0", ".tools .tool >> visible=true >> nth=0"):
            box = window.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= 640, part
        rested(window)
        button(window, token).tap()

    window = page
    play_on(page, tap, Random(2))
    assert is_over(page)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", [game for game in soloist.GAMES if game != "raiders"])
def test_the_other_games_fit_a_small_phone_too(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, language="fr")
    sit_down(page, server, game, *SHORT[game])
    random = Random(3)
    for _ in range(6):
        play_on(page, click_button, random, most=4)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "scrolls sideways"
        if not is_over(page):
            box = page.locator("#question").bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 641
