"""The story as pages show it: what happened, and why in one sentence with its clause."""

from dataclasses import dataclass
from typing import Any

from soloist.engine.game import Game
from soloist.engine.rules import Clause
from soloist.engine.story import THEY, Event
from soloist.faces.web.site import Guest


@dataclass(frozen=True)
class Line:
    """One event: what, why, and the clause that says so."""

    what: str
    because: str
    rule: str


@dataclass(frozen=True)
class Told:
    """What is told beside the board; `theirs` when it is the opponent's turn."""

    lines: list[Line]
    theirs: bool


@dataclass(frozen=True)
class Part:
    """A heading and what happened under it."""

    title: str
    rule: str
    lines: list[Line]


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


def tell(game: Game[Any], event: Event, who: Guest) -> Line:
    what = game.words.say(event.phrase, who.language)
    return Line(what, game.words.attribute(event.phrase, "why", who.language), event.rule)


def tell_news(game: Game[Any], events: list[Event], who: Guest, most: int) -> Told:
    """The opponent's turn if there was one, else what followed from the answer."""
    theirs = [event for event in events if event.by == THEY]
    shown = theirs[:most] or events[-most:]
    return Told([tell(game, event, who) for event in shown], bool(theirs))


def parts(game: Game[Any], events: list[Event], who: Guest) -> list[Part]:
    """The story by headings, in the order in which it happened."""
    found: list[Part] = []
    for event in events:
        text = game.words.say(event.phrase, who.language)
        if event.heading or not found:
            found.append(Part(text if event.heading else "", event.rule if event.heading else "", []))
        if not event.heading:
            found[-1].lines.append(Line(text, "", event.rule))
    return found


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
