"""Soloist as a full-screen app: menu, tables, reviews, settings."""

from collections.abc import Sequence
from datetime import date
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

import soloist
from soloist.engine.game import Game
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import LANGUAGES, NAMES, shown
from soloist.faces.terminal import pages
from soloist.faces.terminal.app.after import AGAIN, REVIEW, Next
from soloist.faces.terminal.app.book import cards_page, primer_page, rule_lines
from soloist.faces.terminal.app.choosing import ChoiceScreen, MenuItem
from soloist.faces.terminal.app.reading import ReadingScreen, TextPage, printed
from soloist.faces.terminal.app.review_screen import ReviewScreen
from soloist.faces.terminal.app.settings import Settings
from soloist.faces.terminal.app.table_screen import TableScreen
from soloist.faces.terminal.commands.histories import show_history
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.library import daily, own_edition
from soloist.library.coach_process import Coach
from soloist.library.store import Saved, Store, tables_of

THEMES = ("nord", "textual-dark", "textual-light", "textual-ansi")
WITHOUT_COLOURS = Theme(
    name="soloist-plain",
    primary="#ffffff",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    variables={"primary-darken-3": "#505050", "primary-muted": "#303030", "foreground-muted": "#d0d0d0"},
)
"""For NO_COLOR: the greys of other themes are too alike."""


