"""Training settings of the learned player; `players/<game>/course.py` has a course for each network of a game."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Course:
    """The training settings of one network."""

    levels: tuple[str, ...]
    rulings: tuple[Mapping[str, str], ...] = ({},)
    hidden: int = 32
    margin_share: float = 0.15
    trust: float = 0.0
    """By how much another answer must beat the answer of the rule of thumb during training."""
    first_games: int = 8000
    answers: int = 30
    """Approximate number of learned questions in a game."""
    generations: int = 60
    games: int = 400
    """Number of games in each generation."""
    trace: float = 0.7
    """How much of a correction comes from later positions."""
    wander: float = 0.03
    """Share of answers given at random."""
    rate: float = 0.0015
