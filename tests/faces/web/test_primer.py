"""The first two minutes in the browser: the primer over the first table of a game, and the goal line in the bar."""

import re
from random import Random

import pytest
from playwright.sync_api import Page
from starlette.testclient import TestClient

import soloist
from soloist.library.store import Store
from tests.faces.web.asking import deal, version
from tests.faces.web.conftest import Guests, Server
from tests.faces.web.sitting import moved_on, sit_down, step

PRIMER = '<dialog class="primer"'
NOTHING_SCROLLS = """() => [...document.querySelectorAll("dialog.primer, .six, .six li, .six .pic, .six .tx")]
    .every((part) => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth)"""
SIZES = pytest.mark.parametrize("size", [(1400, 900), (360, 740), (360, 640)], ids=str)


@pytest.fixture
def newcomer(client: TestClient) -> TestClient:
    """Somebody who has seen no primer yet."""
    client.cookies.clear()
    return client


def shown(page: Page) -> bool:
    return page.locator("dialog.primer[open]").count() == 1


# --- when it comes


@pytest.mark.parametrize("game", soloist.GAMES)
def test_it_comes_once_at_the_first_deal_of_each_game(newcomer: TestClient, game: str) -> None:
    first = deal(newcomer, game)
    assert PRIMER in newcomer.get(first).text
    assert PRIMER not in newcomer.get(first).text, "it was shown"
    assert PRIMER not in newcomer.get(deal(newcomer, game)).text, "nor at the next deal"


def test_the_games_do_not_know_of_each_others_primers(newcomer: TestClient) -> None:
    for game in soloist.GAMES:
        assert PRIMER in newcomer.get(deal(newcomer, game)).text
    assert str(newcomer.cookies.get("primers")).split(".") == list(soloist.GAMES)


def test_a_game_that_is_under_way_needs_none(newcomer: TestClient) -> None:
    table = soloist.GAMES["raiders"].deal(seed="K7Q2")
    assert table.question is not None
    table.answer(table.question.options[0])
    path = newcomer.post("/read", data={"record": table.record()}, follow_redirects=False).headers["location"]
    assert PRIMER not in newcomer.get(path).text


def test_it_is_in_the_menu_ever_after(newcomer: TestClient) -> None:
    path = deal(newcomer)
    newcomer.get(path)
    page = newcomer.get(path).text
    assert f'<a href="{path}?primer">How this works · 60 seconds</a>' in page
    assert PRIMER in newcomer.get(f"{path}?primer").text
    newcomer.post(f"{path}/answer", data={"version": version(page), "answer": "forest"})
    again = newcomer.get(f"{path}?primer").text
    assert PRIMER in again and "Back to the table</button>" in again


def test_where_there_is_no_table_it_is_a_page(newcomer: TestClient) -> None:
    assert '<a href="/games/raiders/primer">' in newcomer.get("/games/raiders/rules").text
    assert PRIMER in newcomer.get("/games/raiders/primer").text
    assert newcomer.get("/games/chess/primer").status_code == 404


@pytest.mark.parametrize("cookie", ["", "....", "stone-age;", "é", "x" * 3000])
def test_an_odd_cookie_does_no_harm(newcomer: TestClient, cookie: str) -> None:
    path = deal(newcomer)
    answer = newcomer.get(path, headers=[(b"Cookie", f"primers={cookie}".encode())])
    assert answer.status_code == 200


@pytest.mark.parametrize("level", ["boris", "rik"])
def test_it_knows_the_level(newcomer: TestClient, level: str) -> None:
    said = {"boris": "Boris plays three cards", "rik": "Boris plays four cards"}
    assert said[level] in newcomer.get(deal(newcomer, "guilds-of-london", level=level)).text


# --- how it looks and what it does


@SIZES
@pytest.mark.parametrize("game", soloist.GAMES)
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
            assert page.evaluate(NOTHING_SCROLLS), game


def test_keys_are_not_answers_while_it_is_open(guests: Guests, server: Server) -> None:
    page = guests.window(server, seen=False)
    sit_down(page, server, "stone-age", "basic", "K7Q2")
    before = step(page)
    assert shown(page)
    page.keyboard.press("1")
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


# --- the goal line


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("stone-age", "Limit 15 survive 12 rounds; at 0 you lose"),
        ("raiders", "You 0 : 0 most VP when fortresses, offerings or Valkyries run out"),
        ("guilds-of-london", "You 0 : 0 Boris most VP after 10 rounds"),
        ("peloponnes", "You 5 : 1 Angelos the lower of Prestige and Population, after 8 rounds"),
    ],
)
def test_the_bar_says_the_score_first_and_the_aim_second(client: TestClient, game: str, line: str) -> None:
    found = re.search(r'<p class="goal">(.*?)<span class="short"', client.get(deal(client, game)).text, re.S)
    assert found is not None
    assert " ".join(re.sub("<[^>]*>", " ", found[1]).split()) == line


@pytest.mark.parametrize("game", soloist.GAMES)
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
    table, random = soloist.GAMES["raiders"].deal("heroic", 1), Random(1)
    while table.question is not None and (table.goal is None or table.goal.hidden is None or table.goal.yours < 10):
        table.answer(random.choice(table.question.options))
    id = Store(server.database).add(table)
    for language in soloist.LANGUAGES:
        page = guests.window(server, language=language, viewport={"width": width, "height": 800})
        page.goto(f"{server.address}/tables/{id}")
        assert page.locator(".goal b > span:visible").last.inner_text().startswith("+ ")
        assert page.locator(".bar").evaluate("(bar) => bar.scrollHeight <= bar.clientHeight"), language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".goal").evaluate("(goal) => goal.getBoundingClientRect().height < 40"), language


def test_over_json_the_goal_is_data(client: TestClient) -> None:
    table = client.post("/api/tables?language=fr", json={"game": "peloponnes", "seed": "K7Q2"}).json()
    assert table["goal"] == {
        "name": "Vous", "yours": 5, "theirs": 1, "rival": "Angelos", "hidden": "",
        "aim": "le plus bas de Prestige et Population, après 8 tours", "short": "le total le plus bas compte",
    }  # fmt: skip
