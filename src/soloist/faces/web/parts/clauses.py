"""Clauses as pages show them: the text, its origin, and the rulings that belong to it."""

from dataclasses import dataclass

from soloist.engine.game import Game
from soloist.engine.text.rules import Clause
from soloist.faces.web.parts.search import Search
from soloist.faces.web.parts.site import Guest


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

    @property
    def said(self) -> list[str]:
        return [self.title, self.reason, *(reading.text for reading in self.readings)]


@dataclass(frozen=True)
class ClausePage:
    """A clause with its origin and the rulings that belong to it."""

    id: str
    chapter: str
    text: str
    note: str
    origin: str
    rulings: list[RulingPage]

    @property
    def said(self) -> list[str]:
        """All texts that a search looks at."""
        return [self.id, self.text, self.note, *(text for ruling in self.rulings for text in ruling.said)]


@dataclass(frozen=True)
class ChapterPage:
    """A chapter with its clauses. The flag of a clause says whether the search found it."""

    id: str
    title: str
    intro: str
    clauses: list[tuple[ClausePage, bool]]

    @property
    def found(self) -> int:
        return sum(found for _, found in self.clauses)


def chapter_pages(game: Game, search: Search, who: Guest) -> list[ChapterPage]:
    """All chapters, in learning order."""
    pages = []
    for id, chapter in game.book.chapters.items():
        clauses = [clause_page(game, clause, {}, who) for clause in game.book.clauses_of(id)]
        lines = [(clause, search.finds(*clause.said)) for clause in clauses]
        pages.append(ChapterPage(id, chapter.title[who.language], chapter.intro[who.language], lines))
    return pages


def clause_page(game: Game, clause: Clause, rulings: dict[str, str], who: Guest) -> ClausePage:
    """`rulings` are those in force at the table; empty for the defaults."""
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
        book.chapters[clause.chapter].title[language],
        clause.text[language],
        clause.note.get(language, ""),
        who.t("origin", origin=clause.origin, sheet=book.sheet[language]),
        hanging,
    )
