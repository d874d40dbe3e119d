"""How far a saved table has come: its round and its scores."""

import re
from dataclasses import dataclass

import soloist
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.library.store import Saved, open_saved

MOST_REPLAYED = 10
"""Lists replay at most this many unfinished tables for their scores; a replay takes 10 to 50 ms."""


@dataclass(frozen=True)
class Standing:
    """The round, and both scores. In games without points, `you` is the goal's number and `opponent` is None."""

    round: int | None = None
    you: int | None = None
    opponent: int | None = None


def standings(rows: list[Saved]) -> dict[int, Standing]:
    """How far each table has come, by id, from rows that hold their records.

    The round is in the record, and the scores of finished tables are stored. Only the newest unfinished tables are replayed.
    """
    found, left = {}, MOST_REPLAYED
    for row in rows:
        you, opponent = row.you, row.opponent
        if row.is_known and not row.outcome and left and not soloist.EVERY[row.game].is_companion:
            left -= 1
            you, opponent = _replayed(row)
        found[row.id] = Standing(round_of(row), you, opponent)
    return found


def round_of(row: Saved) -> int | None:
    """The number of the last round, or of the last turn in a game without rounds; None before the first."""
    if not row.is_known:
        return None
    game = soloist.EVERY[row.game]
    counted = re.findall(rf"^(?:{game.rounds}|{game.original.rounds})(\d{{1,6}}):", row.record, re.MULTILINE)
    return int(counted[-1]) if counted else None


def running_scores(table: Table) -> tuple[int, int] | None:
    """Both scores during play, if the game counts them."""
    values = {spot.id: spot.value for zone in table.scene.zones for spot in zone.spots}
    you, opponent = (values.get(id) for id in table.game.scores) if table.game.scores else (None, None)
    return None if you is None or opponent is None else (you, opponent)


def _replayed(row: Saved) -> tuple[int | None, int | None]:
    try:
        table = open_saved(row)
    except SoloistError:
        return None, None
    scores, goal = running_scores(table), table.goal
    if scores is not None:
        return scores
    return (None, None) if goal is None or goal.theirs is not None else (goal.yours, None)
