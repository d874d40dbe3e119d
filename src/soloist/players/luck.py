"""Luck apart from skill: what a draw was worth, held against all that could have come."""

from typing import Any

from soloist.engine.kernel.machine import Chance, State
from soloist.players.value import Value


def luck(value: Value, s: State, step: Chance[Any], drawn: int) -> float:
    """The chance to win after what was drawn, less its mean over everything possible: nothing on the average, whatever the
    value thinks of positions."""
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
