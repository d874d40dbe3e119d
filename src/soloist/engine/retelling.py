"""A game told again, position by position, for those who want to watch."""

from collections.abc import Iterator
from dataclasses import dataclass

from soloist.engine import machine
from soloist.engine.game import Table
from soloist.engine.scene import Scene
from soloist.engine.story import Event


@dataclass(frozen=True)
class Moment:
    """A step that told something: the events, and the position after it."""

    events: list[Event]
    scene: Scene


def retell(table: Table, number: int) -> Iterator[Moment]:
    """Everything from the answer of this number in the log to now, one telling step after the other; the table stays as it is."""
    state = table.deal.start()
    story: list[Event] = []
    state.story = story
    for given in table.log[:number]:
        machine.waiting(state)
        machine.answer(state, given.option)
    machine.waiting(state)
    told, rest = story.copy(), iter(table.log[number:])
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
            yield Moment(story[len(told) :], table.game.scene(state))
            told = story.copy()
