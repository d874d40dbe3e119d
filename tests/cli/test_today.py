"""`soloist today`: the deal that the first page of the browser offers."""

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import pytest

import soloist
from soloist.library.daily import deal_of
from soloist.library.store import Store
from tests.support.command import Done, run_command

Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return partial(run_command, SOLOIST_DB=str(tmp_path / "tables.db"))


def test_it_is_the_deal_of_the_first_page_and_goes_on_the_second_time(run: Run, tmp_path: Path) -> None:
    code = deal_of(date.today()).code
    first = run("today", typed="q\n")
    assert "Today’s deal" in first.stdout and f"Deal {code}" in first.stdout and "This is table 1" in first.stdout
    again = run("today", typed="q\n")
    assert "You have begun it already." in again.stdout and "Back at table 1" in again.stdout
    assert Store(tmp_path / "tables.db").count() == 1


def test_a_finished_one_is_told_and_not_begun_again(run: Run, tmp_path: Path) -> None:
    code = deal_of(date.today(), soloist.GAMES["peloponnes"], "general").code
    words = ("today", "pelo", "--level", "general")
    assert f"Deal code {code}" in run(*words, typed="1\n" * 300).stdout
    saved = Store(tmp_path / "tables.db").load(1)
    for language, played in (("en", "played it already, at table 1"), ("fr", "déjà jouée, à la table 1"), ("de", "an Tisch 1")):
        done = run(*words, "--lang", language)
        assert done.returncode == 0 and played in done.stdout and f"soloist play --deal {code}" in done.stdout
        assert f"{saved.you}–{saved.opponent}" in done.stdout
    assert Store(tmp_path / "tables.db").count() == 1
    assert "This is table 2" in run("today", "peloponnes", typed="q\n").stdout, "another level is another deal"


def test_a_level_that_the_game_does_not_have_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("today", "raiders", "--level", "general")
    assert done.returncode == 2 and "raiders has no level “general”" in done.stderr and not (tmp_path / "tables.db").exists()
