"""Offered effects: one pawn, card or pair at a time, stopped at will."""

import pytest

from soloist.games.guilds_of_london.components import cell_token
from soloist.games.guilds_of_london.effects import CardChooseOne, GainVp, TakeDiscard
from soloist.games.guilds_of_london.liverymen_effects import EvictOpponent, Hire, HireToTile, MoveGroup, SwapWithOpponent
from soloist.games.guilds_of_london.moving import ChooseTarget
from tests.games.guilds_of_london.acting import belongings, doing, move, plantation, to_pile, use
from tests.games.guilds_of_london.position import at, named, position
from tests.support.driving import asked, offered, run

ALL = [column + row for row in "12345" for column in "abcde" if column + row != "c3"]
RED = ["d1", "b2", "c2", "a3", "b3", "a4", "c4", "e4", "c5"]
MATCHING = "unresolved-matching-card"
ONE = "one-unresolved-matching-card"


def all_but(*cells: str) -> str:
    return " ".join(cell for cell in ALL if cell not in cells)


# --- move


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(
    ("origin", "from_where"),
    [("guildhall", ["guildhall"]), ("anywhere", ["guildhall", "from-a1", "from-d3"]), ("plantation", ["plantation"])],
)
def test_a_move_begins_where_it_says_and_never_with_a_master(origin: str, from_where: list[str]) -> None:
    s = position(yours={"a1": 1, "d3": 2}, plantation=1, masters="e5")
    run(s, doing(move(1, origin)))
    step = s.agenda[-1]
    assert isinstance(step, ChooseTarget)
    assert cell_token(step.origin(s)) == from_where[0]
    everywhere = [cell for cell in ALL if cell != "e5"]
    assert offered(s) == [*everywhere, *from_where[1:], "stop"]


@pytest.mark.rule("GOL-B48", "GOL-B39")
def test_any_unresolved_is_any_tile_but_the_one_he_stands_on_and_never_the_guildhall() -> None:
    s = position(yours={"a1": 1}, resolved="c5", masters="e5")
    run(s, doing(move()), "from-a1")
    assert (asked(s), offered(s)) == ("TakenUp", [cell for cell in ALL if cell not in ("a1", "c5", "e5")])
    run(s, "d3")
    assert (asked(s), at(s.yours)) == ("", {"d3": 1})


@pytest.mark.rule("GOL-B48")
def test_matching_targets_show_a_symbol_of_the_card_in_use() -> None:
    s = position()
    run(s, doing(move(1, "guildhall", MATCHING), symbols="red"))
    assert offered(s) == [*RED, "stop"]
    s = position(yours={"a1": 1})
    run(s, doing(move(1, "anywhere", MATCHING), symbols="yellow purple"), "from-a1")
    assert "a1" not in offered(s)
    assert {"b1", "d1", "e3", "d5"} <= set(offered(s))
    assert not {"c1", "e1", "b2", "e4", "b5"} & set(offered(s))


@pytest.mark.rule("GOL-B48")
def test_each_of_several_matching_moves_may_go_to_another_tile() -> None:
    s = position()
    run(s, doing(move(2, "guildhall", MATCHING), symbols="red"), "d1")
    assert offered(s) == [*RED, "stop"]


@pytest.mark.rule("GOL-B48")
def test_with_one_target_the_first_choice_fixes_the_tile_for_the_rest() -> None:
    s = position(yours={"e4": 1, "a1": 1})
    run(s, doing(move(4, "anywhere", ONE), symbols="red"))
    assert offered(s) == [*RED, "from-a1", "from-e4", "stop"]
    run(s, "e4")
    assert offered(s) == ["e4", "from-a1", "stop"]
    run(s, "from-a1", "e4", "stop")
    assert (asked(s), at(s.yours), s.guildhall) == ("", {"e4": 4}, 2)


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(("guildhall", "numbers"), [(4, ["1", "2", "3"]), (2, ["1", "2"]), (1, [])])
def test_from_one_place_to_one_tile_only_their_number_is_asked(guildhall: int, numbers: list[str]) -> None:
    s = position(guildhall=guildhall)
    run(s, doing(move(3, "guildhall", ONE), symbols="red"), "e4")
    assert offered(s) == numbers
    if numbers:
        run(s, "2")
    assert (asked(s), at(s.yours)) == ("", {"e4": 2 if numbers else 1})


@pytest.mark.rule("GOL-B23", "GOL-B48")
def test_with_nobody_on_the_guildhall_one_says_who_goes_unless_there_is_only_one() -> None:
    s = position(yours={"a1": 1, "b1": 1}, guildhall=0)
    run(s, doing(move()))
    assert offered(s) == ["from-a1", "from-b1", "stop"]
    s = position(yours={"a1": 2}, guildhall=0)
    run(s, doing(move()))
    assert offered(s) == [*ALL[1:], "stop"]


