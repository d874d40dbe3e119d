"""The loop: pop a step; an act runs, a decision or a chance gets its answer."""

from random import Random
from typing import Any

from soloist.engine.state import State
from soloist.engine.step import Act, Chance, Decision


def waiting(s: State) -> "Decision[Any] | Chance[Any] | None":
    """Run acts until a step waits for an answer; None when the game is over."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Act):
            agenda.pop()
            step.run(s)
        elif isinstance(step, (Decision, Chance)):
            return step
        else:
            raise TypeError(f"{step!r} is neither act, decision nor chance")
    return None


def act(s: State) -> bool:
    """Run one act, if an act is next; for those who want to watch."""
    if not s.agenda:
        return False
    step = s.agenda[-1]
    if not isinstance(step, Act):
        return False
    s.agenda.pop()
    step.run(s)
    return True


def answer(s: State, option: int) -> None:
    """Give the waiting step its answer, which must be one of its options."""
    step = s.agenda.pop()
    if isinstance(step, Decision):
        step.take(s, option)
    elif isinstance(step, Chance):
        step.settle(s, option)
    else:
        raise TypeError(f"{step!r} waits for nothing")


def playout(s: State, random: Random) -> int:
    """Play on to the end with random decisions and free fate; how many steps that took."""
    agenda = s.agenda
    steps = 0
    while agenda:
        step = agenda.pop()
        steps += 1
        if isinstance(step, Act):
            step.run(s)
        elif isinstance(step, Decision):
            options = step.options(s)
            step.take(s, options[int(random.random() * len(options))])
        elif isinstance(step, Chance):
            odds = step.odds(s)
            step.settle(s, odds.at(int(random.random() * odds.total)))
        else:
            raise TypeError(f"{step!r} is neither act, decision nor chance")
    return steps
