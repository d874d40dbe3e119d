"""The companion of Stone Age: the card of the hunger phase, and the food it asks for."""

import pytest

from soloist.engine.companion import CORRECT
from soloist.games.stone_age.companion import COMPANION
from tests.games.stone_age.companion import asked, due, sat_down, tap, tokens


@pytest.mark.parametrize(("card", "extra"), [("green", 4), ("shaman", 4), ("builder", 3), ("farmer", 6), ("toolmaker 7", 7)])
def test_each_card_asks_for_its_own(card: str, extra: int) -> None:
    guest = sat_down()
    guest.s.figures, guest.s.given, guest.s.field = [2, 4, 3, 2], 3, 6
    tap(guest, card)
    assert due(guest.s) == (11, extra)


def test_a_large_tribe_eats_twice_but_its_shaman_does_not() -> None:
    assert due(tap(sat_down("large-tribe"), "shaman").s) == (24, 3)


def test_every_kind_says_what_it_would_cost_now() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    table.answer("ready")
    table.answer("field=3")
    question = table.question
    assert question is not None
    said = [option.text("en") for option in question.options if option.kind != CORRECT]
    assert said == [
        "Green card: costs 4 food",
        "Shaman: costs 2 food",
        "Builder: costs 0 food",
        "Farmer: costs 3 food",
        "Toolmaker: costs your tool value",
    ]


@pytest.mark.rule("SA-S50", "SA-S52")
def test_a_kind_that_asks_for_a_number_does_not_say_one() -> None:
    """It said +0 food to people who had tools."""
    assert asked("basic", "tools=12")[1][4] == "Toolmaker: costs 12 food"
    table = COMPANION.deal("basic", seed="K7Q2", rulings={"builder_counts": "on_board"})
    table.answer("ready")
    assert table.question is not None
    assert table.question.options[2].text("en") == "Builder: 1 food per building"


@pytest.mark.rule("SA-S48", "SA-S49", "SA-S50", "SA-S51", "SA-S52")
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("green", "(figures 8, green card 4)"),
        ("shaman", "(figures 8, largest tribe 2)"),
        ("builder", "(figures 8, discarded buildings 2)"),
        ("farmer", "(figures 8, farmer card 3)"),
        ("toolmaker 5", "(figures 8, tools 5)"),
    ],
)
def test_the_food_due_says_what_the_card_counts(card: str, paid: str) -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "field=3", "given=2", *card.split()):
        table.answer(token)
    assert [said for event in table.news if (said := COMPANION.words.say(event.phrase, "en")).endswith(paid)]


def test_a_kind_that_has_lain_there_as_often_as_it_is_printed_is_not_offered() -> None:
    guest = sat_down()
    guest.s.seen[4] = 5
    assert tokens(guest) == ["green", "builder", "farmer", "toolmaker"]


def test_only_a_toolmaker_asks_for_tools_and_they_never_fall() -> None:
    guest = tap(sat_down(), "toolmaker")
    assert guest.asked == "ToolSum"
    assert tokens(guest)[0] == "0"
    assert "tool" in tokens(tap(guest, "5"))
    tap(guest, "tool paid toolmaker")
    assert tokens(guest) == ["6", "7", "8", "9", "10", "11", "12"]
    assert "tool" not in tokens(tap(guest, "6 paid green"))


@pytest.mark.rule("SA-S52", "SA-G11")
@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", "No one-use tool cards."),
        ("fr", "Outils à usage unique exclus."),
        ("de", "Einmalwerkzeuge zählen nicht."),
    ],
)
def test_one_use_tools_are_not_counted_and_a_value_that_nobody_told_is_not_shown(language: str, cards: str) -> None:
    first, _ = asked("basic", "toolmaker", language=language)
    again, _ = asked("basic", "tools=5", "toolmaker", language=language)
    assert first.endswith(cards)
    assert again.startswith(first) and again.endswith(" 5.")


@pytest.mark.rule("SA-S52")
def test_the_value_of_tools_is_unknown_until_a_toolmaker_asks_for_it() -> None:
    """It showed 0 to people who had tools."""
    shown = []
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "green", "paid", "toolmaker", "5", "paid", "green"):
        table.answer(token)
        shown += [spot.value for zone in table.scene.zones for spot in zone.spots if spot.id == "tools"]
    assert shown == [None, None, None, None, 5, 5, 5]


@pytest.mark.rule("SA-S50", "SA-S52")
@pytest.mark.parametrize("card", ["toolmaker", "builder"])
def test_the_food_is_not_added_up_before_it_is_known(card: str) -> None:
    """It said that the tools cost 0 and what the supply has to pay, while it asked for the tools."""
    table = COMPANION.deal("basic", seed="K7Q2", rulings={"builder_counts": "on_board"})
    listed = []
    for token in ("ready", card, "5"):
        table.answer(token)
        listed.append({spot.id: spot.value for zone in table.scene.zones if zone.id == "hunger" for spot in zone.spots})
    assert listed[1] == {"eaten": 8, "card-4": None, "buildings-due": 1}
    assert listed[2] == {"eaten": 8, "card-4": 5, "food-due": 13, "field-food": 0, "to-find": 13, "buildings-due": 1}


def test_best_tools_are_known() -> None:
    guest = sat_down()
    guest.s.tools = 12
    assert tap(guest, "toolmaker").asked == "YourRound"


def test_a_builder_who_counts_the_board_asks_what_lies_there() -> None:
    guest = tap(sat_down(builder_counts="on_board"), "green paid builder")
    assert guest.asked == "BuildingCount"
    assert tokens(guest)[0] == "2"
    assert due(tap(guest, "4 building").s) == (8, 5)
    assert due(tap(guest, "paid builder 6").s) == (8, 6)


@pytest.mark.rule("SA-S45", "SA-S46", "SA-S56")
def test_the_list_of_food_has_a_total_and_says_what_a_missing_building_costs() -> None:
    """\"10 of it from the field\" stood below 8 food, and the −3 only in another list."""
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "given=3", "field=9", "shaman", "missing"):
        table.answer(token)
    spots = {spot.id: spot for zone in table.scene.zones if zone.id == "hunger" for spot in zone.spots}
    assert [spots[id].value for id in ("food-due", "field-food", "to-find")] == [10, 9, 1]
    notes = [COMPANION.words.say(note, "en") for note in spots["buildings-due"].notes]
    assert notes == ["1 building at the end of the round", "None left: limit −3"]
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "field=10", "builder"):
        table.answer(token)
    spots = {spot.id: spot for zone in table.scene.zones if zone.id == "hunger" for spot in zone.spots}
    assert [spots[id].value for id in ("food-due", "field-food", "to-find")] == [8, 8, 0]
