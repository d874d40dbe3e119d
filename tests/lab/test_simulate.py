"""Simulations: the same results with any number of processes, whole games only, and complete files."""

import csv
import json
import re
import signal
import subprocess
import tempfile
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import pytest

import soloist
from soloist.engine.kernel.machine import State, Waiting
from soloist.engine.kernel.story import YOU
from soloist.engine.text.code import number_of
from soloist.lab.files import BadFile, check_out, read_row, write_results
from soloist.lab.plots import draw_plot
from soloist.lab.simulate import Played, Task, play_out, simulate, summarize, task_of
from soloist.lab.simulation import prepare
from soloist.lab.user_players import Who, answers
from tests.support.command import Done, run_command
from tests.support.paths import DOCS
from tests.support.processes import PATIENCE, Processes


def tasks(count: int, player: str = "random") -> list[Task]:
    return [Task("peloponnes", level, player, n, {}) for level in ("soldier", "general") for n in range(count)]


def timeless(played: list[Played]) -> list[Played]:
    return [replace(one, seconds=0.0) for one in played]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone, whole = simulate(tasks(6), 1, lambda _: None)
    shared, whole_too = simulate(tasks(6), 2, lambda _: None)
    assert whole and whole_too and len(alone) == 12
    assert timeless(alone) == timeless(shared)


def test_a_summary_counts_wins_and_scores() -> None:
    played, _ = simulate(tasks(10, "greedy"), 1, lambda _: None)
    games = [one for one in played if one.level == "soldier"]
    summary = summarize("soldier", games)
    assert summary.games == 10 and summary.wins == sum(one.result == "won" for one in games)
    assert summary.low <= summary.share <= summary.high
    assert summary.you == sum(one.you or 0 for one in games) / 10


def test_files_hold_every_game(tmp_path: Path) -> None:
    played, _ = simulate(tasks(2), 1, lambda _: None)
    for ending in ("csv", "json", "parquet"):
        write_results(str(tmp_path / f"r.{ending}"), played)
    games = [{**asdict(one), "failed": ""} for one in played]
    assert json.loads((tmp_path / "r.json").read_text()) == games
    with (tmp_path / "r.csv").open(newline="") as file:
        assert [row["deal"] for row in csv.DictReader(file)] == [one.deal for one in played]
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "r.parquet").to_pylist() == games


def test_parquet_has_the_columns_that_the_documents_name(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    played, _ = simulate([*tasks(1), Task("stone-age", "basic", "greedy", 3, {"agriculture_start": "5"})], 1, lambda _: None)
    write_results(str(tmp_path / "r.parquet"), played)
    schema = parquet.read_schema(tmp_path / "r.parquet")
    page = (DOCS / "tinkerers" / "many-games.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (string|int64|float64)(, may be missing)? \|", page, re.MULTILINE)
    kinds = {"double": "float64"}
    assert rows[-1][0] == "failed"
    assert rows == [
        (field.name, kinds.get(str(field.type), str(field.type)), ", may be missing" if field.nullable else "")
        for field in schema
    ]
    last = played[-1]
    assert "agriculture_start=5" in last.rulings.split() and (last.edition, last.you) == ("standard", None)
    assert (
        soloist.deal(last.deal).deal.rulings["agriculture_start"] == "5" and last.revision == soloist.GAMES["stone-age"].revision
    )


def test_what_cannot_be_written_any_more_is_kept_elsewhere(tmp_path: Path) -> None:
    played, _ = simulate(tasks(1), 1, lambda _: None)
    for ending in ("csv", "json", "parquet"):
        with pytest.raises(BadFile, match="were saved in") as error:
            write_results(str(tmp_path / "gone" / f"r.{ending}"), played)
        other = Path(str(error.value).rpartition(" saved in ")[2])
        assert len(other.read_text().splitlines()) == 3
        other.unlink()


def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[Played], levels: list[str], language: str) -> Any:
    """The picture of these games, as matplotlib knows it."""
    kept: list[Any] = []
    pyplot = pytest.importorskip("matplotlib.pyplot")
    monkeypatch.setattr(pyplot, "close", kept.append)
    summaries = [summarize(level, [one for one in played if one.level == level]) for level in levels]
    draw_plot(str(tmp_path / "p.png"), soloist.GAMES[played[0].game], language, played, summaries)
    monkeypatch.undo()
    # An older matplotlib closes “all” when it chooses its backend.
    figure = next(one for one in kept if one != "all")
    pyplot.close(figure)
    return figure


def test_a_plot_has_a_row_for_each_level_in_one_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, _ = simulate(tasks(5), 1, lambda _: None)
    figure = drawn(tmp_path, monkeypatch, played, ["soldier", "general"], "de")
    data = (tmp_path / "p.png").read_bytes()
    assert data.startswith(b"\x89PNG") and len(data) > 10_000
    assert len(figure.axes) == 6
    assert [axes.get_ylabel() for axes in figure.axes[::3]] == [
        soloist.GAMES["peloponnes"].level_name(level, "de") for level in ("soldier", "general")
    ]
    assert [axes.get_xlabel() for axes in figure.axes[3:]] == ["% gewonnen, mit 95-%-Intervall", "Abstand", "Fragen"]
    assert figure.axes[0].get_xlim() == figure.axes[3].get_xlim() == (0, 100)


