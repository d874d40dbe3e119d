"""`make screens`: counts the questions at which the full-screen app lacks something that the player needs.

It plays greedy games of every level, in every language and at three sizes. `tests/support/screens.py` says what a screen must
show. It also counts what costs the player time: how often the news open, how often list or board scroll, and keys per game. The
options choose a part, for example one level at one size.
"""

import argparse
import asyncio
import os
import sys
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import product
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support.screens import play

import soloist

SIZES = ("80x24", "100x30", "120x40")
HEADINGS = ("questions", "lacking", "news opened", "list scrolls", "board scrolls", "keys/game")


class Cell(NamedTuple):
    """A line of the table."""

    size: str
    language: str
    game: str
    level: str

    def line(self, lacks: Counter[str], costs: Counter[str]) -> str:
        numbers = (*(lacks[name] for name in HEADINGS[:2]), *(costs[name] for name in HEADINGS[2:5]))
        columns = [f"{number:{len(name)}}" for name, number in zip(HEADINGS, numbers, strict=False)]
        kinds = {kind: count for kind, count in lacks.items() if kind not in HEADINGS}
        keys = f"{costs['keys'] / costs['games']:{len(HEADINGS[-1])}.1f}"
        return "  ".join([f"{' '.join(self):42}", *columns, keys, str(kinds or "")]).rstrip()


def job(cell: Cell, seed: int) -> tuple[Counter[str], Counter[str]]:
    width, height = map(int, cell.size.split("x"))
    return asyncio.run(play(cell.game, cell.level, seed, cell.language, (width, height)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="games of each level")
    parser.add_argument("--game", choices=list(soloist.GAMES), help="only this game")
    parser.add_argument("--level", help="only this level")
    parser.add_argument("--language", choices=soloist.LANGUAGES, help="only this language")
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument(
        "--jobs", type=int, default=2 * (os.cpu_count() or 1), help="a game waits for its screen half of the time"
    )
    given = parser.parse_args()
    levels = [(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels]
    wanted = (given.size, given.language, given.game, given.level)
    cells = [Cell(size, language, *level) for size, language, level in product(SIZES, soloist.LANGUAGES, levels)]
    cells = [cell for cell in cells if all(one in (None, value) for one, value in zip(wanted, cell, strict=True))]
    if not cells:
        parser.error(f"no level is called {given.level!r}")
    total = Counter[str]()
    counted = {cell: (Counter[str](), Counter[str]()) for cell in cells}
    print("  ".join([" " * 42, *HEADINGS]), flush=True)
    with ProcessPoolExecutor(given.jobs) as pool:
        # All are submitted at once, so that no process waits for the last game of a line.
        games = {pool.submit(job, cell, number + 1): cell for cell in cells for number in range(given.games)}
        for played, one in enumerate(as_completed(games), start=1):
            cell = games[one]
            lacks, costs = counted[cell]
            add(one, lacks, costs)
            if costs["games"] == given.games:
                total.update(lacks)
                print(cell.line(lacks, costs), flush=True)
            if sys.stderr.isatty():
                print(f"{played} of {len(games)} games\r", end="", file=sys.stderr, flush=True)
    times = os.times()
    seconds = (times.children_user + times.children_system) / max(1, total["questions"])
    print(f"{total['lacking']} of {total['questions']} questions lack something. A question took {seconds:.3f} s of CPU time.")
    raise SystemExit(bool(total["lacking"]))


def add(played: Future[tuple[Counter[str], Counter[str]]], lacks: Counter[str], costs: Counter[str]) -> None:
    one_lacks, one_costs = played.result()
    lacks.update(one_lacks)
    costs.update(one_costs)


if __name__ == "__main__":
    main()
