"""What is typed is understood: numbers, words, names in one's own language, beginnings, several answers, commands."""

import contextlib
import time

import pytest

import soloist
from soloist.engine.question import Question
from soloist.engine.table import Table
from soloist.faces.terminal import typed
from soloist.faces.terminal.answers import usual
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import MOST_ANSWERS, Command, Near, TooMany, matching, plainly, read_answers, read_command
from tests.games.guilds_of_london.companion import seated
from tests.support.levels import every_game
from tests.walks.walk import SEEDS_BESIDE, played_beside


def stone_age() -> Table:
    return soloist.GAMES["stone-age"].deal(seed="K7Q2")


def asked(table: Table) -> Question:
    assert table.question is not None
    return table.question


def answers(table: Table, typed: str, language: str) -> list[str] | Near:
    assert table.question is not None
    return read_answers(typed, table, table.question, Speech(language, table.game.words))


@pytest.mark.parametrize(
    ("language", "typed", "tokens"),
    [
        ("en", "2", ["forest"]),
        ("en", "FOREST", ["forest"]),
        ("en", "fore", ["forest"]),
        ("en", "hunting grounds", ["hunt"]),
        ("en", "building-2", ["building-2"]),
        ("de", "wald", ["forest"]),
        ("de", "Hütte", ["hut"]),
        ("de", "hutte", ["hut"]),
        ("fr", "forêt", ["forest"]),
        ("fr", "foret", ["forest"]),
        ("en", "forest hunt", ["forest", "hunt"]),
        ("en", "2 1", ["forest", "hunt"]),
        ("de", "zuerst blau wald jagd", ["blue", "forest", "hunt"]),
        ("en", "clay pit, hunting grounds", ["clay-pit", "hunt"]),
        ("en", "forest hunting grounds", ["forest", "hunt"]),
    ],
)
def test_answers_by_number_word_name_or_beginning(language: str, typed: str, tokens: list[str]) -> None:
    table = stone_age()
    assert answers(table, typed, language) == tokens
    table.answer(*tokens)


def test_a_beginning_of_several_names_them_and_takes_none() -> None:
    near = answers(stone_age(), "f", "en")
    assert isinstance(near, Near) and [option.token for option in near.options] == ["forest", "field"]


def test_a_piece_is_taken_out_by_its_name() -> None:
    table = stone_age()
    table.answer("forest")
    assert answers(table, "-wald jagd", "de") == ["-forest", "hunt"]


def test_looking_ahead_changes_nothing_and_gives_nothing_away() -> None:
    table = stone_age()
    record = table.record()
    assert answers(table, "forest hunt forest", "en") == ["forest", "hunt", "forest"]
    assert answers(table, "forest hunt fore moon", "en") == ["forest", "hunt", "fore"], "after the dice nothing is looked up"
    assert table.record() == record
    with pytest.raises(soloist.IllegalAnswer, match="dice or cards come first"):
        table.answer("forest", "hunt", "forest")


