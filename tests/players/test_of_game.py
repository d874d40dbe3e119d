"""What players know of a game is found by the name of its package; a game of which they know nothing is played without it."""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import soloist
from soloist.coach.hints import hint
from soloist.engine.kernel.machine import Waiting
from soloist.players.budget import Budget
from soloist.players.catalogue import UnknownPlayer, choose, learned, outlook, player
from soloist.players.of_game import budget_of, features_of, part, rule_of_thumb
from soloist.players.weights import learned_weights, mark
from tests.support.levels import every_game
from tests.support.toy_game import GAME as TOY

PARTS = ("rule_of_thumb", "features", "budget", "course", "observation", "actions")


@every_game
def test_our_games_have_all_of_it(game: str) -> None:
    known = soloist.GAMES[game]
    assert all(part(known, name) for name in PARTS)
    assert learned(known) is not None and mark(known)


def test_players_who_know_nothing_of_a_game_play_it_without() -> None:
    assert not any(part(TOY, name) for name in PARTS)
    assert (rule_of_thumb(TOY), features_of(TOY), learned_weights(TOY), learned(TOY)) == (None, None, None, None)
    assert (budget_of(TOY), mark(TOY)) == (Budget(), "")
    with pytest.raises(UnknownPlayer, match="Known are random, search"):
        player("greedy", TOY, "1")
    table = TOY.deal(seed="K7Q2")
    assert table.question is not None
    assert choose(table, table.question, player("search:8", TOY, "1")) in table.question.options
    assert hint(table, tries=8) is not None


def test_companions_have_players_of_their_own_or_none() -> None:
    for companion in soloist.COMPANIONS.values():
        assert rule_of_thumb(companion) is None and learned(companion) is None


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The toy game's folder beside the others, still empty."""
    package = ModuleType("soloist.players.toy_game")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, package.__name__, package)
    part.cache_clear()
    yield package
    part.cache_clear()


def test_a_fifth_game_needs_only_its_own_folder(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def last(s: Any, step: Waiting[Any], options: list[int]) -> int:
        return options[-1]

    for name, content in (("rule_of_thumb", {"choose": last}), ("budget", {"BUDGET": Budget(tries=7)})):
        module = ModuleType(f"{package.__name__}.{name}")
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    table, who = TOY.deal(seed="K7Q2"), player("greedy", TOY, "1")
    assert table.question is not None and choose(table, table.question, who) == table.question.options[-1]
    assert budget_of(TOY).tries == 7 and outlook(TOY, None).rollout is not None
    assert features_of(TOY) is None


def test_a_module_that_cannot_be_imported_is_no_game_without_it(package: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a wrong import in a new file would go unnoticed."""

    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("no module named nonsense", name="nonsense")

    monkeypatch.setattr("soloist.engine.game.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="nonsense"):
        rule_of_thumb(TOY)
