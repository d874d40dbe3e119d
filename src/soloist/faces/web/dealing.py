"""A new table out of what somebody asks for, by form or by JSON."""

from collections.abc import Mapping

import soloist
from soloist.engine.box import Edition
from soloist.engine.game import code_fits
from soloist.engine.table import Table


def deal_as_asked(
    code: str, game: str, level: str | None, seed: str | None, rulings: Mapping[str, str], edition: str, fate: str
) -> Table:
    """By deal code if there is one, else by game, level, seed and rulings; `edition` is the text of an own one, or empty."""
    if code:
        named = next((one for one in soloist.GAMES.values() if code_fits(one, code)), None)
        return soloist.deal(code, named.edition(edition) if named and edition else None, fate)
    box = soloist.GAMES[game]
    return box.deal(level, seed, rulings, box.edition(edition) if edition else None, fate)


def read_as_given(record: str, edition: str) -> Table:
    """A record, with the own edition it was played with, or an empty text."""
    return soloist.read(record, _edition_of(record, edition) if edition else None)


def _edition_of(record: str, edition: str) -> Edition | None:
    """An edition belongs to the game that the record names."""
    named = [game for game in soloist.GAMES.values() if f"game: {game.id}" in record.splitlines()]
    return named[0].edition(edition) if named else None
