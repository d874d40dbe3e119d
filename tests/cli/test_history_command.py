"""`soloist history` in the terminal."""

import csv
import re
import sqlite3
from pathlib import Path

import pytest

import soloist
from soloist.cli.command import main
from soloist.library.history import as_csv
from soloist.library.store import Store, default_path
from tests.support.paths import golden


@pytest.fixture(autouse=True)
def own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLOIST_DB", str(tmp_path / "tables.db"))
    monkeypatch.setenv("SOLOIST_LANG", "en")


def finish(name: str) -> int:
    return Store(default_path()).add(golden(name))


def test_without_games_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history"]) == 0
    assert "No finished games yet" in capsys.readouterr().out


def test_by_game_and_level(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("peloponnes/sergeant-won", "peloponnes/general-lost", "raiders/normal-lost"):
        finish(name)
    assert main(["history"]) == 0
    out = capsys.readouterr().out
    assert "3 games, 1 won, longest winning streak 1." in out
    assert re.search(r"Sergeant .*\b33\b", out) and "Officer" not in out
    assert "Raiders of the North Sea" in out and "Stone Age" not in out


@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    finish("stone-age/basic-won")
    assert main(["history", "--lang", language]) == 0
    assert soloist.GAMES["stone-age"].title(language) in capsys.readouterr().out


def test_every_finished_game_goes_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = finish("peloponnes/sergeant-won"), finish("stone-age/basic-won")
    store = Store(default_path())
    store.note(first, name="=1+1")
    store.add(soloist.GAMES["raiders"].deal(seed="K7Q2"))
    file = tmp_path / "games.csv"
    assert main(["history", "--csv", str(file)]) == 0
    assert "2 games" in capsys.readouterr().out
    with file.open(encoding="utf-8-sig", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [(row["table"], row["game"], row["outcome"], row["you"], row["opponent"]) for row in rows] == [
        (str(first), "peloponnes", "won", "33", "28"),
        (str(second), "stone-age", "won", "2", ""),
    ]
    assert rows[0]["name"] == "'=1+1", "no spreadsheet takes it for a formula"
    assert soloist.deal(rows[0]["deal"]).deal.level == "sergeant"


def test_standard_output_takes_the_file_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finish("peloponnes/sergeant-won")
    damaged = finish("raiders/normal-lost")
    with sqlite3.connect(default_path()) as db:
        db.execute("UPDATE tables SET level = x'00' WHERE id = ?", (damaged,))
    assert main(["history", "--csv", "-"]) == 0
    said = capsys.readouterr()
    assert said.out == as_csv(Store(default_path())) and said.out.count("\n") == 2
    assert f"table {damaged} is damaged" in said.err and not Path("-").exists()


@pytest.mark.parametrize(("language", "measure"), [("en", "(Limit)"), ("fr", "(Limite)"), ("de", "(Grenze)")])
def test_a_game_without_points_says_which_number_is_the_best(
    language: str, measure: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("stone-age/eternal-winter-won", "peloponnes/soldier-won"):
        finish(name)
    assert main(["history", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.count(measure) == 2, "best and average, and only of Stone Age"
    assert max(len(line.rstrip()) for line in out.splitlines()) <= 80 and "…" not in out


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "--csv", str(tmp_path / "nowhere" / "games.csv")]) == 2
    assert "cannot be opened or written" in capsys.readouterr().err
