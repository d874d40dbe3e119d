"""`python -m soloist.faces.web.thinking`: a hint, thought out in a process of its own, so that no other table has to wait."""

import asyncio
import json
import sys

from soloist.faces.web.opening import read_as_given
from soloist.players.catalogue import hints
from soloist.store import Saved

COMMAND = [sys.executable, "-P", "-m", __name__]
SECONDS = 1.0
PATIENCE = 20.0
ONE = asyncio.Semaphore(1)
"""However many hints are asked for, one is thought about at a time."""


async def think(saved: Saved) -> dict[str, str | int] | None:
    """The best option of a table, its chance and interval in percent and the games tried; None where nothing can be said."""
    asked = json.dumps({"record": saved.record, "edition": saved.edition or ""}).encode()
    async with ONE:
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        try:
            found, _ = await asyncio.wait_for(process.communicate(asked), PATIENCE)
        except TimeoutError:
            return None
        finally:
            if process.returncode is None:
                process.kill()
    answer: dict[str, str | int] | None = json.loads(found or b"null")
    return answer


def main() -> None:
    asked = json.load(sys.stdin)
    found = hints(read_as_given(asked["record"], asked["edition"]), SECONDS)
    best = found[0] if found else None
    json.dump(
        best
        and {
            "token": best.option.token,
            "chance": round(100 * best.chance),
            "low": round(100 * best.low),
            "high": round(100 * best.high),
            "games": best.simulations,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
