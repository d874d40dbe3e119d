"""Disaster chips: when the five natural disasters strike, what they take, what protects."""

import pytest

from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.income import Income
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.state import Peloponnes
from tests.games.peloponnes.acting import (
    NATURAL,
    draw,
    played,
    score,
    small_print,
    struck,
    supply_round,
    values,
    whole_games,
    yours,
)
from tests.games.peloponnes.position import COLONIES, COMPONENTS, HEROES, TILES, drawn, goods, position
from tests.support.driving import asked, endings, offered, run, told

PROTECTS = {
    "port": "decline", "stoa": "decline", "temple-of-apollo": "drought", "liongate": "drought", "cyclopean-masonry": "earthquake",
    "aqueduct": "plague", "well": "plague", "workshop-of-phidias": "tempest",
}  # fmt: skip
LAND = [tile.id for tile in COMPONENTS.tiles if tile.land]
FIVE = ("deep-forest", "bare-peaks", "forested-hills", "street", "bridge")
THIRDS = [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5)]


def protected(s: Peloponnes) -> list[str]:
    """Against which disasters the position is protected, found out by letting each strike."""
    found = []
    for disaster in NATURAL:
        after = s.copy()
        after.story = []
        struck(after, disaster)
        if "told-protected" in told(after):
            found.append(disaster)
    return found


# --- chips


@pytest.mark.rule("PEL-B28")
def test_three_chips_are_drawn_one_by_one_at_the_end_of_a_round() -> None:
    s = position(goods="coins:2")
    run(s, Round(), *FIVE, "deep-forest")
    for chip in ("plague", "persians", "plague"):
        assert asked(s) == "DrawChip"
        run(s, chip)
    assert (asked(s), s.round, drawn(s)) == ("RevealTile", 3, {"plague": 2, "persians": 1})


@pytest.mark.rule("PEL-B28")
def test_the_blank_chip_does_nothing() -> None:
    s = position(buildings="bridge", land="deep-forest", goods="food:9 luxury:9 inhabitants:9")
    assert draw(s, "blank") == {}
    assert (yours(s), told(s)) == ((["bridge"], ["deep-forest"]), ["told-chip"])


@pytest.mark.rule("PEL-B28", "PEL-B29")
@whole_games
def test_every_chip_is_drawn_and_each_natural_disaster_strikes_exactly_once(level: str, number: int) -> None:
    s = played(level, number)
    assert (s.chips_left, len(values(s, "told-chip"))) == (0, 24)
    struck_by = [value["disaster"] for value in [*values(s, "told-strike"), *values(s, "told-protected")]]
    assert sorted(str(name) for name in struck_by) == sorted(NATURAL)


@pytest.mark.rule("PEL-B28", "PEL-B35")
def test_a_disaster_may_strike_in_round_8_before_the_final_supply_round() -> None:
    s = position(round=8, goods="inhabitants:6 food:6", chips="plague plague " + "persians " * 8 + "decline drought " * 3)
    run(s, Round(), DrawChips(), "earthquake", "earthquake", "plague")
    assert told(s)[-6:] == ["told-strike", "told-supply", "told-fed", "told-conflict", "told-angelos-wins", "told-count"]
    assert goods(s) == {"inhabitants": 6 - 2 - 1, "food": 2}


