"""Resolving tiles against Boris: ripeness, places, rewards, ties, and where everybody goes."""

from itertools import product

import pytest

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.components import CELLS, GUILDHALL, cell_token
from soloist.games.guilds_of_london.ending import FinalScore
from soloist.games.guilds_of_london.resolving import ResolveTiles
from tests.games.guilds_of_london.acting import boxed, headings, off_the_tiles, pass_round
from tests.games.guilds_of_london.position import CELL, COMPONENTS, TOKENS, at, cells, named, position
from tests.support.driving import asked, offered, run, told

D1 = CELL["d1"]
"""The fishmongers: threshold 4, 5 VP and no other reward."""

ROOM = [name for name in CELL if name != "guildhall"]


# --- when, and which tiles are ripe


@pytest.mark.rule("GOL-S25")
@pytest.mark.parametrize("number", range(1, 11))
def test_tiles_are_resolved_in_even_rounds_only(number: int) -> None:
    s = position(round=number - 1, yours={"e4": 3})
    pass_round(s, "toast", "toast", "toast")
    assert ("resolve" in headings(s)) == (number % 2 == 0)
    assert cells(s.masters) == (["e4"] if number % 2 == 0 else [])


@pytest.mark.rule("GOL-S26", "GOL-S09")
@pytest.mark.parametrize("raised", ["", "d1"])
@pytest.mark.parametrize("beadle", ["a1", "d1"])
def test_yours_boriss_and_the_beadle_count_together_against_the_raised_threshold(beadle: str, raised: str) -> None:
    for yours, theirs in product(range(7), repeat=2):
        s = position(beadle=beadle, raised=raised, yours={"d1": yours}, theirs={"d1": theirs})
        run(s, ResolveTiles(0))
        ripe = yours + theirs + (beadle == "d1") >= 4 + (raised == "d1")
        assert s.resolved[D1] == (ripe and yours != theirs)
        assert (s.vp, s.boris.vp) == ((0, 0) if not s.resolved[D1] else (5, theirs > 0) if yours > theirs else (yours > 0, 5))


@pytest.mark.rule("GOL-S26")
@pytest.mark.parametrize("name", ROOM)
def test_every_tile_is_ripe_at_its_own_threshold_and_not_before(name: str) -> None:
    for raised in ("", name):
        s = position(raised=raised, beadle="")
        threshold = s.tile(CELL[name]).threshold + (raised != "")
        s.theirs[CELL[name]] = threshold - 1
        run(s, ResolveTiles(0))
        assert cells(s.resolved) == []
        s.theirs[CELL[name]] = threshold
        run(s, ResolveTiles(0))
        assert cells(s.resolved) == [name]


@pytest.mark.rule("GOL-S26", "GOL-S28")
def test_your_neutrals_never_help_to_reach_a_threshold() -> None:
    s = position(yours={"d1": 3}, store=2, hand="toast toast")
    run(s, ResolveTiles(0))
    assert (asked(s), s.resolved[D1], s.store) == ("", False, 2)


@pytest.mark.rule("GOL-S26")
def test_ripeness_is_tested_when_the_pass_reaches_a_tile() -> None:
    s = position(yours={"b2": 4, "e4": 2})
    run(s, ResolveTiles(0), "e4")
    assert (cells(s.masters), s.vp) == (["b2", "e4"], 4 + 4)


@pytest.mark.rule("GOL-S26")
def test_a_tile_that_is_no_longer_ripe_when_the_pass_reaches_it_is_left_alone() -> None:
    s = position(yours={"b2": 4, "e4": 3})
    run(s, ResolveTiles(0), "from-e4", "e5")
    assert (cells(s.masters), at(s.yours)) == (["b2"], {"e4": 2, "e5": 1})


@pytest.mark.rule("GOL-S26")
def test_a_tile_behind_the_pass_is_not_looked_at_again() -> None:
    s = position(yours={"b2": 4, "e1": 2})
    run(s, ResolveTiles(0), "e1")
    assert (asked(s), cells(s.masters), at(s.yours)) == ("", ["b2"], {"e1": 3})


@pytest.mark.rule("GOL-S26")
def test_rewards_pause_the_pass_and_it_resumes_at_the_next_tile() -> None:
    s = position(yours={"c1": 4}, theirs={"d1": 4, "e4": 3})
    run(s, ResolveTiles(0))
    assert (offered(s), cells(s.resolved)) == (["guildhall", "stop"], ["c1"])
    run(s, "guildhall")
    assert (asked(s), cells(s.resolved), s.plantation) == ("", ["c1", "d1", "e4"], 1)


