"""How hard a level is, said as a person would."""

import pytest

from soloist.lab.difficulty import Measured, rates


def level(won: int, games: int = 1000) -> Measured:
    return Measured("raiders", "normal", "", "greedy", games, won, 0.0, 1.0, None)


@pytest.mark.parametrize(
    ("won", "word", "sentence"),
    [
        (709, "Gentle", "Our computer player wins 7 of 10."),
        (386, "Fair", "Our computer player wins 4 of 10."),
        (201, "Tough", "Our computer player wins 2 of 10."),
        (118, "Very tough", "Our computer player wins 1 of 10."),
        (2, "Brutal", "Our computer player won 2 of 1,000."),
        (0, "Brutal", "Our computer player won none of 1,000."),
    ],
)
def test_one_word_and_so_many_of_ten_or_the_plain_count(won: int, word: str, sentence: str) -> None:
    assert (level(won).word("en"), level(won).sentence("en")) == (word, sentence)


def test_it_is_said_in_every_language() -> None:
    assert level(1, 1).sentence("fr") == "Notre joueur automatique gagne 10 parties sur 10."
    assert level(0).sentence("de") == "Unser Computerspieler gewann keine von 1.000 Partien."


def test_officer_is_not_called_harder_than_sergeant() -> None:
    ranks = rates("peloponnes")
    assert ranks["officer"].of_ten > ranks["sergeant"].of_ten
