"""Training settings of the learned player; `players/<game>/course.py` has a course for each network of a game."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Course:
    """The training settings of one network."""

    levels: tuple[str, ...]
    rulings: tuple[Mapping[str, str], ...] = ({},)
    """The games take turns with these readings. To play a reading more often, list it more than once."""
    hidden: int = 32
    margin_share: float = 0.15
    trust: float = 0.0
    """By how much another answer must beat the answer of the rule of thumb when training begins."""
    final_trust: float = 0.0
    """The same when it ends: what was learned by then deserves more trust. Players use this number."""
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
    again: float = 0.4
    """Networks that are trained further begin with this share of the rate."""
    share: float = 1.0
    """The share of the training time, relative to the other networks of the game."""

    def trust_at(self, elapsed: float) -> float:
        """The trust after this share of the training; it falls evenly for three quarters of it."""
        return self.trust + (self.final_trust - self.trust) * min(1.0, elapsed / 0.75)
