"""The line one types on.

Readline edits and remembers it where Python has it: it works over any connection, echoes what a screen reader expects and keeps
to the keys of the person's own ~/.inputrc. Elsewhere the terminal's own line is used.
"""

import contextlib
import os
import signal
import sys
import threading
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
    done = threading.Event()

    def resized(number: int, frame: FrameType | None) -> None:
        if not done.is_set():
            done.set()
            raise Resized(editor.get_line_buffer())

    try:
        if hasattr(signal, "SIGWINCH"):
            watch = (os.get_terminal_size(), threading.get_ident(), done)
            signal.signal(signal.SIGWINCH, resized)
            threading.Thread(target=_repeat_the_signal, args=watch, daemon=True).start()
        yield
    finally:
        done.set()
        editor.set_startup_hook(None)


def _repeat_the_signal(size: os.terminal_size, asking: int, done: threading.Event) -> None:
    """A signal that comes just before readline waits for a key is only seen at the next key; so it is given again."""
    while not done.wait(0.2):
        with contextlib.suppress(OSError):  # The window is gone: the end of the input says so.
            if os.get_terminal_size() != size:
                signal.pthread_kill(asking, signal.SIGWINCH)
