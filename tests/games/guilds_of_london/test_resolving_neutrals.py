"""Neutrals that change a majority: who is asked, what they cost, where they go."""

import pytest

from soloist.games.guilds_of_london.liverymen_effects import GainNeutral
from tests.games.guilds_of_london.acting import belongings, doing, resolve
from tests.games.guilds_of_london.position import COMPONENTS, at, cells, named, position
from tests.support.driving import asked, offered, run

HAND = "toast toast loan"


@pytest.mark.rule("GOL-B34")
def test_a_neutral_from_your_store_costs_nothing_and_counts_as_your_liveryman() -> None:
    s = position(yours={"b2": 2}, theirs={"b2": 2}, store=1, scoreboard=1)
    resolve(s)
    assert (asked(s), offered(s)) == ("AskNeutrals", ["store", "stop"])
    run(s, "store", "stop")
    assert (asked(s), cells(s.masters), s.vp) == ("", ["b2"], 4)


@pytest.mark.rule("GOL-B34")
def test_a_neutral_from_the_scoreboard_costs_one_discarded_card() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, hand=HAND)
    resolve(s, "loan")
    assert (asked(s), cells(s.masters), named(s.hand), named(s.discards)) == ("", ["d1"], {"toast": 2}, {"loan": 1})


@pytest.mark.rule("GOL-B34", "GOL-B51")
def test_equal_cards_are_one_option() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, hand=HAND, store=1, scoreboard=1)
    resolve(s)
    assert offered(s) == ["loan", "toast", "store", "stop"]


@pytest.mark.rule("GOL-B34")
def test_by_the_other_ruling_no_card_buys_a_neutral() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, hand=HAND, neutral_hire_allowed="no")
    resolve(s)
    assert (asked(s), cells(s.masters)) == ("", [])
    s = position(yours={"d1": 2}, theirs={"d1": 2}, hand=HAND, store=1, scoreboard=1, neutral_hire_allowed="no")
    resolve(s)
    assert offered(s) == ["store", "stop"]


@pytest.mark.rule("GOL-B34")
def test_the_reward_takes_a_neutral_into_your_store_for_later() -> None:
    s = position()
    run(s, doing(GainNeutral(1)))
    assert (s.store, s.scoreboard) == (1, 1)


@pytest.mark.rule("GOL-B34")
def test_a_neutral_cannot_become_master() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 3}, store=2, scoreboard=0)
    resolve(s, "store", "store")
    assert (cells(s.masters), s.guildhall, s.scoreboard, s.store) == (["d1"], 5, 2, 0)


@pytest.mark.rule("GOL-B34")
def test_neutrals_never_help_to_reach_the_threshold() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 2}, store=2, scoreboard=0, hand=HAND)
    resolve(s)
    assert (asked(s), s.resolved[3], s.store) == ("", False, 2)


@pytest.mark.rule("GOL-B34")
def test_neutrals_you_bring_never_raise_the_threshold() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, store=2, scoreboard=0)
    threshold = s.threshold(3)
    resolve(s, "store")
    assert (asked(s), s.lent, s.threshold(3)) == ("AskNeutrals", 1, threshold)


@pytest.mark.rule("GOL-B34")
def test_after_the_tile_is_scored_its_neutrals_go_back_to_the_scoreboard_even_from_your_store() -> None:
    s = position(yours={"b2": 2}, theirs={"b2": 2}, store=1, scoreboard=1)
    resolve(s, "store", "stop")
    assert (s.store, s.scoreboard, s.lent) == (0, 2, 0)


@pytest.mark.rule("GOL-B34", "GOL-B51")
def test_after_a_tie_they_go_back_too_and_the_tile_stays() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, store=2, scoreboard=0)
    before = belongings(s)
    resolve(s, "store", "store")
    assert belongings(s) == before | {"store": 0, "scoreboard": 2}
    assert not s.resolved[3]


@pytest.mark.rule("GOL-B34")
def test_a_neutral_counts_on_one_tile_only_and_can_be_hired_again_for_a_later_one() -> None:
    s = position(yours={"d1": 2, "a5": 2}, theirs={"d1": 2, "a5": 2}, store=1, scoreboard=1, hand="toast")
    resolve(s, "store")
    assert (asked(s), offered(s), s.lent) == ("AskNeutrals", ["toast", "stop"], 0)
    run(s, "toast")
    assert (cells(s.masters), s.scoreboard) == (["d1", "a5"], 2)


