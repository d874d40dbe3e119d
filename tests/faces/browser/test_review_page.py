"""A review in the browser: started, followed to its end, stopped and started anew, kept, and honest about what was taken back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import soloist
from soloist.library.store import Store
from tests.support.browser import Guests
from tests.support.playing import played
from tests.support.server import Server

PATIENT = """
import os, sys, time
from soloist.coach import grading
from soloist.library import coach_process
from soloist.players.budget import Budget
grading.budget_of = lambda game: Budget(tries=1, whole_games=2)
print("[3, 20]", flush=True)
while not os.path.exists({go!r}):
    time.sleep(0.05)
coach_process.main()
"""
SERVES = """
import sys
from soloist.cli.command import main
from soloist.library import coach_process
coach_process.COMMAND = [sys.executable, "-c", {program!r}]
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def go(tmp_path: Path) -> Path:
    """Reviews wait until this file exists."""
    return tmp_path / "go"


@pytest.fixture
def patient_server(tmp_path: Path, go: Path) -> Iterator[Server]:
    running = Server(tmp_path / "tables.db", "-c", SERVES.format(program=PATIENT.format(go=str(go))))
    yield running
    running.stop()


def test_a_review_is_started_seen_to_its_end_stopped_and_made_anew(guests: Guests, patient_server: Server, go: Path) -> None:
    table = played("peloponnes", "K7Q2")
    table.taken_back = 2
    id = Store(patient_server.database).add(table)
    page = guests.window(patient_server)
    page.goto(f"{patient_server.address}/tables/{id}")
    page.keyboard.press("v")
    page.get_by_role("button", name="Review this game").click()
    page.get_by_text("15 % done.").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Review this game").click()
    page.get_by_text("15 % done.").wait_for()
    go.touch()
    page.get_by_role("heading", name="What each answer was worth").wait_for()
    page.get_by_text("You took back answers 2 times").wait_for()
    page.reload()
    page.get_by_role("heading", name="What each answer was worth").wait_for()
    page.keyboard.press("h")
    page.get_by_text("What would you answer now?").wait_for()
    page.locator(".asked a").first.click()
    page.get_by_role("heading", name="What each answer was worth").wait_for()
    page.goto(f"{patient_server.address}/tables/{id}")
    page.get_by_role("heading", name="Luck and decisions").wait_for()
    assert soloist.read(Store(patient_server.database).load(id).record).taken_back == 2
