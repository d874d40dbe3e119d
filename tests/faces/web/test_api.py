"""The JSON interface, and its description put to the test."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

import soloist
from soloist.faces.web.app import application
from soloist.library.store import Store
from tests.support.any_order import asked_for
from tests.support.levels import every_game
from tests.support.share import REQUESTS
from tests.support.sitting import SHORT

HOST = "http://127.0.0.1:8765"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(application(Store(tmp_path / "tables.db")), base_url=f"{HOST}/api")


def test_the_games_with_levels_and_rulings(client: TestClient) -> None:
    games = client.get("games", params={"language": "de"}).json()
    assert [game["id"] for game in games] == list(soloist.GAMES)
    assert games[3]["levels"][0]["name"] == "Einfacher Soldat"
    measured = {one["player"]: one for one in games[2]["levels"][0]["measured"] if not one["rulings"]}
    assert 0 < measured["greedy"]["low"] < measured["greedy"]["share"] < measured["greedy"]["high"] < 1


@every_game
def test_a_game_from_deal_to_result(client: TestClient, game: str) -> None:
    level, seed = SHORT[game]
    table = client.post("tables", json={"game": game, "level": level, "seed": seed}).json()
    here, random = f"tables/{table['id']}", Random(4)
    while table["question"] is not None:
        answer = {"version": table["version"], "answer": random.choice(table["question"]["options"])["token"]}
        table = client.post(f"{here}/answer", json=answer).json()
    assert table["result"]["outcome"] in ("won", "lost", "drawn")
    assert soloist.read(client.get(f"{here}/record").text).state.outcome == table["result"]["outcome"]
    story = client.get(f"{here}/story").json()["events"]
    assert story and all(event["rule"] in soloist.GAMES[game].book.clauses for event in story)


def test_names_are_whole_for_programs(client: TestClient) -> None:
    """Soft hyphens are only for pages."""
    table = client.post("tables", params={"language": "de"}, json={"game": "peloponnes", "seed": "K7Q2"})
    assert "Kleeblätter" in table.text and "\u00ad" not in table.text
    assert "\u00ad" not in client.get(f"tables/{table.json()['id']}/story", params={"language": "de"}).text


def test_undo_and_redo_bring_the_same_position_back(client: TestClient) -> None:
    table = client.post("tables", json={"game": "stone-age", "seed": "K7Q2"}).json()
    here = f"tables/{table['id']}"
    first = client.post(f"{here}/answer", json={"version": 0, "answer": "blue"}).json()
    back = client.post(f"{here}/undo", json={"version": first["version"]}).json()
    assert (back["scene"], back["question"]) == (table["scene"], table["question"]) != (first["scene"], first["question"])
    again = client.post(f"{here}/redo", json={"version": back["version"]}).json()
    assert again["scene"] == first["scene"]
    assert again["question"] == first["question"]


def test_pieces_in_any_order_several_at_once_one_taken_out_and_the_whole_turn_back(client: TestClient) -> None:
    """Raiders begins with cards that go under the pile."""
    table = client.post("tables", json={"game": "raiders", "seed": "K7Q2"}).json()
    here = f"tables/{table['id']}"
    second, *_, first = (option["token"] for option in table["question"]["options"])
    laid = client.post(f"{here}/answer", json={"version": table["version"], "answer": first}).json()
    assert [piece["token"] for piece in laid["question"]["laid"]] == [first]
    out = client.post(f"{here}/answer", json={"version": laid["version"], "answer": "-" + first}).json()
    assert out["question"] == table["question"]
    both = client.post(f"{here}/answer", json={"version": out["version"], "answer": [first, second]}).json()
    assert client.post(f"{here}/answer", json={"version": both["version"], "answer": ["moon"]}).status_code == 400
    assert client.post(f"{here}/answer", json={"version": both["version"], "answer": []}).status_code == 400
    back = client.post(f"{here}/undo", json={"version": both["version"], "turn": True}).json()
    again = client.post(f"{here}/redo", json={"version": back["version"]}).json()
    assert again["scene"] == both["scene"] != back["scene"]


def test_a_question_for_pieces_says_so_and_an_option_what_it_brings_along_and_whether_it_is_the_last(
    client: TestClient,
) -> None:
    """Raiders begins with cards that go under the pile; in Stone Age, one wood can leave only the clay to pay with."""
    table = client.post("tables", json={"game": "raiders", "seed": "K7Q2"}).json()
    while (question := table["question"])["is_piece"]:
        option = question["options"][0]
        assert all(not piece["completes"] and piece["along"] == [] for piece in question["laid"])
        given = {"version": table["version"], "answer": option["token"]}
        table = client.post(f"tables/{table['id']}/answer", json=given).json()
        laid = [] if option["completes"] else [*(piece["token"] for piece in question["laid"]), option["token"]]
        assert [piece["token"] for piece in table["question"]["laid"]] == laid
    assert all(not option["completes"] and option["along"] == [] for option in question["options"])

    paying = client.post("records", json={"record": asked_for("wood", "clay").record()}).json()["question"]
    wood = next(option for option in paying["options"] if option["token"] == "wood")
    assert (paying["is_piece"], wood["along"], wood["completes"]) == (True, ["clay"], True)


def test_a_stale_answer_is_409_an_impossible_one_400_and_both_change_nothing(client: TestClient) -> None:
    table = client.post("tables", json={"game": "stone-age", "seed": "K7Q2"}).json()
    here = f"tables/{table['id']}"
    assert client.post(f"{here}/answer", json={"version": 7, "answer": "blue"}).status_code == 409
    assert client.post(f"{here}/answer", json={"version": 0, "answer": "moon"}).status_code == 400
    assert client.get(here).json() == table


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b'{"version": 0, "answer": "blue"}', "application/json", 200),
        (b'{"version": 0, "answer": ["blue"]}', "application/json; charset=utf-8", 200),
        (b'{"version": 0, "answer": "blue"}', "text/plain", 400),
        (b'{"version": 0, "answer": "blue", "more": 1}', "application/json", 400),
        (b'{"version": "0", "answer": "blue"}', "application/json", 400),
        (b'{"version": 0, "answer": []}', "application/json", 400),
        (b'{"version": 0', "application/json", 400),
        (b"", "application/json", 400),
        (b"\xff", "application/json", 400),
        (b'{"version": 0, "answer": "nowhere"}', "application/json", 400),
        (b'{"version": 9, "answer": "blue"}', "application/json", 409),
    ],
)
def test_an_answer_that_is_not_well_formed_is_refused(client: TestClient, content: bytes, kind: str, status: int) -> None:
    id = client.post("tables", json={"game": "stone-age", "seed": "K7Q2"}).json()["id"]
    response = client.post(f"tables/{id}/answer?language=de", content=content, headers={"content-type": kind})
    assert response.status_code == status
    assert ("error" in response.json()) == (status != 200)


def test_a_table_that_is_not_there_and_a_language_that_is_not_spoken(client: TestClient) -> None:
    answer = {"version": 0, "answer": "blue"}
    assert client.post("tables/7/answer", json=answer).status_code == 404
    assert client.post("tables/0/answer", json=answer).status_code == 400
    assert client.post("tables/7/answer?language=xx", json=answer).status_code == 400


def test_deals_by_code_with_rulings_and_from_a_record(client: TestClient) -> None:
    asked = {"game": "stone-age", "level": "basic", "seed": "K7Q2", "rulings": {"card_refresh": "slide"}}
    table = client.post("tables", json=asked).json()
    same = client.post("tables", json={"code": table["code"]}).json()
    assert same["scene"] == table["scene"]
    record = client.get(f"tables/{table['id']}/record").text
    assert client.post("records", json={"record": record}).json()["scene"] == table["scene"]
    assert client.post("tables", json={"game": "stone-age", "ask_fate": True}).json()["code"] is None


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("tables", {"game": "chess"}, 404),
        ("tables", {}, 404),
        ("tables", {"game": "stone-age", "level": "easy"}, 400),
        ("tables", {"game": "stone-age", "colour": "red"}, 400),
        ("tables", {"code": "NONSENSE"}, 400),
        ("tables", {"game": "stone-age", "edition": "not toml ["}, 400),
        ("tables", {"game": "stone-age", "rulings": {"x" * 6000: "a"}}, 400),
        ("records", {"record": "nothing"}, 400),
        ("tables/99/undo", {"version": 0}, 404),
        ("tables/99999999999999999999/undo", {"version": 0}, 400),
    ],
)
def test_what_cannot_be_is_refused_in_words(client: TestClient, path: str, body: dict[str, Any], status: int) -> None:
    answer = client.post(path, json=body)
    assert answer.status_code == status
    assert list(answer.json()) == ["error"]


def test_an_address_with_a_line_break_is_refused_in_json_too(client: TestClient) -> None:
    answer = client.get("tables/1%0A2/story")
    assert answer.status_code == 404
    assert list(answer.json()) == ["error"]


def test_a_body_that_is_no_json_is_refused(client: TestClient) -> None:
    for content in (b"{", b"[]", b"\xff", b"null", rb'{"game": "stone-age", "rulings": {"\ud800": "a"}}'):
        assert client.post("tables", content=content, headers={"content-type": "application/json"}).status_code == 400


FOLDER = TemporaryDirectory()
"""The folder of the table that is fuzzed; it is deleted at the end."""


def described() -> Any:
    store = Store(Path(FOLDER.name) / "tables.db")
    store.add(soloist.GAMES["peloponnes"].deal(seed="K7Q2"))
    return schemathesis.openapi.from_asgi("/api/openapi.json", application(store), headers={"host": "127.0.0.1"})


@described().parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=REQUESTS, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_interface_is_as_it_is_described_and_never_stumbles(case: Any) -> None:
    # No schema can say whether a deal or an answer is possible: the rules decide.
    case.call_and_validate(headers={"host": "127.0.0.1"}, excluded_checks=[positive_data_acceptance])
