"""Load test with many clients at once, each at its own table: counts errors and measures waiting times."""

import threading
import time
from collections.abc import Sequence
from random import Random

from tests.soak.figures import Figures, at, turns
from tests.soak.running import GONE, Guest, collection_file, complaint, serving
from tests.soak.witness import Witness, answer, look, sit_down


def loads(clients: Sequence[int], answers: int, random: Random, until: float) -> list[Figures]:
    """Test one server with each number of clients in turn. Each time, all clients together give `answers` answers."""
    with collection_file() as path, serving(path) as server:
        rows = [_load(server.port, number, answers, random, until) for number in clients]
        rows[-1].expect("Traceback" not in complaint(path), complaint(path))
    return rows


def _load(port: int, clients: int, answers: int, random: Random, until: float) -> Figures:
    figures, times = Figures(f"load, {clients} client{'s' * (clients > 1)}", answers), list[float]()
    shares = [answers // clients + (number < answers % clients) for number in range(clients)]
    guests = [Guest(port) for _ in shares]
    tables = [sit_down(guest, random) for guest in guests]
    threads = [
        threading.Thread(target=_sit, args=(guest, witness, share, Random(random.random()), until, times, figures), daemon=True)
        for guest, witness, share in zip(guests, tables, shares, strict=True)
    ]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    figures.seconds = time.perf_counter() - start
    figures.done = len(times)
    if times:
        waits = "  ".join(f"p{round(100 * share)} {at(times, share):.1f} ms" for share in (0.5, 0.95, 0.99))
        figures.note = f"{len(times) / figures.seconds:.0f} answers/s  {waits}"
    return figures


def _sit(
    guest: Guest, witness: Witness, answers: int, random: Random, until: float, times: list[float], figures: Figures
) -> None:
    """One client: give `answers` answers, at a new table whenever a game is over, and check that each table is as it was left."""
    try:
        for _ in turns(answers, until):
            if witness.is_over:
                figures.wrong += filter(None, [look(guest, witness)])
                witness = sit_down(guest, random)
            start = time.perf_counter()
            status = answer(guest, witness, random)
            times.append(time.perf_counter() - start)
            figures.expect(status == 200, f"status {status} for an answer")
        figures.wrong += filter(None, [look(guest, witness)])
    except (*GONE, AssertionError) as error:
        figures.wrong.append(f"a guest was left alone: {error!r}")
    finally:
        guest.leave()
