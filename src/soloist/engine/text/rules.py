"""The rules book of a game: every clause in three languages, and the rulings."""

import difflib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from soloist.engine.text.errors import UnknownClause, UnknownRuling
from soloist.engine.text.near import either, nearest

Texts = Mapping[str, str]
"""The same text by language."""

WHERE: Final = ("edition", "setup", "principle", "example")
"""Where to look for a clause that no line of code implements.

- edition: in the components file
- setup: nowhere in code, because set-up leaves it in the box
- principle: in every rule
- example: in the clauses that it illustrates
"""


@dataclass(frozen=True)
class Chapter:
    """Clauses that belong together, with an introductory sentence."""

    title: Texts
    intro: Texts


@dataclass(frozen=True)
class Clause:
    """One numbered rule. The note says what the sheet leaves open.

    If code implements the clause, it names the number and `where` is empty. Otherwise `where` is one of WHERE.
    """

    id: str
    chapter: str
    origin: str
    text: Texts
    note: Texts
    where: str


@dataclass(frozen=True)
class Reading:
    """One way to read an open point. Its letter stands for it in deal codes."""

    value: str
    letter: str
    text: Texts


@dataclass(frozen=True)
class Ruling:
    """A setting for a point that the sheet leaves open.

    Deal codes and records that do not name the ruling mean `unnamed`, and that never changes. It is the default, unless
    rules.toml says otherwise because the default was changed after a release.
    """

    name: str
    letter: str
    clause: str
    default: str
    unnamed: str
    title: Texts
    reason: Texts
    readings: tuple[Reading, ...]
    measured: bool = False
    """Whether the lab also measures the difficulty of its other readings."""

    @property
    def values(self) -> list[str]:
        return [reading.value for reading in self.readings]

    def reading(self, value: str) -> Reading:
        return next(reading for reading in self.readings if reading.value == value)

    def value_of(self, given: object) -> str:
        """The reading that was asked for. A ruling with yes and no also accepts true and false."""
        text = str(given)
        if set(self.values) == {"yes", "no"}:
            return {"true": "yes", "false": "no"}.get(text.lower(), text)
        return text


@dataclass(frozen=True)
class Book:
    """All clauses and rulings of a game. Chapters are in learning order, clauses in the order of the sheet."""

    sheet: Texts
    chapters: Mapping[str, Chapter]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]

    def clauses_of(self, chapter: str) -> list[Clause]:
        return [clause for clause in self.clauses.values() if clause.chapter == chapter]

    @property
    def unnamed(self) -> dict[str, str]:
        """The readings for a deal code or record that names no ruling."""
        return {name: ruling.unnamed for name, ruling in self.rulings.items()}

    def clause(self, number: str) -> Clause:
        """The clause with this number. Case does not matter."""
        for id, clause in self.clauses.items():
            if id.upper() == number.upper():
                return clause
        if not re.search(r"\d", number):
            raise UnknownClause("unknown-clause-word", given=number, example=next(iter(self.clauses), ""))
        near = difflib.get_close_matches(number.upper(), self.clauses, n=3, cutoff=0)
        raise UnknownClause("unknown-clause", given=number, near=", ".join(near))

    def choose(self, given: Mapping[str, object]) -> dict[str, str]:
        """A reading for every ruling: the given one or the default."""
        for name, value in given.items():
            ruling = self.rulings.get(name)
            if ruling is None:
                near = nearest(str(name), self.rulings)
                if near:
                    raise UnknownRuling("unknown-ruling-near", given=str(name), near=either(near))
                raise UnknownRuling("unknown-ruling", given=str(name), known=", ".join(self.rulings))
            if ruling.value_of(value) not in ruling.values:
                raise UnknownRuling("unknown-reading", ruling=name, given=str(value), known=", ".join(ruling.values))
        return {name: ruling.value_of(given.get(name, ruling.default)) for name, ruling in self.rulings.items()}


def read_clause(entry: Mapping[str, Any]) -> Clause:
    """A [[clause]] of rules.toml."""
    where = entry.get("where", "")
    if "where" in entry and where not in WHERE:
        raise ValueError(f"where of {entry['id']} cannot be “{where}”; it is one of {', '.join(WHERE)}")
    return Clause(entry["id"], entry["chapter"], entry["origin"], entry["text"], entry.get("note", {}), where)


@cache
def read_book(package: str) -> Book:
    """The rules.toml of a game's package."""
    data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    return Book(
        data["sheet"],
        {chapter["id"]: Chapter(chapter["title"], chapter["intro"]) for chapter in data["chapter"]},
        {entry["id"]: read_clause(entry) for entry in data["clause"]},
        {
            r["name"]: Ruling(
                name=r["name"],
                letter=r["letter"],
                clause=r["clause"],
                default=r["default"],
                unnamed=r.get("unnamed", r["default"]),
                title=r["title"],
                reason=r["reason"],
                readings=tuple(Reading(reading["value"], reading["letter"], reading["text"]) for reading in r["reading"]),
                measured=r.get("measured", False),
            )
            for r in data["ruling"]
        },
    )
