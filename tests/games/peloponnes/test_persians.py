"""The Persians: when they attack, how strong they are, victory, mercenaries, defeat."""

import pytest

from soloist.games.peloponnes.disasters import DrawChips
from tests.games.peloponnes.acting import draw, played, steps, values, whole_games, yours
from tests.games.peloponnes.position import COMPONENTS, TILES, drawn, foe_tiles, goods, position
from tests.support.driving import asked, offered, run, told, ways

FIRST = "persians persians persians"
SECOND = "persians " * 7
BUILDINGS = [tile.id for tile in COMPONENTS.tiles if not tile.land]


@pytest.mark.rule("PEL-X13")
def test_only_the_4th_and_the_8th_chip_bring_an_attack_and_chips_stay_on_the_tile() -> None:
    s = position(goods="inhabitants:30")
    attacks = []
    for number in range(1, 9):
        draw(s, "persians")
        if told(s)[-1] != "told-chip":
            attacks.append(number)
        assert drawn(s) == {"persians": number}
    assert attacks == [4, 8]


@pytest.mark.rule("PEL-X13")
@whole_games
def test_there_are_two_attacks_in_every_game(level: str, number: int) -> None:
    s = played(level, number)
    assert [value["persians"] for value in values(s, "told-persians")] == [8, 16]


@pytest.mark.rule("PEL-X14", "PEL-X15")
@pytest.mark.parametrize(
    ("chips", "strength", "foe", "outcome"),
    [
        (FIRST, 3, 4, "told-persians-win"),
        (FIRST, 4, 4, "told-persians-beaten"),
        (FIRST, 0, 8, "told-persians-beaten"),
        (FIRST, 8, 0, "told-persians-beaten"),
        (FIRST, 0, 7, "told-persians-win"),
        (SECOND, 7, 8, "told-persians-win"),
        (SECOND, 8, 8, "told-persians-beaten"),
        (SECOND, 30, 0, "told-persians-beaten"),
    ],
)
def test_both_defend_together_against_8_and_then_16_and_a_tie_is_enough(
    chips: str, strength: int, foe: int, outcome: str
) -> None:
    s = position(goods=f"strength:{strength}", foe_strength=foe, chips=chips)
    draw(s, "persians")
    assert told(s)[-1] == outcome


