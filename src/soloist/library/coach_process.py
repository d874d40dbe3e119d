"""`python -m soloist.library.coach_process`: computes a hint or a review in a subprocess, so that no table has to wait.

The request is one JSON object. Every line of the response is JSON: a list says how many of how many steps are done, the last line
is the result.
"""

import json
import os
import subprocess
import sys
from typing import Any

from soloist.coach.grading import review
from soloist.coach.hints import hint, to_data
from soloist.library.store import Saved, read_as_given

COMMAND = [sys.executable, "-P", "-m", __name__]
HINT, REVIEW = "hint", "review"


class CoachProcess:
    """A subprocess that computes one hint or one review; any thread may kill it."""

    def __init__(self, task: str, saved: Saved, of: str = "") -> None:
        """`of` is the token of an answer to compare with the best other one; for hints only."""
        self.saved = saved
        self.progress = (0, 0)
        """How many of how many steps are done."""
        self._request = json.dumps({"task": task, "record": saved.record, "edition": saved.edition or "", "of": of})
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


def _tell(told: object) -> None:
    print(json.dumps(told), flush=True)


def main() -> None:
    asked = json.load(sys.stdin)
    table = read_as_given(asked["record"], asked["edition"])
    try:
        if asked["task"] == HINT:
            of = table.question.option(asked["of"]) if asked["of"] and table.question else None
            found = hint(table, of=of)
            _tell(found and to_data(found))
        else:
            _tell(review(table, lambda done, of: _tell([done, of])).to_json(table))
    except BrokenPipeError:
        # The server is gone; leave without a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
