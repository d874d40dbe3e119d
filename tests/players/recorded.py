"""What players and coach said of some positions of the golden records, kept in `recorded.json`.

If you change features on purpose, train and record again: `PYTHONPATH=src .venv/bin/python -m tests.players.recorded`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from soloist.coach.hints import hint, to_data
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State
from soloist.engine.table import Table
from soloist.players.of_game import features_of
from tests.support.paths import GOLDEN, golden

FILE = Path(__file__).with_name("recorded.json")
RECORDS = sorted(path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.glob("*/*.txt"))
POSITIONS = 75
"""About this many positions of each record are recorded."""
TRIES = 24
HINTS = 4
"""About this many hints are computed for each record."""


def positions(table: Table) -> Iterator[State]:
    s, every = table.deal.start(), max(1, len(table.log) // POSITIONS)
    for number, given in enumerate(table.log):
        machine.waiting(s)
        if number % every == 0:
            yield s
        machine.answer(s, given.option)


def numbers(record: str) -> list[float]:
    """A weighted sum for each position. The weights differ, so that two swapped numbers change the sum, too."""
    table, found = golden(record), list[float]()
    features = features_of(table.game)
    assert features is not None
    for s in positions(table):
        random = Random(1)
        found.append(round(sum(number * random.uniform(1.0, 2.0) for number in features.of(s)), 6))
    return found


def hints(record: str) -> dict[str, Any]:
    """Hints by the number of the answer, where there was a choice."""
    table, found = golden(record), dict[str, Any]()
    for number in range(20, len(table.log), len(table.log) // HINTS):
        there = table.at(number, any_order=False)
        if there.question is not None and len(there.question.options) > 1:
            said = hint(there, tries=TRIES)
            found[str(number)] = None if said is None else to_data(said)
    return found


def main() -> None:
    data = [f'"{record}": {json.dumps({"numbers": numbers(record), "hints": hints(record)})}' for record in RECORDS]
    FILE.write_text("{\n" + ",\n".join(data) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
