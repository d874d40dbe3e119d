"""Gaps the sheet leaves, and the round as a whole."""

import pytest

from soloist.games.stone_age.ending import DiscardCards
from soloist.games.stone_age.placing import NextTribe
from soloist.games.stone_age.round import Round
from soloist.games.stone_age.state import EMPTY
from tests.games.stone_age.acting import acting, empty_deck
from tests.games.stone_age.position import COMPONENTS, GAME, belongings, position, spread, stock
from tests.support.driving import asked, offered, run


@pytest.mark.rule("SA-S22", "SA-S66")
def test_a_round_has_three_phases_in_which_the_highest_tribe_rests_and_a_tile_is_given_up_unasked() -> None:
    s = position(food=9, field=2, cards=("farmer1-dice", "pottery-food7", "shaman1-gold1"))
    s.round = 0
    run(s, Round(), "forest", "hunt", "9", "quarry", "quarry", "3")
    run(s, "green", "hunt", "12", "river", "tool-maker", "5")
    assert s.initiative == [9, 3, 5, 12]
    run(s, "10", "5", "tool-1", "3", "4")
    assert stock(s) == "wood stone stone gold"
    assert (asked(s), s.food, s.fatigue) == ("TurnUpCard", 9 + 2 + 2 - 8 - 2, 15)
    assert (s.built, s.face_down, s.initiative) == (2, 1, [0, 0, 0, 0])
    run(s, "art-tool", "time-field", "music-points")
    headings = [event.heading for event in s.story or [] if event.heading]
    assert headings == [
        "round-1", "place-red", "place-blue", "place-green", "place-yellow", "blue", "yellow", "red",
        "rest", "feed", "cards", "round-2",
    ]  # fmt: skip


@pytest.mark.rule("SA-S66")
def test_missing_food_is_settled_before_the_tile_and_both_before_new_cards() -> None:
    s = position(food=0, stock="wood", cards=(None, None, "toolmaker2-dice"))
    run(s, Round(), "hunt", "2", "hunt", "3", "hunt", "4", "hunt", "5", "2", "2", "2")
    assert (asked(s), s.built) == ("PayMissing", 3)
    run(s, "wood")
    assert (asked(s), s.built, s.fatigue) == ("TurnUpCard", 2, 11)


@pytest.mark.rule("SA-G06")
def test_resources_and_food_never_run_out() -> None:
    s = position(stock="gold " * 10 + "stone " * 12, food=60)
    run(s, acting(s, "red", "river", "quarry", "hunt"), "5", "6", "6")
    assert (s.stock, s.food) == ([0, 0, 13, 11], 63)


@pytest.mark.rule("SA-G07", "SA-G14")
def test_an_empty_pile_ends_nothing_and_its_space_stays_empty() -> None:
    s = position(stock="wood clay stone")
    s.heights[0] = 1
    run(s, acting(s, "red", "building-1"), "build")
    assert (asked(s), s.outcome, s.tops[0], s.heights) == ("", "", EMPTY, [0, 7])
    s.then(DiscardCards(), Round())
    run(s, "art-tool", "time-field", "writing-dice")
    assert (s.outcome, s.round) == ("", 2)
    assert [name for name in offered(s) if name.startswith("building")] == ["building-2"]


@pytest.mark.rule("SA-G07")
def test_a_pile_can_be_built_down_to_its_last_tile() -> None:
    s = position(tiles=("variety-4-of-1", None), stock="gold " * 28)
    seen = ["fixed-wwc", "fixed-wws", "fixed-wcc", "fixed-wwg", "fixed-wss", "fixed-ccs"]
    run(s, acting(s, "red", "building-1"), "gold")
    for number, tile in enumerate(seen):
        run(s, tile)
        assert s.heights[0] == 6 - number
        s.stock = [2, 2, 2, 2]
        run(s, acting(s, "red", "building-1"), "build")
    assert (s.heights[0], s.built, asked(s)) == (0, 10, "")


@pytest.mark.rule("SA-G08")
def test_the_extra_card_leaves_the_deck_unused_and_brings_the_win_one_card_closer() -> None:
    s = position(cards=("writing-extra-card", None, None), stock="wood", food=0)
    before = belongings(s)
    run(s, acting(s, "red", "card-1"), "wood")
    assert asked(s) == "ExtraCard"
    left = s.deck_left
    run(s, "pottery-food7")
    assert belongings(s) == before | {"stock": "", "food": 2}
    assert (s.deck_left, s.discarded) == (left - 1, 2)
    assert s.deck[0] == 0


