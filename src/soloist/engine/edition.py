"""Components as data: TOML files read field by field, with errors that name entry, field and what was expected."""

import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from soloist.engine.errors import BadEdition

CONFIDENCES = ("sourced", "recalled", "reconstructed")
MOST_TEXT = 1_000_000


def parse(text: str) -> Mapping[str, Any]:
    if len(text) > MOST_TEXT:
        raise BadEdition(f"the file has {len(text)} characters; expected at most {MOST_TEXT}")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadEdition(f"not a TOML file: {error}") from None


def fingerprint(text: str) -> str:
    """Names an edition in deal codes and records, whatever its line endings."""
    return blake2b("\n".join(text.split()).encode(), digest_size=8).hexdigest()


class Entry:
    """One table of the file, read field by field; `done` refuses what nobody asked for."""

    def __init__(self, name: str, data: object) -> None:
        self.name = name
        if not isinstance(data, dict):
            raise BadEdition(f"{name}: expected a table, found {_show(data)}")
        self.data = data
        self.read: set[str] = set()

    def wrong(self, field: str, expected: str) -> BadEdition:
        found = _show(self.data[field]) if field in self.data else "nothing"
        return BadEdition(f"{self.name}, field {field!r}: expected {expected}, found {found}")

    def _get(self, field: str) -> object:
        self.read.add(field)
        return self.data.get(field)

    def number(self, field: str, low: int, high: int) -> int:
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, f"a whole number from {low} to {high}")
        return value

    def word(self, field: str, among: Sequence[str]) -> str:
        value = self._get(field)
        if not isinstance(value, str) or value not in among:
            raise self.wrong(field, f"one of {', '.join(among)}")
        return value

    def token(self, field: str) -> str:
        """A name that can be typed as an answer."""
        value = self._get(field)
        typed = isinstance(value, str) and 3 <= len(value) <= 40 and value[0].isalpha()
        if not typed or not all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in str(value)):
            raise self.wrong(field, "3 to 40 small letters, digits and hyphens, beginning with a letter")
        return str(value)

    def entry(self, field: str) -> "Entry":
        self.read.add(field)
        return Entry(f"{self.name}, field {field!r}", self.data.get(field))

    def entries(self, field: str, what: str) -> "list[Entry]":
        """A list of tables, each named by its id (or its place in the file)."""
        value = self._get(field)
        if not isinstance(value, list) or not value:
            raise self.wrong(field, "a list of tables")
        found = []
        for number, data in enumerate(value, start=1):
            name = data.get("id") if isinstance(data, dict) else None
            found.append(Entry(f"{what} {name!r}" if isinstance(name, str) else f"{what} number {number}", data))
        return found

    def confidence(self) -> str:
        return self.word("confidence", CONFIDENCES)

    def done(self) -> None:
        for field in self.data:
            if field not in self.read:
                raise BadEdition(f"{self.name}: unknown field {field!r}; known here are {', '.join(sorted(self.read))}")


def _show(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
