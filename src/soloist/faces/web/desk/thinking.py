"""`python -m soloist.faces.web.desk.thinking`: computes a hint in a process of its own, so that no other table has to wait."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from soloist.coach.hints import hint, to_data
from soloist.engine.text.errors import SoloistError
from soloist.faces.web.desk.open_table import read_as_given
from soloist.faces.web.parts.site import FACE
from soloist.library.store import Saved

COMMAND = [sys.executable, "-P", "-m", __name__]
SECONDS = 1.5
PATIENCE = 20.0
MOST_WAITING = 8
"""However many hints are asked for, one is thought about at a time, and no more than so many wait for their turn."""


class Busy(SoloistError):
    """Too many hints are asked for at once."""

    words = FACE


class Thinker:
    """One hint after the other; whoever goes away is thought about no longer."""

    def __init__(self) -> None:
        self.one = asyncio.Semaphore(1)
        self.waiting = 0

    async def think(self, saved: Saved, gone: Callable[[], Awaitable[object]]) -> dict[str, Any] | None:
        """A hint as data, or None where nothing can be said, or once the guest is `gone`."""
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
            return await _think(saved)


async def _think(saved: Saved) -> dict[str, Any] | None:
    """A hint as data; None where nothing can be said."""
    asked = json.dumps({"record": saved.record, "edition": saved.edition or ""}).encode()
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    try:
        found, _ = await asyncio.wait_for(process.communicate(asked), PATIENCE)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
    answer: dict[str, Any] | None = json.loads(found or b"null")
    return answer


def main() -> None:
    asked = json.load(sys.stdin)
    found = hint(read_as_given(asked["record"], asked["edition"]), SECONDS)
    json.dump(found and to_data(found), sys.stdout)


if __name__ == "__main__":
    main()
