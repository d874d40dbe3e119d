"""The end of the base game: what triggers it, the final turns, the points."""

import pytest

from soloist.engine.kernel.story import THEY, YOU
from soloist.games.raiders.ending import EndOfTurn, Score, your_total
from soloist.games.raiders.round import Round
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.turn import WorkOrRaid
from tests.games.raiders.acting import act, face_up, parts, raid, raids
from tests.games.raiders.position import OFFERINGS, SETS, empty_stack, goods, position, remove_set
from tests.support.driving import asked, offered, play_out, run, told

VALKYRIE = {"harbour-left.1": "vlll"}
"""One Valkyrie on the board, so that the lack of them ends nothing."""

FORTRESS_SETS = [name for name in SETS if name.startswith("fortress")]
PRINTED_VP = [2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6]


def triggered(s: Raiders) -> bool:
    run(s, EndOfTurn(YOU))
    return s.trigger == YOU


def turns(s: Raiders) -> list[str]:
    """Whose turns were played and that the game ended."""
    return [part for part in parts(s) if part.startswith("turn-") or part in ("adversary", "end")]


@pytest.mark.rule("RNS-B63")
def test_with_all_three_conditions_away_the_game_goes_on() -> None:
    assert not triggered(position(sets=VALKYRIE))


@pytest.mark.rule("RNS-B63")
@pytest.mark.parametrize(("left", "ends"), [(3, False), (2, False), (1, True), (0, True)])
def test_the_end_comes_when_one_of_the_six_fortress_sets_is_left(left: int, ends: bool) -> None:
    s = position(sets=VALKYRIE)
    assert len(FORTRESS_SETS) == 6
    for name in FORTRESS_SETS[left:]:
        remove_set(s, name)
    assert triggered(s) == ends


@pytest.mark.rule("RNS-B63")
@pytest.mark.parametrize(("left", "ends"), [(2, False), (1, False), (0, True)])
def test_the_end_comes_when_the_offering_stack_is_empty(left: int, ends: bool) -> None:
    s = position(sets=VALKYRIE)
    empty_stack(s, left)
    assert triggered(s) == ends


@pytest.mark.rule("RNS-B63", "RNS-B45")
@pytest.mark.parametrize(("tokens", "ends"), [("vlll", False), ("llll", True)])
def test_the_end_comes_when_no_valkyrie_is_on_the_board_whatever_the_supply_has(tokens: str, ends: bool) -> None:
    s = position(sets={"harbour-left.1": tokens})
    s.valkyries_gone = 10
    assert triggered(s) == ends


@pytest.mark.rule("RNS-B63")
@pytest.mark.parametrize("name", SETS)
def test_a_single_valkyrie_anywhere_keeps_the_game_going(name: str) -> None:
    assert not triggered(position(sets={name: "v"}))


@pytest.mark.rule("RNS-B63", "RNS-B53")
def test_a_sage_at_the_town_hall_neither_empties_the_stack_nor_undoes_the_end() -> None:
    for left in (1, 0):
        s = position(hand="sage", sets=VALKYRIE)
        empty_stack(s, left)
        act(s, "town-hall", "sage", *["offering-02"] * left)
        while asked(s) == "TurnUpOffering":
            run(s, offered(s)[0])
        assert "" not in face_up(s)
        assert triggered(s) == (left == 0)


@pytest.mark.rule("RNS-B64")
def test_who_triggers_the_end_finishes_the_turn() -> None:
    s = position(worker="grey", goods="gold gold", sets=VALKYRIE)
    empty_stack(s, 1)
    run(s, Round(), "long-house.offering-2", "offering-02")
    assert (s.stack_left(), asked(s), s.trigger) == (0, "PickUpWorker", "")
    run(s, "gate-house", "scout")
    assert (asked(s), s.trigger) == ("DrawCard", "")
    run(s, "sage")
    assert (asked(s), s.trigger) == ("RevealTactic", YOU)


@pytest.mark.rule("RNS-B64")
def test_after_your_trigger_both_sides_have_one_final_turn() -> None:
    s = position(sets=VALKYRIE)
    empty_stack(s)
    run(s, Round())
    play_out(s, "tactic-23")
    assert turns(s) == ["turn-2", "adversary", "turn-3", "end"]
    assert s.outcome


@pytest.mark.rule("RNS-B64")
def test_after_the_adversarys_trigger_both_sides_have_one_final_turn() -> None:
    s = position(sets=VALKYRIE)
    empty_stack(s, 1)
    run(s, Round())
    play_out(s, "tactic-19", "tactic-22")
    assert turns(s) == ["turn-2", "adversary", "turn-3", "adversary", "end"]
    assert told(s).count("told-triggered") == 1


@pytest.mark.rule("RNS-B64")
def test_a_second_trigger_in_the_final_round_changes_nothing() -> None:
    s = position(sets=VALKYRIE, foe_provisions=2)
    empty_stack(s)
    run(s, Round())
    play_out(s, "tactic-01")
    assert sum(s.tokens[3::4]) == 0
    assert (s.trigger, s.trigger_turn, told(s).count("told-triggered")) == (YOU, 2, 1)
    assert turns(s) == ["turn-2", "adversary", "turn-3", "end"]


