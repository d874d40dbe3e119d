"""Phase 2: three tribes act, one rests."""

import pytest

from soloist.games.stone_age import GAME
from soloist.games.stone_age.acting import ActInOrder, SettleHighest
from soloist.games.stone_age.components import PLACES
from soloist.games.stone_age.hunger_turn import Feed
from tests.games.stone_age.acting import acting, hunters, place
from tests.games.stone_age.position import belongings, position, spread, stock, where
from tests.support.driving import asked, offered, run


@pytest.mark.rule("SA-S31")
def test_the_lowest_initiative_acts_first_then_upwards() -> None:
    s = position(food=0)
    place(s, "red", "forest", initiative=8)
    place(s, "blue", "clay-pit", initiative=5)
    place(s, "yellow", "quarry", initiative=12)
    place(s, "green", "river", initiative=3)
    run(s, ActInOrder(), "6")
    assert stock(s) == "gold"
    run(s, "4")
    assert stock(s) == "clay gold"
    run(s, "3")
    assert stock(s) == "wood clay gold"
    assert asked(s) == ""


@pytest.mark.rule("SA-S31")
def test_a_tribe_finishes_all_its_actions_before_the_next_begins() -> None:
    s = position()
    place(s, "red", "forest", "river", initiative=4)
    hunters(s, blue=5, yellow=6, green=7)
    run(s, ActInOrder(), "3")
    assert where(s, "red") == ()
    assert where(s, "blue") == ("hunt", "hunt")
    run(s, "6")
    assert stock(s) == "wood gold"
    assert where(s, "blue") == ()


@pytest.mark.rule("SA-S32")
def test_the_order_of_a_tribes_actions_is_free_and_none_can_be_left_out() -> None:
    s = position(figures=(6, 2, 2, 2), tools=(1, 0, 0), stock="wood clay stone gold")
    run(s, acting(s, "red", "quarry", "card-1", "building-1", "hunt"))
    assert offered(s) == ["quarry", "card-1", "building-1", "hunt"]
    run(s, "building-1", "build", "fixed-wwg")
    assert offered(s) == ["quarry", "card-1", "hunt"]
    run(s, "hunt", "2")
    assert offered(s) == ["quarry", "card-1"]


@pytest.mark.rule("SA-S32")
def test_tool_maker_field_and_hut_come_first_unasked_since_they_cost_nothing_and_a_tool_serves_the_rolls() -> None:
    s = position(figures=(6, 2, 2, 2))
    run(s, acting(s, "red", "tool-maker", "field", "hut", "quarry", "hunt"))
    assert (s.field, s.figures[0], s.tools) == (1, 7, [1, 0, 0])
    assert offered(s) == ["quarry", "hunt"], "which roll the tool may serve is a choice"


@pytest.mark.rule("SA-S32")
def test_without_a_tool_the_rolls_come_in_board_order_and_before_a_purchase() -> None:
    s = position(figures=(3, 2, 2, 2), cards=("pottery-food7", None, "music-points"), stock="wood")
    run(s, acting(s, "red", "hunt", "quarry", "card-1"), "5")
    assert (stock(s), asked(s)) == ("wood stone", "Gather")
    run(s, "2")
    assert (asked(s), offered(s)) == ("BuyCard", ["wood", "stone", "leave"])


@pytest.mark.rule("SA-S32")
@pytest.mark.parametrize("card", ["farmer1-dice", "shaman2-roll-wood", "art-tool", "toolmaker1-once3", "writing-extra-card"])
def test_a_card_that_may_bring_a_tool_or_news_can_be_bought_before_a_roll(card: str) -> None:
    s = position(cards=(card, None, "music-points"), stock="wood")
    run(s, acting(s, "red", "hunt", "card-1"))
    assert offered(s) == ["card-1", "hunt"]
    s = position(cards=(card, None, "music-points"))
    run(s, acting(s, "red", "hunt", "card-1"))
    assert asked(s) == "Gather", "nothing to pay with"


