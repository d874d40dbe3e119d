"""What the learned player of a game learns from, and for how long: `players/<game>/course.py` has a course for each network."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Course:
    """What one network learns from."""

    levels: tuple[str, ...]
    rulings: tuple[Mapping[str, str], ...] = ({},)
    hidden: int = 32
    margin_share: float = 0.15
    trust: float = 0.0
    """By how much another answer must beat the rule of thumb's while learning."""
    first_games: int = 8000
    answers: int = 30
    """About how many learned questions a game has."""
    generations: int = 60
    games: int = 400
    """In each generation."""
    trace: float = 0.7
    """How much of a correction comes from what followed later."""
    wander: float = 0.03
    """How often an answer is given at random."""
    rate: float = 0.0015
