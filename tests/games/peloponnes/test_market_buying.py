"""Turning tiles up, buying or passing, and laying the tile."""

import pytest

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.market import Buy, RevealTiles
from soloist.games.peloponnes.round import Round
from tests.games.peloponnes.acting import income, only_left, purchases, score, small_print, struck, supply_round, yours
from tests.games.peloponnes.position import COMPONENTS, TILES, foe_tiles, goods, position, tiles
from tests.support.drawing import spot
from tests.support.driving import asked, offered, run, told, ways

FIVE = ("deep-forest", "bare-peaks", "forested-hills", "street", "bridge")
YIELDS = {
    "wood": "deep-forest forested-hills settled-forest silver-wooded-hills populous-forest",
    "stone": "bare-peaks golden-foothills settled-peaks silver-foothills proud-peaks",
    "food": "wide-grainfield granary-plain",
    "wood stone": "wooded-river-valley mixed-highland settled-highland populous-highland",
    "food wood": "field-by-the-grove grove-by-the-field small-grove-by-the-field settled-field-and-grove",
}
REASONS = ("does not match Deep Forest", "too expensive")
KINDS = {name: set(kinds.split()) for kinds, names in YIELDS.items() for name in names.split()}


# --- turning up


@pytest.mark.rule("PEL-B11")
def test_five_tiles_come_one_by_one_from_left_to_right_the_normal_row_first() -> None:
    s = position()
    run(s, RevealTiles())
    for number, name in enumerate(FIVE):
        assert asked(s) == "RevealTile"
        run(s, name)
        assert [tiles(row) for row in s.rows] == [list(FIVE[: number + 1][:2]), list(FIVE[: number + 1][2:])]
    assert asked(s) == ""


@pytest.mark.rule("PEL-B12")
@pytest.mark.parametrize(("name", "group"), [("granary-plain", "B"), ("populous-highland", "C")])
def test_a_supply_symbol_brings_a_supply_round_before_the_next_tile(name: str, group: str) -> None:
    s = position(goods="food:5 inhabitants:3")
    only_left(s, group)
    run(s, RevealTiles(), name)
    assert goods(s) == {"food": 2, "inhabitants": 2}
    assert told(s)[-1] == "told-angelos-wins"
    assert (asked(s), [tiles(row) for row in s.rows]) == ("RevealTile", [[name], []])


@pytest.mark.rule("PEL-B12", "PEL-B34")
def test_the_tile_with_the_symbol_belongs_to_nobody_during_that_supply_round() -> None:
    s = position(goods="coins:9 inhabitants:2", foe_strength=1)
    only_left(s, "C")
    run(s, RevealTiles(), "populous-highland")
    assert (yours(s), foe_tiles(s), goods(s)) == (([], []), [], {"coins": 9})


@pytest.mark.rule("PEL-B12")
@pytest.mark.parametrize("name", ["granary-plain", "populous-highland"])
def test_later_the_symbol_has_no_effect_for_whoever_takes_the_tile(name: str) -> None:
    s = position(normal=(name,), goods="coins:5 food:5 inhabitants:3")
    run(s, Buy(), name)
    assert "told-supply" not in told(s)
    assert goods(s)["food"] == 5


@pytest.mark.rule("PEL-B12")
@pytest.mark.parametrize("name", [name for name in TILES if name not in ("granary-plain", "populous-highland")])
def test_no_other_tile_brings_a_supply_round(name: str) -> None:
    s = position(goods="food:5 inhabitants:3")
    only_left(s, "ABC"[COMPONENTS.tiles[TILES.index(name)].group])
    run(s, RevealTiles(), name)
    assert (goods(s), told(s)) == ({"food": 5, "inhabitants": 3}, ["told-tile"])


# --- price and passing


@pytest.mark.rule("PEL-B13")
def test_alone_nothing_is_bid_each_tile_has_one_price_and_is_yours_at_once() -> None:
    s = position(normal=FIVE[:2], conquest=FIVE[2:3], goods="coins:20")
    run(s, Buy())
    assert offered(s) == ["deep-forest", "bare-peaks", "forested-hills", "pass"]
    run(s, "bare-peaks")
    assert (yours(s), goods(s)["coins"]) == (([], ["bare-peaks"]), 17)


