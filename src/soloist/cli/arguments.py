"""The argument parser: commands, options and their help in the person's language."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

import soloist
from soloist import manual
from soloist.cli.grammar import Argument, Command, Grammar
from soloist.engine.kernel import machine
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.near import either, nearest
from soloist.engine.text.words import ENGINE, LANGUAGES, Words

WORDS = Words("soloist.cli")
SHELLS = ("bash", "zsh", "fish")
REFUSALS = {
    "refused-choice": r"argument (?P<what>.+?): invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.*)\)",
    "refused-number": r"argument (?P<what>.+?): invalid int value: '(?P<given>.*)'",
    "refused-missing": r"the following arguments are required: (?P<what>.*)",
    "refused-unknown": r"unrecognized arguments: (?P<what>.*)",
    "refused-alone": r"argument (?P<what>.+?): expected one argument",
    "refused-value": r"argument (?P<what>.+?): ignored explicit argument '(?P<given>.*)'",
    "refused-ambiguous": r"ambiguous option: (?P<what>\S+) could match (?P<known>.*)",
}
"""Our messages for the English errors of argparse. An error that is not listed is shown unchanged."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are in one language. argparse itself knows only English."""

    language = "en"
    grammar = Grammar()
    given: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse as usual, but remember the words first: the error for an unknown option needs to know the command."""
        if " " not in self.prog:
            type(self).given = sys.argv[1:] if args is None else list(args)
        return super().parse_known_args(args, namespace)

    def format_usage(self) -> str:
        return self._translated(super().format_usage())

    def format_help(self) -> str:
        return self._translated(super().format_help())

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {self._refusal(message)}\n")

    def _translated(self, text: str) -> str:
        return text.replace("usage: ", WORDS.say(Phrase("help-usage"), self.language) + " ", 1)

    def _refusal(self, message: str) -> str:
        for name, pattern in REFUSALS.items():
            if (found := re.fullmatch(pattern, message)) is not None:
                values = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                if name == "refused-unknown":
                    return self._unknown_option(values["what"])
                if name == "refused-choice" and set(values["known"].split(", ")) == set(self.grammar.commands):
                    return self._unknown("command", values["given"], self.grammar.commands)
                return WORDS.say(Phrase(name, **values), self.language)
        return message

    def _unknown_option(self, what: str) -> str:
        """The error for the first unknown option; if there is none, for all unknown words."""
        command = self.grammar.known(self.grammar.read(self.given).command)
        names = [name for option in command.options for name in option.names if name.startswith("--")]
        options = [word.partition("=")[0] for word in what.split() if word.startswith("-")]
        return self._unknown("option", options[0] if options else what, names if options else ())

    def _unknown(self, kind: str, given: str, names: Iterable[str]) -> str:
        near = nearest(given, names)
        if near:
            return WORDS.say(
                Phrase(f"unknown-{kind}-near", given=given, near=ENGINE.say(either(near), self.language)), self.language
            )
        return WORDS.say(Phrase(f"unknown-{kind}", given=given), self.language)


def parser(language: str) -> Parser:
    """Build the parser with help texts in this language, and its grammar."""

    def say(message: str, **values: Value) -> str:
        return WORDS.say(Phrase(message, **values), language)

    def meta(name: str) -> str:
        return say("metavar", name=name)

    class Spoken(Parser):
        """The subparsers are of the class of their parser, so it carries the language."""

    Spoken.language, Spoken.grammar = language, Grammar()
    grammar = Spoken.grammar
    top = Spoken(
        prog="soloist",
        description=say("help-soloist"),
        epilog=epilog(language),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    options = _common(top, grammar.top, language)
    top.set_defaults(lang=None, plain=False)
    options.add_argument(
        "--version",
        action="version",
        version=f"soloist {soloist.__version__} ({say('build', compiled=int(not str(machine.__file__).endswith('.py')))})",
        help=say("help-version"),
    )
    grammar.top.arguments.append(Argument(("--version",), "", say("help-version")))
    commands = top.add_subparsers(dest="command", metavar=meta("command"), title=say("help-commands"))

    class Adding:
        """Adds a command: arguments by position and options, each with its help."""

        def __init__(self, name: str) -> None:
            text = say(f"help-{name}")
            self.parser = commands.add_parser(name, help=text, description=text, add_help=False)
            self.arguments = self.parser.add_argument_group(say("help-arguments"))
            self.known = grammar.commands[name] = Command(text)
            self.options = _common(self.parser, self.known, language)

        def take(self, name: str, help: str = "", **how: object) -> None:
            """Add an argument by position."""
            text, several = help or say(f"help-{name}"), how.get("nargs") == "*"
            self.known.arguments.append(Argument((), name, text, several))
            self.arguments.add_argument(name, metavar=meta(name), help=text, **how)  # type: ignore[arg-type]

        def option(self, *names: str, kind: str = "", help: str = "", **how: object) -> None:
            """Add an option, with a value of this kind if it has one."""
            text = help or say(f"help-{names[-1].removeprefix('--')}")
            self.known.arguments.append(Argument(names, kind, text, several=how.get("action") == "append"))
            if kind:
                how["metavar"] = meta(kind)
            else:
                how |= {"action": "store_true", "default": False}
            self.options.add_argument(*names, help=text, **how)  # type: ignore[arg-type]

    games = say("help-game", games=", ".join(soloist.GAMES))
    edition, ruling = say("help-edition"), say("help-ruling")
    serve = Adding("serve")
    serve.option("--port", kind="number", type=int)
    serve.option("--host", kind="address", default="127.0.0.1")
    serve.option("--name", kind="name", default="")
    serve.option("--no-browser")
    static = Adding("build-static")
    static.take("folder", say("help-static-folder"))
    static.option("--node-modules", kind="folder", default="node_modules")
    play, companion = Adding("play"), Adding("companion")
    for one in (play, companion):
        one.take("game", games, nargs="?")
        one.option("--level", kind="level")
        one.option("--seed", kind="seed")
        one.option("--ruling", kind="ruling", help=ruling, action="append", default=[])
        one.option("--edition", kind="file", help=edition)
    play.option("--deal", kind="code")
    play.option("--ask")
    today = Adding("today")
    today.take("game", say("help-today-game", games=", ".join(soloist.GAMES)), nargs="?")
    today.option("--level", kind="level", help=say("help-today-level"))
    resume = Adding("resume")
    resume.take("id", nargs="?", type=int)
    for one in (play, today, resume):
        one.option("--player", kind="player", help=say("help-hint-player"))
    companion.parser.set_defaults(player=None)
    tables = Adding("tables")
    tables.option("--open")
    tables.option("--game", kind="game", help=say("help-only-game", games=", ".join(soloist.GAMES)))
    history = Adding("history")
    history.option("--csv", kind="file")
    listed = Adding("games")
    listed.take("game", say("help-one-game", games=", ".join(soloist.GAMES)), nargs="?")
    listed.option("-v", "--verbose")
    for one in (tables, history, listed):
        one.option("--json", help=say("help-json-list"))
    rules = Adding("rules")
    rules.take("game", games)
    rules.take("clause", nargs="*", default=[])
    cards = Adding("cards")
    cards.take("game", games)
    cards.take("word", nargs="?", default="")
    cards.option("--edition", kind="file", help=edition)
    simulate = Adding("simulate")
    simulate.take("game", games, nargs="?")
    simulate.option("--level", kind="level", help=say("help-levels"))
    simulate.option("--player", kind="player", default="greedy")
    simulate.option("--games", kind="number", help=say("help-games-number"), type=int, default=100)
    simulate.option("--jobs", kind="number", type=int, default=1)
    simulate.option("--on", kind="cluster")
    simulate.option("--seed", kind="seed", help=say("help-first-seed"))
    simulate.option("--failed", kind="failed", choices=("lost", "left-out"), default="lost")
    simulate.option("--out", kind="file")
    simulate.option("--plot", kind="file")
    watching = Adding("watch")
    watching.take("game", games, nargs="?")
    watching.option("--player", kind="player")
    watching.option("--level", kind="level")
    watching.option("--seed", kind="seed")
    watching.option("--row", kind="row")
    watching.option("--speed", kind="number", type=int, default=0)
    for one in (simulate, watching):
        one.option("--limit", kind="seconds", type=int, default=60)
        one.option("--ruling", kind="ruling", help=ruling, action="append", default=[])
        one.option("--edition", kind="file", help=edition)
        one.option("--deal", kind="code")
    replay = Adding("replay")
    replay.take("file")
    replay.option("--edition", kind="file", help=edition)
    replay.option("--keep")
    Adding("export").take("id", type=int)
    review = Adding("review")
    review.take("id", type=int)
    review.option("--json")
    Adding("backup").take("file", say("help-backup-file"), nargs="?")
    Adding("restore").take("file", say("help-restore-file"))
    Adding("check")
    delete = Adding("delete")
    delete.take("id", nargs="?", type=int)
    delete.option("--back")
    Adding("completions").take("shell", choices=SHELLS)
    return top


def epilog(language: str) -> str:
    """The end of the help: what else to ask for, and where the manual is, if it is installed."""
    found, told = manual.file(language), WORDS.say(Phrase("help-epilog"), language)
    return f"{told}\n{WORDS.say(Phrase('help-manual', address=found), language)}" if found else told


def _common(parser: argparse.ArgumentParser, known: Command, language: str) -> "argparse._ArgumentGroup":
    """Add the options that may come before or after the command, and return their group."""

    def say(message: str) -> str:
        return WORDS.say(Phrase(message), language)

    options = parser.add_argument_group(say("help-options"))
    options.add_argument("-h", "--help", action="help", help=say("help-help"))
    options.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help-lang"))
    options.add_argument("--plain", action="store_true", default=argparse.SUPPRESS, help=say("help-plain"))
    known.arguments += [
        Argument(("-h", "--help"), "", say("help-help")),
        Argument(("--lang",), "language", say("help-lang")),
        Argument(("--plain",), "", say("help-plain")),
    ]
    return options
