"""Where a move of Guilds of London ends: a card goes on with what it costs and where its liverymen go."""

from typing import Any, Final

from soloist.engine.kernel.machine import Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import Event
from soloist.games.guilds_of_london.moving import GroupSize
from soloist.games.guilds_of_london.offers import ChoosePlace, Offered
from soloist.games.guilds_of_london.turn import PayCards, PlayCard

DETAILS: Final = (PayCards, Offered, ChoosePlace, GroupSize)
"""The questions about what a card does."""


def goes_on(before: Waiting[Any], option: int, step: Waiting[Any]) -> bool:
    """Rewards of a tile are moves of their own."""
    return isinstance(before, (PlayCard, *DETAILS)) and isinstance(step, DETAILS)


def is_named(step: Waiting[Any], option: int) -> bool:
    return True


def sum_up(story: list[Event]) -> Phrase | None:
    return None
