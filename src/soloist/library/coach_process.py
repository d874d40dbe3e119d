"""`python -m soloist.library.coach_process`: computes hints and reviews in a subprocess, so that no table has to wait.

Every line of the requests is a JSON object, and every line of the responses is JSON: a list says how many of how many steps are
done, anything else is the result. The process goes on until its input ends, so it also ends with the program that started it.
"""

import json
import os
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any

from soloist.coach.grading import review
from soloist.coach.hints import hint, to_data
from soloist.library.store import Saved, read_as_given

COMMAND = [sys.executable, "-P", "-m", __name__]
HINT, REVIEW = "hint", "review"


class CoachProcess:
    """A subprocess that computes one hint or review after the other; any thread may kill it."""

    def __init__(self) -> None:
        self.progress = (0, 0)
        """How many of how many steps of the review are done."""
        self.is_busy = False
        # Ctrl+C ends the program. This process then ends with its input, and without a traceback.
        flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        self._process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,
            creationflags=flags,
        )

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, task: str, saved: Saved, of: str = "") -> Any:
        """Wait for the result; None if the process was killed or failed. `of` is the token of an answer to compare with the best
        other one; for hints only."""
        process, self.is_busy = self._process, True
        assert process.stdin is not None and process.stdout is not None
        request = {"task": task, "record": saved.record, "edition": saved.edition or "", "of": of}
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            for line in process.stdout:
                found = json.loads(line)
                if isinstance(found, list):
                    done, steps = found
                    self.progress = done, steps
                else:
                    self.is_busy = False
                    return found
        except (OSError, ValueError):
            self.kill()
        return None

    def kill(self) -> None:
        """Stop whatever is computed."""
        self._process.kill()

    def close(self) -> None:
        """Kill the process, and wait for its end."""
        self.kill()
        # Its pipe may be broken, and another thread may be reading from it.
        with suppress(OSError, ValueError), self._process:
            pass


class Coach:
    """Lends processes that compute hints. If it stays warm, one that has loaded everything is always ready."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ready: CoachProcess | None = None
        self._stays_warm = False

    def stay_warm(self) -> None:
        """From now on keep a process, until `close`."""
        with self._lock:
            self._stays_warm = True
            if self._ready is None:
                self._ready = CoachProcess()

    def take(self) -> CoachProcess:
        with self._lock:
            ready, self._ready = self._ready, None
        if ready is not None and not ready.is_alive:
            ready.close()
            ready = None
        return ready or CoachProcess()

    def give_back(self, process: CoachProcess) -> None:
        """Keep the process for the next hint. One that still computes, or that died, is replaced."""
        with self._lock:
            if self._stays_warm and self._ready is None and process.is_alive and not process.is_busy:
                self._ready = process
                return
        process.close()
        if self._stays_warm:
            self.stay_warm()

    def close(self) -> None:
        with self._lock:
            self._stays_warm = False
            ready, self._ready = self._ready, None
        if ready is not None:
            ready.close()


def _tell(told: object) -> None:
    print(json.dumps(told), flush=True)


def _answer(asked: dict[str, Any]) -> None:
    table = read_as_given(asked["record"], asked["edition"], one_by_one=True)
    if asked["task"] == HINT:
        of = table.question.option(asked["of"]) if asked["of"] and table.question else None
        found = hint(table, of=of)
        _tell(found and to_data(found))
    else:
        _tell(review(table, lambda done, of: _tell([done, of])).to_json(table))


def main() -> None:
    try:
        for line in sys.stdin:
            _answer(json.loads(line))
    except BrokenPipeError:
        # The server is gone; leave without a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
