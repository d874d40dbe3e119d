"""One gesture, then Done: hunters one by one, and a card of Guilds that lights what it can do, by mouse, touch and keyboard."""

import pytest
from playwright.sync_api import Page, expect

import soloist
from soloist.library.store import Store
from tests.faces.browser.test_free_hands import SMALL, done, last_line, record, tap_place
from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import moved_on, question_came, rested, sit_down, step


def hand(page: Page, server: Server, *answers: str) -> None:
    """A table of Guilds at the first question which card is played."""
    table = soloist.GAMES["guilds-of-london"].deal("boris", "K7Q2")
    while table.question is not None and table.question.phrase.message != "ask-card":
        table.answer(table.question.options[0])
    table.answer(*answers) if answers else None
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    question_came(page)


def tap_spot(page: Page, spot: str) -> None:
    rested(page)
    page.locator(f'.board [data-spot="{spot}"]').first.click()


def test_the_hunting_grounds_take_one_figure_and_both_only_if_asked(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    tap_place(page, "hunt-one")
    expect(page.locator(".laid button")).to_have_count(1)
    before = step(page)
    page.locator('.board [data-spot=hunt] .piece[data-at="hunt"]').click()
    moved_on(page, before)
    expect(page.locator(".laid button")).to_have_count(0)
    before = step(page)
    page.locator('#answers .often[value="hunt"]').click()
    moved_on(page, before)
    done(page)
    assert last_line(page, server)[:2] == ["place-red:", "hunt"]


@pytest.mark.parametrize("window", ["mouse", "touch"])
def test_a_lifted_card_lights_its_uses_and_moves_with_two_taps_and_done(guests: Guests, server: Server, window: str) -> None:
    page = guests.window(server, **(SMALL if window == "touch" else {}))
    hand(page, server, "apprentices-move", "d1")
    tap_spot(page, "hand-sedan-chair")
    assert page.locator(":popover-open").count() == 0, "no menu covers the board"
    for lit in ("guildhall", "b3", "hand-sedan-chair"):
        expect(page.locator(f'.board .target[data-spot="{lit}"]')).to_have_count(1)
    expect(page.locator('.board .target[data-spot="a1"]')).to_have_count(0)
    before = step(page)
    tap_spot(page, "b3")
    assert step(page) == before
    page.locator(".origins .opt").nth(1).click()
    page.locator("#answers .done").click()
    moved_on(page, before)
    assert "sedan-chair-move from-d1 b3" in record(page, server)


def test_a_lifted_card_is_put_back_and_another_use_is_chosen_with_the_keyboard_alone(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    hand(page, server)
    key = page.locator('#answers .opt[value="apprentices-ability"]').get_attribute("aria-keyshortcuts") or ""
    page.keyboard.press(key)
    expect(page.locator(".board .lifted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board .lifted, .board .reach")).to_have_count(0)
    page.keyboard.press("Tab")
    rested(page)
    tap_spot(page, "hand-apprentices")
    place = page.locator('.board .reach[data-spot="e1"]').get_attribute("aria-keyshortcuts") or ""
    page.locator("#q").focus()
    rested(page)
    page.keyboard.press(place)
    expect(page.locator("#answers .done")).to_be_visible()
    before = step(page)
    rested(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert "apprentices-move e1" in record(page, server)


def test_enter_on_another_lit_place_chooses_it_and_does_not_confirm_the_first(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    hand(page, server)
    tap_spot(page, "hand-apprentices")
    for spot in ("d1", "e1"):
        rested(page)
        page.locator(f'.board .reach[data-spot="{spot}"]').press("Enter")
        expect(page.locator(f'.board .picked[data-spot="{spot}"]')).to_have_count(1)
    page.locator("#q").focus()
    before = step(page)
    rested(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert "apprentices-move e1" in record(page, server)


def test_without_a_script_the_old_questions_still_come(guests: Guests, server: Server) -> None:
    page = guests.window(server, java_script_enabled=False)
    hand(page, server)
    page.locator('.board [data-spot="hand-apprentices"]').click()
    page.locator('.board .pick:popover-open button[value="apprentices-move"]').click()
    page.wait_for_selector('.board button[value="e1"]')
    page.locator('.board button[value="e1"]').click()
    page.wait_for_selector('.board [data-spot="hand-sedan-chair"]')
    assert "apprentices-move e1" in record(page, server)
