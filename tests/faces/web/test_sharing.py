"""After a game: the result as text, the simple computer player on the same deal, advice after losses, automatic reviews."""

import re
import sys

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.coach.same_deal import bot_result
from soloist.faces.web.parts.sharing import public
from soloist.library import coach_process
from soloist.library.pace import Pace
from soloist.library.store import Store
from tests.support.asking import deal, version
from tests.support.levels import every_game, one_language
from tests.support.paths import GOLDEN, golden

FORM = {"content-type": "application/x-www-form-urlencoded"}


def shared(page: str) -> list[str]:
    found = re.search(r'<pre class="shared"[^>]*>(.*?)</pre>', page, re.DOTALL)
    assert found is not None
    return found[1].split("\n")


def test_the_result_is_a_text_that_says_all_and_no_address_of_this_machine(client: TestClient, store: Store) -> None:
    table = golden("peloponnes/sergeant-won")
    id = store.add(table)
    store.keep_pace(id, Pace(19 * 60, 2))
    text = client.get(f"/tables/{id}").text
    bot = bot_result(table)
    assert bot is not None
    assert shared(text) == [
        "Soloist · Peloponnes: Heroes and Colonies, Sergeant",
        "Won · 33–28",
        "19 minutes",
        "2 hints · no draw undone",
        f"A simple computer player on this deal · {bot.outcome} {bot.you}–{bot.they}",
        f"Deal code {table.deal.code}",
    ]
    for attribute in ("data-share", "data-copy"):
        assert re.search(rf'{attribute}="Soloist · Peloponnes[^"]*Deal code {table.deal.code}"', text)
    assert "127.0.0.1" not in text.replace('<meta property="og:url"', "")
    assert f'data-copy="{table.deal.code}"' in text


@one_language
@every_game
def test_every_result_has_its_text(client: TestClient, store: Store, game: str, language: str) -> None:
    client.cookies.set("language", language)
    name = sorted((GOLDEN / game).glob("*.txt"))[0].stem
    lines = shared(client.get(f"/tables/{store.add(golden(f'{game}/{name}'))}").text)
    assert len(lines) == 5, "how long it took is not known"
    assert all(lines) and not any(line.endswith(("·", " ", ".")) for line in lines)


def test_only_addresses_that_everybody_can_open_are_given_away() -> None:
    for here in ("http://127.0.0.1:8765/deal/X", "http://localhost/#/deal/X", "http://192.168.1.5/deal/X", "http://nas.local/deal/X",
                 "http://nas/deal/X", "http://[::1]/deal/X", "file:///deal/X", ""):  # fmt: skip
        assert public(here) == "", here
    assert public("https://soloist.example.org/play/#/deal/X") == "https://soloist.example.org/play/#/deal/X"


def test_the_simple_player_gets_the_same_cards_and_is_left_out_beside_the_real_board() -> None:
    table = golden("peloponnes/sergeant-won")
    assert bot_result(table) == bot_result(soloist.deal(table.deal.code))
    assert bot_result(soloist.GAMES["peloponnes"].deal(fate="ask")) is None
    assert bot_result(soloist.COMPANIONS["peloponnes"].deal(seed="K7Q2")) is None


def lost_at(store: Store, name: str, times: int) -> int:
    return [store.add(golden(name)) for _ in range(times)][-1]


def test_after_three_losses_in_a_row_an_easier_level_comes_first(client: TestClient, store: Store) -> None:
    first = r'<button class="btn pri"[^>]*><kbd>\w</kbd>([^<]*)'
    id = lost_at(store, "peloponnes/general-lost", 2)
    assert re.findall(first, client.get(f"/tables/{id}").text) == ["New deal"]
    id = lost_at(store, "peloponnes/general-lost", 1)
    page = client.get(f"/tables/{id}").text
    assert re.findall(first, page) == ["Try Officer"] and "You lost 3 games in a row at General." in page
    assert page.count("Try Officer") == 1
    assert re.findall(first, client.get(f"/tables/{id - 1}").text) == ["New deal"], "the second one was only the second"


def test_the_first_page_offers_the_easier_level_too_and_deals_it(client: TestClient, store: Store) -> None:
    lost_at(store, "peloponnes/general-lost", 2)
    assert "in a row at" not in client.get("/").text
    lost_at(store, "peloponnes/general-lost", 1)
    page = client.get("/").text
    assert "You lost 3 games in a row at General." in page
    assert page.index('name="level" value="general" checked') < page.index(
        '<button class="btn" name="level" value="officer">Try Officer'
    )
    # What a browser sends: the chosen level, then that of the button.
    client.post("/deal", content="game=peloponnes&level=general&level=officer", headers=FORM)
    assert store.load(4).level == "officer"


def test_the_first_page_tells_how_long_a_game_takes_by_your_own_games(client: TestClient, store: Store) -> None:
    page = client.get("/").text
    assert "minutes." not in page and re.search(r"About \d+0 decisions\.", page)
    for minutes in (20, 24, 90):
        store.keep_pace(store.add(golden("peloponnes/sergeant-won")), Pace(60 * minutes, 0))
    page = client.get("/").text
    assert "Your games: 24 minutes." in page and page.count("Your games") == 2, "beside the line, and with the levels"


def test_at_the_easiest_level_nothing_easier_is_offered(client: TestClient, store: Store) -> None:
    page = client.get(f"/tables/{lost_at(store, 'stone-age/basic-lost', 3)}").text
    assert "in a row" not in page and "New deal" in page


def test_a_review_begins_by_itself_if_that_was_chosen(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_process, "COMMAND", [sys.executable, "-c", "import time; time.sleep(600)"])
    table = golden("peloponnes/sergeant-won")
    last = table.log[table.last or 0].token
    table.undo()
    assert table.question is not None
    id = store.add(table)
    asked = version(client.get(f"/tables/{id}").text)
    assert "The coach is looking at it" not in client.post(f"/tables/{id}/answer", data={"version": asked, "answer": last}).text
    client.post(f"/tables/{id}/undo", data={"version": str(int(asked) + 1)})
    client.post("/settings", data={"reviews": "after", "back": "/"})
    page = client.post(f"/tables/{id}/answer", data={"version": str(int(asked) + 2), "answer": last}).text
    assert f'data-reviewing="/tables/{id}/review"' in page and "The coach is looking at it" in page
    assert "Show progress" in client.get(f"/tables/{id}/review").text
    client.post(f"/tables/{id}/review/stop")
    assert "The coach is looking at it" not in client.get(f"/tables/{id}").text


def test_hints_that_were_shown_stand_at_the_end_and_in_the_record(client: TestClient, store: Store) -> None:
    table = golden("peloponnes/sergeant-won")
    id = store.add(table)
    store.keep_pace(id, Pace(61, 1))
    page = client.get(f"/tables/{id}").text
    assert "<dt>Hints used</dt><dd>1</dd>" in page and ", 1 minute</dd>" in page
    assert client.get(f"/tables/{id}/record").text == table.record() + "# hints 1\n# minutes 1\n"
    opened = deal(client)
    assert "# hints" not in client.get(f"{opened}/record").text, "an unfinished game is not over"
