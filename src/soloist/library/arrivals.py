"""A table that comes from another device: where it belongs among those that are here. Nothing is ever overwritten."""

from collections import Counter
from dataclasses import dataclass
from enum import Enum

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.parcel import Parcel
from soloist.engine.table import Table
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import Words
from soloist.library.store import Saved, Store, beginning_of, open_saved

WORDS = Words("soloist.library")
LONGEST_DRAFT = 20
"""No answer of several pieces has more."""


class Kin(Enum):
    """What the table that comes is to the nearest one here."""

    NEW = "new"
    SAME = "same"
    FURTHER = "further"
    BEHIND = "behind"
    APART = "apart"


@dataclass(frozen=True)
class Place:
    """Which of the tables here is nearest, if one is of the same deal."""

    kin: Kin
    near: Saved | None = None


def place_of(store: Store, parcel: Parcel) -> Place:
    """The same answers before anything else, then the most that it goes on from, then one that is further, then any."""
    found: list[tuple[Kin, int, Saved]] = []
    for row in store.beginning(beginning_of(parcel.table.deal, parcel.table.fate_name), parcel.copied):
        try:
            saved = store.load(row.id)
            here = open_saved(saved)
        except SoloistError:
            # Of earlier rules, or damaged: it stays as it is.
            continue
        found.append((kin_of(parcel.table, here), len(here.log), saved))
    for kin in (Kin.SAME, Kin.FURTHER, Kin.BEHIND, Kin.APART):
        near = [(length, saved) for one, length, saved in found if one is kin]
        if near:
            return Place(kin, max(near, key=lambda one: one[0])[1])
    return Place(Kin.NEW)


def keep(store: Store, parcel: Parcel, language: str) -> int:
    """The number of the table: the one that is here and goes on, or a new one, with a name if its deal was here already."""
    place, table = place_of(store, parcel), parcel.table
    if place.near is not None and place.kin in (Kin.SAME, Kin.FURTHER):
        if place.kin is Kin.FURTHER:
            store.save(place.near.id, place.near.version, continued(open_saved(place.near), table))
        return place.near.id
    return add(store, parcel, place, language)


def continued(here: Table, comes: Table) -> Table:
    """The table that comes in the place of the one it goes on from; what was taken back here is not forgotten."""
    comes.taken_back = max(here.taken_back, comes.taken_back)
    return comes


def add(store: Store, parcel: Parcel, place: Place, language: str) -> int:
    """One more table."""
    id = store.add(parcel.table, 0 if parcel.copied else None)
    if place.kin is not Kin.NEW:
        store.note(id, WORDS.say(Phrase("from-elsewhere", game=parcel.table.game.short_title(language)), language))
    return id


def kin_of(comes: Table, here: Table) -> Kin:
    """What one table is to another of the same deal."""
    if _words(comes) == _words(here):
        return Kin.SAME
    if _goes_on(comes, here):
        return Kin.FURTHER
    return Kin.BEHIND if _goes_on(here, comes) else Kin.APART


def _goes_on(longer: Table, shorter: Table) -> bool:
    """Whether all answers of the one begin the other; pieces of an open draft may lie there in another order."""
    words, settled = _words(longer), shorter.settled
    after = words[len(settled) : len(settled) + LONGEST_DRAFT]
    return words[: len(settled)] == settled and Counter(_words(shorter)[len(settled) :]) <= Counter(after)


def _words(table: Table) -> list[str]:
    return [given.token for given in table.log]
