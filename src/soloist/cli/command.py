"""The command line: `soloist serve` for the browser, `soloist play` for the terminal, and the commands around them."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from rich.text import Text

import soloist
from soloist.cli import listings
from soloist.cli.arguments import WORDS, parser
from soloist.cli.completing import complete
from soloist.cli.completions import SCRIPTS
from soloist.cli.keeping import Keeping
from soloist.cli.naming import find_game
from soloist.cli.playing import Playing
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import LANGUAGES, chosen_language
from soloist.faces.terminal import pages
from soloist.faces.terminal.app.settings import Settings
from soloist.faces.terminal.commands.laboratory import check_number
from soloist.library.database import NoTable
from soloist.library.store import Store, default_path

COMPLETE = "complete"
"""The command that completion scripts call. It is not listed in the help, and its words may be incomplete."""


class Run(Playing, Keeping):
    """One run of the command line, with a method for each command."""

    def games(self) -> None:
        """One line for each level; everything of one game if it is named, or of all with --verbose."""
        games = list(soloist.GAMES.values()) if self.arguments.game is None else [find_game(self.arguments.game)]
        if self.arguments.json:
            self._print_json(listings.games(games, self.speech.language))
            return
        if self.arguments.game is None and not self.arguments.verbose:
            pages.list_games(self.console, self.speech, games, self.plain)
            return
        with self._paged():
            pages.show_games(self.console, self.speech, games)

    def rules(self) -> None:
        game = find_game(self.arguments.game)
        wanted = " ".join(self.arguments.clause)
        if not wanted:
            with self._paged():
                pages.show_book(self.console, self.speech, game)
            return
        if not pages.clauses_with(self.speech, game.book, wanted):
            game.book.clause(wanted)
        with self._paged():
            pages.show_clause(self.console, self.speech, game.book, wanted, {})

    def cards(self) -> None:
        game = find_game(self.arguments.game)
        edition = game.load_edition(self._edition(game))
        with self._paged():
            pages.show_cards(self.console, self.speech, game, edition, self.arguments.word)

    def completions(self) -> None:
        sys.stdout.write(SCRIPTS[self.arguments.shell])

    def serve(self) -> None:
        """Start the web server. Import its libraries only here, to keep other commands fast."""
        from soloist.faces.web.server import serve

        given = self.arguments
        if given.port is not None:
            check_number("--port", given.port, 0, 65535)
        # Take the secret from the environment, because every user of the machine can read command lines.
        key = os.environ.get("SOLOIST_KEY", "")
        serve(
            Store(default_path(), sits=False),
            host=given.host,
            port=given.port,
            browser=not given.no_browser,
            announce=self._announce,
            name=given.name,
            key=key,
        )

    def build_static(self) -> None:
        """Build the web interface as a folder of static files."""
        from soloist.faces.static.build import build

        folder = Path(self.arguments.folder).resolve()
        self.console.print(Text(build(folder, Path(self.arguments.node_modules).resolve()).text(self.speech.language)))

    def _announce(self, address: str, shared: bool) -> None:
        if shared:
            self.console.print(Text(self.speech.say("serving-shared"), style="bold red"))
        self.console.print(Text(self.speech.say("serving")))
        self.console.print(Text(address, style="bold cyan"))
        self._say("serving-stop")


def _warn(language: str, words: Sequence[str]) -> None:
    """Warn if SOLOIST_LANG names a language that Soloist does not have."""
    given = os.environ.get("SOLOIST_LANG", "")
    if given and given[:2].lower() not in LANGUAGES and not any(word.startswith("--lang") for word in words):
        said = WORDS.say(Phrase("unknown-language", given=given, known=", ".join(LANGUAGES)), language)
        print(f"soloist: {said}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Return exit status 0 on success and 2 on an error in what the user gave."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdin, TextIOWrapper):
        # Invalid UTF-8 in the input must not stop the program.
        sys.stdin.reconfigure(errors="replace")
    # Use the language chosen in the app, unless the environment or --lang names another one.
    kept = "" if os.environ.get("SOLOIST_LANG") else Settings.load().language
    language = kept if kept in LANGUAGES else chosen_language()
    for before, word in zip(["", *words], words, strict=False):
        named = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else ""
        language = named if named in LANGUAGES else language
    if words[:1] == [COMPLETE]:
        given = words[2:] if words[1:2] == ["--"] else words[1:]
        sys.stdout.write("".join(f"{line}\n" for line in complete(parser(language), given, lambda: Store(default_path()))))
        return 0
    _warn(language, words)
    run = Run(parser(language).parse_args(words), language)
    try:
        getattr(run, (run.arguments.command or "start").replace("-", "_"))()
    except SoloistError as error:
        told = run._no_table(error) if isinstance(error, NoTable) else error
        print(f"soloist: {told.text(language)}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 0
