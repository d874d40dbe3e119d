"""Finds seeds for the walks: python -m tests.walks.seeds prints the two tables of walk.py.

The walks of a game together should meet as many kinds of question and event as they can, so each seed of a hundred is judged by
what its game adds to the walks of the other levels.
"""

import soloist
from tests.walks.walk import Walk, played, played_beside

TRIED = 100
AGAIN = 3
"""How often each level chooses: the first level has to choose before the others are known."""


def met(walk: Walk) -> set[str]:
    """The messages of the questions and events of a walk."""
    asked = {table.question.phrase.message for table in walk if table.question is not None}
    return asked | {event.phrase.message for event in walk[-1].events}


def best(games: dict[tuple[str, int], set[str]], levels: list[str]) -> dict[str, int]:
    """One seed for each level."""
    chosen: dict[str, int] = {}
    for level in levels * AGAIN:
        others = set[str]().union(*(games[other, seed] for other, seed in chosen.items() if other != level))
        chosen[level] = max(range(TRIED), key=lambda seed: (len(games[level, seed] - others), len(games[level, seed])))
    return chosen


def main() -> None:
    for name, play in (("SEEDS", played), ("SEEDS_BESIDE", played_beside)):
        print(f"{name} = {{")
        for game in soloist.GAMES.values():
            levels = [level.id for level in game.levels]
            games = {(level, seed): met(play(game.id, level, seed).tables) for level in levels for seed in range(TRIED)}
            for level, seed in best(games, levels).items():
                print(f'    ("{game.id}", "{level}"): {seed},')
            chosen = [games[one] for one in best(games, levels).items()]
            print(f"    # of {len(set().union(*games.values()))} messages {len(set().union(*chosen))}")
        print("}")


if __name__ == "__main__":
    main()
