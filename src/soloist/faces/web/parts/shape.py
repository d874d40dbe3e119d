"""What can be entered for a piece of a game: the fields of its entry in an edition, and what each of them may hold.

A game says this in `faces/web/games/<game>/box.py`. The game's reader of editions has the last word; a test compares the two.
For a game without such a file the fields are inferred from our own edition (`inferred`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

FEW = 8
"""A list of words has checkboxes if there are at most this many to choose from; else a select for each place, in order."""
LEAST, MOST = -99, 999
"""The range of an inferred number."""
SWAP, BALANCE = "swap", "balance"
"""How two entries change together: they exchange the values of a field, or one gives what the other takes."""


@dataclass(frozen=True)
class NumberShape:
    low: int
    high: int


@dataclass(frozen=True)
class WordShape:
    """One of several words. `says` is put before a word to look up its name, where a word has several meanings."""

    words: Sequence[str]
    says: str = ""


@dataclass(frozen=True)
class OnlyShape:
    """Always the same value: nothing to enter."""

    value: str | int


@dataclass(frozen=True)
class FlagShape:
    pass


@dataclass(frozen=True)
class SomeShape:
    """Different words; their order does not matter."""

    words: Sequence[str]


@dataclass(frozen=True)
class RowShape:
    """Different words in an order."""

    words: Sequence[str]
    most: int


@dataclass(frozen=True)
class NumbersShape:
    """Exactly `length` numbers."""

    length: int
    low: int
    high: int


@dataclass(frozen=True)
class RowsShape:
    """Rows of numbers. Each column has a name."""

    columns: Sequence[str]
    low: int
    high: int


@dataclass(frozen=True)
class TableShape:
    """Fields within a field."""

    parts: "Sequence[Part]"


@dataclass(frozen=True)
class TablesShape:
    """Any number of rows with the same fields; a form shows `least` rows or more."""

    parts: "Sequence[Part]"
    least: int = 1


Shape = (
    NumberShape | WordShape | OnlyShape | FlagShape | SomeShape | RowShape | NumbersShape | RowsShape | TableShape | TablesShape
)


@dataclass(frozen=True)
class BoxField:
    """A field of an entry. `label` names it where its own name has several meanings, `pairs` is SWAP or BALANCE."""

    name: str
    shape: Shape
    must: bool = True
    label: str = ""
    pairs: str = ""


@dataclass(frozen=True)
class BoxChoice:
    """A word that decides which other fields there are."""

    name: str
    cases: "Mapping[str, Sequence[Part]]"
    says: str = ""
    label: str = ""


Part = BoxField | BoxChoice


def inferred(entries: Iterable[Mapping[str, Any]]) -> list[Part]:
    """The fields of these entries, as far as a form can hold them."""
    every = list(entries)
    found: list[Part] = []
    for name in dict.fromkeys(name for data in every for name in data):
        values = [data[name] for data in every if name in data]
        shape = _inferred(values)
        if shape is not None:
            found.append(BoxField(name, shape, len(values) == len(every)))
    return found


def _inferred(values: list[Any]) -> Shape | None:
    if all(isinstance(value, bool) for value in values):
        return FlagShape()
    if all(type(value) is int for value in values):
        return NumberShape(LEAST, MOST)
    if all(isinstance(value, str) for value in values):
        return WordShape(list(dict.fromkeys(values)))
    if all(isinstance(value, dict) for value in values):
        return TableShape(inferred(values))
    if not all(isinstance(value, list) for value in values):
        return None
    inside = [one for value in values for one in value]
    most = max((len(value) for value in values), default=0)
    if inside and all(isinstance(one, str) for one in inside):
        words = list(dict.fromkeys(inside))
        return SomeShape(words) if len(words) <= FEW else RowShape(words, most + 1)
    if inside and all(isinstance(one, dict) for one in inside):
        return TablesShape(inferred(inside))
    if inside and all(type(one) is int for one in inside) and {len(value) for value in values} == {most}:
        return NumbersShape(most, LEAST, MOST)
    return None