@pytest.mark.rule("GOL-S26", "GOL-S31")
def test_no_hand_limit_while_tiles_are_resolved() -> None:
    s = position(hand="toast toast fine fine loan loan passage", yours={"d1": 1, "d3": 5}, theirs={"d1": 3}, scoreboard=0,
                 tokens={"d1": "token-draw2"}, round=1)  # fmt: skip
    run(s, ResolveTiles(0), "passage", "passage", "ledger", "ledger", "summons", "summons")
    assert (asked(s), s.hand_size) == ("", 13)


# --- neutrals


@pytest.mark.rule("GOL-S27")
@pytest.mark.parametrize(("yours", "theirs"), [(5, 0), (0, 5)])
def test_the_threshold_neutral_of_a_resolved_tile_goes_to_the_box(yours: int, theirs: int) -> None:
    s = position(raised="c1 d1 e1", yours={"d1": yours}, theirs={"d1": theirs})
    run(s, ResolveTiles(0))
    assert (cells(s.raised), s.scoreboard, s.store) == (["c1", "e1"], 2, 0)


@pytest.mark.rule("GOL-S27", "GOL-S35")
def test_on_a_tied_tile_the_threshold_neutral_stays() -> None:
    s = position(raised="d1", yours={"d1": 3}, theirs={"d1": 3})
    run(s, ResolveTiles(0))
    assert cells(s.raised) == ["d1"]


@pytest.mark.rule("GOL-S28")
@pytest.mark.parametrize("source", ["store", "toast"])
def test_neutrals_that_you_bring_in_work_as_usual_and_do_not_raise_the_threshold(source: str) -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, store=1, scoreboard=1, hand="toast")
    run(s, ResolveTiles(0))
    assert (offered(s), s.threshold(D1)) == (["toast", "store", "stop"], 4)
    run(s, source)
    assert (asked(s), cells(s.masters), s.vp) == ("", ["d1"], 5)


@pytest.mark.rule("GOL-S28")
@pytest.mark.parametrize(
    ("theirs", "answers", "after"),
    [
        (2, "store", (5, 1)),
        (3, "store stop", (0, 0)),
        (3, "store toast", (5, 1)),
        (4, "store stop", (1, 5)),
    ],
)
def test_used_neutrals_go_back_to_the_scoreboard_won_tied_or_lost(theirs: int, answers: str, after: tuple[int, int]) -> None:
    s = position(yours={"d1": 2}, theirs={"d1": theirs}, store=1, scoreboard=1, hand="toast")
    run(s, ResolveTiles(0), *answers.split())
    if asked(s):
        run(s, "stop")
    assert (s.vp, s.boris.vp) == after
    assert (s.scoreboard + s.store, s.store, s.lent) == (2, int("store" not in answers), 0)
    assert named(s.discards) == ({"toast": 1} if "toast" in answers else {})


@pytest.mark.rule("GOL-S28")
def test_boris_never_uses_neutrals() -> None:
    for yours, theirs in [(2, 2), (3, 1), (1, 3)]:
        s = position(yours={"d1": yours}, theirs={"d1": theirs}, scoreboard=2)
        run(s, ResolveTiles(0))
        assert (asked(s), s.scoreboard, s.masters[D1]) == ("", 2, yours > theirs)


# --- first and second place


@pytest.mark.rule("GOL-S29")
@pytest.mark.parametrize(
    ("yours", "theirs", "vp", "boris_vp"), [(3, 2, 5, 3), (4, 1, 5, 3), (2, 3, 3, 5), (1, 4, 3, 5), (4, 0, 5, 0), (0, 4, 0, 5)]
)
def test_whoever_has_more_is_first_and_the_other_if_present_second(yours: int, theirs: int, vp: int, boris_vp: int) -> None:
    s = position(yours={"d1": yours}, theirs={"d1": theirs}, tokens={"d1": "token-vp3"})
    run(s, ResolveTiles(0))
    assert (s.vp, s.boris.vp) == (vp, boris_vp)


@pytest.mark.rule("GOL-S30", "GOL-S33")
@pytest.mark.parametrize("name", ROOM)
def test_of_every_first_place_boris_receives_only_the_vp(name: str) -> None:
    s = position(scoreboard=2, beadle="")
    s.theirs[CELL[name]] = s.threshold(CELL[name])
    run(s, ResolveTiles(0))
    assert (asked(s), s.boris.vp, s.vp) == ("", s.tile(CELL[name]).vp, 0)
    assert (off_the_tiles(s), s.scoreboard, s.store) == ({"guildhall": 4, "supply": 12, "plantation": 0}, 2, 0)
    assert (s.hand_size, s.deck_left, len(s.mayoral), s.no_hand_limit) == (0, 105, 0, False)
    assert (cells(s.resolved), cells(s.masters), at(s.theirs)) == ([name], [], {})


