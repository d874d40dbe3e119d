"""The tables in play: kept in memory, written to the store before anybody hears of them."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from soloist.engine.errors import IllegalAnswer, SoloistError, UnknownClause, UnknownGame
from soloist.engine.game import Table
from soloist.faces.web.site import FACE
from soloist.store import MovedOn, NoTable, Store, open_saved

KEPT = 300
"""How many tables stay in memory; the others are read again when they are asked for."""


class Stale(SoloistError):
    """The answer belongs to a position that is no longer on the table."""

    words = FACE


@dataclass
class Seat:
    """A table with its number and its version, which counts every change: answers, take-backs, answers given again."""

    id: int
    version: int
    table: Table

    @cached_property
    def doubtful(self) -> bool:
        """Whether some components were recalled or reconstructed; every page asks."""
        return bool(self.table.game.doubtful(self.table.deal.edition))


def status_of(error: SoloistError) -> int:
    """How HTTP names a refusal: 404 for what does not exist, 409 for what came late, 400 for the rest."""
    if isinstance(error, (NoTable, UnknownGame, UnknownClause)):
        return 404
    return 409 if isinstance(error, Stale) else 400


class Desk:
    """Used by one thread: requests come one after the other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seats: OrderedDict[int, Seat] = OrderedDict()

    def deal(self, table: Table) -> Seat:
        return self._keep(Seat(self.store.add(table), 0, table))

    def seat(self, id: int) -> Seat:
        """The table as the store has it, whoever answered last."""
        saved = self.store.load(id)
        seat = self._seats.get(id)
        if seat is not None and seat.version == saved.version:
            self._seats.move_to_end(id)
            return seat
        return self._keep(Seat(id, saved.version, open_saved(saved)))

    def answer(self, id: int, version: int, token: str) -> Seat:
        """IllegalAnswer and Stale leave the table as it is."""
        return self._change(id, version, lambda table: table.answer(token))

    def undo(self, id: int, version: int) -> Seat:
        return self._change(id, version, lambda table: table.undo())

    def redo(self, id: int, version: int) -> Seat:
        return self._change(id, version, lambda table: table.redo())

    def _change(self, id: int, version: int, change: Callable[[Table], object]) -> Seat:
        seat = self.seat(id)
        if seat.version != version:
            raise Stale("stale-answer")
        before = len(seat.table.log), seat.table.taken_back
        try:
            change(seat.table)
            if (len(seat.table.log), seat.table.taken_back) != before:
                seat.version = self.store.save(id, version, seat.table)
        except IllegalAnswer:
            raise
        except MovedOn:
            del self._seats[id]
            raise Stale("stale-answer") from None
        except BaseException:
            # What is not written has not happened.
            del self._seats[id]
            raise
        return seat

    def _keep(self, seat: Seat) -> Seat:
        self._seats[seat.id] = seat
        self._seats.move_to_end(seat.id)
        while len(self._seats) > KEPT:
            self._seats.popitem(last=False)
        return seat
