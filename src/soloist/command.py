"""The command line: `soloist serve` for the browser, `soloist play` for the terminal, and the commands around them."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import soloist
from soloist import box, collection
from soloist.engine import machine
from soloist.engine.catalogue import game_of
from soloist.engine.edition import Edition
from soloist.engine.errors import BadRecord, OlderRules, SoloistError
from soloist.engine.game import Game, Table
from soloist.engine.phrase import Phrase, Value
from soloist.engine.record import MOST_TEXT, parse
from soloist.engine.words import LANGUAGES, Words
from soloist.faces.terminal import pages
from soloist.faces.terminal.histories import show_history
from soloist.faces.terminal.laboratory import check_number, run_simulation, watch
from soloist.faces.terminal.picture import Picture
from soloist.faces.terminal.reviewing import review_table
from soloist.faces.terminal.sitting import Sitting
from soloist.faces.terminal.speech import Speech, chosen_language
from soloist.store import Store, default_path, open_saved

WORDS = Words("soloist")
MINE = "mine"


class BadCommand(SoloistError):
    """What was typed does not go together, or names a file that cannot be read."""

    words = WORDS


class Run:
    """One run of the command line: the console, the language, and the commands."""

    def __init__(self, arguments: argparse.Namespace, language: str) -> None:
        self.arguments = arguments
        self.console = Console(highlight=False, emoji=False)
        self.plain: bool = arguments.plain or not self.console.is_terminal or os.environ.get("TERM") == "dumb"
        self.console.soft_wrap = self.plain
        self.speech = Speech(language)

    def play(self) -> None:
        given = self.arguments
        fate = "ask" if given.ask else "seed"
        if given.deal is not None:
            table = soloist.deal(given.deal, self._edition(soloist.EVERY.of_code(given.deal)), fate)
            self._check_deal(table)
        else:
            game = soloist.GAMES[given.game] if given.game else self._choose_game()
            level = given.level if given.level or given.game else self._choose_level(game)
            table = game.deal(level, given.seed, _rulings(given.ruling), self._edition(game), fate)
        self._sit_down(table)

    def companion(self) -> None:
        """Only the opponent, for a person with the real board."""
        given = self.arguments
        game = soloist.GAMES[given.game] if given.game else self._choose_game()
        companion = soloist.COMPANIONS[game.id]
        level = given.level if given.level or given.game else self._choose_level(companion)
        edition = self._edition(companion) or box.mine(Store(default_path()), companion)
        self._sit_down(companion.deal(level, given.seed, _rulings(given.ruling), edition))

    def _sit_down(self, table: Table) -> None:
        """Keep a new table and sit at it."""
        store = Store(default_path())
        id = store.add(table)
        self.speech.words = table.game.words
        self._say("welcome", id=str(id), game=table.game.title(self.speech.language), level=self._level_name(table))
        if table.fate is not None:
            self._say("deal-code", code=table.deal.code)
        for name, value in table.deal.other_rulings.items():
            self._say("ruling-in-force", ruling=f"{name}={value}")
        if table.game.doubtful(table.deal.edition):
            pages.show_doubts(self.console, self.speech, table.game, table.deal.edition)
        sitting = Sitting(self.console, self.plain, self.speech, store, id, table, 0)
        sitting.seen = 0
        sitting.play()

    def resume(self) -> None:
        store = Store(default_path())
        saved = store.newest() if self.arguments.id is None else store.load(self.arguments.id)
        if saved is None:
            self._say("nothing-to-resume")
            return
        try:
            table = open_saved(saved)
        except OlderRules as error:
            self.speech.words = error.table.game.words
            Picture(self.console, self.plain, self.speech).draw(error.table.scene, {})
            raise
        if saved.open_elsewhere:
            self._say("open-elsewhere", id=str(saved.id), process=str(saved.process))
        self._say("welcome-back", id=str(saved.id), game=table.game.title(self.speech.language), level=self._level_name(table))
        Sitting(self.console, self.plain, self.speech, store, saved.id, table, saved.version).play()

    def tables(self) -> None:
        pages.show_tables(self.console, self.speech, soloist.EVERY, Store(default_path()).all())

    def history(self) -> None:
        show_history(self.console, self.speech, Store(default_path()), self.arguments.csv)

    def games(self) -> None:
        pages.show_games(self.console, self.speech, soloist.GAMES.values())

    def rules(self) -> None:
        game = soloist.GAMES[self.arguments.game]
        if self.arguments.clause is None:
            pages.show_book(self.console, self.speech, game)
        else:
            game.book.clause(self.arguments.clause)
            pages.show_clause(self.console, self.speech, game.book, self.arguments.clause, {})

    def cards(self) -> None:
        game = soloist.GAMES[self.arguments.game]
        edition = game.load_edition(self._edition(game))
        pages.show_cards(self.console, self.speech, game, edition, self.arguments.word)

    def simulate(self) -> None:
        run_simulation(self.console, self.speech, self.arguments, _rulings(self.arguments.ruling))

    def watch(self) -> None:
        check_number("--speed", self.arguments.speed, 0, 1000)
        watch(self.console, self.speech, soloist.GAMES[self.arguments.game], self.arguments)

    def replay(self) -> None:
        """Tell the story of a record; of a broken one, what is good."""
        file = self.arguments.file
        try:
            # No record is longer; what lies behind it need not be read, and some files never end.
            with sys.stdin if file == "-" else Path(file).open(encoding="utf-8") as opened:
                text = opened.read(MOST_TEXT + 1)
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise BadCommand("file-unreadable", file=file, why=str(error)) from None
        broken: BadRecord | None = None
        try:
            table = soloist.read(text, self._edition(game_of(soloist.EVERY, parse(text))))
        except BadRecord as error:
            if error.table is None:
                raise
            table, broken = error.table, error
        self.speech.words = table.game.words
        self.console.print(Text(self.speech.story(table)))
        if table.result is not None:
            pages.show_result(self.console, self.speech, table)
        if self.arguments.keep:
            self._say("kept", id=str(Store(default_path()).add(table)))
        if broken is not None:
            raise broken

    def serve(self) -> None:
        """The browser table; its libraries are only loaded when they are wanted."""
        from soloist.faces.web.server import serve

        given = self.arguments
        if given.port is not None:
            check_number("--port", given.port, 0, 65535)
        serve(Store(default_path(), sits=False), given.host, given.port, not given.no_browser, self._announce)

    def _announce(self, address: str, shared: bool) -> None:
        if shared:
            self.console.print(Text(self.speech.say("serving-shared"), style="bold red"))
        self.console.print(Text(self.speech.say("serving")))
        self.console.print(Text(address, style="bold cyan"))
        self._say("serving-stop")

    def export(self) -> None:
        sys.stdout.write(Store(default_path()).load(self.arguments.id).record)

    def review(self) -> None:
        review_table(self.console, self.plain, self.speech, Store(default_path()), self.arguments.id, self.arguments.json)

    # --- the whole collection

    def backup(self) -> None:
        store, file = Store(default_path()), self.arguments.file
        if file is None:
            self._say("backed-up", file=str(store.backup()))
            return
        store.copy_to(Path(file))
        self._say("backed-up", file=file)

    def restore(self) -> None:
        file = self.arguments.file
        kept = Store(default_path()).restore(Path(file))
        self._say("restored", file=file, kept=str(kept))

    def check(self) -> None:
        """Integrity of the file, then every record through the rules."""
        store = Store(default_path())
        with self.console.status("") as status:
            wrong = collection.check(store, lambda done, all: status.update(self.speech.say("checking", done=done, all=all)))
        for id, error in wrong:
            if error is None:
                self._say("check-newer", id=str(id))
            elif isinstance(error, OlderRules):
                self._say("check-older", id=str(id))
            else:
                self._say("check-bad", id=str(id), why=error.text(self.speech.language))
        if not wrong:
            self.console.print(Text(self.speech.say("check-good", tables=store.count())))
        elif any(error and not isinstance(error, OlderRules) for _, error in wrong):
            raise BadCommand("check-failed")

    def delete(self) -> None:
        store, id = Store(default_path()), self.arguments.id
        if id is None:
            rows = store.deleted()
            if rows:
                pages.show_tables(self.console, self.speech, soloist.EVERY, rows)
            else:
                self._say("bin-empty")
        elif self.arguments.back:
            store.put_back(id)
            self._say("put-back", id=str(id))
        else:
            store.delete(id)
            self._say("deleted", id=str(id))

    # --- helpers

    def _say(self, message: str, **values: str) -> None:
        self.console.print(Text(self.speech.say(message, **values)))

    def _edition(self, game: Game[Any] | None) -> str | Edition | None:
        """What --edition names: a file, or by the word MINE what the owner of this game entered."""
        named: str | None = self.arguments.edition
        return box.asked_for(Store(default_path()), game) if named == MINE and game is not None else named

    def _level_name(self, table: Table) -> str:
        return table.game.level_name(table.deal.level, self.speech.language)

    def _check_deal(self, table: Table) -> None:
        """A deal code says it all; what is given beside it must agree."""
        given, deal = self.arguments, table.deal
        told = {"game": given.game, "--level": given.level, "--seed": given.seed and given.seed.upper()}
        for name, value in told.items():
            named = {"game": deal.game.id, "--level": deal.level, "--seed": deal.seed}[name]
            if value not in (None, named):
                raise BadCommand("deal-disagrees", option=name, given=value, named=named)
        if given.ruling:
            raise BadCommand("deal-has-rulings")

    def _choose_game(self) -> Game[Any]:
        games = list(soloist.GAMES.values())
        if len(games) == 1:
            return games[0]
        return games[self._choose("which-game", [(game.id, game.title(self.speech.language)) for game in games])]

    def _choose_level(self, game: Game[Any]) -> str:
        def text(id: str) -> str:
            language = self.speech.language
            return self.speech.say("pair", name=game.level_name(id, language), text=game.level_line(id, language))

        return game.levels[self._choose("which-level", [(level.id, text(level.id)) for level in game.levels])].id

    def _choose(self, message: str, choices: list[tuple[str, str]]) -> int:
        """A small menu; Enter takes the first."""
        self._say(message)
        for number, (word, text) in enumerate(choices, start=1):
            self.console.print(Text(f"{number:>3} ", style="bold cyan").append(f"{text} ({word})", style=""))
        while True:
            typed = self.console.input(Text("> ", style="bold green")).strip().lower()
            for number, (word, _) in enumerate(choices):
                if typed in (word, str(number + 1)) or (not typed and number == 0):
                    return number
            self._say("impossible", typed=typed, possible=" ".join(word for word, _ in choices))


def _rulings(given: Sequence[str]) -> dict[str, object]:
    rulings: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadCommand("ruling-form", given=text)
        rulings[name.strip()] = value.strip()
    return rulings


def parser(language: str) -> argparse.ArgumentParser:
    """Help in the person's language."""

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
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str) -> argparse.ArgumentParser:
        text = say(f"help-{name}")
        added = commands.add_parser(name, help=text, description=text)
        _common(added, language)
        return added

    serve = command("serve")
    serve.add_argument("--port", type=int, default=None, help=say("help-port"))
    serve.add_argument("--host", default="127.0.0.1", help=say("help-host"))
    serve.add_argument("--no-browser", action="store_true", default=False, help=say("help-no-browser"))
    play, companion = command("play"), command("companion")
    for one in (play, companion):
        one.add_argument("game", nargs="?", default=None, help=say("help-game", games=", ".join(soloist.GAMES)))
        one.add_argument("--level", default=None, help=say("help-level"))
        one.add_argument("--seed", default=None, help=say("help-seed"))
        one.add_argument("--ruling", metavar="NAME=VALUE", action="append", default=[], help=say("help-ruling"))
        one.add_argument("--edition", metavar="FILE", default=None, help=say("help-edition"))
    play.add_argument("--deal", metavar="CODE", default=None, help=say("help-deal"))
    play.add_argument("--ask", action="store_true", default=False, help=say("help-ask"))
    command("resume").add_argument("id", nargs="?", type=int, default=None, help=say("help-id"))
    command("tables")
    command("history").add_argument("--csv", metavar="FILE", default=None, help=say("help-csv"))
    command("games")
    rules = command("rules")
    rules.add_argument("game", help=say("help-game", games=", ".join(soloist.GAMES)))
    rules.add_argument("clause", nargs="?", default=None, help=say("help-clause"))
    cards = command("cards")
    cards.add_argument("game", help=say("help-game", games=", ".join(soloist.GAMES)))
    cards.add_argument("word", nargs="?", default="", help=say("help-word"))
    cards.add_argument("--edition", metavar="FILE", default=None, help=say("help-edition"))
    simulate = command("simulate")
    simulate.add_argument("game", help=say("help-game", games=", ".join(soloist.GAMES)))
    simulate.add_argument("--level", default=None, help=say("help-levels"))
    simulate.add_argument("--player", default="greedy", help=say("help-player"))
    simulate.add_argument("--games", type=int, default=100, help=say("help-games-number"))
    simulate.add_argument("--jobs", type=int, default=1, help=say("help-jobs"))
    simulate.add_argument("--seed", type=int, default=0, help=say("help-first-seed"))
    simulate.add_argument("--ruling", metavar="NAME=VALUE", action="append", default=[], help=say("help-ruling"))
    simulate.add_argument("--out", metavar="FILE", default=None, help=say("help-out"))
    simulate.add_argument("--plot", metavar="FILE", default=None, help=say("help-plot"))
    watching = command("watch")
    watching.add_argument("game", help=say("help-game", games=", ".join(soloist.GAMES)))
    watching.add_argument("--player", default="greedy", help=say("help-player"))
    watching.add_argument("--level", default=None, help=say("help-level"))
    watching.add_argument("--seed", default=None, help=say("help-seed"))
    watching.add_argument("--speed", type=int, default=0, help=say("help-speed"))
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
    return top


def _common(parser: argparse.ArgumentParser, language: str) -> None:
    """Options that may stand before or after the command."""
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=WORDS.say(Phrase("help-lang"), language))
    parser.add_argument("--plain", action="store_true", default=argparse.SUPPRESS, help=WORDS.say(Phrase("help-plain"), language))


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 0 when all went well, 2 when what was given cannot be used."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdin, TextIOWrapper):
        # Whatever is typed or piped in, half a character is no reason to break off.
        sys.stdin.reconfigure(errors="replace")
    language = chosen_language()
    for before, word in zip(["", *words], words, strict=False):
        named = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else ""
        language = named if named in LANGUAGES else language
    run = Run(parser(language).parse_args(words), language)
    try:
        getattr(run, run.arguments.command)()
    except SoloistError as error:
        print(f"soloist: {error.text(language)}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 0
