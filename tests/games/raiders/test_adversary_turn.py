"""The Adversary's turn: when he raids, and what a raid does."""

from itertools import product

import pytest

from soloist.games.raiders.adversary_turn import AdversaryTurn
from soloist.games.raiders.components import GREY, NONE, PROVISIONS
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.turn import WorkOrRaid
from soloist.games.raiders.village import Mill, Treasury
from tests.games.raiders.acting import GOES_ON, able, begin, card, foe, play_rounds, sets_gone, turn_up
from tests.games.raiders.position import TACTICS, goods, position, remove_set
from tests.support.driving import asked, offered, run, told


def ready_to_raid(foe_armour: int, foe_provisions: int) -> Raiders:
    """You could raid either outpost and any harbour."""
    return position(
        worker="grey",
        crew="archer archer scout",
        goods="provisions provisions provisions provisions",
        foe_armour=foe_armour,
        foe_provisions=foe_provisions,
    )


# --- order of play


@pytest.mark.rule("RNS-S16")
def test_you_begin_every_round_and_he_follows() -> None:
    s = position(sets=GOES_ON)
    begin(s)
    play_rounds(s, "tactic-18", "tactic-14", "tactic-22")
    headings = [event.heading for event in s.story or [] if event.heading.startswith(("turn", "adversary"))]
    assert headings == ["turn-1", "adversary", "turn-2", "adversary", "turn-3", "adversary", "turn-4"]


@pytest.mark.rule("RNS-S19")
@pytest.mark.parametrize("id", TACTICS)
def test_his_turn_is_one_card_and_asks_you_nothing(id: str) -> None:
    for armour, provisions in [(0, 0), (10, 8)]:
        s = position(foe_armour=armour, foe_provisions=provisions)
        run(s, AdversaryTurn())
        assert asked(s) == "RevealTactic"
        run(s, id)
        assert asked(s) == ""


@pytest.mark.rule("RNS-S20")
def test_when_he_can_raid_he_gets_nothing_of_the_preparation() -> None:
    s = able("tactic-06")
    turn_up(s, "tactic-06")
    assert foe(s) == {"armour": 3, "provisions": 0, "valkyries": 0, "vp": 3, "tiles": 0}
    assert "told-foe-prepares" not in told(s)


@pytest.mark.rule("RNS-S20")
def test_when_he_cannot_raid_the_board_stays_as_it_is() -> None:
    s = position(foe_armour=2, foe_provisions=4)
    before = (s.tokens.copy(), s.lost_workers.copy(), s.supply[2:])
    turn_up(s, "tactic-12")
    assert (s.tokens, s.lost_workers, s.supply[2:]) == before
    assert (sets_gone(s), s.foe.vp, "told-foe-raids" in told(s)) == ([], 0, False)


# --- conditions of a raid


@pytest.mark.rule("RNS-S21", "RNS-S22", "RNS-S23", "RNS-S24")
@pytest.mark.parametrize(("armour", "provisions", "plunder"), list(product((2, 3), (3, 4), (False, True))))
def test_he_raids_only_when_all_three_conditions_hold(armour: int, provisions: int, plunder: bool) -> None:
    s = position(foe_armour=armour, foe_provisions=provisions)
    if not plunder:
        remove_set(s, "outpost-right.1")
        remove_set(s, "outpost-right.2")
    turn_up(s, "tactic-12")
    assert ("told-foe-raids" in told(s)) == (armour == 3 and provisions == 4 and plunder)


@pytest.mark.rule("RNS-S22")
@pytest.mark.parametrize(("armour", "vp"), [(0, 0), (2, 0), (3, 5), (4, 5), (10, 5)])
def test_his_armour_must_reach_that_of_the_card(armour: int, vp: int) -> None:
    s = position(foe_armour=armour, foe_provisions=4)
    turn_up(s, "tactic-12")
    assert s.foe.vp == vp


@pytest.mark.rule("RNS-S23")
@pytest.mark.parametrize(("provisions", "vp"), [(0, 0), (3, 0), (4, 5), (5, 5), (8, 5)])
def test_he_must_have_the_provisions_of_the_card(provisions: int, vp: int) -> None:
    s = position(foe_armour=3, foe_provisions=provisions)
    turn_up(s, "tactic-12")
    assert s.foe.vp == vp


@pytest.mark.rule("RNS-S24")
def test_plunder_elsewhere_does_not_make_a_raid_possible() -> None:
    s = position(foe_armour=9, foe_provisions=4)
    remove_set(s, "outpost-right.1")
    remove_set(s, "outpost-right.2")
    turn_up(s, "tactic-12")
    assert (foe(s)["vp"], foe(s)["armour"], foe(s)["provisions"]) == (0, 10, 6)


