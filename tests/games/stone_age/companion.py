"""The companion of Stone Age at the table: seats, and what tests read off it."""

from itertools import product

import pytest

from soloist.engine.kernel import machine
from soloist.games.stone_age.companion import COMPANION
from soloist.games.stone_age.companion.state import Hunger
from tests.support.beside import Guest

LEVELS = [level.id for level in COMPANION.levels]


EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


READINGS: list[dict[str, object]] = [
    dict(zip(COMPANION.book.rulings, values, strict=True))
    for values in product(*[ruling.values for ruling in COMPANION.book.rulings.values()])
]


def sat_down(level: str = "basic", **rulings: str) -> Guest:
    """A table after set-up, at the beginning of round 1."""
    guest = Guest(COMPANION, level, dict(rulings))
    guest.tap("ready")
    return guest


def tap(guest: Guest, tokens: str) -> Guest:
    for token in tokens.split():
        guest.tap(token)
    machine.waiting(guest.s)
    return guest


def tokens(guest: Guest) -> list[str]:
    """What can be answered, corrections aside."""
    step = machine.waiting(guest.s)
    assert step is not None
    return [step.describe(guest.s, option).token for option in step.answers(guest.s)]  # type: ignore[attr-defined]


def due(s: Hunger) -> tuple[int, int]:
    return s.meal().figures, s.meal().extra


def asked(level: str, *answers: str, language: str = "en") -> tuple[str, list[str]]:
    """What the question is about after these answers, and its answers."""
    table = COMPANION.deal(level, seed="K7Q2")
    for token in ("ready", *answers):
        table.answer(token)
    assert table.question is not None
    options = [option.text(language) for option in table.question.options if option.kind == ""]
    return table.question.about(language), options
