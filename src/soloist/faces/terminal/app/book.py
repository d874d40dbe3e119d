"""The pages that Tab leads to at a table: board, both sides, story, rules, cards, and the primer."""

from textual.content import Content

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import unbroken
from soloist.faces.terminal import pages
from soloist.faces.terminal.app.reading import TextPage, printed
from soloist.faces.terminal.lines import KEY, SMALL, ruled, wrapped
from soloist.faces.terminal.picture import legend
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.speech import Speech

PICTURES = 6
"""The number of texts in a primer."""


def pages_of(position: Position) -> dict[str, TextPage]:
    """The pages of a table in the order of Tab."""
    speech, table, layout = position.speech, position.table, position.layout
    sides = (*layout.yours, *layout.theirs, "hand", "crew", "tiles", "aims")

    def board(width: int) -> list[Content]:
        brush = position.brush()
        drawn = layout.picture(brush, position.zones_of(layout.zones), width, True) if layout.picture else []
        signs = [Content.styled(line, SMALL) for line in legend(speech, position.spots.values())]
        return [*drawn, *brush.in_full([zone for zone in position.zones if zone.id not in sides], width), *signs]

    def side(width: int) -> list[Content]:
        return position.brush().in_full([zone for zone in position.zones if zone.id in sides], width)

    def rules(width: int) -> list[Content]:
        clause = position.question.rule if position.question else ""
        return rule_lines(speech, table.game, width, clause)

    found = {
        "board": TextPage(speech.say("page-board"), board),
        "side": TextPage(speech.say("page-sides"), side),
        "story": TextPage(speech.say("page-story"), lambda width: position.told(table.events, width), from_the_end=True),
        "rules": TextPage(speech.say("page-rules"), rules),
        "cards": cards_page(speech, table.game),
    }
    primer = primer_page(speech, table.game, table.deal.level)
    return found if primer is None else {**found, "primer": primer}


def rule_lines(speech: Speech, game: Game, width: int, first: str) -> list[Content]:
    """All clauses by chapter; before them the clause of the question."""
    book, lines = game.book, list[Content]()
    if first:
        clause = book.clause(first)
        lines += wrapped([(f"{clause.id} ", KEY), (speech.text(clause.text), "bold")], width, 4)
        if clause.note:
            lines += wrapped([(f"    {speech.text(clause.note)}", SMALL)], width, 4)
    for id, chapter in book.chapters.items():
        lines += [Content(), ruled(speech.text(chapter.title), width)]
        for clause in book.clauses_of(id):
            lines += wrapped([(f"{clause.id} ", KEY), speech.text(clause.text)], width, 4)
            if clause.note:
                lines += wrapped([(f"    {speech.text(clause.note)}", SMALL)], width, 4)
    return lines


def cards_page(speech: Speech, game: Game) -> TextPage:
    return TextPage(
        speech.say("page-cards"),
        printed(lambda paper: pages.show_cards(paper, speech, game.original, game.original.standard, with_ids=False)),
    )


def primer_page(speech: Speech, game: Game, level: str) -> TextPage | None:
    """The primer of a game, if it has one."""
    if not game.words.has("primer-line"):
        return None

    def lines(width: int) -> list[Content]:
        found = wrapped([(speech.of(game.words, Phrase("primer-line")), "bold")], width, 0)
        for number in range(1, PICTURES + 1):
            phrase = Phrase(f"primer-{number}", level=level)
            detail = game.words.attribute(phrase, "detail", speech.language)
            found += [Content(), *wrapped([(f"{number} ", KEY), (speech.of(game.words, phrase), "bold")], width, 2)]
            found += [Content("  ") + line for line in wrapped([unbroken(detail)], width - 2, 0)]
        return found

    return TextPage(speech.say("page-primer"), lines)
