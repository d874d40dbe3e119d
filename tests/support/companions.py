"""Random games with a companion."""

import re
from random import Random

import soloist
from soloist.engine.companion import CORRECT, SWITCH


def random_table(game: str, level: str, number: int) -> soloist.Table:
    """A game with random taps; now and then a value is set right or the cards change hands."""
    companion, random = soloist.COMPANIONS[game], Random(f"{game} {level} {number}")
    rulings = {name: random.choice(ruling.values) for name, ruling in companion.book.rulings.items()}
    table = companion.deal(level, number, rulings if number % 2 else {})
    while (question := table.question) is not None:
        rare = random.random() < 0.03
        options = [option for option in question.options if rare or option.kind not in (CORRECT, SWITCH)]
        table.answer(random.choice(options))
        assert len(table.log) < 3000, "a companion must come to an end"
    return table


SLIPS = re.compile(r"[.,;:!?…]\.|[.,] [.,]|\s[.,](\s|$)|。|  ")
"""A full stop too many, a space before it, one of another script, two spaces."""
