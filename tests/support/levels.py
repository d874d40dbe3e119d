"""Every level of every game, for tests that hold everywhere."""

import pytest

import soloist

EVERY_LEVEL = [(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels]
every_level = pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
every_game = pytest.mark.parametrize("game", list(soloist.GAMES))
one_level = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game.id, level.id, marks=[pytest.mark.slow] if nth else [])
        for game in soloist.GAMES.values()
        for nth, level in enumerate(game.levels)
    ],
)
"""The first level of every game in `make test`, all levels in `make test-all`."""
any_game = pytest.mark.parametrize(
    "game", ["peloponnes", *(pytest.param(game, marks=pytest.mark.slow) for game in soloist.GAMES if game != "peloponnes")]
)
"""The shortest game in `make test`, all of them in `make test-all`."""
