"""Positions travel: tables and states are compared, copied, pickled, and go on alike wherever they are."""

import ast
import copy
import pickle
from html import unescape
from pathlib import Path
from random import Random

import pytest

import soloist
from soloist.coach.account import account
from soloist.engine.kernel.fate import Free, Scripted, Seeded
from soloist.engine.table import Table
from soloist.engine.text.words import unbroken
from tests.support.levels import every_game

EVERY = list(soloist.EVERY)


def played(game: str, answers: int, fate: str | soloist.Fate = "seed") -> Table:
    """A table after this many answers, some of which were undone."""
    random, table = Random(game), soloist.EVERY[game].deal(seed=answers, fate=fate)
    for _ in range(answers):
        if table.question is not None:
            table.answer(random.choice(table.question.options))
        if random.random() < 0.1:
            table.undo()
    return table


def test_states_that_differ_in_one_number_are_not_equal() -> None:
    s: soloist.engine.kernel.machine.State = soloist.GAMES["peloponnes"].deal(seed=1).state
    other = s.copy()
    assert s == other and s != "something else"
    other.goods[0] += 1  # type: ignore[attr-defined]
    assert s != other


@pytest.mark.parametrize("game", EVERY)
def test_a_table_is_the_same_elsewhere_and_goes_on_by_itself(game: str) -> None:
    table = played(game, 40)
    before = table.record()
    for twin in (pickle.loads(pickle.dumps(table)), table.copy(), copy.deepcopy(table)):
        assert twin == table and twin.state == table.state
        assert (twin.scene, twin.before, twin.story("fr")) == (table.scene, table.before, table.story("fr"))
        assert [event.touched for event in twin.news] == [event.touched for event in table.news]
        assert (twin.can_undo, twin.can_redo) == (table.can_undo, table.can_redo)
        if twin.question is not None:
            twin.answer(twin.question.options[0])
            assert twin != table
            twin.undo()
        twin.undo()
        twin.redo()
    assert table.record() == before


@every_game
def test_an_imagined_table_stands_alike_and_has_luck_of_its_own(game: str) -> None:
    table = soloist.GAMES[game].deal(seed="K7Q2")

    def words(one: soloist.Table) -> list[str]:
        while one.question is not None:
            one.answer(one.question.options[0])
        return [given.token for given in one.log]

    assert table.imagine(1).question == table.question and table.imagine(1).state == table.state
    several = (table.copy(), table.imagine(1), table.imagine("1"), table.imagine(2), table.imagine("K7Q2"))
    futures = [words(one) for one in several]
    assert futures[1] == futures[2]
    assert len({tuple(future) for future in futures}) == 4
    ahead = table.imagine(1)
    words(ahead)
    assert soloist.read(ahead.record()).record() == ahead.record(), "it can be kept like any other"


def test_real_dice_are_imagined_too() -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2", fate="ask")
    assert table.question is not None and table.question.chance
    ahead = table.imagine(1)
    assert ahead.question is not None and not ahead.question.chance and len(ahead.log) > len(table.log)


def test_pieces_that_are_laid_travel_too() -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    table.answer("forest")
    twin = pickle.loads(pickle.dumps(table))
    assert [given.token for given in twin.laid] == ["forest"] and twin == table
    twin.answer("-forest")
    assert twin != table


@pytest.mark.parametrize("fate", ["ask", Free(Random(1)), Scripted({"deck": [3]}, Seeded("x"))])
def test_so_does_any_fate(fate: str | soloist.Fate) -> None:
    table = played("stone-age", 12, fate)
    twin = pickle.loads(pickle.dumps(table))
    assert twin == table and type(twin.fate) is type(table.fate)
    for one in (table, twin):
        for _ in range(30):
            assert one.question is not None
            one.answer(one.question.options[0])
    assert twin == table or isinstance(fate, Free), "only free fate has fresh luck there"


def test_an_edition_of_ones_own_travels_with_its_table() -> None:
    table = soloist.GAMES["peloponnes"].deal(edition=soloist.GAMES["peloponnes"].edition('base = "standard"'))
    twin = pickle.loads(pickle.dumps(table))
    assert twin == table and twin.deal.edition.own and twin.deal.code == table.deal.code


@pytest.mark.parametrize("game", EVERY)
def test_a_table_is_drawn_for_print_and_for_notebooks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLOIST_LANG", "en")
    table = soloist.EVERY[game].deal(seed=1)
    assert table.question is not None
    tokens = [option.token for option in table.question.options if not option.kind]
    assert tokens and [token for token in tokens if token not in str(table)] == []
    # The page stands in an attribute of the frame, where its characters are escaped.
    frame = unescape(table._repr_html_())
    assert frame.startswith("<iframe") and "<script" not in frame
    board = frame.partition('<section class="board">')[2]
    assert any(table.game.words.say(zone.title, "en") in board for zone in table.scene.zones)


def test_a_finished_table_is_drawn_with_its_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLOIST_LANG", "de")
    table = soloist.GAMES["peloponnes"].deal("general", 1, any_order=False)
    while table.question is not None:
        table.answer(table.question.options[-1])
    drawn = " ".join(str(table).split())
    assert table.result is not None and "Du hast verloren." in drawn
    assert " ".join(account(table).story("de").split()) in drawn
    for line in table.result.lines:
        name = unbroken(table.game.words.say(line.name, "de"))
        assert f"{name}: du {line.you}, Angelos {line.opponent} [{line.rule}]" in drawn


def renamed(constructor: ast.FunctionDef) -> list[str]:
    """The attributes in which a constructor stores an argument under another name, or a converted argument."""
    given = {argument.arg for argument in [*constructor.args.args, *constructor.args.kwonlyargs]}
    found = []
    for node in ast.walk(constructor):
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
        if not isinstance(node, (ast.Assign, ast.AnnAssign)) or not isinstance(target, ast.Attribute):
            continue
        kept = node.value
        if isinstance(kept, ast.Name) and kept.id in given and kept.id != target.attr:
            found.append(target.attr)
        if isinstance(kept, ast.Call) and target.attr in given:
            found.append(target.attr)
    return found


def test_what_a_position_is_made_of_keeps_what_it_was_given_under_the_same_name() -> None:
    """Random games only meet the usual steps. This test checks all classes."""
    for file in (Path(soloist.__file__).parent / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                assert renamed(node) == [], f"{file}, line {node.lineno}"
