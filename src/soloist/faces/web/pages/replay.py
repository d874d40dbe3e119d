"""The boards between two questions, for the script to play: each as its difference from those before it."""

from typing import TypedDict

from soloist.engine.kernel.story import YOU, Event
from soloist.engine.replay import Moment, retell
from soloist.engine.table import Table
from soloist.faces.web.parts.site import Guest, drawn
from soloist.faces.web.parts.told import Teller
from soloist.faces.web.parts.view import View


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
    shown = list[Moment]()
    for moment in retell(table, start):
        if shown and moment.scene == shown[-1].scene:
            shown[-1] = Moment([*shown[-1].events, *moment.events], moment.told, moment.scene)
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