@pytest.mark.rule("GOL-B48", "GOL-B46")
def test_moves_go_on_up_to_their_number_or_until_stopped() -> None:
    s = position()
    run(s, doing(move(3, "guildhall")), "a1", "b1", "stop")
    assert (asked(s), at(s.yours), s.guildhall) == ("", {"a1": 1, "b1": 1}, 2)
    s = position()
    run(s, doing(move(3, "guildhall")), "a1", "b1", "c1")
    assert (asked(s), s.guildhall) == ("", 1)


@pytest.mark.rule("GOL-B48")
def test_the_same_pawn_may_be_moved_twice() -> None:
    s = position(hand="wherrymen toast")
    use(s, "wherrymen", "ability", "a1", "from-a1", "e5")
    assert (asked(s), at(s.yours), s.guildhall) == ("", {"e5": 1}, 3)


@pytest.mark.rule("GOL-B46")
def test_moves_end_in_silence_when_no_origin_is_left() -> None:
    s = position(guildhall=1)
    run(s, doing(move(3, "guildhall")), "a1")
    assert (asked(s), at(s.yours)) == ("", {"a1": 1})


@pytest.mark.rule("GOL-B46", "GOL-B48")
@pytest.mark.parametrize(
    ("unresolved", "yours", "guildhall", "possible"),
    [(("a1",), {"a1": 1}, 0, False), (("a1", "b1"), {"a1": 1}, 0, True), (("a1",), {}, 1, True), ((), {}, 4, False)],
)
def test_a_move_needs_an_origin_and_another_place_as_target(
    unresolved: tuple[str, ...], yours: dict[str, int], guildhall: int, possible: bool
) -> None:
    s = position(resolved=all_but(*unresolved), yours=yours, guildhall=guildhall)
    run(s, doing(move()))
    assert (asked(s) == "ChooseTarget") == possible


@pytest.mark.rule("GOL-B28", "GOL-B48")
def test_an_effect_that_names_the_plantation_brings_one_back_from_there() -> None:
    s = position(plantation=2)
    run(s, doing(move(2, "plantation")), "c4", "stop")
    assert (asked(s), s.plantation, at(s.yours)) == ("", 1, {"c4": 1})


# --- groups


@pytest.mark.rule("GOL-B48")
def test_a_group_of_any_size_goes_from_one_tile_to_an_adjacent_one() -> None:
    s = position(yours={"c2": 3, "a1": 1}, resolved="c1")
    run(s, doing(MoveGroup()))
    assert (asked(s), offered(s)) == ("MoveGroup", ["a1-b1", "a1-a2", "c2-b2", "c2-d2", "stop"])
    run(s, "c2-d2")
    assert (asked(s), offered(s)) == ("GroupSize", ["1", "2", "3"])
    run(s, "2")
    assert (asked(s), at(s.yours), s.guildhall) == ("", {"a1": 1, "c2": 1, "d2": 2}, 4)


@pytest.mark.rule("GOL-B48")
def test_neither_the_guildhall_nor_a_diagonal_nor_a_resolved_neighbour_is_adjacent() -> None:
    s = position(yours={"c2": 1}, resolved="c1 b2 d2")
    run(s, doing(MoveGroup()))
    assert asked(s) == ""


@pytest.mark.rule("GOL-B46")
def test_a_group_may_stay() -> None:
    s = position(yours={"c2": 3})
    run(s, doing(MoveGroup()), "stop")
    assert (asked(s), at(s.yours)) == ("", {"c2": 3})


@pytest.mark.rule("GOL-B48")
def test_a_row_does_not_continue_at_the_other_edge() -> None:
    s = position(yours={"e1": 1})
    run(s, doing(MoveGroup()))
    assert offered(s) == ["e1-d1", "e1-e2", "stop"]


# --- plantation


@pytest.mark.rule("GOL-B48")
@pytest.mark.parametrize(
    ("origin", "from_where"),
    [("guildhall", ["guildhall"]), ("anywhere", ["guildhall", "a1", "d3"]), ("supply", ["supply"])],
)
def test_liverymen_go_to_the_plantation_from_where_it_says(origin: str, from_where: list[str]) -> None:
    s = position(yours={"a1": 1, "d3": 2}, masters="e5")
    run(s, doing(plantation(1, origin)))
    assert (asked(s), offered(s)) == ("Embark", [*from_where, "stop"])
    run(s, from_where[-1])
    assert (asked(s), s.plantation) == ("", 1)


