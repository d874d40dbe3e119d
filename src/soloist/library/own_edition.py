"""The own edition of a game: components as the owner of the box entered them, stored as an edition and merged entry by entry."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from soloist.engine.game import Game
from soloist.engine.kernel.scene import Component
from soloist.engine.table import Table
from soloist.engine.text.edition import Edition, parse, standard_tables, tables
from soloist.engine.text.errors import BadEdition, SoloistError
from soloist.engine.text.toml import write
from soloist.engine.text.words import Words
from soloist.library.store import Store

EMPTY = 'base = "standard"\n'
"""An edition without any changes."""
SOURCED = "sourced"
CHANGING = threading.Lock()
"""Changing an entry reads, changes and writes the whole edition. Without the lock two changes at once would lose one."""


class NoOwnEdition(SoloistError):
    """The owner has not entered anything for this game yet."""

    words = Words("soloist.library")


class NoEntry(SoloistError):
    """The edition has no entry of this kind and name."""

    words = Words("soloist.library")


@dataclass(frozen=True)
class Item:
    """One entry: its current fields, and its fields in the standard edition (None if that has no such entry)."""

    kind: str
    id: str
    data: Mapping[str, Any]
    ours: Mapping[str, Any] | None

    @property
    def mine(self) -> bool:
        return self.data != self.ours

    @property
    def confidence(self) -> str:
        return str(self.data.get("confidence", SOURCED))

    @property
    def entered(self) -> bool:
        """Whether the owner read it off the real piece. An entry that only changed with another one was not looked at."""
        return self.mine and self.confidence == SOURCED

    @property
    def wanted(self) -> bool:
        """Whether an owner should look at the real piece: ours may differ from it, or it was entered already."""
        return self.mine or self.confidence != SOURCED


class OwnEdition:
    """The edition of one owner: the standard edition, with the entries of the owner in place of ours."""

    def __init__(self, game: Game, text: str | None) -> None:
        self.game = game.original
        self.text = text or EMPTY
        standard = self.game.standard.text
        self.edition: Edition = self.game.edition(self.text)
        self._ours = dict(_entries(standard_tables(standard)))
        self._now = dict(_entries(parse(self.text, standard)))

    @property
    def items(self) -> list[Item]:
        return [Item(kind, id, data, self._ours.get((kind, id))) for (kind, id), data in self._now.items()]

    @cached_property
    def told(self) -> dict[str, Component]:
        """What the card reference says of each component, by its id."""
        return {one.id: one for one in self.game.reference(self.edition)}

    @property
    def mine(self) -> int:
        """How many entries differ from the standard edition."""
        return sum(item.mine for item in self.items)

    def item(self, kind: str, id: str) -> Item:
        found = self._now.get((kind, id))
        if found is None:
            raise NoEntry("box-no-entry", kind=kind, id=id)
        return Item(kind, id, found, self._ours.get((kind, id)))

    def changed(self, kind: str, id: str, data: Mapping[str, object], partner: Item | None = None) -> str:
        """Return the text with this entry replaced, marked as read off the real piece. Raise BadEdition if it is invalid.

        A partner is an entry that changes at the same time, because only both together are valid.
        """
        named = {"id": id} if "id" in self.item(kind, id).data else {}
        own = tables(self.text)
        if partner is not None:
            _put(own, partner.kind, partner.id, partner.data)
        _put(own, kind, id, {**named, **data, **named, "confidence": SOURCED})
        return checked(self.game, write(own))

    def without(self, kind: str, id: str) -> str:
        """Return the text with this entry reset to the standard edition."""
        ours, own = self.item(kind, id).ours, tables(self.text)
        if "base" in own or ours is None:
            _take(own, kind, id)
        else:
            _put(own, kind, id, ours)
        return checked(self.game, write(own))

    def with_all(self, lines: str) -> str:
        """Return the text with every entry of these TOML lines added or replaced."""
        own = tables(self.text)
        for (kind, id), data in _entries(tables(lines)):
            _put(own, kind, id, data)
        return checked(self.game, write(own))


def checked(game: Game, text: str) -> str:
    """Return the text unchanged. Raise BadEdition if it does not describe the components of the game."""
    game.edition(text)
    return text


def mine(store: Store, game: Game) -> Edition | None:
    """The owner's edition of a game or of its companion, or None if nothing was entered."""
    text = store.own_edition(game.original.id)
    return None if text is None else game.edition(text)


