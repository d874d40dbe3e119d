"""A figure, a worker or a card is dragged to its place, by mouse or finger: that is a click on the place."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import soloist
from soloist.engine.table import Table
from soloist.library.store import Store
from tests.faces.browser.test_free_hands import SMALL, record
from tests.support.browser import Guests
from tests.support.server import Server
from tests.support.sitting import moved_on, question_came, rested, step

SCROLLED = "scrollY + document.querySelector('#board').scrollTop"
FIGURE = '.board [data-spot="red"] .piece'


def at_question(game: str, level: str, message: str) -> Table:
    table = soloist.GAMES[game].deal(level, "K7Q2")
    table.lay_one_by_one()
    while table.question is not None and table.question.phrase.message != message:
        table.answer(table.question.options[0])
    return table


def sit_at(page: Page, server: Server, table: Table) -> None:
    """Open this table, and wait for the scripts that the first mouse movement loads."""
    page.goto(f"{server.address}/tables/{Store(server.database).add(table)}")
    question_came(page)
    page.mouse.move(3, 300)
    page.mouse.move(3, 3)
    page.wait_for_function("() => soloist.afloat")


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: str, place: str | tuple[float, float]) -> None:
    rested(page)
    page.mouse.move(*centre(page, thing))
    page.mouse.down()
    page.mouse.move(*(centre(page, place) if isinstance(place, str) else place), steps=4)
    expect(page.locator(".afloat")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".afloat")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "level", "message", "thing", "place", "answer"),
    [
        ("stone-age", "basic", "ask-place", FIGURE, "forest", "forest"),
        ("raiders", "normal", "ask-turn", '.board [data-spot="worker"] .piece', "mill", "mill"),
    ],
)
def test_a_piece_dropped_on_a_lit_place_is_the_answer_and_elsewhere_it_is_none(
    guests: Guests, server: Server, game: str, level: str, message: str, thing: str, place: str, answer: str
) -> None:
    page = guests.window(server)
    sit_at(page, server, at_question(game, level, message))
    before = step(page)
    drag(page, thing, (700, 5))
    assert step(page) == before
    drag(page, thing, f'.board .target[data-spot="{place}"]')
    moved_on(page, before)
    assert record(page, server).split()[-1] == answer


def test_a_dragged_card_lights_its_uses_and_is_put_back_if_it_is_dropped_elsewhere(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    sit_at(page, server, at_question("guilds-of-london", "boris", "ask-card"))
    card = '.board [data-spot="hand-apprentices"]'
    drag(page, card, (700, 5))
    expect(page.locator(".board .lifted, .board .reach")).to_have_count(0)
    drag(page, card, '.board [data-spot="d1"]')
    before = step(page)
    rested(page)
    page.locator("#answers .done").click()
    moved_on(page, before)
    assert "apprentices-move d1" in record(page, server)


def test_a_liveryman_who_is_moved_is_dragged_to_a_tile(guests: Guests, server: Server) -> None:
    page = guests.window(server)
    table = at_question("guilds-of-london", "boris", "ask-card")
    table.answer("apprentices-move")
    sit_at(page, server, table)
    before = step(page)
    drag(page, '.board [data-spot="guildhall"] .piece:not(.them)', '.board .target[data-spot="e1"]')
    moved_on(page, before)
    assert record(page, server).split()[-1] == "e1"


def test_a_card_that_a_finger_holds_until_it_is_enlarged_can_still_be_dragged(guests: Guests, server: Server) -> None:
    page = guests.window(server, **SMALL)
    sit_at(page, server, at_question("guilds-of-london", "boris", "ask-card"))
    card = '.board [data-spot="hand-apprentices"]'
    page.locator(card).first.evaluate("card => card.scrollIntoView({ block: 'center' })")
    x, y = centre(page, card)
    finger = page.context.new_cdp_session(page)
    rested(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".large")).to_have_count(1)
    for part in (10, 20, 30):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - part}]})
    expect(page.locator(".afloat:not(.large)")).to_have_count(1)
    expect(page.locator(".board .lifted")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_rests_drags_and_one_that_swipes_scrolls(guests: Guests, server: Server) -> None:
    page = guests.window(server, **SMALL)
    sit_at(page, server, at_question("stone-age", "basic", "ask-place"))
    page.locator(FIGURE).first.evaluate("piece => piece.scrollIntoView({ block: 'center' })")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, x: float = 0, y: float = 0) -> None:
        points: list[dict[str, Any]] = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def moved_by_finger(rest: int, to: tuple[float, float]) -> float:
        x, y = centre(page, FIGURE)
        rested(page)
        before: float = page.evaluate(SCROLLED)
        touch("touchStart", x, y)
        page.wait_for_timeout(rest)
        for part in (0.3, 0.6, 1):
            touch("touchMove", x + part * (to[0] - x), y + part * (to[1] - y))
        shown = page.locator(".afloat").count()
        assert shown == (rest > 0)
        touch("touchEnd")
        after: float = page.evaluate(SCROLLED)
        return after - before

    place = '.board .target[data-spot="field"]'
    before = step(page)
    assert moved_by_finger(400, centre(page, place)) == 0, "a drag does not scroll"
    moved_on(page, before)
    assert record(page, server).split()[-1] == "field"
    before = step(page)
    page.locator(FIGURE).first.evaluate("piece => piece.scrollIntoView({ block: 'center' })")
    x, y = centre(page, FIGURE)
    assert moved_by_finger(0, (x, y - 120)) > 0, "a swipe does"
    assert step(page) == before