class SoloistApp(App[str]):
    """The app at one store. It begins at a table, or with the menu. Its result is a message for the terminal."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True)]

    def __init__(
        self, speech: Speech, store: Store, seat: Seat | None = None, adviser: str | None = None, notices: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.speech = speech
        self.store = store
        self.seat = seat
        self.adviser = adviser
        self.notices = notices
        self.settings = Settings.load()
        self.coach = Coach()

    def on_mount(self) -> None:
        self.animation_level = "none"  # Animations are slow over a network.
        self.register_theme(WITHOUT_COLOURS)
        chosen = self.settings.theme if self.settings.theme in THEMES else THEMES[0]
        self.theme = WITHOUT_COLOURS.name if self.no_color else chosen
        self.begin()

    @work
    async def begin(self) -> None:
        if self.seat is None:
            await self.menu()
        else:
            await self.play(self.seat, self.notices)
        self.action_leave()

    def action_leave(self) -> None:
        """Leave. Every answer is saved already."""
        seat = self.seat
        if seat is None:
            self.exit("")
            return
        left = "left-finished" if seat.table.question is None else "left"
        self.exit(self.speech.say(left, id=seat.id, language=self.speech.language))

    def action_next_language(self) -> None:
        self.speech.language = LANGUAGES[(LANGUAGES.index(self.speech.language) + 1) % len(LANGUAGES)]

    # --- tables

    async def play(self, seat: Seat, notices: Sequence[str] = ()) -> None:
        """Play at a table, then at those that follow it."""
        while True:
            self.seat = seat
            seat.table.lay_one_by_one()
            following = await self.push_screen_wait(TableScreen(self.speech, seat, self.adviser, notices))
            if following is None:
                return
            if following.what == REVIEW:
                await self.push_screen_wait(ReviewScreen(self.speech, self.store, seat))
                continue
            seat, notices = Seat.new(self.store, self.dealt_after(seat.table, following)), ()

    def dealt_after(self, table: Table, following: Next) -> Table:
        deal = table.deal
        seed = deal.seed if following.what == AGAIN else None
        return deal.game.deal(following.level, seed, deal.rulings, deal.edition)

    async def play_new(self, game: Game, level: str | None = None, seed: str | None = None) -> None:
        if level is None:
            level = await self.choose_level(game)
        if level is not None:
            edition = own_edition.mine(self.store, game) if game.is_companion else None
            await self.play(Seat.new(self.store, game.deal(level, seed, {}, edition)))

    async def play_saved(self, saved: Saved) -> None:
        try:
            seat = Seat.at(self.store, saved)
        except SoloistError as error:
            self.notify(error.text(self.speech.language), severity="error", timeout=8)
            return
        await self.play(seat)

    async def choose_level(self, game: Game) -> str | None:
        language = self.speech.language
        choices = [
            MenuItem(level.id, game.level_name(level.id, language), game.level_line(level.id, language)) for level in game.levels
        ]
        if len(choices) == 1:
            return choices[0].id
        return await self.choose(game.title(language), choices)

    async def choose(self, title: str, choices: Sequence[MenuItem], first: str = "", keys: str = "keys-choosing") -> str | None:
        return await self.push_screen_wait(ChoiceScreen(self.speech, title, choices, first, keys))

    # --- the menu

    async def menu(self) -> None:
        chosen: str | None = ""
        while True:
            self.seat = None
            chosen = await self.choose(self.speech.say("menu"), self.entries(), chosen or "", keys="keys-menu")
            if chosen in (None, "quit"):
                return
            try:
                await self.go_to(chosen or "")
            except SoloistError as error:
                self.notify(error.text(self.speech.language), severity="error", timeout=8)

    def entries(self) -> list[MenuItem]:
        """What the menu offers: the newest table first."""
        say, language = self.speech.say, self.speech.language
        newest, found = self.store.newest(), []
        if newest is not None:
            found.append(MenuItem("resume", say("menu-resume", id=newest.id, table=pages.title_of(self.speech, newest))))
        found += [MenuItem(game.id, game.title(language), game.line(language)) for game in soloist.GAMES.values()]
        today = daily.deal_of(date.today())
        level = today.game.level_name(today.level, language)
        names = ("beside", "tables", "history", "read", "settings", "quit")
        detail = say("menu-today-detail", game=today.game.title(language), level=level, code=today.code)
        return [
            *found,
            MenuItem("today", say("menu-today"), detail),
            *(MenuItem(name, say(f"menu-{name}"), say(f"menu-{name}-detail")) for name in names),
        ]

    async def go_to(self, chosen: str) -> None:
        if chosen in soloist.GAMES:
            await self.play_new(soloist.GAMES[chosen])
        elif chosen == "resume" and (newest := self.store.newest()) is not None:
            await self.play_saved(newest)
        elif chosen == "today":
            deal = daily.deal_of(date.today())
            begun = tables_of(deal, self.store)
            if begun:
                await self.play_saved(begun[0])
            else:
                await self.play_new(deal.game, deal.level, deal.seed)
        elif chosen == "beside":
            game = await self.choose_game("menu-beside")
            if game is not None:
                await self.play_new(soloist.COMPANIONS[game.id])
        elif chosen == "tables":
            await self.choose_table()
        elif chosen == "history":
            draw = printed(lambda paper: show_history(paper, self.speech, self.store, None))
            await self.read([TextPage(self.speech.say("menu-history"), draw)])
        elif chosen == "read":
            await self.read_about()
        elif chosen == "settings":
            await self.change_settings()

    async def choose_game(self, message: str, first: Game | None = None) -> Game | None:
        language = self.speech.language
        choices = [MenuItem(game.id, game.title(language), game.line(language)) for game in soloist.GAMES.values()]
        chosen = await self.choose(self.speech.say(message), choices, "" if first is None else first.id)
        return None if chosen is None else soloist.GAMES[chosen]

    async def choose_table(self) -> None:
        """Continue a saved table, or look at a finished one."""
        rows = [row for row in self.store.all() if not row.damaged and row.is_known]
        choices = [MenuItem(str(row.id), self.line_of(row)) for row in rows]
        if not choices:
            self.notify(self.speech.say("no-tables"))
            return
        chosen = await self.choose(self.speech.say("menu-tables"), choices)
        if chosen is not None:
            await self.play_saved(self.store.load(int(chosen)))

    async def read_about(self) -> None:
        """Primer, rules, cards and difficulty of games."""
        game: Game | None = None
        while (game := await self.choose_game("menu-read", game)) is not None:
            await self.read(self.pages_about(game))

    def pages_about(self, game: Game) -> list[TextPage]:
        speech = self.speech
        primer = primer_page(speech, game, game.levels[0].id)
        found = [] if primer is None else [primer]
        found.append(TextPage(speech.say("page-rules"), lambda width: rule_lines(speech, game, width, "")))
        found.append(cards_page(speech, game))
        found.append(TextPage(speech.say("page-levels"), printed(lambda paper: pages.show_games(paper, speech, [game]))))
        return found

    async def read(self, found: Sequence[TextPage]) -> None:
        await self.push_screen_wait(ReadingScreen(self.speech, found))

    async def change_settings(self) -> None:
        """Language and colours, kept for the next time."""
        in_use = (self.speech.language, self.theme)

        def entry(id: str, name: str) -> MenuItem:
            return MenuItem(id, f"{name} ✓" if id in in_use else name)

        languages = [entry(language, NAMES[language]) for language in LANGUAGES]
        themes = [entry(theme, self.speech.say("theme", theme=theme)) for theme in THEMES]
        chosen = await self.choose(self.speech.say("menu-settings"), [*languages, *themes])
        if chosen is None:
            return
        if chosen in LANGUAGES:
            self.speech.language = self.settings.language = chosen
        else:
            self.theme = self.settings.theme = chosen
        self.settings.save()

    def line_of(self, row: Saved) -> str:
        """A saved table in one line."""
        game, language = soloist.EVERY[row.game], self.speech.language
        name = shown(row.name) or f"{game.short_title(language)}, {game.level_name(row.level, language)}"
        text = self.speech.say("pair", name=name, text=pages.state_of(self.speech, row))
        return f"{self.speech.say('tables-id')} {row.id:<4} {pages.day_of(row.changed):<10}  {text}"
