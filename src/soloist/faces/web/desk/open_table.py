"""Creates the table that a form or a JSON request asks for."""

from collections.abc import Mapping

import soloist
from soloist.engine.catalogue import read_code
from soloist.engine.game import Deal
from soloist.engine.table import Table
from soloist.engine.text.code import bare
from soloist.library.own_edition import asked_for, mine
from soloist.library.store import Store


def deal_as_asked(
    code: str, game: str, level: str | None, seed: str | None, rulings: Mapping[str, str], edition: str, fate: str
) -> Table:
    """Deal by code if there is one, else by game, level, seed and rulings. `edition` is the text of an own edition, or empty."""
    if code:
        named = soloist.EVERY.of_code(code)
        return soloist.deal(code, named.edition(edition) if named and edition else None, fate)
    known = soloist.EVERY[game]
    return known.deal(level, seed, rulings, known.edition(edition) if edition else None, fate)


def boxed(code: str, game: str, store: Store) -> str:
    """The text of the owner's edition of the game that a code or a form names."""
    named = soloist.EVERY.of_code(code) if code else soloist.EVERY[game]
    return "" if named is None else asked_for(store, named).text


def deal_named(code: str, store: Store) -> Deal:
    """The deal of a code. If the code names an edition, that is the owner's own."""
    given = bare(code)
    named = soloist.EVERY.of_code(given) if "-E" in given.upper() else None
    return read_code(given, soloist.EVERY, None if named is None else mine(store, named))
