"""Full play on a phone: upright, on its side, the hand above the dock, and the place on the board that is kept."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import soloist
from soloist.engine.table import Table
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.levels import every_game
from tests.support.server import Server
from tests.support.sitting import moved_on, question_came, rested, step, table_after

LEAST = 120
"""A phone on its side shows at least this many pixels of the board."""
LANDSCAPE = [(740, 360), (844, 390)]
PORTRAIT = [(360, 640), (360, 740)]
BOARD = """
() => {
  const [board, dock] = ["#board", "#question"].map((part) => document.querySelector(part).getBoundingClientRect());
  const beside = dock.left >= board.right - 1;
  const top = Math.max(board.top, document.querySelector(".strip").getBoundingClientRect().bottom);
  return {
    seen: Math.min(board.bottom, beside ? innerHeight : dock.top) - top,
    beside,
    dock: dock.bottom - innerHeight,
    sideways: document.scrollingElement.scrollWidth - innerWidth,
    wider: document.querySelector("#board").scrollWidth - document.querySelector("#board").clientWidth,
  };
}
"""
"""How much of the board is in view, and what is out of the window."""
CARDS = """
() => {
  const dock = document.querySelector("#question").getBoundingClientRect();
  const above = dock.left > 0 ? innerHeight : dock.top;
  return [...document.querySelectorAll(".hand :is(.target, .back)")].map((card) => {
    const box = card.getBoundingClientRect();
    return box.top >= document.querySelector(".strip").getBoundingClientRect().bottom && box.bottom <= above + 1;
  });
}
"""
"""For each card of the hand that is asked for: whether it is between the strip of stocks and the dock."""

PLACE = """
() => {
  const board = document.querySelector("#board");
  const top = document.querySelector(".strip").getBoundingClientRect().bottom;
  return Math.max(0, top - board.getBoundingClientRect().top) + board.scrollTop;
}
"""
"""How much of the board is scrolled away, whether the page scrolls or the board itself."""


def phone(guests: Guests, server: Server, size: tuple[int, int], language: str = "en", **options: Any) -> Page:
    width, height = size
    view = {"width": width, "height": height}
    return guests.window(server, viewport=view, has_touch=True, is_mobile=True, language=language, **options)


def open_table(page: Page, server: Server, id: int) -> None:
    page.goto(f"{server.address}/tables/{id}")
    question_came(page)


def after_answers(count: int) -> Table:
    """Guilds of London: after 1 answer six cards are asked for, after 3 four, after 4 a tile."""
    table = soloist.GAMES["guilds-of-london"].deal("boris", "K7Q2")
    random = Random(5)
    for _ in range(count):
        assert table.question is not None
        table.answer(random.choice(table.question.options))
    return table


@pytest.mark.parametrize("size", LANDSCAPE, ids=str)
@every_game
def test_a_phone_on_its_side_shows_the_board_with_the_dock_beside_it(
    guests: Guests, server: Server, game: str, size: tuple[int, int]
) -> None:
    for language, answers in (("de", 3), ("fr", 12)):
        page = phone(guests, server, size, language)
        open_table(page, server, table_after(server, game, answers, Random(4)))
        found = page.evaluate(BOARD)
        assert found["seen"] >= LEAST and found["beside"]
        assert max(found["dock"], found["sideways"], found["wider"]) <= 1
        expect(page.locator("#q")).to_be_in_viewport()
        expect(page.locator(".tool[aria-keyshortcuts=u]")).to_be_in_viewport(ratio=1)
        expect(page.locator("#answers :is(.opt, .tap):visible").first).to_be_in_viewport()


@pytest.mark.parametrize("size", [*PORTRAIT, *LANDSCAPE], ids=str)
@pytest.mark.parametrize("scripted", [True, False], ids=["script", "plain"])
def test_cards_that_are_asked_for_lie_above_the_dock(
    guests: Guests, server: Server, size: tuple[int, int], scripted: bool
) -> None:
    page = phone(guests, server, size, "fr", java_script_enabled=scripted)
    page.goto(f"{server.address}/tables/{Store(server.database).add(after_answers(1))}")
    cards = page.evaluate(CARDS)
    assert len(cards) == 6 and all(cards)
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 1
    assert page.evaluate(BOARD)["sideways"] <= 0


def test_the_last_card_of_the_strip_is_played_by_touch(guests: Guests, server: Server) -> None:
    """The round button points to the side where more cards are, and brings them."""
    page = phone(guests, server, PORTRAIT[0])
    open_table(page, server, Store(server.database).add(after_answers(1)))
    last = page.locator(".hand .target").last
    expect(last).not_to_be_in_viewport(ratio=1)
    arrow = page.locator("[data-lit] b")
    expect(arrow).to_have_text("▸")
    while arrow.inner_text() == "▸":
        page.locator("[data-lit]").tap()
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(last).to_be_in_viewport(ratio=1)
    assert arrow.inner_text() == "◂", "the first cards are out of sight now"
    before = step(page)
    last.tap()
    rested(page)
    use = page.locator(".pick:popover-open button.opt")
    (use if use.count() else page.locator(".chosen button.opt")).first.tap()
    moved_on(page, before)


def test_a_key_plays_a_card_of_the_strip(guests: Guests, server: Server) -> None:
    page = phone(guests, server, PORTRAIT[0])
    open_table(page, server, Store(server.database).add(after_answers(1)))
    before = step(page)
    page.locator(".hand .target").last.focus()
    page.keyboard.press("Enter")
    rested(page)
    use = page.locator(".pick:popover-open button.opt")
    (use if use.count() else page.locator(".chosen button.opt")).first.press("Enter")
    moved_on(page, before)


@every_game
def test_undo_and_redo_keep_the_place(guests: Guests, server: Server, game: str) -> None:
    for size in (PORTRAIT[0], LANDSCAPE[0]):
        page = phone(guests, server, size)
        open_table(page, server, table_after(server, game, 9, Random(4)))
        for key in "uuurrt":
            page.evaluate("() => { scrollTo(0, 300); document.querySelector('.board').scrollTop = 250; }")
            place = page.evaluate(PLACE)
            assert place > 100
            before = step(page)
            page.locator(f".tool[aria-keyshortcuts={key}]").tap()
            moved_on(page, before)
            page.wait_for_function(f"(place) => Math.abs(({PLACE})() - place) < 2", arg=place)


def test_the_place_is_kept_when_the_hand_comes_and_goes(guests: Guests, server: Server) -> None:
    """With the hand the board scrolls, without it the page."""
    page = phone(guests, server, PORTRAIT[1])
    open_table(page, server, Store(server.database).add(after_answers(4)))
    page.evaluate("scrollTo(0, 300)")
    place = page.evaluate(PLACE)
    assert place > 100 and not page.locator(".hand .target").count()
    for key, cards in (("u", 4), ("r", 0), ("u", 4)):
        before = step(page)
        page.locator(f".tool[aria-keyshortcuts={key}]").tap()
        moved_on(page, before)
        expect(page.locator(".hand .target")).to_have_count(cards)
        page.wait_for_function(f"(place) => Math.abs(({PLACE})() - place) < 2", arg=place)


def test_the_round_button_points_to_where_the_lit_place_is(guests: Guests, server: Server) -> None:
    page = phone(guests, server, PORTRAIT[0])
    open_table(page, server, Store(server.database).add(after_answers(4)))
    arrow = page.locator("[data-lit] b")
    expect(arrow).to_have_text("▾")
    page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    expect(arrow).to_have_text("▴")
    top = page.evaluate("scrollY")
    page.locator("[data-lit]").tap()
    page.wait_for_function("(top) => scrollY < top", arg=top)
