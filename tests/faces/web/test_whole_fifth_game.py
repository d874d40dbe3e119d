"""A fifth game with board, terminal layout, player, companion and gym needs nothing outside folders named after it, but its name
in GAMES and COMPANIONS.
"""

import re
import subprocess
import sys
import urllib.request

import pexpect

from tests.support.paths import ROOT
from tests.support.processes import PATIENCE, Processes
from tests.support.server import WHOLE_FIFTH_GAME, Server


def read(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.address + path, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


def test_its_box_has_its_own_cover_pieces_and_side(whole_fifth: Server) -> None:
    page = read(whole_fifth, "/")
    assert page.count('class="shaft-of-the-well"') == 1 and '<use href="#cover-toy_game"' in page
    assert '<svg class="piece card-rope" viewBox="0 0 24 24"><use href="#well-rope"/><text x="50%" y="16">R</text></svg>' in page
    assert page.count('<symbol id="well-rope"') == 1
    (style,) = re.findall(r'href="(/static/games/toy_game/cover\.css[^"]*)"', page)
    assert ".box-well" in read(whole_fifth, style)


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
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert re.search(r"shallow +20", done.stdout)


def test_learning_programs_play_it() -> None:
    program = """
import tests.support.whole_fifth_game
import gymnasium
environment = gymnasium.make("soloist.gym:soloist/Well-v0", level="deep")
seen, _ = environment.reset(seed=7)
over, steps = False, 0
while not over:
    seen, reward, over, _, _ = environment.step(int(seen["action_mask"].argmax()))
    steps += 1
print(environment.unwrapped.actions, steps)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "('climb', 'search', 'moss', 'rope', 'ladder') 5\n"


def test_nothing_of_it_stands_anywhere_else() -> None:
    """What makes it a game of ours is two names; all other files about it are in folders and modules that bear its own."""
    folder = ROOT / "tests" / "support" / "fifth"
    files = [file.relative_to(folder) for file in folder.rglob("*.*") if file.is_file()]
    here = [file for file in files if file.name != "__init__.py" and "__pycache__" not in file.parts]
    assert here and all("toy_game" in (*file.parts, file.stem) for file in here)
    ours = [file for kind in ("py", "html", "css") for file in (ROOT / "src").rglob(f"*.{kind}")]
    assert [file for file in ours if "toy_game" in file.read_text(encoding="utf-8")] == []
