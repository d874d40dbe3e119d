"""The 14 heroes: what each gives at the start and every round, and its ability."""

import pytest

from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.supply import SettleDebts, SupplyRound
from tests.games.peloponnes.acting import added, draw, fresh, income, purchases, struck, supply_round, yours
from tests.games.peloponnes.position import COMPONENTS, HEROES, foe_tiles, goods, position
from tests.support.driving import asked, endings, offered, run, told

START = {
    "sisyphus": "strength:1", "hector": "coins:2", "andromeda": "coins:2", "tantalus": "food:2", "odysseus": "", "penelope": "",
    "daedalus": "", "ariadne": "food:1", "achilles": "strength:4", "heracles": "strength:3", "theseus": "strength:3",
    "perseus": "strength:3 coins:1", "jason": "strength:2", "helen": "strength:2",
}  # fmt: skip
EVERY_ROUND = {"penelope": "luxury:2", "heracles": "strength:1", "jason": "coins:1"}
CLOVERS_FOR_ANGELOS = {
    "sisyphus": 1, "hector": 2, "andromeda": 2, "tantalus": 2, "odysseus": 3, "penelope": 3, "daedalus": 4, "ariadne": 4,
}  # fmt: skip
BUILDINGS = {tile.id: tile for tile in COMPONENTS.tiles if not tile.land}
DISCOUNT = {"sisyphus": (0, 1), "daedalus": (1, 1)}


def test_the_table_above_names_every_hero() -> None:
    assert list(START) == HEROES


@pytest.mark.rule("PEL-X22", "PEL-X10")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_gives_its_goods_at_the_start(name: str) -> None:
    s = fresh()
    run(s, "messene", name, "byzantion")
    assert goods(s) == added("coins:6 inhabitants:2", START[name])


@pytest.mark.rule("PEL-X22", "PEL-B24")
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_gives_its_income_in_every_round_of_the_game(name: str) -> None:
    s = position(hero=name, colony="milet")
    for _ in range(2):
        assert income(s) == added("food:2 coins:1", EVERY_ROUND.get(name, ""))


@pytest.mark.rule("PEL-X22")
@pytest.mark.parametrize("name", HEROES)
def test_in_the_hands_of_angelos_a_hero_brings_clovers_and_its_starting_strength(name: str) -> None:
    s = fresh("officer")
    run(s, "messene", "jason" if name != "jason" else "helen", "byzantion", name)
    assert s.foe.clovers == 3 + CLOVERS_FOR_ANGELOS.get(name, 0)
    assert s.foe.strength == added(START[name]).get("strength", 0)


@pytest.mark.rule("PEL-X22", "PEL-X31")
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("hero", ["sisyphus", "daedalus", "jason"])
def test_sisyphus_builds_for_1_stone_less_and_daedalus_for_1_wood_too_never_below_0(hero: str, building: str) -> None:
    wood, stone = DISCOUNT.get(hero, (0, 0))
    tile = BUILDINGS[building]
    wood, stone = max(0, tile.cost[0] - wood), max(0, tile.cost[1] - stone)
    s = position(hero=hero, normal=(building,), goods=f"coins:{tile.price} wood:{wood} stone:{stone} inhabitants:2")
    assert purchases(s) == [building]
    run(s, Buy(), building)
    assert (goods(s).get("wood", 0), goods(s).get("stone", 0)) == (0, 0)


@pytest.mark.rule("PEL-X22")
@pytest.mark.parametrize("hero", ["sisyphus", "daedalus"])
def test_a_discount_lowers_neither_the_price_nor_what_saving_and_strength_cost(hero: str) -> None:
    s = position(hero=hero, normal=("bridge",), goods="wood:9 stone:9")
    assert purchases(s) == []
    s = position(hero=hero, buildings="bridge", goods="wood:1 stone:1")
    assert struck(s, "earthquake", "done") == {"wood": -1, "stone": -1}
    s = position(hero=hero, goods="wood:1 stone:1 food:1")
    run(s, RaiseStrength(), "1")
    assert goods(s) == {"strength": 1}


