"""The screen, measured: 80 columns and 24 lines hold both sides, the other's acts, all answers and the question.

The walks of every level are shown in all languages.
"""

import re
from itertools import groupby
from random import Random

import pytest

import soloist
from soloist.engine.kernel.story import THEY
from soloist.engine.table import Table
from soloist.faces.terminal.answers import Answers
from soloist.faces.terminal.paper import TextLine, cut, fold, joined
from soloist.faces.terminal.screen import Screen
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.zones import FULL, value_of
from tests.support.levels import every_game, every_level
from tests.support.share import EVERYTHING
from tests.walks.walk import walk, walks

WIDTH, HEIGHT = 80, 24
BEGINNING = 9
"""So many characters of a name must stand before the ellipsis where a narrow cell cuts it, so that one knows it."""


def screen_of(table: Table, told: int, language: str, width: int = WIDTH, height: int = HEIGHT) -> tuple[Screen, list[TextLine]]:
    """What stands above the line that one types on."""
    screen = Screen(Speech(language, table.game.words), table, table.events[told:], width, height - 1)
    return screen, screen.lines()


def flat(lines: list[TextLine]) -> str:
    return " ".join(" ".join(line.plain for line in lines).split())


@every_level
def test_at_every_question_all_is_named_with_its_number_and_what_is_cut_says_so_and_a_command_shows_it_whole(
    game: str, level: str
) -> None:
    """The question, both sides with their values, every answer, and the acts of the other: `b` and `l` show what is cut."""
    for played in walks(game, level):
        told = 0
        for table in played[:-1]:
            for language in soloist.LANGUAGES if EVERYTHING else soloist.LANGUAGES[len(level) % 3 :][:1]:
                screen, lines = screen_of(table, told, language)
                shown, where = read(lines), f"{table.deal.code} {len(table.log)} {language}"
                assert len(lines) < HEIGHT, where
                assert max(line.width for line in lines) <= WIDTH, where
                assert missing(screen, shown) == [], where
                assert lost_answers(screen, shown) == [], where
                assert lost_acts(screen, shown) == [], where
            told = len(table.events)


def words(text: str) -> str:
    return " ".join(text.split())


def read(lines: list[TextLine]) -> str:
    """The lines one after the other, and then each column of what stands side by side."""
    parts = [flat(lines)]
    for bars, rows in groupby((line.plain for line in lines), key=lambda row: row.count("│")):
        if bars:
            parts += [words(" ".join(column)) for column in zip(*(row.split("│") for row in rows), strict=True)]
    return "\n".join(parts)


def missing(screen: Screen, shown: str) -> list[str]:
    """The question, and the names of both sides with all their values, as far as they do not stand there whole."""
    speech, layout = screen.speech, screen.layout
    assert screen.question is not None
    wanted = [re.escape(words(speech.question(screen.question)))]
    for zone in screen.scene.zones:
        if zone.id in (*layout.yours, *layout.theirs):
            wanted.append(re.escape(words(speech.game(zone.title))))
            for spot in zone.spots:
                if spot.value is not None:
                    wanted.append(rf"{re.escape(words(speech.game(spot.name)))}:? {value_of(spot)}(?![\d/])")
    return [text for text in wanted if not re.search(text, shown)]


def lost_answers(screen: Screen, shown: str) -> list[str]:
    """The answers that neither stand whole behind their number nor are cut there so that one knows them and `b` shows them."""
    speech, board, whole, lost = screen.speech, screen.layout.board, "", []
    places = {spot.id: words(speech.game(spot.name)) for zone in screen.scene.zones for spot in zone.spots}
    for one in screen.answers.all:
        name, here = words(speech.name(one.option)), words(speech.here(one.option))
        names, place = [name, here], places.get(one.option.target, "")
        # A picture may hold the names of the places alone. Elsewhere the answer stands behind the place.
        if place and ((board is not None and board.names) or here in shown):
            names.append(place)
        # Before the name of a place stand the numbers of all its answers.
        number = rf"(?<!\d){one.number}\)? (?:\d+ )*"
        if re.search(rf"{number}(?:{'|'.join(map(re.escape, names))})(?!\w)", shown):
            continue
        cuts = re.findall(rf"{number}(?=([^…\n]+)…)", shown)
        whole = whole or flat(screen.in_full())
        is_known = any(len(cut) >= BEGINNING and text.startswith(cut) for cut in cuts for text in names)
        if not is_known or f"{one.number} {name}" not in whole:
            lost.append(f"{one.number} {name}")
    return lost


def lost_acts(screen: Screen, shown: str) -> list[str]:
    """The acts of the other that do not stand there whole, unless it is said that there is more, and `l` tells it.

    Of the first act the beginning must always stand there.
    """
    speech, lost = screen.speech, []
    acts = [words(speech.game(event.phrase)) for event in screen.events if event.by == THEY]
    for number, act in enumerate(acts):
        if act in shown:
            continue
        is_said = f"… {speech.say('more-news')}" in shown and act in words(speech.story(screen.table))
        if not is_said or (number == 0 and act[:BEGINNING] not in shown):
            lost.append(act)
    return lost


@every_game
@pytest.mark.parametrize("language", soloist.LANGUAGES)
def test_a_larger_window_shows_more_of_the_board(game: str, language: str) -> None:
    more = 0
    for table in walk(game, soloist.GAMES[game].levels[0].id)[:30]:
        (screen, small), (_, large) = (screen_of(table, len(table.events), language, *size) for size in ((80, 24), (120, 40)))
        assert len(large) < 40 and max(line.width for line in large) <= 120
        spots, seen_small, seen_large = spots_in(screen), read(small), read(large)
        assert sum(spot in seen_large for spot in spots) >= sum(spot in seen_small for spot in spots)
        more += sum(spot in seen_large for spot in spots) - sum(spot in seen_small for spot in spots)
    assert more > 0


def spots_in(screen: Screen) -> set[str]:
    """The names of all spots and zones of the board, and their notes."""
    phrases = [zone.title for zone in screen.scene.zones]
    for spot in (spot for zone in screen.scene.zones for spot in zone.spots):
        phrases += [spot.name, *spot.notes]
    return {words(screen.speech.game(phrase)) for phrase in phrases}


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
