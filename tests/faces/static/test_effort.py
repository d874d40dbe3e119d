"""What the coach tries follows from how fast games run, not from a constant."""

from typing import Any

import pytest

import soloist
from soloist.coach.hints import SECONDS
from soloist.faces.static.effort import DESKTOP, EFFORT, FIRST, LONGER, MOST_PATIENCE, Effort
from soloist.faces.web.parts.site import TEMPLATES
from soloist.library.store import Store
from soloist.players.of_game import budget_of


def as_fast_as(share: float) -> Effort:
    found = Effort()
    found.rate = DESKTOP * share
    return found


@pytest.mark.parametrize("share", [3.0, 1.0])
def test_a_fast_browser_does_what_a_desktop_does(share: float) -> None:
    effort = as_fast_as(share)
    assert (effort.hint_seconds(), effort.tries(200)) == (SECONDS, 200)


def test_at_half_the_speed_it_tries_as_much_in_twice_the_time() -> None:
    effort = as_fast_as(1 / LONGER)
    assert (effort.hint_seconds(), effort.tries(200)) == (LONGER * SECONDS, 200)


def test_below_that_it_tries_less_and_takes_no_longer() -> None:
    effort = as_fast_as(1 / (4 * LONGER))
    assert (effort.hint_seconds(), effort.tries(200)) == (LONGER * SECONDS, 50)
    assert SECONDS < effort.patience() <= MOST_PATIENCE


def test_nothing_measured_yet_is_slow() -> None:
    assert Effort().tries(200) == 1
    assert Effort().patience() == MOST_PATIENCE


def test_the_fastest_piece_counts() -> None:
    effort = Effort()
    effort.measure(FIRST)
    first = effort.rate
    assert first > 0
    effort.measure(0)
    assert effort.rate == first


def test_hints_and_reviews_ask_for_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    # The import changes globals of the templates for the whole process, so restore them afterwards.
    for name in ("base", "static"):
        monkeypatch.setitem(TEMPLATES.globals, name, TEMPLATES.globals[name])
    from soloist.faces.static import alone

    given: dict[str, Any] = {}
    monkeypatch.setattr(Effort, "measure", lambda self, seconds: given.update(measured=seconds))
    monkeypatch.setattr(alone, "hint", lambda table, seconds, patience: given.update(seconds=seconds, patience=patience))
    monkeypatch.setattr(alone, "in_steps", lambda table, tries: given.update(tries=tries))
    monkeypatch.setattr(EFFORT, "rate", DESKTOP / (4 * LONGER))
    table = soloist.GAMES["peloponnes"].deal("general", "2")
    while table.question is not None:
        table.answer(table.question.options[0])
    saved = store.add(table)
    alone.finished(alone.ThinkerHere().think(store.load(saved), None))  # type: ignore[arg-type]
    alone.ReviewerHere(store).start(store.load(saved), table)
    assert given["seconds"] == EFFORT.hint_seconds() and given["patience"] == EFFORT.patience()
    assert given["tries"] == budget_of(table.game).tries // 4
    assert given["measured"] > 0
