"""`make screens`: counts the questions at which the full-screen app lacks something that the player needs.

Greedy games of every level, in every language and at three sizes. `tests/support/screens.py` says what must be there. Counted
besides, because they cost time: how often the news open, how often list or board scroll, and keys per game.
"""

import argparse
import asyncio
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support.screens import play

import soloist

SIZES = ((80, 24), (100, 30), (120, 40))


def job(task: tuple[str, str, int, str, tuple[int, int]]) -> tuple[Counter[str], Counter[str]]:
    return asyncio.run(play(*task))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--game", choices=list(soloist.GAMES), help="only this game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    games = [soloist.GAMES[given.game]] if given.game else list(soloist.GAMES.values())
    total = Counter[str]()
    print(f"{'':28} questions lacking  news opened  list scrolls  board scrolls  keys/game")
    cells = list(product(SIZES, soloist.LANGUAGES, games))
    with ProcessPoolExecutor(given.jobs) as pool:
        # All are submitted at once, so that no process waits for the last game of a line.
        played = {
            (size, language, game.id): [
                pool.submit(job, (game.id, level.id, number + 1, language, size))
                for level in game.levels
                for number in range(given.games)
            ]
            for size, language, game in cells
        }
        for size, language, game in cells:
            lacks, costs = Counter[str](), Counter[str]()
            for one in played.pop((size, language, game.id)):
                one_lacks, one_costs = one.result()
                lacks.update(one_lacks)
                costs.update(one_costs)
            total.update(lacks)
            name = f"{size[0]}x{size[1]} {language} {game.id}"
            kinds = {kind: count for kind, count in lacks.items() if kind not in ("questions", "lacking")}
            print(
                f"{name:28} {lacks['questions']:9} {lacks['lacking']:7} {costs['news opened']:12} {costs['list scrolls']:13}"
                f" {costs['board scrolls']:14} {costs['keys'] / costs['games']:10.1f}  {kinds or ''}",
                flush=True,
            )
    print(f"{total['lacking']} of {total['questions']} questions lack something.")
    raise SystemExit(bool(total["lacking"]))


if __name__ == "__main__":
    main()