def asked_for(store: Store, game: Game) -> Edition:
    """Like `mine`, but raise NoOwnEdition if nothing was entered."""
    edition = mine(store, game)
    if edition is None:
        raise NoOwnEdition("box-none", game=game.original.id)
    return edition


def keep(store: Store, game: Game, text: str) -> None:
    """Check an edition and store it in place of the previous one."""
    store.keep_own_edition(game.original.id, checked(game.original, text))


def keep_entry(store: Store, game: Game, kind: str, id: str, data: Mapping[str, object], partner: Item | None = None) -> None:
    """Store one entry as the owner read it off the real piece, and its partner."""
    with CHANGING:
        _keep_what_differs(store, game, OwnEdition(game, store.own_edition(game.id)).changed(kind, id, data, partner))


def forget_entry(store: Store, game: Game, kind: str, id: str) -> None:
    """Reset one entry to the standard edition."""
    with CHANGING:
        _keep_what_differs(store, game, OwnEdition(game, store.own_edition(game.id)).without(kind, id))


def _keep_what_differs(store: Store, game: Game, text: str) -> None:
    """Store the own edition, or delete it if nothing in it differs from the standard edition."""
    if OwnEdition(game, text).mine:
        store.keep_own_edition(game.id, text)
    else:
        store.forget_own_edition(game.id)


def keep_new(store: Store, table: Table, before: str) -> None:
    """Add to the own edition what was entered at a table. A damaged edition stays as it is: its page says what is wrong.

    `before` is what was entered there before the last change. What that change took back leaves the own edition, and what it
    left alone is not added again: the owner may have corrected it meanwhile.
    """
    entered = table.game.entered(table.state)
    if entered == before:  # Parsing takes longer than everything else that saves an answer.
        return
    now, then = dict(_entries(tables(entered))), dict(_entries(tables(before)))
    new = {key: data for key, data in now.items() if then.get(key) != data}
    undone = {key: data for key, data in then.items() if key not in now}
    if not new and not undone:
        return
    game = table.game.original
    with CHANGING, suppress(BadEdition):
        text = store.own_edition(game.id)
        kept = dict(_entries(tables(text))) if text else {}
        own = tables(text or EMPTY)
        for (kind, id), data in undone.items():
            if kept.get((kind, id)) == data:
                _put_dealt(own, OwnEdition(game, table.deal.edition.text).item(kind, id))
        for (kind, id), data in new.items():
            _put(own, kind, id, data)
        if own != tables(text or EMPTY):
            _keep_what_differs(store, game, checked(game, write(own)))


def _put_dealt(own: dict[str, Any], item: Item) -> None:
    """Put an entry back as it was when the table was dealt."""
    if "base" in own and not item.mine:
        _take(own, item.kind, item.id)
    else:
        _put(own, item.kind, item.id, item.data)


# --- entries


def _entries(data: Mapping[str, object]) -> Iterator[tuple[tuple[str, str], Mapping[str, object]]]:
    """Every entry by kind and id. A single table has its kind as id, a table within a table its key."""
    for kind, value in data.items():
        if isinstance(value, list):
            for entry in value:
                if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                    yield (kind, entry["id"]), entry
        elif isinstance(value, dict):
            if value and all(isinstance(one, dict) for one in value.values()):
                for id, entry in value.items():
                    yield (kind, id), entry
            else:
                yield (kind, kind), value


def _put(own: dict[str, Any], kind: str, id: str, data: Mapping[str, object]) -> None:
    entry = deepcopy(dict(data))
    if "id" in entry:
        listed = own.setdefault(kind, [])
        place = next((number for number, one in enumerate(listed) if one.get("id") == id), len(listed))
        # Keep the position: the sets of Raiders are counted in the order of the settlements.
        listed[place : place + 1] = [entry]
    elif kind == id:
        own[kind] = entry
    else:
        own.setdefault(kind, {})[id] = entry


def _take(own: dict[str, Any], kind: str, id: str) -> None:
    value = own.get(kind)
    if isinstance(value, list):
        value[:] = [one for one in value if one.get("id") != id]
    elif isinstance(value, dict) and kind != id:
        value.pop(id, None)
    elif isinstance(value, dict):
        value.clear()
    if not value:
        own.pop(kind, None)
