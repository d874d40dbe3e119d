"""The commands that play: play, companion, resume, today, watch, simulate, and the menu."""

from collections.abc import Sequence
from contextlib import closing
from datetime import date

from rich.text import Text

import soloist
from soloist.cli.arguments import parser
from soloist.cli.base import BadCommand, Command
from soloist.cli.naming import find_game
from soloist.engine.game import Game
from soloist.engine.table import Table
from soloist.engine.text.errors import OlderRules
from soloist.faces.terminal import pages, plain
from soloist.faces.terminal.commands.laboratory import check_number, run_simulation, watch
from soloist.faces.terminal.picture import draw_scene
from soloist.faces.terminal.seat import Seat
from soloist.lab.files import read_row
from soloist.lab.simulate import Task, task_of
from soloist.lab.user_players import version_of
from soloist.library import daily, own_edition
from soloist.library.store import Store, default_path, open_saved, tables_of

PLAYER = "greedy"
"""The player for `watch` if none is named."""


class Playing(Command):
    """The commands that play: a person at a table, or a computer player."""

    def start(self) -> None:
        """Run `soloist` without a command: show a menu."""
        if not self.plain:
            self._open_app()
            return
        newest, choices = Store(default_path()).newest(), list[tuple[str, str]]()
        if newest is not None:
            table = pages.title_of(self.speech, newest)
            choices.append(("resume", self.speech.say("menu-resume", id=newest.id, table=table)))
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
        app = SoloistApp(self.speech, store, seat, adviser, notices)
        with closing(app.coach):
            app.coach.stay_warm()
            left = app.run()
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
            table = open_saved(saved, one_by_one=not self.plain)
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
        mine = tables_of(deal, Store(default_path()))
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
        watch(self.console, self.plain, self.speech, self._counted() if given.row else self._to_watch(), given)

    def _to_watch(self) -> Task:
        given = self.arguments
        player = given.player or PLAYER
        if given.deal is not None:
            return task_of(self._dealt("seed").deal, player)
        game = self._game_to_watch()
        return task_of(game.deal(given.level, given.seed, _rulings(given.ruling), self._edition(game)).deal, player)

    def _counted(self) -> Task:
        """The game in a row of a result file. The row is complete, so nothing else may be given beside it."""
        given = self.arguments
        for name in ("game", "deal", "player", "level", "seed", "ruling"):
            if getattr(given, name):
                raise BadCommand("row-alone", option=name if name == "game" else f"--{name}")
        row = read_row(given.row)
        deal = soloist.deal(row.deal, self._edition(soloist.EVERY.of_code(row.deal))).deal
        here = version_of(row.player, deal.game.id)
        if (row.version, row.revision) != (here, deal.game.revision):
            self._say("row-version", played=row.version, rules=str(row.revision), here=here, now=str(deal.game.revision))
        return task_of(deal, row.player, row.number)

    def _game_to_watch(self) -> Game:
        if self.arguments.game is None:
            raise BadCommand("game-missing", games=", ".join(soloist.GAMES))
        return find_game(self.arguments.game)


def _rulings(given: Sequence[str]) -> dict[str, object]:
    rulings: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadCommand("ruling-form", given=text)
        rulings[name.strip()] = value.strip()
    return rulings
