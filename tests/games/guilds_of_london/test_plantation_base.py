"""The plantation in the growth phase, as far as the base game says it."""

import pytest

from soloist.games.guilds_of_london.components import SIDES
from soloist.games.guilds_of_london.plantation import ScorePlantation
from tests.games.guilds_of_london.acting import belongings, fresh, set_up
from tests.games.guilds_of_london.position import COMPONENTS, TILES, position
from tests.support.driving import asked, offered, play_out, run, told


@pytest.mark.rule("GOL-B40")
def test_growth_comes_every_four_rounds_and_no_tile_is_added() -> None:
    s = fresh()
    set_up(s)
    laid = [TILES[tile] for tile in s.tiles if tile >= 0]
    s.story = []
    play_out(s, "end", "stop")
    headings = [event.heading for event in s.story if event.heading]
    rounds = [heading for heading in headings if heading.startswith("round-") or heading == "growth"]
    before = [rounds[place - 1] for place, heading in enumerate(rounds) if heading == "growth"]
    assert before == ["round-4", "round-8"]
    assert [TILES[tile] for tile in s.tiles if tile >= 0] == laid


@pytest.mark.rule("GOL-B41")
@pytest.mark.parametrize("there", [2, 3, 7])
def test_most_liverymen_take_the_first_reward_then_all_go_to_the_supply_and_the_tile_is_turned(there: int) -> None:
    s = position(plantation=there)
    before = belongings(s)
    run(s, ScorePlantation())
    assert belongings(s) == before | {"vp": 7, "plantation": 0, "supply": 12}
    assert (SIDES[s.side], s.plantations_won) == ("ulster", 1)


@pytest.mark.rule("GOL-B41")
@pytest.mark.parametrize(("there", "boris_vp"), [(0, 7), (1, 3)])
def test_who_does_not_win_gets_nothing_and_his_liverymen_go_to_the_supply_all_the_same(there: int, boris_vp: int) -> None:
    s = position(plantation=there)
    before = belongings(s)
    run(s, ScorePlantation())
    assert belongings(s) == before | {"boris_vp": boris_vp, "plantation": 0, "supply": 12}
    assert (SIDES[s.side], s.plantations_won) == ("ulster", 0)


@pytest.mark.rule("GOL-B41")
def test_the_tile_is_turned_back_the_next_time() -> None:
    s = position(side="ulster")
    run(s, ScorePlantation())
    assert SIDES[s.side] == "virginia"
    run(s, ScorePlantation())
    assert (SIDES[s.side], s.boris.vp) == ("ulster", 3 + 7)


@pytest.mark.rule("GOL-B42")
def test_virginia_gives_7_and_3_ulster_3_and_3() -> None:
    assert [(side.vp, side.second_vp) for side in COMPONENTS.sides] == [(7, 3), (3, 3)]
    assert [[part.name for part in side.rewards] for side in COMPONENTS.sides] == [[], ["mayoral"]]


@pytest.mark.rule("GOL-B42", "GOL-B41")
def test_first_place_on_ulster_also_draws_two_mayoral_cards_and_keeps_one_before_the_tile_is_turned() -> None:
    s = position(side="ulster", plantation=2)
    run(s, ScorePlantation(), "city-walls", "cheapside")
    assert (asked(s), offered(s), SIDES[s.side], s.plantation) == ("KeepMayoral", ["city-walls", "cheapside"], "ulster", 2)
    run(s, "city-walls")
    assert (s.vp, belongings(s)["mayoral"], belongings(s)["refused"]) == (3, ["city-walls"], ["cheapside"])
    assert (SIDES[s.side], s.plantation, "told-plantation-won" in told(s)) == ("virginia", 0, True)


@pytest.mark.rule("GOL-B42")
def test_ulster_gives_no_mayoral_card_to_who_does_not_win_it() -> None:
    s = position(side="ulster", plantation=1)
    run(s, ScorePlantation())
    assert (asked(s), s.mayoral, s.vp, s.boris.vp) == ("", [], 0, 3)
