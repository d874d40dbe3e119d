"""The turn told again in Chromium: steps back and on, speed, marks; boards as differences; the sheet and dock of a phone."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import soloist
from soloist.engine.table import Table
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import moved_on, rested, step, table_after

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def after_first_options(game: str, level: str, seed: str, answers: int) -> Table:
    table = soloist.GAMES[game].deal(level, seed)
    for _ in range(answers):
        assert table.question is not None
        table.answer(table.question.options[0])
    return table


def sit_down(page: Page, server: Server, table: Table) -> None:
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")


def persians() -> Table:
    """The general's game in which the Persians beat both: two dead, all Strength lost."""
    return after_first_options("peloponnes", "general", "TESTD", 14)


def test_the_persians_victory_is_in_the_panel_with_what_it_cost(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, persians())
    panel = page.inner_text("#since")
    assert "Persian" in panel
    cost = page.inner_text("#since .cost")
    assert "Inhabitants" in cost
    assert "Strength" in cost


def test_one_steps_back_and_on_and_comes_to_now_again(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, persians())
    now = page.inner_html("#board")
    page.keyboard.press(",")
    expect(page.locator("#since .to-come")).not_to_have_count(0)
    assert page.inner_html("#board") != now
    assert page.locator("#board button.target").count() == 0
    page.locator("[data-replay=first]").click()
    expect(page.locator("[data-at]")).to_contain_text("0 /")
    page.keyboard.press(".")
    expect(page.locator("[data-at]")).to_contain_text("1 /")
    assert page.locator("#since .now").count() >= 1
    page.locator("[data-replay=last]").click()
    expect(page.locator("#since .to-come")).to_have_count(0)
    assert page.inner_html("#board") == now


def test_the_buttons_stay_under_the_pointer_and_escape_leads_back_to_now(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, persians())
    now = page.inner_html("#board")
    back = page.locator("[data-replay=back]").bounding_box()
    assert back is not None
    page.locator("[data-replay=back]").click()
    expect(page.locator("[data-at]")).to_contain_text("/")
    at = int(page.inner_text("[data-at]").split("/")[0])
    for times in (1, 2):
        page.mouse.click(back["x"] + back["width"] / 2, back["y"] + back["height"] / 2)
        expect(page.locator("[data-at]")).to_contain_text(f"{at - times} /")
    page.keyboard.press("Escape")
    expect(page.locator("#since .to-come")).to_have_count(0)
    assert page.inner_html("#board") == now


def test_a_whole_turn_at_normal_speed_takes_less_than_three_seconds(guests: Guests, server: Server) -> None:
    page = guests.window(server, motion="on")
    table = after_first_options("peloponnes", "general", "TESTD", 13)
    sit_down(page, server, table)
    page.evaluate(
        "window.told = 0; new MutationObserver(() => { const playing = document.querySelector('main.playing');"
        "if (playing && !window.begun) window.begun = performance.now();"
        "if (!playing && window.begun && !window.told) window.told = performance.now() - window.begun; })"
        ".observe(document.body, { subtree: true, childList: true, attributes: true }); 0"
    )
    before = step(page)
    page.locator("#answers button.opt").first.click()
    page.wait_for_selector("main.playing")
    moved_on(page, before)
    assert 0 < page.evaluate("window.told") < 3000


def test_marks_can_be_hidden(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, persians())
    marked = page.locator("#board .just.hurt").first
    assert marked.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    page.keyboard.press("m")
    assert marked.evaluate("one => getComputedStyle(one).outlineStyle") == "none"


def test_hidden_marks_stay_hidden_whatever_else_is_clicked(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, persians())
    page.keyboard.press("m")
    expect(page.locator("button[data-marks]")).to_have_attribute("aria-pressed", "false")
    page.locator("#since h2").first.click()
    expect(page.locator("button[data-marks]")).to_have_attribute("aria-pressed", "false")
    assert page.locator(":root").get_attribute("data-marks") == "off"


def test_on_a_phone_what_happened_is_a_sheet_over_the_board(guests: Guests, server: Server) -> None:
    page = guests.window(server, **SMALL)
    sit_down(page, server, persians())
    expect(page.locator("#since")).to_be_hidden()
    toast = page.locator(".toast")
    assert "Inhabitants" in toast.inner_text()
    scrolled = page.evaluate("scrollY")
    toast.tap()
    expect(page.locator("#since")).to_be_visible()
    page.locator("#since .shut").tap()
    expect(page.locator("#since")).to_be_hidden()
    assert page.evaluate("scrollY") == scrolled


def test_on_a_phone_a_tap_on_the_board_chooses_and_a_button_gives_it(guests: Guests, server: Server) -> None:
    page = guests.window(server, **SMALL)
    sit_down(page, server, after_first_options("peloponnes", "general", "TESTD", 3))
    before = step(page)
    expect(page.locator("#answers li.there").first).to_be_hidden()
    place = page.locator(".board button.target[name=answer]").first
    place.tap()
    give = page.locator(".chosen button")
    expect(give).to_be_visible()
    assert step(page) == before
    assert give.locator("small").inner_text()
    rested(page)
    give.tap()
    moved_on(page, before)
    page.locator(".tool.list").tap()
    expect(page.locator("#answers li.there").first).to_be_visible()


def test_an_answer_is_one_request_of_the_script_and_only_its_parts(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, persians())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url.rsplit('/', 1)[1]}"))
    before = step(page)
    page.locator("#answers button.opt").first.click()
    moved_on(page, before)
    assert [one for one in asked if "mark.svg" not in one] == ["POST answer"]


def test_a_turn_can_be_followed_by_ear(guests: Guests, server: Server) -> None:
    """The tree that a screen reader walks: the question first, then its answers; what happened is said in a region that stays."""
    page = guests.window(server)
    sit_down(page, server, after_first_options("peloponnes", "general", "TESTD", 13))
    page.evaluate("window.region = document.querySelector('#live'); 0")
    before = step(page)
    page.locator("#answers button.opt").first.click()
    moved_on(page, before)
    assert page.evaluate("document.querySelector('#live') === window.region")
    said = page.inner_text("#live")
    assert "Inhabitants" in said
    expect(page.locator("#q")).to_be_focused()
    tree = page.locator("main").aria_snapshot()
    assert tree.index("heading") < tree.index("button")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#question') !== null")
    page.keyboard.press("k")
    expect(page.locator("#keys-panel")).to_be_visible()


def test_closing_the_sheet_brings_the_board_of_now_back(guests: Guests, server: Server) -> None:
    page = guests.window(server, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page.goto(f"{server.address}/tables/{table_after(server, 'stone-age', 9, Random(4))}")
    page.locator("[popovertarget=since]").first.click()
    page.locator("#since [data-replay=back]").click()
    page.wait_for_selector("main.past")
    page.locator("#since .shut").click()
    page.wait_for_function("() => !document.querySelector('main.past')")
    assert page.locator(".board .target").count()
