"""What companions say and print: things by the names that the game has for them, and one full stop to a sentence."""

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast, parse

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.words import LANGUAGES, source_of, unbroken
from soloist.games.stone_age.components import TYPES
from tests.support.companions import SLIPS
from tests.support.levels import any_game, every_level, one_level
from tests.walks.walk import companion_walks

NAMES = {
    "stone-age": ("symbol-name",),
    "raiders": ("townsfolk", "building", "settlement"),
    "guilds-of-london": ("tile-id", "side"),
    "peloponnes": ("person", "row"),
}
"""The messages of each game that name cards and places."""


def entries(package: str, language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in parse(source_of(package, language)).body if isinstance(entry, ast.Message)}


def texts(node: Any) -> Iterator[str]:
    """All texts of a message and its attributes, in all variants."""
    if isinstance(node, ast.TextElement):
        yield unbroken(node.value)
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from texts(child)
    elif isinstance(node, list):
        for child in node:
            yield from texts(child)


def names(game: str, language: str) -> dict[str, re.Pattern[str]]:
    """The cards and places of a game by their ids; a word of a name may have an ending of its language."""
    found = {}
    known = entries(soloist.GAMES[game].package, language)
    for message in NAMES[game]:
        for variant in known[message].value.elements[0].expression.variants:
            # Stone Age: cards are told apart by who is on them, and other symbols are everyday words (Time, Art).
            if game == "stone-age" and variant.key.name not in TYPES:
                continue
            words = [rf"\b{re.escape(word)}\w{{0,2}}\b" for word in "".join(texts(variant.value)).split()]
            if words:
                found[variant.key.name] = re.compile(" ".join(words), re.IGNORECASE)
    return found


@any_game
def test_screens_and_sheets_name_the_same_cards_and_places_in_every_language(game: str) -> None:
    by_language = []
    for language in LANGUAGES:
        known = names(game, language)
        assert len(known) > 1
        by_language.append(
            {
                message: {id for id, name in known.items() if name.search(" | ".join(texts(entry)))}
                for message, entry in entries(soloist.COMPANIONS[game].package, language).items()
            }
        )
    english, french, german = by_language
    assert any(english.values())
    for message, named in english.items():
        assert (french[message], german[message]) == (named, named), message


def test_the_sides_of_the_plantation_have_the_names_of_the_tile_in_every_language() -> None:
    game = soloist.GAMES["guilds-of-london"]
    for language in LANGUAGES:
        assert game.words.say(Phrase("side", side="virginia"), language) == "Virginia"
        assert not any("Virginie" in clause.text[language] for clause in game.book.clauses.values())


@every_level
def test_nothing_on_paper_is_abbreviated(game: str, level: str) -> None:
    companion = soloist.COMPANIONS[game]
    sheet = companion.sheet(level, {})
    for language in LANGUAGES:
        for name in [*(track.name for track in sheet.tracks), *(line.name for line in sheet.account)]:
            assert not companion.words.say(name, language).endswith("."), name


@one_level
def test_no_sentence_has_a_full_stop_too_many(game: str, level: str) -> None:
    words = soloist.COMPANIONS[game].words
    for walk in companion_walks(game, level):
        for event in walk[-1].events:
            for language in LANGUAGES:
                said = [words.say(event.phrase, language)]
                said += [words.attribute(event.phrase, name, language) for name in ("detail", "why")]
                assert [one for one in said if SLIPS.search(one)] == []
