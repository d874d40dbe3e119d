"""Where a move of Stone Age ends: naming a tribe is only the beginning of placing it."""

from typing import Any

from soloist.engine.kernel.machine import Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import Event
from soloist.games.stone_age.placing import Place


def goes_on(before: Waiting[Any], option: int, step: Waiting[Any]) -> bool:
    return isinstance(before, Place) and option < 0 and isinstance(step, Place)


def is_named(step: Waiting[Any], option: int) -> bool:
    return True


def sum_up(story: list[Event]) -> Phrase | None:
    return None
