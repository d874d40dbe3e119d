"""What a form of My box offers is what the reader of editions takes: the same fields, numbers and words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import soloist
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry
from soloist.engine.text.errors import BadEdition
from soloist.faces.web.games.guilds_of_london import box as guilds
from soloist.faces.web.games.peloponnes import box as peloponnes
from soloist.faces.web.games.raiders import box as raiders
from soloist.faces.web.games.stone_age import box as stone_age
from soloist.faces.web.pages.entry_form import EntryForm, parts_of
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
from soloist.games.guilds_of_london.aims import AIMS
from soloist.games.guilds_of_london.components import CARD, TILE, TOKEN
from soloist.games.guilds_of_london.effects import kinds_on
from soloist.games.peloponnes.effects import HERO_ABILITIES
from soloist.games.raiders.crew_effects import CREW_EFFECTS
from soloist.games.raiders.hall_effects import HALL_EFFECTS
from soloist.games.stone_age.effects import GAINS
from soloist.library.own_edition import OwnEdition
from tests.support.levels import every_game


class Asked(Entry):
    """An entry that records which numbers and words its reader asks for."""

    def __init__(self, data: Mapping[str, object]) -> None:
        super().__init__(Phrase("edition-file"), dict(data))
        self.asked: dict[str, Shape] = {}

    def number(self, field: str, low: int, high: int) -> int:
        self.asked[field] = OnlyShape(low) if low == high else NumberShape(low, high)
        return super().number(field, low, high)

    def word(self, field: str, among: Sequence[str]) -> str:
        self.asked[field] = OnlyShape(among[0]) if len(among) == 1 else WordShape(tuple(among))
        return super().word(field, among)


def samples(parts: Sequence[Part]) -> Iterator[dict[str, Any]]:
    """Data of these fields with the largest numbers; one for each word of a choice."""
    found: list[dict[str, Any]] = [{}]
    for part in parts:
        if isinstance(part, BoxField):
            found = [{**one, part.name: large(part.shape)} for one in found]
        else:
            cases = [{part.name: word, **one} for word, inside in part.cases.items() for one in samples(inside)]
            found = [{**one, **case} for one in found for case in cases]
    yield from found


def large(shape: Shape) -> Any:
    if isinstance(shape, NumberShape):
        return shape.high
    if isinstance(shape, OnlyShape):
        return shape.value
    assert isinstance(shape, WordShape)
    return shape.words[0]


def bare(shape: Shape) -> Shape:
    return WordShape(tuple(shape.words)) if isinstance(shape, WordShape) else shape


def within(parts: Sequence[Part], data: Mapping[str, Any]) -> dict[str, Shape]:
    """The shape of every field that is in the data."""
    found: dict[str, Shape] = {}
    for part in parts:
        if isinstance(part, BoxField):
            found[part.name] = bare(part.shape)
        else:
            found[part.name] = WordShape(tuple(part.cases))
            found |= within(part.cases[data[part.name]], data)
    return found


def plain_effects(place: str) -> Mapping[str, Sequence[Part]]:
    shape = guilds.effects(place, "rewards").shape
    assert isinstance(shape, TablesShape) and isinstance(shape.parts[0], BoxChoice)
    return shape.parts[0].cases


def choice(parts: Sequence[Part], name: str) -> Mapping[str, Sequence[Part]]:
    return next(part.cases for part in parts if isinstance(part, BoxChoice) and part.name == name)


CASES: list[tuple[Mapping[str, Sequence[Part]], Sequence[Any]]] = [
    *((plain_effects(place), kinds_on(place)) for place in (CARD, TILE, TOKEN)),
    (choice(guilds.shapes([])["mayoral"], "count"), AIMS),
    (raiders.HALL, HALL_EFFECTS),
    (raiders.CREW, CREW_EFFECTS),
    (choice(peloponnes.shapes([])["hero"], "ability"), HERO_ABILITIES),
    (choice(stone_age.shapes([])["card"], "gain"), GAINS),
]


@pytest.mark.parametrize(("cases", "kinds"), CASES)
def test_every_effect_has_the_fields_that_its_reader_asks_for(cases: Mapping[str, Sequence[Part]], kinds: Sequence[Any]) -> None:
    assert set(cases) == {kind.name for kind in kinds}
    for kind in kinds:
        if kind.name == "choose-one":
            continue
        for data in samples(cases[kind.name]):
            entry = Asked(data)
            kind.read(entry)
            asked = dict(entry.asked)
            offered = within(cases[kind.name], data)
            if data.get("pay") not in (None, "crew"):
                # The reader asks twice, the second time without the crew.
                offered["pay"] = asked["pay"]
            assert asked == offered, kind.name


def paths(parts: Sequence[Part], data: dict[str, Any]) -> Iterator[tuple[Part, dict[str, Any]]]:
    """Every field with the table that contains it, without the fields of effects."""
    for part in parts:
        yield part, data
        if isinstance(part, BoxField) and isinstance(part.shape, TableShape) and not isinstance(part.shape.parts[0], BoxChoice):
            yield from paths(part.shape.parts, data.setdefault(part.name, {}))
        if isinstance(part, BoxChoice):
            yield from paths(part.cases[data[part.name]], data)


def expected(part: Part) -> tuple[str, dict[str, Any]]:
    """What the reader says that it expects of a field of this shape."""
    if isinstance(part, BoxChoice):
        return "edition-one-of", {"words": ", ".join(part.cases)}
    shape = part.shape
    if isinstance(shape, NumberShape):
        return "edition-number", {"low": shape.low, "high": shape.high}
    if isinstance(shape, NumbersShape):
        return "edition-numbers", {"length": shape.length, "low": shape.low, "high": shape.high}
    if isinstance(shape, RowsShape):
        return "edition-rows", {"width": len(shape.columns), "low": shape.low, "high": shape.high}
    if isinstance(shape, WordShape):
        return "edition-one-of", {"words": ", ".join(shape.words)}
    if isinstance(shape, FlagShape):
        return "edition-one-of", {"words": "true, false"}
    if isinstance(shape, SomeShape | RowShape):
        return "edition-some-of", {"words": ", ".join(shape.words)}
    assert isinstance(shape, TablesShape)
    return "edition-list", {}


@every_game
def test_every_field_offers_what_the_reader_expects(game: str) -> None:
    """If a value is invalid, the error of the reader says what it expects."""
    whole = OwnEdition(soloist.GAMES[game], None)
    for kind, item in {item.kind: item for item in whole.items}.items():
        parts = parts_of(whole, kind)
        for number in range(len(list(paths(parts, dict(item.data))))):
            data = {name: dict(value) if isinstance(value, dict) else value for name, value in item.data.items()}
            part, place = list(paths(parts, data))[number]
            if isinstance(part, BoxField) and isinstance(part.shape, TableShape):
                continue
            place[part.name] = "odd"
            with pytest.raises(BadEdition) as error:
                whole.changed(kind, item.id, data)
            found = error.value.phrase.values["expected"]
            assert isinstance(found, Phrase) and error.value.phrase.values["field"] == part.name
            message, values = expected(part)
            if isinstance(part, BoxField) and isinstance(part.shape, RowShape):
                # Which sets fit depends on the kind of the card.
                assert set(str(found.values["words"]).split(", ")) <= set(part.shape.words)
                continue
            assert (found.message, found.values) == (message, values), f"{kind}.{part.name}"


def test_a_game_without_a_description_gets_a_form_from_its_own_edition() -> None:
    entries = [
        {
            "lift": 1,
            "on": True,
            "kind": "a",
            "bag": {"wood": 1},
            "steps": [1, 2],
            "words": ["x"],
            "does": [{"effect": "go", "n": 1}],
        },
        {"lift": 2, "on": False, "kind": "b", "bag": {}, "steps": [3, 4], "words": ["y", "z"], "does": []},
    ]
    shapes = {part.name: part.shape for part in inferred(entries) if isinstance(part, BoxField)}
    assert [type(shape) for shape in shapes.values()] == [
        NumberShape,
        FlagShape,
        WordShape,
        TableShape,
        NumbersShape,
        SomeShape,
        TablesShape,
    ]
    assert inferred([{"odd": 1.5}, {"odd": "x"}]) == []


@every_game
def test_every_input_and_every_word_has_a_name_in_every_language(game: str) -> None:
    whole = OwnEdition(soloist.GAMES[game], None)
    for item in {item.kind: item for item in whole.items}.values():
        for language in soloist.LANGUAGES:
            waiting = list(EntryForm(whole, item, Guest(language, "auto", "on", "/")).controls)
            for control in waiting:
                waiting += control.inside
                field = control.name.rpartition(".")[2]
                assert control.how in ("part", "flag") or control.label != field or field == "prestige", control.name
                assert "_" not in control.label
                for word, name in control.words:
                    assert "-" not in name or " " in name or name == "Avant-poste", word
                    assert name != word or word in ("A", "B", "C") or language == "en" or word == "points", word