@pytest.mark.rule("SA-G08")
def test_with_an_empty_deck_the_extra_card_is_only_a_green_card_and_no_win() -> None:
    s = position(cards=("writing-extra-card", None, None), stock="wood", food=0)
    empty_deck(s)
    run(s, acting(s, "red", "card-1"), "wood")
    assert (asked(s), s.outcome, s.food) == ("", "", 2)


@pytest.mark.rule("SA-G08")
def test_drawing_the_last_card_of_the_deck_is_no_win_either() -> None:
    s = position(cards=("writing-extra-card", None, None), stock="wood")
    empty_deck(s, "art-tool")
    run(s, acting(s, "red", "card-1"), "wood", "art-tool")
    assert (s.deck_left, s.outcome, s.tools) == (0, "", [0, 0, 0])


@pytest.mark.rule("SA-G09", "SA-S02")
@pytest.mark.parametrize(("card", "bonus"), [("music-points", {"food": 22}), ("builder3-points", {"fatigue": 16})])
def test_a_points_card_gives_its_bonus_and_no_points(card: str, bonus: dict[str, object]) -> None:
    s = position(cards=(card, None, None))
    before = belongings(s)
    s.stock[1] = 1
    run(s, acting(s, "red", "card-1"), "clay")
    assert belongings(s) == before | bonus
    assert s.initiative == [0, 0, 0, 0]


@pytest.mark.rule("SA-G13")
def test_beyond_field_10_and_tools_4_4_4_a_gain_is_lost() -> None:
    s = position(field=10, tools=(4, 4, 4))
    before = belongings(s)
    run(s, acting(s, "red", "field"), acting(s, "blue", "tool-maker"))
    assert belongings(s) == before


@pytest.mark.rule("SA-G13")
@pytest.mark.parametrize(("card", "answers"), [("farmer1-field", ""), ("farmer1-dice", "6-6"), ("farmer1-dice", "5-5")])
def test_cards_too_give_no_more_than_the_last_step(card: str, answers: str) -> None:
    s = position(cards=(card, None, None), field=10, tools=(4, 4, 4), stock="wood")
    run(s, acting(s, "red", "card-1"), "wood", *answers.split())
    assert (s.field, s.tools, s.fatigue) == (10, [4, 4, 4], 16)


@pytest.mark.rule("SA-G18")
@pytest.mark.parametrize("fatigue", [15, 39, 99])
def test_the_fatigue_limit_has_no_ceiling(fatigue: int) -> None:
    s = position(cards=("shaman2-clay1", None, None), stock="wood", fatigue=fatigue)
    run(s, acting(s, "red", "card-1"), "wood")
    assert s.fatigue == fatigue + 1


@pytest.mark.rule("SA-G18")
def test_twenty_sand_cards_lift_the_highest_start_to_40_at_most() -> None:
    assert 20 + sum(card.copies for card in COMPONENTS.cards if not card.green) == 40


@pytest.mark.rule("SA-G19")
def test_nothing_in_phase_2_lowers_the_fatigue_limit() -> None:
    s = position(food=0, fatigue=1, cards=("music-points", "farmer1-dice", "music-points"))
    run(s, acting(s, "red", "hut", "card-1", "card-2", "building-1", "river", "hunt"), "river", "1", "1")
    assert (s.fatigue, s.outcome, asked(s)) == (1, "", "")


@pytest.mark.rule("SA-G20")
def test_no_tribe_is_first_player_and_there_is_one_player_board_for_all() -> None:
    s = position()
    run(s, Round(), "yellow", "hunt", "2", "hunt", "3", "green", "hunt", "4", "hunt", "5", "6", "6", "6")
    run(s, "art-tool", "time-field", "writing-dice")
    assert (asked(s), offered(s)[-3:]) == ("Place", ["blue", "yellow", "green"])
    spots = [spot.id for zone in GAME.scene(s).zones for spot in zone.spots]
    assert len([id for id in spots if id == "food"]) == 1
    assert not [id for id in spots if "first" in id or "marker" in id]


@pytest.mark.rule("SA-G21")
def test_a_tribe_of_eight_hunts_with_eight_dice() -> None:
    s = position("large-tribe", figures=(8, 3, 3, 3))
    run(s, acting(s, "red", *["hunt"] * 8))
    assert offered(s) == [str(total) for total in range(8, 49)]


@pytest.mark.rule("SA-S07", "SA-S57")
def test_the_card_on_the_4_space_never_comes_up_for_sale() -> None:
    s = position(cards=(None, None, "art-tool"), card_refresh="slide")
    run(s, DiscardCards(), "time-field", "farmer1-dice", "writing-dice")
    assert spread(s) == ["time-field", "farmer1-dice", "writing-dice"]
    run(s, NextTribe())
    assert "card-4" not in offered(s)
