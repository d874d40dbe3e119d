"""The rules book of a game: every clause in three languages, and the rulings that are switches."""

import difflib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from soloist.engine.errors import UnknownClause, UnknownRuling

Text = Mapping[str, str]
"""The same text by language."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule; the note says what the sheet leaves open."""

    id: str
    chapter: str
    origin: str
    text: Text
    note: Text


@dataclass(frozen=True)
class Reading:
    """One way to read an open point."""

    value: str
    text: Text


@dataclass(frozen=True)
class Ruling:
    """A switch for a point the sheet leaves open."""

    name: str
    clause: str
    default: str
    title: Text
    reason: Text
    readings: tuple[Reading, ...]

    @property
    def values(self) -> list[str]:
        return [reading.value for reading in self.readings]


@dataclass(frozen=True)
class Book:
    """All clauses and rulings of a game, in the order of the sheet."""

    sheet: Text
    chapters: Mapping[str, Text]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]

    def clause(self, number: str) -> Clause:
        """The clause of this number, in capitals or not."""
        for id, clause in self.clauses.items():
            if id.upper() == number.upper():
                return clause
        near = difflib.get_close_matches(number.upper(), self.clauses, n=3, cutoff=0)
        raise UnknownClause("unknown-clause", given=number, near=", ".join(near))

    def choose(self, given: Mapping[str, object]) -> dict[str, str]:
        """A reading for every ruling: the given ones, and the defaults for the rest."""
        for name, value in given.items():
            ruling = self.rulings.get(name)
            if ruling is None:
                raise UnknownRuling("unknown-ruling", given=str(name), known=", ".join(self.rulings))
            if str(value) not in ruling.values:
                raise UnknownRuling("unknown-reading", ruling=name, given=str(value), known=", ".join(ruling.values))
        return {name: str(given.get(name, ruling.default)) for name, ruling in self.rulings.items()}


@cache
def read_book(package: str) -> Book:
    """The rules.toml of a game's package."""
    data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    return Book(
        data["sheet"],
        {chapter["id"]: chapter["title"] for chapter in data["chapter"]},
        {c["id"]: Clause(c["id"], c["chapter"], c["origin"], c["text"], c.get("note", {})) for c in data["clause"]},
        {
            r["name"]: Ruling(
                r["name"],
                r["clause"],
                r["default"],
                r["title"],
                r["reason"],
                tuple(Reading(reading["value"], reading["text"]) for reading in r["reading"]),
            )
            for r in data["ruling"]
        },
    )
