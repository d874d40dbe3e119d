"""The beadle's scoring at the end of every round, and where he goes."""

import pytest

from soloist.games.guilds_of_london.beadle import BeadleScores
from soloist.games.guilds_of_london.components import NONE, cell_token
from soloist.games.guilds_of_london.resolving import ResolveTiles
from soloist.games.guilds_of_london.round import Round
from tests.games.guilds_of_london.acting import SPECIAL, boxed, headings, off_the_tiles, pass_round
from tests.games.guilds_of_london.position import CELL, GRID, TOKENS, at, cells, position
from tests.support.driving import asked, offered, run

GUILDS = [name for name in CELL if name not in ("guildhall", *SPECIAL)]
BACKWARDS = tuple(GRID[24 - cell] if cell_token(cell) not in SPECIAL else tile for cell, tile in enumerate(GRID))
"""Priority 1 is at the bottom right and 20 at the top left."""


def all_but(*names: str) -> str:
    """All guilds except these, to be resolved."""
    return " ".join(name for name in GUILDS if name not in names)


@pytest.mark.rule("GOL-S37")
@pytest.mark.parametrize("number", range(1, 11))
def test_in_every_round_his_tile_is_turned_over(number: int) -> None:
    s = position(round=number - 1)
    pass_round(s, "sedan-chair", "sedan-chair", "sedan-chair")
    assert headings(s).count("beadle") == 1
    assert (s.boris.vp - (7 if number in (4, 8) else 0), s.resolved[CELL["a1"]]) == (7, True)


@pytest.mark.rule("GOL-S37")
@pytest.mark.parametrize(
    ("number", "order"),
    [
        (1, ["round-1", "you", "boris", "beadle"]),
        (2, ["round-2", "you", "boris", "resolve", "beadle"]),
        (4, ["round-4", "you", "boris", "resolve", "beadle", "growth"]),
        (7, ["round-7", "you", "boris", "beadle"]),
        (8, ["round-8", "you", "boris", "resolve", "beadle", "growth"]),
    ],
)
def test_it_comes_after_the_turns_and_the_resolution_but_before_growth(number: int, order: list[str]) -> None:
    s = position(round=number - 1)
    pass_round(s, "sedan-chair", "sedan-chair", "sedan-chair")
    assert headings(s)[: headings(s).index(f"round-{number + 1}")] == order


@pytest.mark.rule("GOL-S37")
def test_it_waits_until_the_rewards_of_the_resolution_are_carried_out() -> None:
    s = position(round=1, yours={"c1": 4})
    pass_round(s, "toast", "toast", "toast")
    assert (offered(s), s.boris.vp) == (["guildhall", "stop"], 0)
    run(s, "guildhall")
    assert (s.boris.vp, s.plantation) == (7, 1)


@pytest.mark.rule("GOL-S38", "GOL-S39")
@pytest.mark.parametrize("name", GUILDS)
def test_his_tile_is_turned_over_whatever_its_threshold_for_boriss_first_place_vp(name: str) -> None:
    s = position(beadle=name, raised=name)
    run(s, BeadleScores())
    assert (cells(s.resolved), s.boris.vp, s.vp) == ([name], s.tile(CELL[name]).vp, 0)


@pytest.mark.rule("GOL-S38", "GOL-S27")
def test_the_threshold_neutral_of_his_tile_goes_to_the_box() -> None:
    s = position(raised="a1 b1")
    run(s, BeadleScores())
    assert (cells(s.raised), s.scoreboard, s.store) == (["b1"], 2, 0)


@pytest.mark.rule("GOL-S39")
@pytest.mark.parametrize("name", ["b1", "c1", "e1", "b2", "e5"])
def test_boris_gets_no_other_part_of_the_reward(name: str) -> None:
    s = position(beadle=name)
    run(s, BeadleScores())
    assert (asked(s), s.deck_left, s.scoreboard, s.store) == ("", 105, 2, 0)
    assert off_the_tiles(s) == {"guildhall": 4, "supply": 12, "plantation": 0}


@pytest.mark.rule("GOL-S40")
@pytest.mark.parametrize(("yours", "theirs"), [(1, 0), (9, 0), (4, 2), (1, 5), (0, 3)])
def test_you_get_nothing_and_your_liverymen_go_to_the_guildhall(yours: int, theirs: int) -> None:
    s = position(yours={"a1": yours}, theirs={"a1": theirs}, masters="b1", tokens={"a1": "token-vp3"})
    run(s, BeadleScores())
    assert (asked(s), s.vp, s.boris.vp) == ("", 0, 7)
    assert off_the_tiles(s) == {"guildhall": 4 + yours, "supply": 11 - yours, "plantation": 0}
    assert (at(s.yours), at(s.theirs), cells(s.masters)) == ({}, {}, ["b1"])


@pytest.mark.rule("GOL-S40")
@pytest.mark.parametrize("token", TOKENS)
@pytest.mark.parametrize("promo", ["no", "yes"])
def test_nobody_receives_the_reward_token_and_it_goes_to_the_box(token: str, promo: str) -> None:
    s = position(yours={"a1": 1}, theirs={"a1": 1}, tokens={"a1": token}, promo_card=promo)
    run(s, BeadleScores())
    assert (asked(s), boxed(s), s.promo_tokens, s.tokens[CELL["a1"]], s.vp, s.boris.vp) == ("", [token], [], NONE, 0, 7)