@pytest.mark.rule("PEL-X22")
def test_andromeda_is_protected_from_the_tempest_for_the_whole_game() -> None:
    s = position(hero="andromeda", land="deep-forest", goods="food:3 coins:3")
    assert struck(s, "tempest") == {}
    assert (asked(s), yours(s)) == ("", ([], ["deep-forest"]))


@pytest.mark.rule("PEL-X22")
@pytest.mark.parametrize(("people", "food_paid"), [(5, 3), (2, 0), (1, 0)])
def test_tantalus_needs_2_food_less_in_every_supply_round(people: int, food_paid: int) -> None:
    s = position(hero="tantalus", goods=f"inhabitants:{people} food:9", foe_strength=1)
    assert supply_round(s) == added(f"inhabitants:-1 food:-{food_paid}")
    assert supply_round(s) == added(f"inhabitants:-{min(1, people - 1)} food:-{max(0, people - 1 - 2)}")


@pytest.mark.rule("PEL-X22", "PEL-B14")
@pytest.mark.parametrize(
    ("tile", "price"), [("deep-forest", 0), ("bare-peaks", 1), ("golden-foothills", 2), ("settled-peaks", 3)]
)
def test_odysseus_pays_2_coins_less_in_the_conquest_row_only(tile: str, price: int) -> None:
    s = position(hero="odysseus", conquest=(tile,), goods=f"coins:{price}")
    assert purchases(s) == [tile]
    if price:
        assert purchases(position(hero="odysseus", conquest=(tile,), goods=f"coins:{price - 1}")) == []
    assert purchases(position(hero="odysseus", normal=(tile,), goods=f"coins:{price + 1}")) == []


@pytest.mark.rule("PEL-X22", "PEL-X31", "PEL-B14")
@pytest.mark.parametrize("surcharge", [0, 3])
def test_odysseus_and_sinope_are_added_first_and_the_price_cut_at_0(surcharge: int) -> None:
    for tile, printed in (("street", 1), ("deep-forest", 2), ("bare-peaks", 3)):
        price = max(0, printed + surcharge + 1 - 2)
        for coins in range(8):
            s = position(
                hero="odysseus", colony="sinope", conquest=(tile,), goods=f"coins:{coins} stone:1",
                conquest_surcharge=str(surcharge),
            )  # fmt: skip
            assert (tile in purchases(s)) == (coins >= price)


@pytest.mark.rule("PEL-X22")
def test_ariadne_lays_land_without_a_match() -> None:
    rows = ("bare-peaks", "wide-grainfield")
    s = position(hero="ariadne", land="deep-forest", normal=rows, goods="coins:9")
    assert purchases(s) == list(rows)
    run(s, Buy(), "wide-grainfield")
    assert purchases(s) == ["bare-peaks"]


@pytest.mark.rule("PEL-X22", "PEL-X19")
@pytest.mark.parametrize(("hero", "kept"), [("achilles", 7), ("jason", 3)])
def test_achilles_keeps_full_strength_after_internal_wins(hero: str, kept: int) -> None:
    s = position(hero=hero, goods="strength:7", foe_strength=6)
    run(s, InternalConflict())
    assert goods(s) == {"strength": kept, "inhabitants": 1}


@pytest.mark.rule("PEL-X22", "PEL-X16")
def test_achilles_halves_after_a_persian_victory_like_everybody() -> None:
    s = position(hero="achilles", goods="strength:9", chips="persians persians persians")
    draw(s, "persians")
    assert goods(s) == {"strength": 4}


@pytest.mark.rule("PEL-X22", "PEL-X19")
@pytest.mark.parametrize(("hero", "people"), [("theseus", 2), ("jason", 1)])
def test_theseus_wins_1_inhabitant_more_while_angelos_discards_one_tile(hero: str, people: int) -> None:
    s = position(hero=hero, goods="strength:5 inhabitants:3", foe_strength=4, foe_tiles="street bridge market")
    run(s, InternalConflict())
    assert (goods(s), s.clovers) == ({"strength": 2, "inhabitants": 3 + people}, 4)
    assert foe_tiles(s) == ["bridge", "market"]


