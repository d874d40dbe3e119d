"""The learned player: chooses the answer after which the position is worth most; it looks no further ahead."""

from typing import Any, Final

from soloist.engine.kernel.machine import State, Waiting
from soloist.players.player import Player
from soloist.players.value import Value


class LearnedPlayer(Player):
    """Chooses the answer of highest learned worth. It must beat the answer of the rule of thumb by at least `trust`."""

    def __init__(self, value: Value, trust: float = 0.0) -> None:
        self.value: Final = value
        self.trust: Final = trust

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        if len(options) == 1:
            return options[0]
        s = asked(s, step)
        if not self.value.features.steers(step):
            usual = self.value.rest.choose(s, step)
            if self.value.after(s, usual).agenda:
                # If it would end the game, the other answers are compared too: the results of a finished game are known.
                return usual
        return options[self.best(options, self.worths(s, options), s, step)]

    def worths(self, s: State, options: list[int]) -> list[float]:
        """The worth of each answer to the waiting step."""
        return self.value.worths([self.value.after(s, option) for option in options])

    def best(self, options: list[int], worths: list[float], s: State, step: Waiting[Any]) -> int:
        """The index of the option to choose."""
        best = 0
        for place in range(1, len(options)):
            if worths[place] > worths[best]:
                best = place
        if self.trust > 0.0:
            usual = options.index(self.value.rest.choose(s, step))
            if worths[best] - worths[usual] < self.trust:
                return usual
        return best


def asked(s: State, step: Waiting[Any]) -> State:
    """The position with this step waiting for an answer."""
    if s.agenda and s.agenda[-1] is step:
        return s
    waiting = s.copy()
    waiting.agenda.append(step)
    return waiting
