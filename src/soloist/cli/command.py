"""The command line: `soloist serve` for the browser, `soloist play` for the terminal, and the commands around them."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import date
from io import TextIOWrapper
from pathlib import Path

from rich.console import Console
from rich.text import Text

import soloist
from soloist.cli import listings
from soloist.cli.arguments import WORDS, parser
from soloist.cli.completing import complete
from soloist.cli.completions import SCRIPTS
from soloist.cli.naming import MINE, find_game
from soloist.engine import parcel
from soloist.engine.catalogue import game_of
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.table import Table
from soloist.engine.text import code
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import BadRecord, OlderRules, SoloistError, reason
from soloist.engine.text.near import either, nearest
from soloist.engine.text.record import MOST_TEXT, parse
from soloist.engine.text.words import LANGUAGES, chosen_language
from soloist.faces.terminal import pages, plain
from soloist.faces.terminal.app.settings import Settings
from soloist.faces.terminal.commands.histories import show_history
from soloist.faces.terminal.commands.laboratory import check_number, run_simulation, watch
from soloist.faces.terminal.commands.menu import Menu
from soloist.faces.terminal.commands.reviewing import review_table
from soloist.faces.terminal.picture import draw_scene
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.lab.user_players import check_player
from soloist.library import arrivals, box_link, collection, daily, own_edition
from soloist.library.box_link import SharedBox
from soloist.library.database import NoTable
from soloist.library.store import Saved, Store, default_path, open_saved, tables_of

COMPLETE = "complete"
"""The command that completion scripts call. It is in no help, and takes words that are not finished."""


class BadCommand(SoloistError):
    """The arguments contradict each other, or a file cannot be read."""

    words = WORDS


class Run:
    """One run of the command line: the console, the language, and a method for each command."""

    def __init__(self, arguments: argparse.Namespace, language: str) -> None:
        self.arguments = arguments
        self.console = Console(highlight=False, emoji=False)
        is_full = self.console.is_terminal and sys.stdin.isatty() and os.environ.get("TERM") != "dumb"
        self.plain: bool = arguments.plain or not is_full
        self.console.soft_wrap = self.plain
        self.speech = Speech(language)
        self.menu = Menu(self.console, self.speech)

    def start(self) -> None:
        """Run `soloist` without a command: show a menu."""
        if not self.plain:
            self._open_app()
            return
        newest = Store(default_path()).newest()
        choices = (
            [] if newest is None else [("resume", self.speech.say("menu-resume", id=newest.id, table=self._table_name(newest)))]
        )
        choices += [(game.id, game.title(self.speech.language)) for game in soloist.GAMES.values()]
        choices += [(name, self.speech.say(f"menu-{name}")) for name in ("serve", "tables", "games", "help", "quit")]
        chosen = choices[self.menu.choose("what-now", choices)][0]
        if chosen == "help":
            parser(self.speech.language).print_help()
        elif chosen != "quit":
            words = ["play", chosen] if chosen in soloist.GAMES else [chosen]
            self.arguments = parser(self.speech.language).parse_args(words)
            self.arguments.level = self._choose_level(soloist.GAMES[chosen]) if chosen in soloist.GAMES else None
            getattr(self, self.arguments.command)()

    def play(self) -> None:
        given = self.arguments
        fate = "ask" if given.ask else "seed"
        if given.deal is not None:
            self._sit_down(self._dealt(fate))
            return
        if not given.game and not self.plain:
            self._open_app()
            return
        game = find_game(given.game) if given.game else self._choose_game()
        level = given.level if given.level or given.game else self._choose_level(game)
        self._sit_down(game.deal(level, given.seed, _rulings(given.ruling), self._edition(game), fate))

    def companion(self) -> None:
        """Play only the opponent, for a person with the real board."""
        given = self.arguments
        game = find_game(given.game) if given.game else self._choose_game()
        companion = soloist.COMPANIONS[game.id]
        level = given.level if given.level or given.game else self._choose_level(companion)
        edition = self._edition(companion) or own_edition.mine(Store(default_path()), companion)
        self._sit_down(companion.deal(level, given.seed, _rulings(given.ruling), edition))

    def _sit_down(self, table: Table) -> None:
        """Save a new table and start playing it."""
        self._check_adviser(table)
        seat = Seat.new(Store(default_path()), table)
        game, level = table.game.title(self.speech.language), self._level_name(table)
        said = [self.speech.say("welcome", id=seat.id, game=game, level=level)]
        if table.fate is not None:
            said.append(self.speech.say("deal-code", code=table.deal.code))
        said += [self.speech.say("ruling-in-force", ruling=f"{name}={value}") for name, value in table.deal.other_rulings.items()]
        said += pages.doubts(self.speech, table.game, table.deal.edition, named=self.plain)
        self._play(seat, said)

    def _play(self, seat: Seat, notices: list[str]) -> None:
        """Play at a table, as a full-screen app or line by line."""
        if self.plain:
            plain.play(self.console, self.speech, seat, [Text(notice) for notice in notices], self.arguments.player)
        else:
            self._open_app(seat, notices)

    def _open_app(self, seat: Seat | None = None, notices: Sequence[str] = ()) -> None:
        """Import Textual only here, to keep other commands fast."""
        from soloist.faces.terminal.app.soloist_app import SoloistApp

        store = Store(default_path()) if seat is None else seat.store
        adviser = None if seat is None else self.arguments.player
        left = SoloistApp(self.speech, store, seat, adviser, notices).run()
        if left:
            self.console.print(Text(left))

    def resume(self) -> None:
        store, id = Store(default_path()), self.arguments.id
        rows = store.all(finished=False) if id is None else []
        damaged = [row.damage.text(self.speech.language) for row in rows if row.damaged]
        saved = store.newest() if id is None else store.load(id)
        if saved is None:
            for line in damaged:
                self.console.print(Text(line))
            self._say("nothing-to-resume")
            return
        try:
            table = open_saved(saved)
        except OlderRules as error:
            self.speech.words = error.table.game.words
            draw_scene(self.console, self.speech, error.table.scene, {})
            raise
        self._check_adviser(table)
        names = {"game": table.game.title(self.speech.language), "level": self._level_name(table)}
        if saved.open_elsewhere:
            damaged.append(self.speech.say("open-elsewhere", id=saved.id, process=str(saved.process)))
        self._play(Seat(store, saved.id, table, saved.version), [*damaged, self.speech.say("welcome-back", id=saved.id, **names)])

    def today(self) -> None:
        """Play today's deal, or go on with it. A finished one is not begun again, because only the first try counts."""
        given = self.arguments
        deal = daily.deal_of(date.today(), find_game(given.game) if given.game else None, given.level)
        names = {"game": deal.game.title(self.speech.language), "level": deal.game.level_name(deal.level, self.speech.language)}
        mine = [row for row in tables_of(deal, Store(default_path())) if not row.damaged]
        begun = [row for row in mine if not row.outcome]
        if begun:
            given.id = begun[0].id
            self._say("today-begun", **names)
            self.resume()
        elif mine:
            state = pages.state_of(self.speech, mine[0])
            self._say("today-played", state=state, id=str(mine[0].id), code=deal.code, **names)
        else:
            self._say("today-deal", **names)
            self._sit_down(soloist.deal(deal.code))

    def tables(self) -> None:
        given = self.arguments
        games = () if given.game is None else with_companion(find_game(given.game))
        rows = Store(default_path()).all(whole=True, finished=False if given.open else None, games=games)
        if given.json:
            self._print_json(listings.tables(rows))
            return
        if not rows and (given.open or games):
            self._say("no-such-tables")
            return
        with self._paged():
            pages.show_tables(self.console, self.speech, rows)

    def history(self) -> None:
        if self.arguments.json:
            self._print_json(listings.history(Store(default_path())))
            return
        with self._paged():
            show_history(self.console, self.speech, Store(default_path()), self.arguments.csv)

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

    def simulate(self) -> None:
        if self.arguments.deal is not None:
            deal = self._dealt("seed").deal
            run_simulation(
                console=self.console,
                speech=self.speech,
                given=self.arguments,
                game=deal.game,
                rulings=deal.rulings,
                edition=deal.edition,
                deal=deal,
            )
            return
        game = self._game_to_watch()
        edition = game.load_edition(self._edition(game))
        run_simulation(self.console, self.speech, self.arguments, game, _rulings(self.arguments.ruling), edition)

    def watch(self) -> None:
        given = self.arguments
        check_number("--speed", given.speed, 0, 1000)
        if given.deal is not None:
            table = self._dealt("seed")
        else:
            game = self._game_to_watch()
            table = game.deal(given.level, given.seed, _rulings(given.ruling), self._edition(game))
        watch(self.console, self.plain, self.speech, table, given)

    def completions(self) -> None:
        sys.stdout.write(SCRIPTS[self.arguments.shell])

    def replay(self) -> None:
        """Print the story of a record, or what a link from another device holds. Print a broken record up to the error."""
        text = self._given_text(self.arguments.file)
        if parcel.is_link(text):
            came = soloist.carried(text)
            with self._paged():
                self._tell(came.table)
            if self.arguments.keep:
                self._kept(arrivals.keep(Store(default_path()), came, self.speech.language), came.table)
            return
        if box_link.is_link(text):
            self._replay_box(box_link.unpack(text))
            return
        if code.is_link(text):
            self._replay_deal(code.bare(text).strip())
            return
        broken: BadRecord | None = None
        try:
            table = soloist.read(text, self._edition(game_of(soloist.EVERY, parse(text))))
        except BadRecord as error:
            if error.table is None:
                raise
            table, broken = error.table, error
        with self._paged():
            self._tell(table)
        if self.arguments.keep:
            self._kept(Store(default_path()).add(table), table)
        if broken is not None:
            raise broken

    def _replay_deal(self, named: str) -> None:
        """Tell how the deal of a link begins."""
        table = soloist.deal(named, self._edition(soloist.EVERY.of_code(named)))
        with self._paged():
            self._tell(table)
            self._say("share", code=table.deal.code)
        if self.arguments.keep:
            self._kept(Store(default_path()).add(table), table)

    def _replay_box(self, came: SharedBox) -> None:
        """Show the pieces of a box. Keeping it replaces the owner's box only if the owner says so."""
        with self._paged():
            pages.show_box(self.console, self.speech, came.own)
        if not self.arguments.keep:
            return
        store, game = Store(default_path()), came.game
        title, before = game.title(self.speech.language), store.own_edition(game.id)
        if before == came.text:
            self._say("box-same", game=title)
            return
        if before is not None:
            self._say("box-two", game=title)
            if self.menu.choose("which-box", [(name, self.speech.say(f"box-{name}")) for name in ("mine", "new")]) == 0:
                self._say("box-stays", game=title)
                return
        own_edition.keep(store, game, came.text)
        self._say("box-kept", game=title, id=game.id)

    def _kept(self, id: int, table: Table) -> None:
        self._say("kept", id=str(id), outcome=table.state.outcome or "open")

    def _given_text(self, file: str) -> str:
        """Read the file, or return the argument itself if it is a link."""
        if any(kind.is_link(file) for kind in (parcel, box_link, code)):
            return file
        try:
            # No record is longer than MOST_TEXT. Limit the read, because files such as /dev/zero never end.
            with sys.stdin if file == "-" else Path(file).open(encoding="utf-8") as opened:
                return opened.read(MOST_TEXT + 1)
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise BadCommand("file-unreadable", file=file, why=reason(error)) from None

    def _tell(self, table: Table) -> None:
        self.speech.words = table.game.words
        self.console.print(Text(self.speech.story(table)))
        if table.result is not None:
            pages.show_result(self.console, self.speech, table)

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
        """Check the integrity of the file, then replay every record."""
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
                pages.show_tables(self.console, self.speech, rows)
            else:
                self._say("bin-empty")
        elif self.arguments.back:
            store.put_back(id)
            self._say("put-back", id=str(id))
        else:
            store.delete(id)
            self._say("deleted", id=str(id))

    # --- helpers

    def _no_table(self, error: SoloistError) -> SoloistError:
        """The error for a table that does not exist: it may be in the bin, or its number may be mistyped."""
        store, id = Store(default_path()), str(error.phrase.values["id"])
        bin = [str(row.id) for row in store.deleted()]
        if self.arguments.command == "delete" and self.arguments.back:
            near = nearest(id, bin)
            return BadCommand("not-in-bin-near", id=id, near=either(near)) if near else BadCommand("not-in-bin", id=id)
        if id in bin:
            return BadCommand("table-in-bin", id=id)
        near = nearest(id, [str(row.id) for row in store.all()])
        return BadCommand("no-table-near", id=id, near=either(near)) if near else error

    def _paged(self) -> AbstractContextManager[object]:
        """Show what is printed inside with the system's pager, if a person is reading and it is longer than the window."""
        if self.plain or not self.console.is_terminal:
            return nullcontext()
        # As git does: show colours, and do not stay open for a text that fits.
        os.environ.setdefault("LESS", "FRX")
        return self.console.pager(styles=self.console.color_system is not None)

    def _print_json(self, listing: object) -> None:
        sys.stdout.write(json.dumps(listing, indent=2) + "\n")

    def _say(self, message: str, **values: str) -> None:
        self.console.print(Text(self.speech.say(message, **values)))

    def _edition(self, game: Game | None) -> str | Edition | None:
        """The edition that --edition names: a file, or for the word MINE the owner's own edition of this game."""
        named: str | None = self.arguments.edition
        return own_edition.asked_for(Store(default_path()), game) if named == MINE and game is not None else named

    def _check_adviser(self, table: Table) -> None:
        if self.arguments.player is not None:
            check_player(self.arguments.player, table.game)

    def _level_name(self, table: Table) -> str:
        return table.game.level_name(table.deal.level, self.speech.language)

    def _table_name(self, saved: Saved) -> str:
        game = soloist.EVERY[saved.game] if saved.is_known else None
        return saved.game if game is None else game.title(self.speech.language)

    def _dealt(self, fate: str) -> Table:
        """The table of --deal. The code is complete, so options given beside it must agree with it."""
        given = self.arguments
        table = soloist.deal(given.deal, self._edition(soloist.EVERY.of_code(given.deal)), fate)
        deal, seed = table.deal, given.seed.upper() if isinstance(given.seed, str) else None
        told = {"game": given.game and find_game(given.game).id, "--level": given.level, "--seed": seed}
        for name, value in told.items():
            named = {"game": deal.game.id, "--level": deal.level, "--seed": deal.seed}[name]
            if value not in (None, named):
                raise BadCommand("deal-disagrees", option=name, given=value, named=named)
        if given.ruling:
            raise BadCommand("deal-has-rulings")
        return table

    def _game_to_watch(self) -> Game:
        if self.arguments.game is None:
            raise BadCommand("game-missing", games=", ".join(soloist.GAMES))
        return find_game(self.arguments.game)

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


def with_companion(game: Game) -> tuple[str, ...]:
    """The ids of a game and of its companion."""
    return tuple(one.id for one in soloist.EVERY.values() if one.original is game)


def _rulings(given: Sequence[str]) -> dict[str, object]:
    rulings: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadCommand("ruling-form", given=text)
        rulings[name.strip()] = value.strip()
    return rulings


def _warn(language: str, words: Sequence[str]) -> None:
    """Say that SOLOIST_LANG names no language of ours. It was chosen for good, so it would be missed every time."""
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
    # What was chosen in the app counts, unless the environment or --lang says otherwise.
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