def test_a_plot_names_its_deals_and_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, _ = simulate([Task("peloponnes", "soldier", "greedy", number, {}) for number in (7, 8, 9)], 1, lambda _: None)
    figure = drawn(tmp_path, monkeypatch, played, ["soldier"], "en")
    assert figure.get_suptitle().splitlines()[1] == f"deals #7–#9, version {soloist.__version__}"
    deal = soloist.deal("PS9H").deal
    played, _ = simulate([task_of(deal, "random", number) for number in (7, 8)], 1, lambda _: None)
    figure = drawn(tmp_path, monkeypatch, played, ["soldier"], "de")
    assert figure.get_suptitle().splitlines()[1] == f"Partien PS9H, Version {soloist.__version__}"


def test_margins_stand_on_whole_numbers_with_a_line_at_nought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, _ = simulate(tasks(1, "greedy"), 1, lambda _: None)
    games = [replace(played[0], margin=margin, result="won" if margin > 0 else "lost") for margin in (-3, -3, 0, 2, 2, 2)]
    axes = drawn(tmp_path, monkeypatch, games, ["soldier"], "en").axes[1]
    bars = {(bar.get_x() + bar.get_width() / 2, bar.get_height()) for bar in axes.patches if bar.get_height()}
    assert {(round(place, 9), height) for place, height in bars} == {(-3, 2), (0, 1), (2, 3)}
    assert any(list(line.get_xdata()) == [0, 0] for line in axes.lines)


@pytest.mark.parametrize(("out", "plot"), [("r.txt", None), (None, "p.doc"), ("nowhere/r.csv", None)])
def test_what_could_not_be_written_is_refused_before_the_first_game(out: str | None, plot: str | None) -> None:
    with pytest.raises(BadFile):
        check_out(out, plot)


def run(*words: str) -> Done:
    return run_command(*words, "--lang", "en")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--level", "easy"], "there are soldier, sergeant, officer, general"),
        (["--player", "chess"], "random, greedy, learned, search"),
        (["--games", "0"], "--games must be a whole number from 1"),
        (["--jobs", "0"], "--jobs must be"),
        (["--seed", "-1"], "“-1” is not a valid seed"),
        (["--seed", "1000"], "or # and a number"),
        (["--seed", "#1099511627776"], "from 0 to 1099511627775"),
        (["--ruling", "weather=fine"], "conquest_surcharge"),
        (["--out", "r.xls"], ".csv, .json, .parquet"),
    ],
)
def test_bad_combinations_are_refused_with_what_would_be_right(words: list[str], said: str) -> None:
    done = run("simulate", "peloponnes", *words)
    assert done.returncode == 2 and said in done.stderr


def test_the_command_prints_a_line_a_level_and_writes_its_file(tmp_path: Path) -> None:
    out = tmp_path / "r.csv"
    done = run("simulate", "peloponnes", "--level", "all", "--player", "random", "--games", "3", "--out", str(out))
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()[:5]] == ["level", "soldier", "sergeant", "officer", "general"]
    assert len(out.read_text().splitlines()) == 13


@pytest.mark.processes
def test_an_interrupted_run_keeps_whole_games(tmp_path: Path, processes: Processes) -> None:
    out = tmp_path / "r.json"
    words = ("simulate", "peloponnes", "--games", "100000", "--out", str(out), "--lang", "en")
    # With a terminal it shows its progress: the first rate comes with the first game.
    looked_at = {**processes.environment, "FORCE_COLOR": "1"}
    process = processes.start("-m", "soloist", *words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=looked_at)
    assert process.stderr is not None
    shown = ""
    while "/s" not in shown:
        character = process.stderr.read(1)
        assert character, shown
        shown += character
    process.send_signal(signal.SIGINT)
    text, told = process.communicate(timeout=PATIENCE)
    assert "Interrupted" in text, (process.returncode, told[-2000:])
    games = json.loads(out.read_text())
    assert 0 < len(games) < 100_000 and all(game["result"] in ("won", "lost") for game in games)


@pytest.mark.parametrize(("player", "same"), [("greedy", True), ("random", False)])
def test_a_deal_played_again_and_again_by_one_without_luck_is_one_game(player: str, same: bool) -> None:
    done = run("simulate", "--deal", "PS9H", "--player", player, "--games", "4")
    assert done.returncode == 0 and ("All games ended the same" in done.stdout) == same
    assert "ended the same" not in run("simulate", "peloponnes", "--player", player, "--games", "4").stdout


# --- what was counted can be watched


