"""How much thinking a game is worth: quick and short games can afford more of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Of one game; `players/<game>/budget.py` has its own."""

    tries: int = 60
    """How often a review tries each option of a question, with the same luck for all."""
    whole_games: int = 0
    """In games short enough for it: how often a review plays on to the end from every answer of yours."""
    learned_plays_on: bool = False
    """Whether the learned player is quick enough to answer within the tries of a search; elsewhere the rule of thumb does."""
