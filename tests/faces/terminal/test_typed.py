"""What is typed is understood: numbers, words, names in one's own language, beginnings, several answers, commands."""

import pytest

import soloist
from soloist.engine.table import Table
from soloist.faces.terminal import typed
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import Command, Near, matching, plainly, read_answers, read_command
from tests.games.guilds_of_london.companion import seated
from tests.support.levels import every_game


def stone_age() -> Table:
    return soloist.GAMES["stone-age"].deal(seed="K7Q2")


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
    assert table.record() == record
    with pytest.raises(soloist.IllegalAnswer, match="dice or cards come first"):
        table.answer("forest", "hunt", "forest")


@pytest.mark.parametrize("line", ["moon", "forest", "hunting", "-", "f", "forest hunt", "blue forest moon", "2", "-forest"])
def test_the_work_of_reading_a_line_grows_with_its_length_and_no_faster(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in letters that are put plainly."""
    letters = 0

    def counted(text: str) -> str:
        nonlocal letters
        letters += len(text)
        return plainly(text)

    def work(words: int) -> int:
        nonlocal letters
        letters, table = 0, stone_age()
        table.answer("forest")
        answers(table, f"{line} " * words, "en")
        return letters

    monkeypatch.setattr(typed, "plainly", counted)
    short = work(50)
    assert 0 < short <= work(800) <= 20 * short


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
