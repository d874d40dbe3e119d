"""The base class of players: it takes a state and a decision and returns an option."""

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import TIE, WON, State, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers decisions. It may copy the state and try options on the copy, but must not change the state itself."""

    def choose(self, s: State, step: Waiting[Any]) -> int:
        """One of the step's options."""
        raise NotImplementedError


def result_of(s: State) -> float:
    """The result of a finished game: 1 for a win, 0.5 for a tie, 0 for a loss."""
    return 1.0 if s.outcome == WON else 0.5 if s.outcome == TIE else 0.0


class RandomPlayer(Player):
    """Chooses any option, all with the same probability."""

    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        return options[int(self.random.random() * len(options))]
