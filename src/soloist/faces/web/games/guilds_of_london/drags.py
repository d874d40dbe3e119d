"""Drag a liveryman to a tile, from where the question takes him: a tile, the Guildhall or the supply."""

from soloist.engine.table import Table
from soloist.games.guilds_of_london.components import NONE, cell_token
from soloist.games.guilds_of_london.moving import FROM, GoTo, TakenUp
from soloist.games.guilds_of_london.offers import HireToTile
from soloist.games.guilds_of_london.state import Guilds


def drags(table: Table) -> dict[str, list[str]]:
    s, step = table.state, table.step
    if not isinstance(s, Guilds) or table.question is None:
        return {}
    goals = sorted(option.target for option in table.question.options if 0 <= option.value < FROM)
    if isinstance(step, HireToTile):
        return {"supply": goals}
    if isinstance(step, TakenUp):
        return {cell_token(step.origin): goals}
    if isinstance(step, GoTo) and step.origin(s) != NONE:
        return {cell_token(step.origin(s)): goals}
    return {}