@pytest.mark.rule("PEL-B13")
def test_alone_nobody_takes_your_tile_over_and_no_coin_is_paid_for_withdrawing() -> None:
    s = position(goods="coins:2")
    run(s, Round(), "deep-forest", "bare-peaks", "forested-hills", "street", "bridge", "deep-forest")
    assert (asked(s), yours(s), foe_tiles(s)) == ("DrawChip", ([], ["deep-forest"]), ["bridge"])
    assert goods(s)["coins"] == 1 + 1 + 1


@pytest.mark.rule("PEL-B14")
@pytest.mark.parametrize("surcharge", [0, 3])
@pytest.mark.parametrize(("name", "price"), [("proud-peaks", 5), ("deep-forest", 2), ("golden-foothills", 4)])
def test_the_price_is_the_minimum_price_and_the_conquest_surcharge_a_switch(name: str, price: int, surcharge: int) -> None:
    for row, full in (("normal", price), ("conquest", price + surcharge)):
        rows = {row: (name,)}
        s = position(goods=f"coins:{full - 1}", conquest_surcharge=str(surcharge))
        t = position(goods=f"coins:{full}", conquest_surcharge=str(surcharge))
        for one in (s, t):
            one.rows = [[TILES.index(name)] if "normal" in rows else [], [TILES.index(name)] if "conquest" in rows else []]
        assert (purchases(s), purchases(t)) == ([], [name])
        run(t, Buy(), name)
        assert goods(t).get("coins", 0) == {"proud-peaks": 2, "deep-forest": 0, "golden-foothills": 5}[name]


@pytest.mark.rule("PEL-B15")
@pytest.mark.parametrize(("colony", "coins"), [("byzantion", 3), ("milet", 3), ("emporion", 5)])
def test_passing_brings_3_coins_and_5_with_emporion(colony: str, coins: int) -> None:
    s = position(colony=colony, normal=("deep-forest",), goods="coins:2")
    run(s, Buy(), "pass")
    assert (goods(s), yours(s), tiles(s.rows[0])) == ({"coins": 2 + coins}, ([], []), ["deep-forest"])


@pytest.mark.rule("PEL-B16", "PEL-B31")
@pytest.mark.parametrize(
    ("held", "possible"),
    [("coins:1 luxury:2", True), ("luxury:4", True), ("coins:1 luxury:1", False), ("luxury:3", False), ("food:13", False)],
)
def test_luxury_replaces_coins_of_the_price_2_for_1(held: str, possible: bool) -> None:
    s = position(normal=("deep-forest",), goods=held)
    assert ("deep-forest" in purchases(s)) == possible
    if possible:
        run(s, Buy(), "deep-forest")
        assert goods(s) == {"inhabitants": 2}


@pytest.mark.rule("PEL-B17")
@pytest.mark.parametrize(("answer", "left_over"), [("deep-forest", 3), ("street-debt", 3), ("pass", 4)])
def test_tiles_that_nobody_takes_leave_the_game(answer: str, left_over: int) -> None:
    s = position(goods="coins:5")
    run(s, Round(), *FIVE, answer)
    assert (asked(s), s.rows, s.gone) == ("DrawChip", [[], []], left_over)
    run(s, "blank", "persians", "plague")
    assert not set(ways(s)) & set(FIVE)


# --- laying


@pytest.mark.rule("PEL-B18")
def test_buildings_and_land_are_laid_apart_each_at_the_outer_end() -> None:
    s = position(buildings="bridge", land="deep-forest", normal=("street", "forested-hills"), goods="coins:3 stone:1")
    run(s, Buy(), "street", Buy(), "forested-hills")
    assert yours(s) == (["bridge", "street"], ["deep-forest", "forested-hills"])


