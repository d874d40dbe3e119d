"""How much computing time a game gets: quick and short games get more."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The budget of one game; `players/<game>/budget.py` defines it."""

    tries: int = 60
    """How many times a review tries each option of a question; all options are tried with the same random seeds."""
    whole_games: int = 0
    """How many times a review plays on to the end after each of your answers; 0 in games that are too long for it."""
    learned_plays_on: bool = False
    """Whether the learned player is fast enough to answer during the tries of a search; otherwise the rule of thumb answers."""
