"""Hiring: at the Barracks, and by a Recruiter for a flat price."""

import pytest

from soloist.games.raiders.components import COLOURS
from tests.games.raiders.acting import act, supply
from tests.games.raiders.position import goods, named, position
from tests.support.driving import asked, endings, offered, run

FULL = "forager forager jeweller sage trader"


@pytest.mark.rule("RNS-B25")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_hand_card_is_hired_for_its_silver_which_goes_to_the_supply(colour: str) -> None:
    s = position(hand="scout warlord", goods="silver silver silver silver silver")
    act(s, "barracks", colour=colour)
    assert offered(s) == ["scout", "warlord", "decline"]
    run(s, "warlord")
    assert (asked(s), named(s.hand), named(s.crew)) == ("", {"scout": 1}, {"warlord": 1})
    assert (goods(s), supply(s)["silver"]) == ({"silver": 1}, 31)


@pytest.mark.rule("RNS-B25")
def test_only_cards_you_can_pay_are_offered_and_equal_cards_once() -> None:
    s = position(hand="scout scout jeweller armourer", goods="silver silver")
    act(s, "barracks")
    assert offered(s) == ["jeweller", "scout", "decline"]


@pytest.mark.rule("RNS-B25")
def test_several_copies_may_be_in_the_crew() -> None:
    s = position(hand="scout", crew="scout scout", goods="silver silver")
    act(s, "barracks", "scout")
    assert named(s.crew) == {"scout": 3}


@pytest.mark.rule("RNS-B25")
def test_with_five_in_the_crew_one_must_go_before() -> None:
    s = position(hand="scout", crew=FULL, goods="silver silver")
    act(s, "barracks")
    assert offered(s) == ["dismiss", "decline"]
    run(s, "dismiss")
    assert (asked(s), offered(s)) == ("Dismiss", ["forager", "jeweller", "sage", "trader"])
    run(s, "forager")
    assert (asked(s), s.crew_size, named(s.discards)) == ("", 5, {"forager": 1})
    assert named(s.crew) == {"forager": 1, "jeweller": 1, "sage": 1, "scout": 1, "trader": 1}


@pytest.mark.rule("RNS-B25")
def test_with_four_in_the_crew_nobody_has_to_go() -> None:
    s = position(hand="scout", crew="forager forager jeweller sage", goods="silver silver")
    act(s, "barracks", "scout")
    assert (s.crew_size, named(s.discards)) == (5, {})


@pytest.mark.rule("RNS-B25")
@pytest.mark.parametrize("crew", ["forager", "forager forager jeweller", FULL])
def test_with_any_crew_size_at_most_one_is_dismissed_and_only_if_a_hire_follows(crew: str) -> None:
    s = position(hand="scout huntsman", crew=crew, goods="silver silver")
    act(s, "barracks")
    size = len(crew.split())
    found = endings(s, "Hire", "Dismiss", "HireNow")
    assert {(after.discards_left, after.crew_size - size) for after in found} == {(0, 0), (1, 0)} | (
        {(0, 1)} if size < 5 else set()
    )
    ends = [(tuple(after.crew), tuple(after.hand)) for after in found]
    assert len(ends) == len(set(ends))


@pytest.mark.rule("RNS-B25")
def test_after_a_dismissal_hiring_can_no_longer_be_declined() -> None:
    s = position(hand="scout huntsman", crew=FULL, goods="silver silver")
    act(s, "barracks", "dismiss", "sage")
    assert (asked(s), offered(s)) == ("HireNow", ["huntsman", "scout"])


@pytest.mark.rule("RNS-B25")
def test_nobody_is_dismissed_for_a_hire_that_cannot_be_paid() -> None:
    s = position(hand="warlord", crew=FULL, goods="silver silver silver")
    act(s, "barracks")
    assert (asked(s), named(s.discards)) == ("", {})


@pytest.mark.rule("RNS-B25", "RNS-B73")
def test_at_most_one_hero_is_in_the_crew_so_the_first_must_go_before_the_second() -> None:
    s = position(hand="folke scout", crew="brynjar forager", goods="silver silver silver silver")
    act(s, "barracks")
    assert offered(s) == ["scout", "dismiss", "decline"]
    run(s, "dismiss", "brynjar")
    assert offered(s) == ["folke", "scout"]
    run(s, "folke")
    assert (named(s.crew), named(s.discards)) == ({"folke": 1, "forager": 1}, {"brynjar": 1})


@pytest.mark.rule("RNS-B25")
def test_dismissing_somebody_else_leaves_no_room_for_a_second_hero() -> None:
    s = position(hand="folke scout", crew="brynjar forager", goods="silver silver silver silver")
    act(s, "barracks", "dismiss", "forager")
    assert (asked(s), named(s.crew)) == ("", {"brynjar": 1, "scout": 1})


@pytest.mark.rule("RNS-B25")
def test_with_a_second_hero_only_in_hand_only_the_first_can_be_dismissed() -> None:
    s = position(hand="ragnhildr", crew="brynjar forager", goods="silver silver silver silver")
    act(s, "barracks")
    assert offered(s) == ["dismiss", "decline"]
    run(s, "dismiss")
    assert (asked(s), named(s.crew)) == ("", {"forager": 1, "ragnhildr": 1})


@pytest.mark.rule("RNS-B25", "RNS-B73")
@pytest.mark.parametrize("hero", ["brynjar", "folke", "ragnhildr"])
def test_a_first_hero_is_hired_like_anybody(hero: str) -> None:
    s = position(hand=hero, crew="forager", goods="silver silver silver silver")
    act(s, "barracks", hero)
    assert (named(s.crew), goods(s)) == ({"forager": 1, hero: 1}, {})


