"""Conflicts: the Persians, fought together, and the internal conflict of each supply round."""

import pytest

from soloist.games.peloponnes import GAME
from soloist.games.peloponnes.components import STRENGTH
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.market import RevealTiles
from soloist.games.peloponnes.persians import PersianAttack
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.supply import SupplyRound
from tests.games.peloponnes.acting import angelos, citizens, played, totals, whole_games, without_a, your_goods
from tests.games.peloponnes.position import COLONIES, TILES, foe_tiles, goods, position
from tests.support.driving import asked, offered, run, told

THREE_PERSIANS = "persians persians persians"


# --- all conflicts


@pytest.mark.rule("PEL-S29", "PEL-S33")
@whole_games
def test_a_game_has_three_internal_conflicts_and_two_persian_attacks(level: str, number: int) -> None:
    s = played(level, number)
    assert (told(s).count("told-conflict"), told(s).count("told-persians")) == (3, 2)


@pytest.mark.rule("PEL-S29")
def test_he_takes_part_in_both_kinds() -> None:
    s = position(goods="strength:1", foe_strength=9)
    run(s, PersianAttack(4))
    assert s.foe.strength == 4
    run(s, InternalConflict())
    assert s.foe.strength == 2


@pytest.mark.rule("PEL-S30")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (7, 3), (10, 5), (13, 6)])
def test_angelos_keeps_half_rounded_down_after_an_internal_victory(before: int, after: int) -> None:
    s = position(foe_strength=before)
    run(s, InternalConflict())
    assert s.foe.strength == after


@pytest.mark.rule("PEL-S30")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (7, 3), (10, 5), (13, 6)])
def test_so_do_you(before: int, after: int) -> None:
    s = position(goods=f"strength:{before}")
    run(s, InternalConflict())
    assert s.goods[STRENGTH] == after


@pytest.mark.rule("PEL-S30", "PEL-S34")
@pytest.mark.parametrize(("strength", "left"), [(0, 0), (1, 0), (5, 2), (8, 4)])
def test_a_tie_he_wins_halves_him_too_and_you_keep_yours(strength: int, left: int) -> None:
    s = position(goods=f"strength:{strength}", foe_strength=strength)
    run(s, InternalConflict())
    assert (s.foe.strength, s.goods[STRENGTH]) == (left, strength)


@pytest.mark.rule("PEL-S30")
def test_the_loser_of_an_internal_conflict_keeps_all_strength() -> None:
    s = position(goods="strength:5", foe_strength=9)
    run(s, InternalConflict())
    assert (s.goods[STRENGTH], s.foe.strength) == (5, 4)
    run(s, InternalConflict())
    assert (s.goods[STRENGTH], s.foe.strength) == (2, 4)


@pytest.mark.rule("PEL-S30", "PEL-S31")
@pytest.mark.parametrize(
    ("you", "foe", "left"), [(3, 5, (1, 2)), (8, 0, (4, 0)), (0, 8, (0, 4)), (1, 7, (0, 3)), (20, 11, (10, 5))]
)
def test_a_victory_over_the_persians_halves_both(you: int, foe: int, left: tuple[int, int]) -> None:
    s = position(goods=f"strength:{you}", foe_strength=foe)
    run(s, PersianAttack(4))
    assert (s.goods[STRENGTH], s.foe.strength) == left


# --- the Persians


@pytest.mark.rule("PEL-S31")
@pytest.mark.parametrize(("you", "foe", "victory"), [(4, 4, True), (4, 3, False), (0, 8, True), (8, 0, True), (0, 7, False)])
def test_both_strengths_are_added_in_full(you: int, foe: int, victory: bool) -> None:
    s = position(goods=f"strength:{you}", foe_strength=foe, chips=THREE_PERSIANS)
    run(s, DrawChips(1), "persians")
    assert ("told-persians-beaten" in told(s), "told-persians-win" in told(s)) == (victory, not victory)


@pytest.mark.rule("PEL-S32")
@pytest.mark.parametrize(("strength", "most"), [(1, 1), (3, 2), (4, 2), (7, 4)])
def test_you_may_hire_up_to_what_your_own_marker_lost_and_he_gets_nothing_back(strength: int, most: int) -> None:
    s = position(goods=f"strength:{strength} coins:9", foe_strength=9)
    run(s, PersianAttack(4))
    assert sorted(offered(s)) == [str(number) for number in range(most + 1)]
    run(s, str(most))
    assert (goods(s), s.foe.strength) == ({"strength": strength, "coins": 9 - most}, 4)


@pytest.mark.rule("PEL-S32")
def test_nobody_is_asked_for_him() -> None:
    s = position(goods="coins:9", foe_strength=9)
    run(s, PersianAttack(4))
    assert (asked(s), s.foe.strength, goods(s)) == ("", 4, {"coins": 9})


@pytest.mark.rule("PEL-S32", "PEL-S31")
def test_hectors_bonus_wins_the_fight_but_is_never_on_the_track() -> None:
    s = position(hero="hector", goods="strength:1 coins:9", foe_strength=4)
    run(s, PersianAttack(4))
    assert (goods(s), s.foe.strength, sorted(offered(s))) == ({"coins": 9}, 2, ["0", "1"])


