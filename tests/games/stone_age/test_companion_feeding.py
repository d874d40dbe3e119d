"""The companion of Stone Age: missing food, missing buildings, and what they cost."""

import pytest

from soloist.engine.companion import CORRECT
from soloist.engine.kernel.machine import LOST
from soloist.games.stone_age.companion import COMPANION
from soloist.games.stone_age.companion.state import Hunger
from tests.games.stone_age.companion import asked, sat_down, tap, tokens


def test_each_missing_food_costs_one_and_no_more_can_be_missing_than_the_field_leaves() -> None:
    guest = sat_down(agriculture_start="5")
    tap(guest, "green missing")
    assert tokens(guest) == [str(number) for number in range(1, 8)]
    assert tap(guest, "4").s.fatigue == 11


def test_a_field_that_covers_everything_leaves_nothing_missing() -> None:
    guest = sat_down(agriculture_start="10")
    assert "missing" not in tokens(tap(guest, "builder"))


def test_more_than_the_limit_bears_is_lost_at_once() -> None:
    guest = sat_down("eternal-winter")
    tap(guest, "green missing more")
    assert (guest.s.outcome, guest.s.fatigue, guest.s.survived) == (LOST, 0, 0)


def test_at_limit_1_any_missing_food_is_the_end() -> None:
    guest = sat_down()
    guest.s.fatigue = 1
    assert tap(guest, "green missing").s.outcome == LOST


def test_the_first_three_buildings_are_there_for_sure() -> None:
    guest = sat_down()
    for _ in range(3):
        assert "no-building" not in tokens(tap(guest, "green"))
        tap(guest, "paid")
    assert "no-building" in tokens(tap(guest, "green"))
    tap(guest, "no-building")
    assert (guest.s.given, guest.s.fatigue) == (3, 12)


def test_missing_food_first_and_then_the_building() -> None:
    guest = tap(sat_down(), "green paid " * 3 + "green missing 2")
    assert guest.asked == "HowManyBuildings"
    assert guest.s.fatigue == 13
    assert tap(guest, "no-building").s.fatigue == 10


@pytest.mark.rule("SA-S54", "SA-S55", "SA-S56", "SA-S63")
def test_every_answer_says_what_it_means_for_food_and_for_buildings() -> None:
    """\"No building\" was tapped with food missing too, and the missing food was forgotten."""
    assert asked("basic", "green")[1] == ["All paid: 1 building discarded", "Food is missing: limit −1 each"]
    assert asked("basic", "given=3", "green")[1][2] == "Paid, I have none: limit −3, then 12"
    assert asked("cool-night", "given=3", "green")[1] == [
        "All paid: 2 buildings discarded",
        "Food is missing: limit −1 each",
        "Paid, I have none: limit −3, then 17",
        "Paid, I have 1: limit −3, then 17",
    ]
    assert asked("basic", "given=3", "green", "missing", "1")[1] == ["1 building discarded", "No, I have none: limit −3, then 11"]
    assert asked("basic", "given=17", "green")[1][0] == "All paid: limit 12"


@pytest.mark.rule("SA-S60")
@pytest.mark.parametrize(
    ("language", "lost"), [("en", "limit 0: you lose"), ("fr", "limite 0 : c’est perdu"), ("de", "Grenze 0, du verlierst")]
)
def test_every_answer_that_loses_the_game_says_so(language: str, lost: str) -> None:
    """\"Limit −3, then 0\" named the loss on some ways and not on others."""

    def losing(*answers: str) -> list[bool]:
        return [text.endswith(lost) for text in asked("basic", *answers, language=language)[1]]

    assert losing("given=3", "limit=3", "green") == [False, False, True]
    assert losing("given=3", "limit=5", "green", "missing", "2") == [False, True]
    assert losing("given=17", "limit=3", "green") == [True, False]
    assert losing("limit=1", "green") == [False, True]


@pytest.mark.rule("SA-S56", "SA-S63")
def test_the_question_says_what_too_few_buildings_cost_where_they_are_certainly_too_few() -> None:
    assert asked("cool-night", "given=15", "green")[0] == "First tap what you gained. Then discard 2 buildings."
    assert asked("cool-night", "given=16", "green")[0] == "First tap what you gained. Too few buildings: limit −3."
    assert asked("basic", "given=17", "green")[0] == "First tap what you gained. Too few buildings: limit −3."


