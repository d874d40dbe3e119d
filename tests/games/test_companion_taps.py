"""Beside the real board every tap counts: a few games of each level are played, and the taps are counted."""

from statistics import median

import soloist
from soloist.players.of_game import rule_of_thumb
from tests.support.beside import ways_to_play
from tests.support.levels import one_level

MOST_A_TURN = {"raiders": 2, "guilds-of-london": 2, "peloponnes": 2}
MOST_A_GAME = {"raiders": 70, "guilds-of-london": 75, "peloponnes": 35}
USUAL_A_TURN = {"raiders": 1, "guilds-of-london": 1, "peloponnes": 2, "stone-age": 2}
GAMES = 12


@one_level
def test_a_turn_takes_a_tap_or_two(game: str, level: str) -> None:
    _, play = ways_to_play(soloist.GAMES[game])[0]
    player = rule_of_thumb(soloist.GAMES[game])
    guests = [play(level, number, check=False, player=player) for number in range(GAMES)]
    turns = [taps for guest in guests for taps in guest.taps[1:]]
    assert median(turns) == USUAL_A_TURN[game]
    if game in MOST_A_TURN:
        assert max(turns) <= MOST_A_TURN[game]
        assert median(sum(guest.taps) for guest in guests) <= MOST_A_GAME[game]
