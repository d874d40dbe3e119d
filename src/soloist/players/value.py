"""The worth of a position and of an answer, measured after everything that follows automatically."""

from typing import Any, Final

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, State, Waiting
from soloist.players.features import Features
from soloist.players.net import Net, Summed
from soloist.players.player import Player, result_of


class Value:
    """Judges positions of one game. `worth` is the probability of winning plus a share of the margin, which orders equal
    probabilities."""

    def __init__(self, features: Features, nets: list[Net], rest: Player, margin_share: float) -> None:
        self.features: Final = features
        self.nets: Final = nets
        self.rest: Final = rest
        """The player that answers questions that are not learned."""
        self.margin_share: Final = margin_share

    def after(self, s: State, option: int) -> State:
        """A copy of the position after the answer and everything that follows, up to the next chance or learned question."""
        c = s.copy()
        machine.give(c, option)
        self.settle(c)
        return c

    def settle(self, s: State) -> Waiting[Any] | None:
        """Run to the next chance or learned question and return it; None at the end of the game."""
        while True:
            step = machine.waiting(s)
            if step is None or isinstance(step, Chance):
                return step
            options = step.possible(s)
            if len(options) == 1:
                machine.give(s, options[0])
            elif self.features.steers(step):
                return step
            else:
                machine.give(s, self.rest.choose(s, step))

    def judge(self, s: State) -> tuple[float, float]:
        """The probability of winning and the margin; the actual result if the game is over."""
        if s.agenda:
            return self.nets[self.features.net(s)].judge(self.features.of(s))
        return result_of(s), self.features.margin(s)

    def worth(self, s: State) -> float:
        win, margin = self.judge(s)
        return win + self.margin_share * margin

    def worths(self, positions: list[State]) -> list[float]:
        """The worth of each of several positions that have much in common, as those after the answers to one question."""
        first: Summed | None = None
        network = -1
        found: list[float] = []
        for s in positions:
            if not s.agenda:
                found.append(self.worth(s))
                continue
            if first is None or self.features.net(s) != network:
                network = self.features.net(s)
                first = self.nets[network].summed(self.features.of(s), self.nets[network].nothing)
                win, margin = self.nets[network].judged(first)
            else:
                win, margin = self.nets[network].judged(self.nets[network].summed(self.features.of(s), first))
            found.append(win + self.margin_share * margin)
        return found
