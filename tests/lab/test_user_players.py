"""Players of one's own: found in files and packages, asked in processes of their own, and what becomes of those that fail."""

import copy
import csv
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import soloist
from soloist.engine.kernel.machine import State, Waiting
from soloist.engine.text.code import check_seed, other_seed
from soloist.lab import difficulty, user_players
from soloist.lab.simulate import Failed, Played, Task, play_games, simulate
from soloist.lab.user_players import BadPlayer, BrokenOff, answer, answers, check_player, version_of
from soloist.lab.workers import Lost, in_processes
from tests.support.processes import PATIENCE, Processes

GAME = soloist.GAMES["peloponnes"]
GOOD = """
from random import Random

class Bot:
    def __init__(self, seed):
        self.random = Random(seed)
    def choose(self, state, step):
        return self.random.choice(step.possible(state))

def first(table):
    return table.question.options[0]

class Called:
    def __call__(self, table):
        return table.question.options[0].token

number = 5
"""


def seen_by_players(number: int) -> str:
    """The seed of the deal that a player sees instead of the deal of this number."""
    return other_seed("imagined", other_seed("player", f"peloponnes/{number}"))


MOODS = dict(zip(map(seen_by_players, range(5)), ("raises", "cheats", "dies", "hangs", "leaves"), strict=True))
BAD = f"""
import os, sys, time

def moody(table):
    mood = {MOODS!r}.get(table.deal.seed)
    if mood == "raises":
        raise ValueError("no \\x1b[31m idea")
    if mood == "cheats":
        return "moon"
    if mood == "dies":
        os._exit(3)
    if mood == "hangs":
        time.sleep(1000)
    if mood == "leaves":
        sys.exit("enough")
    print("I am fine")
    return table.question.options[0]
"""


@pytest.fixture
def good(tmp_path: Path) -> str:
    (tmp_path / "good_bot.py").write_text(GOOD)
    return str(tmp_path / "good_bot.py")


@pytest.fixture
def bad(tmp_path: Path) -> str:
    (tmp_path / "bad_bot.py").write_text(BAD)
    return str(tmp_path / "bad_bot.py")


def tasks(player: user_players.Who, games: int) -> list[Task]:
    return [Task("peloponnes", "soldier", player, number, {}) for number in range(games)]


def results(all: list[Task], jobs: int, limit: float = 60.0) -> tuple[list[Played], list[Failed]]:
    told: list[Played | Failed] = []
    played, whole = simulate(all, jobs, told.append, limit)
    assert whole and len(told) == len(all)
    return played, sorted((one for one in told if isinstance(one, Failed)), key=lambda one: one.number)


# --- found


@pytest.mark.parametrize("name", ["Bot", "first", "Called"])
def test_classes_and_functions_of_a_file_play(good: str, name: str) -> None:
    played, failed = results(tasks(f"{good}:{name}", 2), 1)
    assert len(played) == 2 and not failed
    assert played[0].player == f"{good}:{name}" and re.fullmatch("[0-9a-f]{8}", played[0].version)


def test_the_same_games_whoever_shares_the_work(good: str) -> None:
    alone, shared = (results(tasks(f"{good}:Bot", 4), jobs)[0] for jobs in (1, 2))
    assert [(one.deal, one.margin, one.questions) for one in alone] == [(one.deal, one.margin, one.questions) for one in shared]


