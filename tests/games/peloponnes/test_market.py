"""The turn: five tiles, your purchase or pass, Strength, and then Angelos."""

import pytest

from soloist.engine.kernel.story import RULES
from soloist.games.peloponnes.angelos_turn import AngelosTakes
from soloist.games.peloponnes.components import CONQUEST, NORMAL
from soloist.games.peloponnes.market import Buy, RevealTiles
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.state import Peloponnes
from tests.games.peloponnes.acting import (
    LEVELS,
    angelos,
    fresh,
    market,
    play_game,
    played,
    prestige,
    steps,
    whole_games,
    without_a,
)
from tests.games.peloponnes.position import CIVILIZATIONS, COMPONENTS, TILES, foe_tiles, goods, position, tiles
from tests.support.driving import asked, offered, run, told
from tests.walks.walk import states_of, step_at, walk

PAIR = ("bridge", "deep-forest")
TRIO = ("street", "market", "bare-peaks")
PLENTY = "wood:10 stone:10 coins:20"


def others(id: str, number: int) -> list[str]:
    """Tiles to fill a row with, none of them this one."""
    return [other for other in (*PAIR, *TRIO) if other != id][:number]


# --- the rows


@pytest.mark.rule("PEL-S19", "PEL-S20")
@pytest.mark.parametrize("level", LEVELS)
def test_in_each_of_8_rounds_you_choose_from_a_row_of_2_and_a_row_of_3(level: str) -> None:
    seen: list[tuple[int, int, int]] = []
    for s in states_of(walk("peloponnes", level)):
        assert isinstance(s, Peloponnes)
        if step_at(s) == "Buy" and s.round not in [round for round, _, _ in seen]:
            seen.append((s.round, len(s.rows[NORMAL]), len(s.rows[CONQUEST])))
    assert seen == [(round, 2, 3) for round in range(1, 9)]


@pytest.mark.rule("PEL-S20")
def test_the_normal_row_fills_first_and_both_from_left_to_right() -> None:
    s = position()
    run(s, RevealTiles(), "port", "barracks", "street", "market", "bridge")
    assert (tiles(s.rows[NORMAL]), tiles(s.rows[CONQUEST])) == (["port", "barracks"], ["street", "market", "bridge"])
    assert asked(s) == ""


@pytest.mark.rule("PEL-S20", "PEL-G04")
def test_a_supply_round_interrupts_the_reveal_with_rows_half_filled() -> None:
    s = without_a(position(goods="inhabitants:2 luxury:2"))
    run(s, RevealTiles(), "agora", "quarry", "granary-plain")
    assert asked(s) == "FeedWithLuxury"
    assert (tiles(s.rows[NORMAL]), tiles(s.rows[CONQUEST])) == (["agora", "quarry"], ["granary-plain"])
    run(s, "0")
    assert asked(s) == "RevealTile"
    run(s, "well", "settled-peaks")
    assert tiles(s.rows[CONQUEST]) == ["granary-plain", "well", "settled-peaks"]


# --- your purchase


@pytest.mark.rule("PEL-S21", "PEL-G06")
@pytest.mark.parametrize("id", TILES)
@pytest.mark.parametrize("row", [NORMAL, CONQUEST])
def test_every_tile_costs_its_minimum_price_in_either_row(id: str, row: int) -> None:
    normal = [id, *others(id, 1)] if row == NORMAL else others(id, 2)
    conquest = [id, *others(id, 4)[-2:]] if row == CONQUEST else others(id, 4)[-3:]
    s = position(goods=PLENTY, normal=normal, conquest=conquest)
    tile = COMPONENTS.tiles[TILES.index(id)]
    run(s, Buy(), id)
    assert goods(s)["coins"] == 20 - tile.price + tile.once[4]


@pytest.mark.rule("PEL-S21", "PEL-G03")
@pytest.mark.parametrize(("coins", "bought"), [(3, True), (2, False)])
def test_a_tile_is_offered_only_to_who_can_pay_its_price(coins: int, bought: bool) -> None:
    s = position(goods=f"coins:{coins}", normal=("bare-peaks", "quarry"), conquest=("stoa", "liongate", "tiryns-fortress"))
    run(s, Buy())
    assert ("bare-peaks" in offered(s)) == bought


@pytest.mark.rule("PEL-S21", "PEL-S27")
def test_you_may_pass_even_if_you_could_buy() -> None:
    s = position(goods=PLENTY, normal=PAIR, conquest=TRIO)
    market(s, "pass")
    assert (goods(s)["coins"], s.land, s.buildings) == (23, [], [])


