"""Every clause of a rules book is named by a test: `@pytest.mark.rule("SA-S27")`."""

import ast
from pathlib import Path
from random import Random

import pytest

import soloist


def named_in(folder: Path) -> set[str]:
    """The clauses that the marks of all tests under a folder name."""
    names: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                names.update(word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str))
    return names


@pytest.mark.parametrize("game", list(soloist.GAMES))
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    named = named_in(Path(__file__).parent / game.replace("-", "_"))
    clauses = set(soloist.GAMES[game].book.clauses)
    assert sorted(clauses - named) == [], "clauses without a test"
    assert sorted(named - clauses) == [], "tests name clauses that do not exist"


@pytest.mark.parametrize("game", list(soloist.GAMES))
def test_every_question_and_event_of_a_game_names_a_clause_of_its_book(game: str) -> None:
    """Played at random in the asking mode, so that chance questions come too."""
    for level in soloist.GAMES[game].levels:
        random = Random(1)
        table = soloist.GAMES[game].deal(level.id, 1, fate="ask")
        while table.question is not None:
            assert table.question.rule in table.deal.game.book.clauses
            table.answer(random.choice(table.question.options))
        assert {event.rule for event in table.events} <= set(table.deal.game.book.clauses)
