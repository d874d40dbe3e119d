"""Every tile: what it costs, what it brings at once, what it yields, what it is worth."""

from typing import NamedTuple

import pytest

from soloist.games.peloponnes.market import Buy
from tests.games.peloponnes.acting import added, amounts, income, purchases, score, yours
from tests.games.peloponnes.position import COMPONENTS, TILES, goods, position
from tests.support.driving import asked, offered, run


class Printed(NamedTuple):
    """A tile: price, Prestige, citizens, construction cost, one-time goods, income of every round."""

    price: int
    prestige: int
    citizens: int
    cost: str
    once: str
    income: str


PRINTED = {
    "bare-peaks": Printed(3, 3, 0, "", "", "stone:3"),
    "wooded-river-valley": Printed(3, 2, 1, "", "", "wood:1 stone:1"),
    "golden-foothills": Printed(4, 2, 1, "", "coins:5", "stone:1"),
    "mixed-highland": Printed(4, 2, 1, "", "coins:2", "wood:1 stone:1"),
    "wide-grainfield": Printed(3, 1, 0, "", "", "food:3"),
    "field-by-the-grove": Printed(3, 1, 2, "", "", "food:2 wood:1"),
    "deep-forest": Printed(2, 2, 2, "", "", "wood:3"),
    "grove-by-the-field": Printed(3, 2, 2, "", "", "food:1 wood:2"),
    "small-grove-by-the-field": Printed(2, 1, 2, "", "", "food:1 wood:2"),
    "forested-hills": Printed(2, 2, 1, "", "coins:2", "wood:2"),
    "settled-field-and-grove": Printed(4, 2, 2, "", "", "food:2 wood:1"),
    "granary-plain": Printed(5, 2, 1, "", "", "food:3"),
    "settled-forest": Printed(3, 4, 3, "", "", "wood:2"),
    "settled-highland": Printed(4, 4, 1, "", "coins:1", "wood:1 stone:1"),
    "settled-peaks": Printed(5, 3, 1, "", "", "stone:3"),
    "silver-foothills": Printed(4, 4, 1, "", "coins:3", "stone:1"),
    "silver-wooded-hills": Printed(3, 4, 2, "", "coins:3", "wood:1"),
    "populous-forest": Printed(5, 4, 3, "", "", "wood:2"),
    "populous-highland": Printed(4, 4, 2, "", "coins:1", "wood:1 stone:1"),
    "proud-peaks": Printed(5, 5, 1, "", "coins:2", "stone:2"),
    "barracks": Printed(2, 4, -2, "stone:2 wood:1", "coins:4", ""),
    "bridge": Printed(1, 4, 2, "wood:2", "", "food:1"),
    "market": Printed(3, 3, 3, "wood:3", "", "food:1"),
    "street": Printed(1, 4, 1, "stone:1", "", "food:1"),
    "port": Printed(2, 3, 2, "stone:3 wood:1", "", ""),
    "aqueduct": Printed(4, 4, 2, "stone:3 wood:1", "", "food:1"),
    "agora": Printed(4, 4, 2, "stone:4", "", "food:1"),
    "epidauros-odeon": Printed(6, 7, 3, "stone:3 wood:2", "luxury:3", ""),
    "leonidaion": Printed(2, 5, 1, "stone:2 wood:3", "luxury:5", ""),
    "granary": Printed(2, 5, 0, "wood:3", "food:3", ""),
    "quarry": Printed(3, 3, 0, "stone:2 wood:2", "", "stone:2"),
    "well": Printed(4, 3, 1, "stone:2 wood:1", "", "food:1"),
    "temple-of-apollo": Printed(4, 5, 2, "stone:5", "", ""),
    "cyclopean-masonry": Printed(6, 7, 1, "stone:6", "", ""),
    "agriculture": Printed(4, 5, 0, "wood:5", "", "food:2"),
    "workshop-of-phidias": Printed(5, 5, 1, "stone:3 wood:3", "", "stone:1"),
    "stoa": Printed(7, 6, 2, "stone:4 wood:2", "", "food:1"),
    "statue-of-zeus": Printed(8, 8, 2, "stone:8", "", "food:1"),
    "liongate": Printed(5, 4, 1, "stone:2 wood:1", "", "stone:1 food:1"),
    "tiryns-fortress": Printed(6, 7, -1, "stone:3 wood:1", "", "wood:1 food:1"),
}
LAND = list(PRINTED)[:20]
BUILDINGS = list(PRINTED)[20:]
PANELS = ["port", "temple-of-apollo"]


def exactly(name: str) -> str:
    """The goods that pay the tile and its construction to the last unit."""
    return f"coins:{PRINTED[name].price} {PRINTED[name].cost}"


