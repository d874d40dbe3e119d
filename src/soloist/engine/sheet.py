"""The printed sheet of a companion, as data, for tables without a screen."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from soloist.engine.kernel.machine import Act, S
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Line

FLOW: Final = "flow"
"""A kind of part: numbered steps, with branches under them."""
MIND: Final = "mind"
"""A kind of part: reminders."""
END: Final = "end"
"""A kind of part: the end of the game and the scoring."""


class Row(NamedTuple):
    """A line of the sheet with its clauses. A branch belongs to the line before it."""

    text: Phrase
    rules: tuple[str, ...]
    branch: bool = False


class Part(NamedTuple):
    """Lines under a heading."""

    kind: str
    title: Phrase
    rows: tuple[Row, ...]


class Track(NamedTuple):
    """A value to track on paper: its start, its limit, the rounds in which it changes, and the points of each step."""

    name: Phrase
    start: int | None = None
    limit: int | None = None
    rounds: tuple[int, ...] = ()
    """Empty: every round."""
    worth: tuple[int, ...] = ()


class Sheet(NamedTuple):
    """The sheet, made from the companion's data and texts."""

    setup: tuple[Row, ...]
    parts: tuple[Part, ...]
    tracks: tuple[Track, ...]
    account: tuple[Line, ...]
    rounds: int = 0
    """0 if the number is not known in advance."""


def row(message: str, *rules: str, **values: Any) -> Row:
    return Row(Phrase(message, **values), rules)


def branch(message: str, *rules: str, **values: Any) -> Row:
    return Row(Phrase(message, **values), rules, True)


def told_at_setup(s: S, act: Act[S], instead: Mapping[str, tuple[Row, ...]]) -> tuple[Row, ...]:
    """The events of set-up, with other lines in place of those that depend on a draw."""
    s.story = []
    act.run(s)
    rows: list[Row] = []
    for event in s.story:
        if not event.heading:
            rows += instead.get(event.phrase.message, (Row(event.phrase, (event.rule,)),))
    return tuple(rows)
