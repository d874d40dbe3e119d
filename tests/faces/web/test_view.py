"""What templates are given: keys, names and small print, spots with their options."""

from random import Random

import pytest

import soloist
from soloist.faces.web.telling import first_sentence
from soloist.faces.web.view import COMMANDS, View, keys, split_option, split_question


def test_options_get_numbers_then_letters_and_never_the_key_of_a_command() -> None:
    given = keys([f"option-{number}" for number in range(40)])
    assert given[:10] == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "a"]
    assert not set(given) & set(COMMANDS)
    assert given[-1] == "", "when the keys run out, Tab and Enter are left"
    assert len(set(given) - {""}) == len([key for key in given if key])


def test_what_declines_has_the_key_0_wherever_it_stands() -> None:
    assert keys(["agora", "pass", "port"]) == ["1", "0", "2"]
    assert keys(["leave", "wood"]) == ["0", "1"]


def test_answers_that_are_digits_are_their_own_keys() -> None:
    assert keys(["0", "1", "2"]) == ["0", "1", "2"]
    assert keys(["4", "2"]) == ["4", "2"]


@pytest.mark.parametrize(
    ("text", "name", "detail"),
    [
        ("Forest (7 free)", "Forest", "7 free"),
        ("Gate House (grey): draw 2 cards", "Gate House", "grey: draw 2 cards"),
        ("Passer : 3 pièces", "Passer", "3 pièces"),
        ("Hunting grounds, all 2 figures", "Hunting grounds", "all 2 figures"),
        ("Build", "Build", ""),
    ],
)
def test_an_option_is_a_name_and_small_print(text: str, name: str, detail: str) -> None:
    assert split_option(text) == (name, detail)


@pytest.mark.parametrize(
    ("text", "about", "heading"),
    [
        ("Which tribe is placed next?", "", "Which tribe is placed next?"),
        ("Red, figure 1 of 2. Where does it go? (The rest hunts.)", "Red, figure 1 of 2 · The rest hunts", "Where does it go?"),
        ("10 pips give 5 food (one for every 2). Add a tool?", "10 pips give 5 food (one for every 2)", "Add a tool?"),
        ("What shows the die", "", "What shows the die"),
    ],
)
def test_a_question_is_what_it_is_about_and_what_it_asks(text: str, about: str, heading: str) -> None:
    assert split_question(text) == (about, heading)


def test_why_is_the_first_sentence_of_a_clause() -> None:
    assert first_sentence("Roll 1 die, e.g. for each. Then add. All.") == "Roll 1 die, e.g. for each."
    assert first_sentence("One thing only") == "One thing only"


@pytest.mark.parametrize("game", soloist.GAMES)
def test_no_two_options_share_a_key_and_every_option_is_at_its_spot(game: str) -> None:
    table, random = soloist.GAMES[game].deal(seed=3), Random(3)
    for _ in range(60):
        question = table.question
        if question is None:
            break
        view = View(table.scene, question, table.deal.box.words, "de")
        assert view.question is not None
        given = [option.key for option in view.question.options if option.key]
        assert len(set(given)) == len(given)
        for option in view.question.options:
            assert option.name
            spot = view.spot(option.target)
            assert not option.target or (spot is not None and option in spot.options)
        table.answer(random.choice(question.options))