# --- what they take


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize("disaster", NATURAL)
def test_the_first_two_chips_do_nothing(disaster: str) -> None:
    s = position(buildings="bridge", land="deep-forest", goods="food:9 luxury:20 inhabitants:9")
    assert draw(s, f"{disaster} {disaster}") == {}
    assert (yours(s), drawn(s)) == ((["bridge"], ["deep-forest"]), {disaster: 2})


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize(
    ("disaster", "lost"), [("decline", {"luxury": -10}), ("drought", {"food": -3}), ("plague", {"inhabitants": -3})]
)
def test_the_third_chip_strikes_at_once_before_the_next_is_drawn(disaster: str, lost: dict[str, int]) -> None:
    s = position(chips=f"{disaster} {disaster}", goods="food:9 luxury:20 inhabitants:9")
    run(s, DrawChips(2))
    before = goods(s)
    run(s, disaster)
    assert asked(s) == "DrawChip"
    assert {name: goods(s)[name] - before[name] for name in before if goods(s)[name] != before[name]} == lost


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize(("disaster", "tile"), [("earthquake", "bridge"), ("tempest", "deep-forest")])
def test_tiles_are_saved_or_lost_before_the_next_chip_is_drawn(disaster: str, tile: str) -> None:
    s = position(chips=f"{disaster} {disaster}", buildings="bridge", land="deep-forest", goods="wood:1 stone:1 food:1 coins:1")
    run(s, DrawChips(2), disaster)
    assert asked(s) == "SaveTiles"
    run(s, tile)
    assert (asked(s), tile in yours(s)[0] + yours(s)[1]) == ("DrawChip", False)


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (9, 0), (10, 0), (11, 1), (25, 15)])
def test_decline_takes_10_luxury_goods_or_all(held: int, left: int) -> None:
    s = position(goods=f"luxury:{held} food:9 inhabitants:9")
    struck(s, "decline")
    assert goods(s) == {"food": 9, "inhabitants": 9} | ({"luxury": left} if left else {})


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize(("held", "lost"), THIRDS)
def test_drought_takes_a_third_of_the_food_the_loss_rounded_up(held: int, lost: int) -> None:
    s = position(goods=f"food:{held} inhabitants:9 luxury:9")
    assert struck(s, "drought") == ({"food": -lost} if lost else {})


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize(("held", "lost"), THIRDS)
def test_plague_takes_a_third_of_the_inhabitants_the_loss_rounded_up(held: int, lost: int) -> None:
    s = position(goods=f"food:9 inhabitants:{held} luxury:9")
    assert struck(s, "plague") == ({"inhabitants": -lost} if lost else {})


@pytest.mark.rule("PEL-B29")
def test_in_an_earthquake_each_building_costs_1_stone_and_1_wood_or_is_lost() -> None:
    s = position(buildings="bridge street", land="deep-forest", goods="wood:3 stone:3 food:3 coins:3")
    assert struck(s, "earthquake", "street") == {"wood": -1, "stone": -1}
    assert yours(s) == (["bridge"], ["deep-forest"])


@pytest.mark.rule("PEL-B29")
def test_in_a_tempest_each_land_costs_1_food_and_1_coin_or_is_lost() -> None:
    s = position(buildings="bridge", land="deep-forest bare-peaks", goods="wood:3 stone:3 food:3 coins:3")
    assert struck(s, "tempest", "deep-forest", "done") == {"food": -1, "coins": -1}
    assert yours(s) == (["bridge"], ["bare-peaks"])


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize("disaster", NATURAL)
def test_a_disaster_that_finds_nothing_has_no_effect(disaster: str) -> None:
    s = position(goods="coins:3 wood:3 stone:3")
    assert struck(s, disaster) == {}
    assert (asked(s), drawn(s)) == ("", {disaster: 3})


@pytest.mark.rule("PEL-B29")
@pytest.mark.parametrize(
    ("chips", "food", "inhabitants"), [("plague drought", 6, 6), ("drought plague", 6, 6), ("plague blank drought", 6, 6)]
)
def test_several_disasters_in_one_round_all_strike_in_the_order_of_their_chips(chips: str, food: int, inhabitants: int) -> None:
    s = position(goods="food:9 inhabitants:9", chips="plague plague drought drought")
    draw(s, chips)
    assert goods(s) == {"food": food, "inhabitants": inhabitants}
    assert [value["disaster"] for value in values(s, "told-strike")] == [chip for chip in chips.split() if chip != "blank"]


# --- protection


@pytest.mark.rule("PEL-B29", "PEL-B30")
@pytest.mark.parametrize("name", TILES)
def test_each_tile_protects_from_what_it_shows_and_nothing_else(name: str) -> None:
    s = position(buildings="" if name in LAND else name, land=name if name in LAND else "")
    assert protected(s) == ([PROTECTS[name]] if name in PROTECTS else [])


