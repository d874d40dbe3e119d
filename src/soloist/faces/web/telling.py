"""The story as pages show it: what happened, and why in one sentence with its clause."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from soloist.engine.game import Game
from soloist.engine.rules import Clause
from soloist.engine.story import THEY, Event
from soloist.faces.web.site import Guest


class Line(NamedTuple):
    """One event: what, why, and the clause that says so."""

    what: str
    because: str
    rule: str


@dataclass(frozen=True)
class Told:
    """What is told beside the board; `theirs` when it is the opponent's turn."""

    lines: list[Line]
    theirs: bool


class Part(NamedTuple):
    """A heading and what happened under it."""

    title: str
    rule: str
    lines: tuple[Line, ...]


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
    title, rule, lines = "", "", list[Line]()
    for event in events:
        text = game.words.say(event.phrase, who.language)
        if event.heading:
            if title or lines:
                found.append(Part(title, rule, tuple(lines)))
            title, rule, lines = text, event.rule, []
        else:
            lines.append(Line(text, "", event.rule))
    return [*found, Part(title, rule, tuple(lines))] if title or lines else found


def latest(events: list[Event], most: int) -> list[Event]:
    """The last of them, so many at most; from a heading on, so that a part that is told stays as it is."""
    shown = events[-most:]
    if len(shown) == len(events):
        return shown
    return next((shown[number:] for number, event in enumerate(shown) if event.heading), shown)


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