@pytest.mark.rule("GOL-B48")
def test_the_plantation_has_no_upper_limit() -> None:
    s = position(plantation=12, guildhall=4)
    run(s, doing(plantation(9)), "4")
    assert (asked(s), s.plantation, s.guildhall) == ("", 16, 0)


@pytest.mark.rule("GOL-B46")
def test_you_may_send_fewer_than_you_could() -> None:
    s = position()
    run(s, doing(plantation(3)), "1")
    assert (asked(s), s.plantation, s.guildhall) == ("", 1, 3)


@pytest.mark.rule("GOL-B25", "GOL-B46")
def test_who_uses_an_ability_for_nothing_else_is_not_asked_again_whether_he_wants_it() -> None:
    s = position(hand="passage pressed-men", yours={"a1": 1})
    use(s, "passage", "ability")
    assert (asked(s), s.plantation, s.guildhall) == ("", 1, 3)
    use(s, "pressed-men", "ability")
    assert (asked(s), offered(s)) == ("Embark", ["guildhall", "a1", "stop"])


@pytest.mark.rule("GOL-B46")
def test_beside_other_parts_and_as_a_reward_he_may_stay() -> None:
    s = position(hand="charter")
    use(s, "charter", "ability")
    assert offered(s) == ["guildhall", "stop"]
    s = position()
    run(s, doing(plantation(2)))
    assert offered(s) == ["1", "2", "stop"]


# --- hire to a tile


@pytest.mark.rule("GOL-B48")
def test_a_liveryman_comes_from_the_supply_straight_to_any_tile() -> None:
    s = position(resolved="a1", guildhall=4)
    run(s, doing(HireToTile(2)))
    assert (asked(s), offered(s)) == ("HireToTile", [*ALL[1:], "stop"])
    run(s, "d3", "e5")
    assert (asked(s), at(s.yours), s.supply, s.guildhall) == ("", {"d3": 1, "e5": 1}, 10, 4)


@pytest.mark.rule("GOL-B48", "GOL-B46")
@pytest.mark.parametrize(("unresolved", "guildhall", "possible"), [(("b1",), 15, True), (("b1",), 16, False), ((), 4, False)])
def test_it_needs_a_supply_and_a_tile(unresolved: tuple[str, ...], guildhall: int, possible: bool) -> None:
    s = position(resolved=all_but(*unresolved), guildhall=guildhall)
    run(s, doing(HireToTile(2)))
    assert (asked(s) == "HireToTile") == possible


@pytest.mark.rule("GOL-B46")
def test_with_the_last_of_the_supply_it_is_over() -> None:
    s = position(guildhall=15)
    run(s, doing(HireToTile(2)), "d3")
    assert (asked(s), s.supply) == ("", 0)


# --- the discard pile


@pytest.mark.rule("GOL-B48")
def test_a_card_of_your_choice_comes_from_the_open_pile_and_equal_cards_are_one_option() -> None:
    s = position(hand="toast")
    to_pile(s, "fine loan loan")
    run(s, doing(TakeDiscard(1)))
    assert (asked(s), offered(s)) == ("TakeDiscard", ["loan", "fine", "stop"])
    run(s, "loan")
    assert (asked(s), named(s.hand), named(s.discards)) == ("", {"loan": 1, "toast": 1}, {"loan": 1, "fine": 1})
    assert (s.hand_size, s.discards_left) == (2, 2)


@pytest.mark.rule("GOL-B46", "GOL-B48")
def test_cards_are_taken_one_at_a_time_until_the_pile_is_empty_or_you_stop() -> None:
    for answers, left in ((["fine", "loan"], {}), (["fine", "stop"], {"loan": 1}), (["stop"], {"fine": 1, "loan": 1})):
        s = position()
        to_pile(s, "fine loan")
        run(s, doing(TakeDiscard(3)), *answers)
        assert (asked(s), named(s.discards)) == ("", left)


@pytest.mark.rule("GOL-B46", "GOL-B49")
def test_the_card_in_use_is_not_on_the_pile_but_what_paid_for_another_is() -> None:
    s = position(hand="pawnbroker banquet toast")
    use(s, "banquet", "ability", "toast")
    use(s, "pawnbroker", "ability")
    assert offered(s) == ["toast", "stop"]


@pytest.mark.rule("GOL-B46", "GOL-B48")
def test_an_empty_pile_is_passed_over() -> None:
    s = position(hand="pawnbroker")
    use(s, "pawnbroker", "ability")
    assert (asked(s), s.draw_end, s.hand_size) == ("", 1, 0)


# --- the opponent


