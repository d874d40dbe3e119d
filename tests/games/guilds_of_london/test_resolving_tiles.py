"""Resolving tiles: ripe or not, who wins, what happens then."""

import pytest

from soloist.games.guilds_of_london.components import cell_token
from soloist.games.guilds_of_london.turn import HandLimit
from tests.games.guilds_of_london.acting import belongings, resolve, token_at, use, uses_of
from tests.games.guilds_of_london.position import CELL, GRID, TOKENS, at, cells, position
from tests.support.driving import asked, offered, run

# --- the pass


@pytest.mark.rule("GOL-B32")
def test_tiles_are_resolved_row_by_row_from_the_top_left() -> None:
    s = position(theirs={"d5": 4, "d1": 4, "c2": 6, "a3": 4, "e2": 3})
    resolve(s)
    won = [event.phrase.values["name"] for event in s.story or [] if event.phrase.message == "told-won-tile"]
    names = ["fishmongers", "gog-and-magog", "salters", "ironmongers", "bakers"]
    assert [name.values["id"] for name in won if not isinstance(name, (str, int, tuple))] == names


@pytest.mark.rule("GOL-B32")
def test_a_reward_can_make_a_later_tile_ripe_in_the_same_pass() -> None:
    s = position(yours={"b2": 4, "e4": 2})
    resolve(s, "e4")
    assert (cells(s.masters), s.vp) == (["b2", "e4"], 4 + 4)


@pytest.mark.rule("GOL-B32")
def test_an_earlier_tile_that_becomes_ripe_waits_for_the_next_resolution() -> None:
    s = position(yours={"b2": 4, "e1": 2})
    resolve(s, "e1")
    assert (cells(s.masters), at(s.yours)) == (["b2"], {"e1": 3})
    resolve(s, "loan")
    assert cells(s.masters) == ["e1", "b2"]


@pytest.mark.rule("GOL-B32")
def test_a_tile_that_is_left_in_the_pass_is_not_ripe_when_its_turn_comes() -> None:
    s = position(yours={"b2": 4, "e4": 3})
    resolve(s, "from-e4", "a1")
    assert (cells(s.masters), at(s.yours)) == (["b2"], {"a1": 1, "e4": 2})


@pytest.mark.rule("GOL-B32")
def test_the_pass_goes_on_at_the_next_tile_after_a_choice() -> None:
    s = position(yours={"c1": 4, "a3": 4, "b5": 3}, guildhall=0)
    resolve(s, "guildhall")
    assert (asked(s), cells(s.masters)) == ("Embark", ["c1", "a3"])
    run(s, "stop", "guildhall")
    assert (asked(s), cells(s.masters), s.plantation) == ("", ["c1", "a3", "b5"], 2)


# --- ripe


@pytest.mark.rule("GOL-B33")
@pytest.mark.parametrize(
    ("yours", "theirs", "ripe"),
    [(4, 0, True), (0, 4, True), (3, 1, True), (1, 3, True), (3, 0, False), (1, 2, False), (0, 9, True)],
)
def test_liverymen_of_both_count_together_towards_the_threshold(yours: int, theirs: int, ripe: bool) -> None:
    s = position(yours={"d1": yours}, theirs={"d1": theirs}, scoreboard=0)
    resolve(s)
    assert s.resolved[CELL["d1"]] == ripe


@pytest.mark.rule("GOL-B33")
@pytest.mark.parametrize(("beadle", "ripe"), [("d1", True), ("a1", False)])
def test_the_beadle_counts_as_one_pawn_that_nobody_owns(beadle: str, ripe: bool) -> None:
    s = position(yours={"d1": 3}, beadle=beadle)
    resolve(s)
    assert s.resolved[CELL["d1"]] == ripe


@pytest.mark.rule("GOL-B33")
def test_special_buildings_are_resolved_like_guilds() -> None:
    s = position(yours={"c2": 6})
    resolve(s)
    assert (cells(s.masters), s.vp, s.store, s.scoreboard) == (["c2"], 6, 2, 0)


# --- who wins


@pytest.mark.rule("GOL-B35")
@pytest.mark.parametrize(
    ("yours", "theirs", "vp", "boris_vp", "masters"),
    [(3, 1, 5, 2, ["d1"]), (1, 3, 2, 5, []), (4, 0, 5, 0, ["d1"]), (0, 4, 0, 5, [])],
)
def test_most_liverymen_take_first_place_and_the_next_with_one_at_least_second(
    yours: int, theirs: int, vp: int, boris_vp: int, masters: list[str]
) -> None:
    s = position(yours={"d1": yours}, theirs={"d1": theirs}, tokens={"d1": "token-vp2"}, scoreboard=0)
    resolve(s)
    assert (s.vp, s.boris.vp, cells(s.masters)) == (vp, boris_vp, masters)


