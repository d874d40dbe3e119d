"""Every level of every game, for tests that hold everywhere."""

from collections.abc import Sequence

import pytest

import soloist

EVERY_LEVEL = [(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels]
every_level = pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
every_game = pytest.mark.parametrize("game", list(soloist.GAMES))


def rest_slow(values: Sequence[str]) -> list[object]:
    """The first value in `make test`, all of them in `make test-all`."""
    return [pytest.param(one, marks=[pytest.mark.slow] if nth else []) for nth, one in enumerate(values)]


one_level = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game.id, level.id, marks=[pytest.mark.slow] if nth else [])
        for game in soloist.GAMES.values()
        for nth, level in enumerate(game.levels)
    ],
)
"""The first level of every game in `make test`, all levels in `make test-all`."""
any_game = pytest.mark.parametrize("game", rest_slow(sorted(soloist.GAMES, key=lambda game: game != "peloponnes")))
"""The shortest game in `make test`, all of them in `make test-all`."""
one_language = pytest.mark.parametrize("language", rest_slow(soloist.LANGUAGES))
"""English in `make test`, all languages in `make test-all`."""
