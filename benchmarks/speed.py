"""How fast the games run, compiled and uncompiled: `make bench`. A game is a random playout, a search/s a try of the search.

The same measurements run in two processes, one with the installed package and one with the source folder before it.
Each figure is the best of several rounds on one core; the floors are those the project promises.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

SOURCE = Path(__file__).parent.parent / "src"
ROUNDS = 5
SECONDS = 0.4
FLOORS = {"compiled": 400_000, "uncompiled": 100_000, "ratio": 3.0, "copy": 10.0, "game": 5.0, "searches": 1000}


def best(measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(ROUNDS))


def measure() -> dict[str, dict[str, float]]:
    """Steps and games a second of random play, and the time to copy a position and to replay a game."""
    import soloist
    from soloist.engine import machine

    found: dict[str, dict[str, float]] = {"build": {"compiled": float(not str(machine.__file__).endswith(".py"))}}
    for game in soloist.GAMES.values():
        for level in game.levels:
            table = game.deal(level.id, seed="BENCH")
            deal = table.deal
            random = Random(1)
            while table.question is not None:
                table.answer(random.choice(table.question.options))
            record = table.record()
            middle = soloist.read("\n".join(record.splitlines()[:25])).state

            def play(deal: soloist.Deal = deal, random: Random = random) -> tuple[float, float]:
                steps = games = 0
                start = time.perf_counter()
                while (spent := time.perf_counter() - start) < SECONDS:
                    steps += machine.playout(deal.start(), random)
                    games += 1
                return steps / spent, games / spent

            def per_second(work: Callable[[], object], times: int) -> float:
                start = time.perf_counter()
                for _ in range(times):
                    work()
                return times / (time.perf_counter() - start)

            rates = [play() for _ in range(ROUNDS)]
            found[f"{game.id} {level.id}"] = {
                "steps": max(rate[0] for rate in rates),
                "games": max(rate[1] for rate in rates),
                "searches": max(tries(game, table) for _ in range(ROUNDS)),
                "copies": best(lambda middle=middle: per_second(middle.copy, 2000)),  # type: ignore[misc]
                "replays": best(lambda record=record: per_second(lambda: soloist.read(record), 20)),  # type: ignore[misc]
            }
    return found


def tries(game: Any, table: Any) -> float:
    """Tries a second of the search player in the opening position: short ones where what was learned judges the end of the
    round, whole games elsewhere."""
    from soloist.players.catalogue import learned, outlook
    from soloist.players.search import Search

    opening = game.deal(table.deal.level, seed="BENCH")
    search = Search(opening.state, [option.value for option in opening.question.options], outlook(game, learned(game)), 1)
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        search.try_all(search.all, 10)
    return search.lucks * len(search.all) / spent


def in_process(path: str) -> dict[str, dict[str, float]]:
    environment = {**os.environ, "PYTHONPATH": path}
    text = subprocess.run(
        [sys.executable, __file__, "measure"], env=environment, check=True, capture_output=True, text=True
    ).stdout
    result: dict[str, dict[str, float]] = json.loads(text)
    return result


def report() -> None:
    uncompiled, compiled = in_process(str(SOURCE)), in_process("")
    if not compiled["build"]["compiled"]:
        print("The installed package is not compiled; both columns are uncompiled.")
    print(f"{'':30}{'steps/s':>12}{'games/s':>10}{'game ms':>9}{'copy µs':>9}{'replay ms':>11}{'search/s':>10}")
    low: list[str] = []
    for name in compiled:
        if name == "build":
            continue
        for build, found in (("uncompiled", uncompiled[name]), ("compiled", compiled[name])):
            row = {"game": 1e3 / found["games"], "copy": 1e6 / found["copies"], "replay": 1e3 / found["replays"]}
            print(
                f"{name + ' ' + build[:6]:30}{found['steps']:>12,.0f}{found['games']:>10,.0f}"
                f"{row['game']:>9.2f}{row['copy']:>9.2f}{row['replay']:>11.2f}{found['searches']:>10,.0f}"
            )
            low += [f"{name}: {build} steps/s"] * (found["steps"] < FLOORS[build])
            low += [f"{name}: search"] * (build == "compiled" and found["searches"] < FLOORS["searches"])
            low += [f"{name}: {build} {what}" for what in ("copy", "game") if row[what] > FLOORS[what]]
        ratio = compiled[name]["steps"] / uncompiled[name]["steps"]
        print(f"{name + ' ratio':30}{ratio:>12.1f}")
        low += [f"{name}: ratio"] * (ratio < FLOORS["ratio"])
    print("All floors hold." if not low else "Below the floor: " + "; ".join(low))


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        print(json.dumps(measure()))
    else:
        report()
