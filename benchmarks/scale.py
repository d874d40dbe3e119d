"""Measures games per second in one process, in two and on a local Ray, and the overhead of a chunk on Ray: `make bench-scale`.

The rule of thumb plays Peloponnes. The start-up time is printed separately: the rate counts the games after the first result.
"""

import os
import statistics
import time
from collections.abc import Iterable

import soloist
from soloist.lab.cluster import HERE, STORE, on_ray, play_chunk
from soloist.lab.simulate import Failed, Played, Task, play_all
from soloist.lab.workers import LIMIT

GAMES = 2000
CHUNKS = 200


def tasks() -> list[Task]:
    game = soloist.GAMES["peloponnes"]
    return [Task(game.id, "general", "greedy", number, game.book.choose({})) for number in range(GAMES)]


def report(name: str, games: Iterable[Played | Failed]) -> None:
    start = time.perf_counter()
    came = [time.perf_counter() for _ in games]
    # The games of the first chunk arrive together; the rate counts from then on.
    later = [moment for moment in came if moment > came[0] + 0.001]
    rate = len(later) / (came[-1] - came[0]) if later else 0.0
    print(f"{name:16}{rate:>10,.0f} games/s{came[0] - start:>10.2f} s to the first", flush=True)


def chunk_overhead() -> float:
    """The median of the seconds that a worker needs for an empty chunk."""
    import ray

    ray.init("local", include_dashboard=False, object_store_memory=STORE, log_to_driver=False)
    remote, spent = ray.remote(play_chunk), []
    for _ in range(CHUNKS):
        start = time.perf_counter()
        ray.get(remote.remote([], LIMIT))
        spent.append(time.perf_counter() - start)
    ray.shutdown()
    return statistics.median(spent)


if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    report("one process", play_all(tasks(), 1, LIMIT))
    report("two processes", play_all(tasks(), 2, LIMIT))
    report("Ray, two workers", on_ray(tasks(), HERE, 2, LIMIT))
    print(f"a chunk on Ray costs {1000 * chunk_overhead():.1f} ms beside its games")
