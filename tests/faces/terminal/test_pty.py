"""The full-screen app in a real pseudo-terminal: keys, signals, and a window that changes its size."""

import re
import signal
from collections.abc import Callable

import pexpect
import pytest

import soloist
from tests.support.processes import Processes

Start = Callable[..., "pexpect.spawn[str]"]
GREYS = {16, 59, 102, 145, 188, 231, *range(232, 256)}
"""The greys among the 256 colours of a terminal."""
KEYS = "details"
"""A word of the line of keys, which is drawn last."""


@pytest.fixture
def start(processes: Processes) -> Start:
    def start(*words: str, size: tuple[int, int] = (24, 80), **environment: str) -> "pexpect.spawn[str]":
        return processes.terminal(["-m", "soloist", *words], size, SOLOIST_LANG="en", **environment)

    return start


def plain(text: str) -> str:
    """Without control sequences."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[ -/]*[@-~]", " ", text).split())


def record_of(start: Start) -> str:
    child = start("export", "1", size=(40, 400))
    child.expect(pexpect.EOF)
    child.close()
    return (child.before or "").replace("\r\n", "\n")


def answered(count: int) -> str:
    """The record after this many first answers."""
    table = soloist.GAMES["peloponnes"].deal(seed="K7Q2")
    for _ in range(count):
        assert table.question is not None
        table.answer(table.question.options[0])
    return table.record()


def to_the_table(child: "pexpect.spawn[str]") -> None:
    """Wait for the news that open first, and leave them."""
    child.expect_exact("What happened")
    child.send("q")
    child.expect_exact(KEYS)


def test_answers_are_saved_whatever_happens(start: Start) -> None:
    child = start("play", "peloponnes", "--seed", "K7Q2")
    to_the_table(child)
    child.send("1")
    child.expect_exact("What happened")
    child.kill(signal.SIGKILL)
    child.wait()
    assert record_of(start) == answered(1)
    child = start("resume", "1")
    to_the_table(child)
    child.send("\x03")
    child.expect_exact("Saved. Continue with")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert record_of(start) == answered(1)


def test_the_screen_follows_the_size_of_the_window(start: Start) -> None:
    child = start("play", "peloponnes", "--seed", "K7Q2")
    to_the_table(child)
    child.setwinsize(40, 120)
    child.expect_exact("Since your answer")
    child.send("q")
    child.expect_exact("Saved. Continue with")
    child.expect(pexpect.EOF)


def test_soloist_alone_shows_the_menu(start: Start) -> None:
    child = start()
    child.expect_exact("Today")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_player_is_watched_step_by_step(start: Start) -> None:
    child = start("watch", "peloponnes", "--seed", "K7Q2")
    child.expect_exact("quit")
    # Space pages down first. The screen shows the answer once it is given.
    child.send(" ")
    while child.expect_exact(["greedy", pexpect.TIMEOUT], timeout=1):
        child.send(" ")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("words", [("--plain",), ()], ids=["plain", "dumb"])
def test_without_a_full_screen_the_linear_mode_answers(start: Start, words: tuple[str, ...]) -> None:
    child = start(*words, "play", "peloponnes", "--seed", "K7Q2", **({} if words else {"TERM": "dumb"}))
    child.expect_exact("Your answer")
    assert "\x1b[?1049h" not in (child.before or ""), "the alternate screen is not used"
    child.sendline("1")
    child.expect_exact("Your answer")
    child.sendline("q")
    child.expect_exact("Saved. Continue with")
    child.expect(pexpect.EOF)


def test_colours_can_be_switched_off(start: Start) -> None:
    child = start("play", "guilds-of-london", "--seed", "K7Q2", NO_COLOR="1")
    to_the_table(child)
    colours = {int(number) for number in re.findall(r"[34]8;5;(\d+)", child.before or "")}
    assert colours and colours <= GREYS, "only greys are left"
    child.send("q")
    child.expect(pexpect.EOF)
