"""The building that the last tactic card forbids on your next turn."""

from itertools import combinations, product

import pytest

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.components import BLACK, BUILDINGS, NONE, TOWN_HALL
from soloist.games.raiders.state import Raiders, allows
from soloist.games.raiders.townsfolk import TownHall
from soloist.games.raiders.turn import PickUpWorker, WorkOrRaid
from tests.games.raiders.acting import GOES_ON, begin, closed, foe, idle, places, play_rounds, turn_up
from tests.games.raiders.position import GAME, goods, named, position
from tests.support.driving import asked, offered, run

OCCUPIED = {"gate-house": "black", "town-hall": "black", "treasury": "black"}
FREE = [building for building in BUILDINGS if building not in OCCUPIED]
NO_HALL = {"gate-house": "black", "treasury": "black", "barracks": "black"}


def at_the_hall(card: str, closed: str, crew: str = "", goods: str = "", merchant_barred: str = "no") -> Raiders:
    """A black worker is placed at the Town Hall and this card is played there."""
    ruling = merchant_barred
    s = position(village=NO_HALL, hand=card, crew=crew, goods=goods, closed=closed, forbidden_building_blocks_merchant=ruling)
    run(s, WorkOrRaid(), "town-hall", card)
    return s


@pytest.mark.rule("RNS-S41")
@pytest.mark.parametrize(("armour", "provisions", "vp"), [(3, 4, 5), (0, 0, 0)])
def test_the_building_is_forbidden_whether_he_raided_or_prepared(armour: int, provisions: int, vp: int) -> None:
    s = position(foe_armour=armour, foe_provisions=provisions)
    turn_up(s, "tactic-12")
    assert (foe(s)["vp"], closed(s)) == (vp, "barracks")


@pytest.mark.rule("RNS-S17", "RNS-S42")
@pytest.mark.parametrize("building", FREE)
def test_you_cannot_place_a_worker_in_the_forbidden_building_but_in_every_other(building: str) -> None:
    s = position(worker="white", closed=building)
    run(s, WorkOrRaid())
    assert places(s) == [other for other in FREE if other != building]


@pytest.mark.rule("RNS-S17", "RNS-S42")
@pytest.mark.parametrize("building", OCCUPIED)
def test_you_cannot_pick_up_a_worker_from_the_forbidden_building_but_from_every_other(building: str) -> None:
    s = position(closed=building)
    run(s, WorkOrRaid(), "mill")
    assert (asked(s), places(s)) == ("PickUpWorker", [other for other in OCCUPIED if other != building])


@pytest.mark.rule("RNS-S42", "RNS-S43")
def test_the_worker_in_the_forbidden_building_stays_there() -> None:
    s = position(village={"gate-house": "grey", "town-hall": "black", "treasury": "black"}, closed="gate-house")
    run(s, WorkOrRaid(), "mill", "treasury.decline")
    assert asked(s) == ""
    assert s.village[BUILDINGS.index("gate-house")] == 1


@pytest.mark.rule("RNS-S17")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_forbidden_building_changes_nothing_else_in_your_turn(building: str) -> None:
    for placed in [word for word in ("barracks", "mill", "silversmith") if word != building]:
        free, barred = (position(hand="scout", goods="silver silver", closed=name) for name in ("", building))
        run(free, WorkOrRaid())
        run(barred, WorkOrRaid())
        assert offered(barred) == [other for other in offered(free) if other.split(".")[0] != building]
        word = next(token for token in offered(free) if token.split(".")[0] == placed)
        run(free, word)
        run(barred, word)
        assert offered(barred) == [other for other in offered(free) if other.split(".")[0] != building]


@pytest.mark.rule("RNS-S18")
def test_on_your_first_turn_no_building_is_forbidden() -> None:
    s = position(sets=GOES_ON)
    begin(s)
    assert places(s) == ["barracks", "mill", "silversmith"]
    run(s, "mill")
    assert places(s) == list(OCCUPIED)


@pytest.mark.rule("RNS-S44", "RNS-S41")
def test_the_ban_holds_for_one_turn_and_the_next_card_replaces_it() -> None:
    s = position(sets=GOES_ON)
    begin(s)
    play_rounds(s, "tactic-04")
    assert (closed(s), places(s)) == ("barracks", ["town-hall", "mill", "silversmith"])
    play_rounds(s, "tactic-20")
    assert (closed(s), places(s)) == ("silversmith", ["treasury", "mill"])
    run(s, "mill")
    assert places(s) == ["gate-house", "town-hall", "barracks"]


@pytest.mark.rule("RNS-S44")
def test_the_same_building_can_be_forbidden_twice_running() -> None:
    s = position(sets=GOES_ON)
    begin(s)
    play_rounds(s, "tactic-01")
    assert (closed(s), "mill" in offered(s)) == ("mill", False)
    play_rounds(s, "tactic-09")
    assert (closed(s), "mill" in offered(s)) == ("mill", False)


@pytest.mark.rule("RNS-S44")
@pytest.mark.parametrize("building", ["", *BUILDINGS])
def test_a_raid_is_not_affected(building: str) -> None:
    s = position(worker="grey", crew="archer scout", goods="provisions provisions", closed=building)
    run(s, WorkOrRaid())
    assert places(s)[-1] == "harbour-left"
    run(s, "harbour-left", "harbour-left.1")
    assert (s.vp, asked(s)) == (1, "")


