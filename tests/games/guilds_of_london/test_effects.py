"""Automatic effects, their order, and when an ability may be used."""

from itertools import combinations

import pytest

from soloist.games.guilds_of_london.effects import (
    ON_PLANTATION,
    TWO_MASTERS,
    DrawEnd,
    DrawNow,
    DrawSelect,
    GainVp,
    NoHandLimit,
    SeeMayoral,
    VpPer,
)
from soloist.games.guilds_of_london.liverymen_effects import EvictOpponent, GainNeutral, Hire, HireBonus
from soloist.games.guilds_of_london.turn import EndTurn, YourTurn
from tests.games.guilds_of_london.acting import (
    belongings,
    doing,
    move,
    only_deck,
    only_mayoral,
    plantation,
    resolve,
    use,
    uses_of,
)
from tests.games.guilds_of_london.position import CARDS, CELL, COMPONENTS, at, named, position
from tests.support.driving import asked, endings, offered, run, ways

# --- automatic effects


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize("n", [1, 3, 5])
def test_gain_vp_scores_at_once(n: int) -> None:
    s = position(vp=4)
    run(s, doing(GainVp(n)))
    assert (asked(s), s.vp, s.boris.vp) == ("", 4 + n, 0)


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(("there", "scored"), [(0, 0), (1, 2), (2, 4), (3, 5), (9, 5)])
def test_points_for_liverymen_on_the_plantation_are_counted_now_up_to_their_limit(there: int, scored: int) -> None:
    s = position(plantation=there)
    run(s, doing(VpPer(ON_PLANTATION, 2, 5)))
    assert (s.vp, s.plantation) == (scored, there)


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(("masters", "scored"), [("", 0), ("a1", 0), ("a1 e5", 1), ("a1 e5 c2", 1), ("a1 b1 c1 d1 e1 a2 b2", 2)])
def test_points_for_masters_count_two_at_a_time_rounded_down(masters: str, scored: int) -> None:
    s = position(masters=masters)
    run(s, doing(VpPer(TWO_MASTERS, 1, 2)))
    assert s.vp == scored


@pytest.mark.rule("GOL-B48", "GOL-B46")
@pytest.mark.parametrize(("guildhall", "hired"), [(4, 5), (11, 5), (13, 3), (16, 0)])
def test_hire_brings_so_many_or_all_that_are_left(guildhall: int, hired: int) -> None:
    s = position(guildhall=guildhall)
    run(s, doing(Hire(5)))
    assert (asked(s), s.guildhall, s.supply) == ("", guildhall + hired, 16 - guildhall - hired)


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(("bonuses", "hired"), [([1], 2), ([1, 1], 3), ([2, 1], 4)])
def test_a_hire_bonus_makes_each_plain_hire_bring_more_and_several_add_up(bonuses: list[int], hired: int) -> None:
    s = position(hand="toast toast")
    run(s, doing(*[HireBonus(extra) for extra in bonuses]))
    use(s, "toast", "hire")
    use(s, "toast", "hire")
    assert s.guildhall == 4 + 2 * hired


@pytest.mark.rule("GOL-B48")
def test_a_hire_bonus_does_not_touch_hire_effects() -> None:
    s = position(hand="recruiting-fair apprentices almoner")
    for card in ("recruiting-fair", "apprentices", "almoner"):
        use(s, card, "ability")
    assert s.guildhall == 4 + 2 + 1


@pytest.mark.rule("GOL-B48", "GOL-B27")
def test_a_hire_bonus_brings_no_more_than_the_supply_has() -> None:
    s = position(hand="toast", guildhall=14)
    run(s, doing(HireBonus(5)))
    use(s, "toast", "hire")
    assert (s.guildhall, s.supply) == (16, 0)


@pytest.mark.rule("GOL-B48", "GOL-B49")
def test_hire_bonus_and_wild_symbols_end_with_the_turn() -> None:
    s = position(hand="recruiting-fair royal-warrant toast passage")
    run(s, YourTurn(), "recruiting-fair-ability", "royal-warrant-ability", "end", "loan", "loan")
    assert (s.hire_bonus, s.wild) == (0, False)
    use(s, "toast", "hire")
    assert s.guildhall == 5
    use(s, "passage", "move")
    assert offered(s) == ["c1", "a2", "c2", "a3", "d3", "c4", "d4", "b5", "e5"]


