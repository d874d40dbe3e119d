"""A card or tile of the board is read large: after a rest of the mouse, or while a finger holds it. It covers no answer."""

import pytest
from playwright.sync_api import Page, expect

from tests.faces.browser.test_dragging import at_question, centre, sit_at
from tests.faces.browser.test_free_hands import SMALL
from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import moved_on, rested, step

QUESTIONS = {
    "stone-age": ("basic", "ask-place", "card-1"),
    "raiders": ("normal", "ask-turn", "mill"),
    "guilds-of-london": ("boris", "ask-card", "e5"),
    "peloponnes": ("soldier", "ask-buy", "hero"),
}
MOVES = "document.getAnimations().filter((one) => one.timeline === document.timeline).length"
"""Animations that run by themselves. The faded edge of a long list follows scrolling, so it is not counted."""


def covers_no_answer(page: Page) -> bool:
    large, question = (page.locator(each).bounding_box() for each in (".large", "#question"))
    size = page.viewport_size
    assert large is not None and question is not None and size is not None
    inside = large["x"] >= 0 and large["y"] >= 0 and large["y"] + large["height"] <= size["height"]
    return inside and (large["x"] + large["width"] <= question["x"] or large["y"] + large["height"] <= question["y"])


@pytest.mark.parametrize("game", QUESTIONS)
def test_the_mouse_rests_on_a_card_and_it_is_large_until_the_mouse_or_escape_takes_it_away(
    guests: Guests, server: Server, game: str
) -> None:
    level, message, spot = QUESTIONS[game]
    page = guests.window(server, reduced_motion="reduce")
    sit_at(page, server, at_question(game, level, message))
    thing = page.locator(f'.board [data-spot="{spot}"]').first
    thing.scroll_into_view_if_needed()
    x, y = centre(page, f'.board [data-spot="{spot}"]')
    for away in ("mouse", "Escape"):
        page.mouse.move(x, y)
        expect(page.locator(".large")).to_have_count(1)
        box = thing.bounding_box()
        large = page.locator(".large > div").bounding_box()
        assert box is not None and large is not None and large["width"] > 1.2 * box["width"]
        assert page.locator(".large p").inner_text() == thing.get_attribute("data-tip")
        assert covers_no_answer(page) and page.evaluate(MOVES) == 0
        page.mouse.move(3, 3) if away == "mouse" else page.keyboard.press("Escape")
        expect(page.locator(".large")).to_have_count(0)


def test_a_key_answers_while_a_card_is_enlarged(guests: Guests, server: Server) -> None:
    page = guests.window(server, reduced_motion="reduce")
    sit_at(page, server, at_question("stone-age", "basic", "ask-place"))
    before = step(page)
    rested(page)
    page.mouse.move(*centre(page, '.board [data-spot="card-1"]'))
    expect(page.locator(".large")).to_have_count(1)
    page.keyboard.press("1")
    moved_on(page, before)


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_finger_holds_a_card_to_read_it_and_that_is_no_answer(guests: Guests, server: Server, game: str) -> None:
    level, message, spot = QUESTIONS[game]
    page = guests.window(server, **SMALL)
    sit_at(page, server, at_question(game, level, message))
    page.locator(f'.board [data-spot="{spot}"]').first.evaluate("thing => thing.scrollIntoView({ block: 'center' })")
    x, y = centre(page, f'.board [data-spot="{spot}"]')
    finger, before = page.context.new_cdp_session(page), step(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".large")).to_have_count(1)
    assert covers_no_answer(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".large")).to_have_count(0)
    page.mouse.move(3, 3)
    assert step(page) == before and page.locator(".chosen:visible").count() == 0
