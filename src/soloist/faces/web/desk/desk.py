"""The tables in play: cached in memory, and written to the store before a response is sent."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from soloist.engine.table import Table
from soloist.engine.text.errors import IllegalAnswer, SoloistError, UnknownClause, UnknownGame
from soloist.faces.web.desk.coaching import Busy, Reviewer, Thinker
from soloist.faces.web.parts.site import FACE
from soloist.library.database import Locked, MovedOn, NoTable, Unwritable
from soloist.library.own_edition import NoEntry
from soloist.library.store import Store, open_saved

KEPT = 300
"""How many tables stay in memory. The others are read from the store again when they are needed."""


class Stale(SoloistError):
    """The request refers to an older version of the table."""

    words = FACE


class Taken(SoloistError):
    """Another request is using this table right now."""

    words = FACE


@dataclass
class Seat:
    """A table with its id and its version, which counts every change: answer, undo, redo."""

    id: int
    version: int
    table: Table

    @cached_property
    def doubtful(self) -> bool:
        """Whether some components were recalled or reconstructed. Cached, because every page needs it."""
        return bool(self.table.game.doubtful(self.table.deal.edition))


def status_of(error: SoloistError) -> int:
    """The HTTP status of an error: not found, out of date, temporarily unavailable, no room, or bad request."""
    if isinstance(error, (NoTable, NoEntry, UnknownGame, UnknownClause)):
        return 404
    if isinstance(error, Stale):
        return 409
    if isinstance(error, (Locked, Busy)):
        return 503
    return 507 if isinstance(error, Unwritable) else 400


def later(status: int) -> dict[str, str]:
    """The Retry-After header, if a later request may succeed."""
    return {"Retry-After": "5"} if status == 503 else {}


def take_back(table: Table, number: int) -> None:
    while table.last is not None and table.last >= number and table.undo():
        pass


class Desk:
    """The open tables, used by many threads. Every table has its own lock, so nobody waits for another table."""

    def __init__(self, store: Store, thinker: Thinker, reviewer: Reviewer) -> None:
        self.store = store
        self.thinker = thinker
        self.reviewer = reviewer
        self._seats: OrderedDict[int, Seat] = OrderedDict()
        self._seats_lock = threading.Lock()
        self._taken: dict[int, tuple[threading.Lock, int]] = {}

    def deal(self, table: Table, source: int | None = None) -> Seat:
        """Store a new table. `source` is the id of the table that it is a copy of."""
        table.lay_one_by_one()
        return self._keep(Seat(self.store.add(table, source), 0, table))

    @contextmanager
    def sit(self, id: int, wait: bool = True) -> Iterator[Seat]:
        """The latest version of a table, locked. Without `wait`, raises Taken if the table is locked already."""
        with self._alone(id, wait):
            yield self._seat(id)

    def answer(self, seat: Seat, version: int, tokens: list[str]) -> None:
        """Answer the question. IllegalAnswer and Stale leave the table unchanged."""
        self._change(seat, version, lambda table: table.answer(*tokens))

    def answer_at_once(self, seat: Seat, version: int, tokens: list[str]) -> None:
        """The same for programs: a complete composition needs no confirmation."""

        def change(table: Table) -> None:
            table.answer(*tokens)
            table.confirm()

        self._change(seat, version, change)

    def undo(self, seat: Seat, version: int, turn: bool) -> None:
        self._change(seat, version, lambda table: table.undo(turn))

    def back(self, seat: Seat, version: int, number: int) -> None:
        """Undo the answer with this number in the log and all later ones."""
        self._change(seat, version, lambda table: take_back(table, number))

    def redo(self, seat: Seat, version: int) -> None:
        self._change(seat, version, lambda table: table.redo())

    def go_on(self, seat: Seat, version: int, table: Table) -> None:
        """Replace the table with a later position of the same game that was played on another device."""
        if seat.version != version:
            raise Stale("stale-answer")
        try:
            table.lay_one_by_one()
            self._keep(Seat(seat.id, self.store.save(seat.id, version, table), table))
        except MovedOn:
            self._forget(seat.id)
            raise Stale("stale-answer") from None

    def _change(self, seat: Seat, version: int, change: Callable[[Table], object]) -> None:
        if seat.version != version:
            raise Stale("stale-answer")
        before = seat.table.moves
        try:
            change(seat.table)
            if seat.table.moves != before:
                seat.version = self.store.save(seat.id, version, seat.table)
        except IllegalAnswer:
            raise
        except MovedOn:
            self._forget(seat.id)
            raise Stale("stale-answer") from None
        except BaseException:
            # The change was not stored, so drop the changed table from memory.
            self._forget(seat.id)
            raise

    def _seat(self, id: int) -> Seat:
        version = self.store.version(id)
        with self._seats_lock:
            seat = self._seats.get(id)
            if seat is not None and seat.version == version:
                self._seats.move_to_end(id)
                return seat
        saved = self.store.load(id)
        return self._keep(Seat(id, saved.version, open_saved(saved, one_by_one=True)))

    def _keep(self, seat: Seat) -> Seat:
        with self._seats_lock:
            self._seats[seat.id] = seat
            self._seats.move_to_end(seat.id)
            while len(self._seats) > KEPT:
                self._seats.popitem(last=False)
        return seat

    def _forget(self, id: int) -> None:
        with self._seats_lock:
            self._seats.pop(id, None)

    @contextmanager
    def _alone(self, id: int, wait: bool) -> Iterator[None]:
        """Lock a table. The lock exists only while somebody holds it or waits for it."""
        with self._seats_lock:
            lock, waiting = self._taken.get(id, (threading.Lock(), 0))
            self._taken[id] = (lock, waiting + 1)
        try:
            if not lock.acquire(blocking=wait):
                raise Taken("table-taken", id=str(id))
            try:
                yield
            finally:
                lock.release()
        finally:
            with self._seats_lock:
                waiting = self._taken[id][1] - 1
                if waiting:
                    self._taken[id] = (lock, waiting)
                else:
                    del self._taken[id]
