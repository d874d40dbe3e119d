"""Random games: no dead end, no piece appears or disappears, and every text form restores the same game.

SOLOIST_GAMES sets how many games each level plays; `make soak` plays more.
"""

from tests.support.levels import every_level
from tests.support.share import GAMES
from tests.walks.random_games import play_at_random


@every_level
def test_random_games_end_and_keep_every_piece(game: str, level: str) -> None:
    for number in range(GAMES):
        play_at_random(game, level, number)
