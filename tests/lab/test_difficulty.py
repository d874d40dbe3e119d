"""How hard a level is, said as a person would."""

import re

import pytest

import soloist
from soloist.difficulty.table import Measured, hard, hardness, how_hard


def by(player: str, won: int, games: int = 1000) -> Measured:
    return Measured("raiders", "normal", "", player, games, won, won / games, 0.0, 1.0, 50.0)


@pytest.mark.parametrize(
    ("usual", "best", "word", "sentence"),
    [
        (709, 904, "Gentle", "A simple computer player wins 7 of 10 games, our best one 9."),
        (386, 951, "Fair", "A simple computer player wins 4 of 10 games, our best one 10."),
        (201, 201, "Tough", "A simple computer player wins 2 of 10 games, our best one 2."),
        (118, 502, "Very tough", "A simple computer player wins 1 of 10 games, our best one 5."),
        (2, 373, "Very tough", "A simple computer player hardly ever wins, our best one 4 of 10 games."),
        (2, 902, "Tough", "A simple computer player hardly ever wins, our best one 9 of 10 games."),
        (0, 12, "Brutal", "Our computer players won 12 of 2,000."),
        (0, 0, "Brutal", "None of our computer players has won it, in 2,000 games."),
    ],
)
def test_one_word_and_so_many_of_ten_or_the_plain_count(usual: int, best: int, word: str, sentence: str) -> None:
    found = hard([by("greedy", usual), by("search:40", best)])
    assert (found.word("en"), found.sentence("en")) == (word, sentence)


def test_it_is_said_in_every_language() -> None:
    always, never = hard([by("greedy", 1000), by("learned", 1000)]), hard([by("greedy", 0), by("learned", 0)])
    assert always.sentence("fr") == "Un programme simple gagne 10 parties sur 10, le meilleur 10."
    assert never.sentence("de") == "Keines unserer Programme hat je gewonnen (2.000 Partien)."


def test_officer_is_not_called_harder_than_sergeant() -> None:
    ranks = hardness("peloponnes")
    assert ranks["officer"].of_ten > ranks["sergeant"].of_ten


def test_every_level_was_measured() -> None:
    for game in soloist.GAMES.values():
        assert [level.id for level in game.levels if how_hard(game, level.id)] == [level.id for level in game.levels]


def test_where_a_ruling_decides_every_reading_of_it_was_measured() -> None:
    """One of these was never won from field 0, the other seldom; the page says so and offers more of a field (SA-S20)."""
    game = soloist.GAMES["stone-age"]
    for level, told in (
        ("large-tribe", r"None of our computer players has won it, in [\d,]+ games\."),
        ("eternal-winter", ".* our best one 1 of 10 games."),
    ):
        found = how_hard(game, level)
        assert list(found) == [reading.value for reading in game.book.rulings[game.decides].readings]
        said = found["0"].sentence("en")
        assert re.fullmatch(told, said)
        assert found["10"].best.of_ten > 0
