"""A double click, a double tap and a key pressed twice give one answer, on a slow machine too."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Guests
from tests.support.companion_page import PHONE, sit_beside
from tests.support.server import Server
from tests.support.sitting import moved_on, rested, sit_down, step

STILL = """
let passed = 0;
performance.now = () => passed;
Object.defineProperty(performance, "timeOrigin", { value: 0 });
Object.defineProperty(Event.prototype, "timeStamp", { get: () => passed });
window.pass = (milliseconds) => { passed += milliseconds; };
"""
"""The clock of these pages stands still until a test advances it, so the speed of the machine does not matter."""


def still(page: Page) -> Page:
    page.add_init_script(STILL)
    return page


def centre(page: Page, selector: str) -> tuple[float, float]:
    place = page.locator(selector).first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


COVER = """([x, y]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#answers .options, #answers .options button.opt { position: fixed !important; display: block !important;
    z-index: 9; left: ${x - 60}px; top: ${y - 20}px; width: 120px; height: 40px }`);
  document.adoptedStyleSheets.push(sheet);
}"""


def cover(page: Page, x: float, y: float) -> None:
    """From now on the answers to every question are at this place."""
    page.evaluate(COVER, [x, y])


def double_click(page: Page, x: float, y: float) -> str:
    """Double-click so slowly that the second press meets the new page, the worst case. Return the step of that page."""
    before = step(page)
    page.mouse.move(x, y)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    moved_on(page, before)
    after = step(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    return after


def settled(page: Page) -> None:
    """Wait until every press was handled, and advance the clock: the next press is a new gesture."""
    page.evaluate("pass(1000)")
    expect(page.locator("#table:not([aria-busy])")).to_have_count(1)


@pytest.mark.parametrize(("game", "level"), [("raiders", "normal"), ("stone-age", "basic"), ("guilds-of-london", "boris")])
def test_a_double_click_gives_one_answer(guests: Guests, server: Server, game: str, level: str) -> None:
    """In Raiders a second card moves under the mouse. In Stone Age the place has room for a second figure."""
    page = still(guests.window(server))
    sit_down(page, server, game, level, "K7Q2")
    x, y = centre(page, "#answers .options button.opt:visible")
    cover(page, x, y)
    after = double_click(page, x, y)
    settled(page)
    assert step(page) == after
    page.mouse.click(x, y)
    moved_on(page, after)


def test_a_double_click_on_the_board_gives_one_answer(guests: Guests, server: Server) -> None:
    page = still(guests.window(server))
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    double_click(page, *centre(page, '.board button.target[value="forest"]'))
    settled(page)
    expect(page.locator(".laid button")).to_have_count(1)


BLOCKED = """() => {
  const ask = soloist.ask;
  soloist.ask = async (...given) => {
    const response = await ask(...given);
    const text = await response.text();
    console.log("blocked");
    for (const end = performance.now() + 4000; performance.now() < end; );
    return { ok: response.ok, url: response.url, text: () => text };
  };
}"""


def test_a_click_that_waits_for_a_slow_machine_does_not_hit_what_comes_after_it(guests: Guests, server: Server) -> None:
    """The click happens before the new question is shown, but the browser handles it afterwards."""
    page = guests.window(server)
    sit_down(page, server, "raiders", "normal", "K7Q2")
    page.evaluate(BLOCKED)
    before = step(page)
    x, y = centre(page, "#answers .options button.opt:visible")
    cover(page, x, y)
    with page.expect_console_message(lambda message: message.text == "blocked"):
        page.mouse.click(x, y)
    page.mouse.down()
    page.mouse.up()
    moved_on(page, before)
    rested(page)
    expect(page.locator("#table:not([aria-busy])")).to_have_count(1)
    assert int(step(page)) == int(before) + 1


def test_a_double_tap_gives_one_answer(guests: Guests, server: Server) -> None:
    page = still(guests.window(server, **PHONE))
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    before = step(page)
    x, y = centre(page, '.board button.target[value="forest"]')
    page.touchscreen.tap(x, y)
    moved_on(page, before)
    after = step(page)
    page.touchscreen.tap(x, y)
    settled(page)
    assert step(page) == after
    expect(page.locator(".laid button")).to_have_count(1)
    expect(page.locator(".chosen")).to_be_hidden()


def test_a_double_tap_beside_the_board_answers_one_page(guests: Guests, server: Server) -> None:
    """Each tap loads a page, so the second tap hits another question."""
    page = still(guests.window(server, **PHONE))
    sit_beside(page, server, "peloponnes", "soldier")
    before = step(page)
    x, y = centre(page, "#answers button.b")
    page.touchscreen.tap(x, y)
    moved_on(page, before)
    after = step(page)
    page.touchscreen.tap(x, y)
    page.reload()
    assert step(page) == after


def test_a_key_pressed_twice_gives_one_answer_and_undo_pressed_twice_takes_back_twice(guests: Guests, server: Server) -> None:
    page = still(guests.window(server))
    sit_down(page, server, "raiders", "normal", "K7Q2")
    first = before = step(page)
    for _ in range(2):
        page.keyboard.press("1")
        moved_on(page, before)
        before = step(page)
        page.keyboard.press("1")
        settled(page)
        assert step(page) == before
    page.keyboard.press("u")
    moved_on(page, before)
    before = step(page)
    page.keyboard.press("u")
    moved_on(page, before)
    assert page.locator('.tool[aria-keyshortcuts="u"]').is_disabled() and step(page) != first
