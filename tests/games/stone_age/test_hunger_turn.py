"""Phase 3: field, hunger, fatigue, and a building given up."""

from itertools import combinations

import pytest

from soloist.games.stone_age.acting import ActInOrder
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from soloist.games.stone_age.state import StoneAge
from tests.games.stone_age.acting import hunters, place
from tests.games.stone_age.position import COMPONENTS, belongings, position, spent, spread, stock
from tests.support.driving import asked, endings, offered, run

NO_EXTRA = (None, None, "toolmaker2-dice")
"""A toolmaker on the 4-space asks for nothing while there are no tools."""

GREEN_CARDS = [card.id for card in COMPONENTS.cards if card.green]


def eaten(s: StoneAge) -> int:
    """The food that the round costs, with more than enough of it."""
    s.food = 100
    run(s, Feed())
    return 100 + s.field - s.food


def people(symbol: str) -> list[str]:
    return [card.id for card in COMPONENTS.cards if card.symbol == symbol]


@pytest.mark.rule("SA-S45", "SA-S21")
@pytest.mark.parametrize("field", [0, 3, 10])
def test_first_the_field_gives_as_much_food_as_its_size(field: int) -> None:
    s = position(cards=NO_EXTRA, food=20, field=field)
    run(s, Feed())
    assert (s.food, s.field) == (20 + field - 8, field)


@pytest.mark.rule("SA-S45")
def test_the_fields_food_can_be_eaten_at_once() -> None:
    s = position(cards=NO_EXTRA, food=0, field=8)
    run(s, Feed())
    assert (s.food, s.fatigue, asked(s)) == (0, 15, "")


@pytest.mark.rule("SA-S46")
@pytest.mark.parametrize(("figures", "food"), [((2, 2, 2, 2), 8), ((7, 3, 2, 2), 14), ((7, 7, 7, 7), 28)])
def test_every_figure_eats_one_food(figures: tuple[int, ...], food: int) -> None:
    assert eaten(position(cards=NO_EXTRA, figures=figures)) == food


@pytest.mark.rule("SA-S46")
def test_the_resting_tribe_and_the_newcomer_eat_too() -> None:
    s = position(cards=NO_EXTRA)
    place(s, "red", "hut", initiative=2)
    hunters(s, blue=3, yellow=4, green=5)
    run(s, ActInOrder(), "2", "2")
    assert eaten(s) == 9


@pytest.mark.rule("SA-G16", "SA-S49")
@pytest.mark.parametrize("reserve", [0, 5])
def test_markers_and_reserve_eat_nothing_and_the_shaman_ignores_them(reserve: int) -> None:
    s = position(cards=(None, None, "shaman1-gold1"))
    s.reserve = [reserve] * 4
    assert eaten(s) == 8 + 2


@pytest.mark.rule("SA-S47", "SA-S48")
@pytest.mark.parametrize("card", GREEN_CARDS)
def test_any_green_card_asks_for_4_extra_food(card: str) -> None:
    assert eaten(position(cards=(None, None, card))) == 8 + 4


@pytest.mark.rule("SA-S47", "SA-S49")
@pytest.mark.parametrize("card", people("shaman"))
@pytest.mark.parametrize(("figures", "extra"), [((2, 2, 2, 2), 2), ((3, 6, 2, 6), 6), ((2, 2, 2, 7), 7)])
def test_a_shaman_asks_for_1_extra_food_per_figure_of_the_largest_tribe(card: str, figures: tuple[int, ...], extra: int) -> None:
    assert eaten(position(cards=(None, None, card), figures=figures)) == sum(figures) + extra


@pytest.mark.rule("SA-S47", "SA-S50")
@pytest.mark.parametrize("card", people("builder"))
@pytest.mark.parametrize("face_down", [0, 4])
def test_a_builder_asks_for_1_extra_food_per_tile_given_up_before(card: str, face_down: int) -> None:
    assert eaten(position(cards=(None, None, card), built=3, face_down=face_down)) == 8 + face_down


