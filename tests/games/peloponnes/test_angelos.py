"""What Angelos is free of, which tile he takes and which he loses."""

from itertools import permutations
from random import Random

import pytest

from soloist.games.peloponnes.angelos import RANKS, Angelos
from soloist.games.peloponnes.angelos_turn import AngelosTakes
from soloist.games.peloponnes.components import CONQUEST
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.income import Income
from soloist.games.peloponnes.persians import PersianAttack
from soloist.games.peloponnes.supply import Feed, SupplyRound
from tests.games.peloponnes.acting import angelos, counted, fresh, market, totals, your_goods
from tests.games.peloponnes.position import COMPONENTS, HEROES, TILES, foe_tiles, goods, position, tiles
from tests.support.driving import asked, run

RICH_FOE = "bridge street forested-hills deep-forest market"
"""Buildings, land, citizens and coins: something for every disaster."""

NOTHING = {"strength": 0, "clovers": 3, "markers": 0, "tiles": "", "civilization": "", "hero": ""}
"""What he has as a soldier at the start."""


# --- what he is free of


@pytest.mark.rule("PEL-S06")
@pytest.mark.parametrize("disaster", ["decline", "drought", "earthquake", "plague", "tempest"])
def test_no_natural_disaster_harms_him(disaster: str) -> None:
    s = position(
        foe_tiles=RICH_FOE, foe_strength=4, foe_markers=2, foe_civilization="sparta", foe_hero="achilles",
        goods="luxury:9 food:9 inhabitants:9", chips=f"{disaster} {disaster}",
    )  # fmt: skip
    before = angelos(s)
    run(s, DrawChips(1), disaster)
    assert angelos(s) == before


@pytest.mark.rule("PEL-S06")
def test_the_plague_that_passes_him_by_hits_you() -> None:
    s = position(foe_tiles=RICH_FOE, goods="inhabitants:9", chips="plague plague")
    run(s, DrawChips(1), "plague")
    assert goods(s) == {"inhabitants": 6}


@pytest.mark.rule("PEL-S06", "PEL-G05")
def test_only_the_persians_can_hit_him() -> None:
    s = position(foe_tiles=RICH_FOE, foe_strength=4, chips="persians persians persians")
    run(s, DrawChips(1), "persians")
    assert angelos(s)["strength"] == 0


@pytest.mark.rule("PEL-S07", "PEL-S08", "PEL-S26")
def test_he_takes_the_dearest_building_of_the_normal_row_for_nothing() -> None:
    s = position(goods="coins:20", normal=("statue-of-zeus", "street"), conquest=("bridge", "deep-forest", "market"))
    market(s, "deep-forest")
    assert angelos(s) == NOTHING | {"tiles": "statue-of-zeus"}
    assert goods(s) == {"coins": 18, "inhabitants": 2}


@pytest.mark.rule("PEL-S07", "PEL-S08", "PEL-S27")
def test_he_takes_the_dearest_building_of_the_conquest_row_for_nothing() -> None:
    s = position(goods="coins:20", normal=("bridge", "deep-forest"), conquest=("statue-of-zeus", "street", "quarry"))
    market(s, "pass")
    assert angelos(s) == NOTHING | {"tiles": "statue-of-zeus", "strength": 8}
    assert goods(s) == {"coins": 23}


@pytest.mark.rule("PEL-S07")
def test_he_never_has_unpaid_buildings_so_a_supply_round_costs_him_none() -> None:
    s = position(goods="coins:9", conquest=("statue-of-zeus", "cyclopean-masonry", "stoa"), normal=("street", "bridge"))
    market(s, "pass")
    assert (s.debts, foe_tiles(s)) == ([], ["statue-of-zeus"])
    run(s, SupplyRound())
    assert foe_tiles(s) == ["statue-of-zeus"]


@pytest.mark.rule("PEL-S09")
def test_income_brings_him_nothing() -> None:
    s = position(foe_tiles="wide-grainfield port temple-of-apollo", foe_civilization="arkadia", foe_hero="heracles")
    before = angelos(s)
    run(s, Income())
    assert (angelos(s), asked(s)) == (before, "")


@pytest.mark.rule("PEL-S09")
def test_one_time_goods_are_not_tracked_but_coins_and_citizens_count_at_the_end() -> None:
    s = position(normal=("golden-foothills", "wide-grainfield"), conquest=("street", "bridge", "market"), goods="coins:5")
    market(s, "street-debt")
    assert angelos(s) == NOTHING | {"tiles": "golden-foothills"}
    assert (s.foe.prestige(False), s.foe.population(False)) == (2 + 1, 3)


