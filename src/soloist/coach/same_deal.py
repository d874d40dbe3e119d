"""How the simple bot ends on the deal of a finished table: something to compare one's own result with."""

from collections import OrderedDict
from threading import Lock
from typing import NamedTuple

from soloist.engine.game import Deal
from soloist.engine.table import Table
from soloist.players.catalogue import choose
from soloist.players.of_game import rule_of_thumb

MOST = 500


class Ending(NamedTuple):
    """How a game ended: both scores or, in a game without points, the number that counts in `you`."""

    outcome: str
    you: int | None
    they: int | None


_KNOWN: OrderedDict[str, Ending | None] = OrderedDict()
"""The results by deal code, the latest last. A game of the simple bot takes 20 to 90 ms."""
_LOCK = Lock()


def ending_of(table: Table) -> Ending:
    """The ending of a finished table."""
    result, goal = table.result, table.goal
    assert result is not None
    return Ending(result.outcome, goal.yours if result.you is None and goal is not None else result.you, result.opponent)


def bot_result(table: Table) -> Ending | None:
    """The result of the simple bot on this deal; None beside the real board and in a game without a simple bot."""
    if table.game.is_companion or table.fate is None:
        return None
    code = table.deal.code
    with _LOCK:
        if code in _KNOWN:
            return _KNOWN[code]
    found = _played(table.deal)
    with _LOCK:
        _KNOWN[code] = found
        while len(_KNOWN) > MOST:
            _KNOWN.popitem(last=False)
    return found


def _played(deal: Deal) -> Ending | None:
    player = rule_of_thumb(deal.game)
    if player is None:
        return None
    table = deal.game.deal(deal.level, deal.seed, deal.rulings, deal.edition, any_order=False)
    while (question := table.question) is not None:
        table.answer(choose(table, question, player))
    return ending_of(table)