@pytest.mark.rule("PEL-B19")
@pytest.mark.parametrize("before", KINDS)
def test_land_needs_one_kind_of_income_in_common_with_the_land_before(before: str) -> None:
    for name in KINDS:
        if name != before:
            s = position(land=before, normal=(name,), goods="coins:5")
            assert purchases(s) == ([name] if KINDS[name] & KINDS[before] else []), name


@pytest.mark.rule("PEL-B19")
def test_only_the_outermost_land_is_compared() -> None:
    rows = ("bare-peaks", "wide-grainfield")
    inner = position(land="golden-foothills deep-forest", normal=rows, goods="coins:5")
    outer = position(land="deep-forest golden-foothills", normal=rows, goods="coins:5")
    assert (purchases(inner), purchases(outer)) == ([], ["bare-peaks"])


@pytest.mark.rule("PEL-B19")
def test_one_time_goods_and_buildings_do_not_matter_for_the_match() -> None:
    s = position(
        land="golden-foothills", buildings="bridge quarry", normal=("silver-wooded-hills", "granary-plain"), goods="coins:9"
    )
    assert purchases(s) == []


@pytest.mark.rule("PEL-B19", "PEL-B30")
@pytest.mark.parametrize(
    ("answers", "left", "fits"),
    [
        (("mixed-highland", "done"), ["deep-forest", "bare-peaks"], ["golden-foothills"]),
        (("bare-peaks",), ["deep-forest", "mixed-highland"], ["golden-foothills", "forested-hills"]),
        (("mixed-highland", "bare-peaks"), ["deep-forest"], ["forested-hills"]),
        (("deep-forest", "mixed-highland", "bare-peaks"), [], ["golden-foothills", "forested-hills", "wide-grainfield"]),
    ],
)
def test_after_a_loss_the_lands_close_up_and_the_outermost_left_counts(
    answers: tuple[str, ...], left: list[str], fits: list[str]
) -> None:
    s = position(
        land="deep-forest mixed-highland bare-peaks", goods="food:3 coins:3",
        normal=("golden-foothills", "forested-hills", "wide-grainfield"),
    )  # fmt: skip
    struck(s, "tempest", *answers)
    s.goods[4] = 9
    assert (yours(s), purchases(s)) == (([], left), fits)


@pytest.mark.rule("PEL-B20")
@pytest.mark.parametrize("name", KINDS)
def test_the_first_land_needs_no_match(name: str) -> None:
    s = position(normal=(name,), buildings="bridge", goods="coins:5")
    assert purchases(s) == [name]


@pytest.mark.rule("PEL-B20", "PEL-B22")
@pytest.mark.parametrize("debts", ["", "barracks"])
def test_barracks_lift_the_matching_rule_paid_or_unpaid_until_they_are_lost(debts: str) -> None:
    s = position(buildings="barracks", debts=debts, land="deep-forest", normal=("bare-peaks",), goods="coins:5")
    assert purchases(s) == ["bare-peaks"]
    struck(s, "earthquake")
    assert (yours(s), purchases(s)) == (([], ["deep-forest"]), [])


@pytest.mark.rule("PEL-B20", "PEL-B34")
def test_barracks_let_go_for_their_debt_no_longer_lift_the_rule() -> None:
    s = position(buildings="barracks", debts="barracks", land="deep-forest", normal=("bare-peaks",), goods="coins:5")
    supply_round(s)
    assert (yours(s)[0], purchases(s)) == ([], [])


@pytest.mark.rule("PEL-B21")
def test_the_construction_is_paid_now_or_a_coin_is_parked() -> None:
    held = "coins:5 stone:3 wood:2"
    now = position(normal=("port",), goods=held)
    run(now, Buy(), "port")
    assert (goods(now), now.debts) == ({"coins": 3, "wood": 1, "inhabitants": 2}, [False])
    later = position(normal=("port",), goods=held)
    run(later, Buy(), "port-debt")
    assert (goods(later), later.debts) == ({"coins": 2, "wood": 2, "stone": 3, "inhabitants": 2}, [True])


