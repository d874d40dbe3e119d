"""Random games with the ledgers of the tests: no dead end, and nothing appears or disappears."""

import traceback

from tests.soak.figures import Figures, turns
from tests.test_random_games import LEVELS, play_at_random


def random_games(count: int, until: float) -> Figures:
    """Play `count` games of each level."""
    figures = Figures("random games", count * len(LEVELS))
    for number in turns(count, until):
        for game, level in LEVELS:
            try:
                play_at_random(game, level, number)
            except Exception:
                figures.wrong.append(f"{game} {level} {number}: {traceback.format_exc(limit=-2)}")
            figures.done += 1
    figures.note = f"{len(LEVELS)} levels"
    return figures