@pytest.fixture
def package(good: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that offers two players, one of them by a name of ours."""
    about = Path(good).parent / "luck-1.5.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: luck\nVersion: 1.5\n")
    (about / "entry_points.txt").write_text("[soloist.players]\nlucky = good_bot:Bot\ngreedy = good_bot:Bot\n")
    monkeypatch.syspath_prepend(str(about.parent))
    user_players.installed.cache_clear()
    yield
    user_players.installed.cache_clear()


def test_a_package_offers_a_player_by_its_name(package: None) -> None:
    check_player("lucky", GAME)
    played, failed = results(tasks("lucky", 2), 1)
    assert [(one.player, one.version) for one in played] == [("lucky", "1.5")] * 2 and not failed


def test_no_package_takes_the_name_of_one_of_ours(package: None) -> None:
    assert user_players.is_own("lucky") and not user_players.is_own("greedy") and not user_players.is_own("search:20")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("good_bot.py", "FILE.py:NAME"),
        ("good_bot.py:", "FILE.py:NAME"),
        ("no_bot.py:Bot", "no file"),
        ("good_bot.py:Bat", "it has Bot, first, Called"),
        ("good_bot.py:number", "choose(state, step)"),
        ("broken.py:Bot", "SyntaxError"),
        ("raising.py:Bot", "ZeroDivisionError: division by zero (raising.py:2)"),
        ("leaving.py:Bot", "SystemExit: no (leaving.py:1)"),
        ("dying.py:Bot", "exit status 7"),
        ("hanging.py:Bot", "not loaded within the time limit of 1 s"),
        ("picky.py:Bot", "cannot be created: TypeError"),
    ],
)
def test_what_cannot_be_had_is_refused_with_a_sentence(good: str, name: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(good).parent
    (folder / "broken.py").write_text("class Bot(:\n")
    (folder / "raising.py").write_text("\n1 / 0\n")
    (folder / "leaving.py").write_text("raise SystemExit('no')\n")
    (folder / "dying.py").write_text("import os\nos._exit(7)\n")
    (folder / "hanging.py").write_text("while True:\n    pass\n")
    (folder / "picky.py").write_text("class Bot:\n    def __init__(self, hands): pass\n    def choose(self, state, step): pass\n")
    monkeypatch.chdir(folder)
    with pytest.raises(BadPlayer, match=re.escape(said)):
        check_player(name, GAME, limit=1.0 if name.startswith("hanging") else 60.0)


# --- failing


@pytest.mark.processes
def test_whoever_fails_loses_one_game_and_the_deal_is_told(bad: str) -> None:
    played, failed = results(tasks(f"{bad}:moody", 7), 2, limit=4.0)
    assert [one.number for one in played] == [5, 6]
    said = [one.text("en") for one in failed]
    assert [re.sub(r"Deal \w+ was stopped: |possible: .*", "", one) for one in said] == [
        "the player raised ValueError: no \\u001b[31m idea (bad_bot.py:7).",
        "the player answered “moon”; ",
        "the player ended its process (exit status 3).",
        "the player took more than 4 s for a decision and was stopped.",
        "the player raised SystemExit: enough (bad_bot.py:15).",
    ]
    assert [one.deal for one in failed] == [GAME.deal("soldier", number).deal.code for number in range(5)]


def test_a_player_at_hand_fails_where_it_is() -> None:
    def odd(table: soloist.Table) -> object:
        return None if table.deal.seed == seen_by_players(1) else table.question.options[0] if table.question else 1 / 0

    def wrong(table: soloist.Table) -> object:
        return 1 / 0

    first, second = play_games("peloponnes", odd, games=2)
    assert isinstance(first, Played) and first.player == "odd"
    assert isinstance(second, Failed) and "“None”" in second.text("en")
    for one in play_games("peloponnes", wrong, 2):
        assert isinstance(one, Failed) and "ZeroDivisionError" in one.text("de")


class Meddler(soloist.Player):
    """Changes the state that it gets."""

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        s.agenda.clear()
        s.outcome = "won"
        return options[-1]


def ends_it(table: soloist.Table) -> str:
    """Plays its copy to the end before it answers."""
    assert table.question is not None
    token = table.question.options[-1].token
    while table.question is not None:
        table.answer(table.question.options[-1])
    return token


def test_a_player_has_only_copies() -> None:
    (meddled,), (ended,) = play_games("peloponnes", Meddler, 1), play_games("peloponnes", ends_it, 1)
    assert isinstance(meddled, Played) and isinstance(ended, Played)
    assert (meddled.result, meddled.questions, meddled.margin) == (ended.result, ended.questions, ended.margin)


def test_what_is_tried_on_a_copy_has_other_luck() -> None:
    seen: list[list[str]] = []

    def peeks(table: soloist.Table) -> str:
        assert table.question is not None
        token = table.question.options[0].token
        tried = table.copy()
        while tried.question is not None:
            tried.answer(tried.question.options[0])
        seen.append([given.token for given in tried.log])
        return token

    play_games("peloponnes", peeks, 1)
    table = GAME.deal("soldier", 0, any_order=False)
    while table.question is not None:
        table.answer(table.question.options[0])
    assert seen[0] != [given.token for given in table.log]


# --- looking into the future


def firsts(table: soloist.Table) -> list[str]:
    """All words of the game if the first option is always taken from here on."""
    while table.question is not None:
        table.answer(table.question.options[0])
    return [given.token for given in table.log]


def dealt(deal: soloist.Deal, seed: str = "") -> soloist.Table:
    """The deal from the beginning, asked as players are asked."""
    return deal.game.deal(deal.level, seed or deal.seed, deal.rulings, any_order=False)


def taken_back(table: soloist.Table) -> soloist.Table:
    while table.undo():
        pass
    return table


CHEATS: dict[str, Callable[[soloist.Table], soloist.Table]] = {
    "the deal": lambda table: dealt(table.deal),
    "the deal code": lambda table: dealt(soloist.deal(table.deal.code).deal),
    "the record": lambda table: dealt(soloist.read(table.record()).deal),
    "the seed in the record": lambda table: dealt(table.deal, table.record().partition("seed: ")[2].split()[0]),
    "the link": lambda table: dealt(soloist.carried(soloist.pack(soloist.Parcel(table))).table.deal),
    "the table itself": lambda table: table,
    "a copy": lambda table: table.copy(),
    "a deep copy": copy.deepcopy,
    "a pickle": lambda table: pickle.loads(pickle.dumps(table)),
    "the deal of a pickle": lambda table: dealt(pickle.loads(pickle.dumps(table)).deal),
    "an earlier position": lambda table: table.at(0, any_order=False),
    "taking back": taken_back,
    "a table imagined": lambda table: table.imagine(table.deal.seed),
    "its luck": lambda table: table.game.deal(table.deal.level, fate=table.fate or "ask", any_order=False),
}


@pytest.mark.parametrize("way", CHEATS)
def test_a_table_in_a_players_hands_does_not_show_the_future(way: str) -> None:
    """Stone Age rolls many dice. If a cheat knew the luck and took first options, it would know all words of the game."""
    said: list[list[str]] = []

    def cheat(table: soloist.Table) -> str:
        assert table.question is not None
        token = table.question.options[0].token
        if len(said) < 3:
            said.append(firsts(CHEATS[way](table)))
        return token

    (played,) = play_games("stone-age", cheat, 1)
    assert isinstance(played, Played) and len(said) == 3
    real = firsts(soloist.GAMES["stone-age"].deal("basic", 0, any_order=False))
    assert real not in said


def test_the_seed_in_a_players_hands_is_not_that_of_the_deal() -> None:
    handed: list[str] = []

    class Cheat:
        def __init__(self, game: soloist.Game, seed: str) -> None:
            handed.append(seed)
            self.wrong = game.deal("basic", seed, any_order=False)

        def choose(self, s: State, step: Waiting[Any]) -> int:
            assert s != self.wrong.state
            return step.possible(s)[0]

    played = [*play_games("stone-age", Cheat, 3), *play_games("stone-age", Cheat, 3)]
    assert all(isinstance(one, Played) for one in played)
    made = [seed for seed in handed if seed != handed[0]]
    assert made[:3] == made[3:] and len(set(made)) == 3, "another for each game, and the same again"
    assert not {*made} & {*map(str, range(3)), *map(check_seed, range(3))}


def test_a_players_own_luck_is_the_same_wherever_it_plays_a_deal() -> None:
    handed: list[str] = []

    class Noting:
        def __init__(self, seed: str) -> None:
            handed.append(seed)

        def choose(self, s: State, step: Waiting[Any]) -> int:
            return step.possible(s)[0]

    simulate(tasks(Noting, 1), 1, lambda _: None)
    list(answers(Noting, GAME.deal("soldier", 0)))
    assert len(handed) == 2 and handed[0] == handed[1]


def test_players_of_ours_play_as_before() -> None:
    """Their luck comes from the number alone; docs/en/tinkerers/measured.md was measured so."""
    found = [play_games("peloponnes", who, 2) for who in ("random", "search:2")]
    assert [(one.result, one.margin) for games in found for one in games if isinstance(one, Played)] == [
        ("lost", -29), ("lost", -20), ("won", 17), ("won", 7),
    ]  # fmt: skip


# --- processes


def uneven(task: int, clock: object) -> Iterator[object]:
    if task == 3:
        os._exit(9)
    yield 10 * task


def test_a_process_that_is_lost_is_replaced() -> None:
    found = dict(in_processes(uneven, range(1, 8), 2))
    assert found.pop(3) == Lost(False, 9)
    assert found == {task: 10 * task for task in (1, 2, 4, 5, 6, 7)}


# --- at the table


def test_watching_and_hints_ask_it_too(good: str, bad: str) -> None:
    table = GAME.deal("soldier", 9)
    told = list(answers(f"{good}:first", table))
    assert not table.can_undo and answer(f"{good}:first", table) == told[0]
    for number, said in enumerate(("idea", "moon", "exit status 3", "more than 1 s", "SystemExit")):
        with pytest.raises(BrokenOff, match=said):
            answer(f"{bad}:moody", GAME.deal("soldier", number), limit=1.0 if number == 3 else 60.0)


def test_a_hint_holds_its_answer_against_the_best_other() -> None:
    table = GAME.deal("soldier", 9)
    assert table.question is not None
    mine = table.question.options[-1]
    found = soloist.hint(table, tries=40, of=mine)
    assert found is not None and mine in (found.best.option, found.other.option)


def test_versions_say_what_results_depend_on(good: str) -> None:
    before = version_of(f"{good}:Bot", "peloponnes")
    Path(good).write_text(GOOD + "\n")
    assert version_of(f"{good}:Bot", "peloponnes") != before
    assert version_of("greedy", "peloponnes") == soloist.__version__ != version_of("learned", "peloponnes")


def test_its_difficulty_is_measured_beside_ours(good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = difficulty.Line("peloponnes", "soldier", (), f"{good}:first")
    monkeypatch.setattr(difficulty, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(difficulty, "OWN_PAGE", tmp_path / "difficulty.md")
    monkeypatch.setattr(difficulty, "BATCH", 3)
    monkeypatch.setattr(difficulty, "WITHIN", 1.0)
    monkeypatch.setattr(difficulty, "LEAST", {line.player: 3})
    trials = difficulty.measure(line)
    assert sorted(trial.number for trial in trials) == [0, 1, 2]
    difficulty.write_own_page([difficulty.entry(line, trials)])
    page = (tmp_path / "difficulty.md").read_text(encoding="utf-8")
    assert f"`search:40` | `{good}:first` |" in page and ", 3 deals)" in page


# --- the commands


def run(*words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "soloist", *words, "--lang", "en"]
    found_from_there = {**os.environ, "PYTHONPATH": str(Path(soloist.__file__).parent.parent)}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=folder, env=found_from_there)


@pytest.mark.processes
def test_the_command_keeps_what_was_finished(bad: str) -> None:
    folder = Path(bad).parent
    words = ("simulate", "peloponnes", "--player", "bad_bot.py:moody", "--games", "7", "--limit", "4", "--out", "r.csv")
    done = run(*words, folder=folder)
    assert done.returncode == 0 and "5 games were stopped and counted as lost" in done.stdout
    assert done.stdout.splitlines()[1].split()[1] == "7"
    with (folder / "r.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["failed"] for row in rows[:5]] == [
        "player-raised",
        "player-illegal",
        "player-died",
        "player-hung",
        "player-raised",
    ]
    assert {(row["result"], row["margin"]) for row in rows[:5]} == {("lost", "")}
    assert all(row["margin"] and row["failed"] == "" for row in rows[5:])
    again = run("watch", "--row", "r.csv:1", folder=folder)
    assert again.returncode == 2 and "raised ValueError" in again.stderr
    assert "I am fine" not in done.stdout and "Traceback" not in done.stderr and done.stderr.count(" was stopped: ") == 5


def test_broken_off_games_are_left_out_if_one_says_so(bad: str) -> None:
    folder = Path(bad).parent
    words = ("simulate", "peloponnes", "--player", "bad_bot.py:moody", "--seed", "#4", "--games", "3", "--out", "r.csv")
    for failed, games in ((), 3), (("--failed", "left-out"), 2):
        done = run(*words, *failed, folder=folder)
        assert done.stdout.splitlines()[1].split()[1] == str(games)
        assert len((folder / "r.csv").read_text().splitlines()) == 1 + games
        assert ("1 game was stopped and left out." in done.stdout) == (games == 2)


def test_the_command_says_when_nothing_was_finished(bad: str) -> None:
    done = run("simulate", "peloponnes", "--player", "bad_bot.py:moody", "--games", "1", folder=Path(bad).parent)
    assert done.returncode == 2 and "No game was finished" in done.stderr


def test_watching_tells_the_deal_that_was_broken_off(bad: str) -> None:
    done = run("watch", "peloponnes", "--player", "bad_bot.py:moody", "--seed", "2", folder=Path(bad).parent)
    code = GAME.deal("soldier", "2").deal.code
    assert done.returncode == 2 and f"Deal {code} was stopped: the player raised ValueError" in done.stderr


def test_a_player_gives_hints_at_the_table(good: str, processes: Processes) -> None:
    words = ("-m", "soloist", "play", "peloponnes", "--seed", "K7Q2", "--player", f"{good}:first", "--plain", "--lang", "en")
    process = processes.start(*words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    said, _ = process.communicate("hint\nquit\n", timeout=PATIENCE)
    table = GAME.deal(seed="K7Q2")
    assert table.question is not None
    assert f"good_bot.py:first would answer: {table.question.options[0].name('en')}" in said


def naming_the_lab(folder: str) -> list[str]:
    """The modules under a folder that name `soloist.lab`, where foreign code is loaded."""
    source = Path(soloist.__file__).parent
    files = list((source / folder).rglob("*.py"))
    assert files
    return [file.name for file in files if re.search(r"\bsoloist\.lab\b|\bimport lab\b", file.read_text(encoding="utf-8"))]


def test_no_page_leads_to_foreign_code() -> None:
    assert "plain.py" in naming_the_lab("faces/terminal"), "there one may name a player"
    for folder in ("faces/web", "faces/static", "library", "coach", "engine", "games", "players"):
        assert naming_the_lab(folder) == []
