"""The first two minutes in the browser: the primer over the first table of a game, and the goal line in the bar."""

import re

import pytest
from starlette.testclient import TestClient

import soloist
from tests.support.asking import deal, version
from tests.support.levels import every_game

PRIMER = '<dialog class="primer"'


@pytest.fixture
def newcomer(client: TestClient) -> TestClient:
    """A client that has seen no primer yet."""
    client.cookies.clear()
    return client


@every_game
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
    assert f'<a href="{path}?primer">How to play · 60 seconds</a>' in page
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


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("stone-age", "Limit 15 survive 12 rounds; at 0 you lose"),
        ("raiders", "You 0 –0 most VP when fortresses, offerings or Valkyries run out"),
        ("guilds-of-london", "You 0 –0 Boris most VP after 10 rounds"),
        ("peloponnes", "You 5 –1 Angelos the lower of Prestige and Population, after 8 rounds"),
    ],
)
def test_the_bar_says_the_score_first_and_the_aim_second(client: TestClient, game: str, line: str) -> None:
    found = re.search(r'<p class="goal"[^>]*>(.*?)<span class="short"', client.get(deal(client, game)).text, re.S)
    assert found is not None
    assert " ".join(re.sub("<[^>]*>", " ", found[1]).split()) == line


def test_the_tooltip_of_the_scores_says_that_they_count_what_the_end_would_count(client: TestClient) -> None:
    aim = "Your aim: most VP when fortresses, offerings or Valkyries run out."
    assert f'data-tip="If the game ended now: You 0–0. {aim}"' in client.get(deal(client, "raiders")).text
    assert "If the game ended now" not in client.get(deal(client, "stone-age")).text, "a limit is no score"


def test_over_json_the_goal_is_data(client: TestClient) -> None:
    table = client.post("/api/tables?language=fr", json={"game": "peloponnes", "seed": "K7Q2"}).json()
    assert table["goal"] == {
        "name": "Vous", "yours": 5, "theirs": 1, "rival": "Angelos", "hidden": "",
        "aim": "le plus petit total, Prestige ou Population, après 8 tours", "short": "le plus petit total compte",
    }  # fmt: skip
