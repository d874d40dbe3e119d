"""What templates are given: keys, names and small print, spots with their options."""

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.question import Option
from soloist.faces.web.parts.view import COMMANDS, View, keys, sentences
from tests.support.levels import every_game
from tests.walks.walk import walk


def options(*tokens: str, declining: str = "") -> list[Option]:
    words = soloist.GAMES["stone-age"].words
    return [Option(n, token, "", "", Phrase("sum", total=n), None, token == declining, words) for n, token in enumerate(tokens)]


def test_options_get_numbers_then_letters_and_never_the_key_of_a_command() -> None:
    given = keys(options(*[f"option-{number}" for number in range(40)]))
    assert given[:10] == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "a"]
    assert not set(given) & set(COMMANDS)
    assert given[-1] == "", "when the keys run out, Tab and Enter are left"
    assert len(set(given) - {""}) == len([key for key in given if key])


def test_what_declines_has_the_key_0_wherever_it_stands() -> None:
    assert keys(options("agora", "pass", "port", declining="pass")) == ["1", "0", "2"]
    assert keys(options("leave", "wood", declining="leave")) == ["0", "1"]


def test_answers_that_are_digits_are_their_own_keys() -> None:
    assert keys(options("0", "1", "2")) == ["0", "1", "2"]
    assert keys(options("4", "2")) == ["4", "2"]


@every_game
def test_no_two_options_share_a_key_and_every_option_is_at_its_spot(game: str) -> None:
    for table in walk(game, soloist.GAMES[game].levels[0].id)[:-1]:
        view = View(table.scene, table.question, table.deal.game.words, "de")
        assert view.question is not None
        given = [option.key for option in view.question.options if option.key]
        assert len(set(given)) == len(given)
        for option in view.question.options:
            assert option.name
            spot = view.spot(option.target)
            assert not option.target or (spot is not None and option in spot.options)


def test_tooltips_are_sentences() -> None:
    assert sentences(["Gelb", "hat gehandelt", "", "2 Figuren stehen hier."]) == "Gelb. Hat gehandelt. 2 Figuren stehen hier"
