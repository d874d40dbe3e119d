"""Whole games in Chromium, from the first page to the final score."""

import re
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
    play_on,
    press_key,
    question_came,
    rested,
    sit_down,
    tokens,
)


def code(game: str) -> str:
    """The deal code of a short game."""
    level, seed = SHORT[game]
    return soloist.GAMES[game].deal(level, seed).deal.code


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


@every_game
def test_with_the_mouse_from_the_first_page_to_the_final_score(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server)
    page.goto(server.address)
    page.fill("#c", code(game))
    page.locator("form.field .btn").click()
    question_came(page)
    play_on(page, click_anything, Random(4))
    assert is_over(page)
    assert re.search(r"You (win|lose)|A draw", page.inner_text("main"))
    assert page.locator("tbody tr").count() >= 3
    expect(page.locator("#code")).to_have_text(code(game))


@every_game
def test_with_the_keyboard_alone(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server, viewport={"width": 1100, "height": 700})
    page.goto(server.address)
    while page.evaluate("document.activeElement.id") != "c":
        page.keyboard.press("Tab")
    page.keyboard.type(code(game))
    page.keyboard.press("Enter")
    question_came(page)
    random = Random(5)
    play_on(page, press_key, random, most=10)
    page.keyboard.press("u")
    page.wait_for_selector(".tool[aria-keyshortcuts=r]:not([disabled])")
    page.keyboard.press("r")
    page.wait_for_selector(".tool[aria-keyshortcuts=r][disabled]")
    page.keyboard.press("?")
    expect(page.locator("#why-panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#why-panel")).to_be_hidden()
    play_on(page, press_key, random)
    assert is_over(page)
    page.keyboard.press("n")
    question_came(page)


def test_on_a_small_phone_nothing_scrolls_sideways_and_the_question_is_in_view(guests: Guests, server: Server) -> None:
    page = guests.window(server, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, language="de")
    sit_down(page, server, "guilds-of-london", *SHORT["guilds-of-london"])

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


@pytest.mark.parametrize("game", [game for game in soloist.GAMES if game != "guilds-of-london"])
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


def test_without_script_the_game_plays_through_plain_forms(guests: Guests, server: Server) -> None:
    page = guests.window(server, java_script_enabled=False)
    sit_down(page, server, "peloponnes", *SHORT["peloponnes"])
    random = Random(1)
    for _ in range(60):
        if is_over(page):
            break
        click_button(page, random.choice(tokens(page)))
        page.wait_for_load_state()
        if _ == 3:
            page.locator(".tool[aria-keyshortcuts=u]").click()
            page.wait_for_load_state()
            page.locator(".tool[aria-keyshortcuts=r]").click()
            page.wait_for_load_state()
    assert is_over(page)
    page.locator("main a[href$='/walk']").click()
    page.wait_for_selector("main.walk")
    page.locator("a[aria-keyshortcuts=ArrowRight]").click()
    expect(page.locator(".eyebrow")).to_contain_text("Step 1 of")
