"""Paying with steppers in Chromium: with mouse, keyboard and touch; one payment of each kind."""

import re

from playwright.sync_api import Locator, Page, expect

from soloist.engine.table import Table
from soloist.library.store import Store
from tests.faces.web.test_payments import buying, card, table_where
from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import moved_on, question_came, step


def sit(guests: Guests, server: Server, table: Table, **options: object) -> tuple[Page, int]:
    id = Store(server.database).add(table)
    page = guests.window(server, **options)  # type: ignore[arg-type]
    page.goto(f"{server.address}/tables/{id}")
    question_came(page)
    return page, id


def record(server: Server, id: int) -> str:
    return Store(server.database).load(id).record


def after(table: Table, *answers: str) -> str:
    for token in answers:
        table.answer(token)
    return table.record()


def share(page: Page, good: str) -> Locator:
    return page.locator(f".bill:visible .share[data-good={good}]")


def test_a_tile_is_paid_with_the_mouse(guests: Guests, server: Server) -> None:
    page, id = sit(guests, server, buying())
    page.locator(".board .target[data-spot=leonidaion]").click()
    page.locator('.pick:popover-open button[value="leonidaion"]').click()
    done = page.locator(".bill:visible .hand-in")
    expect(done).to_contain_text("You pay 3 wood, 2 coins, 4 luxury goods")
    expect(share(page, "wood").get_by_text("+")).to_be_disabled()
    share(page, "wood").get_by_text("−").click()
    share(page, "wood").get_by_text("−").click()
    expect(done).to_contain_text("You pay 1 wood, 2 coins, 8 luxury goods")
    expect(share(page, "coins").get_by_text("−")).to_be_disabled()
    before = step(page)
    done.click()
    moved_on(page, before)
    assert record(server, id) == after(buying(), "luxury", "leonidaion", "wood-2")


def test_in_a_low_window_the_tools_do_not_cover_a_payment(guests: Guests, server: Server) -> None:
    page, _ = sit(guests, server, buying(), viewport={"width": 700, "height": 450}, language="de")
    page.locator(".board .target[data-spot=leonidaion]").click()
    page.locator('.pick:popover-open button[value="leonidaion"]').click()
    page.locator(".bill:visible .hand-in").wait_for()
    ends = page.evaluate("""() => ["#answers", ".bill:not([hidden])"].map(
        (one) => document.querySelector(one).getBoundingClientRect().bottom)""")
    assert ends[0] >= ends[1], "the payment has the room that it needs"


def test_a_tile_is_paid_with_keys_alone(guests: Guests, server: Server) -> None:
    page, id = sit(guests, server, buying())
    expect(page.locator('#answers .opt[value="luxury"]')).to_be_hidden()
    key = page.locator('#answers .opt[value="settled-field-and-grove"]').get_attribute("aria-keyshortcuts") or ""
    page.keyboard.press(key)
    expect(page.get_by_role("spinbutton", name="Coins")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".bill:visible")).to_have_count(0)
    expect(page.locator('#answers .opt[value="settled-field-and-grove"]')).to_be_visible()
    page.keyboard.press(key)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("-")
    page.keyboard.press("+")
    coins = page.get_by_role("spinbutton", name="Coins")
    expect(coins).to_have_attribute("aria-valuetext", "1 coin")
    page.keyboard.press("0")
    expect(coins).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("1")
    expect(coins).to_have_attribute("aria-valuenow", "1")
    expect(coins).to_be_focused()
    before = step(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert record(server, id) == after(buying(), "luxury", "settled-field-and-grove", "coins-1")


def test_a_card_is_paid_by_touch_and_what_is_left_counts_down(guests: Guests, server: Server) -> None:
    page, id = sit(guests, server, card(), viewport={"width": 360, "height": 740}, has_touch=True, language="de")
    done = page.locator(".bill:visible .hand-in")
    expect(done).to_have_text(re.compile("Noch zu zahlen: 2"))
    expect(done).to_be_disabled()
    share(page, "stone").get_by_text("+").tap()
    expect(done).to_have_text(re.compile("Noch zu zahlen: 1"))
    share(page, "wood").get_by_text("+").tap()
    expect(done).to_have_text(re.compile("Du zahlst 1 Holz, 1 Stein"))
    expect(share(page, "wood").get_by_text("+")).to_be_disabled()
    assert all(
        box["height"] >= 44 for box in (button.bounding_box() for button in page.locator(".bill:visible button").all()) if box
    )
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    before = step(page)
    done.tap()
    moved_on(page, before)
    assert record(server, id) == after(card(), "wood", "stone")


def test_a_building_of_two_kinds_takes_no_third(guests: Guests, server: Server) -> None:
    table = table_where("stone-age", "basic", "#41", lambda table: any(bill.kinds for bill in table.bills))
    page, _ = sit(guests, server, table)
    bill = table.bills[0]
    done = page.locator(".bill:visible .hand-in")
    for _ in range(bill.total):
        plus = page.locator(".bill:visible [data-by='1']:enabled").first
        plus.click()
    expect(done).to_be_enabled()
    expect(page.locator(".bill:visible [data-by='1']:enabled")).to_have_count(0)
    expect(page.locator("#answers .opt[value=leave]")).to_be_visible()
    before = step(page)
    done.click()
    moved_on(page, before)
    expect(page.locator(".notice")).to_have_count(0)


def test_without_a_script_the_questions_come_one_after_the_other(guests: Guests, server: Server) -> None:
    page, id = sit(guests, server, buying(), java_script_enabled=False)
    expect(page.locator(".bill:visible")).to_have_count(0)
    for token in ("luxury", "leonidaion", "wood-2"):
        button = page.locator(f'#answers .opt[value="{token}"]')
        if not button.is_visible():
            page.locator("#answers details", has=button).locator("summary").click()
        with page.expect_navigation():
            button.click()
    assert record(server, id) == after(buying(), "luxury", "leonidaion", "wood-2")
