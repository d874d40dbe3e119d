"""Training settings of Stone Age: a network for each level, and for each size of the field at the start of the large tribe."""

from collections.abc import Mapping
from dataclasses import replace

from soloist.players.course import Course

SLIDE = {"card_refresh": "slide"}
SMALL_PRINT = {"builder_counts": "on_board", "extra_card": "background_bonus"}


def fields(*starts: int) -> tuple[Mapping[str, str], ...]:
    """Starting fields; each is also played with the other readings, but less often."""
    usual: tuple[Mapping[str, str], ...] = tuple([{"agriculture_start": str(start)} for start in starts])
    others = tuple([{**field, **readings} for field in usual for readings in (SLIDE, SMALL_PRINT)])
    return (*usual, *usual, *usual, *others)


BASIC = Course(
    ("basic",),
    rulings=fields(0, 0, 0, 0, 1, 5, 10),
    first_games=1500,
    answers=130,
    generations=24,
    games=160,
    trace=0.85,
    wander=0.01,
)
"""Its games are long, so random answers are rare: one in each of many rounds would hide the worth of the others."""
PENALTIES = ({"level2_penalty": "per_tile"}, {"level2_penalty": "all_or_nothing"})
COURSES = [
    BASIC,
    # Where no game is won from 0, the other fields show what winning takes.
    replace(BASIC, levels=("cool-night",), rulings=(*fields(0, 0, 0, 0, 1, 5, 10), *PENALTIES), generations=40, share=1.5),
    replace(BASIC, levels=("eternal-winter",), rulings=fields(0, 0, 0, 0, 1, 5, 10), generations=30, share=1.5),
    # The large tribe wins by its field. One network for all fields expected wins that did not come.
    replace(BASIC, levels=("large-tribe",), rulings=fields(0, 0, 0, 1), share=0.7),
    replace(BASIC, levels=("large-tribe",), rulings=fields(5)),
    replace(BASIC, levels=("large-tribe",), rulings=fields(10), share=1.3),
]