@pytest.mark.rule("PEL-S32", "PEL-S31")
def test_hector_alone_lost_no_strength_and_hires_nobody() -> None:
    s = position(hero="hector", goods="coins:9", foe_strength=5)
    run(s, PersianAttack(4))
    assert (asked(s), goods(s), s.foe.strength) == ("", {"coins": 9}, 2)


@pytest.mark.rule("PEL-G05")
def test_a_defeat_costs_him_all_strength_and_nothing_else() -> None:
    s = position(foe_strength=5, foe_tiles="street well bridge", foe_markers=2, foe_civilization="sparta", goods="strength:2")
    before = angelos(s)
    run(s, PersianAttack(4))
    assert (angelos(s), s.goods[STRENGTH]) == (before | {"strength": 0}, 0)


@pytest.mark.rule("PEL-G05", "PEL-S13")
@pytest.mark.parametrize(("number", "left"), [(0, "street well bridge granary"), (1, "street bridge granary"), (3, "granary")])
def test_an_edition_can_make_him_discard_tiles_as_after_a_lost_internal_conflict(number: int, left: str) -> None:
    text = GAME.standard.text.replace("angelos_tiles = 0", f"angelos_tiles = {number}")
    s = position(foe_tiles="street well bridge granary", components=GAME.edition(text).components)
    run(s, PersianAttack(4))
    assert " ".join(foe_tiles(s)) == left


# --- when the internal conflict comes


@pytest.mark.rule("PEL-S33")
def test_every_supply_round_ends_with_it_after_feeding_and_debts() -> None:
    s = position(goods="coins:1 wood:2 inhabitants:3 food:2", buildings="bridge", debts="bridge", foe_strength=2)
    run(s, SupplyRound(), "done")
    story = [message for message in told(s) if message not in ("told-hungry", "told-paid")]
    assert story == ["told-supply", "told-fed", "told-debt-settled", "told-conflict", "told-angelos-wins"]
    assert (goods(s), s.debts) == ({"coins": 2, "inhabitants": 1}, [False])


@pytest.mark.rule("PEL-S33")
def test_the_citizen_you_win_is_not_fed_any_more() -> None:
    s = position(goods="inhabitants:3 food:3 strength:1")
    run(s, SupplyRound())
    assert goods(s) == {"inhabitants": 4}


@pytest.mark.rule("PEL-S33")
def test_the_last_one_comes_after_round_8_right_before_the_count() -> None:
    s = position(round=8, goods="inhabitants:1 food:1", clovers=1, foe_strength=4, foe_clovers=1)  # 1 to 0 without it
    run(s, Round())
    assert [message for message in told(s) if message in ("told-conflict", "told-count")] == ["told-conflict", "told-count"]
    assert (s.foe.strength, s.foe.clovers, s.foe.markers) == (2, 2, 1)
    assert (GAME.result(s).you, GAME.result(s).opponent, s.outcome) == (0, 1, "lost")


@pytest.mark.rule("PEL-G04", "PEL-S33")
def test_a_supply_round_in_the_reveal_uses_the_strength_of_that_moment() -> None:
    s = without_a(position(goods="strength:3 wood:9 stone:9 food:9 inhabitants:2", foe_strength=4))
    run(s, RevealTiles(), "granary-plain")
    assert (asked(s), goods(s)["strength"], goods(s)["inhabitants"]) == ("RevealTile", 3, 1)
    assert (s.foe.strength, s.foe.markers, foe_tiles(s)) == (2, 1, [])


@pytest.mark.rule("PEL-G04")
def test_both_supply_symbols_bring_one_when_they_are_turned_up() -> None:
    s = without_a(position(foe_strength=8))
    s.unseen[1], s.unseen_left[1] = [0] * 15, 0
    run(s, RevealTiles(), "populous-highland")
    assert (told(s).count("told-conflict"), s.foe.strength) == (1, 4)


# --- who wins


@pytest.mark.rule("PEL-S34")
@pytest.mark.parametrize("colony", [id for id in COLONIES if id != "milet"])
@pytest.mark.parametrize("strength", [0, 5])
def test_angelos_wins_every_tie_even_0_to_0(colony: str, strength: int) -> None:
    s = position(colony=colony, goods=f"strength:{strength} inhabitants:4", foe_strength=strength, foe_tiles="street")
    run(s, InternalConflict())
    assert (your_goods(s)["inhabitants"], s.clovers, foe_tiles(s)) == (3, 3, ["street"])
    assert (s.foe.clovers, s.foe.markers) == (4, 1)


@pytest.mark.rule("PEL-S35")
@pytest.mark.parametrize(("strength", "left"), [(0, 0), (5, 2)])
def test_with_milet_you_win_the_tie_as_if_he_were_weaker(strength: int, left: int) -> None:
    s = position(colony="milet", goods=f"strength:{strength} inhabitants:4", foe_strength=strength, foe_tiles="street well")
    run(s, InternalConflict())
    assert (your_goods(s)["inhabitants"], s.clovers, s.goods[STRENGTH]) == (5, 4, left)
    assert (s.foe.strength, s.foe.clovers, s.foe.markers, foe_tiles(s)) == (strength, 3, 0, ["street"])