@pytest.mark.rule("GOL-S40")
def test_also_with_surplus_to_the_supply_his_tile_sends_yours_to_the_guildhall() -> None:
    s = position(yours={"a1": 2}, surplus_liverymen_go_to="supply")
    run(s, BeadleScores())
    assert off_the_tiles(s) == {"guildhall": 6, "supply": 10, "plantation": 0}


@pytest.mark.rule("GOL-S41")
@pytest.mark.parametrize(
    ("grid", "resolved", "to"),
    [
        (GRID, "", "b1"),
        (GRID, "b1 c1", "d1"),
        (BACKWARDS, "", "d5"),
        (BACKWARDS, "d5 c5 a5", "b5"),
        (GRID, all_but("a1", "e5"), "e5"),
    ],
)
def test_then_he_moves_to_the_lowest_priority_that_is_unresolved(grid: tuple[str, ...], resolved: str, to: str) -> None:
    s = position(grid=grid, resolved=resolved)
    run(s, BeadleScores())
    assert cell_token(s.beadle) == to


@pytest.mark.rule("GOL-S41")
def test_round_after_round_he_turns_over_the_tiles_in_the_order_of_priority() -> None:
    s = position(grid=BACKWARDS)
    turned = []
    while s.beadle != NONE:
        turned.append(cell_token(s.beadle))
        run(s, BeadleScores())
    assert turned == list(reversed(GUILDS))


@pytest.mark.rule("GOL-S42", "GOL-S43")
def test_he_never_goes_to_a_special_building_but_out_of_the_game() -> None:
    s = position(resolved=all_but("a1"))
    run(s, BeadleScores())
    assert (s.beadle, [name for name in SPECIAL if s.resolved[CELL[name]]]) == (NONE, [])
    run(s, BeadleScores())
    assert s.boris.vp == 7


@pytest.mark.rule("GOL-S43")
@pytest.mark.parametrize(("number", "growth"), [(3, 0), (4, 7)])
def test_the_round_in_which_he_leaves_is_the_last_and_is_played_to_its_end(number: int, growth: int) -> None:
    s = position(round=number - 1, resolved=all_but("a1"))
    pass_round(s, "toast", "toast", "toast")
    assert (s.outcome, s.boris.vp, s.side) == ("lost", 7 + growth, int(growth > 0))


@pytest.mark.rule("GOL-S44")
def test_when_his_tile_is_resolved_normally_he_moves_on_and_the_new_tile_scores() -> None:
    s = position(round=1, yours={"a1": 4})
    run(s, Round(), *["passage"] * 4, "sedan-chair", "sedan-chair", "sedan-chair")
    assert (s.vp, s.boris.vp, cells(s.masters), cells(s.resolved)) == (7, 4, ["a1"], ["a1", "b1"])
    assert cell_token(s.beadle) == "c1"


@pytest.mark.rule("GOL-S44")
@pytest.mark.parametrize(("yours", "theirs"), [(4, 0), (0, 4)])
def test_he_moves_at_once_whoever_wins_his_tile(yours: int, theirs: int) -> None:
    s = position(yours={"a1": yours}, theirs={"a1": theirs}, resolved="b1")
    run(s, ResolveTiles(0))
    assert (cell_token(s.beadle), s.resolved[CELL["a1"]]) == ("c1", True)


@pytest.mark.rule("GOL-S44")
def test_on_a_tied_tile_he_stays() -> None:
    s = position(yours={"a1": 2}, theirs={"a1": 2})
    run(s, ResolveTiles(0))
    run(s, BeadleScores())
    assert (s.boris.vp, s.vp, cell_token(s.beadle), off_the_tiles(s)["guildhall"]) == (7, 0, "b1", 6)


@pytest.mark.rule("GOL-S44")
def test_on_a_new_tile_that_the_pass_has_not_reached_he_counts() -> None:
    s = position(yours={"a1": 4, "b1": 3})
    run(s, ResolveTiles(0))
    assert (cells(s.masters), s.vp, cell_token(s.beadle)) == (["a1", "b1"], 7 + 4, "c1")


@pytest.mark.rule("GOL-S44")
def test_on_a_new_tile_behind_the_pass_he_comes_too_late() -> None:
    s = position(grid=BACKWARDS, yours={"e5": 4, "d5": 3})
    run(s, ResolveTiles(0))
    assert (cells(s.masters), cell_token(s.beadle)) == (["e5"], "d5")
    run(s, BeadleScores())
    assert (s.boris.vp, off_the_tiles(s)["guildhall"]) == (4, 4 + 3 + 3)


@pytest.mark.rule("GOL-S44")
def test_he_moves_after_the_rewards_of_his_tile() -> None:
    s = position(resolved="a1", yours={"b1": 1, "c1": 3}, beadle="c1")
    run(s, ResolveTiles(0))
    assert (offered(s), s.resolved[CELL["c1"]], cell_token(s.beadle)) == (["guildhall", "stop"], True, "c1")
    run(s, "stop")
    assert cell_token(s.beadle) == "b1"


@pytest.mark.rule("GOL-S44", "GOL-S43")
def test_if_he_cannot_move_on_in_the_pass_he_is_gone_and_nothing_is_turned_over() -> None:
    s = position(round=1, resolved=all_but("a1"), yours={"a1": 4, "c2": 6})
    pass_round(s, "apprentices", "apprentices", "apprentices")
    assert (s.beadle, s.outcome, s.boris.vp, cells(s.masters)) == (NONE, "won", 0, ["a1", "c2"])
    assert (s.vp, "beadle" in headings(s)) == (7 + 6, False)
