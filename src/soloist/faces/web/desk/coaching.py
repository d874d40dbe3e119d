"""Hints and reviews for the browser: one at a time, and only while somebody waits for them."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from soloist.coach.grading import check
from soloist.coach.review import Review
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.faces.web.parts.site import FACE
from soloist.library.coach_process import HINT, REVIEW, Coach, CoachProcess
from soloist.library.store import Saved, Store

TIMEOUT = 20.0
"""Seconds after which a hint is given up."""
MOST_WAITING = 8
"""Hints are computed one at a time; at most this many requests wait for theirs."""


class Busy(SoloistError):
    """Too many hints are asked for at once, or another table is being reviewed."""

    words = FACE


class Thinker:
    """Computes one hint after the other, and stops when the client disconnects."""

    def __init__(self, coach: Coach | None = None) -> None:
        self.coach = coach or Coach()
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
            process = self.coach.take()
            try:
                found: dict[str, Any] | None = await asyncio.wait_for(asyncio.to_thread(process.ask, HINT, saved), TIMEOUT)
                return found
            except TimeoutError:
                return None
            finally:
                self.coach.give_back(process)


@dataclass
class Reviewing:
    """The table that is being reviewed, and the process that does it."""

    saved: Saved
    process: CoachProcess


class Reviewer:
    """Makes one review at a time in the background and stores it with its table; used by many threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = threading.Lock()
        self._running: Reviewing | None = None

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
            self._running = Reviewing(saved, CoachProcess())
            threading.Thread(target=self._follow, args=(self._running,), daemon=True).start()

    def is_running(self, id: int) -> bool:
        """Whether this table is being reviewed."""
        running = self._running
        return running is not None and running.saved.id == id

    def progress(self, id: int) -> tuple[int, int] | None:
        """How many of how many steps are done; None if this table is not being reviewed."""
        running = self._running
        return None if running is None or running.saved.id != id else running.process.progress

    def found(self, id: int, version: int, table: Table) -> Review | None:
        """The stored review of a table; None if there is none, or if it is out of date."""
        return Review.kept(self.store.review(id, version), table)

    def stop(self, id: int) -> None:
        """Stop the review of this table; nothing of it is stored."""
        with self._lock:
            running = self._running
            if running is not None and running.saved.id == id:
                running.process.kill()
                self._running = None

    def _follow(self, running: Reviewing) -> None:
        try:
            found = running.process.ask(REVIEW, running.saved)
            # If the review cannot be stored, the user can ask for it again.
            with suppress(SoloistError):
                if found is not None:
                    self.store.keep_review(running.saved.id, running.saved.version, found)
        finally:
            running.process.close()
            with self._lock:
                if self._running is running:
                    self._running = None
