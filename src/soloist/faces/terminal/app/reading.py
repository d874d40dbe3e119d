"""Pages to read: news, story, rules, cards. They scroll, can be searched, and Tab leads from one to the next."""

from collections.abc import Callable, Sequence
from io import StringIO
from typing import ClassVar, NamedTuple

from rich.console import Console
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from soloist.faces.terminal.app.habit import DIGITS
from soloist.faces.terminal.lines import joined, keys
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import plainly

FRAME = 5
"""The columns of the border, the padding and the scrollbar."""


class TextPage(NamedTuple):
    """A title, and the lines in a given width."""

    title: str
    lines: Callable[[int], list[Content]]
    from_the_end: bool = False


def printed(draw: Callable[[Console], None]) -> Callable[[int], list[Content]]:
    """The lines that `draw` prints."""

    def lines(width: int) -> list[Content]:
        paper = Console(file=StringIO(), width=width, force_terminal=True, color_system="truecolor", highlight=False, emoji=False)
        draw(paper)
        assert isinstance(paper.file, StringIO)
        return [Content.from_rich_text(Text.from_ansi(line)) for line in paper.file.getvalue().splitlines()]

    return lines


class ReadingScreen(Screen[None]):
    """One of several pages. `head` are lines that stay in sight above it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "turn(1)", priority=True),
        Binding("shift+tab", "turn(-1)", priority=True),
        Binding("space", "on"),
        Binding("slash", "search"),
        Binding("n", "next"),
        Binding("escape,q", "leave"),
        Binding("enter", "enter"),
    ]

    def __init__(
        self, speech: Speech, pages: Sequence[TextPage], index: int = 0, head: Callable[[int], list[Content]] | None = None
    ) -> None:
        super().__init__()
        self.speech = speech
        self.pages = pages
        self.index = index
        self.head = head
        self.found: list[Content] = []
        self.wanted = ""
        self.match = -1
        """The line found last."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="page"):
            yield Static(id="text")
        yield Input(id="typed", placeholder=self.speech.say("search-for"))
        yield Static(keys(self.speech, "keys-reading"), id="keys")

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    def on_resize(self, event: Resize) -> None:
        if self.query("#text"):  # A screen that is being left has no text any more.
            self.draw_page()

    def draw_page(self) -> None:
        page, width = self.pages[self.index], self.size.width
        self.query_one("#head", Static).update(joined(self.head(width) if self.head else []))
        self.found = page.lines(max(20, width - FRAME))
        shown = [line.stylize_before("reverse") if number == self.match else line for number, line in enumerate(self.found)]
        self.query_one("#text", Static).update(joined(shown))
        pane = self.query_one("#page", VerticalScroll)
        pane.border_title = page.title
        others = [one.title for one in self.pages]
        pane.border_subtitle = " · ".join(others) if len(others) > 1 else ""
        if page.from_the_end and self.match < 0:
            self.call_after_refresh(pane.scroll_end, animate=False)

    def action_turn(self, step: int) -> None:
        """The next page. After the last one back to the table, or to the first page if there is no table."""
        self.index += step
        if not 0 <= self.index < len(self.pages):
            if self.head is not None:
                self.dismiss()
                return
            self.index %= len(self.pages)
        self.match = -1
        self.draw_page()
        self.query_one("#page").scroll_home(animate=False)

    def action_on(self) -> None:
        """Page down, and leave from the end, so that nothing is skipped by habit."""
        pane = self.query_one("#page", VerticalScroll)
        if pane.scroll_y < pane.max_scroll_y:
            pane.scroll_page_down(animate=False)
        else:
            self.dismiss()

    def action_leave(self) -> None:
        self.dismiss()

    def action_enter(self) -> None:
        if not DIGITS.ignore_enter():
            self.dismiss()

    # --- search

    def action_search(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.wanted, self.match = plainly(event.value), -1
        event.input.display = False
        self.query_one("#page").focus()
        self.action_next()

    def action_next(self) -> None:
        """Go to the next line that contains the words searched for, or ask for them."""
        if not self.wanted:
            self.action_search()
            return
        count = len(self.found)
        order = [(self.match + 1 + step) % count for step in range(count)]
        match = next((number for number in order if self.wanted in plainly(self.found[number].plain)), None)
        if match is None:
            self.notify(self.speech.say("found-nothing", word=self.wanted))
            return
        self.match = match
        self.draw_page()
        self.query_one("#page").scroll_to(y=max(0, match - 2), animate=False)

    def on_key(self, event: Key) -> None:
        """Escape ends the search first, and leaves the page only after that."""
        DIGITS.pressed(event.key)
        typed = self.query_one("#typed", Input)
        if typed.display and event.key == "escape":
            typed.display = False
            self.query_one("#page").focus()
            event.stop()