@pytest.mark.rule("GOL-S31")
@pytest.mark.parametrize("token", TOKENS)
def test_if_boris_wins_and_you_are_there_the_reward_token_is_yours(token: str) -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, tokens={"d1": token}, scoreboard=1, hand="")
    run(s, ResolveTiles(0))
    if token.startswith("token-draw"):
        run(s, *["toast"] * int(token[-1]))
    elif token == "token-plantation1":
        run(s, "guildhall")
    elif token == "token-move1":
        run(s, "e4")
    elif token == "token-mayoral":
        run(s, "city-walls", "cheapside", "cheapside")
    gained = {
        "vp": s.vp, "draw": s.hand_size, "hire": 11 - s.supply, "plantation": s.plantation, "neutral": s.store,
        "move": s.yours[CELL["e4"]], "mayoral": len(s.mayoral),
    }  # fmt: skip
    word = token.removeprefix("token-")
    expected = {word.rstrip("123"): int(word[-1]) if word[-1].isdigit() else 1}
    assert (asked(s), {what: count for what, count in gained.items() if count}) == ("", expected)
    assert (s.boris.vp, boxed(s), cells(s.masters)) == (5, [token], [])


@pytest.mark.rule("GOL-S31")
def test_if_boris_wins_and_you_are_not_there_nobody_takes_the_token() -> None:
    s = position(theirs={"d1": 4}, tokens={"d1": "token-vp3"})
    run(s, ResolveTiles(0))
    assert (s.vp, s.boris.vp, boxed(s)) == (0, 5, ["token-vp3"])


@pytest.mark.rule("GOL-S32", "GOL-S30")
@pytest.mark.parametrize("token", TOKENS)
def test_if_you_win_boris_scores_the_vp_of_the_token_if_it_shows_any(token: str) -> None:
    s = position(yours={"d1": 3}, theirs={"d1": 1}, tokens={"d1": token})
    run(s, ResolveTiles(0))
    vp = COMPONENTS.tokens[TOKENS.index(token)].vp
    assert (asked(s), s.vp, s.boris.vp, boxed(s)) == ("", 5, vp, [token])
    assert (cells(s.masters), off_the_tiles(s)) == (["d1"], {"guildhall": 6, "supply": 9, "plantation": 0})
    assert (s.scoreboard, s.deck_left, s.mayoral_deck_left) == (2, 105, 21)


@pytest.mark.rule("GOL-S32")
def test_if_you_win_and_boris_is_not_there_he_scores_nothing_and_the_token_goes_to_the_box() -> None:
    s = position(yours={"d1": 4}, tokens={"d1": "token-vp3"})
    run(s, ResolveTiles(0))
    assert (s.vp, s.boris.vp, boxed(s), s.tokens[D1]) == (5, 0, ["token-vp3"], -1)


@pytest.mark.rule("GOL-S32")
def test_you_take_every_part_of_the_first_place_reward() -> None:
    s = position(yours={"b1": 4})
    run(s, ResolveTiles(0))
    assert (s.vp, cells(s.masters), off_the_tiles(s)) == (4, ["b1"], {"guildhall": 4 + 3 + 2, "supply": 6, "plantation": 0})


@pytest.mark.rule("GOL-S33")
def test_a_tile_that_boris_wins_stays_without_a_master_and_is_closed() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 4})
    run(s, ResolveTiles(0))
    assert (s.resolved[D1], s.masters[D1], s.is_open(D1)) == (True, False, False)


# --- ties


@pytest.mark.rule("GOL-S34", "GOL-S35")
def test_tiles_that_boris_won_do_not_help_him_in_a_tie() -> None:
    s = position(resolved="c1 e1 d2", yours={"d1": 2}, theirs={"d1": 2})
    run(s, ResolveTiles(0))
    assert (s.resolved[D1], s.vp, s.boris.vp, at(s.theirs)) == (False, 0, 0, {"d1": 2})


@pytest.mark.rule("GOL-S34", "GOL-S49")
def test_adjacent_tiles_that_boris_won_score_nothing_for_him_at_the_end() -> None:
    s = position(theirs={"d1": 4, "e1": 3}, vp=20)
    run(s, ResolveTiles(0))
    before = s.boris.vp
    run(s, FinalScore())
    assert (before, GAME.result(s).opponent) == (8, 8)


