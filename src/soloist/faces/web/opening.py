"""A new table out of what somebody asks for, by form or by JSON."""

from collections.abc import Mapping

import soloist
from soloist.engine.catalogue import game_of
from soloist.engine.game import Table
from soloist.engine.record import parse


def deal_as_asked(
    code: str, game: str, level: str | None, seed: str | None, rulings: Mapping[str, str], edition: str, fate: str
) -> Table:
    """By deal code if there is one, else by game, level, seed and rulings; `edition` is the text of an own one, or empty."""
    if code:
        named = soloist.GAMES.of_code(code)
        return soloist.deal(code, named.edition(edition) if named and edition else None, fate)
    known = soloist.GAMES[game]
    return known.deal(level, seed, rulings, known.edition(edition) if edition else None, fate)


def read_as_given(record: str, edition: str) -> Table:
    """A record, with the own edition it was played with, or an empty text."""
    return soloist.read(record, game_of(soloist.GAMES, parse(record)).edition(edition) if edition else None)
