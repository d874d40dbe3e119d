"""The promo card: the Solitaire Players' Guild."""

from typing import Any

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.ending import FinalScore
from soloist.games.guilds_of_london.promo import OfferClaim
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.state import Guilds
from soloist.games.guilds_of_london.turn import PlayCard
from tests.games.guilds_of_london.acting import PASSED, SPECIAL, boxed, dealt, off_the_tiles, pass_round
from tests.games.guilds_of_london.position import CELL, TOKENS, at, cells, position
from tests.support.driving import asked, offered, run

TOAST = ["toast-hire", "toast-move", "toast-ability"]
ROOM = [name for name in CELL if name != "guildhall"]


def promo(held: int = 3, level: str = "boris", **more: Any) -> Guilds:
    """A position with the promo card and this many tokens on it."""
    s = position(level, promo_card="yes", **more)
    s.promo_tokens = [TOKENS.index("token-vp2")] * held
    return s


def on_card(s: Guilds) -> list[str]:
    return [TOKENS[token] for token in s.promo_tokens]


def spots(s: Guilds) -> list[str]:
    return [spot.id for zone in GAME.scene(s).zones for spot in zone.spots]


@pytest.mark.rule("GOL-S52")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_the_card_is_in_play_only_if_you_want_it_at_either_level(level: str) -> None:
    assert ("promo" in spots(dealt(level)), "promo" in spots(dealt(level, promo_card="yes"))) == (False, True)


@pytest.mark.rule("GOL-S52")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_without_it_tokens_go_to_the_box_and_nothing_can_be_claimed(level: str) -> None:
    three, claims = ["token-vp1"] * 3, ["claim-d1", "claim-e4", "claim-b5", "end"]
    for promo, kept, gone, offers in (("no", [], three, []), ("yes", three, [], claims)):
        s = position(level, yours={"d1": 1, "e4": 1, "b5": 1}, theirs={"d1": 4, "e4": 3, "b5": 3}, promo_card=promo)
        run(s, ResolveTiles(0))
        assert (on_card(s), boxed(s), s.vp) == (kept, gone, 3)
        run(s, PlayCard())
        assert offered(s) == offers


@pytest.mark.rule("GOL-S53")
@pytest.mark.parametrize("level", ["boris", "rik"])
def test_it_lies_beside_the_play_area_from_set_up_on_with_no_token(level: str) -> None:
    s = dealt(level, promo_card="yes")
    beside = [spot for zone in GAME.scene(s).zones for spot in zone.spots if spot.id == "promo"]
    rows = [spot.id for zone in GAME.scene(s).zones if zone.id.startswith("row-") for spot in zone.spots]
    assert ([spot.value for spot in beside], len(rows), "promo" in rows) == ([0], 25, False)


@pytest.mark.rule("GOL-S54")
def test_it_is_no_tile_that_a_liveryman_could_go_to() -> None:
    s = promo(hand="toast")
    s.wild = True
    run(s, PlayCard(), "toast-move")
    assert offered(s) == ROOM
    s = promo(hand="patronage")
    run(s, PlayCard(), "patronage-ability")
    assert offered(s) == [*ROOM, "stop"]


@pytest.mark.rule("GOL-S54")
def test_with_many_tokens_on_it_the_pass_resolves_nothing_more() -> None:
    s = promo(9, theirs={"d1": 4})
    run(s, ResolveTiles(0))
    assert (asked(s), cells(s.resolved), len(s.promo_tokens)) == ("", ["d1"], 9)


# --- the tokens


@pytest.mark.rule("GOL-S55")
@pytest.mark.parametrize("token", ["token-vp1", "token-vp3", "token-hire2", "token-neutral1"])
def test_a_token_you_receive_is_carried_out_and_then_kept_on_the_card(token: str) -> None:
    s = promo(0, yours={"d1": 1}, theirs={"d1": 3}, tokens={"d1": token}, scoreboard=1)
    run(s, ResolveTiles(0))
    assert (on_card(s), boxed(s), s.boris.vp) == ([token], [], 5)
    gained = {"token-vp1": s.vp, "token-vp3": s.vp, "token-hire2": 11 - s.supply, "token-neutral1": s.store}
    assert gained[token] == int(token[-1])


@pytest.mark.rule("GOL-S55")
def test_its_effect_may_ask_something() -> None:
    s = promo(2, yours={"d1": 1}, theirs={"d1": 3}, tokens={"d1": "token-plantation1"})
    run(s, ResolveTiles(0))
    assert offered(s) == ["guildhall", "stop"]
    run(s, "guildhall")
    assert (s.plantation, on_card(s)) == (1, ["token-vp2", "token-vp2", "token-plantation1"])


@pytest.mark.rule("GOL-S55")
def test_tokens_that_boris_or_nobody_receives_go_to_the_box() -> None:
    s = promo(0, yours={"d1": 3, "e4": 3}, theirs={"d1": 1, "b5": 3})
    run(s, ResolveTiles(0))
    assert (on_card(s), boxed(s)) == ([], ["token-vp1"] * 3)


