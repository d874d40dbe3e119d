"""The form for one entry of an edition: its fields, how each is entered, and the conversion of the input back to data."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from soloist.faces.web.parts.site import Guest
from soloist.library.own_edition import Item, OwnEdition, read_value, value_text

FEW = 8
"""A list of words has checkboxes if there are at most this many to choose from; else a select for each place, in order."""
ALSO = {"disaster": "protects"}
"""Fields that also offer the words of another field."""
HIDDEN = ("id", "confidence")

NUMBER, WORD, FLAG, SOME, ROW, GOODS, FILE = "number", "word", "flag", "some", "row", "goods", "file"


@dataclass(frozen=True)
class Input:
    """One HTML input: a text field, a checkbox or a select."""

    name: str
    label: str
    value: str
    ticked: bool = False


@dataclass(frozen=True)
class Field:
    """A field of the entry, the kind of its input, and the words to choose from with their names."""

    name: str
    label: str
    how: str
    inputs: list[Input]
    words: list[tuple[str, str]]


class EntryForm:
    """The form of an entry, filled with its data or with what the user typed."""

    def __init__(self, own: OwnEdition, item: Item, who: Guest, typed: Mapping[str, str] | None = None) -> None:
        self.item = item
        self.who = who
        self.typed = typed
        entries = [(one.kind, one.ours) for one in own.items if one.ours is not None]
        self._like = [data for kind, data in entries if kind == item.kind] + [item.data]
        self._all = [data for _, data in entries] + [item.data]
        names = [name for data in (item.data, *self._like) for name in data]
        self._names = [name for name in dict.fromkeys(names) if name not in HIDDEN]

    @property
    def fields(self) -> list[Field]:
        return [
            Field(name, self._label(name), self._how(name), list(self._inputs(name)), self._choices(name)) for name in self._names
        ]

    def data(self) -> dict[str, Any]:
        """The input as data. Invalid values stay in it; the edition reader refuses them later."""
        found: dict[str, Any] = {"id": self.item.id} if "id" in self.item.data else {}
        for name in self._names:
            value = self._read(name)
            if value is not None:
                found[name] = value
            elif not self._may_be_absent(name):
                found[name] = {FLAG: False, SOME: [], ROW: [], GOODS: {}}.get(self._how(name), "")
        return found

    # --- the kind of a field, inferred from all entries

    def _values(self, name: str, entries: Iterable[Mapping[str, Any]]) -> list[Any]:
        return [data[name] for data in entries if name in data]

    def _may_be_absent(self, name: str) -> bool:
        return not all(name in data for data in self._like)

    def _how(self, name: str) -> str:
        values = self._values(name, self._like)
        if all(isinstance(value, bool) for value in values):
            return FLAG
        if all(type(value) is int for value in values):
            return NUMBER
        if all(isinstance(value, str) for value in values):
            return WORD
        if all(_of(value, list, str) for value in values) and any(values):
            return SOME if len(self._words(name)) <= FEW else ROW
        return GOODS if all(_of(value, dict, int) for value in values) else FILE

    def _words(self, name: str) -> list[str]:
        """All words of this field anywhere in the edition."""
        found: list[str] = []
        for one in (name, ALSO.get(name, name)):
            for value in self._values(one, self._all):
                if isinstance(value, str):
                    found.append(value)
                elif _of(value, list, str):
                    found += value
        return list(dict.fromkeys(found))

    def _goods(self, name: str) -> list[str]:
        here = {good for value in self._values(name, self._all) if _of(value, dict, int) for good in value}
        # The order is the same in all fields of the game.
        every = [good for data in self._all for value in data.values() if _of(value, dict, int) for good in value]
        return [good for good in dict.fromkeys(every) if good in here]

    def _places(self, name: str) -> range:
        """One place more than the longest list has."""
        return range(max(len(value) for value in self._values(name, self._like)) + 1)

    # --- the form

    def _inputs(self, name: str) -> Iterable[Input]:
        value, label, how = self.item.data.get(name), self._label(name), self._how(name)
        if how == FLAG:
            yield self._tick(name, label, value is True)
        elif how in (NUMBER, WORD):
            yield self._input(name, label, "" if value is None else str(value))
        elif how == SOME:
            for word in self._words(name):
                yield self._tick(f"{name}.{word}", self._name(word), word in (value or []))
        elif how == ROW:
            row = value or []
            for place in self._places(name):
                yield self._input(f"{name}.{place + 1}", f"{label} {place + 1}", row[place] if place < len(row) else "")
        elif how == GOODS:
            for good in self._goods(name):
                yield self._input(f"{name}.{good}", self._label(good), str((value or {}).get(good, "")))
        else:
            yield self._input(name, label, "" if value is None else value_text(value))

    def _input(self, name: str, label: str, value: str) -> Input:
        return Input(name, label, value if self.typed is None else self._text(name))

    def _tick(self, name: str, label: str, ticked: bool) -> Input:
        return Input(name, label, "yes", ticked if self.typed is None else bool(self._text(name)))

    def _choices(self, name: str) -> list[tuple[str, str]]:
        return [(word, self._name(word)) for word in self._words(name)] if self._how(name) in (WORD, ROW) else []

    def _label(self, name: str) -> str:
        return self.who.t("box-field", field=name)

    def _name(self, word: str) -> str:
        place, dot, number = word.rpartition(".")
        if dot:
            return self.who.t("box-set", place=self.who.t("box-value", value=place), number=number)
        return self.who.t("box-value", value=word)

    # --- from the form back to data

    def _text(self, name: str) -> str:
        return (self.typed or {}).get(f"field-{name}", "").strip()

    def _read(self, name: str) -> Any:
        """The value that was entered for a field; None if it was left empty."""
        how = self._how(name)
        if how == FLAG:
            return True if self._text(name) else None
        if how == SOME:
            # The words of the entry come first and keep their order, so that an unchanged form gives unchanged data.
            words = dict.fromkeys([*self.item.data.get(name, []), *self._words(name)])
            return [word for word in words if self._text(f"{name}.{word}")] or None
        if how == ROW:
            return [word for place in self._places(name) if (word := self._text(f"{name}.{place + 1}"))] or None
        if how == GOODS:
            return {good: _number(text) for good in self._goods(name) if (text := self._text(f"{name}.{good}"))} or None
        text = self._text(name)
        if not text:
            return None
        return _number(text) if how == NUMBER else text if how == WORD else read_value(text)


def _of(value: object, container: type, inside: type) -> bool:
    """Whether the value is a list or dict (`container`) in which all values have the type `inside`."""
    if not isinstance(value, (list, dict)) or not isinstance(value, container):
        return False
    return all(type(one) is inside for one in (value.values() if isinstance(value, dict) else value))


def _number(text: str) -> int | str:
    return int(text) if re.fullmatch("[+-]?[0-9]{1,9}", text) else text
