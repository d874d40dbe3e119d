"""`python -m soloist.faces.web.desk.coach_process`: computes a hint or a review in a subprocess, so that no table has to wait.

The request is one JSON object. Every line of the response is JSON: a list says how many of how many steps are done, the last line
is the result.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from soloist.coach.grading import check, review
from soloist.coach.hints import hint, to_data
from soloist.coach.review import BadReview, Review
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.faces.web.desk.open_table import read_as_given
from soloist.faces.web.parts.site import FACE
from soloist.library.store import Saved, Store

COMMAND = [sys.executable, "-P", "-m", __name__]
HINT, REVIEW = "hint", "review"
TIMEOUT = 20.0
"""Seconds after which a hint is given up."""
MOST_WAITING = 8
"""Hints are computed one at a time; at most this many requests wait for theirs."""


class Busy(SoloistError):
    """Too many hints are asked for at once, or another table is being reviewed."""

    words = FACE


class CoachProcess:
    """A subprocess that computes one hint or one review; any thread may kill it."""

    def __init__(self, task: str, saved: Saved) -> None:
        self.saved = saved
        self.progress = (0, 0)
        """How many of how many steps are done."""
        self._request = json.dumps({"task": task, "record": saved.record, "edition": saved.edition or ""})
        self._process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def result(self) -> Any:
        """Wait for the result; None if the process was killed or failed."""
        found = None
        with self._process as process:
            assert process.stdin is not None and process.stdout is not None
            try:
                with process.stdin as stdin:
                    stdin.write(self._request)
                for line in process.stdout:
                    found = json.loads(line)
                    if isinstance(found, list):
                        done, of = found
                        self.progress, found = (done, of), None
            except (OSError, ValueError):
                process.kill()
                found = None
        return found

    def kill(self) -> None:
        self._process.kill()


class Thinker:
    """Computes one hint after the other, and stops when the client disconnects."""

    def __init__(self) -> None:
        self.one = asyncio.Semaphore(1)
        self.waiting = 0

    async def think(self, saved: Saved, gone: Callable[[], Awaitable[object]]) -> dict[str, Any] | None:
        """A hint as data; None if there is nothing to advise, it takes too long, or the client disconnects (`gone` ends)."""
        if self.waiting >= MOST_WAITING:
            raise Busy("hint-busy")
        self.waiting += 1
        thinking, leaving = asyncio.ensure_future(self._in_turn(saved)), asyncio.ensure_future(gone())
        try:
            await asyncio.wait((thinking, leaving), return_when=asyncio.FIRST_COMPLETED)
            return thinking.result() if thinking.done() else None
        finally:
            self.waiting -= 1
            for task in (thinking, leaving):
                task.cancel()

    async def _in_turn(self, saved: Saved) -> dict[str, Any] | None:
        async with self.one:
            process = CoachProcess(HINT, saved)
            try:
                found: dict[str, Any] | None = await asyncio.wait_for(asyncio.to_thread(process.result), TIMEOUT)
                return found
            except TimeoutError:
                return None
            finally:
                process.kill()


class Reviewer:
    """Makes one review at a time in the background and stores it with its table; used by many threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = threading.Lock()
        self._running: CoachProcess | None = None

    def start(self, saved: Saved, table: Table) -> None:
        """Start the review of a table, unless it is done or running; BadReview if there is nothing to review, Busy while another
        table is reviewed."""
        check(table)
        with self._lock:
            running = self._running
            if running is not None and (running.saved.id, running.saved.version) == (saved.id, saved.version):
                return
            if self.found(saved.id, saved.version, table) is not None:
                return
            if running is not None:
                raise Busy("review-busy", id=str(running.saved.id))
            self._running = CoachProcess(REVIEW, saved)
            threading.Thread(target=self._follow, args=(self._running,), daemon=True).start()

    def progress(self, id: int) -> tuple[int, int] | None:
        """How many of how many steps are done; None if this table is not being reviewed."""
        running = self._running
        return None if running is None or running.saved.id != id else running.progress

    def found(self, id: int, version: int, table: Table) -> Review | None:
        """The stored review of a table; None if there is none, or if it is out of date."""
        kept = self.store.review(id, version)
        try:
            return None if kept is None else Review.from_json(kept, table)
        except BadReview:
            return None

    def stop(self, id: int) -> None:
        """Stop the review of this table; nothing of it is stored."""
        with self._lock:
            running = self._running
            if running is not None and running.saved.id == id:
                running.kill()
                self._running = None

    def _follow(self, running: CoachProcess) -> None:
        try:
            found = running.result()
            # If the review cannot be stored, the user can ask for it again.
            with suppress(SoloistError):
                if found is not None:
                    self.store.keep_review(running.saved.id, running.saved.version, found)
        finally:
            with self._lock:
                if self._running is running:
                    self._running = None


def _tell(told: object) -> None:
    print(json.dumps(told), flush=True)


def main() -> None:
    asked = json.load(sys.stdin)
    table = read_as_given(asked["record"], asked["edition"])
    try:
        if asked["task"] == HINT:
            found = hint(table)
            _tell(found and to_data(found))
        else:
            _tell(review(table, lambda done, of: _tell([done, of])).to_json(table))
    except BrokenPipeError:
        # The server is gone; leave without a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
