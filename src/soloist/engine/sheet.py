"""The printed sheet of a companion: what a table without a screen needs, as data."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from soloist.engine.kernel.machine import Act, S
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line

FLOW: Final = "flow"
"""A kind of part: numbered steps, with branches under them."""
MIND: Final = "mind"
"""A kind of part: what is easily forgotten."""
END: Final = "end"
"""A kind of part: how it ends and is counted."""


class Row(NamedTuple):
    """A line of the printed sheet with its clauses; a branch hangs on the line before it."""

    text: Phrase
    rules: tuple[str, ...]
    branch: bool = False


class Part(NamedTuple):
    """Lines under a heading."""

    kind: str
    title: Phrase
    rows: tuple[Row, ...]


class Track(NamedTuple):
    """A value to keep on paper: how it begins, where it ends, in which rounds it is due, what each step counts."""

    name: Phrase
    start: int | None = None
    limit: int | None = None
    rounds: tuple[int, ...] = ()
    """Empty: every round."""
    worth: tuple[int, ...] = ()


class Sheet(NamedTuple):
    """What a table without a screen needs, made from what the companion knows and says."""

    setup: tuple[Row, ...]
    parts: tuple[Part, ...]
    tracks: tuple[Track, ...]
    account: tuple[Line, ...]
    rounds: int = 0
    """0 where nobody knows how many there will be."""


def row(message: str, *rules: str, **values: Any) -> Row:
    return Row(Phrase(message, **values), rules)


def branch(message: str, *rules: str, **values: Any) -> Row:
    return Row(Phrase(message, **values), rules, True)


def told_at_setup(s: S, act: Act[S], instead: Mapping[str, tuple[Row, ...]]) -> tuple[Row, ...]:
    """What the set-up tells, with other lines for those that depend on what is drawn."""
    s.story = []
    act.run(s)
    rows: list[Row] = []
    for event in s.story:
        if not event.heading:
            rows += instead.get(event.phrase.message, (Row(event.phrase, (event.rule,)),))
    return tuple(rows)
