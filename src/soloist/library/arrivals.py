"""Import a table from another device: compare it with the saved tables of the same deal, then update one or add a new one.

An import never discards a saved answer. It updates a saved table only if the imported table continues that table.
"""

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
"""An upper bound for the number of pieces in one composed answer."""


class Kin(Enum):
    """How the imported table relates to the nearest saved table."""

    NEW = "new"
    SAME = "same"
    FURTHER = "further"
    BEHIND = "behind"
    APART = "apart"


@dataclass(frozen=True)
class Place:
    """The nearest saved table, if any has the same deal, and how the imported table relates to it."""

    kin: Kin
    near: Saved | None = None


def place_of(store: Store, parcel: Parcel) -> Place:
    """Find the saved table that is nearest to the parcel.

    Prefer a table with the same answers, then one that the parcel continues, then one that continues the parcel, then any other
    table of the deal. Of several candidates, take the one with the most answers.
    """
    found: list[tuple[Kin, int, Saved]] = []
    for row in store.beginning(beginning_of(parcel.table.deal, parcel.table.fate_name), parcel.copied):
        try:
            saved = store.load(row.id)
            here = open_saved(saved)
        except SoloistError:
            # The saved table was played under older rules, or it is damaged. Leave it alone.
            continue
        found.append((kin_of(parcel.table, here), len(here.log), saved))
    for kin in (Kin.SAME, Kin.FURTHER, Kin.BEHIND, Kin.APART):
        near = [(length, saved) for one, length, saved in found if one is kin]
        if near:
            return Place(kin, max(near, key=lambda one: one[0])[1])
    return Place(Kin.NEW)


def keep(store: Store, parcel: Parcel, language: str) -> int:
    """Save the parcel and return its table number. Reuse a saved table with the same or fewer answers, or add a new one."""
    place, table = place_of(store, parcel), parcel.table
    if place.near is not None and place.kin in (Kin.SAME, Kin.FURTHER):
        if place.kin is Kin.FURTHER:
            store.save(place.near.id, place.near.version, continued(open_saved(place.near), table))
        return place.near.id
    return add(store, parcel, place, language)


def continued(here: Table, comes: Table) -> Table:
    """Return the imported table, which replaces the shorter saved one, with the larger of the two undo counts."""
    comes.taken_back = max(here.taken_back, comes.taken_back)
    return comes


def add(store: Store, parcel: Parcel, place: Place, language: str) -> int:
    """Add the parcel as a new table. If its deal was saved before, name the table so that the two can be told apart."""
    id = store.add(parcel.table, 0 if parcel.copied else None)
    if place.kin is not Kin.NEW:
        store.note(id, WORDS.say(Phrase("from-elsewhere", game=parcel.table.game.short_title(language)), language))
    return id


def kin_of(comes: Table, here: Table) -> Kin:
    """Compare the imported table with a saved table of the same deal."""
    if _words(comes) == _words(here):
        return Kin.SAME
    if _goes_on(comes, here):
        return Kin.FURTHER
    return Kin.BEHIND if _goes_on(here, comes) else Kin.APART


def _goes_on(longer: Table, shorter: Table) -> bool:
    """Whether `longer` begins with all answers of `shorter`. The pieces of an unfinished draft may be in another order."""
    words, settled = _words(longer), shorter.settled
    after = words[len(settled) : len(settled) + LONGEST_DRAFT]
    return words[: len(settled)] == settled and Counter(_words(shorter)[len(settled) :]) <= Counter(after)


def _words(table: Table) -> list[str]:
    return [given.token for given in table.log]