@pytest.mark.rule("RNS-B65")
def test_the_last_fortress_set_may_be_raided_in_the_final_round() -> None:
    s = position(
        worker="white", crew="forager forager forager jeweller jeweller", goods="provisions " * 4 + "gold", sets=VALKYRIE
    )
    for name in FORTRESS_SETS[:5]:
        remove_set(s, name)
    run(s, EndOfTurn(THEY))
    assert (s.trigger, raids(s)) == (THEY, ["monastery-left", "monastery-right", "fortress-right"])
    run(s, WorkOrRaid(), "fortress-right", "5-5")
    assert (asked(s), goods(s)) == ("", {"livestock": 3})


@pytest.mark.rule("RNS-B66")
@pytest.mark.parametrize(("level", "vp"), list(enumerate([0, 0, 1, 2, 4, 7, 10, 15])))
def test_the_valkyrie_track_scores(level: int, vp: int) -> None:
    assert your_total(position(valkyries=level)) == vp


@pytest.mark.rule("RNS-B67")
@pytest.mark.parametrize(("level", "vp"), list(enumerate([0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6])))
def test_the_armour_track_scores_the_last_flag_reached(level: int, vp: int) -> None:
    assert your_total(position(armour=level)) == vp


@pytest.mark.rule("RNS-B68")
@pytest.mark.parametrize(("tile", "vp"), list(zip(OFFERINGS, PRINTED_VP, strict=True)))
def test_every_offering_scores_its_printed_points(tile: str, vp: int) -> None:
    s = position()
    s.tiles = [OFFERINGS.index(tile)]
    assert your_total(s) == vp


@pytest.mark.rule("RNS-B68")
def test_all_sixteen_offerings_are_worth_65_points() -> None:
    s = position()
    s.tiles = list(range(16))
    assert your_total(s) == 65


@pytest.mark.rule("RNS-B69")
@pytest.mark.parametrize(("crew", "vp"), [("champion", 3), ("warlord", 2), ("merchant", 3), ("trader", 2), ("scout sage", 0)])
def test_members_still_hired_score_at_the_end_but_cards_in_the_hand_do_not(crew: str, vp: int) -> None:
    hired, held = position(crew=crew, goods="livestock " * 3), position(hand=crew, goods="livestock " * 3)
    for s in (hired, held):
        s.tiles = [0, 1]
    assert your_total(held) == 2 + 3 + 1
    assert your_total(hired) == your_total(held) + vp


@pytest.mark.rule("RNS-B69")
def test_a_champion_killed_on_the_way_scores_nothing() -> None:
    s = position(crew="champion scout", goods="provisions provisions", sets={"harbour-left.1": "vlll"})
    raid(s, "harbour-left", "harbour-left.1", "champion")
    assert your_total(s) == 1 + 1


@pytest.mark.rule("RNS-B70")
@pytest.mark.parametrize(
    ("held", "vp"),
    [
        ("gold gold gold", 3),
        ("iron iron", 2),
        ("livestock", 0),
        ("livestock livestock", 1),
        ("livestock livestock livestock livestock livestock", 2),
        ("silver silver silver silver provisions provisions provisions", 0),
        ("gold iron livestock livestock livestock silver", 3),
    ],
)
def test_plunder_scores_one_each_for_gold_and_iron_and_one_for_a_pair_of_livestock(held: str, vp: int) -> None:
    assert your_total(position(goods=held)) == vp


@pytest.mark.rule("RNS-B70", "RNS-B69")
def test_a_merchants_points_come_on_top_of_the_pairs() -> None:
    assert your_total(position(goods="livestock " * 5, crew="merchant")) == 2 + 5


@pytest.mark.rule("RNS-B66", "RNS-B67", "RNS-B68", "RNS-B69", "RNS-B70")
def test_the_total_is_the_sum_of_all() -> None:
    s = position(vp=31, valkyries=5, armour=9, crew="champion trader", goods="gold iron iron livestock livestock")
    s.tiles = [OFFERINGS.index("offering-16"), OFFERINGS.index("offering-01")]
    assert your_total(s) == 31 + 7 + 6 + 8 + (3 + 2) + 4


@pytest.mark.rule("RNS-B71")
@pytest.mark.parametrize(
    ("yours", "theirs", "outcome"),
    [
        ((11, 0, 0), (10, 0, 0), "won"),
        ((10, 0, 0), (11, 0, 0), "lost"),
        ((12, 0, 0), (10, 1, 8), "lost"),
        ((10, 1, 0), (10, 0, 2), "won"),
        ((10, 0, 2), (10, 1, 0), "lost"),
        ((10, 2, 2), (10, 2, 1), "won"),
        ((10, 2, 0), (10, 2, 1), "lost"),
        ((10, 1, 4), (12, 0, 0), "won"),
    ],
)
def test_the_higher_total_wins_then_the_valkyrie_marker_then_the_armour_marker(
    yours: tuple[int, int, int], theirs: tuple[int, int, int], outcome: str
) -> None:
    s = position(vp=yours[0], valkyries=yours[1], armour=yours[2], foe_armour=theirs[2])
    s.foe.vp, s.foe.valkyries = theirs[0], theirs[1]
    run(s, Score())
    assert s.outcome == outcome


@pytest.mark.rule("RNS-B71", "RNS-B44")
def test_in_a_tie_the_marker_counts_which_stays_on_seven() -> None:
    s = position(vp=10, valkyries=7, armour=0, foe_armour=1)
    s.valkyries_taken = 9
    s.foe.vp, s.foe.valkyries = 10, 7
    run(s, Score())
    assert s.outcome == "lost"
