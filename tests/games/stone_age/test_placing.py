"""Phase 1: placing and initiative."""

from itertools import combinations_with_replacement

import pytest

import soloist
from soloist.games.stone_age.components import PLACES, TRIBES
from soloist.games.stone_age.placing import NextTribe, Place
from soloist.games.stone_age.round import Round
from tests.games.stone_age.acting import hunters, place
from tests.games.stone_age.position import position, where
from tests.support.driving import asked, endings, offered, run, ways

RESOURCE_PLACES = ("forest", "clay-pit", "quarry", "river")
SINGLE_PLACES = ("tool-maker", "field", "card-1", "card-2", "building-1", "building-2")


@pytest.mark.rule("SA-S23")
def test_any_tribe_not_yet_placed_may_be_chosen() -> None:
    s = position()
    place(s, "blue", "forest", "river")
    run(s, NextTribe())
    assert (asked(s), s.placed) == ("Place", [True, True, False, False]), "red is proposed"
    assert [name for name in offered(s) if name in TRIBES] == ["yellow", "green"]
    run(s, "green", "hunt")
    assert (where(s, "green"), where(s, "red"), s.placed) == (("hunt", "hunt"), (), [False, True, False, True])


@pytest.mark.rule("SA-S23", "SA-S28")
def test_another_tribe_is_named_only_before_the_first_figure_and_only_once() -> None:
    s = position()
    run(s, NextTribe(), "forest")
    assert not set(offered(s)) & set(TRIBES)
    s = position()
    run(s, NextTribe(), "blue")
    assert not set(offered(s)) & set(TRIBES)


@pytest.mark.rule("SA-S23")
def test_the_order_of_the_tribes_is_free() -> None:
    s = position()
    run(s, NextTribe(), "green", "hunt", "7", "blue", "hunt", "4", "yellow", "hunt", "5", "hunt", "9")
    assert s.initiative == [9, 4, 5, 7]


@pytest.mark.rule("SA-S24")
def test_the_figures_of_a_tribe_may_go_to_different_places() -> None:
    s = position(figures=(4, 2, 2, 2))
    run(s, NextTribe(), "river", "field", "card-2", "hunt")
    assert where(s, "red") == ("river", "field", "card-2", "hunt")


@pytest.mark.rule("SA-S24", "SA-S25")
def test_a_tribe_may_have_several_figures_at_one_resource_place() -> None:
    s = position()
    run(s, NextTribe(), "quarry", "quarry")
    assert where(s, "red") == ("quarry", "quarry")


@pytest.mark.rule("SA-S25")
@pytest.mark.parametrize("name", RESOURCE_PLACES)
def test_a_resource_place_takes_seven_figures_of_all_tribes_together(name: str) -> None:
    s = position()
    place(s, "blue", *[name] * 4)
    place(s, "green", *[name] * 2)
    run(s, NextTribe())
    assert name in offered(s)
    run(s, name)
    assert name not in offered(s)


@pytest.mark.rule("SA-S25")
@pytest.mark.parametrize("name", SINGLE_PLACES)
def test_tool_maker_field_card_and_building_take_one_figure(name: str) -> None:
    s = position()
    place(s, "blue", "hunt", name)
    run(s, NextTribe())
    assert name not in offered(s)
    assert set(SINGLE_PLACES) - {name} <= set(offered(s))


@pytest.mark.rule("SA-S25")
def test_all_three_village_places_may_be_used_in_one_round() -> None:
    s = position()
    run(s, NextTribe(), "tool-maker", "field", "7", "hut", "7")
    assert where(s, "red") == ("tool-maker", "field")
    assert where(s, "blue") == ("hut", "hut")


@pytest.mark.rule("SA-S26")
def test_the_hunting_grounds_take_any_number() -> None:
    s = position("large-tribe", figures=(8, 8, 8, 8))
    hunters(s, blue=20, yellow=20, green=20)
    run(s, NextTribe(), "hunt", "30")
    assert s.crowd[PLACES.index("hunt")] == 32


