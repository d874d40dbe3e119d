"""Counts the taps that a companion needs beside the real board.

    python benchmarks/taps.py [--games 100]

The rule of thumb plays whole games, and a simulated person taps what the companion asks for. "A turn" counts the taps that the
opponent needs to act: that it is his turn, and what he must know. "A game" counts every tap from the first question to the last:
set-up, tiles that you resolve, supply rounds, your own changes, the final count. In Guilds of London the owner has confirmed
all tiles; a first game asks for each tile once.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support.beside import Played, ways_to_play

import soloist
from soloist.engine.game import Game
from soloist.players.of_game import rule_of_thumb


def row(game: Game, level: str, how: str, play: Played, games: int) -> str:
    player = rule_of_thumb(game)
    guests = [play(level, number, check=False, player=player) for number in range(games)]
    turns = [taps for guest in guests for taps in guest.taps[1:]]
    whole = [sum(guest.taps) for guest in guests]
    return f"{game.id:<17} {level:<15} {how:<12} {median(turns):>6.1f} {max(turns):>5} {median(whole):>8.1f} {max(whole):>5}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="so many games of each level")
    games = parser.parse_args().games
    print(f"Taps beside the real board, {games} games a level, rule of thumb: median and most")
    print(f"{'game':<17} {'level':<15} {'his cards':<12} {'a turn':>6} {'':>5} {'a game':>8}")
    for game in soloist.GAMES.values():
        for level in game.levels:
            for how, play in ways_to_play(game):
                print(row(game, level.id, how, play, games), flush=True)


if __name__ == "__main__":
    main()
