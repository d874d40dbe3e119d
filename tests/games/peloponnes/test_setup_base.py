"""Components and set-up of the base game and the expansion, as for two players."""

import pytest

from soloist.games.peloponnes.components import NORMAL
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.market import RevealTile, RevealTiles
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.state import Peloponnes
from tests.games.peloponnes.acting import added, fresh, income, played, purchases, score, values, whole_games, yours
from tests.games.peloponnes.position import (
    CIVILIZATIONS,
    COLONIES,
    COMPONENTS,
    HEROES,
    TILES,
    drawn,
    goods,
    position,
    tiles,
)  # fmt: skip
from tests.support.driving import asked, offered, play_out, run, told, ways

START_AND_INCOME = {
    "messene": ("coins:6 inhabitants:2", "food:2"),
    "patras": ("coins:7 inhabitants:1", "wood:1 food:1"),
    "arkadia": ("coins:8 inhabitants:2", "inhabitants:1"),
    "korinth": ("coins:7 inhabitants:3 food:3", "food:1"),
    "sparta": ("coins:7 inhabitants:3 wood:4", "wood:1"),
    "pylos": ("coins:8 inhabitants:2 stone:3", "stone:1"),
    "argos": ("coins:5 inhabitants:2", "wood:1 stone:1"),
}
LAND = [tile.id for tile in COMPONENTS.tiles if tile.land]
BUILDINGS = [tile.id for tile in COMPONENTS.tiles if not tile.land]


def started(civilization: str, hero: str, colony: str) -> Peloponnes:
    s = fresh()
    run(s, civilization, hero, colony)
    return s


def revealed() -> list[str]:
    """All tiles in the order in which they are revealed if each draw takes the first one left."""
    s = position()
    seen = []
    while sum(s.unseen_left):
        run(s, RevealTile(NORMAL))
        word = offered(s)[0]
        run(s, word)
        seen.append(word)
    return seen


@pytest.mark.rule("PEL-B01")
@whole_games
def test_the_game_has_exactly_8_rounds_with_at_most_one_tile_in_each(level: str, number: int) -> None:
    s = played(level, number)
    assert [value["round"] for value in values(s, "told-round")] == [1, 2, 3, 4, 5, 6, 7, 8]
    turns = " ".join(told(s)).split("told-round")[1:]
    ways = ("told-bought", "told-pass", "told-cannot-buy")
    assert {sum(turn.split().count(way) for way in ways) for turn in turns} == {1}
    assert [turn.count("told-laid") for turn in turns] == [turn.count("told-bought") for turn in turns]
    assert s.outcome in ("won", "lost")


@pytest.mark.rule("PEL-B01")
def test_after_one_tile_no_other_is_offered_in_that_round() -> None:
    s = position(goods="coins:20")
    run(s, Round(), "deep-forest", "bare-peaks", "forested-hills", "street", "bridge", "deep-forest")
    assert (asked(s), yours(s), s.rows) == ("DrawChip", ([], ["deep-forest"]), [[], []])


@pytest.mark.rule("PEL-B02", "PEL-B38")
@pytest.mark.parametrize(
    ("buildings", "inhabitants", "expected"),
    [("statue-of-zeus", 4, 8), ("statue-of-zeus", 2, 6), ("statue-of-zeus stoa", 0, 0), ("", 9, 0), ("stoa", 2, 6)],
)
def test_the_lower_of_prestige_and_population_is_the_score(buildings: str, inhabitants: int, expected: int) -> None:
    s = position(buildings=buildings, goods=f"inhabitants:{inhabitants}", clovers=0)
    assert score(s).you == expected


@pytest.mark.rule("PEL-B02")
@pytest.mark.parametrize(("inhabitants", "outcome"), [(1, "lost"), (2, "won")])
def test_the_highest_score_wins(inhabitants: int, outcome: str) -> None:
    s = position(buildings="statue-of-zeus", goods=f"inhabitants:{inhabitants}", clovers=0, foe_tiles="bridge", foe_clovers=0)
    assert score(s) == (3 * inhabitants, 4, outcome)


@pytest.mark.rule("PEL-B03")
def test_the_base_box_holds_20_buildings_20_lands_7_civilisations_and_16_chips() -> None:
    s = position()
    run(s, DrawChips())
    assert (len(BUILDINGS), len(LAND), len(CIVILIZATIONS)) == (20, 20, 7)
    base = {name: number for name, number in ways(s).items() if name != "persians"}
    assert base == {"decline": 3, "drought": 3, "earthquake": 3, "plague": 3, "tempest": 3, "blank": 1}


