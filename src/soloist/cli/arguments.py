"""The argument parser: commands, options and their help in the person's language."""

import argparse

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.words import LANGUAGES, Words

WORDS = Words("soloist.cli")
SHELLS = ("bash", "zsh", "fish")


def parser(language: str) -> argparse.ArgumentParser:
    """Build the parser with help texts in this language."""

    def say(message: str, **values: Value) -> str:
        return WORDS.say(Phrase(message, **values), language)

    top = argparse.ArgumentParser(
        prog="soloist",
        description=say("help-soloist"),
        epilog=say("help-epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _common(top, language)
    top.set_defaults(lang=None, plain=False)
    top.add_argument(
        "--version",
        action="version",
        version=f"soloist {soloist.__version__} ({say('build', compiled=int(not str(machine.__file__).endswith('.py')))})",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str) -> argparse.ArgumentParser:
        text = say(f"help-{name}")
        added = commands.add_parser(name, help=text, description=text)
        _common(added, language)
        return added

    serve = command("serve")
    serve.add_argument("--port", type=int, default=None, help=say("help-port"))
    serve.add_argument("--host", default="127.0.0.1", help=say("help-host"))
    serve.add_argument("--name", default="", help=say("help-name"))
    serve.add_argument("--no-browser", action="store_true", default=False, help=say("help-no-browser"))
    static = command("build-static")
    static.add_argument("folder", metavar="DIR", help=say("help-static-folder"))
    static.add_argument("--node-modules", metavar="DIR", default="node_modules", help=say("help-node-modules"))
    play, companion = command("play"), command("companion")
    for one in (play, companion):
        one.add_argument("game", nargs="?", default=None, help=say("help-game", games=", ".join(soloist.GAMES)))
        one.add_argument("--level", default=None, help=say("help-level"))
        one.add_argument("--seed", default=None, help=say("help-seed"))
        one.add_argument("--ruling", metavar="NAME=VALUE", action="append", default=[], help=say("help-ruling"))
        one.add_argument("--edition", metavar="FILE", default=None, help=say("help-edition"))
    play.add_argument("--deal", metavar="CODE", default=None, help=say("help-deal"))
    play.add_argument("--ask", action="store_true", default=False, help=say("help-ask"))
    resume = command("resume")
    resume.add_argument("id", nargs="?", type=int, default=None, help=say("help-id"))
    for one in (play, resume):
        one.add_argument("--player", default=None, help=say("help-hint-player"))
    companion.set_defaults(player=None)
    command("tables")
    command("history").add_argument("--csv", metavar="FILE", default=None, help=say("help-csv"))
    command("games")
    rules = command("rules")
    rules.add_argument("game", help=say("help-game", games=", ".join(soloist.GAMES)))
    rules.add_argument("clause", nargs="*", default=[], help=say("help-clause"))
    cards = command("cards")
    cards.add_argument("game", help=say("help-game", games=", ".join(soloist.GAMES)))
    cards.add_argument("word", nargs="?", default="", help=say("help-word"))
    cards.add_argument("--edition", metavar="FILE", default=None, help=say("help-edition"))
    simulate = command("simulate")
    simulate.add_argument("game", nargs="?", default=None, help=say("help-game", games=", ".join(soloist.GAMES)))
    simulate.add_argument("--level", default=None, help=say("help-levels"))
    simulate.add_argument("--player", default="greedy", help=say("help-player"))
    simulate.add_argument("--games", type=int, default=100, help=say("help-games-number"))
    simulate.add_argument("--jobs", type=int, default=1, help=say("help-jobs"))
    simulate.add_argument("--on", metavar="CLUSTER", default=None, help=say("help-on"))
    simulate.add_argument("--seed", type=int, default=0, help=say("help-first-seed"))
    simulate.add_argument("--out", metavar="FILE", default=None, help=say("help-out"))
    simulate.add_argument("--plot", metavar="FILE", default=None, help=say("help-plot"))
    watching = command("watch")
    watching.add_argument("game", nargs="?", default=None, help=say("help-game", games=", ".join(soloist.GAMES)))
    watching.add_argument("--player", default="greedy", help=say("help-player"))
    watching.add_argument("--level", default=None, help=say("help-level"))
    watching.add_argument("--seed", default=None, help=say("help-seed"))
    watching.add_argument("--speed", type=int, default=0, help=say("help-speed"))
    for one in (simulate, watching):
        one.add_argument("--limit", type=int, metavar="SECONDS", default=60, help=say("help-limit"))
        one.add_argument("--ruling", metavar="NAME=VALUE", action="append", default=[], help=say("help-ruling"))
        one.add_argument("--edition", metavar="FILE", default=None, help=say("help-edition"))
        one.add_argument("--deal", metavar="CODE", default=None, help=say("help-deal"))
    replay = command("replay")
    replay.add_argument("file", metavar="FILE", help=say("help-file"))
    replay.add_argument("--edition", metavar="FILE", default=None, help=say("help-edition"))
    replay.add_argument("--keep", action="store_true", default=False, help=say("help-keep"))
    command("export").add_argument("id", type=int, help=say("help-id"))
    review = command("review")
    review.add_argument("id", type=int, help=say("help-id"))
    review.add_argument("--json", action="store_true", default=False, help=say("help-json"))
    command("backup").add_argument("file", metavar="FILE", nargs="?", default=None, help=say("help-backup-file"))
    command("restore").add_argument("file", metavar="FILE", help=say("help-restore-file"))
    command("check")
    delete = command("delete")
    delete.add_argument("id", nargs="?", type=int, default=None, help=say("help-id"))
    delete.add_argument("--back", action="store_true", default=False, help=say("help-back"))
    command("completions").add_argument("shell", choices=SHELLS, help=say("help-shell"))
    return top


def _common(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the options that may come before or after the command."""
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=WORDS.say(Phrase("help-lang"), language))
    parser.add_argument("--plain", action="store_true", default=argparse.SUPPRESS, help=WORDS.say(Phrase("help-plain"), language))