@pytest.mark.rule("GOL-B36")
@pytest.mark.parametrize(
    ("master", "wins"), [("d2", True), ("c1", True), ("e1", True), ("c2", False), ("e2", False), ("d3", False), ("d5", False)]
)
def test_a_tie_goes_to_who_has_a_master_on_an_orthogonally_adjacent_tile(master: str, wins: bool) -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, masters=master, scoreboard=0)
    resolve(s)
    assert (s.masters[CELL["d1"]], s.resolved[CELL["d1"]]) == (wins, wins)


@pytest.mark.rule("GOL-B36")
def test_a_resolved_neighbour_without_a_master_decides_no_tie() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, resolved="d2 c1 e1", scoreboard=0)
    resolve(s)
    assert not s.resolved[CELL["d1"]]


@pytest.mark.rule("GOL-B36")
def test_an_undecided_tile_stays_as_it_is_and_is_tested_again_next_time() -> None:
    s = position(yours={"d1": 2}, theirs={"d1": 2}, scoreboard=0, tokens={"d1": "token-vp3"})
    before = belongings(s)
    resolve(s)
    assert (belongings(s), token_at(s, CELL["d1"])) == (before, "token-vp3")
    s.yours[CELL["d1"]] += 1
    resolve(s)
    assert (cells(s.masters), s.boris.vp) == (["d1"], 3)


# --- what happens


@pytest.mark.rule("GOL-B37")
def test_the_tile_is_turned_over_one_stays_as_master_and_the_others_go_to_the_guildhall() -> None:
    s = position(yours={"d1": 3}, theirs={"d1": 1}, guildhall=2)
    supply = s.supply
    resolve(s)
    assert (cells(s.masters), cells(s.resolved)) == (["d1"], ["d1"])
    assert (s.guildhall, s.supply, at(s.yours), at(s.theirs)) == (4, supply, {}, {})


@pytest.mark.rule("GOL-B37")
def test_on_a_tile_you_lose_all_your_liverymen_go_to_the_guildhall() -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, guildhall=2, scoreboard=0)
    resolve(s)
    assert (s.guildhall, at(s.yours), cells(s.masters)) == (3, {}, [])


@pytest.mark.rule("GOL-B37")
@pytest.mark.parametrize(("yours", "theirs", "surplus"), [(3, 1, 2), (1, 3, 1)])
def test_by_the_other_ruling_the_surplus_goes_to_the_supply(yours: int, theirs: int, surplus: int) -> None:
    s = position(yours={"d1": yours}, theirs={"d1": theirs}, guildhall=2, scoreboard=0, surplus_liverymen_go_to="supply")
    supply = s.supply
    resolve(s)
    assert (s.guildhall, s.supply) == (2, supply + surplus)


@pytest.mark.rule("GOL-B37")
def test_first_place_takes_points_and_extras() -> None:
    s = position(yours={"e1": 3}, hand="toast")
    resolve(s)
    assert (asked(s), s.vp) == ("DrawCard", 3)
    run(s, "loan")
    assert (asked(s), s.hand_size) == ("", 2)


@pytest.mark.rule("GOL-B37")
@pytest.mark.parametrize(
    ("token", "answers", "changed"),
    [
        ("token-vp1", [], {"vp": 1}),
        ("token-vp2", [], {"vp": 2}),
        ("token-vp3", [], {"vp": 3}),
        ("token-draw1", ["loan"], {"hand": {"loan": 1}}),
        ("token-draw2", ["loan", "fine"], {"hand": {"loan": 1, "fine": 1}}),
        ("token-hire1", [], {"guildhall": 6, "supply": 10}),
        ("token-hire2", [], {"guildhall": 7, "supply": 9}),
        ("token-plantation1", ["guildhall"], {"guildhall": 4, "plantation": 1}),
        ("token-neutral1", [], {"store": 1, "scoreboard": 1}),
        ("token-move1", ["a1"], {"guildhall": 4, "yours": {"a1": 1}}),
        ("token-mayoral", ["city-walls", "cheapside", "cheapside"], {"mayoral": ["cheapside"], "refused": ["city-walls"]}),
    ],
)
def test_second_place_takes_the_reward_token_and_carries_it_out(
    token: str, answers: list[str], changed: dict[str, object]
) -> None:
    s = position(yours={"d1": 1}, theirs={"d1": 3}, tokens={"d1": token})
    before = belongings(s) | {"boris_vp": 5, "theirs": {}, "yours": {}, "guildhall": 5}
    resolve(s, *answers)
    assert (asked(s), belongings(s)) == ("", before | changed)
    assert [TOKENS[boxed] for boxed in s.boxed_tokens] == [token]


@pytest.mark.rule("GOL-B37")
@pytest.mark.parametrize("side", ["yours", "theirs"])
def test_an_unclaimed_token_goes_to_the_box(side: str) -> None:
    s = position(**{side: {"d1": 4}}, tokens={"d1": "token-vp3"})  # type: ignore[arg-type]
    resolve(s)
    assert ([TOKENS[boxed] for boxed in s.boxed_tokens], token_at(s, CELL["d1"])) == (["token-vp3"], "")
    assert s.vp + s.boris.vp == 5