@pytest.mark.rule("GOL-B48")
def test_with_wild_symbols_a_card_discarded_to_move_may_go_to_any_tile() -> None:
    s = position(hand="royal-warrant passage passage", resolved="c1", yours={"a1": 1})
    use(s, "royal-warrant", "ability")
    use(s, "passage", "move", "from-a1")
    every = [column + row for row in "12345" for column in "abcde"]
    assert offered(s) == [cell for cell in every if cell not in ("c1", "c3", "a1")]
    run(s, "e1")
    use(s, "passage", "move", "e4")
    assert at(s.yours) == {"e1": 1, "e4": 1}


@pytest.mark.rule("GOL-B48")
def test_wild_symbols_do_not_touch_targets_that_match_the_card_of_an_ability() -> None:
    s = position(hand="royal-warrant procession toast")
    use(s, "royal-warrant", "ability")
    use(s, "procession", "ability")
    assert (asked(s), offered(s)) == ("ChooseTarget", ["d1", "b2", "c2", "a3", "b3", "a4", "c4", "e4", "c5", "stop"])


@pytest.mark.rule("GOL-B48", "GOL-B30")
def test_a_hand_limit_once_lifted_stays_lifted() -> None:
    s = position(hand="toast toast loan fine passage ledger banquet")
    run(s, doing(NoHandLimit()))
    run(s, EndTurn(), *["apprentices"] * 4)
    run(s, YourTurn(), "end", *["sedan-chair"] * 4)
    assert (asked(s), s.hand_size) == ("", 15)


@pytest.mark.rule("GOL-B48")
def test_draw_now_brings_cards_at_once_without_a_hand_limit() -> None:
    s = position(hand="toast toast loan fine passage ledger banquet")
    run(s, doing(DrawNow(2)), "fine", "toast")
    assert (asked(s), s.hand_size, s.draw_end) == ("", 9, 0)


@pytest.mark.rule("GOL-B48")
def test_draw_end_adds_to_the_draw_at_the_end_of_your_turn() -> None:
    s = position(hand="toast")
    run(s, doing(DrawEnd(3)))
    assert (asked(s), s.hand_size, s.draw_end) == ("", 1, 3)


@pytest.mark.rule("GOL-B48")
def test_outside_your_turn_draw_end_draws_at_once() -> None:
    s = position(hand="toast")
    run(s, EndTurn(), *["apprentices"] * 4)
    run(s, doing(DrawEnd(2)), "fine", "loan")
    assert (asked(s), s.hand_size, s.draw_end) == ("", 7, 0)


@pytest.mark.rule("GOL-B48")
def test_draw_select_keeps_exactly_so_many_and_the_rest_goes_to_the_pile() -> None:
    s = position()
    run(s, doing(DrawSelect(4, 2)), "fine", "loan", "toast", "passage")
    assert (asked(s), offered(s)) == ("KeepCards", ["passage", "loan", "toast"])
    run(s, "loan", "fine")
    assert (asked(s), named(s.hand), named(s.discards)) == ("", {"loan": 1, "fine": 1}, {"passage": 1, "toast": 1})
    assert (s.hand_size, s.discards_left, s.aside_left) == (2, 2, 0)


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(
    "seen", ["fine loan toast passage", "toast toast loan loan", "toast toast toast loan", "fine fine loan toast"]
)
@pytest.mark.parametrize("keep", [1, 2, 3, 4])
def test_every_set_of_cards_kept_can_be_reached_in_one_way_only(seen: str, keep: int) -> None:
    s = position()
    run(s, doing(DrawSelect(4, keep)), *seen.split())
    kept = [tuple(named(after.hand).items()) for after in endings(s, "KeepCards")]
    assert len(kept) == len(set(kept)) == len({tuple(sorted(cards)) for cards in combinations(seen.split(), keep)})