@pytest.mark.rule("GOL-B34", "GOL-B37", "GOL-B54")
def test_they_stand_on_the_tile_until_it_is_scored_rewards_included() -> None:
    s = position(yours={"e5": 2}, theirs={"e5": 3}, store=2, scoreboard=0)
    resolve(s, "store", "store")
    assert (cells(s.masters), s.vp) == (["e5"], 6)
    assert (s.store, s.scoreboard) == (0, 2)


@pytest.mark.rule("GOL-B51")
@pytest.mark.parametrize(
    ("yours", "theirs", "question"),
    [(1, 3, True), (2, 2, True), (3, 1, False), (4, 0, False), (0, 4, False), (3, 2, False), (2, 3, True)],
)
def test_you_are_asked_on_a_ripe_tile_where_you_stand_and_would_not_win(yours: int, theirs: int, question: bool) -> None:
    s = position(yours={"d1": yours}, theirs={"d1": theirs}, hand="toast toast")
    resolve(s)
    assert (asked(s) == "AskNeutrals") == question


@pytest.mark.rule("GOL-B51")
@pytest.mark.parametrize(
    ("store", "scoreboard", "hand", "question"),
    [(1, 1, "", True), (0, 2, "toast", True), (0, 2, "", False), (0, 0, "toast", False), (2, 0, "", True)],
)
def test_you_are_asked_only_if_you_can_get_a_neutral(store: int, scoreboard: int, hand: str, question: bool) -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, store=store, scoreboard=scoreboard, hand=hand)
    resolve(s)
    assert (asked(s) == "AskNeutrals") == question


@pytest.mark.rule("GOL-B51", "GOL-B36")
def test_who_wins_the_tie_by_an_adjacent_master_is_not_asked() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, hand="toast", masters="d2")
    resolve(s)
    assert (asked(s), cells(s.masters)) == ("", ["d1", "d2"])


@pytest.mark.rule("GOL-B51")
def test_they_are_asked_one_at_a_time_until_you_would_win() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 3}, hand=HAND, store=1, scoreboard=1)
    resolve(s, "store")
    assert (asked(s), offered(s)) == ("AskNeutrals", ["loan", "toast", "stop"])
    run(s, "toast")
    assert (asked(s), cells(s.masters), named(s.hand)) == ("", ["d1"], {"toast": 1, "loan": 1})


@pytest.mark.rule("GOL-B51")
def test_an_adjacent_master_makes_a_tie_enough() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, store=2, scoreboard=0, masters="c1")
    resolve(s, "store", "store")
    assert (asked(s), cells(s.masters)) == ("", ["c1", "d1"])


@pytest.mark.rule("GOL-B51")
def test_bringing_only_enough_for_a_tie_is_allowed() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 3}, store=2, scoreboard=0)
    resolve(s, "store", "stop")
    assert (s.resolved[3], s.boris.vp, at(s.yours), s.scoreboard, s.store) == (False, 0, {"d1": 2}, 1, 1)


@pytest.mark.rule("GOL-B51")
def test_if_you_stop_at_once_the_tile_is_scored_as_it_is() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, store=2, scoreboard=0)
    resolve(s, "stop")
    assert (s.resolved[3], s.boris.vp, s.store) == (True, COMPONENTS.tiles[3].vp, 2)


@pytest.mark.rule("GOL-B51")
@pytest.mark.parametrize(("theirs", "hand", "question"), [(3, "toast", True), (4, "toast", False), (4, "toast toast", True)])
def test_you_are_not_asked_where_no_neutrals_you_can_get_would_make_a_tie(theirs: int, hand: str, question: bool) -> None:
    s = position(yours={"d1": 2}, theirs={"d1": theirs}, hand=hand)
    resolve(s)
    assert (asked(s) == "AskNeutrals") == question


@pytest.mark.rule("GOL-B51")
def test_after_your_last_turn_any_card_buys_one() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, hand="toast loan", round=10)
    resolve(s)
    assert offered(s) == ["loan", "stop"]
