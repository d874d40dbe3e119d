"""Who follows the rule of thumb."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.kernel.machine import State, Waiting
from soloist.players.greedy import guilds_of_london, peloponnes, raiders, stone_age
from soloist.players.player import Player

RULES_OF_THUMB: Final[dict[str, Callable[[Any, Any, list[int]], int]]] = {
    "stone-age": stone_age.choose,
    "raiders": raiders.choose,
    "guilds-of-london": guilds_of_london.choose,
    "peloponnes": peloponnes.choose,
}


class GreedyPlayer(Player):
    """Follows the rule of thumb of its game; it looks at the position and never ahead."""

    def __init__(self, game: str) -> None:
        self.rule_of_thumb: Final = RULES_OF_THUMB[game]

    def choose(self, s: State, step: Waiting[Any]) -> int:
        options = step.possible(s)
        return options[0] if len(options) == 1 else self.rule_of_thumb(s, step, options)
