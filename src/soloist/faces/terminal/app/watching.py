"""`soloist watch`: a computer player plays, step by step."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.widgets import Static

from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.faces.terminal.lines import KEY, SMALL, joined, keys, wrapped
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.speech import Speech

FRAME = 5


class WatchApp(App[SoloistError | None]):
    """Shows the position, and what the player answers. Space goes on. Ends with the error of a player that failed."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,enter", "step", priority=True),
        Binding("escape,q,ctrl+c,ctrl+q", "quit", priority=True),
    ]

    def __init__(self, speech: Speech, table: Table, player: str, answers: Iterator[str]) -> None:
        super().__init__()
        self.speech = speech
        self.table = table
        self.player = player
        self.answers = answers
        self.told = 0
        """How many events were shown before the last answer."""
        self.given = ""
        """The last answer, with its question."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="page"):
            yield Static(id="text")
        yield Static(keys(self.speech, "keys-watching"), id="keys")

    def on_mount(self) -> None:
        self.theme = "nord"

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def draw(self) -> None:
        position = Position(self.speech, self.table, self.table.events[self.told :])
        width = self.size.width - FRAME
        lines = wrapped([(self.given, KEY)], width) if self.given else []
        lines += [*position.changes(width), *position.told(position.news, width), Content()]
        if position.question is None:
            lines += [*position.asked(width), *position.result(width)]
        else:
            lines += [*position.picture(None, width, width > 100), Content(), *position.asked(width)]
            lines += [Content.styled(f"   {self.speech.name(one.option)}", SMALL) for one in position.answers.all]
        self.query_one("#head", Static).update(joined(position.head(self.size.width)))
        self.query_one("#text", Static).update(joined(lines))

    def action_step(self) -> None:
        """Page down first, then let the player answer."""
        pane = self.query_one("#page", VerticalScroll)
        question = self.table.question
        if pane.scroll_y < pane.max_scroll_y:
            pane.scroll_page_down(animate=False)
        elif question is None:
            self.exit(None)
        else:
            try:
                chosen = question.option(next(self.answers))
            except SoloistError as error:
                self.exit(error)
                return
            self.given = self.speech.say("pair", name=self.player, text=self.speech.option(chosen))
            self.told = len(self.table.events)
            self.table.answer(chosen)
            self.draw()
            pane.scroll_home(animate=False)
