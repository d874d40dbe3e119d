"""The greedy player: follows the rule of thumb of a game, `players/<game>/rule_of_thumb.py`, written as an expert would explain
it."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.kernel.machine import State, Waiting
from soloist.players.player import Player


class GreedyPlayer(Player):
    """Follows a rule of thumb; it looks at the position and never ahead."""

    def __init__(self, rule_of_thumb: Callable[[Any, Any, list[int]], int]) -> None:
        self.rule_of_thumb: Final = rule_of_thumb

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        return options[0] if len(options) == 1 else self.rule_of_thumb(s, step, options)


def best(options: list[int], worth: list[float]) -> int:
    """The option with the highest worth, the first among equals."""
    chosen = 0
    for number in range(1, len(options)):
        if worth[number] > worth[chosen]:
            chosen = number
    return options[chosen]
