"""A rule of thumb for the Well: climb, and of two cards use the one that lifts more."""

from typing import Any

from soloist.engine.kernel.machine import Waiting
from tests.support.toy_game import CLIMB, Choose


def choose(s: Any, step: Waiting[Any], options: list[int]) -> int:
    return CLIMB if isinstance(step, Choose) else max(options, key=lambda option: s.cards[option].lift)
