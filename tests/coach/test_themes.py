"""Every number that the network sees belongs to one theme, and every theme has its words."""

import pytest

from soloist.coach.themes import SILENT, THEMES, WORDS, Reason
from soloist.engine.words import LANGUAGES
from soloist.players.value.weights import FEATURES

EVERY_GAME = pytest.mark.parametrize("game", list(FEATURES))


@EVERY_GAME
def test_every_number_has_its_theme(game: str) -> None:
    assert len(THEMES[game]) == FEATURES[game].count
    assert 6 <= len({*THEMES[game]} - {SILENT}) <= 9


@EVERY_GAME
def test_every_theme_can_be_said_both_ways_in_all_languages(game: str) -> None:
    for theme in {*THEMES[game]} - {SILENT}:
        assert WORDS.has(f"{game}-{theme}")
        for language in LANGUAGES:
            assert Reason(game, theme, 0.1).text(language) != Reason(game, theme, -0.1).text(language)
