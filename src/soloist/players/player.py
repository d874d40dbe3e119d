"""What every player is: a state and a decision in, an option out."""

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import TIE, WON, State, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers decisions. It may copy the state and try things on the copy, never on the state itself."""

    def choose(self, s: State, step: Waiting[Any]) -> int:
        """One of the step's options."""
        raise NotImplementedError


def result_of(s: State) -> float:
    """What a finished game was: a win 1, a draw half of it."""
    return 1.0 if s.outcome == WON else 0.5 if s.outcome == TIE else 0.0


class RandomPlayer(Player):
    """Any option, all alike."""

    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        return options[int(self.random.random() * len(options))]
