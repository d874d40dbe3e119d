"""A long stress test: `make soak`.

It kills servers and terminals, gives odd input to everything that reads input, lets many clients play at once, locks the store,
fills the disk, and plays random games. All random choices come from `--seed`. The run ends by itself, and ends every process
that it started. Then it prints a table of figures. The exit status is 1 if anything was wrong.
"""

import argparse
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.soak.figures import Figures, complaints, table
from tests.soak.fuzz import fuzz_parcels, fuzz_texts
from tests.soak.kills import kill_servers, kill_terminals
from tests.soak.load import loads
from tests.soak.odd_commands import odd_commands
from tests.soak.odd_requests import fuzz_requests
from tests.soak.random_games import random_games
from tests.soak.trouble import locked, no_growth, no_pages

CLIENTS = (1, 8, 32)
SHORT = {"kills": 4, "fuzz": 600, "commands": 4, "load_answers": 96, "games": 0, "minutes": 0.8}
Part = Callable[[], Figures | list[Figures]]


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--kills", type=int, default=500, help="servers killed; terminals a tenth of that")
    top.add_argument("--fuzz", type=int, default=20000, help="odd texts; requests a quarter of that")
    top.add_argument("--commands", type=int, default=60, help="odd command lines")
    top.add_argument("--load-answers", type=int, default=2000, help="answers for each number of clients")
    top.add_argument("--games", type=int, default=0, help="random games a level")
    top.add_argument("--seed", type=int, default=1, help="where all that is random comes from")
    top.add_argument("--minutes", type=float, default=60.0, help="after so long no part goes on")
    top.add_argument("--short", action="store_true", help="a little of everything, in less than a minute")
    return top


def parts(given: argparse.Namespace) -> list[Part]:
    """All parts, each with its own random generator, so that each can be repeated alone."""
    until = time.monotonic() + 60 * given.minutes

    def chance(name: str) -> Random:
        return Random(f"{given.seed} {name}")

    return [
        lambda: kill_servers(given.kills, chance("servers"), until),
        lambda: kill_terminals(-(-given.kills // 10), chance("terminals"), until),
        lambda: fuzz_texts(given.fuzz, chance("texts"), until),
        lambda: fuzz_parcels(given.fuzz // 4, chance("parcels"), until),
        lambda: fuzz_requests(given.fuzz // 4, chance("requests"), until),
        lambda: odd_commands(given.commands, chance("commands"), until),
        lambda: loads(CLIENTS, given.load_answers, chance("load"), until),
        lambda: locked(chance("locked")),
        lambda: no_pages(chance("full")),
        lambda: no_growth(chance("growth")),
        lambda: random_games(given.games, until),
    ]


def run(part: Part) -> list[Figures]:
    """Run a part and measure its time. An exception counts as wrong, and the next part runs anyway."""
    start = time.perf_counter()
    try:
        found = part()
    except Exception as error:
        found = Figures("broken off", wrong=[repr(error)])
    rows = found if isinstance(found, list) else [found]
    for row in rows:
        row.seconds = row.seconds or (time.perf_counter() - start) / len(rows)
    return rows


def main() -> int:
    given = parser().parse_args()
    if given.short:
        vars(given).update(SHORT)
    # Treat SIGTERM like Ctrl-C: end all processes, and show the results so far.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    rows: list[Figures] = []
    try:
        for part in parts(given):
            rows += run(part)
    except KeyboardInterrupt:
        rows.append(Figures("broken off", wrong=["somebody broke off"]))
    print(table(rows))
    wrong = complaints(rows)
    if wrong:
        print(f"\n{wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