# --- when it can be used


@pytest.mark.rule("GOL-S56")
@pytest.mark.parametrize(("tokens", "offers"), [(0, False), (2, False), (3, True), (4, True)])
def test_in_your_turn_it_is_offered_with_three_tokens(tokens: int, offers: bool) -> None:
    s = promo(tokens, hand="toast", resolved="d1 e1")
    run(s, Round())
    assert offered(s) == [*TOAST, *(["claim-d1", "claim-e1"] if offers else []), "end"]


@pytest.mark.rule("GOL-S56")
def test_three_tokens_leave_the_game_for_a_claim() -> None:
    s = promo(4, hand="toast", resolved="d1 e1")
    run(s, Round(), "claim-d1")
    assert (len(s.promo_tokens), boxed(s)[2:], offered(s)) == (1, ["token-vp2"] * 3, [*TOAST, "end"])


@pytest.mark.rule("GOL-S56")
def test_in_your_turn_it_is_offered_before_and_after_cards_as_often_as_the_tokens_allow() -> None:
    s = promo(6, hand="toast fine", resolved="d1 e1 b2")
    run(s, Round(), "claim-d1")
    assert "claim-e1" in offered(s)
    run(s, "toast-hire")
    assert "claim-e1" in offered(s)
    run(s, "claim-b2")
    assert (offered(s), cells(s.masters), s.vp) == (["fine-hire", "fine-move", "end"], ["d1", "b2"], 5 + 4)


@pytest.mark.rule("GOL-S56")
def test_claiming_and_nothing_else_is_still_a_pass() -> None:
    s = promo(3, hand="toast", resolved="d1 e1")
    run(s, Round(), "claim-d1", "end", *PASSED)
    assert (s.played, s.hand_size, asked(s)) == (False, 5, "BorisCard")


@pytest.mark.rule("GOL-S56")
def test_claiming_and_playing_a_card_is_no_pass() -> None:
    s = promo(3, hand="toast fine", resolved="d1 e1")
    run(s, Round(), "toast-hire", "claim-d1", "end", "passage", "passage")
    assert (s.hand_size, asked(s)) == (3, "BorisCard")


@pytest.mark.rule("GOL-S56")
def test_in_the_pass_it_is_offered_before_a_ripe_tile_and_ahead_of_the_neutrals() -> None:
    s = promo(3, resolved="c1 e5", yours={"d1": 2}, theirs={"d1": 2}, store=1, scoreboard=1)
    run(s, ResolveTiles(0))
    assert (asked(s), offered(s)) == ("OfferClaim", ["claim-c1", "claim-e5", "go-on"])
    run(s, "go-on")
    assert (asked(s), offered(s)) == ("AskNeutrals", ["store", "stop"])


@pytest.mark.rule("GOL-S56", "GOL-S60")
@pytest.mark.parametrize(("claimed", "wins"), [("c1", True), ("e5", False)])
def test_a_master_claimed_there_can_decide_the_tie(claimed: str, wins: bool) -> None:
    s = promo(3, resolved="c1 e5", yours={"d1": 2}, theirs={"d1": 2}, store=1, scoreboard=1)
    run(s, ResolveTiles(0), f"claim-{claimed}")
    assert asked(s) == ("" if wins else "AskNeutrals")
    assert s.masters[CELL["d1"]] == wins


@pytest.mark.rule("GOL-S56")
@pytest.mark.parametrize(("yours", "theirs"), [(0, 4), (1, 2), (0, 0)])
def test_it_is_not_offered_before_a_tile_without_you_or_one_that_is_not_ripe(yours: int, theirs: int) -> None:
    s = promo(3, resolved="c1 e5", yours={"d1": yours}, theirs={"d1": theirs})
    run(s, ResolveTiles(0))
    assert asked(s) == ""


@pytest.mark.rule("GOL-S56")
def test_in_the_pass_it_is_offered_at_each_ripe_tile_again() -> None:
    s = promo(9, resolved="c1 e1 b2 e5", yours={"d1": 4, "e4": 3})
    run(s, ResolveTiles(0), "claim-c1")
    assert (asked(s), cells(s.resolved)) == ("OfferClaim", ["c1", "e1", "b2", "e5"])
    run(s, "go-on")
    assert (asked(s), s.masters[CELL["d1"]]) == ("OfferClaim", True)
    run(s, "claim-e1", "claim-e5")
    assert (asked(s), cells(s.masters)) == ("", ["c1", "d1", "e1", "e4", "e5"])


