"""What is still to be done on the real board. A report (something that happened, a correction, a switch) does not move the game
on, so earlier instructions stay on the screen."""

from itertools import pairwise

from soloist.engine.companion import CORRECT, EVENT, SWITCH, Ask, Companion
from soloist.engine.game import Game
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State, Step
from soloist.engine.kernel.story import YOU, Event
from soloist.engine.replay import replay
from soloist.engine.table import Table

REPORTS = (EVENT, CORRECT, SWITCH)
"""The kinds of option that only report something."""


def to_do(table: Table) -> list[Event]:
    """The lines on the screen, in the order in which they are done: everything told since the game moved on, up to the last tap.

    Before them come the notes of the last tap and of consecutive corrections. The list is empty while a report asks a question
    of its own and has told nothing yet: that screen only has the question.
    """
    first, is_aside = _told_from(table)
    news = table.news
    if is_aside and not news:
        return []
    newest = len(table.events) - len(news)
    bounds = sorted({first, newest, *(given.told for given in table.log if given.by == YOU), len(table.events)})
    standing: list[Event] = []
    for start, end in pairwise(bounds):
        if start >= first:
            standing = _without_renewed(table.game, standing, table.events[start:end]) + table.events[start:end]
    at_end = table.game.at_end if isinstance(table.game, Companion) else ()
    order = {message: number for number, message in enumerate(at_end)}
    standing = [event for event in standing if not _is_noted(table.game, event)]
    standing.sort(key=lambda event: order.get(event.phrase.message, -1))
    corrected = _corrected(table, first)
    noted = [event for event in news if _is_noted(table.game, event) and not any(event is one for one in corrected)]
    return corrected + noted + standing


def _corrected(table: Table, first: int) -> list[Event]:
    """The events of the last taps if these only corrected values; for each value only its last correction."""
    found: dict[str, list[Event]] = {}
    taps = [given for given in table.log if given.by == YOU]
    for given, (start, end) in zip(taps, pairwise([*(given.told for given in taps), len(table.events)]), strict=True):
        spot, equals, _ = given.token.partition("=")
        if not equals or start < first:
            found = {}
        else:
            found.pop(spot, None)
            found[spot] = [event for event in table.events[start:end] if _is_noted(table.game, event)]
    return [event for events in found.values() for event in events]


def _is_noted(game: Game, event: Event) -> bool:
    return isinstance(game, Companion) and event.phrase.message in game.noted


def _without_renewed(game: Game, standing: list[Event], told: list[Event]) -> list[Event]:
    """Those of these lines that still hold after a tap told more."""
    messages = {event.phrase.message for event in told}
    groups = game.renewed if isinstance(game, Companion) else ()
    done = {message for group in groups if not messages.isdisjoint(group) for message in group}
    return [event for event in standing if event.phrase.message not in done]


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
            first, asked = first if isinstance(step, Ask) and step.goes_on else given.told, None
    now = machine.waiting(s)
    if asked is not None and not _stays(s, asked, depth):
        return reported, False
    return first, asked is not None and now is not asked


def _stays(s: State, asked: Step, depth: int) -> bool:
    """Whether this question is asked now, or again after the questions of a report."""
    return len(s.agenda) >= depth and s.agenda[depth - 1] is asked