@pytest.mark.rule("SA-S32", "SA-S36")
def test_a_building_can_be_built_before_a_roll_to_see_the_next_tile_only_while_a_tool_is_ready() -> None:
    for tools, question in (((1, 0, 0), "ChooseAction"), ((0, 0, 0), "Gather")):
        s = position(stock="wood clay stone", tools=tools)
        run(s, acting(s, "red", "forest", "building-1"))
        assert asked(s) == question


@pytest.mark.rule("SA-S32")
def test_of_two_purchases_you_choose_the_first_if_there_is_anything_to_pay_with() -> None:
    s = position(stock="wood")
    run(s, acting(s, "red", "card-1", "building-2"))
    assert offered(s) == ["card-1", "building-2"]
    s = position()
    run(s, acting(s, "red", "card-1", "building-2"))
    assert asked(s) == ""


@pytest.mark.rule("SA-S32")
def test_figures_of_one_tribe_at_one_place_act_together() -> None:
    s = position(figures=(3, 2, 2, 2))
    run(s, acting(s, "red", "forest", "forest", "forest"))
    assert offered(s) == [str(total) for total in range(3, 19)]
    run(s, "11")
    assert (stock(s), asked(s)) == ("wood wood wood", "")


@pytest.mark.rule("SA-S32")
def test_what_one_action_gives_can_be_used_in_the_next() -> None:
    s = position()
    hunters(s, blue=3, green=9)
    run(s, acting(s, "red", "tool-maker", "forest"), "5", "tool-1")
    assert stock(s) == "wood wood"


@pytest.mark.rule("SA-S04", "SA-S32")
@pytest.mark.parametrize(
    ("name", "total", "gain"),
    [
        ("forest", 11, {"stock": "wood wood wood"}), ("forest", 12, {"stock": "wood wood wood wood"}),
        ("clay-pit", 7, {"stock": "clay"}), ("clay-pit", 8, {"stock": "clay clay"}),
        ("quarry", 9, {"stock": "stone"}), ("quarry", 10, {"stock": "stone stone"}),
        ("river", 11, {"stock": "gold"}), ("river", 12, {"stock": "gold gold"}),
        ("hunt", 7, {"food": 3}), ("hunt", 8, {"food": 4}),
        ("forest", 2, {}), ("clay-pit", 3, {}), ("quarry", 4, {}), ("river", 5, {}),
    ],
)  # fmt: skip
def test_the_sum_is_divided_by_2_3_4_5_or_6_and_rounded_down(name: str, total: int, gain: dict[str, object]) -> None:
    s = position(food=0)
    before = belongings(s)
    run(s, acting(s, "red", name, name), str(total))
    assert belongings(s) == before | gain


@pytest.mark.rule("SA-S21")
def test_the_field_grows_by_one_space() -> None:
    s = position(field=4)
    run(s, acting(s, "red", "field"))
    assert s.field == 5


@pytest.mark.rule("SA-S33")
def test_you_decide_which_of_tied_tribes_goes_first() -> None:
    s = position(tools=(1, 0, 0))
    place(s, "red", "forest", initiative=6)
    place(s, "blue", "river", initiative=6)
    hunters(s, yellow=8, green=10)
    run(s, ActInOrder())
    assert (asked(s), offered(s)) == ("SettleTie", ["red", "blue"])
    run(s, "blue", "6", "3")
    assert stock(s) == "wood gold"
    assert asked(s) == "Gather"
    assert where(s, "yellow") == ()


@pytest.mark.rule("SA-S33", "SA-S35")
def test_with_all_four_tied_every_tribe_but_the_last_is_picked() -> None:
    s = position()
    place(s, "red", "hunt", "hunt", "forest", initiative=7)
    place(s, "blue", "hunt", "hunt", "clay-pit", initiative=7)
    place(s, "yellow", "hunt", "hunt", initiative=7)
    place(s, "green", "hunt", "hunt", "quarry", initiative=7)
    run(s, ActInOrder())
    assert offered(s) == ["red", "blue", "yellow", "green"]
    run(s, "yellow", "8")
    assert offered(s) == ["red", "blue", "green"]
    run(s, "red", "1", "8")
    assert offered(s) == ["blue", "green"]
    run(s, "green", "1", "8")
    assert asked(s) == ""
    assert s.food == 20 + 12


