"""The numbers of Raiders: as many as announced in every position, finite, and nothing but a look."""

import math
from random import Random
from typing import Any

import pytest

import soloist
from soloist.engine import machine
from soloist.engine.machine import Chance
from soloist.players.value.weights import FEATURES

GAME = soloist.GAMES["raiders"]
OTHER = {
    "adversary_offering_source": "display",
    "adversary_valkyrie_without_armour": "ignored",
    "forbidden_building_blocks_merchant": "yes",
    "still_tied": "loss",
}


def looks(s: Any) -> str:
    """All that a position holds."""
    names = [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name)) and name != "setting"]
    return repr([(name, getattr(s, name)) for name in names])


@pytest.mark.parametrize("rulings", [{}, OTHER])
@pytest.mark.parametrize("level", [level.id for level in GAME.levels])
def test_features_of_every_position_of_random_games(level: str, rulings: dict[str, str]) -> None:
    features = FEATURES["raiders"]
    for seed in range(3):
        random, s = Random(seed), GAME.start(level, GAME.book.choose(rulings), GAME.standard)
        while (step := machine.waiting(s)) is not None:
            before = looks(s)
            numbers = features.of(s)
            assert looks(s) == before
            assert len(numbers) == features.count
            assert all(math.isfinite(number) for number in numbers)
            assert features.of(s.copy()) == numbers
            if isinstance(step, Chance):
                odds = step.odds(s)
                machine.answer(s, odds.at(random.randrange(odds.total)))
            else:
                machine.answer(s, random.choice(step.possible(s)))
        assert -2.0 <= features.margin(s) <= 2.0
