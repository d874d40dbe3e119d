"""The Merchant at the Town Hall: any other building, as if the worker stood there."""

import pytest

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import DECLINE
from soloist.games.raiders.components import BUILDINGS, COLOURS
from soloist.games.raiders.merchant import CopyBuilding
from soloist.games.raiders.turn import PickUpWorker, WorkOrRaid
from soloist.games.raiders.uses import action_at, option_of, use_of
from tests.games.raiders.acting import act, belongings, places, village
from tests.games.raiders.position import goods, named, position
from tests.support.driving import asked, offered, options, run

OTHERS = [name for name in BUILDINGS if name != "town-hall"]


@pytest.mark.rule("RNS-B60")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_building_but_the_town_hall_itself_that_takes_the_colour(colour: str) -> None:
    s = position(hand="merchant scout", goods="silver silver iron livestock")
    act(s, "town-hall", "merchant", colour=colour)
    closed = ("armoury", "long-house") if colour == "black" else ()
    assert (asked(s), places(s)) == ("CopyBuilding", [name for name in OTHERS if name not in closed] + ["decline"])


@pytest.mark.rule("RNS-B60")
@pytest.mark.parametrize(
    ("building", "colour"),
    [(name, colour) for name in OTHERS for colour in COLOURS if colour != "black" or name not in ("armoury", "long-house")],
)
def test_the_copied_action_is_that_of_the_building_for_the_colour(building: str, colour: str) -> None:
    copied, real = [
        position(hand=hand, crew="forager jeweller recruiter gatekeeper sage", goods="silver silver silver iron livestock")
        for hand in ("merchant archer scout", "archer scout")
    ]
    act(copied, "town-hall", "merchant", colour=colour)
    action = action_at(real, BUILDINGS.index(building), COLOURS.index(colour))
    step = machine.waiting(copied)
    assert isinstance(step, CopyBuilding)
    there = [use_of(value) for token, value in options(step, copied).items() if token.split(".")[0] == building]
    assert there == [use for use in action.possible(real) if use != DECLINE]
    machine.answer(copied, option_of(BUILDINGS.index(building), there[0]))
    action.give(real, there[0])
    assert (asked(copied), offered(copied)) == (asked(real), offered(real))
    assert belongings(copied) | {"discards": {}} == belongings(real) | {"discards": {}}


@pytest.mark.rule("RNS-B60", "RNS-B14")
def test_the_colour_is_that_of_the_worker_placed_at_the_town_hall() -> None:
    s = position(hand="merchant", worker="white", village={"mill": "black", "treasury": "black", "gate-house": "black"})
    run(s, WorkOrRaid(), "town-hall", "merchant")
    assert [token for token in offered(s) if token.startswith("mill")] == ["mill", "mill.gold"]


@pytest.mark.rule("RNS-B60", "RNS-B14")
def test_the_colour_is_that_of_the_worker_picked_up_at_the_town_hall() -> None:
    s = position(hand="merchant", worker="white", village={"town-hall": "black", "treasury": "grey", "gate-house": "grey"})
    run(s, WorkOrRaid(), "barracks.decline", "town-hall", "merchant")
    assert "armoury" not in places(s)
    run(s, "silversmith")
    assert goods(s) == {"silver": 3}


@pytest.mark.rule("RNS-B60")
def test_an_occupied_building_may_be_copied_and_its_worker_stays() -> None:
    s = position(hand="merchant", village={"silversmith": "grey", "mill": "grey", "gate-house": "grey"})
    run(s, WorkOrRaid(), "town-hall", "merchant", "silversmith")
    assert (asked(s), goods(s), village(s)["silversmith"]) == ("PickUpWorker", {"silver": 3}, "grey")


@pytest.mark.rule("RNS-B60", "RNS-B47")
@pytest.mark.parametrize(
    ("building", "crew", "gained"),
    [("mill", "forager forager", {"provisions": 4}), ("silversmith", "jeweller", {"silver": 3})],
)
def test_crew_bonuses_of_the_building_apply(building: str, crew: str, gained: dict[str, int]) -> None:
    s = position(hand="merchant", crew=crew)
    act(s, "town-hall", "merchant", building)
    assert goods(s) == gained


@pytest.mark.rule("RNS-B60", "RNS-B54")
def test_a_sage_adds_an_action_at_a_copied_long_house() -> None:
    s = position(hand="merchant", crew="sage", goods="livestock livestock livestock")
    act(s, "town-hall", "merchant", "long-house.livestock", "livestock")
    assert (asked(s), goods(s)) == ("", {"livestock": 1, "provisions": 4})


@pytest.mark.rule("RNS-B60", "RNS-B25")
def test_a_copied_barracks_hires_with_discount_and_dismissal() -> None:
    s = position(hand="merchant scout", crew="recruiter forager", goods="silver")
    act(s, "town-hall", "merchant")
    assert [token for token in offered(s) if "barracks" in token] == ["barracks.scout", "barracks.dismiss"]
    run(s, "barracks.scout")
    assert (goods(s), named(s.crew)) == ({}, {"forager": 1, "recruiter": 1, "scout": 1})


@pytest.mark.rule("RNS-B60", "RNS-B16")
@pytest.mark.parametrize("building", ["gate-house", "treasury", "mill"])
def test_the_copied_building_is_used_for_this_turn(building: str) -> None:
    s = position(hand="merchant archer scout", worker="grey", village={"gate-house": "grey", "treasury": "grey", "mill": "grey"})
    run(s, WorkOrRaid(), "town-hall", "merchant")
    run(s, next(token for token in offered(s) if token.split(".")[0] == building))
    while asked(s) != "PickUpWorker":
        run(s, offered(s)[0])
    before = belongings(s)
    assert [token for token in offered(s) if token.split(".")[0] == building] == [building + ".decline"]
    run(s, building + ".decline")
    assert (asked(s), belongings(s)) == ("", before)
    assert building not in village(s)


@pytest.mark.rule("RNS-B60", "RNS-B16")
def test_a_second_merchant_cannot_be_played_in_the_same_turn() -> None:
    s = position(hand="merchant merchant")
    act(s, "town-hall", "merchant", "silversmith")
    act(s, "town-hall")
    assert (asked(s), named(s.hand)) == ("", {"merchant": 1})


@pytest.mark.rule("RNS-B60", "RNS-B72")
def test_the_copy_may_be_declined() -> None:
    s = position(hand="merchant")
    act(s, "town-hall", "merchant", "decline")
    assert (asked(s), goods(s), named(s.discards)) == ("", {}, {"merchant": 1})
    assert [name for name, used in zip(BUILDINGS, s.used, strict=True) if used] == ["town-hall"]


@pytest.mark.rule("RNS-B60")
def test_after_the_copy_you_still_pick_up_elsewhere() -> None:
    s = position(hand="merchant", village={"town-hall": "grey", "mill": "white", "gate-house": "grey"})
    run(s, PickUpWorker(BUILDINGS.index("mill")), "town-hall", "merchant", "mill")
    assert (goods(s), COLOURS[s.worker], village(s)) == ({"provisions": 2}, "grey", {"gate-house": "grey", "mill": "white"})
