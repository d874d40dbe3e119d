"""What the learned player of Guilds of London sees: always as many numbers, finite, the same for the same position."""

import math
from collections.abc import Mapping
from random import Random

import pytest

import soloist
from soloist.engine import machine
from soloist.engine.machine import Chance
from soloist.games.guilds_of_london.state import Guilds
from soloist.players.value.guilds_of_london import GuildsFeatures

GAME = soloist.GAMES["guilds-of-london"]
OTHER_RULINGS = {
    "boris_uses_special_buildings": "yes",
    "two_symbol_cards": "background_colour",
    "boris_ties": "you_win",
    "promo_card": "yes",
    "neutral_hire_allowed": "no",
    "surplus_liverymen_go_to": "supply",
}


def contents(s: Guilds) -> dict[str, object]:
    """Everything the position holds, the agenda by its steps."""
    held = {name: getattr(s, name) for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))}
    return {name: list(value) if isinstance(value, list) else repr(value) for name, value in held.items()}


@pytest.mark.parametrize("rulings", [{}, OTHER_RULINGS])
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_features_describe_every_position(level: str, rulings: Mapping[str, str]) -> None:
    features = GuildsFeatures()
    for number in range(2):
        random = Random(f"{level}/{number}")
        s: Guilds = GAME.start(level, GAME.book.choose(rulings), GAME.standard)
        while (step := machine.waiting(s)) is not None:
            before = contents(s)
            numbers = features.of(s)
            assert len(numbers) == features.count
            assert all(math.isfinite(one) for one in numbers)
            assert contents(s) == before
            assert features.of(s.copy()) == numbers
            if isinstance(step, Chance):
                odds = step.odds(s)
                machine.answer(s, odds.at(int(random.random() * odds.total)))
            else:
                options = step.possible(s)
                machine.answer(s, options[int(random.random() * len(options))])
        assert -2.0 <= features.margin(s) <= 2.0
