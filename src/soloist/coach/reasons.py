"""Why one answer is better than another: splits the difference of the two learned values over the themes of the features.

The gradient is integrated along the straight line between the two positions (integrated gradients), so the contributions of the
numbers add up to the whole difference. Both positions hold only what the person knows, up to the next draw, so nothing hidden can
be a reason.

The network may see an advantage in less Strength, because something else came with it in the games it learned from. So a theme is
only told if the facts agree (`facts.py`).
"""

import math
from collections.abc import Collection

from soloist.coach.facts import facts, gains, true_themes
from soloist.coach.themes import Reason
from soloist.engine.kernel.machine import State
from soloist.players.features import SILENT, Features
from soloist.players.net import Net
from soloist.players.value import Value

STEPS = 200
LEAST = 0.02
"""A difference below two points of the chance to win is not explained."""
LEAST_MARGIN = 0.1
"""The same for the margin, in the units of the network."""
WORTH_TELLING = 1 / 3
"""A theme is told if its weight is more than this share of the largest weight."""
MOST = 2


def reasons(package: str, value: Value, s: State, better: int, other: int, margin: bool = False) -> tuple[Reason, ...]:
    """At most two themes that speak for the better answer, and one against it; none if the network does not agree.

    With `margin` they explain the margin instead of the chance to win, for positions that are surely won or lost.
    """
    one, two = value.after(s, better), value.after(s, other)
    if not one.agenda or not two.agenda:
        return ()
    shares = contributions(value, two, one, margin)
    if sum(shares) < (LEAST_MARGIN if margin else LEAST):
        return ()
    weights = by_theme(value.features, shares)
    true = true_themes(value.features, weights, facts(value.features, two, one, shares))
    return told(package, weights, true, gains(value.features, two, one))


def told(package: str, weights: dict[str, float], true: Collection[str], gains: dict[str, float]) -> tuple[Reason, ...]:
    """The true themes that are worth telling, the heaviest first and the counterweight last."""
    heaviest = max((abs(weight) for weight in weights.values()), default=0.0)
    heavy = [theme for theme in weights if theme in true and abs(weights[theme]) > WORTH_TELLING * heaviest]
    found = [Reason(package, theme, weights[theme], amount(weights[theme], gains.get(theme, 0.0))) for theme in heavy]
    speaking_for = sorted((one for one in found if one.points > 0), key=lambda one: -one.points)
    against = sorted((one for one in found if one.points < 0), key=lambda one: one.points)
    return (*speaking_for[:MOST], *against[:1]) if speaking_for else ()


def amount(weight: float, gain: float) -> int:
    """The gain as a whole number; 0 if it is less than one, or if it is no gain in the sense of the weight."""
    return round(abs(gain)) if weight * gain > 0 else 0


def by_theme(features: Features, shares: list[float]) -> dict[str, float]:
    weights = dict[str, float]()
    for number, share in zip(features.numbers, shares, strict=True):
        if number.theme != SILENT:
            weights[number.theme] = weights.get(number.theme, 0.0) + share
    return weights


def contributions(value: Value, before: State, after: State, margin: bool = False) -> list[float]:
    """By how much each number lifts the chance to win (or the margin) from one position to the other."""
    net, features = value.nets[value.features.net(after)], value.features
    one, two = features.of(before), features.of(after)
    through, straight = (net.margin, net.margin_straight) if margin else (net.win, net.win_straight)
    slope, slopes = _slopes(net, one, two, margin)
    gradient = [slope * weight for weight in straight]
    for row, weight, steep in zip(rows(net), through, slopes, strict=False):
        if weight * steep:
            gradient = [sum_so_far + weight * steep * each for sum_so_far, each in zip(gradient, row, strict=True)]
    return [(there - here) * steep for here, there, steep in zip(one, two, gradient, strict=True)]


def _slopes(net: Net, one: list[float], two: list[float], margin: bool) -> tuple[float, list[float]]:
    """The mean derivative of the output along the line: by the direct inputs, and by the input of each neuron.

    The inputs of the neurons are linear in the features, so both ends determine them along the whole line.
    """
    ends = [fed(net, inputs) for inputs in (one, two)]
    sides = [net.win[-1] + sum(w * number for w, number in zip(net.win_straight, inputs, strict=True)) for inputs in (one, two)]
    slope, slopes = 0.0, [0.0] * net.neurons
    for step in range(STEPS):
        way = (step + 0.5) / STEPS
        active = [math.tanh(here + way * (there - here)) for here, there in zip(*ends, strict=True)]
        steep = 1.0
        if not margin:
            win = sides[0] + way * (sides[1] - sides[0]) + sum(a * w for a, w in zip(active, net.win, strict=False))
            chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, win))))
            steep = chance * (1.0 - chance)
        slope += steep / STEPS
        for neuron, each in enumerate(active):
            slopes[neuron] += steep * (1.0 - each * each) / STEPS
    return slope, slopes


def fed(net: Net, inputs: list[float]) -> list[float]:
    """The input of each neuron."""
    every = list(range(len(inputs)))
    return [each for bundle in net.hidden for each in bundle.sums(inputs, every)][: net.neurons]


def rows(net: Net) -> list[list[float]]:
    """The weights of all features, for each neuron."""
    return [[getattr(strand, one) for strand in bundle.strands] for bundle in net.hidden for one in "abcdefgh"][: net.neurons]