@pytest.mark.rule("PEL-B29", "PEL-X22", "PEL-X30")
def test_of_heroes_and_colonies_only_andromeda_and_olbia_protect() -> None:
    heroes = {name: protected(position(hero=name)) for name in HEROES}
    colonies = {name: protected(position(colony=name)) for name in COLONIES}
    assert {name: found for name, found in heroes.items() if found} == {"andromeda": ["tempest"]}
    assert {name: found for name, found in colonies.items() if found} == {"olbia": ["drought"]}


@pytest.mark.rule("PEL-B30")
@pytest.mark.parametrize("debts", [False, True])
@pytest.mark.parametrize("name", PROTECTS)
def test_protection_is_complete_and_unlimited_also_by_a_building_not_yet_paid(name: str, debts: bool) -> None:
    s = position(
        buildings=f"bridge {name}", debts=name if debts else "", land="deep-forest bare-peaks",
        goods="food:13 luxury:40 inhabitants:30 coins:5 wood:5 stone:5",
    )  # fmt: skip
    assert struck(s, PROTECTS[name]) == {}
    assert (asked(s), yours(s)) == ("", (["bridge", name], ["deep-forest", "bare-peaks"]))


@pytest.mark.rule("PEL-B30")
def test_chips_resolve_one_by_one_a_lost_aqueduct_no_longer_stops_the_plague() -> None:
    for chips, lost in (("earthquake plague", {"inhabitants": -2}), ("plague earthquake", {})):
        s = position(buildings="aqueduct", chips="earthquake earthquake plague plague", goods="inhabitants:6")
        assert draw(s, chips) == lost
        assert yours(s) == ([], [])


@pytest.mark.rule("PEL-B30")
def test_a_protecting_building_let_go_for_its_debt_protects_no_longer() -> None:
    s = position(buildings="well", debts="well", goods="inhabitants:7 food:13", foe_strength=1)
    supply_round(s)
    assert struck(s, "plague") == {"inhabitants": -2}


# --- saving tiles


@pytest.mark.rule("PEL-B30")
@pytest.mark.parametrize(
    ("disaster", "held", "affordable"),
    [
        ("earthquake", "wood:3 stone:3", 3),
        ("earthquake", "wood:2 stone:3", 2),
        ("earthquake", "wood:1 stone:1 luxury:4", 2),
        ("earthquake", "wood:1 stone:1 luxury:3", 1),
        ("earthquake", "luxury:12", 3),
        ("earthquake", "food:9 coins:9", 0),
        ("tempest", "food:3 coins:3", 3),
        ("tempest", "food:1 coins:3 luxury:2", 2),
        ("tempest", "luxury:8", 2),
        ("tempest", "wood:9 stone:9", 0),
    ],
)
def test_you_choose_freely_which_tiles_to_save_as_far_as_you_can_pay(disaster: str, held: str, affordable: int) -> None:
    three = "bridge street port" if disaster == "earthquake" else "deep-forest bare-peaks mixed-highland"
    s = position(buildings="bridge street port", land="deep-forest bare-peaks mixed-highland", goods=held)
    s.chips[NATURAL.index(disaster)] = 1
    run(s, DrawChips(1), disaster)
    kept = {" ".join(yours(after)[disaster == "tempest"]) for after in endings(s, "SaveTiles", "Pay")}
    every = [" ".join(name for at, name in enumerate(three.split()) if bits >> at & 1) for bits in range(8)]
    assert kept == {names for names in every if len(names.split()) <= affordable}


@pytest.mark.rule("PEL-B30")
def test_a_tile_that_cannot_be_saved_is_lost_without_a_question() -> None:
    s = position(buildings="bridge", goods="wood:5 food:5 coins:5 luxury:1")
    assert struck(s, "earthquake") == {}
    assert (asked(s), yours(s)) == ("", ([], []))


