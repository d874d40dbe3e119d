"""The input line.

It uses readline for editing and history if Python has it. Readline works over any connection, echoes what a screen reader
expects, and respects the user's ~/.inputrc. Otherwise the terminal's own line editing is used.
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
"""Readline does not count characters between \\x01 and \\x02 in the width of the prompt."""


class Resized(Exception):
    """The window was resized while a line was typed. `typed` is the text so far."""

    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed = typed


class InputLine:
    """Reads lines of input."""

    def __init__(self, console: Console, plain: bool) -> None:
        self.console = console
        self.editor = None if plain else _editor()
        self.size = console.size
        """The size of the window when it was last checked."""

    def ask(self, prompt: str, typed: str = "") -> str:
        """Read one line, prefilled with `typed`. Raise EOFError at the end of the input."""
        editor = self.editor
        if editor is None:
            return self.console.input(Text(prompt + " ", style="bold green"))
        self.console.file.flush()
        editor.set_startup_hook(lambda: editor.insert_text(typed))
        coloured = prompt + " " if self.console.no_color else f"{COLOUR}{prompt}{PLAIN} "
        try:
            with _watching(editor):
                if self.console.size != self.size:  # The window was resized between two inputs.
                    raise Resized(typed)
                return input(coloured)
        finally:
            self.size = self.console.size


def _editor() -> Any:
    """Readline, if Python has it and both input and output are a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    try:
        import readline
    except ImportError:
        return None
    # Bracketed paste would only print more control characters.
    readline.parse_and_bind("set enable-bracketed-paste off")
    return readline


@contextlib.contextmanager
def _watching(editor: Any) -> Iterator[None]:
    """Raise Resized if the window is resized while a line is typed."""
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
    """Send SIGWINCH again, because readline notices a signal that comes just before it waits for a key only at the next key."""
    while not done.wait(0.2):
        with contextlib.suppress(OSError):  # The terminal was closed. The end of the input will show that.
            if os.get_terminal_size() != size:
                signal.pthread_kill(asking, signal.SIGWINCH)
