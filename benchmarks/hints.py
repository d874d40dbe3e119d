"""Measures what a hint costs in a new process and in one that is kept for the next hint.

    python benchmarks/hints.py [--hints 5]

The search takes the same time in both, so the difference is what starting Python, importing and reading the learned weights
cost. On a busy machine, only the CPU time is reliable.
"""

import argparse
import resource
import time
from collections.abc import Callable

import soloist
from soloist.coach.hints import SECONDS
from soloist.library.coach_process import HINT, Coach
from soloist.library.store import Saved


def cost(work: Callable[[], None]) -> tuple[float, float]:
    """The seconds that the work takes, and the CPU seconds of the processes that ended meanwhile."""
    clock, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def hints(coach: Coach, saved: Saved, number: int) -> None:
    for _ in range(number):
        process = coach.take()
        assert process.ask(HINT, saved) is not None
        coach.give_back(process)


def waited(coach: Coach, saved: Saved) -> float:
    """The seconds until the next hint."""
    start = time.perf_counter()
    hints(coach, saved, 1)
    return time.perf_counter() - start


def row(game: str, number: int) -> str:
    saved = Saved(1, game, "", 0, "", soloist.GAMES[game].deal(seed="K7Q2").record(), None, "", 0, None)
    clock, cpu = cost(lambda: hints(Coach(), saved, number))
    coach = Coach()
    waits = list[float]()

    def warm() -> None:
        coach.stay_warm()
        hints(coach, saved, 1)
        waits.extend(waited(coach, saved) for _ in range(number))
        coach.close()

    # One more hint, because the first one loads the game.
    warm_cpu = cost(warm)[1]
    return f"{game:<18} {clock / number:>7.2f} {cpu / number:>7.2f} {sum(waits) / number:>7.2f} {warm_cpu / (number + 1):>7.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hints", type=int, default=5, help="hints of each game")
    number = parser.parse_args().hints
    print(f"Seconds for one hint, {number} of each game; the search may take {SECONDS}")
    print(f"{'':<18} {'new process':>15} {'kept process':>15}")
    print(f"{'game':<18} {'clock':>7} {'CPU':>7} {'clock':>7} {'CPU':>7}")
    for game in soloist.GAMES:
        print(row(game, number), flush=True)


if __name__ == "__main__":
    main()