@pytest.mark.parametrize("line", ["moon", "forest", "hunting", "-", "f", "forest hunt", "blue forest moon", "2", "-forest"])
def test_the_work_of_reading_a_line_grows_with_its_length_and_no_faster(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is the number of letters that `plainly` normalizes."""
    letters = 0

    def counted(text: str) -> str:
        nonlocal letters
        letters += len(text)
        return plainly(text)

    def work(words: int) -> int:
        nonlocal letters
        letters, table = 0, stone_age()
        table.answer("forest")
        with contextlib.suppress(TooMany):
            answers(table, f"{line} " * words, "en")
        return letters

    monkeypatch.setattr(typed, "plainly", counted)
    short = work(50)
    assert 0 < short <= work(800) <= 20 * short


@pytest.mark.parametrize("line", ["forest", "1", "forest hunt", "forest -forest", "-forest forest", "moon", "blue red", "2, 1,"])
def test_a_paste_of_five_thousand_letters_is_read_at_once(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking ahead ends at a word that means nothing, at a roll, and after MOST_ANSWERS answers."""
    given = 0
    answer = Table.answer

    def counted(table: Table, *tokens: str) -> None:
        nonlocal given
        given += len(tokens)
        answer(table, *tokens)

    monkeypatch.setattr(Table, "answer", counted)
    pasted = f"{line} " * 800
    start = time.process_time()
    with contextlib.suppress(TooMany):
        read = answers(stone_age(), pasted[:5600], "en")
        assert isinstance(read, Near) or len(read) <= MOST_ANSWERS
    assert given <= MOST_ANSWERS and time.process_time() - start < 1


def test_a_paste_of_corrections_is_read_at_once() -> None:
    """Every question of a companion accepts hundreds of corrections, and nothing is drawn between them."""
    table = seated("round=2")
    start = time.process_time()
    with pytest.raises(TooMany):
        answers(table, "boris-vp=1 boris-vp=2 " * 400, "en")
    assert time.process_time() - start < 1


def test_a_number_means_the_list_of_its_own_question() -> None:
    table = soloist.GAMES["raiders"].deal(seed="K7Q2")
    assert [option.token for option in asked(table).options[:2]] == ["berserker", "cartographer"]
    assert answers(table, "1 1", "en") == ["berserker", "cartographer"], "the first card is not in the second list"
    table.answer("berserker", "cartographer")


def test_a_name_that_is_a_number_is_that_number_wherever_it_stands_in_the_list() -> None:
    table = soloist.COMPANIONS["guilds-of-london"].deal("boris", "K7Q2")
    table.answer("own", "virginia", "pad")
    assert answers(table, "1 2 5 7", "en") == ["t1", "t2", "t5", "t7"]


@pytest.mark.parametrize(("language", "typed"), [("en", "boris-vp=7"), ("en", "Boris’s VP=7"), ("fr", "pv=7"), ("de", "SP = 7")])
def test_a_value_is_set_right_by_its_name_in_every_language(language: str, typed: str) -> None:
    assert answers(seated("round=2"), typed, language) == ["boris-vp=7"]


def test_a_piece_that_was_not_laid_cannot_be_taken_out() -> None:
    assert answers(stone_age(), "-forest", "en") == ["-forest"]
    with pytest.raises(soloist.IllegalAnswer):
        stone_age().answer("-forest")


def test_a_name_with_a_comma_is_one_answer_if_only_the_order_of_words_tells_it_from_another() -> None:
    recorded = played_beside("raiders", "normal", SEEDS_BESIDE["raiders", "normal"])
    found = 0
    for table in recorded.tables[:-1]:
        for option in usual(asked(table)):
            if "," in option.name("en"):
                assert answers(table, option.name("en"), "en") == [option.token]
                found += 1
    assert found


def test_words_between_which_a_dash_stands_are_one_name() -> None:
    assert answers(stone_age(), "hunting - grounds ! forest", "en") == ["hunt", "forest"]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("u", Command("undo")), ("undo", Command("undo")), ("annuler", Command("undo")), ("zurück", Command("undo")),
        ("uu", Command("undo-turn")), ("r", Command("redo")), ("redo", Command("redo")), ("nochmal", Command("redo")),
        ("h", Command("help")), ("HELP", Command("help")), ("aide", Command("help")), ("hilfe", Command("help")),
        ("h!", Command("hint")), ("hint", Command("hint")), ("conseil", Command("hint")), ("tipp", Command("hint")),
        ("l", Command("story")), ("story", Command("story")), ("histoire", Command("story")), ("gesch", Command("story")),
        ("l 5", Command("story", "5")), ("story 5", Command("story", "5")), ("? sa-s27", Command("rule", "sa-s27")),
        ("b", Command("board")), ("plateau", Command("board")), ("quit", Command("quit")), ("exit", Command("quit")),
        ("quitter", Command("quit")), ("ende", Command("quit")), ("fr", Command("fr")), ("forest", None), ("field", None),
        ("moon", None),
    ],
)  # fmt: skip
def test_commands_are_words_in_every_language(typed: str, command: Command | None) -> None:
    table = stone_age()
    assert read_command(typed, table.question, Speech("en", table.game.words)) == command


@every_game
def test_no_answer_is_taken_for_a_command(game: str) -> None:
    table = soloist.GAMES[game].deal(seed="K7Q2")
    for _ in range(40):
        question = table.question
        if question is None:
            break
        for option in question.options:
            assert read_command(option.token, question, Speech("en", table.game.words)) is None
        table.answer(question.options[-1])


def test_names_match_without_accents_case_and_what_stands_between_words() -> None:
    assert plainly("Lord Mayor’s  Parade") == "lord mayor s parade"
    assert matching("ete", [["Été"], ["Hiver"]]) == [0]
    assert matching("a", [["ab"], ["a"]]) == [1], "the whole name comes before a beginning"
    assert matching("", [["a"]]) == []


def test_a_comma_between_two_colours_of_a_card_makes_no_second_card() -> None:
    table = seated("round=2", "done")
    for line in ("blue,red", "red,blue", "red, blue"):
        assert answers(table, line, "en") == ["blue-red"]
    assert answers(table, "red,green", "en") != ["red", "green"]


def test_a_word_that_only_the_table_understands_does_not_end_the_line() -> None:
    """Red is being placed, so its name is no answer, but it is no mistake either."""
    table = stone_age()
    assert "red" not in [option.token for option in asked(table).options]
    assert answers(table, "red field", "en") == ["red", "field"]
    table.answer("red", "field")
