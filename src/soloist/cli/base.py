"""What all commands need: the console, the language, the edition, the deal that was named."""

import argparse
import json
import os
import sys
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.text import Text

import soloist
from soloist.cli.arguments import WORDS
from soloist.cli.naming import MINE, find_game
from soloist.engine.game import Game
from soloist.engine.table import Table
from soloist.engine.text.code import check_seed
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError
from soloist.faces.terminal.asking import show_result
from soloist.faces.terminal.commands.menu import Menu
from soloist.faces.terminal.speech import Speech
from soloist.lab.user_players import check_player
from soloist.library import own_edition
from soloist.library.store import Store, default_path


class BadCommand(SoloistError):
    """The arguments contradict each other, or a file cannot be read."""

    words = WORDS


class Command:
    """One run of the command line: the console, the language, and what several commands need."""

    def __init__(self, arguments: argparse.Namespace, language: str) -> None:
        self.arguments = arguments
        self.console = Console(highlight=False, emoji=False)
        is_full = self.console.is_terminal and sys.stdin.isatty() and os.environ.get("TERM") != "dumb"
        self.plain: bool = arguments.plain or not is_full
        self.console.soft_wrap = self.plain
        self.speech = Speech(language)
        self.menu = Menu(self.console, self.speech)

    def _paged(self) -> AbstractContextManager[object]:
        """Show what is printed inside with the system's pager, if a person is reading and it is longer than the window."""
        if self.plain or not self.console.is_terminal:
            return nullcontext()
        # Like git: show colours, and exit at once if the text fits.
        os.environ.setdefault("LESS", "FRX")
        return self.console.pager(styles=self.console.color_system is not None)

    def _print_json(self, listing: object) -> None:
        sys.stdout.write(json.dumps(listing, indent=2) + "\n")

    def _say(self, message: str, **values: str) -> None:
        self.console.print(Text(self.speech.say(message, **values)))

    def _tell(self, table: Table) -> None:
        self.speech.words = table.game.words
        self.console.print(Text(self.speech.story(table)))
        if table.result is not None:
            show_result(self.console, self.speech, table)

    def _edition(self, game: Game | None) -> str | Edition | None:
        """The edition that --edition names: a file, or for the word MINE the owner's own edition of this game."""
        named: str | None = self.arguments.edition
        return own_edition.asked_for(Store(default_path()), game) if named == MINE and game is not None else named

    def _check_adviser(self, table: Table) -> None:
        if self.arguments.player is not None:
            check_player(self.arguments.player, table.game)

    def _level_name(self, table: Table) -> str:
        return table.game.level_name(table.deal.level, self.speech.language)

    def _dealt(self, fate: str) -> Table:
        """The table of --deal. The code is complete, so options given beside it must agree with it."""
        given = self.arguments
        table = soloist.deal(given.deal, self._edition(soloist.EVERY.of_code(given.deal)), fate)
        deal, seed = table.deal, given.seed and check_seed(given.seed)
        told = {"game": given.game and find_game(given.game).id, "--level": given.level, "--seed": seed}
        for name, value in told.items():
            named = {"game": deal.game.id, "--level": deal.level, "--seed": deal.seed}[name]
            if value not in (None, named):
                raise BadCommand("deal-disagrees", option=name, given=value, named=named)
        if given.ruling:
            raise BadCommand("deal-has-rulings")
        return table

    def _choose_game(self) -> Game:
        games = list(soloist.GAMES.values())
        if len(games) == 1:
            return games[0]
        return games[self.menu.choose("which-game", [(game.id, game.title(self.speech.language)) for game in games])]

    def _choose_level(self, game: Game) -> str:
        def text(id: str) -> str:
            language = self.speech.language
            return self.speech.say("pair", name=game.level_name(id, language), text=game.level_line(id, language))

        return game.levels[self.menu.choose("which-level", [(level.id, text(level.id)) for level in game.levels])].id
