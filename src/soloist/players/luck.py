"""Separates luck from skill: the value of a random draw compared with the average of all possible draws."""

from typing import Any

from soloist.engine.kernel.machine import Chance, State
from soloist.players.value import Value


def luck(value: Value, s: State, step: Chance[Any], drawn: int) -> float:
    """The probability of winning after this draw, minus the mean over all possible draws. Its average is 0, however good the
    value function is."""
    odds = step.odds(s)
    mean = found = 0.0
    for i in range(len(odds.values)):
        if odds.weights[i] == odds.total:
            return 0.0
        if odds.weights[i]:
            chance = value.judge(value.after(s, odds.values[i]))[0]
            mean += odds.weights[i] * chance
            if odds.values[i] == drawn:
                found = chance
    return found - mean / odds.total
