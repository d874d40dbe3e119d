"""Drag a figure of the tribe that is being placed from its camp to a place."""

from soloist.engine.table import Table
from soloist.games.stone_age.components import TRIBES
from soloist.games.stone_age.placing import Place


def drags(table: Table) -> dict[str, list[str]]:
    step = table.step
    if not isinstance(step, Place) or table.question is None:
        return {}
    places = {option.target for option in table.question.options if option.token not in TRIBES}
    return {TRIBES[step.tribe]: sorted(places)}