@pytest.mark.rule("PEL-B03")
@pytest.mark.parametrize("coins", [69, 70, 500])
def test_coins_are_not_limited_by_the_pieces(coins: int) -> None:
    s = position(goods=f"coins:{coins}")
    assert income(s)["coins"] == 1 + 1 + 1
    assert goods(s)["coins"] == coins + 3


@pytest.mark.rule("PEL-B04")
@pytest.mark.parametrize(("first", "last", "land", "buildings"), [(0, 15, 10, 5), (15, 30, 7, 8), (30, 40, 3, 7)])
def test_each_letter_has_its_lands_and_buildings(first: int, last: int, land: int, buildings: int) -> None:
    group = revealed()[first:last]
    assert (sum(name in LAND for name in group), sum(name in BUILDINGS for name in group)) == (land, buildings)


@pytest.mark.rule("PEL-B05")
@pytest.mark.parametrize("name", LAND)
def test_land_costs_coins_and_nothing_to_construct(name: str) -> None:
    s = position(normal=(name,), goods="coins:5")
    assert purchases(s) == [name]


@pytest.mark.rule("PEL-B05", "PEL-B19")
def test_the_picture_has_no_effect_mountains_that_yield_wood_and_stone_fit_a_forest() -> None:
    s = position(land="deep-forest", normal=("wooded-river-valley", "bare-peaks"), goods="coins:5")
    assert purchases(s) == ["wooded-river-valley"]


@pytest.mark.rule("PEL-B06", "PEL-B10")
@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_a_civilisation_gives_its_coins_citizens_and_resources(name: str) -> None:
    s = started(name, "odysseus", "byzantion")
    assert goods(s) == added(START_AND_INCOME[name][0])


@pytest.mark.rule("PEL-B06", "PEL-B24")
@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_a_civilisation_gives_its_income_every_round(name: str) -> None:
    s = position(civilization=name, hero="odysseus", colony="milet")
    assert income(s) == added(START_AND_INCOME[name][1], "coins:1")
    assert income(s) == added(START_AND_INCOME[name][1], "coins:1")


@pytest.mark.rule("PEL-B06", "PEL-B36")
@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_a_civilisation_has_no_prestige(name: str) -> None:
    s = position(civilization=name, goods="inhabitants:10", clovers=0)
    assert score(s).you == 0


@pytest.mark.rule("PEL-B06")
@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_whatever_its_number_you_move_before_angelos(name: str) -> None:
    s = started(name, "odysseus", "byzantion")
    play_out(s, "pass")
    story = told(s)
    between = [story[at + 1 :].index("told-angelos") for at, word in enumerate(story) if word == "told-pass"]
    assert len(between) == 8 and max(between) < 3


@pytest.mark.rule("PEL-B07")
def test_market_and_agora_have_no_special_effect() -> None:
    rows = ("deep-forest", "street"), ("bare-peaks", "well", "stoa")
    for coins in range(9):
        for luxury in range(4):
            held = f"coins:{coins} luxury:{luxury}"
            without = position(normal=rows[0], conquest=rows[1], goods=held)
            with_both = position(buildings="market agora", normal=rows[0], conquest=rows[1], goods=held)
            assert purchases(with_both) == purchases(without)


@pytest.mark.rule("PEL-B07")
@pytest.mark.parametrize("name", BUILDINGS)
def test_only_port_and_temple_have_income_of_choice_and_only_barracks_free_land(name: str) -> None:
    s = position(buildings=name, land="deep-forest", normal=("bare-peaks",), goods="coins:9")
    assert purchases(s) == (["bare-peaks"] if name == "barracks" else [])
    income(s)
    assert (asked(s) == "ChooseIncome") == (name in ("port", "temple-of-apollo"))


@pytest.mark.rule("PEL-B08", "PEL-X02")
def test_a_tiles_are_drawn_first_then_b_then_c_and_none_is_removed() -> None:
    seen = revealed()
    letter = {tile.id: "ABC"[tile.group] for tile in COMPONENTS.tiles}
    assert "".join(letter[name] for name in seen) == "A" * 15 + "B" * 15 + "C" * 10
    assert sorted(seen) == sorted(TILES)


@pytest.mark.rule("PEL-B08")
def test_within_a_letter_each_tile_not_yet_seen_is_equally_likely() -> None:
    s = position(normal=("bridge",), land="deep-forest")
    run(s, RevealTiles())
    first = [name for name in TILES[:10] + TILES[20:25] if name not in ("bridge", "deep-forest")]
    assert ways(s) == dict.fromkeys(first, 1)