class Drawing:
    """Answers by lot."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def choose(self, s: State, step: Waiting[Any]) -> int:
        return self.random.choice(step.possible(s))


def drawing(table: soloist.Table) -> soloist.Option:
    """Answers by lot too, with the luck of the table that it is given."""
    assert table.question is not None
    return table.question.options[len(table.imagine(table.deal.seed).record()) % len(table.question.options)]


def each_player_in_each_game() -> list[object]:
    """Uncompiled, a game of the searching player takes seconds: one of them is enough before a commit."""
    return [
        pytest.param(game, player, marks=[pytest.mark.slow] if player == "search:2" and game != "peloponnes" else [])
        for game in soloist.GAMES
        for player in ("random", "greedy", "learned", "search:2", Drawing, drawing)
    ]


@pytest.mark.parametrize(("game", "player"), each_player_in_each_game())
def test_a_deal_is_watched_as_it_was_counted(game: str, player: Who) -> None:
    """Stone Age and Peloponnes have answers of several pieces: their order must be the same too."""
    task = Task(game, soloist.GAMES[game].levels[0].id, player, 5, {})
    counted, _, _ = play_out(task)
    again = task_of(soloist.deal(counted.deal.code).deal, player)
    watched = again.deal()
    for token in answers(player, watched, luck=again.luck):
        watched.answer(token)
    assert watched == counted


@pytest.mark.parametrize("ending", ["csv", "json", "parquet"])
def test_a_row_is_watched_with_the_luck_it_was_played_with(tmp_path: Path, ending: str) -> None:
    """Of one deal played several times, `random` plays each game differently."""
    out = str(tmp_path / f"r.{ending}")
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    words = ("simulate", "--deal", "SB36", "--player", "random", "--games", "3", "--out", out)
    assert run(*words).returncode == 0
    rows = [read_row(f"{out}:{place}") for place in (1, 2, 3)]
    assert [row.number for row in rows] == [1, 2, 3] and {row.deal for row in rows} == {"SB36"}
    tables = [play_out(task_of(soloist.deal(row.deal).deal, row.player, row.number))[0] for row in rows]
    assert len({table.record() for table in tables}) == 3
    watched = run("watch", "--row", f"{out}:2")
    given = [given.token for given in tables[1].log if given.by == YOU]
    assert watched.returncode == 0 and watched.stdout.count("  > ") == len(given)
    assert run("watch", "--row", f"{out}:3").stdout != watched.stdout


def test_the_first_game_of_a_deal_is_the_one_that_is_watched() -> None:
    game, deal = soloist.GAMES["peloponnes"], soloist.deal("PSK7Q2B").deal
    with_deal = prepare(game, "random", 2, limit=60, rulings=deal.rulings, edition=deal.edition, deal=deal).tasks
    with_seed = prepare(game, "random", 2, limit=60, seed="K7Q2", rulings={}, edition=game.standard).tasks
    assert with_deal[0] == with_seed[0] == task_of(deal, "random")
    assert with_deal[1].deal().deal.code == "PSK7Q2B" != with_seed[1].deal().deal.code


def test_a_row_says_who_played_it_and_how(tmp_path: Path) -> None:
    file = tmp_path / "r.csv"
    head = "game,level,player,version,number,deal,revision"
    file.write_text(f"{head}\npeloponnes,soldier,greedy,0.0.1,7,PS9H,1\n")
    watched = run("watch", "--row", f"{file}:1")
    assert watched.returncode == 0 and "played by version 0.0.1" in watched.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--row", "r.csv"], "a row is FILE:ROW"),
        (["--row", "r.txt:1"], "ends in .csv"),
        (["--row", "no.csv:1"], "cannot be read"),
        (["--row", "r.csv:2"], "has no row 2; its rows are 1 to 1"),
        (["--row", "r.csv:1"], "is not a file of results"),
        (["--row", "r.csv:1", "--player", "greedy"], "leave --player out"),
        (["peloponnes", "--row", "r.csv:1"], "leave game out"),
    ],
)
def test_what_is_no_row_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("r.csv").write_text("a,b\n1,2\n")
    done = run("watch", *words)
    assert done.returncode == 2 and said in done.stderr


def first_deal(*words: str) -> str:
    """The deal code of the first game that this command plays."""
    with tempfile.TemporaryDirectory() as folder:
        done = run(*words, "--games", "1", "--out", f"{folder}/r.csv")
        assert done.returncode == 0, done.stderr
        return read_row(f"{folder}/r.csv:1").deal


@pytest.mark.parametrize(("written", "number"), [("7", 5), ("#7", 7), ("K7Q2", number_of("K7Q2")), ("#1000", 1000)])
def test_a_seed_means_the_same_deal_everywhere(written: str, number: int) -> None:
    game = soloist.GAMES["peloponnes"]
    code = game.deal(seed=written).deal.code
    assert game.deal(seed=number).deal.code == code
    assert first_deal("simulate", "peloponnes", "--seed", written) == code
    assert f"Deal code {code}" in run("watch", "peloponnes", "--seed", written).stdout
    assert gymnasium.make("soloist.gym:soloist/Peloponnes-v0").reset(seed=number)[1]["deal"] == code


def test_watching_tells_the_story_to_its_end() -> None:
    done = run("watch", "peloponnes", "--player", "greedy", "--seed", "K7Q2", "--level", "general")
    assert done.returncode == 0
    assert "Round 8" in done.stdout and "Deal code" in done.stdout