@pytest.mark.rule("PEL-S21")
def test_you_acquire_one_tile_and_no_more() -> None:
    s = position(goods=PLENTY, normal=PAIR, conquest=TRIO)
    market(s, "deep-forest")
    assert (tiles(s.land), s.buildings, asked(s)) == (["deep-forest"], [], "")


@pytest.mark.rule("PEL-S22")
def test_land_must_match_the_outermost_land() -> None:
    s = position(goods="coins:20", land="wide-grainfield", normal=("bare-peaks", "field-by-the-grove"), conquest=("deep-forest",))
    run(s, Buy())
    assert offered(s) == ["field-by-the-grove", "pass"]


@pytest.mark.rule("PEL-S22")
def test_a_building_is_paid_now() -> None:
    s = position(goods="wood:3 coins:5", normal=("bridge", "port"), conquest=TRIO)
    run(s, Buy(), "bridge")
    assert (tiles(s.buildings), s.debts, goods(s)) == (["bridge"], [False], {"wood": 1, "coins": 4, "inhabitants": 2})


@pytest.mark.rule("PEL-S22")
def test_or_a_coin_is_parked_on_it() -> None:
    s = position(goods="wood:3 coins:5", normal=("bridge", "port"), conquest=TRIO)
    run(s, Buy(), "bridge-debt")
    assert (tiles(s.buildings), s.debts, goods(s)) == (["bridge"], [True], {"wood": 3, "coins": 3, "inhabitants": 2})


@pytest.mark.rule("PEL-S22")
def test_one_time_goods_come_with_the_tile_and_crossed_out_citizens_go() -> None:
    s = position(goods="wood:1 stone:2 coins:2 inhabitants:5", normal=("barracks", "port"), conquest=TRIO)
    run(s, Buy(), "barracks")
    assert goods(s) == {"coins": 4, "inhabitants": 3}


# --- raising Strength


@pytest.mark.rule("PEL-S23")
@pytest.mark.parametrize(("held", "most"), [("wood:4 stone:3 food:9", 3), ("wood:2 stone:2 food:1 luxury:2", 2), ("wood:9", 0)])
def test_after_passing_any_number_of_steps_that_can_be_paid(held: str, most: int) -> None:
    s = position(goods=f"coins:9 {held}", normal=PAIR, conquest=TRIO)
    run(s, Buy(), "pass")
    assert steps(s) == ([str(number) for number in range(most + 1)] if most else [])


@pytest.mark.rule("PEL-S23", "PEL-G02")
def test_after_buying_the_tiles_goods_may_pay_for_strength_before_angelos_moves() -> None:
    s = position(goods="wood:4 stone:2 coins:2", normal=("granary", "port"), conquest=TRIO)
    market(s, "granary")
    assert (asked(s), sorted(offered(s)), goods(s)) == ("RaiseStrength", ["0", "1"], {"wood": 1, "stone": 2, "food": 3})
    assert (foe_tiles(s), tiles(s.rows[CONQUEST])) == ([], list(TRIO))
    run(s, "1")
    assert (goods(s), foe_tiles(s)) == ({"stone": 1, "food": 2, "strength": 1}, ["street"])


@pytest.mark.rule("PEL-S23")
def test_once_in_your_step_and_then_angelos_moves() -> None:
    s = position(goods="wood:5 stone:5 food:5 coins:2", normal=PAIR, conquest=TRIO)
    market(s, "pass", "2")
    assert (asked(s), goods(s), foe_tiles(s)) == ("", {"wood": 3, "stone": 3, "food": 3, "coins": 5, "strength": 2}, ["street"])


@pytest.mark.rule("PEL-S23")
def test_coins_do_not_buy_strength() -> None:
    s = position(goods="wood:5 food:5 coins:30", normal=PAIR, conquest=TRIO)
    run(s, Buy(), "pass")
    assert asked(s) == ""


# --- Angelos


@pytest.mark.rule("PEL-S24", "PEL-G01", "PEL-G02")
def test_angelos_chooses_when_you_are_done() -> None:
    s = position(goods="wood:1 stone:1 food:1 coins:9", normal=PAIR, conquest=TRIO)
    market(s, "deep-forest")
    assert (asked(s), foe_tiles(s)) == ("RaiseStrength", [])
    run(s, "0")
    assert len(foe_tiles(s)) == 1


@pytest.mark.rule("PEL-S25")
def test_his_tile_lies_in_front_of_him_right_of_the_others_and_not_with_yours() -> None:
    s = position(goods="coins:2", normal=PAIR, conquest=TRIO, foe_tiles="port quarry")
    market(s, "pass")
    assert (foe_tiles(s), s.buildings, s.land) == (["port", "quarry", "street"], [], [])


