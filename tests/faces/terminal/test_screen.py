"""The screen, measured: 80 columns and 24 lines hold both sides, the other's acts, the zone and the question, at every question.

The walks of every level are shown in all languages.
"""

import re
from random import Random

import pytest

import soloist
from soloist.engine.kernel.story import THEY
from soloist.engine.table import Table
from soloist.faces.terminal.answers import Answers
from soloist.faces.terminal.layout import layout_of
from soloist.faces.terminal.paper import TextLine, cut, fold, joined
from soloist.faces.terminal.screen import Screen
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.zones import FULL, value_of
from tests.support.levels import every_game, every_level
from tests.walks.walk import walk, walks

WIDTH, HEIGHT = 80, 24
BEGINNING = 9
"""So many characters of a name are enough to know it by, where a narrow cell cuts the rest."""


def screen_of(table: Table, told: int, language: str, width: int = WIDTH, height: int = HEIGHT) -> tuple[Screen, list[TextLine]]:
    """What stands above the line that one types on."""
    screen = Screen(Speech(language, table.game.words), table, table.events[told:], width, height - 1)
    return screen, screen.lines()


def flat(lines: list[TextLine]) -> str:
    return " ".join(" ".join(line.plain for line in lines).split())


@every_level
def test_everything_that_matters_fits_at_every_question(game: str, level: str) -> None:
    for played in walks(game, level):
        told = 0
        for table in played[:-1]:
            for language in soloist.LANGUAGES:
                screen, lines = screen_of(table, told, language)
                where = f"{table.deal.code} {len(table.log)} {language}"
                assert len(lines) < HEIGHT, where
                assert max(line.width for line in lines) <= WIDTH, where
                assert missing(screen, table, told, flat(lines)) == [], where
            told = len(table.events)


def missing(screen: Screen, table: Table, told: int, shown: str) -> list[str]:
    """What should stand there and does not: the question, answers with their numbers, both sides, the first act of the other."""
    speech, question, layout = screen.speech, table.question, layout_of(table.game)
    assert question is not None
    wanted = [speech.question(question)]
    places = {spot.id: speech.game(spot.name) for zone in screen.scene.zones for spot in zone.spots}
    for one in Answers(question).all:
        names = {speech.name(one.option), speech.here(one.option)}
        if layout.board is not None and layout.board.names and one.option.target in places:
            names.add(places[one.option.target])
        if not any(name[:BEGINNING] in shown for name in names) or not re.search(rf"(?<!\d){one.number}(?!\d)", shown):
            wanted.append(f"{one.number} {names}")
    for zone in screen.scene.zones:
        if zone.id in (*layout.yours, *layout.theirs):
            wanted += [value_of(spot) for spot in zone.spots if spot.value is not None]
            wanted.append(speech.game(zone.title))
    acts = [event for event in table.events[told:] if event.by == THEY]
    wanted += [speech.game(event.phrase)[:BEGINNING] for event in acts[:1]]
    return [" ".join(text.split()) for text in wanted if " ".join(text.split()) not in shown]


@every_game
@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_a_larger_window_shows_more_of_the_board(game: str, language: str) -> None:
    for table in walk(game, soloist.GAMES[game].levels[0].id)[:30]:
        small, large = (screen_of(table, 0, language, *size)[1] for size in ((80, 24), (120, 40)))
        assert len(large) < 40 and max(line.width for line in large) <= 120
        assert len(large) >= len(small) - 4, "the same in longer lines, or more"


def test_guilds_is_a_grid_in_which_a_number_stands_in_its_cell() -> None:
    asked = walk("guilds-of-london", "boris")[:-1]
    table = next(one for one in asked if one.question and any(option.target == "a1" for option in one.question.options))
    assert table.question is not None
    lines = [line.plain for line in screen_of(table, len(table.events), "en")[1]]
    rows = [line.split("│") for line in lines if line.count("│") == 4]
    names = [row for row in rows if re.match(r"(\d+ )?A\d ", row[0])]
    assert [re.search(r"[A-E]\d", cell)[0] for cell in names[0]] == ["A1", "B1", "C1", "D1", "E1"]  # type: ignore[index]
    assert len(names) == 5
    numbers = {one.option.target: one.number for one in Answers(table.question).all}
    assert names[0][0].startswith(f"{numbers['a1']} A1 ")


def test_the_rows_of_peloponnes_are_cards_beside_each_other_and_two_answers_at_one_show_both_numbers() -> None:
    table, random = soloist.GAMES["peloponnes"].deal(seed="TERM2"), Random(5)
    while (question := table.question) is not None:
        answers = Answers(question)
        both = [spot for spot, here in answers.at.items() if len(here) == 2]
        if question.phrase.message == "ask-buy" and both:
            break
        table.answer(random.choice(question.options))
    assert question is not None
    lines = [line.plain for line in screen_of(table, len(table.events), "en", 120, 40)[1]]
    assert any(line.count("│") == 4 for line in lines)
    name = next(spot.name for zone in table.scene.zones for spot in zone.spots if spot.id == both[0])
    first, second = (one.number for one in answers.at[both[0]])
    assert f"{first} {second} {Speech('en', table.game.words).game(name)}" in flat([TextLine(line) for line in lines])


def test_the_coast_shows_every_settlement_and_what_lies_there() -> None:
    table = soloist.GAMES["raiders"].deal(seed="K7Q2")
    screen, _ = screen_of(table, 0, "en")
    shown = flat(screen.whole_board())
    for spot in next(zone for zone in table.scene.zones if zone.id == "settlements").spots:
        assert screen.speech.game(spot.name) in shown
    assert "G Gold" in shown and "w white" in shown, "the letters are explained"


def test_the_whole_board_has_every_spot() -> None:
    for game in soloist.GAMES.values():
        table = game.deal(seed="K7Q2")
        screen, _ = screen_of(table, 0, "de")
        shown = flat(screen.whole_board())
        for zone in table.scene.zones:
            assert all(screen.speech.game(spot.name) in shown for spot in zone.spots)
            assert flat(screen.zones.draw([zone], FULL)) in shown


def test_lines_break_between_words_and_say_where_something_is_cut() -> None:
    line = TextLine("red ", "red").add("and yellow", "bold")
    assert [part.plain for part in fold(line, 8, 2)] == ["red and", "  yellow"]
    assert [part.plain for part in fold(TextLine("abcdefgh"), 3)] == ["abc", "def", "gh"]
    assert cut(line, 8).plain == "red and…"
    assert joined([TextLine("a"), TextLine("b")]).plain == "a · b"
    assert cut(TextLine("漢字漢字"), 5).width == 5, "wide characters count twice"
