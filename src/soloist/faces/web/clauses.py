"""Clauses as pages show them: the text, where it comes from, and the rulings that hang on it."""

from dataclasses import dataclass
from typing import Any

from soloist.engine.game import Game
from soloist.engine.rules import Clause
from soloist.faces.web.site import Guest


@dataclass(frozen=True)
class ReadingPage:
    text: str
    in_force: bool


@dataclass(frozen=True)
class RulingPage:
    name: str
    title: str
    reason: str
    readings: list[ReadingPage]


@dataclass(frozen=True)
class ClausePage:
    """A clause with its origin and the rulings that hang on it."""

    id: str
    chapter: str
    text: str
    note: str
    origin: str
    rulings: list[RulingPage]


def clause_page(game: Game[Any], clause: Clause, rulings: dict[str, str], who: Guest) -> ClausePage:
    """`rulings` are those in force at the table, or none for the defaults."""
    book, language = game.book, who.language
    hanging = [
        RulingPage(
            ruling.name,
            ruling.title[language],
            ruling.reason[language],
            [
                ReadingPage(reading.text[language], reading.value == rulings.get(ruling.name, ruling.default))
                for reading in ruling.readings
            ],
        )
        for ruling in book.rulings.values()
        if ruling.clause == clause.id
    ]
    return ClausePage(
        clause.id,
        book.chapters[clause.chapter][language],
        clause.text[language],
        clause.note.get(language, ""),
        who.t("origin", origin=clause.origin, sheet=book.sheet[language]),
        hanging,
    )