@pytest.mark.rule("RNS-B25", "RNS-B47")
@pytest.mark.parametrize(
    ("recruiters", "card", "price"),
    [(0, "warlord", 4), (1, "warlord", 3), (2, "warlord", 2), (3, "warlord", 1), (1, "huntsman", 0), (3, "scout", 0)],
)
def test_each_recruiter_in_the_crew_saves_one_silver_down_to_nothing(recruiters: int, card: str, price: int) -> None:
    s = position(hand=card, crew="recruiter " * recruiters, goods="silver " * price)
    act(s, "barracks", card)
    assert (named(s.crew)[card], s.crew_size, goods(s)) == (1, recruiters + 1, {})
    if price:
        poor = position(hand=card, crew="recruiter " * recruiters, goods="silver " * (price - 1))
        act(poor, "barracks")
        assert card not in offered(poor)


@pytest.mark.rule("RNS-B25")
def test_the_price_is_worked_out_after_the_dismissal_so_a_dismissed_recruiter_saves_nothing() -> None:
    s = position(hand="warlord", crew="recruiter recruiter forager forager jeweller", goods="silver silver silver")
    act(s, "barracks", "dismiss", "recruiter")
    assert (goods(s), named(s.crew)) == ({}, {"forager": 2, "jeweller": 1, "recruiter": 1, "warlord": 1})


@pytest.mark.rule("RNS-B25")
def test_a_recruiter_whose_discount_is_needed_cannot_be_dismissed() -> None:
    s = position(hand="warlord", crew="recruiter recruiter forager forager jeweller", goods="silver silver")
    act(s, "barracks", "dismiss")
    assert (asked(s), offered(s)) == ("Dismiss", ["forager", "jeweller"])


@pytest.mark.rule("RNS-B25")
@pytest.mark.parametrize("card", ["barbarian", "cartographer", "forager", "gatekeeper"])
def test_dismissing_anybody_but_a_recruiter_leaves_the_price_as_it_is(card: str) -> None:
    s = position(hand="warlord", crew=f"{card} recruiter", goods="silver silver silver")
    act(s, "barracks", "dismiss")
    assert (asked(s), goods(s), named(s.crew)) == ("", {}, {"recruiter": 1, "warlord": 1})


@pytest.mark.rule("RNS-B25", "RNS-B43")
@pytest.mark.parametrize("card", ["berserker", "gravedigger", "mercenary", "avenger"])
def test_who_is_dismissed_was_not_killed(card: str) -> None:
    s = position(hand="scout", crew=f"{card} forager", goods="silver silver")
    act(s, "barracks", "dismiss", card)
    assert (named(s.discards), named(s.hand), goods(s), s.vp, s.valkyries) == ({card: 1}, {}, {}, 0, 0)


@pytest.mark.rule("RNS-B16", "RNS-B25")
@pytest.mark.parametrize("answer", ["scout", "dismiss"])
def test_one_hire_a_turn_at_the_barracks_with_or_without_a_dismissal(answer: str) -> None:
    s = position(hand="scout scout", crew="forager", goods="silver silver silver silver")
    act(s, "barracks", answer)
    act(s, "barracks")
    assert (asked(s), goods(s), named(s.hand)) == ("", {"silver": 2}, {"scout": 1})


@pytest.mark.rule("RNS-B57")
@pytest.mark.parametrize("card", ["folke", "warlord", "scout", "huntsman"])
def test_a_recruiter_at_the_town_hall_hires_anybody_for_exactly_two_silver(card: str) -> None:
    s = position(hand=f"recruiter {card}", goods="silver silver silver")
    act(s, "town-hall", "recruiter")
    assert offered(s) == [card, "decline"]
    run(s, card)
    assert (goods(s), named(s.crew), named(s.discards)) == ({"silver": 1}, {card: 1}, {"recruiter": 1})


@pytest.mark.rule("RNS-B57")
def test_recruiters_in_the_crew_do_not_change_the_flat_price() -> None:
    s = position(hand="recruiter huntsman", crew="recruiter recruiter", goods="silver silver")
    act(s, "town-hall", "recruiter", "huntsman")
    assert goods(s) == {}
    poor = position(hand="recruiter huntsman", crew="recruiter recruiter", goods="silver")
    act(poor, "town-hall", "recruiter")
    assert (asked(poor), named(poor.hand)) == ("", {"huntsman": 1})


@pytest.mark.rule("RNS-B57")
def test_the_limits_of_crew_and_heroes_hold_for_the_recruiter_and_one_may_go_before() -> None:
    s = position(hand="recruiter folke scout", crew="brynjar forager forager jeweller sage", goods="silver silver")
    act(s, "town-hall", "recruiter")
    assert offered(s) == ["dismiss", "decline"]
    run(s, "dismiss", "brynjar")
    assert (asked(s), offered(s)) == ("HireNow", ["folke", "scout"])
    run(s, "folke")
    assert (goods(s), s.crew_size, named(s.discards)) == ({}, 5, {"brynjar": 1, "recruiter": 1})


@pytest.mark.rule("RNS-B57", "RNS-B16")
def test_the_recruiters_hire_is_no_use_of_the_barracks() -> None:
    s = position(hand="recruiter scout scout", goods="silver silver silver silver")
    act(s, "town-hall", "recruiter", "scout")
    act(s, "barracks", "scout")
    assert named(s.crew) == {"scout": 2}


@pytest.mark.rule("RNS-B57", "RNS-B72")
def test_the_recruiters_hire_may_be_declined() -> None:
    s = position(hand="recruiter scout", goods="silver silver")
    act(s, "town-hall", "recruiter", "decline")
    assert (asked(s), goods(s), named(s.hand), named(s.discards)) == ("", {"silver": 2}, {"scout": 1}, {"recruiter": 1})