@pytest.mark.rule("GOL-S56", "GOL-S57")
def test_a_token_of_the_pass_can_be_used_at_the_next_ripe_tile() -> None:
    s = promo(2, yours={"d1": 1, "e4": 3}, theirs={"d1": 3})
    run(s, ResolveTiles(0))
    assert asked(s) == "OfferClaim"
    run(s, "claim-d1")
    assert (cells(s.masters), s.vp) == (["d1", "e4"], 1 + 5 + 4)


@pytest.mark.rule("GOL-S56", "GOL-S60")
def test_after_the_last_round_it_is_offered_before_the_final_score() -> None:
    s = promo(6, round=9, resolved="d1 e1 b2", mayoral="man-of-many-liveries")
    pass_round(s, "toast", "toast", "toast")
    assert (asked(s), s.outcome) == ("OfferClaim", "")
    run(s, "claim-d1", "claim-e1")
    assert (asked(s), s.outcome, GAME.result(s).you) == ("", "won", 5 + 3 + 2 + 1)


@pytest.mark.rule("GOL-S56")
def test_after_the_last_round_you_may_go_on_without_it() -> None:
    s = promo(3, round=9, resolved="d1 e1")
    pass_round(s, "toast", "toast", "toast")
    run(s, "go-on")
    assert (s.outcome, cells(s.masters), len(s.promo_tokens)) == ("lost", [], 3)


# --- which tile, and what it brings


@pytest.mark.rule("GOL-S57")
def test_only_resolved_guilds_without_a_master_can_be_claimed() -> None:
    s = promo(3, resolved="d1 e5 c2 d3", masters="a1 b3")
    run(s, OfferClaim())
    assert offered(s) == ["claim-d1", "claim-e5", "go-on"]


@pytest.mark.rule("GOL-S57")
def test_tiles_turned_by_the_beadle_and_tiles_won_by_boris_qualify() -> None:
    s = promo(3, round=1, theirs={"d1": 4})
    pass_round(s, "sedan-chair", "sedan-chair", "sedan-chair")
    assert [token for token in offered(s) if token.startswith("claim-")] == ["claim-a1", "claim-d1"]


@pytest.mark.rule("GOL-S57")
def test_with_nothing_but_special_buildings_resolved_it_is_not_offered() -> None:
    s = promo(3, resolved=" ".join(SPECIAL), hand="toast")
    run(s, Round())
    assert offered(s) == [*TOAST, "end"]


@pytest.mark.rule("GOL-S58")
def test_a_liveryman_of_the_guildhall_becomes_the_master() -> None:
    s = promo(3, resolved="d1 e1", yours={"e4": 2})
    run(s, OfferClaim(), "claim-d1")
    assert (cells(s.masters), off_the_tiles(s), at(s.yours)) == (
        ["d1"],
        {"guildhall": 3, "supply": 10, "plantation": 0},
        {"e4": 2},
    )


@pytest.mark.rule("GOL-S58")
def test_with_nobody_on_the_guildhall_it_cannot_be_used() -> None:
    s = promo(6, guildhall=0, resolved="d1 e1", hand="toast", yours={"e4": 3}, plantation=2)
    run(s, Round())
    assert offered(s) == [*TOAST, "end"]
    run(s, "toast-hire")
    assert offered(s) == ["claim-d1", "claim-e1", "end"]
    run(s, "claim-d1")
    assert asked(s) == "DrawCard", "the only liveryman there is used up"


@pytest.mark.rule("GOL-S59")
@pytest.mark.parametrize("name", [name for name in ROOM if name not in SPECIAL])
def test_you_score_the_first_place_vp_and_nothing_else(name: str) -> None:
    s = promo(3, resolved=name, beadle="")
    run(s, OfferClaim(), f"claim-{name}")
    assert (asked(s), s.vp, s.boris.vp) == ("", s.tile(CELL[name]).vp, 0)
    assert (off_the_tiles(s), s.hand_size, s.store, s.mayoral) == ({"guildhall": 3, "supply": 12, "plantation": 0}, 0, 0, [])


@pytest.mark.rule("GOL-S60")
def test_the_tile_stays_resolved_and_out_of_the_contest() -> None:
    s = promo(6, resolved="d1", hand="sedan-chair")
    run(s, OfferClaim(), "claim-d1")
    run(s, PlayCard())
    assert [token for token in offered(s) if token.startswith("claim-")] == [], "it cannot be claimed again"
    run(s, "sedan-chair-move")
    assert (s.resolved[CELL["d1"]], "d1" in offered(s), "b2" in offered(s)) == (True, False, True)
    run(s, "b2")
    run(s, ResolveTiles(0))
    assert (s.vp, cells(s.masters)) == (5, ["d1"])


@pytest.mark.rule("GOL-S60")
def test_the_new_master_counts_for_adjacency_and_mayoral_cards() -> None:
    s = promo(3, resolved="d1", masters="e1", mayoral="city-walls friend-of-the-red-guilds")
    run(s, OfferClaim(), "claim-d1")
    run(s, FinalScore())
    assert GAME.result(s).you == 5 + 1 + 2 + 2
