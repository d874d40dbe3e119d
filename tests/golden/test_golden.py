"""Whole games on file: a change that alters any of them alters the rules, and needs a new revision of the game."""

from pathlib import Path

import pytest

import soloist
from tests.support.paths import RECORDS


def test_every_level_of_every_game_has_a_golden_record() -> None:
    found = {(path.parent.name, soloist.read(path.read_text(encoding="utf-8")).deal.level) for path in RECORDS}
    assert found == {(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_still_plays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = soloist.read(text)
    assert table.record() == text
    assert table.result is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_can_be_told_in_every_language(path: Path) -> None:
    table = soloist.read(path.read_text(encoding="utf-8"))
    lengths = {len(table.story(language).splitlines()) for language in soloist.LANGUAGES}
    assert len(lengths) == 1 and lengths.pop() > len(table.events)
