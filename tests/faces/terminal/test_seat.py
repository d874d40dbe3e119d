"""A seat in the terminal: what is read off real components goes into the owner's edition at once."""

from pathlib import Path

import pytest

import soloist
from soloist.faces.terminal.seat import Seat
from soloist.library import own_edition
from soloist.library.own_edition import OwnEdition
from soloist.library.store import Store

RAIDERS = soloist.GAMES["raiders"]
FIRST = ("own", "ready", "done", "outpost-right", "new-card", "3", "2", "6", "2-1", "0", "1", "1", "mill")
SECOND = ("done", "monastery-left", "new-card", "5", "4", "6", "2-1", "0", "1", "1", "barracks")
"""Two cards of his, entered from the real ones in two turns."""


@pytest.fixture
def seat(tmp_path: Path) -> Seat:
    seat = Seat.new(Store(tmp_path / "tables.db"), soloist.COMPANIONS["raiders"].deal(seed="K7Q2"))
    for token in FIRST:
        seat.answer(token)
    return seat


def entered(seat: Seat) -> dict[str, object]:
    """The VP of the cards in the box that are the owner's."""
    whole = OwnEdition(RAIDERS, seat.store.own_edition("raiders"))
    return {item.id: item.data["vp"] for item in whole.items if item.mine}


def test_a_card_that_is_entered_is_kept_and_leaves_with_undo(seat: Seat) -> None:
    (first,) = entered(seat)
    for token in SECOND:
        seat.answer(token)
    assert len(entered(seat)) == 2
    assert seat.undo()
    assert list(entered(seat)) == [first]
    assert seat.redo() and len(entered(seat)) == 2


def test_a_card_that_the_owner_corrected_meanwhile_stays_corrected(seat: Seat) -> None:
    (card,) = entered(seat)
    data = OwnEdition(RAIDERS, seat.store.own_edition("raiders")).item("tactic", card).data
    own_edition.keep_entry(seat.store, RAIDERS, "tactic", card, {**data, "vp": 9})
    for token in SECOND:
        seat.answer(token)
    assert entered(seat)[card] == 9
