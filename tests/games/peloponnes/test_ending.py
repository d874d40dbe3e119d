"""The end: the last supply round, both totals, clovers; Strength and internal conflicts."""

import pytest

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.supply import SupplyRound
from tests.games.peloponnes.acting import (
    added,
    fresh,
    income,
    played,
    purchases,
    score,
    steps,
    supply_round,
    values,
    whole_games,
    yours,
)
from tests.games.peloponnes.position import foe_tiles, goods, position
from tests.support.driving import asked, offered, run, told
from tests.walks.walk import WALKS

FIVE = ("deep-forest", "bare-peaks", "forested-hills", "street", "bridge")

# --- the end


@pytest.mark.rule("PEL-B35")
def test_round_8_is_played_to_its_end_then_a_final_supply_round_and_the_count() -> None:
    s = position(round=8, goods="inhabitants:4 food:6", buildings="street", debts="street")
    run(s, Round(), DrawChips(), "blank", "plague", "decline")
    assert [word for word in told(s) if word != "told-chip"] == [
        "told-chips", "told-supply", "told-fed", "told-debt-settled", "told-conflict", "told-angelos-wins", "told-count",
    ]  # fmt: skip
    assert (s.outcome, asked(s), goods(s)) == ("won", "", {"inhabitants": 3, "food": 2, "coins": 1})


@pytest.mark.rule("PEL-B35")
def test_before_that_another_round_follows() -> None:
    s = position(round=7)
    run(s, Round())
    assert (asked(s), s.round, s.outcome) == ("RevealTile", 8, "")


@pytest.mark.rule("PEL-B35")
@whole_games
def test_the_last_tile_yields_its_income_and_the_chips_of_round_8_are_drawn(level: str, number: int) -> None:
    last = " ".join(told(played(level, number))).split("told-round")[-1].split()
    assert last.count("told-chip") == 3
    assert last.index("told-angelos") < last.index("told-income") < last.index("told-chips") < last.index("told-count")


@pytest.mark.rule("PEL-B36")
@pytest.mark.parametrize(
    ("buildings", "land", "coins", "prestige"),
    [
        ("", "", 0, 0),
        ("", "", 2, 0),
        ("", "", 3, 1),
        ("", "", 8, 2),
        ("bridge stoa", "proud-peaks deep-forest", 0, 4 + 6 + 5 + 2),
        ("statue-of-zeus", "bare-peaks", 11, 8 + 3 + 3),
    ],
)
def test_prestige_is_that_of_all_tiles_and_1_for_every_3_coins(buildings: str, land: str, coins: int, prestige: int) -> None:
    s = position(buildings=buildings, land=land, goods=f"coins:{coins} inhabitants:30", clovers=0)
    assert score(s).you == prestige


