"""Every number that the network sees has a name and belongs to one theme, and every theme has its words."""

import itertools

import pytest

import soloist
from soloist.coach.themes import Reason, is_counted, is_theme
from soloist.engine.text.words import LANGUAGES
from soloist.players.features import SILENT, Features
from tests.players.known import FEATURES
from tests.support.playing import played
from tests.support.toy_game import GAME as TOY

EVERY_GAME = pytest.mark.parametrize("game", list(FEATURES))


def themes(features: Features) -> set[str]:
    return {number.theme for number in features.numbers} - {SILENT}


@EVERY_GAME
def test_a_few_themes_and_a_name_of_its_own_for_every_number(game: str) -> None:
    names = [number.name for number in FEATURES[game].numbers]
    assert 6 <= len(themes(FEATURES[game])) <= 9
    assert len({*names}) == len(names) and all(names)


@EVERY_GAME
def test_every_theme_has_a_fact_to_check_it_by_unless_it_is_a_matter_of_opinion(game: str) -> None:
    """Protection from disasters is counted on the table instead."""
    checked = {number.theme for number in FEATURES[game].numbers if number.sign} | {FEATURES[game].counted_theme}
    assert themes(FEATURES[game]) - checked <= {"clock", "workers"}
    assert SILENT not in {number.theme for number in FEATURES[game].numbers if number.sign}


@EVERY_GAME
def test_every_theme_can_be_said_both_ways_in_all_languages(game: str) -> None:
    known = soloist.GAMES[game]
    for theme in themes(FEATURES[game]):
        assert known.words.has(f"theme-{theme}") and is_theme(known, theme)
        for language in LANGUAGES:
            assert Reason(known.package, theme, 0.1).text(language) != Reason(known.package, theme, -0.1).text(language)


@EVERY_GAME
def test_an_amount_that_a_game_counts_has_a_worth_and_is_named_in_all_languages(game: str) -> None:
    known, features = soloist.GAMES[game], FEATURES[game]
    assert set(features.amounts(played(game, "K7Q2").state)) == set(features.worths)
    assert all(worth > 0 for worth in features.worths.values()), "more is better"
    for name in features.worths:
        assert is_counted(known, name)
        for language, amount in itertools.product(LANGUAGES, (1, 7)):
            more, less = (Reason(known.package, name, points, amount).text(language) for points in (0.1, -0.1))
            assert str(amount) in more and str(amount) in less and more != less, name


def test_a_game_without_features_has_no_themes() -> None:
    assert not is_theme(TOY, "food") and not is_counted(TOY, "food")
