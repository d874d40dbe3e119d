"""Commands of `soloist`, run in this process, which is much quicker than a process for each."""

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple

import pytest

from soloist.cli.command import main


class Done(NamedTuple):
    """What a command has said, and its exit status."""

    returncode: int
    stdout: str
    stderr: str


def run_command(*words: str, typed: str = "", **environment: str) -> Done:
    """A traceback ends the test."""
    with pytest.MonkeyPatch.context() as here, redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        for name, value in {"SOLOIST_LANG": "en", **environment}.items():
            here.setenv(name, value)
        here.setattr("sys.stdin", StringIO(typed))
        try:
            status = main(words)
        except SystemExit as end:  # from the reader of arguments
            status = int(end.code or 0)
    return Done(status, out.getvalue(), err.getvalue())