@pytest.mark.rule("RNS-S24", "RNS-S30")
def test_a_set_of_nothing_but_valkyries_is_plunder() -> None:
    s = position(sets={"outpost-right.1": "vvvv"}, foe_armour=3, foe_provisions=4)
    turn_up(s, "tactic-12")
    assert foe(s) == {"armour": 0, "provisions": 0, "valkyries": 4, "vp": 5, "tiles": 0}


@pytest.mark.rule("RNS-S24", "RNS-S29")
def test_what_counts_is_sets_left_and_a_set_that_you_took_is_gone_for_him() -> None:
    s = ready_to_raid(3, 4)
    run(s, WorkOrRaid(), "outpost-right", "3", "outpost-right.1")
    turn_up(s, "tactic-12")
    assert sets_gone(s) == ["outpost-right.1", "outpost-right.2"]


@pytest.mark.rule("RNS-S25")
@pytest.mark.parametrize("id", TACTICS)
def test_he_needs_no_crew_gold_worker_dice_or_strength(id: str) -> None:
    s = able(id, supply="")
    yours = (goods(s), s.village.copy(), s.worker)
    turn_up(s, id)
    assert (s.foe.vp, s.foe.armour, s.foe.provisions) == (card(id).vp, card(id).armour, 0)
    assert (goods(s), s.village, s.worker, asked(s)) == (*yours, "")


# --- steps of a raid


@pytest.mark.rule("RNS-S26", "RNS-S27", "RNS-S28", "RNS-S29", "RNS-S30", "RNS-S31")
def test_all_steps_of_one_raid() -> None:
    s = position(sets={"outpost-right.1": "givv"}, foe_armour=5, foe_provisions=6, supply="")
    supply = s.supply.copy()
    turn_up(s, "tactic-12")
    assert foe(s) == {"armour": 3, "provisions": 2, "valkyries": 2, "vp": 5, "tiles": 0}
    assert s.supply == [supply[0], supply[1] + 4, 1, 1, 0]
    assert (sets_gone(s), s.valkyries_gone, s.lost_workers) == (["outpost-right.1"], 2, [0, 1, 0])
    assert [message for message in told(s) if message.startswith("told-foe")] == ["told-foe-raids", "told-foe-valkyries"]


@pytest.mark.rule("RNS-S27")
@pytest.mark.parametrize(("id", "left"), [("tactic-04", 7), ("tactic-01", 6), ("tactic-10", 5), ("tactic-22", 4)])
def test_the_provisions_of_the_card_go_back_to_the_supply(id: str, left: int) -> None:
    s = position(foe_armour=10, foe_provisions=8)
    supply = s.supply[PROVISIONS]
    turn_up(s, id)
    assert (s.foe.provisions, s.supply[PROVISIONS]) == (left, supply + 8 - left)


@pytest.mark.rule("RNS-S28")
@pytest.mark.parametrize(
    ("id", "vp"), [("tactic-01", 2), ("tactic-08", 3), ("tactic-12", 5), ("tactic-17", 7), ("tactic-19", 10)]
)
def test_he_scores_the_points_of_the_card_and_not_those_of_the_board(id: str, vp: int) -> None:
    s = position(foe_armour=10, foe_provisions=8)
    turn_up(s, id)
    assert s.foe.vp == vp


@pytest.mark.rule("RNS-S29")
@pytest.mark.parametrize(
    ("gone", "taken"),
    [
        ((), "harbour-left.2"),
        (("2",), "harbour-left.3"),
        (("2", "3"), "harbour-left.1"),
        (("3",), "harbour-left.2"),
        (("1", "2", "3"), ""),
    ],
)
def test_he_takes_the_first_set_of_the_order_that_is_there_and_only_that_one(gone: tuple[str, ...], taken: str) -> None:
    s = position(foe_armour=10, foe_provisions=8)
    for number in gone:
        remove_set(s, f"harbour-left.{number}")
    turn_up(s, "tactic-02")
    assert set(sets_gone(s)) == {f"harbour-left.{number}" for number in gone} | ({taken} if taken else set())


@pytest.mark.rule("RNS-S30")
@pytest.mark.parametrize(
    ("tokens", "armour", "marker", "after"),
    [
        ("llll", 5, 0, (5, 0)),
        ("vlll", 5, 0, (4, 1)),
        ("vvvv", 5, 2, (1, 6)),
        ("vvll", 1, 0, (0, 2)),
        ("vvll", 0, 3, (0, 5)),
        ("vvvl", 6, 6, (3, 7)),
        ("vvvv", 2, 7, (0, 7)),
    ],
)
def test_each_valkyrie_is_a_step_up_and_an_armour_down_as_far_as_they_go(
    tokens: str, armour: int, marker: int, after: tuple[int, int]
) -> None:
    s = position(sets={"harbour-left.1": tokens}, foe_armour=armour, foe_provisions=2)
    s.foe.valkyries = marker
    turn_up(s, "tactic-01")
    assert (s.foe.armour, s.foe.valkyries) == after


