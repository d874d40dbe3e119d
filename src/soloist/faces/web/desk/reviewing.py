"""`python -m soloist.faces.web.desk.reviewing`: makes a review in a process of its own, one at a time, and keeps it."""

import json
import os
import subprocess
import sys
import threading
from dataclasses import dataclass

from soloist.coach.grading import check, review
from soloist.coach.review import BadReview, Review
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.faces.web.desk.open_table import read_as_given
from soloist.faces.web.desk.thinking import Busy
from soloist.library.store import Saved, Store

COMMAND = [sys.executable, "-P", "-m", __name__]


@dataclass
class Running:
    """The review that is being made."""

    id: int
    version: int
    process: subprocess.Popen[str]
    done: int = 0
    of: int = 0


class Reviewer:
    """Makes one review at a time in the background; used by many threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = threading.Lock()
        self._running: Running | None = None

    def start(self, saved: Saved, table: Table) -> None:
        """Begin with the review of a table, unless it is there or being made; BadReview where there is nothing to review, Busy
        while another table is reviewed."""
        check(table)
        with self._lock:
            running = self._running
            if running is not None and running.id == saved.id and running.version == saved.version:
                return
            if self.found(saved.id, saved.version, table) is not None:
                return
            if running is not None:
                raise Busy("review-busy", id=str(running.id))
            process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
            self._running = Running(saved.id, saved.version, process)
            threading.Thread(target=self._follow, args=(self._running, saved), daemon=True).start()

    def progress(self, id: int) -> tuple[int, int] | None:
        """How many of how many steps are done; None if this table is not being reviewed."""
        running = self._running
        return None if running is None or running.id != id else (running.done, running.of)

    def found(self, id: int, version: int, table: Table) -> Review | None:
        """The review that is kept with a table; one that holds no more is none."""
        kept = self.store.review(id, version)
        try:
            return None if kept is None else Review.from_json(kept, table)
        except BadReview:
            return None

    def stop(self, id: int) -> None:
        """Nothing half is kept."""
        with self._lock:
            running = self._running
            if running is not None and running.id == id:
                running.process.kill()
                self._running = None

    def _follow(self, running: Running, saved: Saved) -> None:
        """Read what the process tells: two numbers while it works, the review at the end."""
        process = running.process
        assert process.stdin is not None and process.stdout is not None
        try:
            with process.stdin:
                json.dump({"record": saved.record, "edition": saved.edition or ""}, process.stdin)
            for line in process.stdout:
                told = json.loads(line)
                if isinstance(told, list):
                    running.done, running.of = told
                else:
                    self.store.keep_review(running.id, running.version, line)
        except (OSError, ValueError, SoloistError):
            # It was stopped, or cannot be written: then there is no review, and one can be asked for again.
            process.kill()
        finally:
            process.stdout.close()
            process.wait()
            with self._lock:
                if self._running is running:
                    self._running = None


def _tell(done: int, of: int) -> None:
    print(json.dumps([done, of]), flush=True)


def main() -> None:
    asked = json.load(sys.stdin)
    table = read_as_given(asked["record"], asked["edition"])
    try:
        print(review(table, _tell).to_json(table), flush=True)
    except BrokenPipeError:
        # Nobody listens any more: the server has gone.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
