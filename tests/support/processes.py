"""Start subprocesses for tests with the signal handling of a terminal, and end them when the test ends.

A test suite that a script starts in the background ignores SIGINT (Ctrl-C), and its subprocesses would inherit that.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest

PATIENCE = 120
"""The timeout in seconds of everything that a test waits for. Tests wait for states, so a shorter one makes no test faster."""


def usual_signals() -> None:
    """For `preexec_fn`: let SIGINT interrupt the subprocess."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


LIKE_A_TERMINAL: dict[str, Any] = {} if sys.platform == "win32" else {"preexec_fn": usual_signals}
"""For `Popen`: the signals of a terminal, where there are signals."""


class Processes:
    """Start Python subprocesses, and end those that still run."""

    def __init__(self, database: Path) -> None:
        # Settings of the person who runs the tests must not change them.
        self.environment = {**os.environ, "SOLOIST_DB": str(database), "XDG_CONFIG_HOME": str(database.parent)}
        self._started: list[subprocess.Popen[str]] = []
        self._terminals: list[pexpect.spawn[str]] = []

    def start(self, *words: str, **options: Any) -> "subprocess.Popen[str]":
        options = {"env": self.environment, "text": True, **LIKE_A_TERMINAL, **options}
        process = subprocess.Popen([sys.executable, *words], **options)
        self._started.append(process)
        return process

    def terminal(self, words: Sequence[str], size: tuple[int, int] = (60, 120), **environment: str) -> "pexpect.spawn[str]":
        """Start Python in a pseudo-terminal of `size` (lines, columns)."""
        if sys.platform == "win32":
            pytest.skip("Windows has no pseudo-terminals that pexpect can drive")
        # Readline puts the window size of the test run into the environment. Subprocesses must not inherit it.
        inherited = {name: value for name, value in self.environment.items() if name not in ("LINES", "COLUMNS")}
        child = pexpect.spawn(
            sys.executable,
            list(words),
            env={**inherited, "TERM": "xterm-256color", **environment},
            dimensions=size,
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=usual_signals,
            use_poll=True,  # select() takes no file numbers from 1024 on.
        )
        # Every key waits for what is on the screen, so none has to wait for a time.
        child.delaybeforesend = None
        self._terminals.append(child)
        return child

    def end(self) -> None:
        for process in self._started:
            if process.poll() is None:
                process.kill()
            process.communicate()
        for child in self._terminals:
            child.close(force=True)
