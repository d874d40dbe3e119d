"""A list to choose from: menu, levels, saved tables, settings."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from soloist.faces.terminal.app.habit import DIGITS
from soloist.faces.terminal.lines import KEY, SMALL, joined, keys, wrapped
from soloist.faces.terminal.speech import Speech

ONE_KEY = 9
"""Up to this many entries, one digit chooses."""


class MenuItem(NamedTuple):
    """An entry: its id, its name, and its details."""

    id: str
    name: str
    detail: str = ""


class ChoiceScreen(Screen[str | None]):
    """Ends with the id of the chosen entry, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", priority=True),
        Binding("escape,q", "leave"),
    ]

    def __init__(
        self, speech: Speech, title: str, choices: Sequence[MenuItem], first: str = "", keys: str = "keys-choosing"
    ) -> None:
        super().__init__()
        self.keys = keys
        self.typed = ""
        """The digits typed so far, if more digits can follow."""
        self.speech = speech
        self.heading = title
        self.choices = choices
        self.first = next((number for number, choice in enumerate(choices) if choice.id == first), 0)

    def compose(self) -> ComposeResult:
        yield Static(Content.styled(f" Soloist  {self.heading} ", "bold"), id="head")
        yield OptionList(*[Line(self._line(number, choice)) for number, choice in enumerate(self.choices, start=1)], id="choices")
        yield Static(id="detail")
        yield Static(keys(self.speech, self.keys), id="keys")

    def _line(self, number: int, choice: MenuItem) -> Content:
        return Content.assemble((f"{number:>3} ", KEY), choice.name)

    def on_mount(self) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.highlighted = self.first if self.choices else None
        choices.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.draw_detail()

    def on_resize(self) -> None:
        if self.query("#choices") and self.query("#detail"):  # A screen that is being left loses them.
            self.draw_detail()

    def draw_detail(self) -> None:
        at = self.query_one("#choices", OptionList).highlighted
        detail = self.choices[at].detail if at is not None else ""
        typed = (f"{self.typed}▏{self.speech.say('then-enter')}  ", KEY) if self.typed else ""
        self.query_one("#detail", Static).update(joined(wrapped([typed, (detail, SMALL)], self.size.width - 4, 0)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.leave_with(self.choices[event.option_index].id)

    def leave_with(self, chosen: str | None) -> None:
        """End this screen, once: keys pressed meanwhile must not end the one below."""
        if self.is_current:
            self.dismiss(chosen)

    def action_take(self) -> None:
        if not DIGITS.ignore_enter():
            self.query_one("#choices", OptionList).action_select()

    def action_leave(self) -> None:
        self.leave_with(None)

    def on_key(self, event: Key) -> None:
        """Digits choose. If another digit could follow, the cursor goes there and waits for it, or for Enter."""
        DIGITS.pressed(event.key)
        if not event.character or not event.character.isdecimal():
            self.typed = ""
            self.draw_detail()
            return
        event.stop()
        numbers = [str(number) for number in range(1, len(self.choices) + 1)]
        self.typed += event.character
        if not any(number.startswith(self.typed) for number in numbers):
            self.notify(self.speech.say("impossible-here", typed=self.typed), severity="error")
            self.typed = ""
            self.draw_detail()
        elif self.typed in numbers:
            index = int(self.typed) - 1
            if any(number.startswith(self.typed) and number != self.typed for number in numbers):
                self.query_one("#choices", OptionList).highlighted = index
                self.draw_detail()
            else:
                DIGITS.answered()
                self.leave_with(self.choices[index].id)