@pytest.mark.rule("PEL-B09")
def test_the_normal_row_holds_2_tiles_and_the_conquest_row_3() -> None:
    s = position()
    run(s, RevealTiles(), "bridge", "market", "street", "port", "barracks")
    assert [tiles(row) for row in s.rows] == [["bridge", "market"], ["street", "port", "barracks"]]
    assert asked(s) == ""


@pytest.mark.rule("PEL-B10")
@pytest.mark.parametrize("level", ["soldier", "sergeant", "officer", "general"])
def test_you_get_one_random_civilisation_of_the_seven(level: str) -> None:
    s = fresh(level)
    run(s)
    assert ways(s) == dict.fromkeys(CIVILIZATIONS, 1)


@pytest.mark.rule("PEL-B10")
def test_all_other_markers_start_at_0_and_angelos_has_no_stocks() -> None:
    s = started("messene", "odysseus", "byzantion")
    assert goods(s) == {"coins": 6, "inhabitants": 2}
    assert (s.foe.strength, s.foe.markers, s.foe.tiles, s.foe.civilization) == (0, 0, [], None)


@pytest.mark.rule("PEL-X01", "PEL-X13")
def test_the_expansion_has_8_persian_chips_14_heroes_and_10_colonies() -> None:
    s = position()
    run(s, DrawChips())
    assert ways(s)["persians"] == 8
    assert (len(set(HEROES)), len(set(COLONIES))) == (14, 10)


@pytest.mark.rule("PEL-X02")
@whole_games
def test_the_40_tiles_are_the_whole_supply_8_rounds_of_5(level: str, number: int) -> None:
    s = played(level, number)
    assert len(values(s, "told-tile")) == 40
    assert sum(s.unseen_left) == 0


@pytest.mark.rule("PEL-X03")
def test_16_base_chips_and_8_persian_chips_are_mixed_into_one_chance() -> None:
    s = position()
    run(s, DrawChips())
    assert ways(s) == {
        "decline": 3, "drought": 3, "earthquake": 3, "plague": 3, "tempest": 3, "persians": 8, "blank": 1,
    }  # fmt: skip
    run(s, "persians", "blank")
    assert ways(s) == {"decline": 3, "drought": 3, "earthquake": 3, "plague": 3, "tempest": 3, "persians": 7}


@pytest.mark.rule("PEL-X03")
def test_any_chip_may_come_in_any_half_of_the_game() -> None:
    s = position(chips="persians " * 8 + "decline decline decline blank", round=4)
    run(s, DrawChips())
    assert ways(s) == {"drought": 3, "earthquake": 3, "plague": 3, "tempest": 3}


@pytest.mark.rule("PEL-X04", "PEL-X22", "PEL-X30")
def test_you_get_3_clovers_one_random_hero_and_one_random_colony() -> None:
    s = fresh()
    run(s, "korinth")
    assert ways(s) == dict.fromkeys(HEROES, 1)
    run(s, "helen")
    assert ways(s) == dict.fromkeys(COLONIES, 1)
    run(s, "taras")
    assert (asked(s), s.clovers, drawn(s)) == ("RevealTile", 3, {})


@pytest.mark.rule("PEL-X04", "PEL-B10")
@pytest.mark.parametrize(
    ("civilization", "hero", "colony", "expected"),
    [
        ("sparta", "perseus", "sinope", "wood:7 coins:8 inhabitants:3 strength:3"),
        ("korinth", "tantalus", "neapolis", "food:5 coins:7 inhabitants:4"),
        ("pylos", "achilles", "trapezous", "stone:6 coins:8 inhabitants:2 strength:4"),
        ("argos", "heracles", "taras", "coins:5 inhabitants:2 strength:6"),
        ("patras", "hector", "massalia", "luxury:6 coins:9 inhabitants:1"),
        ("arkadia", "ariadne", "emporion", "food:1 coins:8 inhabitants:2"),
    ],
)
def test_civilisation_hero_and_colony_are_added_up(civilization: str, hero: str, colony: str, expected: str) -> None:
    assert goods(started(civilization, hero, colony)) == added(expected)


@pytest.mark.rule("PEL-X04")
def test_the_start_is_booked_before_the_first_tile_is_turned_up() -> None:
    s = started("sparta", "jason", "kyrene")
    assert (asked(s), s.round) == ("RevealTile", 1)
    assert goods(s) == {"wood": 4, "coins": 7, "inhabitants": 3, "strength": 2}
