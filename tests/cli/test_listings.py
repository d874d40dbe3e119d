"""Lists as JSON, and that docs/en/tinkerers/command-line.md describes every key of them."""

import json
import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import soloist
from soloist.coach.grading import review
from soloist.library.store import Store
from tests.support.command import run_command
from tests.support.paths import DOCS, golden
from tests.support.playing import played

GUIDE = (
    (DOCS / "tinkerers" / "command-line.md").read_text(encoding="utf-8").partition("## Lists as JSON")[2].partition("\n## ")[0]
)
COMMANDS = ("tables", "history", "games")
Listed = Callable[..., Any]


@pytest.fixture
def listed(tmp_path: Path) -> Listed:
    def said(*words: str) -> Any:
        done = partial(run_command, SOLOIST_DB=str(tmp_path / "tables.db"))(*words, "--json")
        assert (done.returncode, done.stderr) == (0, "")
        return json.loads(done.stdout)

    return said


@cache
def review_of_a_game() -> str:
    table = played("peloponnes", "K7Q2")
    return review(table, tries=2).to_json(table)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    found = Store(tmp_path / "tables.db")
    id = found.add(played("peloponnes", "K7Q2"))
    found.keep_review(id, 0, review_of_a_game())
    found.add(golden("stone-age/basic-won"))
    found.add(soloist.COMPANIONS["raiders"].deal(seed="K7Q2"))
    found.note(found.add(soloist.GAMES["stone-age"].deal("cool-night", "K7Q2")), name="Sœur", pinned=True)
    return found


def keys(found: Any) -> set[str]:
    if isinstance(found, list):
        return set().union(*map(keys, found))
    return set(found).union(*map(keys, found.values())) if isinstance(found, dict) else set()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_key_is_documented_and_every_documented_key_exists(listed: Listed, store: Store, command: str) -> None:
    chapters = re.split(r"^`soloist (\w+) --json` is ", GUIDE, flags=re.MULTILINE)
    chapter = dict(zip(chapters[1::2], chapters[2::2], strict=True))[command]
    rows = re.findall(r"^\| (`.*?`) \|", chapter, re.MULTILINE)
    named = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    again = chapter.partition("also have ")[2].partition("as\nabove")[0] if command == "history" else ""
    assert keys(listed(command)) == named | set(re.findall(r"`(\w+)`", again))


@pytest.mark.parametrize("command", COMMANDS)
def test_keys_are_the_same_in_every_language(listed: Listed, store: Store, command: str) -> None:
    assert keys(listed(command, "--lang", "de")) == keys(listed(command))


def test_an_empty_collection_is_valid_json_and_makes_no_file(listed: Listed, tmp_path: Path) -> None:
    assert listed("tables") == [] and listed("history")["ended"] == []
    assert list(tmp_path.iterdir()) == []


def test_tables(listed: Listed, store: Store) -> None:
    going, beside, won, first = listed("tables")
    assert (going["name"], going["pinned"], going["level"], going["outcome"]) == ("Sœur", True, "cool-night", "open")
    assert (going["round"], going["you"], going["opponent"]) == (1, 20, None) and going["deal"].startswith("SC")
    assert (beside["game"], beside["beside"], going["beside"]) == ("raiders", True, False)
    assert (won["game"], won["outcome"], won["round"], won["you"]) == ("stone-age", "won", 12, 2)
    assert first["you"] is not None and first["opponent"] is not None and first["table"] == 1
    assert [one["table"] for one in listed("tables", "--open", "--game", "stone-age")] == [going["table"]]


def test_history(listed: Listed, store: Store) -> None:
    found = listed("history")
    assert found["played"] == len(found["ended"]) == 2
    levels = {(one["game"], one["level"]): one for one in found["levels"]}
    assert levels["stone-age", "basic"]["points"] is False and levels["stone-age", "basic"]["best"] == 2
    (other,) = (one for (game, _), one in levels.items() if game == "peloponnes")
    assert other["points"] is True and other["luck"] == found["ended"][1]["luck"] is not None


def test_games(listed: Listed) -> None:
    found = listed("games", "--lang", "de")
    assert [one["game"] for one in found] == list(soloist.GAMES)
    assert found[1]["title"] == soloist.GAMES["raiders"].title("de")
    for one in found:
        game = soloist.GAMES[one["game"]]
        assert [level["level"] for level in one["levels"]] == [level.id for level in game.levels]
        assert {ruling["ruling"]: ruling["values"] for ruling in one["rulings"]} == {
            name: list(ruling.values) for name, ruling in game.book.rulings.items()
        }
    (one,) = listed("games", "raid")
    assert one["game"] == "raiders" and {by["player"] for by in one["levels"][0]["players"]} >= {"greedy", "random"}
