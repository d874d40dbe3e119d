"""The growth phase in rounds 4 and 8."""

import pytest

from soloist.games.guilds_of_london.plantation import ScorePlantation
from soloist.games.guilds_of_london.scene import scene
from tests.games.guilds_of_london.acting import headings, off_the_tiles, pass_round
from tests.games.guilds_of_london.position import MAYORAL, position
from tests.support.driving import asked, offered, run, told

SIDES = ["virginia", "ulster"]


@pytest.mark.rule("GOL-S45")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_plantation_is_scored_in_rounds_4_and_8(number: int) -> None:
    s = position(round=number - 1, plantation=1)
    pass_round(s, "toast", "toast", "toast")
    assert ("growth" in headings(s)) == (number in (4, 8))
    assert (s.boris.vp - 7, s.side, s.plantation) == ((3, 1, 0) if number in (4, 8) else (0, 0, 1))


@pytest.mark.rule("GOL-S45")
def test_growth_lays_no_new_tiles() -> None:
    s = position(resolved="a1 b1 d1", plantation=1)
    before = (s.tiles.copy(), s.unseen_tiles.copy(), s.tokens.copy(), s.resolved.copy())
    run(s, ScorePlantation())
    assert (s.tiles, s.unseen_tiles, s.tokens, s.resolved) == before


@pytest.mark.rule("GOL-S45")
def test_only_your_liverymen_on_the_plantation_count() -> None:
    s = position(guildhall=7, theirs={"a1": 9}, yours={"d1": 3}, store=2, scoreboard=0)
    run(s, ScorePlantation())
    assert (s.vp, s.boris.vp) == (0, 7)


@pytest.mark.rule("GOL-S45a")
@pytest.mark.parametrize(("side", "vp"), [("virginia", 7), ("ulster", 3)])
def test_with_nobody_of_yours_there_boris_scores_the_left_half(side: str, vp: int) -> None:
    s = position(side=side)
    run(s, ScorePlantation())
    assert (asked(s), s.vp, s.boris.vp, s.plantations_won, s.mayoral) == ("", 0, vp, 0, [])


@pytest.mark.rule("GOL-S45b")
@pytest.mark.parametrize("side", SIDES)
def test_with_exactly_one_boris_scores_3_and_nobody_wins(side: str) -> None:
    s = position(side=side, plantation=1)
    run(s, ScorePlantation())
    assert (asked(s), s.vp, s.boris.vp, s.plantations_won, s.mayoral) == ("", 0, 3, 0, [])


@pytest.mark.rule("GOL-S45c")
@pytest.mark.parametrize("plantation", [2, 3, 8])
def test_with_two_or_more_on_virginia_you_score_7_and_boris_nothing(plantation: int) -> None:
    s = position(plantation=plantation)
    run(s, ScorePlantation())
    assert (asked(s), s.vp, s.boris.vp, s.plantations_won) == ("", 7, 0, 1)


@pytest.mark.rule("GOL-S45c")
def test_with_two_on_ulster_you_score_3_and_take_the_rest_of_the_reward() -> None:
    s = position(side="ulster", plantation=2)
    run(s, ScorePlantation(), "city-walls", "cheapside")
    assert offered(s) == ["city-walls", "cheapside"]
    run(s, "cheapside")
    assert (s.vp, s.boris.vp, s.plantations_won) == (3, 0, 1)
    assert ([MAYORAL[card] for card in s.mayoral], s.mayoral_discards_left) == (["cheapside"], 1)


@pytest.mark.rule("GOL-S45d")
@pytest.mark.parametrize("plantation", [0, 1, 2, 5])
@pytest.mark.parametrize("side", SIDES)
def test_your_liverymen_go_to_the_supply_and_the_tile_is_turned_over(side: str, plantation: int) -> None:
    s = position(side=side, plantation=plantation)
    run(s, ScorePlantation())
    if asked(s):
        run(s, "city-walls", "cheapside", "cheapside")
    assert off_the_tiles(s) == {"guildhall": 4, "supply": 12, "plantation": 0}
    assert s.side == 1 - SIDES.index(side)


@pytest.mark.rule("GOL-S45d")
def test_they_leave_only_after_the_reward() -> None:
    s = position(side="ulster", plantation=2)
    run(s, ScorePlantation(), "city-walls")
    assert (off_the_tiles(s)["plantation"], s.side) == (2, 1)
    run(s, "cheapside", "cheapside")
    assert (off_the_tiles(s)["plantation"], s.side) == (0, 0)


@pytest.mark.rule("GOL-S45d", "GOL-S45a")
def test_in_round_8_the_other_side_is_scored() -> None:
    s = position(side="virginia")
    run(s, ScorePlantation())
    run(s, ScorePlantation())
    assert (s.boris.vp, s.side) == (7 + 3, 0)
    s = position(side="ulster")
    run(s, ScorePlantation())
    run(s, ScorePlantation())
    assert (s.boris.vp, s.side) == (3 + 7, 1)


@pytest.mark.rule("GOL-S45d")
def test_surplus_to_the_supply_or_not_the_plantation_always_sends_to_the_supply() -> None:
    for ruling in ("guildhall", "supply"):
        s = position(plantation=3, surplus_liverymen_go_to=ruling)
        run(s, ScorePlantation())
        assert off_the_tiles(s) == {"guildhall": 4, "supply": 12, "plantation": 0}


@pytest.mark.rule("GOL-S45c", "GOL-B16")
def test_the_last_mayoral_cards_are_drawn_without_shuffling_the_refused_ones_before_the_next_draw() -> None:
    s = position(side="ulster", plantation=2)
    s.mayoral_discards = [int(card not in ("city-walls", "cheapside")) for card in MAYORAL]
    s.mayoral_discards_left = sum(s.mayoral_discards)
    s.mayoral_deck = [1 - there for there in s.mayoral_discards]
    s.mayoral_deck_left = 2
    run(s, ScorePlantation(), "city-walls", "cheapside", "cheapside")
    assert (s.mayoral_deck_left, s.mayoral_discards_left) == (0, 20)


@pytest.mark.rule("GOL-S45")
def test_growth_is_told_once_and_by_its_own_clause() -> None:
    s = position()
    run(s, ScorePlantation())
    assert [event.rule for event in s.story or []] == ["GOL-S45", "GOL-S45a", "GOL-S45d"]
    assert told(s)[0] == "told-growth"


@pytest.mark.rule("GOL-S45")
@pytest.mark.parametrize(("number", "limit"), [(8, 2), (9, None)])
def test_after_its_last_scoring_the_plantation_has_no_goal_any_more(number: int, limit: int | None) -> None:
    (spot,) = [spot for zone in scene(position(round=number)).zones for spot in zone.spots if spot.id == "plantation"]
    assert (spot.value, spot.limit) == (0, limit)