@pytest.mark.rule("PEL-B36")
@pytest.mark.parametrize(("coins", "prestige"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_with_emporion_it_takes_4_coins(coins: int, prestige: int) -> None:
    s = position(colony="emporion", goods=f"coins:{coins} inhabitants:30", clovers=0)
    assert score(s).you == prestige


@pytest.mark.rule("PEL-B36")
@pytest.mark.parametrize("good", ["wood", "stone", "food", "luxury", "strength"])
def test_wood_stone_food_luxury_and_strength_are_worth_nothing(good: str) -> None:
    s = position(goods=f"{good}:10 coins:3 inhabitants:1", clovers=0)
    assert score(s).you == 1
    s.goods[4] = 30
    assert score(s).you == 3


@pytest.mark.rule("PEL-B37")
@pytest.mark.parametrize("people", range(6))
def test_each_inhabitant_is_worth_3_population(people: int) -> None:
    s = position(goods=f"inhabitants:{people} coins:90", clovers=0)
    assert score(s).you == 3 * people
    population = next(line for line in GAME.result(s).lines if line.rule == "PEL-B37")
    assert population.you == 3 * people


@pytest.mark.rule("PEL-B38")
@pytest.mark.parametrize(("inhabitants", "outcome"), [(2, "lost"), (3, "lost"), (4, "won")])
def test_the_lower_total_counts_and_a_tie_is_a_loss(inhabitants: int, outcome: str) -> None:
    s = position(
        goods=f"inhabitants:{inhabitants} coins:90", clovers=0, foe_tiles="settled-highland settled-forest", foe_clovers=1
    )
    assert score(s) == (3 * inhabitants, 9, outcome)


@pytest.mark.rule("PEL-X06")
@pytest.mark.parametrize(
    ("coins", "inhabitants", "clovers", "expected"),
    [(30, 2, 3, 9), (30, 3, 3, 11), (9, 9, 3, 6), (9, 1, 5, 5), (9, 1, 4, 5), (9, 1, 0, 3), (0, 0, 5, 2), (30, 3, 1, 10)],
)
def test_each_clover_is_1_point_divided_as_you_like(coins: int, inhabitants: int, clovers: int, expected: int) -> None:
    s = position(goods=f"coins:{coins} inhabitants:{inhabitants}", clovers=clovers)
    prestige, population = coins // 3, 3 * inhabitants
    assert score(s).you == expected
    assert expected == max(min(prestige + part, population + clovers - part) for part in range(clovers + 1))


# --- Strength


@pytest.mark.rule("PEL-X10")
@pytest.mark.parametrize(
    ("hero", "colony", "strength"),
    [("odysseus", "milet", 0), ("odysseus", "taras", 3), ("achilles", "milet", 4), ("perseus", "taras", 6)],
)
def test_strength_starts_at_0_unless_hero_or_colony_say_otherwise(hero: str, colony: str, strength: int) -> None:
    s = fresh()
    run(s, "argos", hero, colony)
    assert goods(s).get("strength", 0) == strength


@pytest.mark.rule("PEL-X10")
def test_strength_never_falls_below_0() -> None:
    s = position(goods="inhabitants:9 food:9", chips="persians persians persians")
    run(s, DrawChips(1), "persians", InternalConflict(), InternalConflict())
    assert (goods(s).get("strength", 0), s.foe.strength) == (0, 0)


@pytest.mark.rule("PEL-X10")
def test_strength_ends_at_50() -> None:
    s = position(goods="strength:48 wood:9 stone:9 food:9")
    run(s, RaiseStrength())
    assert sorted(offered(s)) == ["0", "1", "2"]
    s = position(hero="heracles", goods="strength:50")
    assert income(s)["coins"] == 2
    assert goods(s)["strength"] == 50


@pytest.mark.rule("PEL-X11")
@pytest.mark.parametrize(
    ("held", "most"),
    [
        ("wood:3 stone:3 food:3", 3),
        ("wood:3 stone:2 food:9", 2),
        ("wood:9 stone:9", 0),
        ("wood:9 stone:9 luxury:4", 2),
        ("wood:1 stone:1 food:1 luxury:6", 2),
        ("wood:1 stone:1 food:1 luxury:5", 1),
        ("luxury:12", 2),
        ("luxury:5", 0),
        ("coins:50", 0),
        ("wood:1 stone:1 coins:50", 0),
    ],
)
def test_each_step_costs_wood_and_stone_and_food_any_number_of_steps_and_never_coins(held: str, most: int) -> None:
    s = position(goods=held)
    run(s, RaiseStrength())
    assert steps(s) == ([str(number) for number in range(most + 1)] if most else [])


@pytest.mark.rule("PEL-X11")
@pytest.mark.parametrize("raised", [0, 1, 2, 3])
def test_every_step_is_1_strength(raised: int) -> None:
    s = position(goods="wood:3 stone:4 food:5 strength:2")
    run(s, RaiseStrength(), str(raised))
    assert goods(s) == added(f"wood:{3 - raised} stone:{4 - raised} food:{5 - raised} strength:{2 + raised}")


@pytest.mark.rule("PEL-X11")
@pytest.mark.parametrize("answer", ["deep-forest", "street", "street-debt", "pass"])
def test_strength_may_be_raised_after_buying_and_after_passing_before_angelos_chooses(answer: str) -> None:
    s = position(goods="coins:5 wood:2 stone:2 food:2")
    run(s, Round(), *FIVE, answer)
    assert (asked(s), foe_tiles(s)) == ("RaiseStrength", [])
    run(s, "1")
    assert (asked(s), goods(s)["strength"], len(foe_tiles(s))) == ("DrawChip", 1, 1)


@pytest.mark.rule("PEL-X11")
def test_the_one_time_goods_of_the_tile_may_raise_strength() -> None:
    s = position(normal=("granary",), goods="coins:2 wood:4 stone:1")
    run(s, Buy(), "granary")
    assert (asked(s), sorted(offered(s))) == ("RaiseStrength", ["0", "1"])


@pytest.mark.rule("PEL-X12")
@pytest.mark.parametrize(("strength", "kept"), [(1, 0), (2, 1), (3, 1), (7, 3), (8, 4), (15, 7)])
def test_halving_keeps_half_rounded_down(strength: int, kept: int) -> None:
    s = position(goods=f"strength:{strength}")
    run(s, InternalConflict())
    assert goods(s).get("strength", 0) == kept
    s = position(foe_strength=strength)
    run(s, InternalConflict())
    assert s.foe.strength == kept


# --- internal conflict


@pytest.mark.rule("PEL-X19")
def test_the_stronger_gets_a_clover_and_a_citizen_and_halves_and_the_weaker_keeps_strength() -> None:
    s = position(goods="strength:5 inhabitants:3", foe_strength=4, foe_tiles="street granary")
    run(s, InternalConflict())
    assert (goods(s), s.clovers, s.foe.clovers) == ({"strength": 2, "inhabitants": 4}, 4, 3)
    assert (s.foe.strength, foe_tiles(s), s.foe.markers) == (4, ["granary"], 0)
    s = position(goods="strength:5 inhabitants:3", foe_strength=6, foe_tiles="street granary")
    run(s, InternalConflict())
    assert (goods(s), s.clovers, s.foe.clovers) == ({"strength": 5, "inhabitants": 2}, 3, 4)
    assert (s.foe.strength, foe_tiles(s), s.foe.markers) == (3, ["street", "granary"], 1)


@pytest.mark.rule("PEL-X19")
def test_who_has_no_inhabitants_cannot_lose_one_and_angelos_gets_just_the_clover() -> None:
    s = position(goods="strength:1", foe_strength=2)
    run(s, InternalConflict())
    assert (goods(s), s.foe.clovers, s.foe.markers, s.foe.strength) == ({"strength": 1}, 4, 0, 1)


@pytest.mark.rule("PEL-X19")
def test_your_citizen_comes_from_the_supply_also_when_angelos_has_nothing_to_discard() -> None:
    s = position(goods="strength:1", foe_tiles="granary barracks")
    run(s, InternalConflict())
    assert (goods(s), s.clovers, foe_tiles(s)) == ({"inhabitants": 1}, 4, ["granary", "barracks"])


@pytest.mark.rule("PEL-X20")
@pytest.mark.parametrize("strength", [0, 1, 5])
def test_a_tie_goes_to_angelos_also_0_to_0(strength: int) -> None:
    s = position(goods=f"strength:{strength} inhabitants:3", foe_strength=strength)
    run(s, InternalConflict())
    assert (s.foe.clovers, s.foe.markers, s.foe.strength) == (4, 1, strength // 2)
    assert goods(s) == added(f"strength:{strength} inhabitants:2")


@pytest.mark.rule("PEL-X20")
def test_with_milet_a_tie_is_yours_or_by_the_switch_nobodys() -> None:
    s = position(colony="milet", goods="strength:5 inhabitants:3", foe_strength=5)
    run(s, InternalConflict())
    assert (goods(s), s.clovers) == ({"strength": 2, "inhabitants": 4}, 4)
    s = position(colony="milet", goods="strength:5 inhabitants:3", foe_strength=5, milet_tie="no_effect")
    run(s, InternalConflict())
    assert (goods(s), s.clovers, s.foe.clovers, s.foe.strength) == ({"strength": 5, "inhabitants": 3}, 3, 3, 5)


@pytest.mark.rule("PEL-X21")
def test_the_conflict_comes_after_feeding_and_debts_or_by_the_switch_before() -> None:
    for timing, order in (("after_feeding", [0, 1, 2]), ("before_feeding", [2, 0, 1])):
        s = position(
            buildings="street", debts="street", goods="inhabitants:2 food:2", foe_strength=1, internal_conflict_timing=timing
        )
        run(s, SupplyRound())
        steps = ["told-fed", "told-debt-settled", "told-conflict"]
        assert [steps.index(word) for word in told(s) if word in steps] == order
        assert goods(s) == {"inhabitants": 1, "coins": 1} | ({"food": 1} if timing == "before_feeding" else {})


@pytest.mark.rule("PEL-X21")
@whole_games
def test_the_last_conflict_comes_right_before_the_count(level: str, number: int) -> None:
    story = told(played(level, number))
    last = len(story) - 1 - story[::-1].index("told-conflict")
    assert set(story[last + 1 : -1]) <= {
        "told-angelos-wins", "told-you-win", "told-angelos-loses", "told-angelos-loses-nothing", "told-conflict-nothing",
    }  # fmt: skip


# --- clovers


@pytest.mark.rule("PEL-X40")
@pytest.mark.parametrize("number", range(WALKS))
@pytest.mark.parametrize("level", ["soldier", "sergeant"])
def test_clovers_come_at_setup_and_from_internal_conflicts_only(level: str, number: int) -> None:
    s = played(level, number)
    assert s.clovers == 3 + len(values(s, "told-you-win"))
    assert s.foe.clovers == 3 + len(values(s, "told-angelos-wins"))


@pytest.mark.rule("PEL-X40")
def test_clovers_have_no_use_before_the_count() -> None:
    for clovers in (0, 3, 20):
        s = position(clovers=clovers, normal=("street",), buildings="bridge", goods="inhabitants:3")
        assert purchases(s) == []
        run(s, RaiseStrength())
        assert asked(s) == ""
        supply_round(s)
        assert (s.clovers, goods(s)) == (clovers, {})
        assert yours(s) == (["bridge"], [])