@pytest.mark.rule("SA-S55", "SA-S56", "SA-S63")
@pytest.mark.parametrize(
    ("level", "given", "penalty", "detail"),
    [
        ("basic", 2, "once", ""),
        ("basic", 3, "once", ". None left: limit −3"),
        ("basic", 17, "once", None),
        ("cool-night", 1, "once", ""),
        ("cool-night", 2, "once", ". Too few: discard those you have, limit −3"),
        ("cool-night", 2, "per_tile", ". Limit −3 for each one missing"),
        ("cool-night", 2, "all_or_nothing", ". Too few: discard none, limit −3"),
        ("cool-night", 16, "once", ""),
    ],
)
def test_the_building_line_says_what_a_missing_building_costs_where_one_may_be_missing(
    level: str, given: int, penalty: str, detail: str | None
) -> None:
    """\"Paid, no building\" was taken for a free choice, and nothing said why it costs 3."""
    table = COMPANION.deal(level, seed="K7Q2", rulings={"level2_penalty": penalty})
    for token in ("ready", f"given={given}", "green"):
        table.answer(token)
    told = [event.phrase for event in table.news if event.phrase.message == "told-give-up"]
    small = [COMPANION.words.attribute(phrase, "detail", "en") for phrase in told]
    assert small == ([] if detail is None else ["face down beside your board" + detail])


@pytest.mark.rule("SA-S55")
def test_the_question_for_the_building_says_that_it_must_go() -> None:
    assert asked("basic", "given=3", "green", "missing", "1")[0] == "You must discard 1 building if you can."
    assert asked("cool-night", "given=3", "green", "missing", "1")[0] == "You must discard 2 buildings if you can."


@pytest.mark.parametrize(
    ("penalty", "said", "given", "fatigue"),
    [
        ("once", "one-building", 3, 17),
        ("once", "no-building", 2, 17),
        ("per_tile", "one-building", 3, 17),
        ("per_tile", "no-building", 2, 14),
        ("all_or_nothing", "one-building", 2, 17),
    ],
)
def test_a_cool_night_asks_for_two(penalty: str, said: str, given: int, fatigue: int) -> None:
    guest = tap(sat_down("cool-night", level2_penalty=penalty), "green paid green")
    if said == "no-building":
        # One building of the first three must be left, unless somebody says that more were given up.
        guest.s.built = -1
    tap(guest, said)
    assert (guest.s.given, guest.s.fatigue) == (given, fatigue)


def test_seventeen_buildings_are_all_there_are() -> None:
    guest = sat_down()
    guest.s.given = 17
    tap(guest, "green")
    assert "no-building" not in tokens(guest)
    assert tap(guest, "paid").s.fatigue == 12


def test_the_account_is_that_of_the_whole_game() -> None:
    guest = tap(sat_down("eternal-winter"), "green missing more")
    result = COMPANION.result(guest.s)
    assert [COMPANION.words.say(line.name, "en") for line in result.lines] == [
        "Rounds survived",
        "Fatigue limit left",
        "Cards left in the deck",
    ]
    assert [line.you for line in result.lines] == [0, 0, 34]
    assert (result.won, result.rule) == (False, "SA-S60")


@pytest.mark.rule("SA-S45", "SA-S46", "SA-S55")
def test_the_feeding_lines_stand_in_the_question_until_you_have_fed() -> None:
    table = COMPANION.deal("basic", seed="K7Q2")
    for token in ("ready", "field=1", "green"):
        table.answer(token)
    for event, food in (("sand", 1), ("field", 1), ("figure", 2)):
        assert table.question is not None
        assert table.question.heading("en") == "End of round: 12 food paid?"
        assert table.question.about("en").endswith(f"The field gives {food}. Then discard 1 building.")
        table.answer(event)


@pytest.mark.rule("SA-S53")
def test_the_question_for_missing_food_says_that_resources_can_replace_it() -> None:
    about, _ = asked("basic", "field=2", "green", "missing")
    assert about == "Due: 12. Field: 2, rest: 10. If food runs short, 1 resource replaces 1 food."
    about, _ = asked("basic", "green", "missing")
    assert about == "Food due: 12. If food runs short, 1 resource replaces 1 food."


@pytest.mark.rule("SA-S54")
def test_a_correction_while_food_is_missing_leaves_an_answer() -> None:
    """The field is larger than it was told, so nothing is missing after all."""
    table = COMPANION.deal("eternal-winter", seed="K7Q2")
    for token in ("ready", "builder", "missing", "field=10"):
        table.answer(token)
    assert table.question is not None
    assert [option.token for option in table.question.options if option.kind != CORRECT] == ["none-missing"]
    table.answer("none-missing")
    s = table.state
    assert isinstance(s, Hunger)
    assert (s.fatigue, s.given, s.round) == (10, 1, 2)