@pytest.mark.rule("PEL-S10")
def test_his_citizens_eat_nothing_and_nobody_leaves_him() -> None:
    s = position(foe_tiles=RICH_FOE, foe_civilization="korinth", foe_strength=1, goods="food:5 inhabitants:2")
    before = angelos(s)
    run(s, Feed())
    assert (angelos(s), goods(s)) == (before, {"food": 3, "inhabitants": 2})


@pytest.mark.rule("PEL-S11")
@pytest.mark.parametrize("hero", HEROES)
def test_goods_a_hero_brings_are_nothing_to_him(hero: str) -> None:
    s = fresh("officer")
    run(s, "messene", "jason" if hero != "jason" else "helen", "milet", hero)
    assert (s.foe.coins(), s.foe.citizens(), s.foe.markers, foe_tiles(s)) == (0, 0, 0, [])
    assert totals(s)["prestige"][1] == totals(s)["population"][1] == 0


@pytest.mark.rule("PEL-S11")
@pytest.mark.parametrize("hero", HEROES)
def test_his_heros_round_income_is_ignored(hero: str) -> None:
    s = position("officer", hero="odysseus", foe_hero=hero, foe_strength=2)
    before = angelos(s)
    run(s, Income())
    assert angelos(s) == before


@pytest.mark.rule("PEL-S11", "PEL-S31")
def test_hector_at_his_side_adds_nothing_against_the_persians() -> None:
    s = position("officer", foe_hero="hector", foe_strength=5, goods="strength:2 inhabitants:5", colony="taras")
    run(s, PersianAttack(4))
    assert (s.foe.strength, goods(s)) == (0, {"inhabitants": 3})


@pytest.mark.rule("PEL-S11", "PEL-S30")
def test_achilles_does_not_spare_him_the_halving() -> None:
    s = position("officer", foe_hero="achilles", foe_strength=7)
    run(s, InternalConflict())
    assert s.foe.strength == 3


@pytest.mark.rule("PEL-S11")
@pytest.mark.parametrize(("hero", "markers"), [("theseus", 1), ("helen", 1), ("tantalus", 1)])
def test_no_hero_brings_him_more_people_in_a_supply_round(hero: str, markers: int) -> None:
    s = position("officer", foe_hero=hero, foe_strength=7, goods="food:5 inhabitants:5")
    run(s, SupplyRound())
    assert (s.foe.markers, s.foe.clovers, s.foe.citizens(), goods(s)) == (markers, 4, 0, {"inhabitants": 4})


# --- which tile he takes


@pytest.mark.rule("PEL-S12")
@pytest.mark.parametrize(
    ("row", "taken"),
    [
        ("quarry granary street", "granary"),  # 3, 5, 4 Prestige
        ("statue-of-zeus settled-forest market", "statue-of-zeus"),  # Prestige before citizens
        ("settled-forest aqueduct street", "settled-forest"),  # all 4 Prestige; 3, 2, 1 citizens
        ("street aqueduct settled-forest", "settled-forest"),
        ("agora bridge aqueduct", "aqueduct"),  # 4 and 2 each: farthest right
        ("aqueduct bridge agora", "agora"),
        ("agora aqueduct quarry", "aqueduct"),
        ("quarry bare-peaks wide-grainfield", "bare-peaks"),  # 3 and 0 twice: the right one of the two
        ("barracks liongate populous-forest", "populous-forest"),
        ("street barracks wide-grainfield", "street"),  # crossed-out citizens are fewer than 1
        ("tiryns-fortress cyclopean-masonry epidauros-odeon", "epidauros-odeon"),  # all 7; -1, 1, 3
        ("cyclopean-masonry tiryns-fortress granary", "cyclopean-masonry"),
        ("granary agriculture barracks", "agriculture"),  # 5 and 0 twice
    ],
)
def test_most_prestige_then_most_citizens_then_farthest_right(row: str, taken: str) -> None:
    s = position(conquest=row.split(), normal=("deep-forest", "forested-hills"))
    run(s, AngelosTakes())
    assert foe_tiles(s) == [taken]


