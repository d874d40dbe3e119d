"""Help, errors and lists of the command line in the person's language, and long texts in the pager."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import soloist
from soloist.cli.arguments import WORDS, parser
from soloist.cli.command import Run
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import LANGUAGES
from tests.support.command import run_command

COMMANDS = [name for name, called in vars(Run).items() if callable(called) and not name.startswith("_") and name != "start"]
ENGLISH = (
    "usage:",
    "positional",
    "show this help message",
    "invalid",
    "argument --",
    "unrecognized",
    "expected one",
    "required:",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_page_is_in_one_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for command in ([], *([name.replace("_", "-")] for name in COMMANDS)):
        with pytest.raises(SystemExit):
            parser(language).parse_args([*command, "--help"])
        page = capsys.readouterr().out
        assert [word for word in ENGLISH if word in page] == []
        assert page.startswith(WORDS.say(Phrase("help-usage"), language))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], {"en": "no command “nothing”", "fr": "pas de commande « nothing »", "de": "keinen Befehl „nothing“"}),
        (["completions", "dos"], {"en": "cannot be “dos”", "fr": "ne peut pas être « dos »", "de": "kann nicht „dos“ sein"}),
        (["paly"], {"en": "did you mean “play”?", "fr": "vouliez-vous dire « play » ?", "de": "meinst du „play“?"}),
        (["play", "--levle", "basic"], {"en": "mean “--level”?", "fr": "dire « --level » ?", "de": "meinst du „--level“?"}),
        (["--lang", "de", "play", "--levle=basic"], {"en": "“--levle”", "fr": "« --levle »", "de": "„--levle“"}),
        (["tables", "--ask"], {"en": "--help lists what is", "fr": "--help montre", "de": "--help zeigt"}),
        (["serve", "--port", "x"], {"en": "whole number", "fr": "nombre entier", "de": "ganze Zahl"}),
        (["export"], {"en": "ID is missing", "fr": "il manque ID", "de": "es fehlt ID"}),
        (["tables", "x"], {"en": "not known here", "fr": "inconnu ici", "de": "hier unbekannt"}),
        (["play", "--level"], {"en": "needs a value", "fr": "suivi d’une valeur", "de": "fehlt ein Wert"}),
        (["play", "--ask=x"], {"en": "takes no value", "fr": "ne prend pas de valeur", "de": "hat keinen Wert"}),
        (["simulate", "--p", "x"], {"en": "not clear", "fr": "ambigu", "de": "nicht eindeutig"}),
    ],
    ids=[
        "command",
        "choice",
        "near",
        "option-near",
        "option-value",
        "option-of-another",
        "number",
        "missing",
        "unknown",
        "alone",
        "value",
        "ambiguous",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_the_arguments_are_in_the_language_chosen(
    capsys: pytest.CaptureFixture[str], words: list[str], said: dict[str, str], language: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        parser(language).parse_args(words)
    error = capsys.readouterr().err
    assert stopped.value.code == 2 and said[language] in error
    assert [word for word in ENGLISH if word in error] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_has_one_line_for_each_level(tmp_path: Path, language: str) -> None:
    run = partial(run_command, SOLOIST_DB=str(tmp_path / "tables.db"))
    *levels, more = run("games", "--lang", language).stdout.splitlines()
    names = [f"{game.id} {level.id}" for game in soloist.GAMES.values() for level in game.levels]
    assert [line.split("  ")[0] for line in levels] == names and len(names) == 13
    assert "soloist games" in more
    assert "greedy" not in run("games", "--lang", language).stdout
    assert "greedy" in run("games", "peloponnes", "--lang", language).stdout
    every = run("games", "-v", "--lang", language).stdout
    assert all(game.title(language) in every for game in soloist.GAMES.values())


def test_a_long_text_goes_through_the_pager_of_a_terminal(tmp_path: Path) -> None:
    """`PAGER` says whether and with what it was called. In a pipe it is not."""
    seen = tmp_path / "seen"
    pager = tmp_path / "pager"
    pager.write_text(f"#!/bin/sh\ncat > {seen}\n", encoding="utf-8")
    pager.chmod(0o755)
    asked = [sys.executable, "-m", "soloist", "rules", "stone-age", "--lang", "en"]
    environment = {**os.environ, "PAGER": str(pager), "SOLOIST_DB": str(tmp_path / "tables.db"), "TERM": "xterm"}
    piped = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    assert "SA-S27" in piped.stdout and not seen.exists()
    inside, outside = os.openpty()
    try:
        subprocess.run(asked, env=environment, stdin=outside, stdout=outside, stderr=outside, check=True)
    finally:
        os.close(inside)
        os.close(outside)
    assert "SA-S27" in seen.read_text(encoding="utf-8")
