"""A hint marks both answers on the board and in the list, with their chances where these say something."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.faces.web.app import application
from soloist.faces.web.desk.coaching import Thinker
from soloist.faces.web.parts.view import Advised, View
from soloist.library.store import Saved, Store
from tests.support.paths import golden

BEST, OTHER = "settled-forest", "settled-highland"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store(tmp_path / "tables.db", sits=False)
    store.add(golden("peloponnes/sergeant-won").at(30))
    yield TestClient(application(store), base_url="http://127.0.0.1:8765")
    store.close()


def hinted(client: TestClient, monkeypatch: pytest.MonkeyPatch, verdict: str) -> str:
    """The page with a hint of this verdict."""

    async def think(_: Thinker, saved: Saved, gone: object) -> dict[str, Any]:
        question = golden("peloponnes/sergeant-won").at(30).question
        assert question is not None
        one, two = (
            {"option": token, "chance": chance, "low": chance, "high": chance, "given": [question.option(token).value]}
            for token, chance in ((BEST, 0.67), (OTHER, 0.63))
        )
        return {"best": one, "other": two, "tries": 9, "verdict": verdict, "lead": 0.04, "in_points": True, "reasons": []}

    monkeypatch.setattr(Thinker, "think", think)
    return client.post("/tables/1/hint", data={"version": "0"}).text


def marks(page: str) -> list[tuple[str, str]]:
    """On each marked button: the answer that it gives, and the mark without its symbol."""
    buttons = re.findall(r"<button[^>]*?value=\"([^\"]*)\"(.*?)</button>", page, re.DOTALL)
    found = [(token, re.search(r'class="(odds[^"]*)".*?([^>]*)</b>', inside, re.DOTALL)) for token, inside in buttons]
    return [(token, f"{match[1]} {match[2]}".strip()) for token, match in found if match is not None]


def test_both_answers_carry_their_chances_on_the_board_and_in_the_list(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = marks(hinted(client, monkeypatch, "clear"))
    assert sorted(found) == [*2 * [(BEST, "odds best 67 %")], *2 * [(OTHER, "odds 63 %")]]


def test_where_all_is_lost_only_the_better_answer_is_marked_and_no_chance_is_shown(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert marks(hinted(client, monkeypatch, "lost")) == [(BEST, "odds best")]


def test_without_a_hint_nothing_is_marked(client: TestClient) -> None:
    assert marks(client.get("/tables/1").text) == []


def test_an_answer_that_sends_all_hunters_at_once_is_marked_where_one_is_sent() -> None:
    table = soloist.GAMES["stone-age"].deal("basic", "R")
    table.lay_one_by_one()
    view = View(table.scene, table.question, table.game.words, "en")
    view.advise({"hunt": Advised(True, "60 %"), "hunt-one": Advised(False, "40 %")})
    assert view.question is not None
    assert [(option.token, option.advised.chance) for option in view.question.options if option.advised] == [("hunt-one", "60 %")]
