"""A person's seat at a saved table: every answer, undo and redo is saved at once, so nothing is lost however the program ends."""

import soloist
from soloist.engine.catalogue import read_record
from soloist.engine.kernel.story import YOU, Event
from soloist.engine.question import Option
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.faces.terminal.speech import FACE
from soloist.library import own_edition
from soloist.library.database import MovedOn, StoreError
from soloist.library.store import Saved, Store, open_saved


class NotSaved(SoloistError):
    """The table was continued elsewhere; the seat now shows that position."""

    words = FACE


class Seat:
    """A table, and its place in the store."""

    def __init__(self, store: Store, id: int, table: Table, version: int) -> None:
        self.store = store
        self.id = id
        self.table = table
        self.version = version
        self.seen = len(table.events) - len(table.news)
        """How many events happened before the last answer."""
        self._kept = table.record()
        """The record as saved."""
        self._entered = table.game.entered(table.state)
        """The components that were read off the real ones by then."""

    @classmethod
    def new(cls, store: Store, table: Table) -> "Seat":
        """Save a new table. Its set-up is news."""
        seat = cls(store, store.add(table), table, 0)
        seat.seen = 0
        return seat

    @classmethod
    def at(cls, store: Store, saved: Saved) -> "Seat":
        return cls(store, saved.id, open_saved(saved, one_by_one=True), saved.version)

    @property
    def news(self) -> list[Event]:
        """What happened since the last answer."""
        return self.table.events[self.seen :]

    def answer(self, *answers: Option | str) -> None:
        """Answer and save. Raise IllegalAnswer, NotSaved or StoreError; then nothing of this call has counted."""
        before = list(self.table.events)
        self.table.answer(*answers)
        self._see_from(before)
        self._save()

    def undo(self, turn: bool = False) -> list[str] | None:
        """Undo an answer or the turn. Return the tokens taken back, or None if there is nothing to undo."""
        log = self.table.log
        if not self.table.undo(turn=turn):
            return None
        self.seen = len(self.table.events)
        self._save()
        return [given.token for given in log[len(self.table.log) :] if given.by == YOU]

    def redo(self) -> bool:
        before = list(self.table.events)
        if not self.table.redo():
            return False
        self._see_from(before)
        self._save()
        return True

    def _see_from(self, before: list[Event]) -> None:
        """What differs from the events before is news. The last piece of a composed answer changes events that were told."""
        pairs = zip(before, self.table.events, strict=False)
        self.seen = next(
            (number for number, (old, new) in enumerate(pairs) if old != new), min(len(before), len(self.table.events))
        )

    def _save(self) -> None:
        try:
            self.version = self.store.save(self.id, self.version, self.table)
            own_edition.keep_new(self.store, self.table, self._entered)
        except MovedOn:
            saved = self.store.load(self.id)
            self.table, self.version = open_saved(saved, self.table.one_by_one), saved.version
            raise NotSaved("moved-on", id=self.id) from None
        except StoreError:
            self.table = read_record(soloist.EVERY, self._kept, self.table.deal.edition, self.table.one_by_one)
            raise
        finally:
            self.seen = min(self.seen, len(self.table.events))
            self._kept = self.table.record()
            self._entered = self.table.game.entered(self.table.state)