@pytest.mark.rule("RNS-S30")
def test_both_markers_for_every_armour_marker_and_number_of_valkyries() -> None:
    for armour, marker, valkyries in product(range(11), range(8), range(5)):
        s = position(sets={"harbour-left.1": "v" * valkyries + "l" * (4 - valkyries)}, foe_armour=armour, foe_provisions=2)
        s.foe.valkyries = marker
        turn_up(s, "tactic-01")
        assert (s.foe.armour, s.foe.valkyries) == (max(0, armour - valkyries), min(7, marker + valkyries))


@pytest.mark.rule("RNS-S31")
def test_everything_of_the_set_goes_to_the_supply_and_he_keeps_nothing() -> None:
    s = position(sets={"harbour-right.1": "giiv"}, foe_armour=4, foe_provisions=3, supply="gold livestock")
    turn_up(s, "tactic-07")
    assert (s.supply[2:], s.valkyries_gone) == ([2, 2, 1], 1)
    assert s.tokens[4 * 6 : 4 * 6 + 4] == [0, 0, 0, 0]


@pytest.mark.rule("RNS-S31")
def test_gold_that_he_takes_can_be_had_at_treasury_and_mill() -> None:
    for step, before, after in [
        (Treasury(), ["silver", "decline"], ["silver", "gold", "decline"]),
        (Mill(2), [], ["provisions", "gold"]),
    ]:
        s = position(sets={"harbour-left.1": "gvll"}, hand="scout sage", foe_provisions=2, supply="")
        run(s, step)
        assert offered(s) == before
        s.agenda.clear()
        turn_up(s, "tactic-01")
        run(s, step)
        assert offered(s) == after


@pytest.mark.rule("RNS-S31")
@pytest.mark.parametrize(
    ("id", "colour"), [("tactic-01", 1), ("tactic-10", 2), ("tactic-11", 1), ("tactic-14", 2), ("tactic-19", 2)]
)
def test_the_worker_of_the_set_leaves_the_game_and_none_is_placed_there(id: str, colour: int) -> None:
    s = able(id)
    turn_up(s, id)
    assert [s.lost_workers[c] for c in range(3)] == [int(c == colour) for c in range(3)]
    assert (s.spent_workers, s.village.count(NONE), s.worker) == ([0, 0, 0], 5, 0)


@pytest.mark.rule("RNS-S31")
def test_you_can_raid_a_settlement_that_he_has_raided_while_a_set_is_left() -> None:
    s = ready_to_raid(3, 8)
    turn_up(s, "tactic-12")
    run(s, WorkOrRaid())
    assert "outpost-right" in offered(s)
    run(s, "outpost-right", "3")
    assert (sets_gone(s), s.spent_workers[GREY]) == (["outpost-right.1", "outpost-right.2"], 1)


@pytest.mark.rule("RNS-S31")
def test_you_cannot_raid_where_he_took_the_last_set_although_no_worker_stands_there() -> None:
    s = ready_to_raid(4, 8)
    turn_up(s, "tactic-12", "tactic-13")
    run(s, WorkOrRaid())
    assert "outpost-right" not in offered(s)
    assert "outpost-left" in offered(s)


@pytest.mark.rule("RNS-S32")
@pytest.mark.parametrize("id", TACTICS)
def test_armour_is_compared_and_not_paid(id: str) -> None:
    s = able(id)
    turn_up(s, id)
    assert s.foe.armour == card(id).armour


@pytest.mark.rule("RNS-S33")
def test_valkyries_of_the_raid_itself_do_not_spoil_it() -> None:
    s = position(sets={"outpost-right.1": "vvvl"}, foe_armour=3, foe_provisions=4)
    turn_up(s, "tactic-12")
    assert (s.foe.armour, s.foe.vp) == (0, 5)


@pytest.mark.rule("RNS-S33", "RNS-S32")
def test_armour_lost_to_valkyries_is_missing_in_the_next_raid() -> None:
    s = position(sets={"outpost-right.1": "vlll"}, foe_armour=4, foe_provisions=8)
    turn_up(s, "tactic-12", "tactic-13")
    assert foe(s) == {"armour": 5, "provisions": 4, "valkyries": 1, "vp": 5, "tiles": 0}