@pytest.mark.rule("GOL-B48")
def test_one_of_his_liverymen_goes_back_to_his_stock() -> None:
    s = position(theirs={"a1": 2, "c4": 1})
    before = belongings(s)
    run(s, doing(EvictOpponent(1)))
    assert (asked(s), offered(s)) == ("Evict", ["a1", "c4", "stop"])
    run(s, "a1")
    assert belongings(s) == before | {"theirs": {"a1": 1, "c4": 1}}


@pytest.mark.rule("GOL-B46", "GOL-B48")
@pytest.mark.parametrize(
    ("answers", "left"), [(["a1", "a1"], {"c4": 1}), (["a1", "stop"], {"a1": 1, "c4": 1}), (["stop"], {"a1": 2, "c4": 1})]
)
def test_evictions_may_be_stopped(answers: list[str], left: dict[str, int]) -> None:
    s = position(theirs={"a1": 2, "c4": 1})
    run(s, doing(EvictOpponent(2)), *answers)
    assert (asked(s), at(s.theirs)) == ("", left)


@pytest.mark.rule("GOL-B48")
def test_two_liverymen_on_different_tiles_change_places() -> None:
    s = position(yours={"a1": 2, "c4": 1}, theirs={"a1": 1, "e5": 2})
    run(s, doing(SwapWithOpponent(1)))
    assert (asked(s), offered(s)) == ("SwapYours", ["a1", "c4", "stop"])
    run(s, "c4")
    assert (asked(s), offered(s)) == ("SwapTheirs", ["a1", "e5"])
    run(s, "a1")
    assert (asked(s), at(s.yours), at(s.theirs)) == ("", {"a1": 3}, {"c4": 1, "e5": 2})


@pytest.mark.rule("GOL-B48", "GOL-B46")
@pytest.mark.parametrize(
    ("yours", "theirs", "possible"),
    [
        ({"a1": 1}, {"a1": 1}, False),
        ({"a1": 1}, {}, False),
        ({}, {"a1": 1}, False),
        ({"a1": 1}, {"b1": 1}, True),
        ({"a1": 1}, {"a1": 1, "b1": 1}, True),
        ({"a1": 1, "b1": 1}, {"b1": 1}, True),
    ],
)
def test_a_swap_needs_one_of_each_on_two_tiles(yours: dict[str, int], theirs: dict[str, int], possible: bool) -> None:
    s = position(yours=yours, theirs=theirs)
    run(s, doing(SwapWithOpponent(1)))
    assert (asked(s) == "SwapYours") == possible


@pytest.mark.rule("GOL-B48")
def test_nobody_changes_places_on_one_tile() -> None:
    s = position(yours={"a1": 1}, theirs={"a1": 1, "c4": 1, "e5": 1})
    run(s, doing(SwapWithOpponent(1)), "a1")
    assert offered(s) == ["c4", "e5"]


@pytest.mark.rule("GOL-B48")
def test_who_stands_only_beside_his_last_liveryman_has_nobody_to_change_with() -> None:
    s = position(yours={"a1": 1, "b1": 1}, theirs={"a1": 1})
    run(s, doing(SwapWithOpponent(1)))
    assert offered(s) == ["b1", "stop"]


# --- choose one


@pytest.mark.rule("GOL-B48", "GOL-B46")
def test_of_several_effects_one_is_chosen_and_carried_out_by_its_own_kind() -> None:
    ferry = CardChooseOne([move(), plantation(1, "anywhere"), GainVp(2)])
    for answers, changed in (
        (["move", "a1"], {"guildhall": 3, "yours": {"a1": 1}}),
        (["move", "stop"], {}),
        (["plantation"], {"guildhall": 3, "plantation": 1}),
        (["gain-vp"], {"vp": 2}),
        (["stop"], {}),
    ):
        s = position()
        before = belongings(s)
        run(s, doing(ferry), *answers)
        assert (asked(s), belongings(s)) == ("", before | changed)


@pytest.mark.rule("GOL-B48")
def test_only_possible_options_are_offered_and_without_any_nothing_is_asked() -> None:
    ferry = CardChooseOne([move(), EvictOpponent(1), Hire(1)])
    s = position(guildhall=0)
    run(s, doing(ferry))
    assert offered(s) == ["hire", "stop"]
    s = position(guildhall=0, plantation=16)
    run(s, doing(ferry))
    assert asked(s) == ""


@pytest.mark.rule("GOL-B48")
def test_two_options_of_the_same_effect_can_be_told_apart() -> None:
    s = position()
    run(s, doing(CardChooseOne([plantation(1, "guildhall"), plantation(1, "supply")])))
    assert len(offered(s)) == 3
