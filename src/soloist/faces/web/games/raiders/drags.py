"""Drag your worker to a building of the village, or to a settlement."""

from soloist.engine.table import Table
from soloist.games.raiders.turn import WorkOrRaid


def drags(table: Table) -> dict[str, list[str]]:
    if not isinstance(table.step, WorkOrRaid) or table.question is None:
        return {}
    return {"worker": sorted({option.target for option in table.question.options})}
