"""What to do after a game: review it, or play another one."""

from typing import NamedTuple

from soloist.engine.table import Table
from soloist.faces.terminal.speech import Speech

REVIEW, NEW, AGAIN, LEVEL = "review", "new", "again", "level"


class Next(NamedTuple):
    """What follows a table, and at which level."""

    what: str
    level: str


def choices_after(speech: Speech, table: Table) -> list[tuple[str, Next | None]]:
    """The choices at the end of a game with their names. None is to leave."""
    deal = table.deal
    levels = [level.id for level in table.game.levels]
    harder = levels[levels.index(deal.level) + 1 :][:1]
    found: list[tuple[str, Next | None]] = []
    if not table.game.is_companion:
        found.append((speech.say("after-review"), Next(REVIEW, deal.level)))
    found.append((speech.say("after-new"), Next(NEW, deal.level)))
    if table.fate is not None:
        found.append((speech.say("after-again", code=deal.code), Next(AGAIN, deal.level)))
    found += [
        (speech.say("after-level", level=table.game.level_name(level, speech.language)), Next(LEVEL, level)) for level in harder
    ]
    return [*found, (speech.say("after-leave"), None)]
