"""Replays a game from its log, answer by answer or act by act."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State, Waiting
from soloist.engine.question import Given


class ReplayStep(NamedTuple):
    """An answer of the log, with the position just before it and the step that waits for it."""

    number: int
    given: Given
    state: State
    step: Waiting[Any]


def replay(state: State, log: Iterable[Given], any_order: bool = False) -> Iterator[ReplayStep]:
    """Give these answers again and stop before each. The state changes in place, so copy what you keep.

    With `any_order`, pieces may come in any order, as at a table.
    """
    draft = ""
    for number, given in enumerate(log):
        step = machine.waiting(state)
        assert step is not None
        if step.confirms:
            machine.give(state, step.possible(state)[0])
            step = machine.waiting(state)
            assert step is not None
        if any_order:
            before, draft = draft, step.draft(state)
            if draft and draft != before:
                step = state.agenda[-1] = step.freed()
        yield ReplayStep(number, given, state, step)
        machine.give(state, given.option)


def replay_acts(state: State, log: Sequence[Given]) -> Iterator[int]:
    """The same, but stop after every act and every answer. Yields the number of answers given so far."""
    number = 0
    while True:
        if not machine.act(state):
            if number == len(log):
                return
            machine.give(state, log[number].option)
            number += 1
        yield number