@pytest.mark.rule("SA-S47", "SA-S50")
def test_the_builder_counts_before_this_rounds_tile_is_given_up() -> None:
    s = position(cards=(None, None, "builder1-dice"), food=20)
    s.then(Feed(), DiscardBuildings())
    run(s)
    assert (s.food, s.face_down) == (12, 1)
    run(s, Feed())
    assert s.food == 12 - 9


@pytest.mark.rule("SA-S47", "SA-S51")
@pytest.mark.parametrize("card", people("farmer"))
@pytest.mark.parametrize("field", [0, 6, 10])
def test_a_farmer_asks_for_the_size_of_the_field_and_so_cancels_its_food(card: str, field: int) -> None:
    s = position(cards=(None, None, card), food=20, field=field)
    run(s, Feed())
    assert s.food == 20 - 8


@pytest.mark.rule("SA-S47", "SA-S52")
@pytest.mark.parametrize("card", people("toolmaker"))
@pytest.mark.parametrize(
    ("tools", "used", "extra"),
    [
        ((0, 0, 0), (False, False, False), 0),
        ((2, 1, 1), (False, False, False), 4),
        ((3, 2, 2), (True, True, True), 7),
        ((4, 4, 4), (True, False, True), 12),
    ],
)
def test_a_toolmaker_asks_for_the_sum_of_all_tool_tiles_used_or_not(
    card: str, tools: tuple[int, ...], used: tuple[bool, ...], extra: int
) -> None:
    assert eaten(position(cards=(None, None, card), tools=tools, used=used)) == 8 + extra


@pytest.mark.rule("SA-S52", "SA-G11")
def test_one_use_tools_are_no_tiles() -> None:
    assert eaten(position(cards=NO_EXTRA, tools=(1, 0, 0), one_use=(4, 3, 2))) == 8 + 1


@pytest.mark.rule("SA-S07", "SA-S40")
@pytest.mark.parametrize(
    ("card", "extra"),
    [("time-field", 4), ("art-tool", 4), ("transport-stone2", 4), ("farmer1-dice", 0), ("toolmaker1-once4", 0)],
)
def test_the_card_on_the_4_space_gives_neither_its_upper_half_nor_its_bonus(card: str, extra: int) -> None:
    s = position(cards=(None, None, card), food=50)
    before = belongings(s)
    run(s, Feed())
    assert belongings(s) == before | {"food": 50 - 8 - extra}
    assert spread(s)[2] == card


@pytest.mark.rule("SA-S53")
def test_all_food_goes_first_and_left_over_food_is_kept() -> None:
    s = position(food=14, stock="wood wood")
    run(s, Feed())
    assert (asked(s), s.food, stock(s)) == ("", 2, "wood wood")


@pytest.mark.rule("SA-S53")
def test_resources_pay_for_figures_and_extra_food_alike() -> None:
    s = position(cards=(None, None, "music-points"), food=3, stock="wood wood wood wood wood wood wood wood wood")
    run(s, Feed(), *["wood"] * 9)
    assert (asked(s), s.food, stock(s), s.fatigue) == ("", 0, "", 15)


@pytest.mark.rule("SA-S53")
def test_no_more_resources_are_taken_than_food_is_missing() -> None:
    s = position(cards=NO_EXTRA, food=7, stock="wood clay")
    run(s, Feed(), "clay")
    assert (asked(s), stock(s)) == ("", "wood")


@pytest.mark.rule("SA-S53")
def test_resources_may_be_kept_and_fatigue_taken_instead() -> None:
    s = position(cards=NO_EXTRA, food=6, stock="wood clay")
    run(s, Feed(), "done")
    assert (stock(s), s.fatigue) == ("wood clay", 13)


@pytest.mark.rule("SA-S53")
def test_each_kind_held_is_one_option() -> None:
    s = position(cards=NO_EXTRA, food=0, stock="wood wood wood gold")
    run(s, Feed())
    assert offered(s) == ["wood", "gold", "done"]


