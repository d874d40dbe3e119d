"""How the finished tables went, counted from the store."""

from pathlib import Path

import soloist
from soloist.library.history import history
from soloist.library.store import Store


def played(store: Store, *outcomes: str, game: str = "stone-age", level: str = "basic") -> None:
    record = soloist.GAMES["stone-age"].deal(seed="K7Q2").record()
    for outcome in outcomes:
        store.put(game, level, 9, outcome, record, None, f"2026-01-01T10:00:{store.count():02}+00:00")


def test_nothing_played_is_no_error(tmp_path: Path) -> None:
    found = history(Store(tmp_path / "tables.db"))
    assert (found.played, found.won, found.in_a_row, found.last(10)) == (0, 0, 0, [])


def test_played_won_the_most_in_a_row_and_the_last_with_the_newest_at_the_end(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    played(store, "won", "won", "won", "lost", "won", "", "won", "drawn", "lost")
    found = history(store)
    assert (found.played, found.won, found.in_a_row) == (8, 5, 3)
    assert found.last(3) == ["won", "drawn", "lost"]


def test_a_game_and_a_level_have_a_history_of_their_own(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    played(store, "won", "lost")
    played(store, "won", level="cool-night")
    played(store, "lost", game="raiders", level="normal")
    found = history(store)
    assert (found.of("stone-age").won, found.of("stone-age").played) == (2, 3)
    assert (found.of("stone-age", "cool-night").won, found.of("stone-age", "cool-night").played) == (1, 1)
