"""The line one types on.

Readline edits and remembers it where Python has it: it works over any connection, echoes what a screen reader expects and keeps
to the keys of the person's own ~/.inputrc. Elsewhere the terminal's own line is used.
"""

import contextlib
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

from rich.console import Console
from rich.text import Text

COLOUR, PLAIN = "\x01\x1b[1;32m\x02", "\x01\x1b[0m\x02"
"""Readline does not count what stands between the first two control characters."""


class Resized(Exception):
    """The window changed its size while a line was typed; what stood there is kept."""

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed = typed


class InputLine:
    """Asks for one line after the other."""

    def __init__(self, console: Console, plain: bool) -> None:
        self.console = console
        self.editor = None if plain else _editor()
        self.size = console.size
        """Of the window, when it was last looked at."""

    def ask(self, prompt: str, typed: str = "") -> str:
        """One line; `typed` stands in it already. EOFError at the end of the input."""
        editor = self.editor
        if editor is None:
            return self.console.input(Text(prompt + " ", style="bold green"))
        self.console.file.flush()
        editor.set_startup_hook(lambda: editor.insert_text(typed))
        coloured = prompt + " " if self.console.no_color else f"{COLOUR}{prompt}{PLAIN} "
        try:
            with _watching(editor):
                if self.console.size != self.size:  # It changed while nobody watched.
                    raise Resized(typed)
                return input(coloured)
        finally:
            self.size = self.console.size


def _editor() -> Any:
    """Readline, if both ends are a terminal and Python has it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline
    except ImportError:
        return None
    # Marks around pasted text would only be more control characters on the screen.
    readline.parse_and_bind("set enable-bracketed-paste off")
    return readline


@contextlib.contextmanager
def _watching(editor: Any) -> Iterator[None]:
    """While a line is typed, a new size of the window ends it."""

    def resized(number: int, frame: FrameType | None) -> None:
        raise Resized(editor.get_line_buffer())

    before = signal.signal(signal.SIGWINCH, resized) if hasattr(signal, "SIGWINCH") else None
    try:
        yield
    finally:
        if before is not None:
            signal.signal(signal.SIGWINCH, before)
        editor.set_startup_hook(None)