@pytest.mark.rule("SA-S53", "SA-S54")
@pytest.mark.parametrize("missing", [1, 3, 6])
def test_any_resources_up_to_the_missing_food_can_be_paid_each_set_in_one_way(missing: int) -> None:
    held = "wood wood clay gold gold"
    s = position(cards=NO_EXTRA, food=8 - missing, stock=held)
    run(s, Feed())
    paid = []
    for after in endings(s.copy(), "PayMissing"):
        paid.append(spent(s, after))
        assert after.fatigue == 15 - (missing - len(paid[-1]))
    assert len(paid) == len(set(paid))
    assert set(paid) == {pieces for number in range(missing + 1) for pieces in combinations(held.split(), number)}


@pytest.mark.rule("SA-S54")
@pytest.mark.parametrize("missing", [0, 1, 5, 8])
def test_each_missing_food_lowers_the_fatigue_limit_by_one(missing: int) -> None:
    s = position(cards=NO_EXTRA, food=8 - missing)
    run(s, Feed())
    assert (s.food, s.fatigue) == (0, 15 - missing)


@pytest.mark.rule("SA-S55", "SA-S66")
@pytest.mark.parametrize("built", [1, 3, 9])
def test_a_building_must_be_given_up_and_lies_face_down(built: int) -> None:
    s = position(built=built)
    before = belongings(s)
    run(s, DiscardBuildings())
    assert asked(s) == ""
    assert belongings(s) == before | {"built": built - 1, "face_down": 1}


@pytest.mark.rule("SA-S56")
def test_without_a_building_the_fatigue_limit_falls_by_three() -> None:
    s = position(built=0)
    before = belongings(s)
    run(s, DiscardBuildings())
    assert belongings(s) == before | {"fatigue": 12}


@pytest.mark.rule("SA-S19", "SA-S54", "SA-G19")
@pytest.mark.parametrize("fatigue", [2, 1])
def test_when_missing_food_ends_the_game_no_building_is_given_up_and_no_card_is_turned_up(fatigue: int) -> None:
    s = position(cards=("farmer1-dice", "pottery-food7", "toolmaker2-dice"), food=6, fatigue=fatigue)
    s.then(Feed(), DiscardBuildings())
    run(s)
    assert (s.outcome, asked(s), s.built, s.face_down) == ("lost", "", 3, 0)
    assert spread(s) == ["farmer1-dice", "pottery-food7", "toolmaker2-dice"]


@pytest.mark.rule("SA-S19", "SA-S56", "SA-G19")
@pytest.mark.parametrize(("fatigue", "outcome"), [(4, ""), (3, "lost"), (2, "lost")])
def test_defeat_is_tested_again_after_a_lacking_building(fatigue: int, outcome: str) -> None:
    s = position(cards=NO_EXTRA, food=8, fatigue=fatigue, built=0)
    s.then(Feed(), DiscardBuildings())
    run(s)
    assert (s.outcome, s.fatigue) == (outcome, fatigue - 3)


@pytest.mark.rule("SA-S54", "SA-S56")
def test_missing_food_and_a_lacking_building_add_up() -> None:
    s = position(cards=NO_EXTRA, food=4, fatigue=8, built=0)
    s.then(Feed(), DiscardBuildings())
    run(s)
    assert (s.fatigue, s.outcome) == (1, "")


@pytest.mark.rule("SA-S53", "SA-S60")
@pytest.mark.parametrize(
    ("stock_held", "cards", "question"), [("wood", 0, ""), ("wood wood", 0, "PayMissing"), ("", 1, "PayMissing")]
)
def test_nobody_is_asked_to_pay_where_whatever_is_paid_saves_nobody(stock_held: str, cards: int, question: str) -> None:
    s = position(cards=NO_EXTRA, food=0, fatigue=7, stock=stock_held, two_resources=cards)
    run(s, Feed())
    assert (asked(s), s.outcome) == (question, "" if question else "lost")
