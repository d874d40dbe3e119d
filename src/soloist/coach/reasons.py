"""Why one answer is better than another: what you have more or less of at the end of the round, else themes of the network.

A reason names gains and their price in numbers that a person can check on the table. `ends.py` finds them, and each game says in
its features what is counted and what it is worth.

Where the numbers are equal, or only the price can be counted, the difference of the two learned values is split over the
themes of the features. The gradient is integrated along the straight line between the two positions (integrated gradients), so
the contributions of the numbers add up to the whole difference. The network may see an advantage in less Strength, because
something else came with it in the games it learned from. So a theme is only told if the facts agree (`facts.py`).

The tries hold only what the person knows and draw their own luck, so nothing hidden can be a reason.
"""

import math
from collections.abc import Collection

from soloist.coach.ends import Ends, try_equally
from soloist.coach.facts import facts, true_themes
from soloist.coach.themes import Reason
from soloist.engine.kernel.machine import State
from soloist.players.features import SILENT, Features
from soloist.players.net import Net
from soloist.players.search import Outlook
from soloist.players.value import Value

STEPS = 200
TRIES = 40
"""How many times each of the two answers is tried: enough for differences that are told as whole numbers."""
WORTH_TELLING = 1 / 3
"""A gain, a price or a theme is told if its weight is more than this share of the largest weight."""
MOST = 2
LEAST = 0.5
"""A smaller difference is not counted: it would be told as 0."""
FAIR = 0.8
"""Gains worth less than this share of their price do not explain why the answer is better."""
NO_LIMIT = 1e9


def reasons(
    package: str,
    outlook: Outlook,
    s: State,
    better: int,
    other: int,
    luck: int = 0,
    margin: bool = False,
    seconds: float = NO_LIMIT,
) -> tuple[Reason, ...]:
    """At most two reasons that speak for the better answer, and one against it; none if nothing does.

    With `margin` the themes explain the margin instead of the chance to win, for positions that are surely won or lost.
    """
    value = outlook.value
    if value is None or better == other:
        return ()
    ends = Ends(outlook, value.features, s, better, other, luck)
    try_equally(ends.searches, TRIES, seconds)
    gains = ends.gains()
    counted = told_amounts(package, value.features, gains)
    if speaks(counted):
        return chosen(counted)
    price = [one for one in counted if one.points < 0][:1]
    return argued(package, value, ends, gains, margin, price) or chosen(counted)


def told_amounts(package: str, features: Features, gains: dict[str, float]) -> list[Reason]:
    """What is counted, with the weight of its worth; the heaviest first."""
    found = [
        Reason(package, name, gain * features.worths[name], round(abs(gain) + 1e-9))
        for name, gain in gains.items()
        if abs(gain) >= LEAST
    ]
    return sorted(found, key=lambda one: -abs(one.points))


def speaks(counted: list[Reason]) -> bool:
    """Whether what is gained is worth about as much as its price."""
    gained = sum(one.points for one in counted if one.points > 0)
    paid = -sum(one.points for one in counted if one.points < 0)
    return gained > 0 and gained >= FAIR * paid


def chosen(found: list[Reason]) -> tuple[Reason, ...]:
    """The reasons worth telling, the heaviest first and the counterweight last."""
    heaviest = max((abs(one.points) for one in found), default=0.0)
    heavy = sorted((one for one in found if abs(one.points) > WORTH_TELLING * heaviest), key=lambda one: -abs(one.points))
    speaking_for = [one for one in heavy if one.points > 0]
    against = [one for one in heavy if one.points < 0]
    return (*speaking_for[:MOST], *against[:1]) if speaking_for else ()


def argued(
    package: str, value: Value, ends: Ends, gains: dict[str, float], margin: bool, price: list[Reason]
) -> tuple[Reason, ...]:
    """The themes of the network that the facts agree with, and the price if there is one."""
    means = ends.means()
    if means is None:
        return ()
    features, (one, two) = value.features, means
    shares = contributions(value.nets[features.net(ends.searches[0].s)], two, one, margin)
    if sum(shares) <= 0:
        return ()
    weights = by_theme(features, shares)
    true = true_themes(features, weights, facts(features, two, one, shares, gains.get(features.counted_theme, 0.0)))
    themes = told(package, weights, true)
    if not price:
        return themes
    return (*[theme for theme in themes if theme.points > 0], *price) if themes else ()


def told(package: str, weights: dict[str, float], true: Collection[str]) -> tuple[Reason, ...]:
    """The true themes that are worth telling, measured by the heaviest theme, even if that one is not true."""
    heaviest = max((abs(weight) for weight in weights.values()), default=0.0)
    heavy = [theme for theme in weights if theme in true and abs(weights[theme]) > WORTH_TELLING * heaviest]
    return chosen([Reason(package, theme, weights[theme]) for theme in heavy])


def by_theme(features: Features, shares: list[float]) -> dict[str, float]:
    weights = dict[str, float]()
    for number, share in zip(features.numbers, shares, strict=True):
        if number.theme != SILENT:
            weights[number.theme] = weights.get(number.theme, 0.0) + share
    return weights


def contributions(net: Net, one: list[float], two: list[float], margin: bool = False) -> list[float]:
    """By how much each number lifts the chance to win (or the margin) from one position to the other."""
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
    return [each for bundle in net.hidden for each in bundle.sums(inputs, every, bundle.bias)][: net.neurons]


def rows(net: Net) -> list[list[float]]:
    """The weights of all features, for each neuron."""
    return [[getattr(strand, one) for strand in bundle.strands] for bundle in net.hidden for one in "abcdefgh"][: net.neurons]
