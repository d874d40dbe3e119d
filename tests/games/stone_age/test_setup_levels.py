"""The four levels, each a complete setting."""

import pytest

from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed
from soloist.games.stone_age.placing import NextTribe
from soloist.games.stone_age.round import Round
from tests.games.stone_age.acting import acting
from tests.games.stone_age.position import GAME, fresh, position, spread
from tests.support.driving import asked, offered, run

HUNGER = (None, None, "toolmaker2-dice")


@pytest.mark.rule("SA-S62", "SA-S63", "SA-S64", "SA-S65")
@pytest.mark.parametrize(
    ("level", "food", "fatigue", "figures", "eaten", "tiles", "cards"),
    [
        ("basic", 20, 15, 2, 8, 1, 3),
        ("cool-night", 20, 20, 2, 8, 2, 3),
        ("large-tribe", 75, 10, 3, 24, 1, 3),
        ("eternal-winter", 20, 10, 2, 8, 1, 2),
    ],
)
def test_a_level_line_is_complete_and_what_it_does_not_name_is_as_in_level_1(
    level: str, food: int, fatigue: int, figures: int, eaten: int, tiles: int, cards: int
) -> None:
    s = position(level, cards=HUNGER)
    assert (s.food, s.fatigue, s.figures, s.reserve) == (food, fatigue, [figures] * 4, [5] * 4)
    assert (s.field, s.built, s.heights) == (0, 3, [7, 7])
    s.then(Feed(), DiscardBuildings())
    run(s)
    assert (s.food, s.built, s.face_down, s.fatigue) == (food - eaten, 3 - tiles, tiles, fatigue)
    run(s, DiscardCards(), *["art-tool", "time-field", "writing-dice"][:cards])
    assert asked(s) == ""


@pytest.mark.rule("SA-S62")
def test_there_are_four_levels_and_the_basic_one_is_the_first() -> None:
    assert [level.id for level in GAME.levels] == ["basic", "cool-night", "large-tribe", "eternal-winter"]


@pytest.mark.rule("SA-S63", "SA-S55")
@pytest.mark.parametrize(("built", "left", "face_down", "fatigue"), [(3, 1, 2, 20), (2, 0, 2, 20), (1, 0, 1, 17), (0, 0, 0, 17)])
def test_a_cool_night_takes_two_buildings_or_what_there_is_and_three_fatigue_once(
    built: int, left: int, face_down: int, fatigue: int
) -> None:
    s = position("cool-night", built=built)
    run(s, DiscardBuildings())
    assert (asked(s), s.built, s.face_down, s.fatigue) == ("", left, face_down, fatigue)


@pytest.mark.rule("SA-S63")
@pytest.mark.parametrize("penalty", ["once", "per_tile", "all_or_nothing"])
@pytest.mark.parametrize("level", ["basic", "large-tribe", "eternal-winter"])
@pytest.mark.parametrize("built", [0, 1])
def test_where_one_tile_is_due_the_readings_of_level_2_never_differ(level: str, penalty: str, built: int) -> None:
    s = position(level, built=built, fatigue=10, level2_penalty=penalty)
    run(s, DiscardBuildings())
    assert (s.built, s.face_down, s.fatigue) == ((0, 1, 10) if built else (0, 0, 7))


@pytest.mark.rule("SA-S63")
@pytest.mark.parametrize("penalty", ["once", "per_tile", "all_or_nothing"])
def test_with_two_tiles_the_readings_of_level_2_are_the_same(penalty: str) -> None:
    s = position("cool-night", built=2, level2_penalty=penalty)
    run(s, DiscardBuildings())
    assert (s.built, s.face_down, s.fatigue) == (0, 2, 20)


@pytest.mark.rule("SA-S64", "SA-S46")
@pytest.mark.parametrize(("figures", "eaten"), [((3, 3, 3, 3), 24), ((8, 3, 4, 3), 36)])
def test_in_a_large_tribe_every_figure_eats_two(figures: tuple[int, ...], eaten: int) -> None:
    s = position("large-tribe", cards=HUNGER, figures=figures)
    run(s, Feed())
    assert s.food == 75 - eaten


@pytest.mark.rule("SA-S64", "SA-S48", "SA-S49", "SA-S50", "SA-S51", "SA-S52")
@pytest.mark.parametrize(
    ("card", "extra"),
    [("music-points", 4), ("shaman1-gold1", 5), ("builder2-dice", 7), ("farmer2-dice", 6), ("toolmaker2-dice", 3)],
)
def test_in_a_large_tribe_the_extra_food_is_not_doubled(card: str, extra: int) -> None:
    s = position("large-tribe", cards=(None, None, card), figures=(5, 3, 3, 3), field=6, tools=(1, 1, 1), face_down=7)
    run(s, Feed())
    assert s.food == 75 + 6 - 28 - extra


@pytest.mark.rule("SA-S65")
def test_in_eternal_winter_only_spaces_2_and_4_get_a_card_at_set_up() -> None:
    s = fresh("eternal-winter")
    run(s, "farmer1-dice", "pottery-food7")
    assert spread(s) == ["", "farmer1-dice", "pottery-food7"]
    assert asked(s) == "FirstTile"


@pytest.mark.rule("SA-S65", "SA-S58", "SA-S59")
def test_in_eternal_winter_only_spaces_2_and_4_get_a_card_each_round() -> None:
    s = position("eternal-winter", cards=(None, "farmer1-dice", "pottery-food7"))
    s.then(DiscardCards(), Round())
    run(s, "art-tool", "time-field")
    assert (spread(s), s.discarded, s.round) == (["", "art-tool", "time-field"], 2, 2)


@pytest.mark.rule("SA-S65", "SA-G14")
def test_in_eternal_winter_only_one_card_can_be_bought_a_round() -> None:
    s = position("eternal-winter", cards=(None, "farmer1-dice", "pottery-food7"))
    run(s, NextTribe())
    assert [name for name in offered(s) if name.startswith("card")] == ["card-2"]


@pytest.mark.rule("SA-S65")
def test_in_eternal_winter_a_card_does_not_slide_and_keeps_its_price_of_2() -> None:
    s = position("eternal-winter", cards=(None, "weaving-food1", "pottery-food7"), stock="wood wood", card_refresh="slide")
    run(s, DiscardCards(), "time-field")
    assert (spread(s), s.discarded, asked(s)) == (["", "weaving-food1", "time-field"], 1, "")
    run(s, acting(s, "red", "card-2"), "wood")
    assert s.stock == [0, 0, 0, 0]