@pytest.mark.rule("PEL-S12")
def test_in_every_row_of_three_he_takes_the_greatest_by_prestige_citizens_and_place() -> None:
    foe = Angelos(RANKS["soldier"])
    for row in permutations(COMPONENTS.tiles, 3):
        best = max(range(3), key=lambda place: (row[place].prestige, row[place].inhabitants, place))
        assert foe.choose(list(row)) == best


@pytest.mark.rule("PEL-S12")
@pytest.mark.parametrize("order", list(permutations(["leonidaion", "proud-peaks", "workshop-of-phidias"])))
def test_price_cost_coins_and_income_play_no_part_only_the_place_does(order: tuple[str, ...]) -> None:
    s = position(conquest=order, normal=("deep-forest", "forested-hills"))
    run(s, AngelosTakes())
    assert foe_tiles(s) == [order[-1]]


@pytest.mark.rule("PEL-S12")
def test_land_matching_does_not_bind_him() -> None:
    s = position(foe_tiles="wide-grainfield", conquest=("street", "proud-peaks", "market"), normal=("bridge", "port"))
    run(s, AngelosTakes())
    assert foe_tiles(s) == ["wide-grainfield", "proud-peaks"]


# --- which tile he loses


@pytest.mark.rule("PEL-S13")
@pytest.mark.parametrize(
    ("held", "lost"),
    [
        ("market bridge street", "street"),  # 3, 2, 1 citizens
        ("statue-of-zeus wooded-river-valley deep-forest", "wooded-river-valley"),
        ("street well leonidaion", "well"),  # 1 citizen each; 4, 3, 5 Prestige
        ("well street settled-peaks", "settled-peaks"),  # 1 and 3 twice: the newest
        ("settled-peaks street well", "well"),
        ("agora aqueduct bridge", "bridge"),
        ("agora aqueduct granary", "aqueduct"),  # the newest has no citizen
        ("wooded-river-valley golden-foothills forested-hills market", "forested-hills"),
        ("barracks market", "market"),  # crossed-out citizens are not at least 1
        ("tiryns-fortress granary populous-forest quarry", "populous-forest"),
        ("street silver-foothills well mixed-highland", "mixed-highland"),  # land and buildings in one row
        ("mixed-highland port street", "mixed-highland"),
    ],
)
def test_fewest_citizens_but_one_then_fewest_prestige_then_the_newest(held: str, lost: str) -> None:
    s = position(goods="strength:1", foe_tiles=held)
    run(s, InternalConflict())
    assert foe_tiles(s) == [id for id in held.split() if id != lost]


@pytest.mark.rule("PEL-S13")
def test_in_any_display_the_least_by_citizens_prestige_and_age_goes() -> None:
    random = Random(1)
    for _ in range(3000):
        held = random.sample(COMPONENTS.tiles, random.randint(1, 8))
        s = position(goods="strength:1", foe_tiles=" ".join(tile.id for tile in held))
        run(s, InternalConflict())
        order = sorted((tile.inhabitants, tile.prestige, -place) for place, tile in enumerate(held) if tile.inhabitants >= 1)
        if order:
            del held[-order[0][2]]
        assert foe_tiles(s) == [tile.id for tile in held]


@pytest.mark.rule("PEL-S13", "PEL-S25")
def test_his_display_is_in_the_order_taken_whatever_the_kind_of_tile() -> None:
    s = position(goods="coins:20", normal=("bridge", "deep-forest"), conquest=("street", "barracks", "bare-peaks"))
    market(s, "pass")
    assert foe_tiles(s) == ["street"]
    s.rows[CONQUEST] = [TILES.index("silver-foothills")]
    run(s, AngelosTakes())
    s.rows[CONQUEST] = [TILES.index("liongate")]
    run(s, AngelosTakes())
    assert foe_tiles(s) == ["street", "silver-foothills", "liongate"]
    s.foe.strength, s.goods[6] = 0, 1
    run(s, InternalConflict())
    assert foe_tiles(s) == ["street", "silver-foothills"]


@pytest.mark.rule("PEL-S13", "PEL-S37")
def test_a_lost_tile_takes_its_points_with_it() -> None:
    s = position(goods="strength:1", foe_tiles="mixed-highland golden-foothills", foe_clovers=0)
    run(s, InternalConflict())
    assert (foe_tiles(s), tiles(s.rows[CONQUEST]), your_goods(s)["clovers"]) == (["mixed-highland"], [], 4)
    assert (totals(s)["prestige"][1], totals(s)["population"][1], counted(s).opponent) == (2, 3, 2)
