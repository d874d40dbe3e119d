"""The parts of `make soak`, a little of each."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.soak import trouble
from tests.soak.figures import Figures, complaints, table
from tests.soak.fuzz import fuzz_parcels, fuzz_texts
from tests.soak.kills import kill_servers, kill_terminals
from tests.soak.load import loads
from tests.soak.odd_commands import odd_commands
from tests.soak.odd_requests import fuzz_requests
from tests.soak.random_games import random_games
from tests.support.processes import Processes

SOAK = str(Path(__file__).parent / "soak.py")


def soon() -> float:
    """Later than any part needs here, on a loaded machine too: a part that stops early would be a failure."""
    return time.monotonic() + 300


def all_good(*rows: Figures) -> bool:
    assert complaints(list(rows)) == ""
    return True


def test_whatever_is_killed_loses_nothing_that_was_acknowledged() -> None:
    servers, terminals = kill_servers(2, Random(3), soon()), kill_terminals(1, Random(3), soon())
    assert all_good(servers, terminals)
    assert (servers.done, terminals.done) == (2, 1)
    assert all(acknowledged(figures) > 0 for figures in (servers, terminals)), "there was something to lose"


def acknowledged(figures: Figures) -> int:
    return int(figures.note.removesuffix(" answers acknowledged"))


def test_odd_texts_are_refused_with_errors_of_our_own() -> None:
    rows = fuzz_texts(320, Random(1), soon())
    assert all_good(*rows)
    assert sum(row.done for row in rows) == 320


def test_odd_links_of_tables_are_refused_with_errors_of_our_own() -> None:
    figures = fuzz_parcels(100, Random(1), soon())
    assert all_good(figures)
    assert figures.done == 100


def test_odd_requests_never_make_the_application_stumble() -> None:
    figures = fuzz_requests(80, Random(1), soon())
    assert all_good(figures)
    assert figures.done == 80


def test_odd_command_lines_end_with_a_sentence() -> None:
    figures = odd_commands(3, Random(1), soon())
    assert all_good(figures)
    assert figures.done == 3


def test_many_guests_at_once_are_all_answered() -> None:
    rows = loads((1, 4), 20, Random(1), soon())
    assert all_good(*rows)
    assert [row.done for row in rows] == [20, 20]


@pytest.mark.parametrize(("part", "status"), [(trouble.locked, "503"), (trouble.no_pages, "507"), (trouble.no_growth, "507")])
def test_in_trouble_the_store_refuses_and_then_goes_on(part: Callable[[Random], Figures], status: str) -> None:
    figures = part(Random(1))
    assert all_good(figures)
    assert f"refused with {status}" in figures.note


def test_random_games_are_counted() -> None:
    figures = random_games(1, soon())
    assert all_good(figures)
    assert figures.done == 13


def test_what_is_wrong_is_counted_in_the_table_and_told_below_it() -> None:
    rows = [Figures("kills", 3, 3, wrong=["an answer is gone"]), Figures("load", 9, 7, "9 answers/s")]
    assert [line.split()[:4] for line in table(rows).splitlines()[1:]] == [["kills", "3", "3", "1"], ["load", "9", "7", "0"]]
    assert "time was up" in table(rows)
    assert complaints(rows) == "kills: an answer is gone"


def test_a_soak_that_is_broken_off_leaves_nothing_running(processes: Processes) -> None:
    soak = processes.start(SOAK, "--kills", "50", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    begun, until = False, time.monotonic() + 120
    while not begun and time.monotonic() < until:
        time.sleep(0.02)
        begun = bool(children(soak.pid))
    assert begun
    soak.send_signal(signal.SIGINT)
    assert soak.wait(60) == 1
    with pytest.raises(ProcessLookupError):
        os.killpg(soak.pid, 0)


def children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()
