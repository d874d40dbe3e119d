"""Where a move of Raiders ends: at the next worker."""

from typing import Any

from soloist.engine.kernel.machine import Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import Event
from soloist.games.raiders.turn import PickUpWorker, WorkOrRaid


def goes_on(before: Waiting[Any], option: int, step: Waiting[Any]) -> bool:
    return not isinstance(step, (WorkOrRaid, PickUpWorker))


def is_named(step: Waiting[Any], option: int) -> bool:
    return True


def sum_up(story: list[Event]) -> Phrase | None:
    return None
