"""The form for one entry of an edition: its inputs, filled with data or with what was typed, and the input as data again.

Data becomes a flat set of texts, one for each input (`rewards.1.effect`), and texts become data. So a form that comes back is
shown as it was typed, whatever is in it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.faces.web.parts import of_game
from soloist.faces.web.parts.shape import (
    BoxChoice,
    BoxField,
    FlagShape,
    NumberShape,
    NumbersShape,
    OnlyShape,
    Part,
    RowShape,
    RowsShape,
    Shape,
    SomeShape,
    TableShape,
    TablesShape,
    WordShape,
    inferred,
)
from soloist.faces.web.parts.site import Guest
from soloist.library.own_edition import Item, OwnEdition

HIDDEN = ("id", "confidence")
MOST_ROWS = 8
"""Most rows that a form takes. Real pieces have up to three."""
SHOWN = "was"
"""The input that says for which choice the other inputs were shown."""
YES = "yes"

NUMBER, WORD, FLAG, SOME, ROW, GROUP, ROWS, PART = "number", "word", "flag", "some", "row", "group", "rows", "part"


@dataclass(frozen=True)
class Control:
    """An input, or several under one heading. `when` are the words of the choice `of` for which it is shown, `later` the words
    of a choice whose inputs are not drawn yet."""

    how: str
    name: str
    label: str
    value: str = ""
    low: int = 0
    high: int = 0
    must: bool = True
    chooses: bool = False
    later: Sequence[str] = ()
    words: Sequence[tuple[str, str]] = ()
    inside: "Sequence[Control]" = ()
    of: str = ""
    when: Sequence[str] = ()
    shown: bool = True


@cache
def box_of(game: Game) -> ModuleType | None:
    """The game's module `box`: what can be entered for its pieces."""
    return game.original.found_in(of_game.FOLDER, "box")


def parts_of(own: OwnEdition, kind: str) -> Sequence[Part]:
    """The fields of the entries of a kind."""
    box = box_of(own.game)
    if box is not None:
        known: Mapping[str, Sequence[Part]] = box.shapes(own.items)
        if kind in known:
            return known[kind]
    like = [item.ours or item.data for item in own.items if item.kind == kind]
    return inferred([{name: value for name, value in data.items() if name not in HIDDEN} for data in like])


def title_of(own: OwnEdition, item: Item, who: Guest) -> str:
    """The name of a piece. Pieces without a name are called what is printed on them."""
    words, named = own.game.words, getattr(box_of(own.game), "NAMES", {}).get(item.kind)
    if named is not None:
        return words.say(Phrase(named[0], **{named[1]: item.id}), who.language)
    told = own.told.get(item.id)
    return who.t("box-value", value=item.id) if told is None else words.say(told.text, who.language)


class EntryForm:
    """The form of an entry, filled with its data or with what the user typed."""

    def __init__(self, own: OwnEdition, item: Item, who: Guest, typed: Mapping[str, str] | None = None) -> None:
        self.item = item
        self.who = who
        self.parts = parts_of(own, item.kind)
        self.texts = dict(_texts(self.parts, item.data, "")) if typed is None else _typed(typed)

    @property
    def controls(self) -> list[Control]:
        return list(_Drawing(self.texts, self.who).controls(self.parts, ""))

    def data(self) -> dict[str, Any]:
        """The input as data. Invalid values stay in it; the edition reader refuses them later."""
        named = {"id": self.item.id} if "id" in self.item.data else {}
        return {**named, **_Reading(self.texts, self.item.data).table(self.parts, "")}

    @property
    def unfinished(self) -> bool:
        """Whether something else was chosen than what the inputs were shown for. Without script, they can only be shown now."""
        return _Reading(self.texts, self.item.data).unfinished(self.parts, "")


def _typed(fields: Mapping[str, str]) -> dict[str, str]:
    return {name.removeprefix("field-"): text.strip() for name, text in fields.items() if name.startswith("field-")}


# --- data as texts


