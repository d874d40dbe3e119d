"""Every clause of a rules book is named by a test, `@pytest.mark.rule("SA-S27")`, and by the code that implements it."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

import soloist
from tests.support.levels import every_game


def named_in(folder: Path) -> set[str]:
    """The clauses that the marks of all tests under a folder name."""
    names: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                names.update(word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str))
    return names


@every_game
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    named = named_in(Path(__file__).parent / game.replace("-", "_"))
    clauses = set(soloist.GAMES[game].book.clauses)
    assert sorted(clauses - named) == [], "clauses without a test"
    assert sorted(named - clauses) == [], "tests name clauses that do not exist"


def sources(game: str) -> dict[str, str]:
    """The text of every file of a game's code, by its path in the game."""
    folder = Path(soloist.__file__).parent / "games" / game.replace("-", "_")
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


def numbers_in(text: str) -> set[str]:
    """The numbers of clauses as a search for whole words finds them: GOL-S3 is not found in GOL-S38."""
    return set(re.findall(r"(?<![\w-])[A-Z]+-[A-Z]\d+[a-z]?(?![\w-])", text))


A_RANGE = re.compile(r"\b[A-Z]+-[A-Z]\d+[a-z]?(?:[\s#]*(?:to|[-–—…])[\s#]*(?:[A-Z]+-)?[A-Z]?\d+| on[,;.)])")
"""Matches two numbers that stand for all between them, or one for all that follow, also across a line break."""


@every_game
def test_one_search_finds_the_code_of_every_clause_or_the_book_says_where_it_lives(game: str) -> None:
    """The companions implement the same clauses again, so they do not count."""
    clauses = soloist.GAMES[game].book.clauses
    named = {number for path, text in sources(game).items() if not path.startswith("companion/") for number in numbers_in(text)}
    elsewhere = {clause.id for clause in clauses.values() if clause.where}
    assert sorted(set(clauses) - named - elsewhere) == [], "no code names them, and rules.toml does not say where they live"
    assert sorted(named & elsewhere) == [], "code names them, so rules.toml need not say where they live"


@every_game
def test_code_names_only_clauses_that_exist(game: str) -> None:
    clauses = soloist.GAMES[game].book.clauses
    prefix = next(iter(clauses)).split("-")[0] + "-"
    named = {number for text in sources(game).values() for number in numbers_in(text) if number.startswith(prefix)}
    assert sorted(named - set(clauses)) == []


@every_game
def test_code_writes_out_every_number_and_no_range(game: str) -> None:
    """A search for a number in the middle of a range would find nothing."""
    ranges = [(path, found.group()) for path, text in sources(game).items() for found in A_RANGE.finditer(text)]
    assert ranges == []


@pytest.mark.parametrize(
    "text",
    ["S38 to GOL-S40", "S38 to S40", "S38–S40", "S38-S40", "S38 – 40", "S45a to GOL-S45d", "S38\n    # to GOL-S40", "S38 on)"],
)
def test_a_range_is_seen_however_it_is_written(text: str) -> None:
    assert A_RANGE.search("(GOL-" + text)


@pytest.mark.parametrize(
    "text", ["GOL-S38, GOL-S39", "GOL-S38 and GOL-S39", "GOL-S38: 1 to 3", "GOL-S38 on a tile", "GOL-S38; 2-4"]
)
def test_numbers_side_by_side_are_no_range(text: str) -> None:
    assert not A_RANGE.search(text)


@every_game
def test_every_question_and_event_of_a_game_names_a_clause_of_its_book(game: str) -> None:
    """Played at random in the asking mode, so that chance questions come too."""
    for level in soloist.GAMES[game].levels:
        random = Random(1)
        table = soloist.GAMES[game].deal(level.id, 1, fate="ask")
        while table.question is not None:
            assert table.question.rule in table.deal.game.book.clauses
            table.answer(random.choice(table.question.options))
        assert {event.rule for event in table.events} <= set(table.deal.game.book.clauses)


BESIDES = ("companion", "examples", "player", "rulings", "web_board")
"""What a game's tests look at besides the chapters of its code."""


@every_game
def test_the_tests_of_a_game_are_named_after_the_chapters_of_its_code(game: str) -> None:
    """`test_setup_solo.py` is about `setup.py`. Helpers have the same names in every game."""
    folder = Path(__file__).parent / game.replace("-", "_")
    chapters = {*BESIDES, *(Path(path).stem for path in sources(game) if "/" not in path)}
    files = {path.stem for path in folder.glob("*.py")}
    tests = {name.removeprefix("test_") for name in files if name.startswith("test_")}
    assert tests and [name for name in tests if not any(f"{name}_".startswith(f"{one}_") for one in chapters)] == []
    assert {"position", "acting"} <= files and len([name for name in files if not name.startswith("test_")]) <= 4
