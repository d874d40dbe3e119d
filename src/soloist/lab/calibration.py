"""Measures whether the chances in hints come true, corrects them, and writes the page of the manual about it: `make calibration`.

The learned player plays new deals of every level with every reading that `make difficulty` measures. At some of its questions
the tries of a hint say a chance, and the end of the game says whether it was won. From these pairs comes a line through the log
odds for each level and reading, in `players/<game>/calibration.toml`. The page shows how true the corrected chances are; there
each deal is corrected by a line fitted to the other half of the deals.

What was played is kept in build/calibration, so an interrupted run goes on where it stopped.
"""

import argparse
import csv
import math
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import soloist
from soloist.coach.calibration import ENDED, FILE, Calibration, stamp_of
from soloist.coach.grading import decisions
from soloist.coach.hints import Adviser
from soloist.coach.statistics import chance, odds, share
from soloist.engine.game import Game
from soloist.lab.difficulty import Line, plan
from soloist.lab.measuring import file_of
from soloist.lab.pages.calibration import Pair, deals_of, page
from soloist.lab.simulate import Task, play_out
from soloist.lab.workers import Clock, in_processes
from soloist.players.player import result_of

PAGE = Path("docs/en/tinkerers/calibration.md")
KEPT = Path("build/calibration")
SOURCES = Path("src/soloist/players")
FIRST = 20_000_000
"""The number of the first deal; nothing was trained or measured on these."""
DEALS, OF_GAME = 120, 1500
"""How many deals of each level and reading at least, and of each game."""
POSITIONS = 5
"""How many questions of each game are kept."""
TRIES = 120
"""The tries of each hint: enough that their own error is small beside that of the network."""
USUAL_SLOPE, SLOPE_SPREAD, OFFSET_SPREAD = 1.0, 0.3, 2.0
"""The prior: the usual slope, and how much the slope and the offset vary."""
LEAST_SLOPE = 0.2


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures whether the chances in hints come true.")
    parser.add_argument("--deals", type=int, default=DEALS, help="deals of each level and reading, at least")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    lines = plan(("learned",))
    measured = {}
    for line in lines:
        deals = OF_GAME // sum(other.game == line.game for other in lines)
        measured[line] = measure(line, max(given.deals, deals), given.jobs)
    for game in soloist.GAMES.values():
        folder = SOURCES / game.package.rpartition(".")[2]
        (folder / FILE).write_text(
            data_file(game, {line: measured[line] for line in lines if line.game == game.id}), encoding="utf-8"
        )
    corrected_pairs = {line: corrected(pairs) for line, pairs in measured.items()}
    text, is_true = page(measured, corrected_pairs, FIRST)
    PAGE.write_text(text, encoding="utf-8")
    print(text)
    raise SystemExit(0 if is_true else "The chances are further off than they may be.")


# --- playing


def measure(line: Line, deals: int, jobs: int) -> list[Pair]:
    """The pairs of the first deals, from the file and, for those that are missing there, from new games."""
    path = file_of(KEPT, line.game, line.level, dict(line.rulings), "learned")
    pairs = read(path)
    missing = sorted(set(range(FIRST, FIRST + deals)) - {pair.deal for pair in pairs})
    tasks = [Task(line.game, line.level, "learned", number, dict(line.rulings)) for number in missing]
    for done, (_, found) in enumerate(in_processes(pairs_of, tasks, jobs), start=1):
        assert isinstance(found, list), found
        write(path, found)
        pairs += found
        print(f"\r{line.game} {line.level} {line.words}: {done} of {len(tasks)} games", end="", flush=True)
    if tasks:
        print()
    return sorted(pair for pair in pairs if pair.deal < FIRST + deals)


def pairs_of(task: Task, clock: Clock) -> Iterator[object]:
    """Play one deal and look back at some of its questions."""
    table, _, _ = play_out(task, clock)
    asked, result = decisions(table), result_of(table.state)
    kept = Random(task.number).sample(asked, min(POSITIONS, len(asked)))
    yield [Pair(task.number, said(table.at(one.number), one.step.possible(one.s)), result) for one in kept]


def said(table: soloist.Table, options: list[int]) -> float:
    """The chance of the best answer before any correction."""
    best, _ = Adviser(table, 0.0, TRIES, f"calibration/{table.deal.seed}", 0.0, None).compared(options)
    return chance(best)


def read(path: Path) -> list[Pair]:
    if not path.exists():
        return []
    rows = csv.reader(path.read_text(encoding="utf-8").splitlines())
    return [Pair(int(row[0]), float(row[1]), float(row[2])) for row in rows if len(row) == len(Pair._fields)]


def write(path: Path, pairs: Iterable[Pair]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(pairs)


# --- the line


def fitted(pairs: list[Pair]) -> Calibration:
    """The most likely line, by Newton's method. The games of one deal end alike, so they count as one. Where all tries ended the
    game there is nothing to correct."""
    pairs = [pair for pair in pairs if pair.said not in ENDED]
    weight = deals_of(pairs) / len(pairs) if pairs else 0.0
    points = [(odds(pair.said), pair.won) for pair in pairs]
    middle = sum(at for at, _ in points) / max(1, len(points))
    slope, offset, error = USUAL_SLOPE, 0.0, OFFSET_SPREAD
    for _ in range(30):
        # Gradient and curvature of the posterior, beginning with the prior.
        by_slope, by_offset = (USUAL_SLOPE - slope) / SLOPE_SPREAD**2, -offset / OFFSET_SPREAD**2
        slopes, both, offsets = 1 / SLOPE_SPREAD**2, 0.0, 1 / OFFSET_SPREAD**2
        for at, won in points:
            expected = share(slope * at + offset)
            by_slope += weight * at * (won - expected)
            by_offset += weight * (won - expected)
            curved = weight * expected * (1 - expected)
            slopes, both, offsets = slopes + curved * at * at, both + curved * at, offsets + curved
        determinant = slopes * offsets - both * both
        slope = max(LEAST_SLOPE, slope + (offsets * by_slope - both * by_offset) / determinant)
        offset += (slopes * by_offset - both * by_slope) / determinant
        error = math.sqrt((offsets * middle * middle - 2 * both * middle + slopes) / determinant)
    return Calibration(slope, offset, error)


def corrected(pairs: list[Pair]) -> list[Pair]:
    """Each pair with the chance that the line of the other half of the deals gives."""
    halves = [fitted([pair for pair in pairs if pair.deal % 2 != half]) for half in (0, 1)]
    return [pair._replace(said=halves[pair.deal % 2].chance(pair.said)) for pair in pairs]


def data_file(game: Game, measured: dict[Line, list[Pair]]) -> str:
    entries = []
    for line, pairs in measured.items():
        found = fitted(pairs)
        entries.append(
            f'[[measured]]\nlevel = "{line.level}"\nrulings = "{line.words}"\n'
            f"slope = {found.slope:.3f}\noffset = {found.offset:.3f}\nerror = {found.error:.3f}\n"
            f'positions = {len(pairs)}\ndeals = {deals_of(pairs)}\nstamp = "{stamp_of(game)}"\n'
        )
    return "\n".join(["# How true the chances in hints are: written by `make calibration`.\n", *entries])


if __name__ == "__main__":
    main()
