"""Finds what the players know of a game: the modules of `soloist.players.<game>`, which is named as the game's own package is.

A game that lacks one of them is played without it.
"""

from functools import cache
from typing import Any

from soloist.engine.game import Game
from soloist.players.budget import Budget
from soloist.players.features import Features
from soloist.players.greedy import GreedyPlayer


@cache
def part(game: Game, name: str = "") -> Any:
    """The module of this name, or the package itself; None where there is none."""
    return game.found_in("soloist.players", name)


def rule_of_thumb(game: Game) -> GreedyPlayer | None:
    """Who follows the rule of thumb, in games that have one."""
    found = part(game, "rule_of_thumb")
    return None if found is None else GreedyPlayer(found.choose)


def features_of(game: Game) -> Features | None:
    """The numbers that stand for its positions."""
    found = part(game, "features")
    features: Features | None = None if found is None else found.FEATURES
    return features


def known_features(game: Game) -> Features:
    """The same for callers that cannot do without."""
    features = features_of(game)
    assert features is not None, f"{game.id} has no features"
    return features


def budget_of(game: Game) -> Budget:
    found = part(game, "budget")
    budget: Budget = Budget() if found is None else found.BUDGET
    return budget
