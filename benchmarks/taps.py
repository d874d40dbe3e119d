"""How many taps a companion takes beside the real board.

    python benchmarks/taps.py [--games 100]

Whole games are played here by the rule of thumb, and a simulated person taps what the companion asks for. "A turn" is what he
needs to act: your word that it is his turn, and what he must know. "A game" is every tap from the first question to the last:
set-up, tiles that you resolve, supply rounds, changes of your own, the count.
"""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

import soloist
from benchmarks.beside import Guest, guilds_of_london, peloponnes, raiders, stone_age
from soloist.players.of_game import rule_of_thumb

Played = Callable[..., Guest]

WAYS: dict[str, list[tuple[str, Played]]] = {
    "stone-age": [("no cards", partial(stone_age.play, own_cards=True))],
    "raiders": [("app's cards", partial(raiders.play, own_cards=False)), ("own cards", partial(raiders.play, own_cards=True))],
    "guilds-of-london": [
        ("app's cards", partial(guilds_of_london.play, own_cards=False)),
        ("own cards", partial(guilds_of_london.play, own_cards=True)),
    ],
    "peloponnes": [("no cards", peloponnes.play)],
}


def row(game: str, level: str, how: str, play: Played, games: int) -> str:
    player = rule_of_thumb(soloist.GAMES[game])
    guests = [play(level, number, check=False, player=player) for number in range(games)]
    turns = [taps for guest in guests for taps in guest.taps[1:]]
    whole = [sum(guest.taps) for guest in guests]
    return f"{game:<17} {level:<15} {how:<12} {median(turns):>6.1f} {max(turns):>5} {median(whole):>8.1f} {max(whole):>5}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="so many games of each level")
    games = parser.parse_args().games
    print(f"Taps beside the real board, {games} games a level, rule of thumb: median and most")
    print(f"{'game':<17} {'level':<15} {'his cards':<12} {'a turn':>6} {'':>5} {'a game':>8}")
    for game, ways in WAYS.items():
        for level in soloist.GAMES[game].levels:
            for how, play in ways:
                print(row(game, level.id, how, play, games), flush=True)


if __name__ == "__main__":
    main()