@pytest.mark.rule("PEL-S35")
def test_milet_does_not_help_who_is_weaker() -> None:
    s = position(colony="milet", goods="strength:4 inhabitants:4", foe_strength=5, foe_tiles="street")
    run(s, InternalConflict())
    assert (your_goods(s)["inhabitants"], s.foe.strength, s.foe.markers) == (3, 2, 1)


@pytest.mark.rule("PEL-S35")
def test_milet_serves_you_only_when_you_have_it() -> None:
    s = position(colony="taras", goods="inhabitants:4")
    run(s, InternalConflict())
    assert goods(s) == {"inhabitants": 3}


# --- Angelos is weaker


@pytest.mark.rule("PEL-S36")
@pytest.mark.parametrize(("you", "foe"), [(1, 0), (6, 5), (20, 3)])
def test_if_he_is_weaker_you_get_a_clover_and_a_citizen(you: int, foe: int) -> None:
    s = position(goods=f"strength:{you} inhabitants:4", foe_strength=foe, foe_tiles="street bridge")
    run(s, InternalConflict())
    assert your_goods(s) == {"inhabitants": 5, "clovers": 4} | ({"strength": you // 2} if you > 1 else {})
    assert totals(s)["population"][0] == 15


@pytest.mark.rule("PEL-S36", "PEL-S37")
@pytest.mark.parametrize("held", ["", "granary barracks"])
def test_both_come_from_the_supply_even_if_he_has_nothing_to_discard(held: str) -> None:
    s = position(goods="strength:2 inhabitants:4", foe_tiles=held, foe_markers=1, foe_civilization="sparta")
    before = angelos(s)
    run(s, InternalConflict())
    assert (your_goods(s), angelos(s)) == ({"inhabitants": 5, "strength": 1, "clovers": 4}, before)


@pytest.mark.rule("PEL-S37")
@pytest.mark.parametrize("id", TILES)
def test_he_discards_only_a_tile_with_at_least_one_citizen(id: str) -> None:
    s = position(goods="strength:3", foe_tiles=id, foe_strength=2)
    run(s, InternalConflict())
    assert foe_tiles(s) == ([] if citizens(id) >= 1 else [id])
    assert s.foe.strength == 2


@pytest.mark.rule("PEL-S37")
def test_his_civilisation_is_no_such_tile() -> None:
    s = position("sergeant", goods="strength:3", foe_civilization="patras", foe_tiles="market")
    run(s, InternalConflict())
    assert (angelos(s)["tiles"], angelos(s)["civilization"]) == ("", "patras")


@pytest.mark.rule("PEL-S37")
def test_one_tile_goes_and_no_more() -> None:
    s = position(goods="strength:30", foe_tiles="street well bridge market")
    run(s, InternalConflict())
    assert foe_tiles(s) == ["street", "bridge", "market"]


# --- Angelos is stronger


@pytest.mark.rule("PEL-S38", "PEL-S39", "PEL-S40")
def test_if_he_is_stronger_he_gets_a_clover_and_one_of_your_inhabitants_as_a_coin() -> None:
    s = position(goods="strength:2 inhabitants:4 coins:5", foe_strength=7, foe_tiles="street")
    run(s, InternalConflict())
    assert your_goods(s) == {"strength": 2, "inhabitants": 3, "coins": 5, "clovers": 3}
    assert (s.foe.clovers, s.foe.markers, s.foe.strength, foe_tiles(s)) == (4, 1, 3, ["street"])


@pytest.mark.rule("PEL-S38")
def test_who_has_no_inhabitants_has_none_to_give() -> None:
    s = position(goods="strength:2", foe_strength=7)
    run(s, InternalConflict())
    assert (your_goods(s), s.foe.clovers, s.foe.markers, s.foe.strength) == ({"strength": 2, "clovers": 3}, 4, 0, 3)


@pytest.mark.rule("PEL-S39")
def test_the_coin_comes_from_the_bank_and_not_from_you() -> None:
    s = position(goods="inhabitants:4 coins:1", foe_strength=1)
    run(s, InternalConflict(), InternalConflict())
    assert (goods(s), s.foe.markers, s.foe.coins()) == ({"inhabitants": 2, "coins": 1}, 2, 0)


@pytest.mark.rule("PEL-S40")
@pytest.mark.parametrize("markers", [0, 3])
def test_his_markers_are_no_strength(markers: int) -> None:
    s = position(goods="strength:3 inhabitants:4", foe_strength=2, foe_markers=markers)
    run(s, InternalConflict())
    assert (goods(s)["inhabitants"], s.foe.strength, s.foe.markers) == (5, 2, markers)


@pytest.mark.rule("PEL-S41", "PEL-S45")
def test_the_captured_citizen_is_one_point_of_population_at_the_end() -> None:
    s = position(goods="inhabitants:4", foe_strength=1, foe_tiles="bridge")
    run(s, InternalConflict())
    assert (totals(s)["population"], totals(s)["prestige"]) == ((9, 6 + 1), (0, 4))