@pytest.mark.rule("GOL-S35")
@pytest.mark.parametrize("master", [name for name in ROOM if name != "d1"])
def test_you_win_a_tie_with_an_orthogonally_adjacent_master_and_only_so(master: str) -> None:
    s = position(masters=master, yours={"d1": 2}, theirs={"d1": 2})
    run(s, ResolveTiles(0))
    assert s.masters[D1] == (master in ("c1", "e1", "d2"))
    assert (s.vp, s.boris.vp) == ((5, 1) if s.masters[D1] else (0, 0))


@pytest.mark.rule("GOL-S35")
def test_a_tied_tile_stays_as_it_is_and_is_tested_again_next_time() -> None:
    s = position(yours={"d1": 3}, theirs={"d1": 3}, tokens={"d1": "token-vp2"})
    run(s, ResolveTiles(0))
    assert (at(s.yours), at(s.theirs), TOKENS[s.tokens[D1]], "told-tied" in told(s)) == ({"d1": 3}, {"d1": 3}, "token-vp2", True)
    s.theirs[D1] += 1
    run(s, ResolveTiles(0))
    assert (s.resolved[D1], s.boris.vp, s.vp) == (True, 5, 2)


@pytest.mark.rule("GOL-S35")
def test_a_master_won_earlier_in_the_pass_decides_a_later_tie() -> None:
    s = position(yours={"d1": 4, "e1": 2}, theirs={"e1": 2})
    run(s, ResolveTiles(0), "toast")
    assert (cells(s.masters), s.vp) == (["d1", "e1"], 5 + 3)


@pytest.mark.rule("GOL-S35", "GOL-S28")
@pytest.mark.parametrize(("masters", "won"), [("", False), ("e1", True), ("e2", False)])
def test_equal_strength_counts_your_neutrals_in(masters: str, won: bool) -> None:
    s = position(masters=masters, yours={"d1": 2}, theirs={"d1": 3}, store=1, scoreboard=1)
    run(s, ResolveTiles(0), "store")
    assert (asked(s), s.masters[D1], s.scoreboard) == ("", won, 2)
    assert (s.vp, s.boris.vp) == ((5, 1) if won else (0, 0))


# --- where everybody goes


@pytest.mark.rule("GOL-S36")
@pytest.mark.parametrize(("yours", "theirs", "home"), [(5, 0, 4), (5, 2, 4), (2, 5, 2), (0, 5, 0)])
def test_your_surplus_goes_to_the_guildhall_and_all_of_boriss_to_his_stock(yours: int, theirs: int, home: int) -> None:
    s = position(yours={"d1": yours, "e5": 1}, theirs={"d1": theirs, "e5": 1})
    run(s, ResolveTiles(0))
    assert off_the_tiles(s) == {"guildhall": 4 + home, "supply": 11 - yours, "plantation": 0}
    assert (at(s.yours), at(s.theirs)) == ({"e5": 1}, {"e5": 1})


@pytest.mark.rule("GOL-S36")
def test_liverymen_just_sent_home_can_be_used_by_the_reward() -> None:
    s = position(guildhall=0, yours={"c1": 4})
    run(s, ResolveTiles(0), "guildhall")
    assert off_the_tiles(s) == {"guildhall": 2, "supply": 12, "plantation": 1}


@pytest.mark.rule("GOL-S25")
def test_the_pass_goes_once_through_all_tiles_from_top_left_to_bottom_right() -> None:
    s = position(beadle="")
    for cell in range(CELLS):
        if cell != GUILDHALL:
            s.theirs[cell] = s.threshold(cell)
    run(s, ResolveTiles(0))
    won = [str(event.phrase.values["name"]) for event in s.story or [] if event.phrase.message == "told-won-tile"]
    assert [s.tile(cell).id in won[place] for place, cell in enumerate(c for c in range(CELLS) if c != GUILDHALL)] == [True] * 24
    assert [cell_token(cell) for cell in range(CELLS) if not s.resolved[cell]] == ["guildhall"]


@pytest.mark.rule("GOL-S25")
@pytest.mark.parametrize(("standing", "said"), [(5, "Tiles are resolved."), (0, "none has reached its threshold.")])
def test_it_is_said_if_no_threshold_is_reached(standing: int, said: str) -> None:
    s = position(yours={"d1": standing})
    run(s, ResolveTiles(0))
    assert s.story is not None and GAME.words.say(s.story[0].phrase, "en").endswith(said)