@pytest.mark.rule("PEL-X22", "PEL-B30")
@pytest.mark.parametrize(
    ("disaster", "buildings", "land", "held"),
    [
        ("earthquake", "bridge street port", "", "wood:1 stone:1"),
        ("tempest", "", "deep-forest bare-peaks forested-hills", "food:1 coins:1"),
    ],
)
def test_perseus_saves_one_tile_of_your_choice_free_and_the_others_cost_as_usual(
    disaster: str, buildings: str, land: str, held: str
) -> None:
    s = position(hero="perseus", buildings=buildings, land=land, goods=held, chips=f"{disaster} {disaster}")
    draw(s, disaster)
    three = (buildings + land).split()
    assert offered(s) == [*three, "done"]
    after = endings(s, "SaveTiles")
    kept = {(" ".join(yours(one)[0] + yours(one)[1]), bool(goods(one))) for one in after}
    one_free = {(name, True) for name in three}
    two = {(f"{a} {b}", False) for a in three for b in three if three.index(a) < three.index(b)}
    assert one_free | two <= kept
    assert max(len(names.split()) for names, _ in kept) == 2
    assert ("", True) in kept


@pytest.mark.rule("PEL-X22")
def test_perseus_saves_one_tile_in_each_of_the_two_disasters() -> None:
    s = position(hero="perseus", buildings="bridge street", land="deep-forest", chips="earthquake earthquake tempest tempest")
    draw(s, "earthquake", "street", "tempest", "done")
    assert yours(s) == (["street"], ["deep-forest"])


@pytest.mark.rule("PEL-X22", "PEL-B33")
@pytest.mark.parametrize(("people", "food", "left"), [(3, 4, 4), (3, 3, 3), (0, 1, 1), (0, 0, 0)])
def test_helen_brings_an_inhabitant_first_of_all_who_must_be_fed(people: int, food: int, left: int) -> None:
    s = position(hero="helen", goods=f"inhabitants:{people} food:{food}", colony="byzantion", foe_strength=1)
    run(s, SupplyRound())
    assert told(s)[:3] == ["told-supply", "told-newcomers", "told-fed"]
    assert goods(s).get("inhabitants", 0) == max(0, left - 1)


@pytest.mark.rule("PEL-X22", "PEL-X21")
def test_with_the_conflict_before_feeding_the_newcomer_of_helen_still_comes_first() -> None:
    s = position(hero="helen", goods="food:2 strength:1", internal_conflict_timing="before_feeding")
    run(s, SupplyRound())
    assert goods(s) == {"inhabitants": 2}


@pytest.mark.rule("PEL-X31")
@pytest.mark.parametrize("hero", HEROES)
def test_angelos_never_uses_an_ability(hero: str) -> None:
    plain = position(goods="strength:2 inhabitants:3 food:9", foe_strength=7, foe_tiles="street bridge")
    other = position("officer", goods="strength:2 inhabitants:3 food:9", foe_strength=7, foe_tiles="street bridge", foe_hero=hero)
    for s in (plain, other):
        supply_round(s)
        draw(s, "persians persians persians persians")
        income(s)
    assert goods(plain) == goods(other)
    angelos = [(s.foe.strength, s.foe.markers, s.foe.clovers, foe_tiles(s)) for s in (plain, other)]
    assert angelos[0] == angelos[1]


@pytest.mark.rule("PEL-X31")
def test_the_hero_of_angelos_changes_nothing_for_you() -> None:
    rows = ("bare-peaks", "street")
    s = position("officer", foe_hero="daedalus", land="deep-forest", normal=rows, goods="coins:9")
    assert purchases(s) == ["street-debt"]
    s = position("officer", foe_hero="ariadne", land="deep-forest", normal=rows, goods="coins:9")
    assert purchases(s) == ["street-debt"]


@pytest.mark.rule("PEL-X31")
def test_a_discount_of_wood_does_not_pay_for_stone() -> None:
    s = position(hero="daedalus", buildings="statue-of-zeus", debts="statue-of-zeus", goods="stone:7")
    run(s, SettleDebts(), "done")
    assert goods(s) == {"coins": 1}
    s = position(hero="daedalus", buildings="statue-of-zeus", debts="statue-of-zeus", goods="stone:6")
    run(s, SettleDebts())
    assert (yours(s)[0], goods(s)) == ([], {"stone": 6, "coins": 1})