def _texts(parts: Sequence[Part], data: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    for part in parts:
        value = data.get(part.name)
        if value is None:
            continue
        name = f"{path}{part.name}"
        if isinstance(part, BoxChoice):
            yield name, str(value)
            yield f"{name}.{SHOWN}", str(value)
            yield from _of_case(part, str(value), data, path)
        else:
            yield from _of_value(part.shape, value, name)


def _of_case(part: BoxChoice, word: str, data: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    for place, inside in enumerate(_inside(part)):
        if word in inside.words:
            yield from _texts([inside.part], data, _case_path(path, part, place))


def _of_value(shape: Shape, value: Any, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(shape, FlagShape):
        yield name, YES if value is True else ""
    elif isinstance(shape, SomeShape):
        for word in value:
            yield f"{name}.{word}", YES
    elif isinstance(shape, RowShape | NumbersShape):
        for place, one in enumerate(value, start=1):
            yield f"{name}.{place}", str(one)
    elif isinstance(shape, RowsShape):
        for place, row in enumerate(value, start=1):
            for column, one in enumerate(row, start=1):
                yield f"{name}.{place}.{column}", str(one)
    elif isinstance(shape, TableShape):
        yield from _texts(shape.parts, value, f"{name}.")
    elif isinstance(shape, TablesShape):
        for place, one in enumerate(value, start=1):
            yield from _texts(shape.parts, one, f"{name}.{place}.")
    elif isinstance(shape, NumberShape | WordShape):
        yield name, str(value)


# --- the fields of a choice: equal fields of several words are one


@dataclass
class _Inside:
    part: Part
    words: list[str] = field(default_factory=list)


def _inside(choice: BoxChoice) -> list[_Inside]:
    found: list[_Inside] = []
    for word, parts in choice.cases.items():
        for part in parts:
            same = next((one for one in found if one.part == part), None)
            if same is None:
                same = _Inside(part)
                found.append(same)
            same.words.append(word)
    return found


def _case_path(path: str, choice: BoxChoice, place: int) -> str:
    """Fields with the same name may differ from word to word, so each has a path of its own."""
    return f"{path}{choice.name}-{place}."


# --- texts as inputs


class _Drawing:
    def __init__(self, texts: Mapping[str, str], who: Guest) -> None:
        self.texts = texts
        self.who = who

    def controls(self, parts: Sequence[Part], path: str, may_be_empty: bool = False, starts: bool = False) -> Iterator[Control]:
        """The inputs of these fields. `starts`: those that were not shown before begin with the first value."""
        for part in parts:
            name = f"{path}{part.name}"
            label = self.who.t("box-field", field=part.label or part.name)
            if isinstance(part, BoxChoice):
                yield from self._choice(part, path, label, may_be_empty)
            else:
                yield from self._field(part, name, label, part.must and not may_be_empty, starts)

    def _choice(self, part: BoxChoice, path: str, label: str, may_be_empty: bool) -> Iterator[Control]:
        name = f"{path}{part.name}"
        chosen = self.texts.get(name, "")
        words = [(word, self._name(part.says + word)) for word in part.cases]
        later = [word for inside in _inside(part) if _is_large(inside.part) for word in inside.words if word != chosen]
        yield Control(WORD, name, label, chosen, words=words, must=not may_be_empty, chooses=True, later=later)
        for place, inside in enumerate(_inside(part)):
            shown = chosen in inside.words
            if not shown and _is_large(inside.part):
                continue
            within = list(self.controls([inside.part], _case_path(path, part, place), starts=True))
            if within:
                yield Control(PART, name, "", inside=within, of=name, when=inside.words, shown=shown)

    def _field(self, part: BoxField, name: str, label: str, must: bool, starts: bool) -> Iterator[Control]:
        shape, text = part.shape, self.texts.get(name, "")
        begins = starts and must and name not in self.texts
        if isinstance(shape, NumberShape):
            low = shape.low if must else min(shape.low, 0)
            yield Control(NUMBER, name, label, str(shape.low) if begins else text, low, shape.high, must=must)
        elif isinstance(shape, WordShape):
            words = [(word, self._name(shape.says + word)) for word in shape.words]
            yield Control(WORD, name, label, shape.words[0] if begins else text, words=words, must=must)
        elif isinstance(shape, FlagShape):
            yield Control(FLAG, name, label, text)
        elif isinstance(shape, SomeShape):
            ticks = [self._tick(f"{name}.{word}", self._name(word)) for word in shape.words]
            yield Control(SOME, name, label, inside=ticks)
        elif isinstance(shape, RowShape):
            words = [(word, self._name(word)) for word in shape.words]
            places = range(1, max(shape.most, _filled(self.texts, name)) + 1)
            row = [Control(WORD, f"{name}.{n}", f"{label} {n}", self._at(name, n), must=False, words=words) for n in places]
            yield Control(ROW, name, label, inside=row)
        elif isinstance(shape, NumbersShape):
            places = range(1, shape.length + 1)
            row = [Control(NUMBER, f"{name}.{n}", f"{label} {n}", self._at(name, n), shape.low, shape.high) for n in places]
            yield Control(ROW, name, label, inside=row)
        elif isinstance(shape, RowsShape):
            yield Control(ROWS, name, label, inside=list(self._rows(shape, name)))
        elif isinstance(shape, TableShape):
            yield Control(GROUP, name, label, inside=list(self.controls(shape.parts, f"{name}.", starts=starts)))
        elif isinstance(shape, TablesShape):
            yield Control(ROWS, name, label, inside=list(self._tables(shape, name)))

    def _rows(self, shape: RowsShape, name: str) -> Iterator[Control]:
        for n in range(1, min(_filled(self.texts, name) + 1, MOST_ROWS) + 1):
            columns = [
                Control(
                    NUMBER,
                    f"{name}.{n}.{c}",
                    self.who.t("box-field", field=column),
                    self._at(f"{name}.{n}", c),
                    shape.low,
                    shape.high,
                    must=False,
                )
                for c, column in enumerate(shape.columns, start=1)
            ]
            yield Control(GROUP, f"{name}.{n}", self.who.t("box-row", number=n), inside=columns)

    def _tables(self, shape: TablesShape, name: str) -> Iterator[Control]:
        last = max((n for n in range(1, MOST_ROWS + 1) if _is_used(self.texts, shape.parts, f"{name}.{n}.")), default=0)
        for n in range(1, min(max(last + 1, shape.least), MOST_ROWS) + 1):
            inside = list(self.controls(shape.parts, f"{name}.{n}.", may_be_empty=True))
            yield Control(GROUP, f"{name}.{n}", self.who.t("box-row", number=n), inside=inside)

    def _tick(self, name: str, label: str) -> Control:
        return Control(FLAG, name, label, self.texts.get(name, ""))

    def _at(self, name: str, place: int) -> str:
        return self.texts.get(f"{name}.{place}", "")

    def _name(self, word: str) -> str:
        place, dot, number = word.rpartition(".")
        if dot:
            return self.who.t("box-set", place=self.who.t("box-value", value=place), number=number)
        return self.who.t("box-value", value=word)


def _is_large(part: Part) -> bool:
    """Whether the field has rows of its own. It is only drawn when it is needed."""
    return isinstance(part, BoxField) and isinstance(part.shape, TablesShape)


def _filled(texts: Mapping[str, str], name: str) -> int:
    """The last row or place of a list in which anything stands."""
    return max((n for n in range(1, MOST_ROWS + 1) if _any(texts, f"{name}.{n}")), default=0)


def _any(texts: Mapping[str, str], name: str) -> bool:
    return any(text for key, text in texts.items() if key == name or key.startswith(f"{name}."))


def _is_used(texts: Mapping[str, str], parts: Sequence[Part], path: str) -> bool:
    """Whether a row is filled in. If its first field is a choice, that decides: the other fields may be prepared."""
    if isinstance(parts[0], BoxChoice):
        return bool(texts.get(f"{path}{parts[0].name}"))
    return any(_any(texts, f"{path}{part.name}") for part in parts)


# --- texts as data


class _Reading:
    def __init__(self, texts: Mapping[str, str], before: Mapping[str, Any]) -> None:
        self.texts = texts
        self.before = before

    def table(self, parts: Sequence[Part], path: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for part in parts:
            if isinstance(part, BoxChoice):
                chosen = self.texts.get(f"{path}{part.name}", "")
                found[part.name] = chosen
                for place, inside in enumerate(_inside(part)):
                    if chosen in inside.words:
                        found.update(self.table([inside.part], _case_path(path, part, place)))
                continue
            value = self._value(part, f"{path}{part.name}")
            if value is not None:
                found[part.name] = value
        return found

    def _value(self, part: BoxField, name: str) -> Any:
        """The value that was entered for a field; None if it was left empty and may be."""
        shape, text = part.shape, self.texts.get(name, "")
        if isinstance(shape, OnlyShape):
            return shape.value
        if isinstance(shape, NumberShape):
            number = _number(text)
            # With the buttons − and +, people enter 0 to mean nothing.
            return None if not part.must and (text == "" or (number == 0 and shape.low > 0)) else number
        if isinstance(shape, WordShape):
            return text if text or part.must else None
        if isinstance(shape, FlagShape):
            return bool(text) if text or part.must else None
        found = self._several(shape, name)
        return found if found or part.must else None

    def _several(self, shape: Shape, name: str) -> Any:
        if isinstance(shape, SomeShape):
            # The words of the entry come first and keep their order, so that an unchanged form gives unchanged data.
            before = self.before.get(name)
            words = dict.fromkeys([*(before if isinstance(before, list) else []), *shape.words])
            return [word for word in words if self.texts.get(f"{name}.{word}")]
        if isinstance(shape, RowShape):
            return [word for n in range(1, MOST_ROWS + 1) if (word := self.texts.get(f"{name}.{n}", ""))]
        if isinstance(shape, NumbersShape):
            return [_number(self.texts.get(f"{name}.{n}", "")) for n in range(1, shape.length + 1)]
        if isinstance(shape, RowsShape):
            columns = range(1, len(shape.columns) + 1)
            rows = [n for n in range(1, MOST_ROWS + 1) if _any(self.texts, f"{name}.{n}")]
            return [[_number(self.texts.get(f"{name}.{n}.{column}", "")) for column in columns] for n in rows]
        if isinstance(shape, TableShape):
            return self.table(shape.parts, f"{name}.")
        if isinstance(shape, TablesShape):
            paths = [f"{name}.{n}." for n in range(1, MOST_ROWS + 1)]
            return [self.table(shape.parts, path) for path in paths if _is_used(self.texts, shape.parts, path)]
        return None

    def unfinished(self, parts: Sequence[Part], path: str) -> bool:
        return any(self._is_unfinished(part, path) for part in parts)

    def _is_unfinished(self, part: Part, path: str) -> bool:
        if isinstance(part, BoxField):
            if isinstance(part.shape, TableShape):
                return self.unfinished(part.shape.parts, f"{path}{part.name}.")
            if not isinstance(part.shape, TablesShape):
                return False
            return any(self.unfinished(part.shape.parts, f"{path}{part.name}.{n}.") for n in range(1, MOST_ROWS + 1))
        name = f"{path}{part.name}"
        chosen, shown = self.texts.get(name, ""), self.texts.get(f"{name}.{SHOWN}", "")
        for place, inside in enumerate(_inside(part)):
            if chosen not in inside.words:
                continue
            if shown not in inside.words and not _is_given(inside.part):
                return True
            if self.unfinished([inside.part], _case_path(path, part, place)):
                return True
        return False


def _is_given(part: Part) -> bool:
    return isinstance(part, BoxField) and isinstance(part.shape, OnlyShape)


def _number(text: str) -> int | str:
    return int(text) if re.fullmatch("[+-]?[0-9]{1,9}", text) else text