@pytest.mark.rule("GOL-B48", "GOL-B49")
@pytest.mark.parametrize(("left", "kept"), [("fine loan", 2), ("fine", 1), ("", 0)])
def test_if_no_more_cards_came_draw_select_keeps_them_all(left: str, kept: int) -> None:
    s = position()
    only_deck(s, left)
    run(s, doing(DrawSelect(4, 2)), *left.split())
    assert (asked(s), s.hand_size, named(s.discards), s.aside_left) == ("", kept, {}, 0)


@pytest.mark.rule("GOL-B48", "GOL-B49")
def test_cards_looked_at_are_chosen_apart_from_those_that_lie_in_front_of_you() -> None:
    s = position(hand="ledger")
    use(s, "ledger", "ability", "ledger", "fine", "fine", "loan")
    assert offered(s) == ["loan", "ledger", "fine"]
    run(s, "ledger")
    assert (named(s.hand), named(s.aside)) == ({"ledger": 1, "fine": 1}, {"ledger": 1})


@pytest.mark.rule("GOL-B48", "GOL-B34")
@pytest.mark.parametrize(("n", "scoreboard", "gained"), [(1, 2, 1), (2, 2, 2), (2, 1, 1), (1, 0, 0)])
def test_gain_neutral_takes_from_the_scoreboard_what_is_there(n: int, scoreboard: int, gained: int) -> None:
    s = position(scoreboard=scoreboard, store=2 - scoreboard)
    run(s, doing(GainNeutral(n)))
    assert (asked(s), s.scoreboard, s.store) == ("", scoreboard - gained, 2 - scoreboard + gained)


@pytest.mark.rule("GOL-B48", "GOL-B16")
def test_mayoral_keeps_exactly_so_many_and_cannot_be_declined() -> None:
    s = position(mayoral="four-gates")
    run(s, doing(SeeMayoral(3, 2)))
    assert (asked(s), len(ways(s))) == ("SeeMayoral", 20)
    run(s, "full-purse", "cheapside", "city-walls")
    assert offered(s) == ["city-walls", "cheapside"]
    run(s, "cheapside")
    assert belongings(s)["mayoral"] == ["four-gates", "cheapside", "full-purse"]
    assert belongings(s)["refused"] == ["city-walls"]


@pytest.mark.rule("GOL-B48")
def test_every_set_of_mayoral_cards_kept_can_be_reached_in_one_way_only() -> None:
    s = position()
    run(s, doing(SeeMayoral(4, 2)), "full-purse", "cheapside", "city-walls", "long-lanes")
    kept = [tuple(sorted(after.mayoral)) for after in endings(s, "KeepMayoral")]
    assert len(kept) == len(set(kept)) == 6


@pytest.mark.rule("GOL-B48", "GOL-B16")
@pytest.mark.parametrize(
    ("deck", "pile", "kept"), [("four-gates", "", ["four-gates"]), ("", "four-gates", ["four-gates"]), ("", "", [])]
)
def test_if_no_more_mayoral_cards_came_all_are_kept(deck: str, pile: str, kept: list[str]) -> None:
    s = position()
    only_mayoral(s, deck, pile)
    run(s, doing(SeeMayoral(2, 1)), *kept)
    assert (asked(s), belongings(s)["mayoral"], belongings(s)["refused"]) == ("", kept, [])


# --- who, in what order, and when


@pytest.mark.rule("GOL-B46")
def test_boris_never_carries_out_an_effect() -> None:
    s = position(theirs={"b1": 4}, guildhall=3)
    before = belongings(s)
    resolve(s)
    assert belongings(s) == before | {"boris_vp": 4, "theirs": {}}


@pytest.mark.rule("GOL-B46")
def test_the_parts_happen_in_order_and_what_one_brings_the_next_can_use() -> None:
    s = position(guildhall=0)
    run(s, doing(plantation(1), Hire(1), plantation(1), VpPer(ON_PLANTATION, 1, 3)))
    assert (asked(s), offered(s), s.guildhall, s.vp) == ("Embark", ["guildhall", "stop"], 1, 0)
    run(s, "guildhall")
    assert (asked(s), s.plantation, s.vp) == ("", 1, 1)