@pytest.mark.rule("PEL-B21", "PEL-B31")
def test_who_has_no_coin_or_prefers_it_parks_one_for_2_luxury() -> None:
    s = position(normal=("street",), goods="coins:1 luxury:2")
    run(s, Buy(), "street-debt")
    assert (goods(s), s.debts) == ({"inhabitants": 1}, [True])
    s = position(normal=("street",), goods="coins:2 luxury:2")
    run(s, Buy(), "luxury")
    assert (goods(s), s.debts) == ({"coins": 1, "inhabitants": 1}, [True])


@pytest.mark.rule("PEL-B21", "PEL-B39")
@pytest.mark.parametrize("held", ["coins:1", "coins:1 luxury:1", "luxury:3", "coins:1 wood:10 food:13"])
def test_who_can_pay_neither_construction_nor_coin_cannot_buy_the_building(held: str) -> None:
    assert purchases(position(normal=("street",), goods=held)) == []


@pytest.mark.rule("PEL-B22")
def test_an_unpaid_building_counts_fully() -> None:
    s = position(buildings="granary stoa", debts="stoa granary", goods="luxury:30 inhabitants:5", clovers=0)
    assert score(s).you == 5 + 6
    assert income(s) == {"food": 2 + 1, "coins": 1 + 1 + 3}
    assert struck(s, "decline") == {}


@pytest.mark.rule("PEL-B22")
def test_partial_payment_is_not_allowed() -> None:
    s = position(normal=("bridge",), goods="coins:3 wood:1")
    assert purchases(s) == ["bridge-debt"]
    run(s, Buy(), "bridge-debt")
    assert goods(s) == {"wood": 1, "coins": 1, "inhabitants": 2}
    supply_round(s)
    assert (yours(s), goods(s)["wood"]) == (([], []), 1)


@pytest.mark.rule("PEL-B23")
@pytest.mark.parametrize(
    ("name", "people", "left"),
    [("barracks", 3, 1), ("barracks", 2, 0), ("barracks", 1, 0), ("barracks", 0, 0), ("tiryns-fortress", 0, 0)],
)
def test_crossed_out_citizens_are_lost_never_below_0(name: str, people: int, left: int) -> None:
    s = position(normal=(name,), goods=f"coins:7 inhabitants:{people}")
    run(s, Buy(), f"{name}-debt")
    assert goods(s).get("inhabitants", 0) == left


@pytest.mark.rule("PEL-B23", "PEL-B27")
@pytest.mark.parametrize(("food", "stored", "luxury"), [(9, 12, 0), (10, 13, 0), (12, 13, 2), (13, 13, 3)])
def test_one_time_goods_that_exceed_the_storage_become_luxury(food: int, stored: int, luxury: int) -> None:
    s = position(normal=("granary",), goods=f"coins:2 wood:3 food:{food}")
    run(s, Buy(), "granary")
    assert (goods(s)["food"], goods(s).get("luxury", 0), asked(s)) == (stored, luxury, "")


# --- which purchases are legal


@pytest.mark.rule("PEL-B39")
@pytest.mark.parametrize(
    ("name", "held", "offers"),
    [
        ("bridge", "coins:1 wood:2", "bridge"),
        ("bridge", "coins:2 wood:2", "bridge bridge-debt"),
        ("bridge", "coins:2", "bridge-debt"),
        ("bridge", "coins:1 luxury:2", "bridge-debt"),
        ("bridge", "coins:1 luxury:4", "bridge bridge-debt"),
        ("bridge", "coins:0 wood:1 luxury:3", ""),
        ("bridge", "coins:0 wood:1 luxury:4", "bridge bridge-debt"),
        ("bridge", "coins:0 wood:2 luxury:2", "bridge"),
        ("bridge", "coins:0 wood:2 luxury:1", ""),
        ("bridge", "coins:1 wood:1 luxury:1", ""),
        ("port", "coins:2 wood:1 stone:1 luxury:4", "port port-debt"),
        ("port", "coins:1 wood:1 stone:1 luxury:5", "port-debt"),
        ("port", "coins:1 wood:1 stone:1 luxury:6", "port port-debt"),
        ("statue-of-zeus", "coins:8 stone:8", "statue-of-zeus"),
        ("statue-of-zeus", "luxury:31", "statue-of-zeus-debt"),
        ("statue-of-zeus", "luxury:32", "statue-of-zeus statue-of-zeus-debt"),
    ],
)
def test_luxury_counts_in_pairs_and_only_what_the_price_leaves(name: str, held: str, offers: str) -> None:
    assert purchases(position(normal=(name,), goods=held)) == offers.split()


