"""The first page: what stands on it, whether it fits, and that it works without script."""

import re
from datetime import date
from random import Random

from starlette.testclient import TestClient

import soloist
from soloist.faces.web.app import application
from soloist.faces.web.parts import boxes
from soloist.library.daily import deal_of
from soloist.library.store import Store
from tests.support.asking import HOST, deal
from tests.support.paths import golden


def test_on_the_first_visit_it_welcomes_and_the_easiest_levels_are_chosen(client: TestClient) -> None:
    page = client.get("/").text
    assert "Pull up a chair." in page and "Carry on" not in page
    assert re.findall(r'name="level" value="([\w-]+)" checked', page) == [game.levels[0].id for game in soloist.GAMES.values()]
    assert "Shortest first: Peloponnes, about 20 decisions" in page


def test_afterwards_it_carries_on_and_the_level_played_last_is_chosen(client: TestClient) -> None:
    deal(client, "raiders", level="heroic")
    page = client.get("/").text
    assert "Pull up a chair." not in page
    assert 'href="/tables/1" aria-keyshortcuts="c"' in page
    assert 'value="heroic" checked' in page


def test_the_level_played_last_is_chosen_beside_the_real_board_too(client: TestClient, store: Store) -> None:
    def chosen() -> str:
        pages = [client.get(path).text for path in ("/", "/beside", "/games/raiders")]
        levels = {level.id for level in soloist.GAMES["raiders"].levels}
        checked = [level for page in pages for level in re.findall(r'name="level" value="([\w-]+)" checked', page)]
        return " ".join(sorted({str(level) for level in checked if level in levels}))

    client.post("/beside", data={"game": "raiders", "level": "heroic"})
    assert chosen() == "heroic"
    deal(client, "raiders", level="hard")
    assert chosen() == "hard"
    seated = store.load(1)
    client.post("/tables/1/answer", data={"version": str(seated.version), "answer": "app"})
    assert chosen() == "heroic"


def test_the_newest_table_stands_first_then_those_with_a_pin(client: TestClient) -> None:
    for _ in range(5):
        deal(client)
    client.post("/tables/2/note", data={"pin": "yes", "name": "Sunday with tea"})
    page = client.get("/").text
    assert re.findall(r'href="/tables/(\d+)"', page)[:3] == ["5", "2", "4"]
    assert "Sunday with tea" in page


def test_beside_my_board_deals_only_the_opponent(client: TestClient, store: Store) -> None:
    found = re.search(r'<button class="btn" formaction="([^"]+)"', client.get("/").text)
    assert found is not None
    client.post(found[1], data={"game": "raiders", "level": "normal"})
    assert "game: raiders-companion" in store.load(1).record
    assert ", beside my board" in client.get("/").text, "a narrow card cuts the end, and the round must stay"


def test_todays_deal_is_dealt_carried_on_and_shown_with_its_result(client: TestClient, store: Store) -> None:
    today = deal_of(date.today())
    assert f'name="code" value="{today.code}"' in client.get("/").text
    client.post("/deal", data={"code": today.code})
    assert today.code not in client.get("/").text
    assert 'href="/tables/1" aria-keyshortcuts="d"' in client.get("/").text
    table, random = soloist.deal(today.code), Random(1)
    while (question := table.question) is not None:
        table.answer(random.choice(question.options))
    store.add(table)
    found = re.search(r'<section class="pan today".*?</section>', client.get("/").text, re.DOTALL)
    assert found is not None
    assert table.state.outcome in found[0] and 'href="/tables/2"' in found[0]


def test_the_glimpse_counts_what_was_played(client: TestClient, store: Store) -> None:
    assert "last ten" not in client.get("/").text
    for name in ("soldier-won", "sergeant-won", "general-lost"):
        store.add(golden(f"peloponnes/{name}"))
    page = client.get("/").text
    figures = re.findall(r'class="fig"><b>(\d+)</b>', page)
    assert figures == ["3", "2", "2"]
    assert re.findall(r'<li class="(won|lost)">', page) == ["won", "won", "lost"]
    assert "You won 1 of 1." in page and "You won 0 of 1." in page


def test_ten_pawns_say_how_hard_a_level_is(client: TestClient) -> None:
    page = client.get("/").text
    hard = re.findall(r'<div class="hard">(.*?)</div>', page, re.DOTALL)
    assert [(one.count("#u-man"), one.count('class="no"')) for one in hard[:2]] == [(10, 6), (10, 10)]
    assert page.count("Easier than Sergeant.") == 1


def test_the_pieces_on_the_covers_are_those_of_the_boards(client: TestClient) -> None:
    shown = re.findall(r'<svg class="piece [^>]*><use href="#([\w-]+)"', client.get("/").text)
    assert len(shown) == 12
    assert sorted(shown) == sorted(re.findall(r'<symbol id="([\w-]+)"', boxes.piece_symbols()))


def test_on_this_machine_only_it_says_how_a_phone_gets_in(client: TestClient) -> None:
    page = client.get("/").text
    assert "soloist serve --host 0.0.0.0" in page and 'class="qr"' not in page


def test_in_the_home_network_the_link_with_the_secret_is_a_picture(store: Store) -> None:
    link = "http://192.168.1.7:8765/?key=hunter2"
    with TestClient(application(store, "hunter2", (), link), base_url=HOST) as client:
        assert client.get("/").status_code == 403, "only for those who have it already"
        page = client.get("/?key=hunter2").text
    assert 'class="qr"' in page and link in page
    assert "--host 0.0.0.0" not in page
