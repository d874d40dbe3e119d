"""A small network: one hidden layer, direct connections beside it, and two outputs (probability of winning, margin).

Numbers in a list are boxed, and unboxing them costs more than the sums. mypyc stores attributes as plain numbers. So the weights
from one feature to eight neurons are eight attributes of a `Strand`.
"""

import math
from typing import Final

BUNDLE: Final = 8
"""How many neurons are summed up at once."""


class Strand:
    """The weights from one feature to eight neurons."""

    def __init__(self, weights: list[float]) -> None:
        self.a: Final = weights[0]
        self.b: Final = weights[1]
        self.c: Final = weights[2]
        self.d: Final = weights[3]
        self.e: Final = weights[4]
        self.f: Final = weights[5]
        self.g: Final = weights[6]
        self.h: Final = weights[7]


class Bundle:
    """Eight neurons: their biases, and a strand for each feature."""

    def __init__(self, rows: list[list[float]], bias: list[float]) -> None:
        none = [0.0] * (BUNDLE - len(rows))
        self.bias: Final = Strand(bias + none)
        self.strands: Final = [Strand([row[i] for row in rows] + none) for i in range(len(rows[0]))]

    def sums(self, features: list[float], present: list[int]) -> list[float]:
        """The sum of these features in each neuron."""
        bias = self.bias
        a, b, c, d, e, f, g, h = bias.a, bias.b, bias.c, bias.d, bias.e, bias.f, bias.g, bias.h
        for i in present:
            strand, value = self.strands[i], features[i]
            a += strand.a * value
            b += strand.b * value
            c += strand.c * value
            d += strand.d * value
            e += strand.e * value
            f += strand.f * value
            g += strand.g * value
            h += strand.h * value
        return [a, b, c, d, e, f, g, h]


class Net:
    """The learned weights. Every row has one weight for each feature."""

    def __init__(
        self,
        hidden: list[list[float]],
        bias: list[float],
        win: list[float],
        win_straight: list[float],
        margin: list[float],
        margin_straight: list[float],
    ) -> None:
        self.neurons: Final = len(hidden)
        self.hidden: Final = [
            Bundle(hidden[first : first + BUNDLE], bias[first : first + BUNDLE]) for first in range(0, len(hidden), BUNDLE)
        ]
        self.win: Final = win
        """A weight for each neuron, then the constant."""
        self.win_straight: Final = win_straight
        self.margin: Final = margin
        self.margin_straight: Final = margin_straight

    def judge(self, features: list[float]) -> tuple[float, float]:
        """The probability of winning, and the margin in units of the game."""
        win, margin = self.win[self.neurons], self.margin[self.neurons]
        present: list[int] = []
        for i in range(len(features)):
            value = features[i]
            if value != 0.0:  # about half of the features are 0
                present.append(i)
                win += self.win_straight[i] * value
                margin += self.margin_straight[i] * value
        sums: list[float] = []
        for bundle in self.hidden:
            sums += bundle.sums(features, present)
        for neuron in range(self.neurons):
            active = math.tanh(sums[neuron])
            win += self.win[neuron] * active
            margin += self.margin[neuron] * active
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, win)))), margin