@pytest.mark.rule("RNS-S44")
def test_a_raid_does_not_prolong_the_ban() -> None:
    s = position(sets=GOES_ON, worker="grey", crew="archer scout", goods="provisions provisions")
    begin(s)
    play_rounds(s, "tactic-01")
    s.worker, s.goods[1] = BLACK, 2
    run(s, "harbour-left", "harbour-left.1", "tactic-20")
    assert (closed(s), "mill" in offered(s), "silversmith" in offered(s)) == ("silversmith", True, False)


@pytest.mark.rule("RNS-S43")
def test_a_merchant_may_copy_the_forbidden_building() -> None:
    s = at_the_hall("merchant", "mill")
    assert places(s) == ["gate-house", "mill", "silversmith", "decline"]
    run(s, "mill")
    assert goods(s) == {"provisions": 1}


@pytest.mark.rule("RNS-S43")
def test_by_ruling_a_merchant_may_not() -> None:
    s = at_the_hall("merchant", "mill", merchant_barred="yes")
    assert places(s) == ["gate-house", "silversmith", "decline"]


@pytest.mark.rule("RNS-S43")
def test_crew_bonuses_of_the_forbidden_building_come_up_through_a_merchant() -> None:
    s = at_the_hall("merchant", "mill", crew="forager forager")
    run(s, "mill")
    assert goods(s) == {"provisions": 3}


@pytest.mark.rule("RNS-S43")
@pytest.mark.parametrize("ruling", ["no", "yes"])
def test_effects_that_only_resemble_the_forbidden_building_are_not_affected(ruling: str) -> None:
    s = at_the_hall("forager", "mill", merchant_barred=ruling)
    assert goods(s) == {"provisions": 2}
    s = at_the_hall("huntsman", "silversmith", merchant_barred=ruling)
    assert goods(s) == {"silver": 1, "provisions": 1}
    s = at_the_hall("armourer", "armoury", merchant_barred=ruling)
    assert s.armour == 1
    s = at_the_hall("gatekeeper", "gate-house", merchant_barred=ruling)
    run(s, "scout", "sage", "folke")
    assert s.hand_size == 3
    s = at_the_hall("trader", "long-house", goods="silver silver silver", merchant_barred=ruling)
    run(s, "offering-1-silver")
    assert (len(s.tiles), goods(s)) == (1, {})


@pytest.mark.rule("RNS-S43")
@pytest.mark.parametrize("ruling", ["no", "yes"])
def test_a_recruiter_hires_though_the_barracks_are_forbidden(ruling: str) -> None:
    s = position(hand="recruiter mercenary", goods="silver silver", closed="barracks", forbidden_building_blocks_merchant=ruling)
    run(s, TownHall(BLACK), "recruiter", "mercenary")
    assert named(s.crew) == {"mercenary": 1}


@pytest.mark.rule("RNS-S43")
@pytest.mark.parametrize("village", [OCCUPIED, NO_HALL])
def test_when_the_town_hall_is_forbidden_no_card_can_be_played(village: dict[str, str]) -> None:
    s = position(village=village, hand="forager", goods="silver", closed="town-hall")
    run(s, WorkOrRaid())
    assert "town-hall" not in places(s)
    run(s, "mill")
    assert "town-hall" not in places(s)
    idle(s)
    assert (named(s.hand), s.discards_left) == ({"forager": 1}, 0)


@pytest.mark.rule("RNS-S45")
def test_a_work_turn_is_always_possible_with_two_places_to_go_and_two_workers_to_pick_up() -> None:
    for occupied in combinations(range(8), 3):
        for colours in product(range(3), repeat=3):
            if not all(allows(building, colour) for building, colour in zip(occupied, colours, strict=True)):
                continue
            for worker, barred in product(range(3), range(-1, 8)):
                s = position()
                s.village = [NONE] * 8
                for building, colour in zip(occupied, colours, strict=True):
                    s.village[building] = colour
                s.worker, s.closed = worker, barred
                places = WorkOrRaid().buildings(s)
                assert len(places) >= 2
                for place in places:
                    s.village[place] = worker
                    assert len(PickUpWorker(place).buildings(s)) >= 2
                    s.village[place] = NONE


@pytest.mark.rule("RNS-S45")
def test_the_tightest_case_leaves_two_places_for_a_black_worker() -> None:
    s = position(closed="mill")
    run(s, WorkOrRaid())
    assert places(s) == ["barracks", "silversmith"]


@pytest.mark.rule("RNS-S42", "RNS-S61")
def test_the_scene_marks_the_forbidden_building() -> None:
    s = position()
    turn_up(s, "tactic-07")
    village = [spot for zone in GAME.scene(s).zones if zone.id == "village" for spot in zone.spots]
    closed = Phrase("building-state", state="closed")
    assert [spot.id for spot in village if closed in spot.notes] == [BUILDINGS[TOWN_HALL]]
    assert [spot.id for spot in village if Mark("state", "closed") in spot.marks] == [BUILDINGS[TOWN_HALL]]