@pytest.mark.rule("SA-S26")
def test_with_every_other_place_full_the_tribe_still_hunts() -> None:
    s = position()
    for name in RESOURCE_PLACES:
        place(s, "blue", *[name] * 7)
    place(s, "green", "hut", *SINGLE_PLACES)
    s.placed[2] = True
    run(s, NextTribe())
    assert where(s, "red") == ("hunt", "hunt")
    assert asked(s) == "RollInitiative"


@pytest.mark.rule("SA-S27", "SA-S30")
def test_the_sheets_example_one_red_figure_hunts_one_goes_to_the_forest_and_six_and_three_make_nine() -> None:
    s = position()
    run(s, NextTribe(), "forest", "hunt", "9")
    assert s.initiative[0] == 9
    assert asked(s) == "Place"


@pytest.mark.rule("SA-S27", "SA-G21")
@pytest.mark.parametrize("figures", [2, 3, 7, 8])
def test_a_tribe_rolls_one_die_for_each_of_its_figures_even_more_than_seven(figures: int) -> None:
    s = position(figures=(figures, 2, 2, 2))
    run(s, NextTribe(), "hunt")
    assert offered(s) == [str(total) for total in range(figures, 6 * figures + 1)]


@pytest.mark.rule("SA-S27")
def test_the_dice_are_fair() -> None:
    s = position()
    run(s, NextTribe(), "hunt")
    assert ways(s) == {str(total): 6 - abs(total - 7) for total in range(2, 13)}


@pytest.mark.rule("SA-S27")
def test_initiative_is_rolled_and_seen_before_the_next_tribe_is_chosen() -> None:
    s = position()
    run(s, NextTribe(), "forest", "forest")
    assert asked(s) == "RollInitiative"
    run(s, "5")
    assert (s.initiative, asked(s)) == ([5, 0, 0, 0], "Place")
    run(s, "hunt")
    assert asked(s) == "RollInitiative"


@pytest.mark.rule("SA-S27", "SA-G03")
def test_no_tool_changes_the_initiative() -> None:
    s = position(tools=(4, 4, 4), one_use=(4,))
    run(s, NextTribe(), "hunt", "7")
    assert s.initiative[0] == 7
    assert asked(s) == "Place"
    assert s.used == [False, False, False]


@pytest.mark.rule("SA-S18", "SA-S27")
def test_a_marker_may_stand_on_the_space_of_the_fatigue_token() -> None:
    s = position(fatigue=9)
    run(s, NextTribe(), "hunt", "9")
    assert (s.initiative[0], s.fatigue, s.outcome) == (9, 9, "")


@pytest.mark.rule("SA-S28")
def test_no_figure_stays_behind() -> None:
    s = position(figures=(3, 2, 2, 2))
    run(s, NextTribe(), "building-1")
    assert asked(s) == "Place"
    run(s, "building-2")
    assert where(s, "red") == ("building-1", "building-2", "hunt")


@pytest.mark.rule("SA-S29", "SA-S22")
def test_all_four_tribes_are_placed_before_one_acts() -> None:
    s = position()
    run(s, Round(), "river", "river", "9", "forest", "forest", "4", "hunt", "5")
    assert (asked(s), s.placed) == ("Place", [True, True, True, True])
    run(s, "hunt", "8")
    assert asked(s) == "Gather"
    assert where(s, "blue") == ()
    assert where(s, "red") == ("river", "river")


@pytest.mark.rule("SA-S07", "SA-G14")
def test_nobody_may_stand_on_the_third_and_fourth_card_space() -> None:
    s = position()
    run(s, NextTribe())
    assert [name for name in offered(s) if name.startswith("card")] == ["card-1", "card-2"]


