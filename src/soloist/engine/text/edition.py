"""Components as data: TOML files read field by field, with errors that name entry, field and what was expected."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeGuard

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import ENGINE, Words

CONFIDENCES = ("sourced", "recalled", "reconstructed")
MOST_TEXT = 1_000_000
MOST_DOTS = 50
"""The TOML parser needs minutes for dotted keys with thousands of parts."""


def parse(text: str, standard: str = "") -> Mapping[str, object]:
    """The tables of a file. With `base = "standard"` the file only holds what differs from ours."""
    data = tables(text)
    if "base" not in data or not standard:
        return data
    if data["base"] != "standard":
        raise BadEdition(
            "edition-field",
            entry=Phrase("edition-file"),
            field="base",
            expected=Phrase("edition-one-of", words="standard"),
            found=_show(data["base"]),
        )
    return _corrected(standard_tables(standard), {name: value for name, value in data.items() if name != "base"})


def _corrected(ours: Mapping[str, Any], theirs: Mapping[str, object]) -> dict[str, Any]:
    """Merge: list entries replace those with the same id or are added, tables are merged by field, other values are replaced."""
    whole = dict(ours)
    for name, value in theirs.items():
        mine = whole.get(name)
        if _are_entries(mine) and isinstance(value, list):
            ids = {entry["id"]: place for place, entry in enumerate(mine)}
            whole[name] = list(mine)
            for entry in value:
                id = entry.get("id") if isinstance(entry, dict) else None
                place = ids.get(id) if isinstance(id, str) else None
                if place is None:
                    whole[name].append(entry)
                else:
                    whole[name][place] = entry
        elif isinstance(mine, dict) and isinstance(value, dict):
            whole[name] = _corrected(mine, value)
        else:
            whole[name] = value
    return whole


def _are_entries(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list) and all(isinstance(entry, dict) and "id" in entry for entry in value)


def tables(text: str) -> dict[str, Any]:
    """The content of the file alone, without its base."""
    if len(text) > MOST_TEXT:
        raise BadEdition("too-long", length=len(text), most=MOST_TEXT)
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise BadEdition("edition-not-toml", why=f"more than {MOST_DOTS} dots in a line")
    try:
        text.encode()
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition("edition-not-toml", why=str(error)) from None


@lru_cache(maxsize=8)
def standard_tables(text: str) -> Mapping[str, Any]:
    """The content of a standard edition, cached: every own edition is read together with it. Nobody may change it."""
    return tables(text)


def fingerprint(text: str) -> str:
    """A hash that names an edition in deal codes and records. Line endings do not matter."""
    return blake2b(text.replace("\r\n", "\n").encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Edition:
    """The validated components in use; `own` if the file is the player's."""

    text: str
    own: bool
    components: Any

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.text)


class Entry:
    """One table of the file, read field by field; `done` refuses unknown fields.

    No component may have one of the `reserved` words as its id. `speaks` holds the messages for what a game expects.
    """

    def __init__(self, name: Phrase, data: object, reserved: Sequence[str] = (), speaks: Words = ENGINE) -> None:
        self.name = name
        self.reserved = reserved
        self.speaks = speaks
        if not isinstance(data, dict):
            found = Phrase("edition-nothing") if data is None else _show(data)
            raise BadEdition("edition-not-a-table", entry=name, found=found)
        self.data = data
        self.read: set[str] = set()
        self.is_file = name.message == "edition-file"

    def wrong(self, field: str, expected: Phrase) -> BadEdition:
        found = _show(self.data[field]) if field in self.data else Phrase("edition-nothing")
        return BadEdition("edition-field", self.speaks, entry=self.name, field=field, expected=expected, found=found)

    def _get(self, field: str) -> object:
        self.read.add(field)
        return self.data.get(field)

    def number(self, field: str, low: int, high: int) -> int:
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, Phrase("edition-number", low=low, high=high))
        return value

    def word(self, field: str, among: Sequence[str]) -> str:
        value = self._get(field)
        if not isinstance(value, str) or value not in among:
            raise self.wrong(field, Phrase("edition-one-of", words=", ".join(among)))
        return value

    def token(self, field: str) -> str:
        """A name that can be typed as an answer."""
        value = self._get(field)
        typed = isinstance(value, str) and 3 <= len(value) <= 40 and value[0].isalpha() and value not in self.reserved
        if not typed or not all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in str(value)):
            raise self.wrong(field, Phrase("edition-token", answers=", ".join(self.reserved)))
        return str(value)

    def flag(self, field: str) -> bool:
        value = self._get(field)
        if not isinstance(value, bool):
            raise self.wrong(field, Phrase("edition-one-of", words="true, false"))
        return value

    def numbers(self, field: str, low: int, high: int, length: int) -> list[int]:
        value = self._get(field)
        good = isinstance(value, list) and len(value) == length and all(type(n) is int and low <= n <= high for n in value)
        if not isinstance(value, list) or not good:
            raise self.wrong(field, Phrase("edition-numbers", length=length, low=low, high=high))
        return value

    def rows(self, field: str, width: int, low: int, high: int) -> list[list[int]]:
        """A list of lists, each with this many numbers. The outer list may be empty."""
        value = self._get(field)
        good = isinstance(value, list) and all(
            isinstance(row, list) and len(row) == width and all(type(n) is int and low <= n <= high for n in row) for row in value
        )
        if not isinstance(value, list) or not good:
            raise self.wrong(field, Phrase("edition-rows", width=width, low=low, high=high))
        return value

    def words(self, field: str, among: Sequence[str]) -> list[str]:
        """A list of distinct words."""
        value = self._get(field)
        good = isinstance(value, list) and value and all(isinstance(word, str) and word in among for word in value)
        if not isinstance(value, list) or not good or len(set(value)) != len(value):
            raise self.wrong(field, Phrase("edition-some-of", words=", ".join(among)))
        return value

    def entry(self, field: str) -> "Entry":
        """A table inside this one."""
        return self._inside(Phrase("edition-inside", entry=self.name, field=field), self._get(field))

    def entries(self, field: str, what: str) -> "list[Entry]":
        """A list of tables, each named by its id (or its place in the file)."""
        value = self._get(field)
        if not isinstance(value, list) or not value:
            raise self.wrong(field, Phrase("edition-list"))
        found = []
        for number, data in enumerate(value, start=1):
            name = data.get("id") if isinstance(data, dict) else None
            own = Phrase("edition-entry", what=what, name=name if isinstance(name, str) else str(number))
            found.append(self._inside(own if self.is_file else Phrase("edition-nested", outer=self.name, inner=own), data))
        return found

    def _inside(self, name: Phrase, data: object) -> "Entry":
        return Entry(name, data, self.reserved, self.speaks)

    def confidence(self) -> str:
        return self.word("confidence", CONFIDENCES)

    def done(self) -> None:
        for field in self.data:
            if field not in self.read:
                known = ", ".join(sorted(self.read))
                raise BadEdition("edition-unknown-field", entry=self.name, field=str(field), known=known)


def _show(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "..."
    return text if len(text) <= 60 else text[:57] + "..."


def check_count(what: str, found: int, expected: int, copies: bool = True) -> None:
    """Check the number of components."""
    if found != expected:
        raise BadEdition("edition-count" if copies else "edition-entries", what=what, expected=expected, found=found)


def check_different(ids: Sequence[str]) -> None:
    """No two components share an id."""
    for id in ids:
        if ids.count(id) > 1:
            raise BadEdition("edition-id-twice", id=id, found=ids.count(id))