@pytest.mark.rule("GOL-B46", "GOL-B27")
def test_a_part_that_cannot_be_done_is_passed_over_in_silence() -> None:
    s = position(guildhall=0, plantation=16, scoreboard=0)
    run(s, doing(move(2), EvictOpponent(1), Hire(2), GainNeutral(1), GainVp(1)))
    assert (asked(s), s.vp, s.plantation, s.store) == ("", 1, 16, 0)


@pytest.mark.rule("GOL-B47")
@pytest.mark.parametrize("card", CARDS)
def test_an_ability_needs_one_part_that_is_possible(card: str) -> None:
    s = position(hand=f"{card} toast toast", resolved="a1", guildhall=0, plantation=0, scoreboard=0)
    s.supply, s.mayoral_deck_left = 0, 0
    always = {"gain-vp", "draw-now", "draw-end", "draw-select", "hire-bonus", "wild-symbols"}
    parts = {part.name for part in COMPONENTS.cards[CARDS.index(card)].parts}
    assert ("ability" in uses_of(s, card)) == bool(parts & always)


@pytest.mark.rule("GOL-B47", "GOL-B48")
@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("apprentices", {"supply": 1}),
        ("patronage", {"supply": 1}),
        ("passage", {"guildhall": 1}),
        ("pressed-men", {"yours": "a2"}),
        ("settlers", {"supply": 1}),
        ("colonial-cargo", {"plantation": 1}),
        ("tobacco-duty", {"plantation": 1}),
        ("homecoming", {"plantation": 1}),
        ("sedan-chair", {"guildhall": 1}),
        ("sedan-chair", {"yours": "a2"}),
        ("procession", {"guildhall": 1}),
        ("summons", {"theirs": "a2"}),
        ("street-crowd", {"yours": "a2"}),
        ("thames-ferry", {"guildhall": 1}),
        ("exchange-of-offices", {"yours": "a2", "theirs": "b4"}),
        ("aldermans-favour", {"scoreboard": 1}),
        ("mayors-ear", {"mayoral_deck_left": 1}),
        ("mayors-ear", {"mayoral_discards_left": 1}),
    ],
)
def test_an_ability_becomes_possible_by_what_its_part_needs(card: str, changes: dict[str, int | str]) -> None:
    s = position(hand=f"{card} toast toast", guildhall=0, scoreboard=0)
    s.supply, s.mayoral_deck_left = 0, 0
    assert "ability" not in uses_of(s, card)
    for name, value in changes.items():
        if isinstance(value, int):
            setattr(s, name, value)
        else:
            getattr(s, name)[CELL[value]] = 1
    assert "ability" in uses_of(s, card)


@pytest.mark.rule("GOL-B47", "GOL-B48")
@pytest.mark.parametrize(("masters", "possible"), [("", False), ("d5", False), ("d5 e5", True)])
def test_points_for_masters_need_two_of_them(masters: str, possible: bool) -> None:
    s = position(hand="court-of-assistants toast", masters=masters)
    assert ("ability" in uses_of(s, "court-of-assistants")) == possible


@pytest.mark.rule("GOL-B47")
def test_the_card_lies_in_front_of_you_then_you_pay_then_the_parts_happen() -> None:
    s = position(hand="fine loan passage", theirs={"a3": 1, "b5": 1})
    use(s, "fine", "ability")
    assert (asked(s), named(s.aside), s.vp) == ("PayCards", {"fine": 1}, 0)
    run(s, "loan")
    assert (asked(s), named(s.discards), s.vp) == ("Evict", {"loan": 1}, 0)
    run(s, "stop")
    assert (asked(s), named(s.hand), named(s.discards), s.vp) == ("", {"passage": 1}, {"loan": 1}, 1)


@pytest.mark.rule("GOL-B47", "GOL-B48")
@pytest.mark.parametrize("card", ["patronage", "homecoming", "sedan-chair", "procession"])
def test_an_ability_that_needs_a_tile_cannot_be_used_when_none_is_left(card: str) -> None:
    everything = " ".join(column + row for row in "12345" for column in "abcde" if column + row != "c3")
    s = position(hand=f"{card} toast", resolved=everything, plantation=2)
    assert uses_of(s, card) == ["hire"]