@pytest.mark.rule("PEL-S26", "PEL-S28")
@pytest.mark.parametrize("yours", TRIO)
def test_you_took_from_the_conquest_row_so_he_takes_from_the_normal_row_and_gains_no_strength(yours: str) -> None:
    s = position(goods=PLENTY, normal=PAIR, conquest=TRIO, foe_strength=3)
    market(s, yours)
    assert (angelos(s)["tiles"], angelos(s)["strength"]) == ("bridge", 3)


@pytest.mark.rule("PEL-S27", "PEL-S28")
@pytest.mark.parametrize("yours", PAIR)
def test_you_took_from_the_normal_row_so_he_takes_from_the_conquest_row_and_gains_its_prestige(yours: str) -> None:
    s = position(goods=PLENTY, normal=PAIR, conquest=TRIO, foe_strength=3)
    market(s, yours)
    assert (angelos(s)["tiles"], angelos(s)["strength"]) == ("street", 3 + 4)


@pytest.mark.rule("PEL-S27", "PEL-S28")
def test_you_passed_so_he_takes_from_the_conquest_row_and_gains_its_prestige() -> None:
    s = position(goods=PLENTY, normal=PAIR, conquest=TRIO, foe_strength=3)
    market(s, "pass")
    assert (angelos(s)["tiles"], angelos(s)["strength"]) == ("street", 3 + 4)


@pytest.mark.rule("PEL-S27", "PEL-S28")
def test_passing_after_a_round_with_a_conquest_tile_sends_him_back_to_the_conquest_row() -> None:
    s = position(goods=PLENTY, normal=PAIR, conquest=TRIO)
    market(s, "market")
    s.rows = [[TILES.index("port"), TILES.index("stoa")], [TILES.index(id) for id in ("quarry", "well", "agora")]]
    market(s, "pass")
    assert (foe_tiles(s), s.foe.strength) == (["bridge", "agora"], 4)


@pytest.mark.rule("PEL-S26", "PEL-S27")
def test_a_building_on_debt_is_taken_from_its_row_too() -> None:
    s = position(goods="coins:9", normal=PAIR, conquest=TRIO)
    market(s, "market-debt")
    assert (foe_tiles(s), s.foe.strength) == (["bridge"], 0)


@pytest.mark.rule("PEL-S28")
@pytest.mark.parametrize("id", TILES)
def test_he_advances_by_the_prestige_of_the_conquest_tile(id: str) -> None:
    s = position(conquest=(id,))
    run(s, AngelosTakes())
    assert s.foe.strength == prestige(id)


@pytest.mark.rule("PEL-S26", "PEL-S27", "PEL-S28", "PEL-S24")
@whole_games
def test_he_finds_a_complete_row_and_takes_one_tile_every_round(level: str, number: int) -> None:
    s = played(level, number)
    rows = [event.rule for event in s.story or [] if event.heading == "angelos"]
    assert (len(rows), set(rows) <= {"PEL-S26", "PEL-S27"}) == (8, True)
    assert told(s).count("told-angelos-strength") == rows.count("PEL-S27")


# --- gaps


@pytest.mark.rule("PEL-G01")
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_whatever_your_civilisation_you_move_first_in_every_round(civilization: str) -> None:
    s = fresh("sergeant")
    run(s, civilization, "helen", "kyrene")
    play_game(s, 3)
    headings = [event.heading for event in s.story or [] if event.heading in ("you", "angelos")]
    assert headings == ["you", "angelos"] * 8


@pytest.mark.rule("PEL-G02")
@pytest.mark.parametrize(("word", "gone"), [("deep-forest", 3), ("bare-peaks", 3), ("pass", 4)])
def test_the_other_three_or_four_tiles_leave_the_game(word: str, gone: int) -> None:
    s = position(goods="coins:9", normal=PAIR, conquest=TRIO)
    market(s, word)
    assert (s.rows, s.gone) == ([[], []], gone)


@pytest.mark.rule("PEL-G02")
def test_tiles_that_left_are_not_turned_up_again() -> None:
    s = position(goods="coins:2", normal=PAIR, conquest=TRIO)
    market(s, "pass")
    run(s, Round())
    assert len(offered(s)) == 10
    assert not set(offered(s)) & {*PAIR, *TRIO}


