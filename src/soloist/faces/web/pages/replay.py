"""The boards between two questions, for the script to play: each as its difference from those before it."""

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
    """What a step told, how many events were told by then, and the position after it."""

    events: list[Event]
    told: int
    scene: Scene


def retell(table: Table, number: int) -> Iterator[ToldPosition]:
    """The position before the answer of this number in the log, then every position in which something new is told, to now."""
    state = table.deal.start()
    story: list[Event] = []
    state.story = story
    for _ in replay(state, table.log[:number]):
        pass
    machine.waiting(state)
    told, before = story.copy(), len(story)
    yield ToldPosition([], 0, table.game.scene(state))
    for _ in replay_acts(state, table.log[number:]):
        # A step may put one sentence in the place of several.
        while told and (len(told) > len(story) or story[len(told) - 1] is not told[-1]):
            told.pop()
        if len(story) > len(told):
            yield ToldPosition(story[len(told) :], len(story) - before, table.game.scene(state))
            told = story.copy()


class ReplayFrame(TypedDict):
    """One of the positions: how many events were told by then, whose doing the last was, and whether it hurt you."""

    told: int
    by: str
    hurts: bool


class Moments(TypedDict):
    """All lines that any board has, the boards as runs of them (from, how many), and the steps; the last is the page itself."""

    lines: list[str]
    boards: list[list[int]]
    steps: list[ReplayFrame]


def moments(table: Table, start: int, who: Guest) -> Moments:
    """From how it stood before the answer of this number, each position that looks different from the one before."""
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
    """The board as runs of lines, each a first line and how many follow it; lines that are new are put to the others."""
    found: list[int] = []
    for line in board:
        number = lines.setdefault(line, len(lines))
        if found and number == found[-2] + found[-1]:
            found[-1] += 1
        else:
            found += [number, 1]
    return found
