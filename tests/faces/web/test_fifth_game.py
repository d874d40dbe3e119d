"""A fifth game, without drawings, without a rule of thumb and without measurements, is played on every face."""

import json
import re
import sys
import urllib.request
from pathlib import Path

import pexpect
import pytest

from tests.support.processes import PATIENCE, Processes
from tests.support.server import FIFTH_GAME, Server


def test_over_json_it_is_dealt_played_and_ended(fifth: Server) -> None:
    def ask(path: str, body: object = None) -> dict[str, object]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(fifth.address + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
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
    child = processes.terminal([FIFTH_GAME, "--plain", "play", "well", "--seed", "K7Q2", "--lang", "en"], (24, 80))
    child.expect_exact("Climb or search?")
    child.sendline("h!")
    child.expect(r"% of games")
    for _ in range(40):
        if child.expect([r"Your answer", r"u undo,"]):
            break
        child.sendline("1")
    else:
        pytest.fail("the game did not end")
    assert re.search(r"You have (won|lost)|It is a draw", child.before or "")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals that pexpect can drive")
def test_it_can_be_watched_and_simulated(tmp_path: Path) -> None:
    for words, said in (
        (["--plain", "watch", "well", "--player", "search:20"], "You have (won|lost)"),
        (["simulate", "well", "--player", "search:20", "--games", "3"], r"shallow +3 "),
    ):
        output, status = pexpect.run(
            f"{sys.executable} {FIFTH_GAME} {' '.join(words)} --lang en", withexitstatus=True, timeout=PATIENCE
        )
        assert status == 0 and re.search(said, output.decode()), output
