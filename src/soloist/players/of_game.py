"""Finds the modules about a game: `soloist.players.<game>` has the same name as the package of the game.

Any of these modules may be missing.
"""

from functools import cache
from typing import Any

from soloist.engine.game import Game
from soloist.players.budget import Budget
from soloist.players.features import Features
from soloist.players.greedy import GreedyPlayer


@cache
def part(game: Game, name: str = "") -> Any:
    """The module with this name, or the package itself; None if it does not exist."""
    return game.found_in("soloist.players", name)


def rule_of_thumb(game: Game) -> GreedyPlayer | None:
    """The player that follows the rule of thumb, or None if the game has none."""
    found = part(game, "rule_of_thumb")
    return None if found is None else GreedyPlayer(found.choose)


def features_of(game: Game) -> Features | None:
    """The features of the game, or None if it has none."""
    found = part(game, "features")
    features: Features | None = None if found is None else found.FEATURES
    return features


def known_features(game: Game) -> Features:
    """The features of a game that must have them."""
    features = features_of(game)
    assert features is not None, f"{game.id} has no features"
    return features


def budget_of(game: Game) -> Budget:
    found = part(game, "budget")
    budget: Budget = Budget() if found is None else found.BUDGET
    return budget
