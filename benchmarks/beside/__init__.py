"""A person at the real table, simulated: full games are played here, and what a person would tap goes into a companion."""

from typing import Any

from soloist.engine import machine
from soloist.engine.companion import Ask, Companion


class Guest:
    """Taps into a companion what a person would, and counts the taps of each turn of his."""

    def __init__(self, companion: Companion[Any], level: str, rulings: dict[str, object] | None = None) -> None:
        self.s = companion.start(level, companion.book.choose(rulings or {}), companion.standard)
        self.taps = [0]
        """Before his first turn, and in each turn since."""

    @property
    def asked(self) -> str:
        """Which question waits, by the name of its step; empty when the game is over."""
        step = machine.waiting(self.s)
        return "" if step is None else type(step).__name__

    def tap(self, token: str) -> None:
        """Give the answer of this token; what the app draws is told the same way and costs no tap."""
        step = machine.waiting(self.s)
        assert step is not None, f"the game is over, {token} comes too late"
        options = step.answers(self.s) if isinstance(step, Ask) else step.possible(self.s)
        for option in options:
            if step.describe(self.s, option).token == token:
                self.taps[-1] += isinstance(step, Ask)
                machine.answer(self.s, option)
                return
        possible = " ".join(step.describe(self.s, option).token for option in options)
        raise AssertionError(f"{token} is no answer to {step!r}; possible: {possible}")

    def turn(self) -> None:
        """His next turn begins: count its taps by themselves."""
        self.taps.append(0)
