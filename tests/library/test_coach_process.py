"""The coach's process stays warm from one hint to the next, is replaced when it must be, and ends with its program."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

import soloist
from soloist.library import coach_process
from soloist.library.coach_process import HINT, Coach
from soloist.library.store import Saved
from tests.support.processes import PATIENCE

ANSWERS = """
import json, os, sys, time
for line in sys.stdin:
    if json.loads(line)["of"] == "die":
        os._exit(1)
    if json.loads(line)["of"] == "sleep":
        time.sleep(600)
    print(json.dumps({"pid": os.getpid()}), flush=True)
"""


def saved(record: str = "") -> Saved:
    return Saved(1, "peloponnes", "soldier", 0, "", record, None, "", 0, None)


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Iterator[Coach]:
    monkeypatch.setattr(coach_process, "COMMAND", [sys.executable, "-c", ANSWERS])
    with closing(Coach()) as found:
        yield found


def answered(coach: Coach, of: str = "") -> int | None:
    """The id of the process that answered; None if it did not."""
    process = coach.take()
    try:
        found = process.ask(HINT, saved(), of)
        return None if found is None else int(found["pid"])
    finally:
        coach.give_back(process)


def test_a_warm_process_answers_one_hint_after_the_other(coach: Coach) -> None:
    coach.stay_warm()
    first = answered(coach)
    assert first is not None and answered(coach) == first and answered(coach) == first


def test_a_coach_that_is_not_kept_warm_leaves_no_process_behind(coach: Coach) -> None:
    process = coach.take()
    assert process.ask(HINT, saved()) is not None
    coach.give_back(process)
    assert not process.is_alive


def test_a_process_that_dies_is_replaced(coach: Coach) -> None:
    coach.stay_warm()
    first = answered(coach)
    assert answered(coach, "die") is None
    assert answered(coach) not in (None, first)


def test_a_process_that_died_unasked_is_replaced(coach: Coach) -> None:
    coach.stay_warm()
    first = coach.take()
    coach.give_back(first)
    first.close()
    assert answered(coach) is not None


def test_a_hint_that_is_stopped_is_given_up_at_once_and_the_next_one_finds_a_process_ready(coach: Coach) -> None:
    coach.stay_warm()
    process, found = coach.take(), list[object]()
    asking = threading.Thread(target=lambda: found.append(process.ask(HINT, saved(), "sleep")))
    asking.start()
    while not process.is_busy:
        time.sleep(0.01)
    process.kill()
    asking.join(PATIENCE)
    coach.give_back(process)
    assert found == [None] and not process.is_alive
    assert answered(coach) is not None


def test_the_process_ends_when_its_program_is_killed() -> None:
    """The program prints the id of its process, and is killed before it can end that process."""
    program = "import os; from soloist.library.coach_process import Coach; coach = Coach(); coach.stay_warm()"
    program += "; print(coach._ready._process.pid, flush=True); os.kill(os.getpid(), 9)"
    said = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=False).stdout
    for _ in range(20 * PATIENCE):
        try:
            os.kill(int(said), 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("the process lives on")


def test_real_hints_of_one_process_are_those_of_two() -> None:
    """A hint leaves nothing in the process that could change the next one."""
    record = soloist.GAMES["peloponnes"].deal(seed="K7Q2").record()
    with closing(Coach()) as coach:
        coach.stay_warm()
        process = coach.take()
        hints = [process.ask(HINT, saved(record)) for _ in range(2)]
        coach.give_back(process)
    assert hints[0].keys() == hints[1].keys() and hints[0]["best"].keys() == hints[1]["best"].keys()
    assert all(found["tries"] > 0 for found in hints)