@pytest.mark.rule("PEL-G03")
@pytest.mark.parametrize(("colony", "coins"), [("byzantion", 3), ("emporion", 5)])
def test_who_can_pay_for_no_tile_passes_unasked(colony: str, coins: int) -> None:
    s = position(colony=colony, normal=("bare-peaks", "quarry"), conquest=TRIO)
    run(s, Buy())
    assert (asked(s), goods(s)) == ("", {"coins": coins})


@pytest.mark.rule("PEL-G03")
def test_who_was_not_asked_is_told_of_the_pass_and_why() -> None:
    """The event is not yours, so no face skips it as something that you know."""
    s = position(normal=("bare-peaks", "quarry"), conquest=TRIO)
    run(s, Buy())
    assert s.story is not None
    (event,) = s.story
    assert (event.phrase.message, event.rule, event.by, event.heading) == ("told-cannot-buy", "PEL-G03", RULES, "you")
    assert event.touched[0] == ("coins", 3)
    s = position(goods="coins:9", normal=PAIR, conquest=TRIO)
    run(s, Buy(), "pass")
    assert told(s) == ["told-pass"]


@pytest.mark.rule("PEL-G03")
def test_who_may_lay_no_tile_passes_with_a_full_purse() -> None:
    land = ("bare-peaks", "golden-foothills", "deep-forest", "forested-hills", "wooded-river-valley")
    s = position(goods="coins:30", land="wide-grainfield", normal=land[:2], conquest=land[2:])
    run(s, Buy())
    assert (asked(s), goods(s), tiles(s.land)) == ("", {"coins": 33}, ["wide-grainfield"])


@pytest.mark.rule("PEL-G03")
def test_no_tile_is_bought_and_wasted() -> None:
    s = position(goods="coins:1", normal=("bridge", "port"), conquest=TRIO)
    run(s, Buy())
    assert asked(s) == ""
    s = position(goods="coins:2", normal=("bridge", "port"), conquest=TRIO)
    run(s, Buy())
    assert offered(s) == ["bridge-debt", "street-debt", "pass"]


@pytest.mark.rule("PEL-G06", "PEL-S21")
@pytest.mark.parametrize(
    ("hero", "colony", "surcharge", "id", "normal", "conquest"),
    [
        ("jason", "taras", "0", "quarry", 3, 3),
        ("jason", "taras", "3", "quarry", 3, 6),
        ("odysseus", "taras", "0", "quarry", 3, 1),
        ("odysseus", "taras", "3", "quarry", 3, 4),
        ("jason", "sinope", "0", "quarry", 3, 4),
        ("jason", "sinope", "3", "quarry", 3, 7),
        ("odysseus", "sinope", "0", "quarry", 3, 2),
        ("odysseus", "sinope", "3", "quarry", 3, 5),
        ("odysseus", "taras", "0", "bridge", 1, 0),
        ("odysseus", "sinope", "0", "bridge", 1, 0),
        ("odysseus", "taras", "3", "bridge", 1, 2),
        ("odysseus", "taras", "0", "granary", 2, 0),
    ],
)
def test_the_price_formula(hero: str, colony: str, surcharge: str, id: str, normal: int, conquest: int) -> None:
    paid = []
    for rows in (([id], ["street"]), (["street"], [id])):
        s = position(hero=hero, colony=colony, goods=PLENTY, normal=rows[0], conquest=rows[1], conquest_surcharge=surcharge)
        run(s, Buy(), id)
        paid.append(20 - goods(s)["coins"])
    assert paid == [normal, conquest]


@pytest.mark.rule("PEL-G06", "PEL-S21")
@pytest.mark.parametrize(("surcharge", "coins", "offered_now"), [("0", 3, True), ("3", 5, False), ("3", 6, True)])
def test_the_surcharge_decides_what_is_offered(surcharge: str, coins: int, offered_now: bool) -> None:
    s = position(
        goods=f"coins:{coins}",
        normal=("stoa", "liongate"),
        conquest=("bare-peaks", "stoa", "agora"),
        conquest_surcharge=surcharge,
    )
    run(s, Buy())
    assert ("bare-peaks" in offered(s)) == offered_now


@pytest.mark.rule("PEL-G06", "PEL-S08")
@pytest.mark.parametrize("surcharge", ["0", "3"])
def test_angelos_pays_nothing_whatever_the_surcharge(surcharge: str) -> None:
    s = position(goods="coins:2", normal=PAIR, conquest=TRIO, conquest_surcharge=surcharge, foe_markers=2)
    market(s, "pass")
    assert (angelos(s)["tiles"], angelos(s)["markers"], angelos(s)["clovers"]) == ("street", 2, 3)
