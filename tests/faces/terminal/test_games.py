"""Whole games by keys in a real pseudo-terminal, at both usual sizes, with everything a person does on the way."""

import re
from collections.abc import Callable

import pexpect
import pytest

import soloist
from soloist.engine.kernel.story import YOU
from soloist.engine.table import Table
from soloist.engine.text.words import unbroken
from tests.support.levels import any_game
from tests.support.processes import Processes

PROMPT = "Your answer"
END = "u undo,"
LEAF = "Enter: next"
Start = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def start(processes: Processes) -> Start:
    def start(*words: str, size: tuple[int, int] = (24, 80), **environment: str) -> "pexpect.spawn[str]":
        return processes.terminal(["-m", "soloist", *words], size, SOLOIST_LANG="en", **environment)

    return start


def screen_to(child: "pexpect.spawn[str]", *texts: str) -> str:
    """The last screen before one of these texts, without colours."""
    child.expect_exact(list(texts))
    shown = (child.before or "").rpartition("\x1b[H")[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


def lines_of(screen: str) -> list[str]:
    return screen.split("\r\n")


def said(screen: str) -> str:
    return " ".join(screen.split())


def saved(start: Start) -> Table:
    """The table as it is kept."""
    child = start("export", "1", size=(40, 400))
    child.expect(pexpect.EOF)
    child.close()
    return soloist.read((child.before or "").replace("\r\n", "\n"))


@pytest.mark.parametrize("size", [(24, 80), pytest.param((40, 120), marks=pytest.mark.slow)], ids=["80x24", "120x40"])
@any_game
def test_a_whole_game_by_keys(start: Start, game: str, size: tuple[int, int]) -> None:
    child = start("play", game, "--seed", "K7Q2", size=size)
    asked = 0
    screen = screen_to(child, PROMPT)
    while child.after == PROMPT:
        asked += 1
        assert len(lines_of(screen)) <= size[0], "the question never scrolls the status away"
        assert screen.startswith("━━"), "and the status is there"
        child.sendline("1")
        screen = screen_to(child, PROMPT, LEAF, END)
    assert asked > 10
    told = screen
    while child.after == LEAF:
        child.sendline("")
        screen = screen_to(child, LEAF, END)
        told += screen
    table = saved(start)
    last = max(number for number, given in enumerate(table.log) if given.by == YOU)
    for event in table.events[table.log[last].told :]:
        assert unbroken(table.game.words.say(event.phrase, "en")) in said(told), "all that happened since the last answer"
    assert "Deal code" in screen and re.search(r"You have (won|lost)|It is a draw", screen)
    child.sendline("dance")
    assert "the game is over" in screen_to(child, END)
    child.sendline("undo")
    assert "Taken back: " in screen_to(child, PROMPT)
    child.sendline("quit")
    child.expect_exact("Saved. Continue with")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_help_hint_undo_story_board_rules_and_another_language_on_the_way(start: Start) -> None:
    child = start("play", "peloponnes", "--seed", "K7Q2")
    first = screen_to(child, PROMPT)
    assert "This is table 1" in first and "Deal PSK7Q2" in first, "what was said at the start is not wiped"
    child.sendline("help")
    assert "h! hint" in screen_to(child, PROMPT)
    child.sendline("hint")
    assert "% of games" in screen_to(child, PROMPT, PROMPT)
    child.sendline("pass")
    after = screen_to(child, PROMPT)
    assert "Angelos takes" in said(after), "what the other did stands on the screen"
    child.sendline("undo")
    assert "Taken back: Pass" in screen_to(child, PROMPT)
    child.sendline("redo")
    assert "Angelos takes" in said(screen_to(child, PROMPT))
    child.sendline("story")
    assert "[PEL-" in screen_to(child, LEAF)
    child.sendline("b")
    assert "Set-up." in screen_to(child, LEAF), "the story opens at its end and leafs back"
    child.sendline("q")
    screen_to(child, PROMPT)
    child.sendline("board")
    leafed = screen_to(child, LEAF)
    assert "Normal row" in leafed
    while child.after == LEAF:
        child.sendline("")
        leafed += screen_to(child, LEAF, PROMPT)
    question = saved(start).question
    assert question is not None
    for number, option in enumerate(question.options, start=1):
        assert f"{number} {unbroken(option.text('en'))}" in said(leafed), "after the board the answers stand in full"
    child.sendline("? clover")
    assert "PEL-S" in screen_to(child, LEAF)
    child.sendline("q")
    screen_to(child, PROMPT)
    child.sendline("de")
    assert "Welches Plättchen nimmst du?" in said(screen_to(child, "Deine Antwort"))
    child.sendline("passen")
    assert "Angelos nimmt" in said(screen_to(child, "Deine Antwort"))
    child.sendline("ende")
    child.expect_exact("Weiter geht es mit")
    child.expect(pexpect.EOF)


def test_a_window_that_changes_its_size_is_filled_anew_and_what_was_typed_stays(start: Start) -> None:
    child = start("play", "guilds-of-london", "--seed", "K7Q2", size=(40, 120))
    screen_to(child, PROMPT)
    child.send("2")
    child.expect_exact("2")
    child.setwinsize(24, 80)
    screen = screen_to(child, PROMPT)
    assert len(lines_of(screen)) <= 24 and max(len(line) for line in lines_of(screen)) <= 80
    child.expect_exact("help):\x1b[0m 2")
    child.setwinsize(40, 120)
    while max(len(line) for line in lines_of(screen_to(child, PROMPT))) <= 80:
        """What was written for the narrow window may still be on its way."""
    child.sendline("")
    screen_to(child, PROMPT)
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_arrow_keys_edit_and_remember_and_control_characters_never_reach_the_screen(start: Start) -> None:
    pytest.importorskip("readline")
    child = start("play", "stone-age", "--seed", "K7Q2")
    screen_to(child, PROMPT)
    child.send("purble\x1b[D\x1b[D\x7fp\r")
    assert "“purple” is not an option here" in screen_to(child, PROMPT), "left, left, backspace"
    child.send("\x1b[A\r")
    assert "“purple” is not an option here" in screen_to(child, PROMPT), "up brings it back"
    child.send("\x16\x1bc\x16\x07x\r")
    child.expect_exact("is not an option here")
    assert "\x1bc" not in (child.before or "").rpartition("“")[2] and "\\u001b" in (child.before or "")


def test_the_menu_of_soloist_alone_leads_to_a_table_and_back(start: Start) -> None:
    child = start()
    child.expect_exact("What would you like to do?")
    child.expect_exact(">\x1b[0m ")
    child.sendline("stone")
    child.expect_exact("Which level?")
    child.expect_exact(">\x1b[0m ")
    child.sendline("cool night")
    assert "Stone Age, Cool night" in screen_to(child, PROMPT)
    child.sendline("q")
    child.expect(pexpect.EOF)
    child = start()
    child.expect_exact("continue table 1, Stone Age")
    child.expect_exact(">\x1b[0m ")
    child.sendline("")
    assert "Back at table 1" in screen_to(child, PROMPT)
