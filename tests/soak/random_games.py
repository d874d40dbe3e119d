"""Random games with the ledgers of the tests: no dead end, and nothing appears or disappears."""

import traceback

from tests.soak.figures import Figures, turns
from tests.support.levels import EVERY_LEVEL
from tests.walks.random_games import play_at_random


def random_games(count: int, until: float) -> Figures:
    """Play `count` games of each level."""
    figures = Figures("random games", count * len(EVERY_LEVEL))
    for number in turns(count, until):
        for game, level in EVERY_LEVEL:
            try:
                play_at_random(game, level, number)
            except Exception:
                figures.wrong.append(f"{game} {level} {number}: {traceback.format_exc(limit=-2)}")
            figures.done += 1
    figures.note = f"{len(EVERY_LEVEL)} levels"
    return figures
