"""A fifth game with board, terminal layout, player, companion and gym needs nothing outside folders named after it, but its name
in GAMES and COMPANIONS.
"""

import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pexpect
import pytest

from tests.faces.web.conftest import Guests, Server
from tests.faces.web.sitting import click_anything, play_on, sit_down
from tests.processes import Processes

ROOT = Path(__file__).parents[3]
WHOLE_FIFTH_GAME = str(ROOT / "tests" / "whole_fifth_game.py")


@pytest.fixture(scope="module")
def well(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("well") / "tables.db", WHOLE_FIFTH_GAME)
    yield running
    running.stop()


def read(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.address + path, timeout=20) as answer:
        text: str = answer.read().decode()
    return text


def test_its_box_has_its_own_cover_pieces_and_side(well: Server) -> None:
    page = read(well, "/")
    assert page.count('class="shaft-of-the-well"') == 1 and '<use href="#cover-toy_game"' in page
    assert '<svg class="piece card-rope" viewBox="0 0 24 24"><use href="#well-rope"/><text x="50%" y="16">R</text></svg>' in page
    assert page.count('<symbol id="well-rope"') == 1
    (style,) = re.findall(r'href="(/static/games/toy_game/cover\.css[^"]*)"', page)
    assert ".box-well" in read(well, style)


def test_it_is_played_on_its_own_board(guests: Guests, well: Server) -> None:
    page = guests.window(well)
    sit_down(page, well, "well", "deep", "K7Q2")
    assert page.locator(".board .plain").count() == 0
    assert page.inner_text(".shaft .to-go") == "15", "its drawing.py says how far it is"
    assert page.locator(".shaft svg use").first.get_attribute("href") == "#well-rope"
    assert page.locator('symbol[id="well-rope"]').count() == 1
    assert page.locator(".shaft .brick").first.evaluate("one => getComputedStyle(one).borderRadius") == "3px", "its style.css"
    play_on(page, click_anything, Random(1))
    assert page.locator("main.end h2").first.is_visible()
    page.goto(page.url.split("?")[0] + "/walk/1")
    assert page.locator(".shaft").is_visible()
    page.goto(f"{well.address}/games/well/primer")
    assert page.locator('.primer .pic use[href="#well-rope"]').count() == 6


def test_its_companion_has_its_own_page(guests: Guests, well: Server) -> None:
    page = guests.window(well, viewport={"width": 360, "height": 740})
    page.goto(f"{well.address}/beside")
    page.locator("section:has(#g-well) .btn").click()
    page.wait_for_selector("main.scr")
    page.locator("#answers button[value=ready]").click()
    for day in range(1, 4):
        page.wait_for_function("days => document.querySelectorAll('.ropes svg').length == days", arg=day)
        page.locator("#answers button[value=done]").click()
    assert page.locator(".ropes svg").first.evaluate("one => getComputedStyle(one).width") == "30px", "its beside.css"
    page.locator("#answers button[value=out]").click()
    page.wait_for_selector("main.end")
    assert "You are out!" in page.inner_text("main.end")
    sheet = page.goto(f"{well.address}/beside/well/deep/sheet")
    assert sheet is not None and sheet.ok


def test_the_terminal_draws_it_with_its_own_layout(processes: Processes) -> None:
    child = processes.terminal([WHOLE_FIFTH_GAME, "play", "well", "--seed", "K7Q2", "--lang", "en"], (24, 80))
    child.expect_exact("░" * 12)
    child.expect_exact("Climb or search?")
    child.sendline("1")
    child.expect("▓+░+")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_its_player_follows_its_rule_of_thumb() -> None:
    command = [sys.executable, WHOLE_FIFTH_GAME, "simulate", "well", "--player", "greedy", "--games", "20", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert re.search(r"shallow +20", done.stdout)


def test_learning_programs_play_it() -> None:
    program = """
import tests.whole_fifth_game
import gymnasium
environment = gymnasium.make("soloist.gym:soloist/Well-v0", level="deep")
seen, _ = environment.reset(seed=7)
over, steps = False, 0
while not over:
    seen, reward, over, _, _ = environment.step(int(seen["action_mask"].argmax()))
    steps += 1
print(environment.unwrapped.actions, steps)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "('climb', 'search', 'moss', 'rope', 'ladder') 5\n"


def test_nothing_of_it_stands_anywhere_else() -> None:
    """What makes it a game of ours is two names; all other files about it are in folders and modules that bear its own."""
    files = [file.relative_to(ROOT / "tests" / "fifth") for file in (ROOT / "tests" / "fifth").rglob("*.*") if file.is_file()]
    here = [file for file in files if file.name != "__init__.py" and "__pycache__" not in file.parts]
    assert here and all("toy_game" in (*file.parts, file.stem) for file in here)
    ours = [file for kind in ("py", "html", "css") for file in (ROOT / "src").rglob(f"*.{kind}")]
    assert [file for file in ours if "toy_game" in file.read_text(encoding="utf-8")] == []
