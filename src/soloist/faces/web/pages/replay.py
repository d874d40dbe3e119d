"""The boards between two questions, which the script replays. Lines that several boards share are sent once."""

from collections.abc import Iterator
from typing import NamedTuple, TypedDict

from soloist.engine.kernel import machine
from soloist.engine.kernel.scene import Scene
from soloist.engine.kernel.story import YOU, Event
from soloist.engine.replay import replay, replay_acts
from soloist.engine.table import Table
from soloist.faces.web.parts.site import Guest, drawn
from soloist.faces.web.parts.told import Teller
from soloist.faces.web.parts.view import View


class ToldPosition(NamedTuple):
    """The events of a step, the number of events so far, and the position after the step."""

    events: list[Event]
    told: int
    scene: Scene


def retell(table: Table, number: int) -> Iterator[ToldPosition]:
    """Yield the position before the answer with this number in the log, then every later position that has new events."""
    state = table.deal.start()
    story: list[Event] = []
    state.story = story
    for _ in replay(state, table.log[:number]):
        pass
    machine.waiting(state)
    told, before = story.copy(), len(story)
    yield ToldPosition([], 0, table.game.scene(state))
    for _ in replay_acts(state, table.log[number:]):
        # A step may replace several events with one.
        while told and (len(told) > len(story) or story[len(told) - 1] is not told[-1]):
            told.pop()
        if len(story) > len(told):
            yield ToldPosition(story[len(told) :], len(story) - before, table.game.scene(state))
            told = story.copy()


class ReplayFrame(TypedDict):
    """One position: the number of events so far, who caused the last one, and whether you lost something."""

    told: int
    by: str
    hurts: bool


class Moments(TypedDict):
    """All lines of all boards, the boards as runs of lines (first, count), and the steps. The last step is the page itself."""

    lines: list[str]
    boards: list[list[int]]
    steps: list[ReplayFrame]


def moments(table: Table, start: int, who: Guest) -> Moments:
    """All positions since the one before the answer with this number. Consecutive positions that look equal are merged."""
    game = table.game
    shown = list[ToldPosition]()
    for moment in retell(table, start):
        if shown and moment.scene == shown[-1].scene:
            shown[-1] = ToldPosition([*shown[-1].events, *moment.events], moment.told, moment.scene)
        else:
            shown.append(moment)
    lines, boards, steps = dict[str, int](), list[list[int]](), list[ReplayFrame]()
    before = None
    for moment in shown:
        then = Teller(game, moment.scene, who)
        steps.append({"told": moment.told, "by": _by(moment.events), "hurts": bool(then.news(moment.events).losses)})
        if moment is not shown[-1]:
            view = View(moment.scene, None, game.words, who.language, just=then.marks(moment.events, before))
            boards.append(runs(drawn(who, game, view).split("\n"), lines))
        before = moment.scene
    return {"lines": list(lines), "boards": boards, "steps": steps}


def _by(events: list[Event]) -> str:
    return events[-1].by if events else YOU


def runs(board: list[str], lines: dict[str, int]) -> list[int]:
    """Encode a board as runs of lines, each with the number of its first line and its length. Adds new lines to `lines`."""
    found: list[int] = []
    for line in board:
        number = lines.setdefault(line, len(lines))
        if found and number == found[-2] + found[-1]:
            found[-1] += 1
        else:
            found += [number, 1]
    return found