@pytest.mark.rule("PEL-B30", "PEL-B31")
def test_luxury_may_replace_any_part_of_saving() -> None:
    s = position(buildings="bridge", goods="stone:1 luxury:4")
    assert struck(s, "earthquake", "luxury", "done") == {"luxury": -4}
    s = position(land="deep-forest", goods="food:1 luxury:3")
    assert struck(s, "tempest", "done") == {"food": -1, "luxury": -2}


@pytest.mark.rule("PEL-B30")
def test_an_unpaid_building_is_threatened_like_the_others_and_stays_unpaid_when_saved() -> None:
    s = position(buildings="bridge street", debts="street", goods="wood:1 stone:1")
    assert struck(s, "earthquake", "street") == {"wood": -1, "stone": -1}
    assert (yours(s), s.debts) == ((["street"], []), [True])


@pytest.mark.rule("PEL-B30")
def test_the_debt_coin_of_a_building_lost_to_the_earthquake_goes_to_the_bank() -> None:
    s = position(buildings="street bridge", debts="street", goods="coins:2 wood:1 stone:1")
    assert struck(s, "earthquake", "bridge") == {"wood": -1, "stone": -1}
    assert (yours(s), s.debts) == ((["bridge"], []), [False])


@pytest.mark.rule("PEL-B30")
def test_a_lost_tile_takes_prestige_and_income_with_it_but_people_and_goods_stay() -> None:
    s = position(buildings="statue-of-zeus bridge", goods="inhabitants:9 stone:4 food:9", clovers=0)
    assert score(s).you == 8 + 4
    struck(s, "earthquake")
    assert (score(s).you, goods(s)) == (0, {"inhabitants": 9, "stone": 4, "food": 9})
    run(s, Income())
    assert goods(s)["food"] == 9 + 2


@pytest.mark.rule("PEL-B30")
@pytest.mark.parametrize("disaster", ["earthquake", "tempest"])
def test_the_civilisation_is_neither_land_nor_building(disaster: str) -> None:
    s = position(civilization="korinth", goods="wood:1 stone:1 food:1 coins:1")
    assert struck(s, disaster) == {}
    assert (offered(s), s.my_civilization().id) == ([], "korinth")


@pytest.mark.rule("PEL-B30")
def test_an_earthquake_spares_land_and_a_tempest_spares_buildings() -> None:
    s = position(buildings="bridge", land="deep-forest")
    struck(s, "earthquake")
    assert yours(s) == ([], ["deep-forest"])
    s = position(buildings="bridge", land="deep-forest")
    struck(s, "tempest")
    assert yours(s) == (["bridge"], [])


@pytest.mark.rule("PEL-B30")
@pytest.mark.parametrize(
    ("round", "held", "owed", "asks"),
    [
        (8, "wood:2 stone:2", "", ""),
        (7, "wood:2 stone:2", "", "SaveTiles"),
        (8, "wood:2 stone:1 luxury:2", "", "SaveTiles"),
        (8, "wood:2 stone:2", "street", "SaveTiles"),
    ],
)
def test_in_the_last_round_buildings_are_saved_unasked_if_wood_and_stone_reach_and_nothing_is_owed(
    round: int, held: str, owed: str, asks: str
) -> None:
    s = position(round=round, goods=held, buildings="bridge street", debts=owed)
    struck(s, "earthquake")
    assert (asked(s), yours(s)[0]) == (asks, ["bridge", "street"])


@pytest.mark.rule("PEL-B30", "PEL-B40")
def test_if_not_all_can_be_saved_you_choose_which_and_each_says_what_it_costs_more() -> None:
    s = position(buildings="bridge street port", goods="wood:2 stone:1 luxury:2")
    struck(s, "earthquake")
    assert offered(s) == ["bridge", "street", "port", "done", "luxury"]
    assert small_print(s)[:2] == ["costs 1 wood, 1 stone, keeps 4 Prestige", "costs 1 wood, 1 stone, keeps 4 Prestige"]
    run(s, "bridge")
    assert small_print(s)[:2] == [
        "costs 1 wood, 2 luxury goods, keeps 4 Prestige",
        "costs 1 wood, 2 luxury goods, keeps 3 Prestige",
    ]
