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
class Number:
    low: int
    high: int


@dataclass(frozen=True)
class Word:
    """One of several words. `says` is put before a word to look up its name, where a word has several meanings."""

    words: Sequence[str]
    says: str = ""


@dataclass(frozen=True)
class Only:
    """Always the same value: nothing to enter."""

    value: str | int


@dataclass(frozen=True)
class Flag:
    pass


@dataclass(frozen=True)
class Some:
    """Different words; their order does not matter."""

    words: Sequence[str]


@dataclass(frozen=True)
class Row:
    """Different words in an order."""

    words: Sequence[str]
    most: int


@dataclass(frozen=True)
class Numbers:
    """Exactly so many numbers."""

    length: int
    low: int
    high: int


@dataclass(frozen=True)
class Rows:
    """Rows of numbers. Each column has a name."""

    columns: Sequence[str]
    low: int
    high: int


@dataclass(frozen=True)
class Table:
    """Fields within a field."""

    parts: "Sequence[Part]"


@dataclass(frozen=True)
class Tables:
    """Any number of rows with the same fields."""

    parts: "Sequence[Part]"


Shape = Number | Word | Only | Flag | Some | Row | Numbers | Rows | Table | Tables


@dataclass(frozen=True)
class Field:
    """A field of an entry. `label` names it where its own name has several meanings, `pairs` is SWAP or BALANCE."""

    name: str
    shape: Shape
    must: bool = True
    label: str = ""
    pairs: str = ""


@dataclass(frozen=True)
class Choice:
    """A word that decides which other fields there are."""

    name: str
    cases: "Mapping[str, Sequence[Part]]"
    says: str = ""
    label: str = ""


Part = Field | Choice


def inferred(entries: Iterable[Mapping[str, Any]]) -> list[Part]:
    """The fields of these entries, as far as a form can hold them."""
    every = list(entries)
    found: list[Part] = []
    for name in dict.fromkeys(name for data in every for name in data):
        values = [data[name] for data in every if name in data]
        shape = _inferred(values)
        if shape is not None:
            found.append(Field(name, shape, len(values) == len(every)))
    return found


def _inferred(values: list[Any]) -> Shape | None:
    if all(isinstance(value, bool) for value in values):
        return Flag()
    if all(type(value) is int for value in values):
        return Number(LEAST, MOST)
    if all(isinstance(value, str) for value in values):
        return Word(list(dict.fromkeys(values)))
    if all(isinstance(value, dict) for value in values):
        return Table(inferred(values))
    if not all(isinstance(value, list) for value in values):
        return None
    inside = [one for value in values for one in value]
    most = max((len(value) for value in values), default=0)
    if inside and all(isinstance(one, str) for one in inside):
        words = list(dict.fromkeys(inside))
        return Some(words) if len(words) <= FEW else Row(words, most + 1)
    if inside and all(isinstance(one, dict) for one in inside):
        return Tables(inferred(inside))
    if inside and all(type(one) is int for one in inside) and {len(value) for value in values} == {most}:
        return Numbers(most, LEAST, MOST)
    return None
