"""A game told again, position by position, for those who want to watch."""

from collections.abc import Iterator
from dataclasses import dataclass

from soloist.engine.kernel import machine
from soloist.engine.kernel.scene import Scene
from soloist.engine.kernel.story import Event
from soloist.engine.table import Table


@dataclass(frozen=True)
class Moment:
    """What a step told, how much was told by then, and the position after it."""

    events: list[Event]
    told: int
    scene: Scene


def retell(table: Table, number: int) -> Iterator[Moment]:
    """From the answer of this number in the log to now: first how it stood, then one telling step after the other."""
    state = table.deal.start()
    story: list[Event] = []
    state.story = story
    for given in table.log[:number]:
        machine.waiting(state)
        machine.answer(state, given.option)
    machine.waiting(state)
    told, rest = story.copy(), iter(table.log[number:])
    before = len(story)
    yield Moment([], 0, table.game.scene(state))
    while True:
        if not machine.act(state):
            following = next(rest, None)
            if following is None:
                return
            machine.answer(state, following.option)
        # A step may put one sentence in the place of several.
        while told and (len(told) > len(story) or story[len(told) - 1] is not told[-1]):
            told.pop()
        if len(story) > len(told):
            yield Moment(story[len(told) :], len(story) - before, table.game.scene(state))
            told = story.copy()