@pytest.mark.rule("PEL-X15", "PEL-X22")
@pytest.mark.parametrize(
    ("chips", "strength", "foe", "beaten"),
    [(FIRST, 3, 2, True), (FIRST, 2, 2, False), (SECOND, 5, 8, True), (SECOND, 4, 8, False)],
)
def test_hector_adds_3_that_are_never_on_the_track(chips: str, strength: int, foe: int, beaten: bool) -> None:
    s = position(hero="hector", goods=f"strength:{strength} coins:9", foe_strength=foe, chips=chips)
    draw(s, "persians")
    assert goods(s).get("strength", 0) == (strength // 2 if beaten else 0)
    if beaten:
        assert sorted(offered(s)) == [str(number) for number in range(strength - strength // 2 + 1)]


@pytest.mark.rule("PEL-X15", "PEL-X31")
def test_hector_as_the_hero_of_angelos_adds_nothing() -> None:
    s = position("officer", goods="strength:3", foe_strength=4, foe_hero="hector", chips=FIRST)
    draw(s, "persians")
    assert told(s)[-1] == "told-persians-win"


@pytest.mark.rule("PEL-X15")
def test_the_attack_comes_before_the_next_chip_and_strength_cannot_be_bought_then() -> None:
    s = position(goods="strength:3 wood:9 stone:9 food:9 luxury:20 inhabitants:5", foe_strength=4, chips=FIRST)
    run(s, DrawChips(2), "persians")
    assert (asked(s), goods(s)["inhabitants"]) == ("DrawChip", 5 - 3)
    assert ways(s)["persians"] == 4


@pytest.mark.rule("PEL-X15")
def test_mercenaries_are_hired_before_the_next_chip() -> None:
    s = position(goods="strength:8 coins:1", chips=FIRST)
    run(s, DrawChips(2), "persians")
    assert asked(s) == "HireMercenaries"
    run(s, "1")
    assert asked(s) == "DrawChip"


@pytest.mark.rule("PEL-X16", "PEL-X12")
@pytest.mark.parametrize(("strength", "foe", "kept", "foe_kept"), [(8, 9, 4, 4), (7, 5, 3, 2), (1, 7, 0, 3), (0, 8, 0, 4)])
def test_after_a_victory_each_defender_halves_strength(strength: int, foe: int, kept: int, foe_kept: int) -> None:
    s = position(goods=f"strength:{strength} inhabitants:4", foe_strength=foe, chips=FIRST)
    draw(s, "persians")
    assert (goods(s).get("strength", 0), s.foe.strength, goods(s)["inhabitants"]) == (kept, foe_kept, 4)


@pytest.mark.rule("PEL-X16")
@pytest.mark.parametrize(
    ("strength", "held", "most"),
    [
        (8, "coins:9", 4),
        (7, "coins:9", 4),
        (1, "coins:9", 1),
        (8, "coins:2", 2),
        (8, "coins:1 luxury:4", 3),
        (8, "luxury:5", 2),
        (8, "luxury:1 wood:9 stone:9 food:9", 0),
        (0, "coins:9", 0),
    ],
)
def test_you_may_hire_as_many_mercenaries_as_your_own_marker_lost_for_1_coin_each(strength: int, held: str, most: int) -> None:
    s = position(goods=f"strength:{strength} {held}", foe_strength=8, chips=FIRST)
    draw(s, "persians")
    assert steps(s) == ([str(number) for number in range(most + 1)] if most else [])


@pytest.mark.rule("PEL-X16")
@pytest.mark.parametrize("hired", [0, 1, 2, 3, 4])
def test_each_mercenary_is_1_strength_for_1_coin(hired: int) -> None:
    s = position(goods="strength:7 coins:9", foe_strength=5, chips=FIRST)
    draw(s, "persians", str(hired))
    assert goods(s) == {"strength": 3 + hired, "coins": 9 - hired}
    assert s.foe.strength == 2


@pytest.mark.rule("PEL-X16")
def test_a_coin_of_the_mercenaries_may_be_2_luxury() -> None:
    s = position(goods="strength:8 coins:2 luxury:2", chips=FIRST)
    draw(s, "persians", "3")
    assert goods(s) == {"strength": 7}


@pytest.mark.rule("PEL-X17")
@pytest.mark.parametrize(
    ("colony", "people", "left"),
    [("milet", 5, 3), ("milet", 2, 0), ("milet", 1, 0), ("milet", 0, 0), ("byzantion", 5, 2), ("byzantion", 2, 0)],
)
def test_a_defeat_costs_2_inhabitants_and_3_with_byzantion_never_below_0(colony: str, people: int, left: int) -> None:
    s = position(colony=colony, goods=f"inhabitants:{people}", chips=FIRST)
    draw(s, "persians")
    assert goods(s).get("inhabitants", 0) == left


@pytest.mark.rule("PEL-X17")
@pytest.mark.parametrize("chips", [FIRST, SECOND])
def test_in_a_defeat_the_strength_of_both_drops_to_0_and_angelos_keeps_his_tiles(chips: str) -> None:
    s = position(
        goods="strength:3 coins:9 inhabitants:5", foe_strength=4, foe_tiles="bridge street", foe_markers=1, chips=chips,
        buildings="port", land="deep-forest",
    )  # fmt: skip
    draw(s, "persians")
    assert (goods(s), s.foe.strength) == ({"coins": 9, "inhabitants": 2}, 0)
    assert (foe_tiles(s), s.foe.markers, s.foe.clovers, s.clovers) == (["bridge", "street"], 1, 3, 3)
    assert (yours(s), asked(s)) == ((["port"], ["deep-forest"]), "")


@pytest.mark.rule("PEL-X18")
@pytest.mark.parametrize("name", BUILDINGS)
def test_no_building_protects_from_the_persians(name: str) -> None:
    s = position(colony="milet", buildings=name, goods="inhabitants:5 strength:3", foe_strength=4, chips=FIRST)
    assert draw(s, "persians") == {"inhabitants": -2, "strength": -3}


@pytest.mark.rule("PEL-X18")
def test_no_land_protects_either() -> None:
    land = " ".join(name for name in TILES if name not in BUILDINGS)
    s = position(colony="milet", land=land, goods="inhabitants:5", chips=FIRST)
    assert draw(s, "persians") == {"inhabitants": -2}
