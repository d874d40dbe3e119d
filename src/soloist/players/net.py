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
        self.bias: Final = bias + none
        self.strands: Final = [Strand([row[i] for row in rows] + none) for i in range(len(rows[0]))]

    def sums(self, features: list[float], present: list[int], before: list[float]) -> list[float]:
        """The sums in each neuron: those `before`, with these features added."""
        a, b, c, d = before[0], before[1], before[2], before[3]
        e, f, g, h = before[4], before[5], before[6], before[7]
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


class Summed:
    """The features of a position, and their weighted sums before the activation."""

    def __init__(self, features: list[float], win: float, margin: float, sums: list[list[float]]) -> None:
        self.features: Final = features
        self.win: Final = win
        self.margin: Final = margin
        self.sums: Final = sums
        """The sums in each neuron, bundle by bundle."""


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
        none = [0.0] * len(win_straight)
        self.nothing: Final = Summed(none, win[-1], margin[-1], [bundle.bias for bundle in self.hidden])
        """The sums of a position in which all features are 0; about half of them always are."""

    def judge(self, features: list[float]) -> tuple[float, float]:
        """The probability of winning, and the margin in units of the game."""
        return self.judged(self.summed(features, self.nothing))

    def summed(self, features: list[float], like: Summed) -> Summed:
        """Add up the features, starting from the sums of another position: only what differs has to be added."""
        win, margin = like.win, like.margin
        present: list[int] = []
        changes = features
        if like is self.nothing:
            for i in range(len(features)):
                value = features[i]
                if value != 0.0:
                    present.append(i)
                    win += self.win_straight[i] * value
                    margin += self.margin_straight[i] * value
        else:
            before, changes = like.features, features.copy()
            for i in range(len(features)):
                value = features[i] - before[i]
                if value != 0.0:
                    present.append(i)
                    changes[i] = value
                    win += self.win_straight[i] * value
                    margin += self.margin_straight[i] * value
        sums: list[list[float]] = []
        for number in range(len(self.hidden)):
            sums.append(self.hidden[number].sums(changes, present, like.sums[number]))
        return Summed(features, win, margin, sums)

    def judged(self, summed: Summed) -> tuple[float, float]:
        win, margin = summed.win, summed.margin
        neuron = 0
        for sums in summed.sums:
            for total in sums:
                if neuron < self.neurons:
                    active = math.tanh(total)
                    win += self.win[neuron] * active
                    margin += self.margin[neuron] * active
                    neuron += 1
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, win)))), margin
