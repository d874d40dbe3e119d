"""A fifth game, without drawings, without a rule of thumb and without measurements, is played on every face."""

import json
import re
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pexpect
import pytest

from tests.engine.toy_game import GAME
from tests.faces.web.conftest import Guests, Server
from tests.faces.web.sitting import click_anything, play_on, sit_down
from tests.processes import Processes

FIFTH_GAME = str(Path(__file__).parents[2] / "fifth_game.py")


@pytest.fixture
def well(tmp_path: Path) -> Iterator[Server]:
    """A server that has the toy game too."""
    running = Server(tmp_path / "tables.db", FIFTH_GAME)
    yield running
    running.stop()


@pytest.mark.parametrize(("language", "width"), [("en", 1400), ("fr", 360), ("de", 360)])
def test_in_the_browser_it_is_dealt_played_hinted_walked_through_and_ended(
    guests: Guests, well: Server, language: str, width: int
) -> None:
    page = guests.window(well, language=language, viewport={"width": width, "height": 800})
    page.goto(well.address)
    assert GAME.title(language) in page.inner_text("#games")
    assert page.locator("#games form").count() == 5, "the other four are still there"
    sit_down(page, well, "well", "deep", "K7Q2")
    assert GAME.level_name("deep", language) in page.inner_text(".bar")
    for spot in ("wall", "deck", "hand"):
        assert page.locator(f'.board [data-spot="{spot}"]').is_visible()
    page.keyboard.press("h")
    page.wait_for_selector(".hintline")
    play_on(page, click_anything, Random(1))
    assert page.locator("main.end h2").first.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the side"
    page.goto(page.url.split("?")[0] + "/walk/1")
    assert page.locator(".board .plain").is_visible()
    for path in (
        "/games/well",
        "/games/well/primer",
        "/games/well/rules",
        "/games/well/rules/W-1",
        "/games/well/cards",
        "/tables",
    ):
        answer = page.goto(well.address + path)
        assert answer is not None and answer.ok


def test_its_primer_needs_no_pictures(guests: Guests, well: Server) -> None:
    for width, height in ((1400, 900), (360, 740)):
        page = guests.window(well, seen=False, viewport={"width": width, "height": height})
        sit_down(page, well, "well", "deep", "K7Q2")
        assert page.locator("dialog.primer li h3").count() == 6
        assert not page.locator("dialog.primer .pic").first.is_visible()
        page.keyboard.press("Enter")
        assert not page.locator("dialog.primer").is_visible()


def test_over_json_it_is_dealt_played_and_ended(well: Server) -> None:
    def ask(path: str, body: object = None) -> dict[str, object]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(well.address + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: dict[str, object] = json.load(answer)
        return found

    table = ask("/api/tables", {"game": "well", "seed": "K7Q2"})
    for _ in range(50):
        question = table["question"]
        if not isinstance(question, dict):
            break
        token = question["options"][0]["token"]
        table = ask(f"/api/tables/{table['id']}/answer", {"version": table["version"], "answer": token})
    assert isinstance(table["result"], dict) and table["result"]["outcome"] in ("won", "lost")


def test_in_the_terminal_it_is_dealt_played_hinted_and_ended(processes: Processes) -> None:
    child = processes.terminal([FIFTH_GAME, "play", "well", "--seed", "K7Q2", "--lang", "en"], (24, 80))
    child.expect_exact("Climb or search?")
    child.sendline("h!")
    child.expect("%")
    for _ in range(40):
        if child.expect([r"Your answer", r"u undoes"]):
            break
        child.sendline("1")
    assert re.search(r"won|lost|draw", child.before or "")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_it_can_be_watched_and_simulated(tmp_path: Path) -> None:
    for words in (["watch", "well", "--player", "search:20"], ["simulate", "well", "--player", "search:20", "--games", "3"]):
        output, status = pexpect.run(
            f"{sys.executable} {FIFTH_GAME} {' '.join(words)} --lang en", withexitstatus=True, timeout=60
        )
        assert status == 0, output
