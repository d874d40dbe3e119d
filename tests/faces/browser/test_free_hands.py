"""Free hands in the browser: pieces in any order, taken out again, several at once, a whole turn back."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import button, moved_on, question_came, rested, sit_down, step, table_after

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def tap_place(page: Page, place: str) -> None:
    before = step(page)
    page.locator(f'.board button.target[value="{place}"]').click()
    moved_on(page, before)


def done(page: Page) -> None:
    """The button that ends a gesture."""
    before = step(page)
    rested(page)
    page.locator("#answers .done").click()
    moved_on(page, before)


def record(page: Page, server: Server) -> str:
    return Store(server.database).load(int(page.url.rsplit("/", 1)[1])).record


def last_line(page: Page, server: Server) -> list[str]:
    return record(page, server).splitlines()[-1].split()[:3]


@pytest.mark.parametrize("window", ["mouse", "touch"])
def test_figures_are_put_in_any_order_and_taken_back_one_by_one(guests: Guests, server: Server, window: str) -> None:
    """Placing on the field leaves the forest open. Placing on Building 2 sends no figures hunting."""
    page = guests.window(server, **(SMALL if window == "touch" else {}))
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    tap_place(page, "building-2")
    expect(page.locator(".laid button")).to_have_count(1)
    before = step(page)
    page.locator(".laid button").click()
    moved_on(page, before)
    expect(page.locator(".laid button")).to_have_count(0)
    tap_place(page, "field")
    before = step(page)
    page.locator('.board button.back[value="-field"]').click()
    moved_on(page, before)
    tap_place(page, "field")
    tap_place(page, "forest")
    assert last_line(page, server) == ["place-red:", "field", "forest"], "no die has rolled"
    before = step(page)
    page.locator('.board button.back[value="-field"]').click()
    moved_on(page, before)
    tap_place(page, "field")
    done(page)
    assert last_line(page, server) == ["place-red:", "forest", "field"]


def test_a_tap_on_a_figure_that_was_just_put_takes_it_back(guests: Guests, server: Server) -> None:
    """It is taken back although the forest has room for another figure."""
    page = guests.window(server)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    tap_place(page, "forest")
    before = step(page)
    page.locator('.board button[data-laid="-forest"] .piece').click()
    moved_on(page, before)
    expect(page.locator(".laid button")).to_have_count(0)


def test_both_figures_go_to_one_place_with_one_tap_and_the_turn_comes_back_with_a_key(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    before = step(page)
    page.locator('#answers .often[value="forest forest"]').click()
    moved_on(page, before)
    before = step(page)
    rested(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert last_line(page, server) == ["place-red:", "forest", "forest"]
    before = step(page)
    page.keyboard.press("t")
    moved_on(page, before)
    expect(page.locator('#answers .often[value="forest forest"]')).to_be_visible()
    before = step(page)
    page.keyboard.press("r")
    moved_on(page, before)
    assert last_line(page, server) == ["place-red:", "forest", "forest"]


def plus(page: Page, place: str) -> str:
    """What is drawn in the corner of a lit place."""
    there = page.locator(f'.board button.target[value="{place}"]')
    drawn: str = there.evaluate("place => getComputedStyle(place, '::before').content")
    return drawn.strip('"')


def test_on_a_phone_a_plus_marks_what_is_laid_at_once_and_what_asks_has_none(guests: Guests, server: Server) -> None:
    page = guests.window(server, **SMALL)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    assert [plus(page, place) for place in ("forest", "field", "hunt-one", "hut")] == ["+"] * 4
    expect(page.locator(".tap")).to_contain_text("places at once")
    tap_place(page, "field")
    expect(page.locator("#lies")).to_be_visible()
    assert plus(page, "forest") == "+", "with the second figure no die rolls either"


def test_on_a_phone_nothing_is_laid_at_once_while_another_answer_is_looked_at(guests: Guests, server: Server) -> None:
    """If green is chosen but not confirmed, a tap on the forest is ambiguous, so it only chooses the forest."""
    page = guests.window(server, **SMALL)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    before = step(page)
    page.locator('.board button.target[value="green"]').first.click()
    expect(page.locator(".chosen")).to_be_visible()
    page.locator('.board button.target[value="forest"]').click()
    expect(page.locator(".chosen .give")).to_have_attribute("value", "forest")
    assert step(page) == before and page.locator("#lies").count() == 0


def test_with_a_mouse_a_place_carries_its_key_and_no_plus(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    assert plus(page, "forest") == "none"


@pytest.mark.parametrize("window", ["mouse", "touch"])
def test_before_the_last_roll_it_is_said_that_the_round_goes_on_by_itself(guests: Guests, server: Server, window: str) -> None:
    page = guests.window(server, **(SMALL if window == "touch" else {}))
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    for tribe in range(4):
        tap_place(page, "hunt-one")
        tap_place(page, "hunt")
        if tribe < 3:
            done(page)
    expect(page.locator("#answers > .then")).to_contain_text("the round continues")


def test_on_a_phone_the_last_card_of_a_payment_asks_first(guests: Guests, server: Server) -> None:
    page = guests.window(server, **SMALL)
    sit_down(page, server, "guilds-of-london", "boris", "K7Q2")
    for answer in ("civic-works", "coronation-feast-ability"):
        before = step(page)
        button(page, answer).click()
        moved_on(page, before)
    lit = page.locator(".board button.target")
    before = step(page)
    lit.first.click()
    moved_on(page, before)
    before = step(page)
    lit.first.click()
    expect(page.locator(".chosen button")).to_be_visible()
    assert step(page) == before


@pytest.mark.parametrize(("game", "answers"), [("raiders", 23), ("peloponnes", 2), ("guilds-of-london", 1)])
def test_the_key_of_a_folded_answer_unfolds_it_and_gives_it_only_then(
    guests: Guests, server: Server, game: str, answers: int
) -> None:
    """Several uses of one thing are folded under its name, and nobody has read them before they are open."""
    page = guests.window(server)
    page.goto(f"{server.address}/tables/{table_after(server, game, answers, Random(2))}")
    question_came(page)
    option = page.locator("#answers details").first.locator("button.opt").nth(1)
    key, token, before = option.get_attribute("aria-keyshortcuts") or "", option.get_attribute("value"), step(page)
    open_now = page.locator(f'button.opt[value="{token}"]:visible')
    assert open_now.count() == 0
    page.keyboard.press(key)
    expect(open_now).to_have_count(1)
    assert step(page) == before
    rested(page)
    page.keyboard.press(key)
    moved_on(page, before)


def test_clicking_undo_twice_takes_back_twice_whatever_has_come_to_lie_there(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "guilds-of-london", "boris", "K7Q2")
    records = []
    for _ in range(3):
        records.append(record(page, server))
        before = step(page)
        page.locator("#answers button.opt").first.evaluate("one => one.click()")
        moved_on(page, before)
    before = step(page)
    undo = page.locator('.tool[aria-keyshortcuts="u"]')
    place = undo.bounding_box()
    assert place is not None
    undo.click()
    moved_on(page, before)
    before = step(page)
    page.locator("#answers button.opt").first.evaluate(
        "(one, place) => (one.style.cssText = `position: fixed; z-index: 9; left: ${place.x}px; top: ${place.y}px`)", place
    )
    page.mouse.down()
    page.mouse.up()
    moved_on(page, before)
    assert record(page, server) == records[1]
    expect(page.locator('.tool[aria-keyshortcuts="r"]')).to_be_enabled()
