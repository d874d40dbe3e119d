"""What is still to be done on the real board. A report (something that happened, a correction, a switch) moves nothing on, so
what was told before it stays."""

from itertools import pairwise

from soloist.engine.companion import CORRECT, EVENT, SWITCH, Companion
from soloist.engine.game import Game
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State, Step
from soloist.engine.kernel.story import YOU, Event
from soloist.engine.replay import replay
from soloist.engine.table import Table

REPORTS = (EVENT, CORRECT, SWITCH)
"""The kinds of option that only report something."""


def still_to_do(table: Table) -> list[Event]:
    """What was told since the last answer that moved the game on, but not by the last tap.

    It is empty while a report asks a question of its own and has told nothing yet: that screen belongs to the question.
    """
    first, is_aside = _told_from(table)
    news = table.news
    if is_aside and not news:
        return []
    bounds = sorted({first, len(table.events) - len(news), *(given.told for given in table.log if given.by == YOU)})
    told_again = {event.phrase.message for event in news}
    found: list[Event] = []
    for start, end in reversed([(start, end) for start, end in pairwise(bounds) if start >= first]):
        by_tap = table.events[start:end]
        found[:0] = [event for event in by_tap if _holds(table.game, event.phrase.message, told_again)]
        told_again |= {event.phrase.message for event in by_tap}
    return found


def _holds(game: Game, message: str, told_again: set[str]) -> bool:
    if not isinstance(game, Companion) or message in game.noted:
        return False
    return not any(message in group and not told_again.isdisjoint(group) for group in game.renewed)


def _told_from(table: Table) -> tuple[int, bool]:
    """The index of the first event since the game moved on, and whether a report asks a question of its own now."""
    s = table.deal.start()
    first = reported = depth = 0
    asked: Step | None = None
    for _, given, _, step in replay(s, table.log, any_order=True):
        if given.by != YOU:
            continue
        if asked is not None and not _stays(s, asked, depth):
            first, asked = reported, None
        if asked is not None and step is not asked:
            continue
        if step.describe(s, given.option).kind in REPORTS:
            asked, depth, reported = step, len(s.agenda), given.told
        else:
            first, asked = given.told, None
    now = machine.waiting(s)
    if asked is not None and not _stays(s, asked, depth):
        return reported, False
    return first, asked is not None and now is not asked


def _stays(s: State, asked: Step, depth: int) -> bool:
    """Whether this question is asked now, or again after the questions of a report."""
    return len(s.agenda) >= depth and s.agenda[depth - 1] is asked
