"""What TAB offers: `soloist complete`, and the scripts that call it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import soloist
from soloist.cli.arguments import SHELLS, parser
from soloist.cli.completions import SCRIPTS
from soloist.library.store import Store
from tests.support.command import run_command
from tests.support.paths import golden
from tests.support.processes import PATIENCE

Offered = Callable[..., dict[str, str]]


@pytest.fixture
def offered(tmp_path: Path) -> Offered:
    def lines(*words: str) -> dict[str, str]:
        done = run_command("complete", "--", *words, SOLOIST_DB=str(tmp_path / "some" / "tables.db"))
        assert (done.returncode, done.stderr) == (0, "")
        found = [line.partition("\t") for line in done.stdout.splitlines()]
        return {value: about for value, _, about in found}

    return lines


def test_every_command_and_every_option_is_offered(offered: Offered) -> None:
    help = parser("en").format_help()
    # In the help every command begins a line, four blanks from its edge.
    commands = dict(re.findall(r"^    ([a-z][\w-]*) {2,}(\w+)", help, re.MULTILINE))
    assert len(commands) > 15 and "complete" not in commands
    found = offered("")
    assert {name: about.split()[0] for name, about in found.items() if name in commands} == commands
    for name in commands:
        page = run_command(name, "--help").stdout
        assert list(offered(name, "--")) == re.findall(r"^  (?:-\w, )?(--[\w-]+)", page, re.MULTILINE), name


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (["p"], ["play"]),
        (["-"], ["-h", "--help", "--lang", "--plain", "--version"]),
        (["--plain", "play", "p"], ["peloponnes"]),
        (["--lang", "d"], ["de"]),
        (["--lang=d"], ["--lang=de"]),
        (["--lang", "de", "play", "p"], ["peloponnes"]),
        (["--plain", "--lang=de", "play", "raiders", "--as"], ["--ask"]),
        (["play", "stone-age", "--level", ""], ["basic", "cool-night", "large-tribe", "eternal-winter"]),
        (["play", "stone", "--level=c"], ["--level=cool-night"]),
        (["play", '"Stone Age"', "--level", "c"], ["cool-night"]),
        (["play", "--level", "co"], ["cool-night"]),
        (["play", "--level", "basic", "st"], ["stone-age"]),
        (["play", "--lev", "g"], ["general"]),
        (["simulate", "raiders", "--level", "a"], ["all"]),
        (["play", "raiders", "--ruling", "still"], ["still_tied=draw", "still_tied=loss"]),
        (["watch", "--player", "g"], ["greedy", ":files"]),
        (["completions", ""], ["bash", "zsh", "fish"]),
        (["replay", "x"], [":files"]),
        (["build-static", "x"], [":folders"]),
        (["cards", "raiders", "--edition", "m"], ["mine", ":files"]),
        (["rules", "stone-age", "SA-S2"], [f"SA-S2{digit}" for digit in range(10)]),
        (["play", "--seed", ""], []),
        (["play", "--ask", "--as"], []),
        (["play", "chess", "--level", "sol"], ["soldier"]),
        (["nothing", "x"], []),
    ],
)
def test_what_may_come_next(offered: Offered, words: list[str], first: list[str]) -> None:
    found = list(offered(*words))
    assert found[: len(first)] == first
    assert words[-1] == "" or len(found) == len(first)


def test_rulings_are_those_of_the_game(offered: Offered) -> None:
    for id, game in soloist.GAMES.items():
        named = {f"{name}={value}" for name, ruling in game.book.rulings.items() for value in ruling.values}
        assert set(offered("play", id, "--ruling", "")) == named


def test_descriptions_are_in_the_language(offered: Offered) -> None:
    assert offered("--lang", "de", "play", "rai")["raiders"] == soloist.GAMES["raiders"].title("de")
    assert "ohne Rahmen" in offered("--lang", "de", "play", "--pl")["--plain"]
    assert offered("play", "stone-age", "--level", "cool")["cool-night"] == "Cool night"


def test_tables_are_offered_where_they_can_be_used_and_looking_makes_no_file(offered: Offered, tmp_path: Path) -> None:
    assert [word for word in offered("resume", "") if word.isdigit()] == [] and not (tmp_path / "some").exists()
    store = Store(tmp_path / "some" / "tables.db")
    over, going, gone = (store.add(golden(name)) for name in ("raiders/normal-lost",) * 3)
    store.save(going, 0, soloist.GAMES["raiders"].deal(seed="K7Q2"))
    store.note(going, name="at the\tinn")
    store.delete(gone)
    store.close()
    before = sorted((tmp_path / "some").rglob("*"))

    def tables(*words: str) -> dict[str, str]:
        return {value: about for value, about in offered(*words, "").items() if value.isdigit()}

    assert tables("resume") == {str(going): "at the inn: Raiders, Normal"}
    assert list(tables("review")) == [str(over)]
    assert set(tables("export")) == set(tables("delete")) == {str(over), str(going)}
    assert list(tables("delete", "--back")) == [str(gone)]
    assert sorted((tmp_path / "some").rglob("*")) == before


def test_a_damaged_collection_offers_no_tables_and_says_nothing(offered: Offered, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "tables.db").write_text("nonsense" * 1000, encoding="utf-8")
    assert [word for word in offered("resume", "") if word.isdigit()] == []


@pytest.mark.parametrize("shell", SHELLS)
def test_every_script_asks_soloist_and_its_shell_can_read_it(shell: str) -> None:
    script = run_command("completions", shell).stdout
    assert script == SCRIPTS[shell] and "complete -- " in script and ":folders" in script
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=script, text=True, capture_output=True, timeout=PATIENCE).stderr == ""


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("words", "replies"),
    [
        (("--lang", "de", "play", "pe"), ["peloponnes"]),
        (("play", "stone-age", "--level", "=", "c"), ["cool-night"]),
        (("replay", "a fi"), ["a file.txt"]),
        *(
            pytest.param(words, replies, marks=pytest.mark.slow)
            for words, replies in (
                (("play", "stone-age", "--level", "="), ["basic", "cool-night", "large-tribe", "eternal-winter"]),
                (("play", "stone-age", "--ruling", "card_refresh", "=", "s"), ["slide"]),
                (("build-static", ""), ["a folder", "-h", "--help"]),
                (("build-static", "--node-modules", "a"), ["a folder"]),
            )
        ),
    ],
)
def test_in_bash(tmp_path: Path, words: tuple[str, ...], replies: list[str]) -> None:
    """Words as bash hands them over: split at = and colons."""
    run = tmp_path / "bin" / "soloist"
    run.parent.mkdir()
    run.write_text(f'#!/bin/sh\nexec {sys.executable} -m soloist "$@"\n', encoding="utf-8")
    run.chmod(0o755)
    here = tmp_path / "here"
    (here / "a folder").mkdir(parents=True)
    (here / "a file.txt").touch()
    asked = 'source /dev/stdin; COMP_WORDS=(soloist "$@"); COMP_CWORD=$#; _soloist soloist; printf "%s\\n" "${COMPREPLY[@]}"'
    environment = {
        **os.environ,
        "PATH": f"{run.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(Path(soloist.__file__).parent.parent),
        "SOLOIST_DB": str(tmp_path / "tables.db"),
    }
    done = subprocess.run(
        ["bash", "-c", asked, "bash", *words],
        input=SCRIPTS["bash"], cwd=here, env=environment, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.stdout.splitlines()[: len(replies)] == replies and done.stderr == ""
