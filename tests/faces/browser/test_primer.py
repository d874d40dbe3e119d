"""The first two minutes in the browser: the primer over the first table of a game, and the goal line in the bar."""

import pytest
from playwright.sync_api import Page

import soloist
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.levels import every_game
from tests.support.server import Server
from tests.support.sitting import moved_on, sit_down, step
from tests.walks.walk import walk

NOTHING_SCROLLS = """() => [...document.querySelectorAll("dialog.primer, .six, .six li, .six .pic, .six .tx")]
    .every((part) => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth)"""


SIZES = pytest.mark.parametrize("size", [(1400, 900), (360, 740), (360, 640)], ids=str)


def shown(page: Page) -> bool:
    return page.locator("dialog.primer[open]").count() == 1


@SIZES
@every_game
def test_nothing_of_it_scrolls(guests: Guests, server: Server, game: str, size: tuple[int, int]) -> None:
    for language in soloist.LANGUAGES:
        window = guests.window(server, language=language, seen=False, viewport={"width": size[0], "height": size[1]})
        sit_down(window, server, game, soloist.GAMES[game].levels[-1].id, "K7Q2")
        assert window.locator(".six li").count() == 6
        assert window.evaluate(NOTHING_SCROLLS), language
        assert window.locator("dialog.primer button, dialog.primer a").count() == 2, "start, and all rules"


@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_nor_as_a_page_of_its_own(guests: Guests, server: Server, language: str) -> None:
    for width, height in ((1400, 900), (360, 740)):
        page = guests.window(server, language=language, viewport={"width": width, "height": height})
        for game in soloist.GAMES:
            page.goto(f"{server.address}/games/{game}/primer")
            assert page.locator(".six li").count() == 6
            assert page.evaluate(NOTHING_SCROLLS), game


def test_keys_are_not_answers_while_it_is_open(guests: Guests, server: Server) -> None:
    page = guests.window(server, seen=False)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    before = step(page)
    assert shown(page)
    page.keyboard.press("1")
    page.wait_for_timeout(500)
    page.keyboard.press("Enter")
    assert not shown(page) and step(page) == before, "Enter is the start, nothing was answered"
    page.keyboard.press("1")
    moved_on(page, before)
    assert not shown(page)


def test_escape_closes_it_and_the_question_has_the_focus(guests: Guests, server: Server) -> None:
    page = guests.window(server, seen=False)
    sit_down(page, server, "raiders", "normal", "K7Q2")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.id === 'q'")
    assert not shown(page)


def test_without_script_it_closes_too(guests: Guests, server: Server) -> None:
    page = guests.window(server, seen=False, java_script_enabled=False)
    sit_down(page, server, "peloponnes", "soldier", "K7Q2")
    assert page.locator("dialog.primer").is_visible()
    page.locator("dialog.primer .go").click()
    assert not page.locator("dialog.primer").is_visible()
    page.locator("#answers .opt").first.click()
    assert not page.locator("dialog.primer").is_visible()


@every_game
def test_on_a_phone_it_is_a_row_of_its_own_with_the_short_aim(guests: Guests, server: Server, game: str) -> None:
    page = guests.window(server, language="de", viewport={"width": 360, "height": 740})
    sit_down(page, server, game, soloist.GAMES[game].levels[0].id, "K7Q2")
    goal, title = page.locator(".bar .goal").bounding_box(), page.locator(".bar h1").bounding_box()
    assert goal is not None and title is not None
    assert goal["y"] >= title["y"] + title["height"] and goal["height"] < 30
    assert page.locator(".goal .short").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [800, 1110, 1400])
def test_it_fits_the_bar_at_any_width(guests: Guests, server: Server, width: int) -> None:
    for language in soloist.LANGUAGES:
        page = guests.window(server, language=language, viewport={"width": width, "height": 800})
        for game in soloist.GAMES:
            sit_down(page, server, game, soloist.GAMES[game].levels[-1].id, "K7Q2")
            assert page.locator(".bar").evaluate("(bar) => bar.scrollHeight <= bar.clientHeight"), (language, game)


@pytest.mark.parametrize("width", [360, 800, 1110, 1400])
def test_it_fits_the_bar_with_offerings_that_nobody_has_seen(guests: Guests, server: Server, width: int) -> None:
    table = next(table for table in walk("raiders", "heroic") if table.goal and table.goal.hidden and table.goal.yours >= 10)
    id = Store(server.database).add(table)
    for language in soloist.LANGUAGES:
        page = guests.window(server, language=language, viewport={"width": width, "height": 800})
        page.goto(f"{server.address}/tables/{id}")
        assert page.locator(".goal b > span:visible").last.inner_text().startswith("+ ")
        assert page.locator(".bar").evaluate("(bar) => bar.scrollHeight <= bar.clientHeight"), language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".goal").evaluate("(goal) => goal.getBoundingClientRect().height < 40"), language