@pytest.mark.rule("GOL-B37")
def test_the_beadle_of_a_resolved_tile_moves_to_the_lowest_unresolved_priority() -> None:
    s = position(yours={"a1": 4}, resolved="b1")
    resolve(s)
    assert (cells(s.masters), s.beadle) == (["a1"], CELL["c1"])


@pytest.mark.rule("GOL-B37")
def test_the_beadle_moves_after_the_rewards() -> None:
    s = position(yours={"c1": 3}, resolved="a1 b1")
    resolve(s)
    assert (asked(s), s.beadle) == ("Embark", CELL["c1"])
    run(s, "stop")
    assert s.beadle == CELL["d1"]


@pytest.mark.rule("GOL-B37")
def test_elsewhere_the_beadle_stays() -> None:
    s = position(yours={"d1": 4})
    resolve(s)
    assert s.beadle == CELL["a1"]


@pytest.mark.rule("GOL-B38")
def test_a_reward_takes_its_liveryman_from_the_guildhall_where_those_just_released_are() -> None:
    s = position(yours={"c1": 4}, guildhall=0)
    resolve(s)
    assert (asked(s), offered(s), s.guildhall) == ("Embark", ["guildhall", "stop"], 3)
    run(s, "guildhall")
    assert (s.plantation, s.guildhall) == (1, 2)


@pytest.mark.rule("GOL-B38")
def test_with_nobody_on_the_guildhall_such_a_reward_is_lost() -> None:
    s = position(yours={"c1": 3}, guildhall=0, beadle="c1", surplus_liverymen_go_to="supply")
    resolve(s)
    assert (asked(s), cells(s.masters), s.plantation) == ("", ["c1"], 0)


@pytest.mark.rule("GOL-B39")
def test_a_resolved_tile_cannot_be_entered_nor_resolved_again() -> None:
    s = position(hand="toast sedan-chair patronage", masters="d1", resolved="a5")
    use(s, "toast", "move")
    assert not {"d1", "a5"} & set(offered(s))
    run(s, "e3")
    use(s, "sedan-chair", "ability")
    assert not {"d1", "a5"} & set(offered(s))
    run(s, "e3")
    use(s, "patronage", "ability")
    assert not {"d1", "a5"} & set(offered(s))
    run(s, "stop")
    before = belongings(s)
    resolve(s)
    assert belongings(s) == before


@pytest.mark.rule("GOL-B39")
def test_with_every_tile_resolved_nobody_can_move() -> None:
    everything = " ".join(column + row for row in "12345" for column in "abcde" if column + row != "c3")
    s = position(hand="sedan-chair", resolved=everything)
    assert uses_of(s, "sedan-chair") == ["hire"]


@pytest.mark.rule("GOL-B30", "GOL-B37")
def test_who_wins_the_university_discards_nothing_at_the_end_of_a_turn_any_more() -> None:
    s = position(yours={"c4": 5}, hand="toast toast loan fine passage ledger banquet charter")
    resolve(s)
    assert (cells(s.masters), s.vp) == (["c4"], 4)
    run(s, HandLimit())
    assert (asked(s), s.hand_size) == ("", 8)


@pytest.mark.rule("GOL-B30")
def test_the_university_lifts_no_limit_for_who_takes_second_place_there() -> None:
    s = position(yours={"c4": 1}, theirs={"c4": 4}, hand="toast toast loan fine passage ledger banquet charter")
    resolve(s)
    run(s, HandLimit())
    assert asked(s) == "DiscardToLimit"


@pytest.mark.rule("GOL-B04", "GOL-B37")
@pytest.mark.parametrize(
    ("tile", "answers", "changed"),
    [
        ("st-lawrence-jewry", ["loan", "fine", "toast", "toast"], {"vp": 4, "hand": {"loan": 1, "toast": 2, "fine": 1}}),
        ("gog-and-magog", [], {"vp": 6, "store": 2, "scoreboard": 0}),
        (
            "assembly-hall",
            ["city-walls", "cheapside", "cheapside"],
            {"vp": 5, "mayoral": ["cheapside"], "refused": ["city-walls"]},
        ),
        ("lord-mayors-parade", [], {"vp": 9}),
        ("university-of-london", [], {"vp": 4, "no_hand_limit": True}),
    ],
)
def test_the_first_places_of_the_special_buildings(tile: str, answers: list[str], changed: dict[str, object]) -> None:
    grid = GRID if tile in GRID else [tile if name == "gog-and-magog" else name for name in GRID]
    s = position(grid=grid)
    s.yours[grid.index(tile)] = 6
    s.supply -= 6
    before = belongings(s) | {"yours": {}, "guildhall": 9, "masters": [cell_token(grid.index(tile))]}
    resolve(s, *answers)
    assert (asked(s), belongings(s)) == ("", before | changed)
