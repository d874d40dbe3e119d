"""How rule tests drive a game: put a step on a position, answer by tokens, look."""

from typing import Any, TypeVar, cast

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, State, Step, Waiting

S = TypeVar("S", bound=State)


def options(step: Waiting[Any], s: State) -> dict[str, int]:
    values = step.possible(s)
    tokens = {step.describe(s, value).token: value for value in values}
    assert len(tokens) == len(values), "two options share a token"
    return tokens


def run(s: State, *moves: Step | str) -> None:
    """Steps are done next; words answer, one for each chance and for each decision that has a choice.

    Decisions with one option answer themselves. Stops when the words are used up.
    """
    for move in moves:
        if isinstance(move, Step):
            s.then(move)
            continue
        step = _waiting(s)
        assert step is not None, f"nobody waits for {move!r}"
        possible = options(step, s)
        assert move in possible, f"{move!r} is not possible at {step!r}; possible: {' '.join(possible)}"
        machine.answer(s, possible[move])
    _waiting(s)


def offered(s: State) -> list[str]:
    """The tokens that the position waits for; nothing when no step waits."""
    step = _waiting(s)
    return [] if step is None else list(options(step, s))


def ways(s: State) -> dict[str, int]:
    """In how many ways each outcome of the waiting chance can come."""
    step = _waiting(s)
    assert isinstance(step, Chance), f"{step!r} is no chance"
    odds = step.odds(s)
    weights = dict(zip(odds.values, odds.weights, strict=True))
    assert sum(weights.values()) == odds.total
    return {token: weights[value] for token, value in options(step, s).items()}


def asked(s: State) -> str:
    """The name of the step that waits."""
    step = _waiting(s)
    return "" if step is None else type(step).__name__


def endings(s: S, *questions: str) -> list[S]:
    """The positions after every sequence of answers to these questions, one position for each sequence."""
    step = _waiting(s)
    if step is None or type(step).__name__ not in questions:
        return [s]
    found = []
    for value in options(step, s).values():
        after = cast(S, s.copy())
        machine.answer(after, value)
        found += endings(after, *questions)
    return found


def play_out(s: State, *prefer: str) -> None:
    """Play to the end: of what is offered take the word that `prefer` names first, else the first of all."""
    while (step := machine.waiting(s)) is not None:
        possible = options(step, s)
        word = next((word for word in prefer if word in possible), next(iter(possible)))
        machine.answer(s, possible[word])


def told(s: State) -> list[str]:
    """The messages of the story so far."""
    return [event.phrase.message for event in s.story or []]


def _waiting(s: State) -> Waiting[Any] | None:
    while True:
        step = machine.waiting(s)
        if step is None or step.source(s) or len(possible := step.possible(s)) > 1:
            return step
        machine.answer(s, possible[0])