@pytest.mark.rule("PEL-B39")
@pytest.mark.parametrize(
    ("name", "held", "offers"),
    [
        ("golden-foothills", "coins:3", ""),
        ("silver-wooded-hills", "coins:2 luxury:1", ""),
        ("barracks", "coins:2", ""),
        ("barracks", "coins:1 stone:2 wood:1", ""),
        ("barracks", "coins:2 stone:1 wood:1", ""),
        ("leonidaion", "coins:2 stone:2 wood:2", ""),
        ("epidauros-odeon", "coins:6 stone:3 wood:1 luxury:1", ""),
    ],
)
def test_what_the_tile_brings_comes_too_late_to_pay_for_it(name: str, held: str, offers: str) -> None:
    assert purchases(position(normal=(name,), goods=held)) == offers.split()


@pytest.mark.rule("PEL-B39", "PEL-B23")
def test_the_payment_is_finished_before_the_tile_brings_its_luxury() -> None:
    s = position(normal=("leonidaion",), goods="coins:2 stone:2 wood:3 luxury:2")
    run(s, Buy(), "luxury")
    assert (asked(s), goods(s)["luxury"], yours(s)) == ("Pay", 2, ([], []))
    run(s, "wood-1")
    assert (asked(s), goods(s)) == ("RaiseStrength", {"wood": 1, "luxury": 5, "inhabitants": 1})


@pytest.mark.rule("PEL-B31", "PEL-B40")
@pytest.mark.parametrize(
    ("held", "said", "left"),
    [
        ("coins:1 luxury:6", "4 luxury goods (in place of 1 stone, 1 coin). Gives", 2),
        ("coins:1 stone:1 luxury:6", "1 stone, 1 coin. Next, choose which goods you keep. Gives", 6),
    ],
)
def test_with_luxury_a_price_says_how_it_is_paid_or_that_you_will_be_asked(held: str, said: str, left: int) -> None:
    s = position(normal=("street", "port"), goods=held)
    run(s, Buy(), "luxury")
    assert small_print(s)[offered(s).index("street")].startswith(said)
    run(s, "street")
    assert goods(s)["luxury"] == left


@pytest.mark.rule("PEL-B39", "PEL-B20")
def test_land_that_cannot_be_laid_cannot_be_bought_whatever_you_have() -> None:
    s = position(land="deep-forest", normal=("bare-peaks",), conquest=("wide-grainfield",), goods="coins:50 luxury:50")
    assert purchases(s) == []


@pytest.mark.rule("PEL-B39")
@pytest.mark.parametrize(("hero", "name"), [("sisyphus", "street"), ("daedalus", "street")])
def test_a_building_with_nothing_to_construct_is_simply_built(hero: str, name: str) -> None:
    s = position(hero=hero, normal=(name,), goods="coins:9")
    assert purchases(s) == [name]
    run(s, Buy(), name)
    assert (goods(s)["coins"], s.debts) == (8, [False])


@pytest.mark.rule("PEL-B17", "PEL-B19")
@pytest.mark.parametrize(
    ("held", "closed"), [("coins:9", {"bare-peaks": REASONS[0]}), ("", {"bare-peaks": REASONS[0], "street": REASONS[1]})]
)
def test_a_tile_that_cannot_be_bought_says_why(held: str, closed: dict[str, str]) -> None:
    s = position(land="deep-forest", normal=("bare-peaks", "street"), conquest=("bridge", "port", "market"), goods=held)
    s.then(Buy())
    said = {name: [GAME.words.say(note, "en") for note in spot(GAME.scene(s), name).notes] for name in ("bare-peaks", "street")}
    assert {name: notes[1] for name, notes in said.items() if notes[1] in REASONS} == closed