@pytest.mark.rule("SA-S34")
def test_the_highest_initiative_must_not_act() -> None:
    s = position(food=0, stock="wood")
    hunters(s, red=3, blue=4, yellow=5)
    place(s, "green", "card-1", "forest", initiative=6)
    before = belongings(s)
    run(s, ActInOrder(), "2", "2", "2")
    assert asked(s) == ""
    assert belongings(s) == before | {"food": 3}
    assert spread(s)[0] == "farmer1-dice"


@pytest.mark.rule("SA-S34")
@pytest.mark.parametrize("name", ["tool-maker", "field", "building-1", "river", "hunt"])
def test_no_place_gives_the_resting_tribe_anything(name: str) -> None:
    s = position(food=0, stock="wood clay stone")
    hunters(s, red=3, blue=4, yellow=5)
    place(s, "green", name, initiative=6)
    before = belongings(s)
    run(s, ActInOrder(), "2", "2", "2")
    assert (asked(s), belongings(s)) == ("", before | {"food": 3})


@pytest.mark.rule("SA-S34", "SA-G01")
def test_the_resting_tribes_hut_gives_nothing() -> None:
    s = position()
    hunters(s, red=3, blue=4, yellow=5)
    place(s, "green", "hut", initiative=6)
    run(s, ActInOrder(), "2", "2", "2")
    assert (s.figures, s.reserve) == ([2, 2, 2, 2], [5, 5, 5, 5])


@pytest.mark.rule("SA-S34")
def test_the_resting_tribes_place_stays_blocked_while_the_others_act() -> None:
    s = position()
    hunters(s, red=3, blue=4, yellow=5)
    place(s, "green", "card-1", "field", initiative=6)
    run(s, ActInOrder(), "2", "2")
    assert (asked(s), where(s, "green")) == ("Gather", ("field", "card-1"))


@pytest.mark.rule("SA-S35")
def test_a_tie_for_the_highest_is_settled_only_when_it_comes_up() -> None:
    s = position()
    hunters(s, red=3, yellow=5)
    place(s, "blue", "forest", initiative=8)
    place(s, "green", "river", initiative=8)
    run(s, ActInOrder())
    assert asked(s) == "Gather"
    run(s, "12")
    assert asked(s) == "Gather"
    run(s, "12")
    assert (asked(s), offered(s), s.food) == ("SettleHighest", ["blue", "green"], 32)
    question = SettleHighest((1, 3)).question(s)
    assert GAME.words.attribute(question, "about", "en").endswith("8. The other tribe sits out")
    run(s, "green", "6")
    assert (stock(s), asked(s)) == ("gold", "")


@pytest.mark.rule("SA-S35")
def test_three_tied_for_the_highest_are_asked_for_twice() -> None:
    s = position()
    hunters(s, blue=2)
    place(s, "red", "forest", initiative=9)
    place(s, "yellow", "clay-pit", initiative=9)
    place(s, "green", "quarry", initiative=9)
    run(s, ActInOrder(), "4")
    assert offered(s) == ["red", "yellow", "green"]
    run(s, "green", "4")
    assert offered(s) == ["red", "yellow"]
    run(s, "yellow", "4")
    assert asked(s) == ""


@pytest.mark.rule("SA-S33", "SA-S35")
def test_tied_tribes_that_stand_alike_are_not_told_apart() -> None:
    s = position(tools=(1, 1, 0))
    hunters(s, red=7, blue=7, yellow=9, green=9)
    run(s, ActInOrder())
    assert asked(s) == "Gather"
    run(s, "8", "done", "8", "done", "8")
    assert asked(s) == ""
    assert s.food == 20 + 4 + 4 + 5


