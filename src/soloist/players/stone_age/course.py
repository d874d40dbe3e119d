"""Training settings of Stone Age: four networks, one for each level."""

from collections.abc import Mapping
from dataclasses import replace

from soloist.players.course import Course


def fields(*starts: int) -> tuple[Mapping[str, str], ...]:
    """Train with several starting fields: where no game is won from 0, the others show what winning takes."""
    return tuple([{"agriculture_start": str(start)} for start in starts])


BASIC = Course(("basic",), first_games=1500, answers=130, generations=24, games=150, trace=0.85, wander=0.01)
"""Its games are long, so random answers are rare: one in each of many rounds would hide the worth of the others."""
COURSES = [
    BASIC,
    replace(BASIC, levels=("cool-night",), rulings=fields(0, 5), generations=40),
    replace(BASIC, levels=("eternal-winter",), rulings=fields(0, 5, 10), generations=30),
    replace(BASIC, levels=("large-tribe",), rulings=fields(0, 5, 10)),
]
