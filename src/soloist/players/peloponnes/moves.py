"""Where a move of Peloponnes ends, and what it costs: the word for luxury and the goods you keep are only how you pay."""

from typing import Any

from soloist.engine.kernel.machine import Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import Event
from soloist.games.peloponnes.building import Strengthen
from soloist.games.peloponnes.keeping import KeepTiles
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.paying import WITH_LUXURY, Pay


def goes_on(before: Waiting[Any], option: int, step: Waiting[Any]) -> bool:
    if isinstance(step, Pay):
        return True
    return isinstance(step, (Buy, Strengthen, KeepTiles)) and step.keep_goods and asks_for_luxury(before, option)


def asks_for_luxury(step: Waiting[Any], option: int) -> bool:
    return option < 0 and isinstance(step, (Buy, Strengthen, KeepTiles)) and step.word(option) == WITH_LUXURY


def is_named(step: Waiting[Any], option: int) -> bool:
    if isinstance(step, KeepTiles) and option < 0:
        # What stays follows from what was given up or saved before.
        return step.keep_goods
    return not isinstance(step, Pay) and not asks_for_luxury(step, option)


def sum_up(story: list[Event]) -> Phrase | None:
    """What is paid."""
    for event in story:
        payment = event.phrase.values.get("payment")
        if event.phrase.message == "told-paid" and isinstance(payment, Phrase):
            return Phrase("move-paid", paid=payment.values["paid"])
    return None
