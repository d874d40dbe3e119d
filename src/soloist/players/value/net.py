"""A small network: one hidden layer and a straight part beside it, two answers (to win, and by how much).

Plain loops over plain lists, so that mypyc makes them fast; a neuron's sum stays one number until it is done.
"""

import math
from typing import Final


class Net:
    """Weights that were learned. Every row holds one weight for each feature."""

    def __init__(
        self,
        hidden: list[list[float]],
        bias: list[float],
        win: list[float],
        win_straight: list[float],
        margin: list[float],
        margin_straight: list[float],
    ) -> None:
        self.hidden: Final = hidden
        """A row for each neuron."""
        self.bias: Final = bias
        self.win: Final = win
        """A weight for each neuron, and the constant."""
        self.win_straight: Final = win_straight
        self.margin: Final = margin
        self.margin_straight: Final = margin_straight

    def judge(self, features: list[float]) -> tuple[float, float]:
        """The chance to win, and the margin in units of the game."""
        inputs, neurons = len(features), len(self.hidden)
        win, margin = self.win[neurons], self.margin[neurons]
        win_straight, margin_straight = self.win_straight, self.margin_straight
        for i in range(inputs):
            value = features[i]
            win += win_straight[i] * value
            margin += margin_straight[i] * value
        for neuron in range(neurons):
            row, total = self.hidden[neuron], self.bias[neuron]
            for i in range(inputs):
                total += row[i] * features[i]
            active = math.tanh(total)
            win += self.win[neuron] * active
            margin += self.margin[neuron] * active
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, win)))), margin
