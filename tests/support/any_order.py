"""Positions in which one piece brings another with it."""

from random import Random

import soloist
from soloist.engine.table import Table


def asked_for(token: str, along: str) -> Table:
    """A game of Stone Age that has come to a question where one piece brings another with it."""
    for number in range(400):
        table, random = soloist.GAMES["stone-age"].deal("basic", number), Random(number)
        while table.question is not None:
            if any(one.token == token and [piece.token for piece in one.along] == [along] for one in table.question.options):
                return table
            table.answer(random.choice(table.question.options))
    raise AssertionError(f"{token} never brought {along}")
