"""Finished games for the coach to look at."""

import soloist
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.players.catalogue import choose, learned, player


def has_learned(game: str) -> bool:
    try:
        return learned(soloist.GAMES[game]) is not None
    except SoloistError:
        return False


LEARNED = [game for game in soloist.GAMES if has_learned(game)]
"""The games whose weights fit the features of today."""


def played(game: str, seed: str, who: str = "greedy", level: str | None = None) -> Table:
    """A game that one of our players played to the end."""
    table = soloist.GAMES[game].deal(level, seed, any_order=False)
    plays = player(who, table.game, seed)
    while (question := table.question) is not None:
        table.answer(choose(table, question, plays).token)
    return table
