"""Replays a game from its log, answer by answer or act by act."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State, Waiting
from soloist.engine.kernel.story import YOU
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
        step, _ = _beyond_confirmation(state)
        if any_order:
            before, draft = draft, step.draft(state)
            if draft and draft != before:
                step = state.agenda[-1] = step.freed()
        yield ReplayStep(number, given, state, step)
        machine.give(state, given.option)


def asked(state: State, log: Iterable[Given]) -> list[str]:
    """The kinds of the questions that a person at a table has answered, in order. A composition is one question, and whether it
    is complete is another."""
    found: list[str] = []
    draft, counted = "", False
    for given in log:
        step, confirmed = _beyond_confirmation(state)
        found += confirmed
        before, draft = draft, step.draft(state)
        if draft and draft != before:
            step = state.agenda[-1] = step.freed()
        counted = counted and draft != "" and draft == before
        if given.by == YOU and not counted:
            found.append(step.question(state).message)
            counted = True
        machine.give(state, given.option)
    return found


def _beyond_confirmation(state: State) -> tuple[Waiting[Any], list[str]]:
    """The step that an answer of the log is for, and the kind of the confirmation that the table asked for before, if any."""
    step, confirmed = machine.waiting(state), []
    assert step is not None
    if step.confirms:
        confirmed = [step.question(state).message]
        machine.give(state, step.possible(state)[0])
        step = machine.waiting(state)
        assert step is not None
    return step, confirmed


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
