"""The rules book: complete in three languages, and the rulings as switches of a deal."""

import re
from importlib.resources import files

import pytest

import soloist
from soloist.engine.text.code import ALPHABET
from soloist.engine.text.errors import UnknownClause, UnknownRuling
from soloist.engine.text.rules import WHERE, Texts, read_clause
from tests.support import toy
from tests.support.toy_game import GAME

BOOK = GAME.book
EVERY_GAME = pytest.mark.parametrize("game", [GAME, *soloist.GAMES.values()])


# --- choosing rulings


def test_what_is_not_chosen_is_the_default() -> None:
    assert BOOK.choose({}) == {"rim": "over"}
    assert toy.deal().deal.other_rulings == {}


def test_a_chosen_reading_is_in_force() -> None:
    deal = toy.deal(rim="exact").deal
    assert deal.rulings == deal.other_rulings == {"rim": "exact"}


def test_a_reading_need_not_be_written_as_text() -> None:
    game = soloist.GAMES["stone-age"]
    assert game.book.choose({"agriculture_start": 5})["agriculture_start"] == "5"


def test_an_unknown_ruling_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownRuling, match="no ruling “edge”; there are rim"):
        GAME.deal(rulings={"edge": "exact"})


@pytest.mark.parametrize("value", ["under", "", "Exact", None, True, 1])
def test_an_unknown_reading_is_refused_with_the_list(value: object) -> None:
    with pytest.raises(UnknownRuling, match=f"ruling rim cannot be “{value}”; possible: exact, over"):
        GAME.deal(rulings={"rim": value})


def test_choosing_does_not_change_what_was_given() -> None:
    given: dict[str, object] = {"rim": "exact"}
    GAME.deal(rulings=given)
    assert given == {"rim": "exact"}


# --- looking up clauses


@pytest.mark.parametrize("number", ["W-4", "w-4"])
def test_a_clause_is_found_by_its_number(number: str) -> None:
    clause = BOOK.clause(number)
    assert (clause.id, clause.chapter, clause.origin) == ("W-4", "end", "sheet")
    assert clause.text["de"] == "Am Rand hast du gewonnen."
    assert clause.note["en"] == "Must the rim be met exactly?"


@pytest.mark.parametrize(
    ("number", "said"),
    [("W-44", r"similar: W-\d, W-\d, W-\d"), ("", "such as W-1,"), ("?", "such as W-1,"), ("rim", "such as W-1,")],
)
def test_an_unknown_clause_is_refused_with_what_is_near_or_how_numbers_look(number: str, said: str) -> None:
    with pytest.raises(UnknownClause, match=said) as error:
        BOOK.clause(number)
    assert error.value.text("fr").startswith(f"il n’y a pas de clause « {number} »")


# --- where a clause lives that no code implements


ENTRY = {"id": "W-9", "chapter": "end", "origin": "sheet", "text": {}}


@pytest.mark.parametrize("where", WHERE)
def test_a_clause_says_where_it_lives(where: str) -> None:
    assert read_clause({**ENTRY, "where": where}).where == where


def test_a_clause_without_where_is_one_that_code_implements() -> None:
    assert read_clause(ENTRY).where == ""


@pytest.mark.parametrize("where", ["box", "", "Setup", 1])
def test_another_word_for_where_is_refused_with_the_list(where: object) -> None:
    with pytest.raises(ValueError, match=f"where of W-9 cannot be “{where}”; it is one of edition, setup, principle, example"):
        read_clause({**ENTRY, "where": where})


# --- every book


def complete(text: Texts) -> bool:
    return sorted(text) == ["de", "en", "fr"] and all(line.strip() for line in text.values())


@EVERY_GAME
def test_every_text_of_the_book_is_there_in_three_languages(game: soloist.Game) -> None:
    book = game.book
    texts = [("sheet", book.sheet)]
    for id, chapter in book.chapters.items():
        texts += [(id, chapter.title), (f"intro of {id}", chapter.intro)]
    texts += [(clause.id, clause.text) for clause in book.clauses.values()]
    texts += [(f"note of {clause.id}", clause.note) for clause in book.clauses.values() if clause.note]
    for ruling in book.rulings.values():
        texts += [(ruling.name, ruling.title), (f"reason of {ruling.name}", ruling.reason)]
        texts += [(f"{ruling.name}={reading.value}", reading.text) for reading in ruling.readings]
    assert [name for name, text in texts if not complete(text)] == []


@EVERY_GAME
def test_every_clause_belongs_to_a_chapter_and_every_chapter_has_clauses(game: soloist.Game) -> None:
    assert {clause.chapter for clause in game.book.clauses.values()} == set(game.book.chapters)


@EVERY_GAME
def test_every_ruling_belongs_to_a_clause_and_reads_it_in_two_ways_or_more(game: soloist.Game) -> None:
    for ruling in game.book.rulings.values():
        assert ruling.clause in game.book.clauses
        assert ruling.default in ruling.values
        assert len(set(ruling.values)) == len(ruling.values) >= 2


@EVERY_GAME
def test_names_and_readings_can_be_written_in_a_record(game: soloist.Game) -> None:
    for ruling in game.book.rulings.values():
        assert all(re.fullmatch(r"[a-z0-9_-]+", word) for word in [ruling.name, *ruling.values])


@EVERY_GAME
def test_a_book_names_clauses_that_exist(game: soloist.Game) -> None:
    book = game.book
    texts = [*book.sheet.values()]
    for chapter in book.chapters.values():
        texts += [*chapter.title.values(), *chapter.intro.values()]
    for clause in book.clauses.values():
        texts += [*clause.text.values(), *clause.note.values()]
    for ruling in book.rulings.values():
        texts += [*ruling.title.values(), *ruling.reason.values()]
        texts += [line for reading in ruling.readings for line in reading.text.values()]
    prefix = re.escape(next(iter(book.clauses)).split("-")[0])
    number = re.compile(rf"\b{prefix}-\w+")
    assert [id for id in book.clauses if not number.fullmatch(id)] == [], "every number would be found in a text"
    assert {found for text in texts for found in number.findall(text)} - set(book.clauses) == set()


@EVERY_GAME
def test_no_clause_or_ruling_stands_in_the_file_twice(game: soloist.Game) -> None:
    source = files(game.package).joinpath("rules.toml").read_text(encoding="utf-8")
    assert source.count("[[clause]]") == len(game.book.clauses)
    assert source.count("[[chapter]]") == len(game.book.chapters)
    assert source.count("[[ruling]]") == len(game.book.rulings)


@EVERY_GAME
def test_every_step_asks_by_a_clause_of_the_book(game: soloist.Game) -> None:
    table = game.deal(seed="K7Q2", fate="ask")
    while (question := table.question) is not None:
        game.book.clause(question.rule)
        table.answer(question.options[-1])
    assert table.result is not None
    for rule in [table.result.rule, *(line.rule for line in table.result.lines), *(event.rule for event in table.events)]:
        game.book.clause(rule)


@EVERY_GAME
def test_letters_of_games_and_levels_are_safe_and_distinct(game: soloist.Game) -> None:
    letters = [level.letter for level in game.levels]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and letter in ALPHABET for letter in [game.letter, *letters])
    assert len({other.letter for other in soloist.GAMES.values()}) == len(soloist.GAMES)
