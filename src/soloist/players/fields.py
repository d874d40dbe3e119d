"""A position as named numbers, all of which the person at the table can see or count.

The observation of a game is a list of parts. Each part has the names of its numbers, their limits and a function that reads them
from the position. Numbers are not scaled: 3 wood is 3. A choice among several things is one-hot: a number for each thing, 1 for
the chosen one.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from soloist.engine.kernel.machine import Decision, Step

MANY = 999
"""An upper limit for numbers that have none of their own."""


ONE, EACH, COUNT, WHICH = range(4)
"""What the function of a part returns: its number, all its numbers, the indices to count, or the index that is 1."""
Read = str | Callable[[Any], Any]
"""An attribute of the position, such as `foe.strength`, or a function. Attributes are read much faster."""


@dataclass(frozen=True)
class Part:
    """A group of numbers. `Numbering.observe` in `position.py` reads them."""

    name: str
    names: tuple[str, ...]
    low: int
    high: int
    kind: int
    read: Callable[[Any], Any]


def ids(things: Iterable[Any]) -> list[str]:
    """The ids of printed things."""
    return [thing.id for thing in things]


def reader(read: Read) -> Callable[[Any], Any]:
    return attrgetter(read) if isinstance(read, str) else read


def number(name: str, high: int, read: Read, low: int = 0) -> Part:
    return Part(name, (name,), low, high, ONE, reader(read))


def each(name: str, things: Iterable[str], high: int, read: Read, low: int = 0) -> Part:
    """One number for each of these things, in the order of the list in the position; 0 before set-up."""
    return Part(name, tuple(f"{name}.{thing}" for thing in things), low, high, EACH, reader(read))


def count(name: str, things: Iterable[str], high: int, read: Read) -> Part:
    """How many there are of each of these things, where the position lists the indices of those present."""
    return Part(name, tuple(f"{name}.{thing}" for thing in things), 0, high, COUNT, reader(read))


def which(name: str, things: Iterable[str], read: Read) -> Part:
    """One-hot: 1 for the thing with this index; all 0 if there is none."""
    return Part(name, tuple(f"{name}.{thing}" for thing in things), 0, 1, WHICH, reader(read))


def among(name: str, things: Iterable[str], slots: Iterable[str], attribute: str) -> list[Part]:
    """For each slot, one-hot: which thing is in it."""
    known, read = list(things), attrgetter(attribute)

    def slot(place: int) -> Callable[[Any], int]:
        def lying(s: Any) -> int:
            there = read(s)
            return there[place] if place < len(there) else -1

        return lying

    return [replace(which(f"{name}.{named}", known, slot(place)), name=name) for place, named in enumerate(slots)]


# --- the question


def asked(s: Any) -> Step | None:
    """The step that waits for an answer."""
    step: Step | None = s.agenda[-1] if s.agenda else None
    return step


def question(package: str, *numbers: str) -> list[Part]:
    """Which question is asked, and the numbers of its step that are not in the position; 0 if the step lacks one."""
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
    """All kinds of question of a game, sorted by name. Classes without a rule are base classes and left out."""
    kinds: list[Any] = [Decision]
    for kind in kinds:
        kinds += [one for one in kind.__subclasses__() if one not in kinds]
    own = [kind for kind in kinds if kind.__module__.startswith(package) and ".companion" not in kind.__module__ and kind.rule]
    return sorted(own, key=lambda kind: str(kind.__name__))


def kind_name(kind: type[Any]) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
