"""Nothing is cut: what a player needs at a question is on the screen or one key away, and the count of it can fail."""

import pytest

import soloist
from soloist.engine.kernel.story import YOU
from soloist.faces.terminal.app import answering, table_view
from soloist.faces.terminal.position import Position
from tests.support.levels import every_level
from tests.support.loops import run_apart
from tests.support.screens import play

SMALL = (80, 24)


def lacks(game: str, level: str, language: str, size: tuple[int, int]) -> dict[str, int]:
    found, _ = run_apart(play(game, level, 3, language, size))
    assert found["questions"] > 10
    return {kind: count for kind, count in found.items() if kind != "questions" and count}


@pytest.mark.parametrize("language", ["fr", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "de"))])
def test_a_small_window_lacks_nothing(language: str) -> None:
    assert lacks("peloponnes", "general", language, SMALL) == {}


@pytest.mark.slow
@every_level
def test_no_level_lacks_anything(game: str, level: str) -> None:
    assert lacks(game, level, soloist.LANGUAGES[len(level) % 3], SMALL) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), zip(soloist.GAMES, 2 * [(100, 30), (120, 40)], strict=True))
def test_no_larger_window_lacks_anything(game: str, size: tuple[int, int]) -> None:
    """Each size in two games; `make screens` plays all."""
    assert lacks(game, soloist.GAMES[game].levels[0].id, "fr", size) == {}


def test_a_cut_answer_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    row_text = answering.row_text
    monkeypatch.setattr(table_view, "row_text", lambda *given: row_text(*given)[:6])
    assert "answer" in lacks("peloponnes", "soldier", "en", SMALL)


def test_an_event_that_is_left_out_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Position.told
    monkeypatch.setattr(
        Position, "told", lambda self, events, *given: told(self, [event for event in events if event.by == YOU], *given)
    )
    assert "event" in lacks("peloponnes", "soldier", "en", SMALL)
