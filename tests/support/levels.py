"""Every level of every game, for tests that hold everywhere."""

import pytest

import soloist

EVERY_LEVEL = [(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels]
every_level = pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
every_game = pytest.mark.parametrize("game", list(soloist.GAMES))
