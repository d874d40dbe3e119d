"""Every number that the network sees belongs to one theme, and every theme has its words."""

import pytest

from soloist.coach.themes import SIGNS, SILENT, THEMES, WORDS, Reason
from soloist.engine.text.words import LANGUAGES
from tests.players.known import FEATURES

EVERY_GAME = pytest.mark.parametrize("game", list(FEATURES))


@EVERY_GAME
def test_every_number_has_its_theme(game: str) -> None:
    assert len(THEMES[game]) == FEATURES[game].count
    assert 6 <= len({*THEMES[game]} - {SILENT}) <= 9


@EVERY_GAME
def test_every_theme_has_a_fact_to_check_it_by_unless_it_is_a_matter_of_opinion(game: str) -> None:
    """Protection from disasters is counted on the table instead."""
    checked = {theme for theme, sign in zip(THEMES[game], SIGNS[game], strict=True) if sign}
    assert {*THEMES[game]} - {SILENT} - checked <= {"clock", "workers", "disasters"}
    assert SILENT not in checked


@EVERY_GAME
def test_every_theme_can_be_said_both_ways_in_all_languages(game: str) -> None:
    for theme in {*THEMES[game]} - {SILENT}:
        assert WORDS.has(f"{game}-{theme}")
        for language in LANGUAGES:
            assert Reason(game, theme, 0.1).text(language) != Reason(game, theme, -0.1).text(language)
