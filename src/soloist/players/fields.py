"""A position as numbers with names, all of them things that the person at the table sees or can count.

The observation of a game is a list of parts; each says how its numbers are called, how great they can be and where they stand in
the position. Numbers are left as they are on the table: 3 wood is 3. What is one of several things is a number for each of them,
1 for the one it is.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from soloist.engine.kernel.machine import Decision, Step

MANY = 999
"""More than any number without a limit of its own comes to."""


@dataclass(frozen=True)
class Part:
    """Some numbers that belong together."""

    name: str
    names: tuple[str, ...]
    low: int
    high: int
    read: Callable[[Any], Sequence[int]]


def ids(things: Iterable[Any]) -> list[str]:
    """What printed things are called."""
    return [thing.id for thing in things]


def number(name: str, high: int, read: Callable[[Any], int], low: int = 0) -> Part:
    return Part(name, (name,), low, high, lambda s: (read(s),))


def each(name: str, things: Iterable[str], high: int, read: Callable[[Any], Sequence[int]], low: int = 0) -> Part:
    """A number for each of these things, as the position lists them; before set-up has laid them out they are 0."""
    names = tuple(f"{name}.{thing}" for thing in things)
    nothing = (0,) * len(names)
    return Part(name, names, low, high, lambda s: read(s) or nothing)


def count(name: str, things: Iterable[str], high: int, read: Callable[[Any], Iterable[int]]) -> Part:
    """How many there are of each of these things, where the position lists those that are there."""
    names = tuple(f"{name}.{thing}" for thing in things)

    def counted(s: Any) -> list[int]:
        found = [0] * len(names)
        for thing in read(s):
            if thing >= 0:
                found[thing] += 1
        return found

    return Part(name, names, 0, high, counted)


def which(name: str, things: Iterable[str], read: Callable[[Any], int]) -> Part:
    """1 for the one it is; all 0 where it is none."""
    return count(name, things, 1, lambda s: (read(s),))


def among(name: str, things: Iterable[str], slots: Iterable[str], read: Callable[[Any], Sequence[int]]) -> list[Part]:
    """For each of some slots which thing lies there."""
    known = list(things)

    def slot(place: int) -> Callable[[Any], int]:
        def lying(s: Any) -> int:
            there = read(s)
            return there[place] if place < len(there) else -1

        return lying

    return [replace(which(f"{name}.{named}", known, slot(place)), name=name) for place, named in enumerate(slots)]


# --- the question


def asked(s: Any) -> Step | None:
    """The step that waits for its answer."""
    step: Step | None = s.agenda[-1] if s.agenda else None
    return step


def question(package: str, *numbers: str) -> list[Part]:
    """Which question it is, and what it says beyond the position: the numbers of the step that asks, 0 where it has none such."""
    kinds = {kind: place for place, kind in enumerate(decisions(package))}

    def told(s: Any) -> list[int]:
        step = asked(s)
        values = [getattr(step, name, 0) for name in numbers]
        return [value if isinstance(value, int) else 0 for value in values]

    return [
        which("asked", map(kind_name, kinds), lambda s: kinds.get(type(asked(s)), -1)),
        each("asked", (name.replace("_", "-") for name in numbers), MANY, told, low=-1),
    ]


def decisions(package: str) -> list[type[Any]]:
    """Every kind of question a game asks, by name; a rule makes it one."""
    kinds: list[Any] = [Decision]
    for kind in kinds:
        kinds += [one for one in kind.__subclasses__() if one not in kinds]
    own = [kind for kind in kinds if kind.__module__.startswith(package) and ".companion" not in kind.__module__ and kind.rule]
    return sorted(own, key=lambda kind: str(kind.__name__))


def kind_name(kind: type[Any]) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
