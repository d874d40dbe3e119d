"""The Merchant at the Town Hall: any other building, as if the worker stood there."""

import pytest

from soloist.games.raiders.components import BUILDINGS, COLOURS
from soloist.games.raiders.turn import PickUpWorker, PlaceWorker
from tests.rules.driving import asked, offered, run
from tests.rules.raiders.moves import act, belongings, village
from tests.rules.raiders.position import goods, named, position

OTHERS = [name for name in BUILDINGS if name != "town-hall"]


@pytest.mark.rule("RNS-B60")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_building_but_the_town_hall_itself_that_takes_the_colour(colour: str) -> None:
    s = position(hand="merchant")
    act(s, "town-hall", "merchant", colour=colour)
    closed = ("armoury", "long-house") if colour == "black" else ()
    assert (asked(s), offered(s)) == ("CopyBuilding", [name for name in OTHERS if name not in closed] + ["decline"])


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
    act(copied, "town-hall", "merchant", building, colour=colour)
    act(real, building, colour=colour)
    assert (asked(copied), offered(copied)) == (asked(real), offered(real))
    run(copied, offered(copied)[0])
    run(real, offered(real)[0])
    assert belongings(copied) | {"discards": {}} == belongings(real) | {"discards": {}}


@pytest.mark.rule("RNS-B60", "RNS-B14")
def test_the_colour_is_that_of_the_worker_placed_at_the_town_hall() -> None:
    s = position(hand="merchant", worker="white", village={"mill": "black", "treasury": "black", "gate-house": "black"})
    run(s, PlaceWorker(), "town-hall", "merchant", "mill")
    assert offered(s) == ["provisions", "gold", "decline"]


@pytest.mark.rule("RNS-B60", "RNS-B14")
def test_the_colour_is_that_of_the_worker_picked_up_at_the_town_hall() -> None:
    s = position(hand="merchant", worker="white", village={"town-hall": "black", "treasury": "grey", "gate-house": "grey"})
    run(s, PlaceWorker(), "barracks", "town-hall", "merchant")
    assert "armoury" not in offered(s)
    run(s, "silversmith", "silver")
    assert goods(s) == {"silver": 3}


@pytest.mark.rule("RNS-B60")
def test_an_occupied_building_may_be_copied_and_its_worker_stays() -> None:
    s = position(hand="merchant", village={"silversmith": "grey", "mill": "grey", "gate-house": "grey"})
    run(s, PlaceWorker(), "town-hall", "merchant", "silversmith", "silver")
    assert (asked(s), goods(s), village(s)["silversmith"]) == ("PickUpWorker", {"silver": 3}, "grey")


@pytest.mark.rule("RNS-B60", "RNS-B47")
@pytest.mark.parametrize(
    ("building", "crew", "gained"),
    [("mill", "forager forager", {"provisions": 4}), ("silversmith", "jeweller", {"silver": 3})],
)
def test_crew_bonuses_of_the_building_apply(building: str, crew: str, gained: dict[str, int]) -> None:
    s = position(hand="merchant", crew=crew)
    act(s, "town-hall", "merchant", building, next(iter(gained)))
    assert goods(s) == gained


@pytest.mark.rule("RNS-B60", "RNS-B54")
def test_a_sage_adds_an_action_at_a_copied_long_house() -> None:
    s = position(hand="merchant", crew="sage", goods="livestock livestock livestock")
    act(s, "town-hall", "merchant", "long-house", "livestock", "livestock")
    assert (asked(s), goods(s)) == ("", {"livestock": 1, "provisions": 4})


@pytest.mark.rule("RNS-B60", "RNS-B25")
def test_a_copied_barracks_hires_with_discount_and_dismissal() -> None:
    s = position(hand="merchant scout", crew="recruiter forager", goods="silver")
    act(s, "town-hall", "merchant", "barracks")
    assert offered(s) == ["scout", "dismiss", "decline"]
    run(s, "scout")
    assert (goods(s), named(s.crew)) == ({}, {"forager": 1, "recruiter": 1, "scout": 1})


@pytest.mark.rule("RNS-B60", "RNS-B16")
@pytest.mark.parametrize("building", ["gate-house", "treasury", "mill"])
def test_the_copied_building_is_used_for_this_turn(building: str) -> None:
    s = position(hand="merchant archer scout", worker="grey", village={"gate-house": "grey", "treasury": "grey", "mill": "grey"})
    run(s, PlaceWorker(), "town-hall", "merchant", building)
    run(s, offered(s)[0])
    while asked(s) != "PickUpWorker":
        run(s, offered(s)[0])
    before = belongings(s)
    run(s, building)
    assert (asked(s), belongings(s)) == ("", before)
    assert building not in village(s)


@pytest.mark.rule("RNS-B60", "RNS-B16")
def test_a_second_merchant_cannot_be_played_in_the_same_turn() -> None:
    s = position(hand="merchant merchant")
    act(s, "town-hall", "merchant", "silversmith", "silver")
    act(s, "town-hall")
    assert (asked(s), named(s.hand)) == ("", {"merchant": 1})


@pytest.mark.rule("RNS-B60", "RNS-B72")
def test_the_copy_may_be_declined_before_and_after_the_building_is_named() -> None:
    for answers in (["decline"], ["mill", "decline"]):
        s = position(hand="merchant")
        act(s, "town-hall", "merchant", *answers)
        assert (asked(s), goods(s), named(s.discards), s.used[BUILDINGS.index("mill")]) == ("", {}, {"merchant": 1}, False)


@pytest.mark.rule("RNS-B60")
def test_after_the_copy_you_still_pick_up_elsewhere() -> None:
    s = position(hand="merchant", village={"town-hall": "grey", "mill": "white", "gate-house": "grey"})
    run(s, PickUpWorker(BUILDINGS.index("mill")), "town-hall", "merchant", "mill", "provisions")
    assert (goods(s), COLOURS[s.worker], village(s)) == ({"provisions": 2}, "grey", {"gate-house": "grey", "mill": "white"})
