"""The learned player: of all answers the one after which the position is worth most; it looks no further."""

from typing import Any, Final

from soloist.engine.kernel.machine import State, Waiting
from soloist.players.player import Player
from soloist.players.value import Value


class LearnedPlayer(Player):
    """Takes the answer of greatest learned worth; `trust` says by how much it must beat the rule of thumb's own answer."""

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
                return usual  # Where it would end the game, what the others come to is known too.
        return options[self.best(options, self.worths(s, options), s, step)]

    def worths(self, s: State, options: list[int]) -> list[float]:
        """What each answer is worth to the step that waits."""
        return [self.value.worth(self.value.after(s, option)) for option in options]

    def best(self, options: list[int], worths: list[float], s: State, step: Waiting[Any]) -> int:
        """The place of the answer to take."""
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
    """The position in which this step waits for its answer."""
    if s.agenda and s.agenda[-1] is step:
        return s
    waiting = s.copy()
    waiting.agenda.append(step)
    return waiting