@pytest.mark.rule("SA-G14")
def test_nobody_may_stand_on_an_empty_card_space_or_an_empty_pile() -> None:
    s = position("eternal-winter", cards=(None, "farmer1-dice", "music-points"), tiles=("fixed-wcs", None))
    run(s, NextTribe())
    assert [name for name in offered(s) if name not in TRIBES] == [
        "forest", "clay-pit", "quarry", "river", "tool-maker", "field", "hut", "card-2", "building-1", "hunt",
    ]  # fmt: skip


@pytest.mark.rule("SA-G01")
def test_the_hut_takes_two_figures_of_one_tribe_at_once() -> None:
    s = position(figures=(3, 2, 2, 2))
    run(s, NextTribe(), "hut", "hunt")
    assert where(s, "red") == ("hut", "hut", "hunt")


@pytest.mark.rule("SA-G01")
def test_one_figure_alone_cannot_go_to_the_hut() -> None:
    s = position()
    run(s, NextTribe(), "forest")
    assert "hut" not in offered(s)


@pytest.mark.rule("SA-G01", "SA-S25")
def test_no_second_pair_fits_into_the_hut_whatever_its_colour() -> None:
    s = position(figures=(4, 2, 2, 2))
    run(s, NextTribe(), "hut")
    assert "hut" not in offered(s)
    run(s, "hunt", "9")
    assert "hut" not in offered(s)


@pytest.mark.rule("SA-G02", "SA-G13")
def test_places_that_would_give_nothing_are_still_open() -> None:
    s = position(field=10, tools=(4, 4, 4))
    s.reserve[0] = 0
    run(s, NextTribe())
    assert {"tool-maker", "field", "hut"} <= set(offered(s))


def fits(placement: tuple[str, ...], full: tuple[str, ...] = ()) -> bool:
    """Whether the figures of one tribe may stand like this (SA-S25, SA-G01)."""
    alone = all(placement.count(name) <= 1 for name in SINGLE_PLACES)
    return alone and placement.count("hut") in (0, 2) and not set(placement) & set(full)


@pytest.mark.rule("SA-S24", "SA-S25", "SA-G01")
@pytest.mark.parametrize("figures", [2, 3, 4])
def test_every_placement_of_a_tribe_can_be_reached_in_exactly_one_way(figures: int) -> None:
    s = position(figures=(figures, 2, 2, 2))
    run(s, Place(0, figures, 0))
    reached = [where(after, "red") for after in endings(s, "Place")]
    assert len(reached) == len(set(reached))
    assert set(reached) == {p for p in combinations_with_replacement(PLACES, figures) if fits(p)}


@pytest.mark.rule("SA-S24", "SA-S25")
def test_on_a_crowded_board_too_three_figures_reach_every_placement_once() -> None:
    s = position(figures=(3, 2, 2, 2), tiles=("fixed-wcs", None))
    place(s, "blue", "forest", "forest", "forest", "forest", "forest", "forest", "forest", "field", "card-1")
    place(s, "green", "river", "river", "river", "river", "river")
    run(s, Place(0, 3, 0))
    reached = [where(after, "red") for after in endings(s, "Place")]
    full = ("forest", "field", "card-1", "building-2")
    every = {p for p in combinations_with_replacement(PLACES, 3) if fits(p, full) and p.count("river") <= 2}
    assert len(reached) == len(set(reached))
    assert set(reached) == every


@pytest.mark.rule("SA-S22", "SA-S27")
def test_before_the_last_roll_it_is_said_that_the_round_goes_on_by_itself() -> None:
    table = soloist.GAMES["stone-age"].deal(seed="K7Q2")
    table.lay_one_by_one()
    said = []
    for _ in range(4):
        table.answer("hunt")
        assert table.question is not None
        said.append(table.question.then("en"))
        table.answer("done")
    assert said[:3] == [""] * 3
    assert said[3].startswith("After the roll the round continues: dice, actions, feeding, new cards.")