def brought(name: str) -> str:
    return f"inhabitants:{PRINTED[name].citizens} {PRINTED[name].once}"


def test_the_table_above_names_every_tile() -> None:
    assert list(PRINTED) == TILES
    assert [tile.id for tile in COMPONENTS.tiles if tile.land] == LAND


@pytest.mark.rule("PEL-B14", "PEL-B18", "PEL-B23", "PEL-B39")
@pytest.mark.parametrize("row", ["normal", "conquest"])
@pytest.mark.parametrize("name", TILES)
def test_bought_and_laid_it_gives_its_one_time_goods_and_citizens(name: str, row: str) -> None:
    held = f"{exactly(name)} inhabitants:4"
    s = position(normal=(name,), goods=held) if row == "normal" else position(conquest=(name,), goods=held)
    run(s, Buy(), name)
    assert goods(s) == added("inhabitants:4", brought(name))
    assert yours(s) == (([], [name]) if name in LAND else ([name], []))
    assert not any(s.debts)


@pytest.mark.rule("PEL-B39", "PEL-B14")
@pytest.mark.parametrize("name", TILES)
def test_with_one_coin_less_than_its_price_it_cannot_be_bought_in_any_way(name: str) -> None:
    s = position(normal=(name,), goods=f"coins:{PRINTED[name].price - 1} wood:10 stone:10 food:13 luxury:1")
    assert purchases(s) == []


@pytest.mark.rule("PEL-B39", "PEL-B21")
@pytest.mark.parametrize("name", BUILDINGS)
def test_with_one_wood_or_stone_less_than_its_cost_it_can_only_be_owed(name: str) -> None:
    for good in amounts(PRINTED[name].cost):
        s = position(normal=(name,), goods=f"{exactly(name)} luxury:1")
        assert purchases(s) == [name]
        s = position(normal=(name,), goods=" ".join(f"{k}:{v}" for k, v in added(exactly(name), f"{good}:-1").items()))
        assert purchases(s) == []
        s = position(normal=(name,), goods=" ".join(f"{k}:{v}" for k, v in added(exactly(name), f"{good}:-1 coins:1").items()))
        assert purchases(s) == [f"{name}-debt"]


@pytest.mark.rule("PEL-B21", "PEL-B22", "PEL-B23")
@pytest.mark.parametrize("name", BUILDINGS)
def test_on_debt_a_building_gives_the_same_for_its_price_and_one_coin(name: str) -> None:
    s = position(normal=(name,), goods=f"coins:{PRINTED[name].price + 1} inhabitants:4")
    run(s, Buy(), f"{name}-debt")
    assert goods(s) == added("inhabitants:4", brought(name))
    assert (yours(s), s.debts) == (([name], []), [True])


@pytest.mark.rule("PEL-B24")
@pytest.mark.parametrize("name", [name for name in TILES if name not in PANELS])
def test_every_round_it_yields_its_income(name: str) -> None:
    s = position(buildings=name if name in BUILDINGS else "", land=name if name in LAND else "", hero="odysseus", colony="milet")
    for _ in range(2):
        assert income(s) == added("food:2 coins:1", PRINTED[name].income)


@pytest.mark.rule("PEL-B25", "PEL-B07")
@pytest.mark.parametrize("good", ["wood", "stone", "food", "coins"])
@pytest.mark.parametrize("name", PANELS)
def test_port_and_temple_of_apollo_yield_one_unit_of_choice(name: str, good: str) -> None:
    s = position(buildings=name, hero="odysseus", colony="milet")
    assert income(s, good) == added("food:2 coins:1", f"{good}:1")


@pytest.mark.rule("PEL-B25")
@pytest.mark.parametrize("name", TILES)
def test_no_other_tile_asks_when_it_yields(name: str) -> None:
    s = position(buildings=name if name in BUILDINGS else "", land=name if name in LAND else "")
    income(s)
    assert (asked(s), offered(s)) == (("ChooseIncome", ["wood", "stone", "food", "coins"]) if name in PANELS else ("", []))


@pytest.mark.rule("PEL-B36")
@pytest.mark.parametrize("name", TILES)
def test_at_the_end_it_counts_its_prestige(name: str) -> None:
    s = position(buildings=name if name in BUILDINGS else "", land=name if name in LAND else "", goods="inhabitants:9", clovers=0)
    assert score(s).you == PRINTED[name].prestige


@pytest.mark.rule("PEL-B12", "PEL-B32")
def test_one_b_land_and_one_c_land_carry_the_supply_symbol() -> None:
    symbols = [(tile.id, "ABC"[tile.group]) for tile in COMPONENTS.tiles if tile.supply]
    assert symbols == [("granary-plain", "B"), ("populous-highland", "C")]
