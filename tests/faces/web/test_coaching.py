"""The coach over JSON: a hint, and a review that is made in the background, followed, stopped and kept."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import soloist
from soloist.coach.review import Review
from soloist.faces.web.app import application
from soloist.faces.web.desk import coaching
from soloist.faces.web.desk.coaching import Reviewer
from soloist.library import coach_process
from soloist.library.store import Store
from tests.support.playing import played
from tests.support.processes import PATIENCE

HASTY = """
from soloist.coach import grading
from soloist.players.budget import Budget
grading.budget_of = lambda game: Budget(tries=1)
grading.FIRST_GAMES = grading.LATER_GAMES = grading.SUSPECT_GAMES = 1
from soloist.library.coach_process import main
main()
"""
SLOW = "import time; print('[3, 20]', flush=True); time.sleep(600)"
BROKEN = "print('[1, 2]'); print('nonsense')"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "tables.db", sits=False)
    for seed in ("K7Q2", "K7Q3"):
        store.add(played("peloponnes", seed))
    yield store
    store.close()


@pytest.fixture
def client(store: Store) -> TestClient:
    return TestClient(application(store), base_url="http://127.0.0.1:8765/api")


def let_think(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(coach_process, "COMMAND", [sys.executable, "-c", program])


def until(client: TestClient, table: int, state: str) -> dict[str, object]:
    for _ in range(20 * PATIENCE):
        found: dict[str, object] = client.get(f"tables/{table}/review").json()
        if found["state"] == state:
            return found
        time.sleep(0.05)
    raise AssertionError(f"the review never was {state}")


def test_a_hint_names_two_options_and_says_why(client: TestClient) -> None:
    table = client.post("tables", json={"game": "peloponnes", "seed": "K7Q2"}).json()
    hint = client.get(f"tables/{table['id']}/hint", params={"language": "fr"}).json()
    tokens = {option["token"] for option in table["question"]["options"]}
    assert {hint["best"]["token"], hint["other"]["token"]} <= tokens and hint["version"] == table["version"]
    assert hint["verdict"] in ("clear", "close") and "%" in hint["text"] and hint["tries"] > 0


def test_where_there_is_nothing_to_advise_there_is_no_hint(client: TestClient) -> None:
    assert client.get("tables/1/hint").json() is None
    assert client.get("tables/9/hint").status_code == 404


@pytest.mark.processes
def test_a_hint_that_takes_too_long_is_given_up_and_its_process_killed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started = tmp_path / "pid"
    let_think(monkeypatch, f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(600)")
    monkeypatch.setattr(coaching, "TIMEOUT", 5.0)
    assert client.get("tables/1/hint").json() is None
    for _ in range(20 * PATIENCE):
        try:
            os.kill(int(started.read_text()), 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("the process lives on")


def test_a_review_is_made_in_the_background_and_kept(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    let_think(monkeypatch, HASTY)
    assert client.get("tables/1/review").json() == {"state": "none", "done": 0, "of": 0, "review": None}
    started = client.post("tables/1/review")
    assert started.status_code == 202 and started.json()["state"] == "running"
    found = until(client, 1, "done")["review"]
    assert isinstance(found, dict)
    assert found["start"] + found["luck"] + found["decisions"] == pytest.approx(found["result"])
    text, table = store.review(1, 0), soloist.read(store.load(1).record)
    assert text is not None and len(Review.from_json(text, table).moments) == len(found["moments"])
    let_think(monkeypatch, BROKEN)
    assert client.post("tables/1/review").json()["state"] == "done", "it is not made twice"


def test_one_review_at_a_time_is_followed_and_can_be_stopped(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_think(monkeypatch, SLOW)
    client.post("tables/1/review")
    while (found := client.get("tables/1/review").json())["of"] == 0:
        time.sleep(0.02)
    assert (found["state"], found["done"], found["of"], found["review"]) == ("running", 3, 20, None)
    assert client.post("tables/1/review").status_code == 202, "it goes on"
    busy = client.post("tables/2/review")
    assert busy.status_code == 503 and "table 1" in busy.json()["error"]
    assert client.delete("tables/2/review").json()["state"] == "none"
    assert client.delete("tables/1/review").json()["state"] == "none"
    assert store.review(1, 0) is None, "nothing half is kept"
    let_think(monkeypatch, HASTY)
    assert client.post("tables/2/review").status_code == 202
    until(client, 2, "done")


def test_a_review_that_breaks_off_can_be_asked_for_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    let_think(monkeypatch, BROKEN)
    client.post("tables/1/review")
    until(client, 1, "none")
    let_think(monkeypatch, HASTY)
    client.post("tables/1/review")
    until(client, 1, "done")


def test_a_review_that_holds_no_more_is_none(store: Store) -> None:
    table = soloist.read(store.load(1).record)
    for kept in ("", "{}", "[1, 2"):
        store.keep_review(1, 0, kept)
        assert Reviewer(store).found(1, 0, table) is None


def test_what_cannot_be_reviewed_is_refused(client: TestClient) -> None:
    table = client.post("tables", json={"game": "peloponnes", "seed": "K7Q2"}).json()
    refused = client.post(f"tables/{table['id']}/review", params={"language": "de"})
    assert refused.status_code == 400 and "beendete Partie" in refused.json()["error"]
    assert client.post("tables/77/review").status_code == 404