@pytest.mark.rule("SA-S33")
@pytest.mark.parametrize(
    ("first", "second", "tools", "acts"),
    [
        ("forest", "river", (0, 0, 0), "red"),
        ("forest", "river", (1, 0, 0), ""),
        ("forest", "tool-maker", (0, 0, 0), "blue"),
        ("field", "forest", (1, 0, 0), "red"),
        ("card-2", "forest", (0, 0, 0), "blue"),
        ("card-1", "forest", (0, 0, 0), ""),
        ("card-1", "card-2", (0, 0, 0), ""),
    ],
)
def test_who_has_nothing_to_decide_goes_first_unless_another_may_bring_it_a_tool(
    first: str, second: str, tools: tuple[int, int, int], acts: str
) -> None:
    s = position(tools=tools, stock="wood wood wood")
    place(s, "red", first, initiative=6)
    place(s, "blue", second, initiative=6)
    hunters(s, yellow=8, green=10)
    run(s, ActInOrder())
    begun = [event.heading for event in s.story or [] if event.heading in ("red", "blue")]
    assert (begun[:1], asked(s) == "SettleTie") == (([acts], False) if acts else ([], True))


@pytest.mark.rule("SA-S42", "SA-S43")
def test_in_the_end_all_figures_are_home_and_all_markers_on_0_but_the_fatigue_token_stays() -> None:
    s = position(fatigue=11)
    hunters(s, red=3, blue=4, yellow=5)
    place(s, "green", "river", "building-2", initiative=6)
    run(s, ActInOrder(), "2", "2")
    assert s.initiative == [3, 4, 5, 6]
    run(s, "2")
    assert [where(s, tribe) for tribe in ("red", "blue", "yellow", "green")] == [()] * 4
    assert s.crowd == [0] * len(PLACES)
    assert s.initiative == [0, 0, 0, 0]
    assert s.fatigue == 11


@pytest.mark.rule("SA-S17", "SA-S02")
def test_building_and_buying_move_no_marker_since_they_show_initiative_and_not_points() -> None:
    s = position(stock="wood wood clay stone", cards=("builder3-points", None, "music-points"))
    place(s, "red", "building-1", "card-1", initiative=2)
    hunters(s, blue=3, yellow=5, green=6)
    run(s, ActInOrder(), "card-1", "wood", "build", "fixed-csg")
    assert s.initiative == [2, 3, 5, 6]


@pytest.mark.rule("SA-G05")
def test_two_tribes_at_one_place_roll_separately_each_when_it_acts() -> None:
    s = position()
    place(s, "red", "forest", "forest", initiative=2)
    place(s, "blue", "forest", initiative=3)
    hunters(s, yellow=8, green=9)
    run(s, ActInOrder())
    assert offered(s) == [str(total) for total in range(2, 13)]
    run(s, "5")
    assert stock(s) == "wood"
    assert offered(s) == [str(face) for face in range(1, 7)]
    run(s, "4")
    assert stock(s) == "wood wood"


@pytest.mark.rule("SA-G01")
def test_the_hut_adds_a_figure_of_the_same_tribe_from_its_reserve() -> None:
    s = position()
    run(s, acting(s, "blue", "hut"))
    assert (s.figures, s.reserve) == ([2, 3, 2, 2], [5, 4, 5, 5])


@pytest.mark.rule("SA-G01", "SA-S46")
def test_the_newcomer_neither_acts_nor_rolls_this_round_but_eats() -> None:
    s = position(figures=(3, 2, 2, 2), food=30, cards=(None, None, "toolmaker2-dice"))
    run(s, acting(s, "red", "hut", "forest"))
    assert s.figures[0] == 4
    assert offered(s) == [str(face) for face in range(1, 7)]
    run(s, "3")
    assert asked(s) == ""
    run(s, Feed())
    assert s.food == 30 - 10


@pytest.mark.rule("SA-G02")
def test_with_an_empty_reserve_the_hut_gives_nothing() -> None:
    s = position(figures=(7, 2, 2, 2))
    s.reserve[0] = 0
    before = belongings(s)
    run(s, acting(s, "red", "hut"))
    assert belongings(s) == before
