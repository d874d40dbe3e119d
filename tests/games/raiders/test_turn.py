"""Your turn: work or raid, once a turn per building, limits, the finite supply and the draw pile."""

from itertools import combinations

import pytest

from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, GREY, NONE
from soloist.games.raiders.drawing import DrawCards
from soloist.games.raiders.round import Round
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.townsfolk import CheaperOffering
from soloist.games.raiders.turn import Limits, PickUpWorker, WorkOrRaid
from tests.games.raiders.acting import act, belongings, places, raid, supply, village, whole_games
from tests.games.raiders.position import CARDS, goods, named, position
from tests.support.driving import asked, endings, offered, run, told, ways
from tests.walks.walk import step_at

EIGHT = "gatekeeper " * 4 + "huntsman " * 4


def ready() -> Raiders:
    """Enough for the left and the right harbour."""
    return position(crew="forager forager", goods="provisions provisions provisions")


def pile(s: Raiders, deck: str, discards: str = "") -> None:
    """The draw pile and the discard pile hold these cards only."""
    s.deck = [deck.split().count(card) for card in CARDS]
    s.discards = [discards.split().count(card) for card in CARDS]
    s.deck_left, s.discards_left = sum(s.deck), sum(s.discards)


@pytest.mark.rule("RNS-B11")
def test_a_turn_is_work_or_a_raid() -> None:
    s = ready()
    run(s, WorkOrRaid())
    assert (asked(s), places(s)) == ("WorkOrRaid", ["barracks", "mill", "silversmith", "harbour-left", "harbour-right"])


@pytest.mark.rule("RNS-B11")
def test_without_a_possible_raid_the_turn_is_work() -> None:
    s = position()
    run(s, WorkOrRaid())
    assert (asked(s), places(s)) == ("WorkOrRaid", ["barracks", "mill", "silversmith"])


@pytest.mark.rule("RNS-B11", "RNS-B17")
@pytest.mark.parametrize("level", ["normal", "hard", "heroic"])
def test_you_hold_one_worker_and_three_stand_in_the_village_between_all_turns(level: str) -> None:
    turns = 0
    for s in whole_games(level):
        if step_at(s) in ("WorkOrRaid", "RevealTactic"):
            turns += 1
            assert s.worker != NONE
            assert len(village(s)) == 3
    assert turns > 20


@pytest.mark.rule("RNS-B12")
def test_you_place_and_resolve_then_pick_up_and_resolve() -> None:
    s = position()
    run(s, WorkOrRaid())
    questions = [asked(s)]
    for answer in ("silversmith", "gate-house"):
        run(s, answer)
        questions.append(asked(s))
        assert goods(s) == {"silver": 3}
    assert questions == ["WorkOrRaid", "PickUpWorker", "DrawCard"]
    assert village(s) == {"town-hall": "black", "treasury": "black", "silversmith": "black"}
    run(s, "folke", "sage")
    assert asked(s) == ""


@pytest.mark.rule("RNS-B13", "RNS-B26", "RNS-B28")
@pytest.mark.parametrize(
    ("worker", "buildings"),
    [
        ("black", ["barracks", "mill", "silversmith"]),
        ("grey", ["barracks", "armoury", "mill", "silversmith", "long-house"]),
        ("white", ["barracks", "armoury", "mill", "silversmith", "long-house"]),
    ],
)
def test_the_worker_goes_to_a_free_building_that_takes_its_colour(worker: str, buildings: list[str]) -> None:
    s = position(worker=worker)
    run(s, WorkOrRaid())
    assert places(s) == buildings


@pytest.mark.rule("RNS-B13")
def test_an_occupied_building_takes_nobody() -> None:
    s = position(worker="grey", village={"mill": "white", "barracks": "grey", "armoury": "white"})
    run(s, WorkOrRaid())
    assert places(s) == ["gate-house", "town-hall", "treasury", "silversmith", "long-house"]


@pytest.mark.rule("RNS-B13")
def test_you_pick_up_from_another_building_never_the_worker_just_placed() -> None:
    s = position(worker="grey", village={"mill": "white", "barracks": "grey", "armoury": "white"})
    run(s, WorkOrRaid(), "silversmith")
    assert (asked(s), places(s)) == ("PickUpWorker", ["barracks", "armoury", "mill"])
    run(s, "mill")
    assert (COLOURS[s.worker], village(s)) == ("white", {"barracks": "grey", "armoury": "white", "silversmith": "grey"})


@pytest.mark.rule("RNS-B14")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_action_is_the_same_for_placing_and_for_picking_up(building: str, colour: str) -> None:
    others = [name for name in BUILDINGS if name != building][:3]
    placing, picking = [
        position(worker=colour, hand="scout huntsman", crew="forager", goods="silver silver silver silver iron livestock")
        for _ in range(2)
    ]
    placing.village = [GREY if name in others else NONE for name in BUILDINGS]
    run(placing, WorkOrRaid())
    if colour == "black" and building in ("armoury", "long-house"):
        assert building not in places(placing)
        return
    picking.village = [COLOURS.index(colour) if name == building else GREY if name in others[:2] else NONE for name in BUILDINGS]
    run(picking, PickUpWorker(NONE))
    uses = [[token for token in offered(s) if token.split(".")[0] == building] for s in (placing, picking)]
    assert uses[0] == uses[1] != []
    run(placing, uses[0][0])
    run(picking, uses[0][0])
    assert belongings(placing) == belongings(picking)


@pytest.mark.rule("RNS-B14", "RNS-B27")
def test_the_colour_of_the_worker_placed_or_picked_up_counts() -> None:
    s = position(worker="white", village={"silversmith": "black", "gate-house": "grey", "treasury": "grey"})
    run(s, WorkOrRaid(), "mill", "silversmith")
    assert goods(s) == {"provisions": 2, "silver": 3}


@pytest.mark.rule("RNS-B15")
def test_both_actions_may_be_declined_but_not_the_placing_and_the_picking_up() -> None:
    s = position(hand="scout", goods="silver")
    before = belongings(s)
    run(s, WorkOrRaid())
    assert (asked(s), "decline" in offered(s)) == ("WorkOrRaid", False)
    run(s, "barracks.decline")
    assert (asked(s), "decline" in offered(s)) == ("PickUpWorker", False)
    run(s, "treasury.decline")
    assert (asked(s), belongings(s)) == ("", before)
    assert village(s) == {"gate-house": "black", "town-hall": "black", "barracks": "black"}


@pytest.mark.rule("RNS-B15", "RNS-B60")
@pytest.mark.parametrize("building", ["gate-house", "mill", "silversmith"])
def test_what_costs_nothing_is_taken_unless_a_merchant_could_use_it_later_in_the_turn(building: str) -> None:
    occupied = {"town-hall": "black", "treasury": "black", "barracks": "black"}
    for hand, hall, closed, uses in [
        ("scout", True, "", [building]),
        ("merchant", True, "", [building, building + ".decline"]),
        ("merchant", True, "town-hall", [building]),
        ("merchant", False, "", [building]),
    ]:
        s = position(hand=hand, village=occupied if hall else {"treasury": "black", "barracks": "black"}, closed=closed)
        run(s, WorkOrRaid())
        assert [token for token in offered(s) if token.split(".")[0] == building] == uses
        picking = position(hand=hand, village=occupied | {building: "grey"})
        run(picking, PickUpWorker(NONE))
        assert [token for token in offered(picking) if token.split(".")[0] == building] == [building]


@pytest.mark.rule("RNS-B15", "RNS-B19", "RNS-B21")
@pytest.mark.parametrize(("held", "left", "uses"), [(6, 2, 1), (7, 9, 2), (0, 1, 2)])
def test_cards_may_be_left_where_the_hand_or_the_pile_is_at_its_end(held: int, left: int, uses: int) -> None:
    s = position(hand=" ".join(EIGHT.split()[:held]))
    pile(s, "sage " * left, "archer")
    act(s, "gate-house")
    assert (["draw", "decline"] if uses == 2 else ["sage"]) == offered(s)


@pytest.mark.rule("RNS-B15")
@pytest.mark.parametrize("building", ["treasury", "barracks", "armoury", "long-house", "town-hall"])
def test_a_worker_may_be_placed_where_you_can_pay_for_nothing(building: str) -> None:
    s = position(worker="grey", village={"mill": "grey", "silversmith": "grey", "gate-house": "grey"})
    run(s, WorkOrRaid(), building + ".decline")
    assert (asked(s), village(s)[building]) == ("PickUpWorker", "grey")


@pytest.mark.rule("RNS-B16")
def test_a_building_copied_by_a_merchant_is_used_but_its_worker_can_be_picked_up() -> None:
    s = position(hand="merchant", village={"silversmith": "grey", "mill": "grey", "treasury": "grey"})
    run(s, WorkOrRaid(), "town-hall", "merchant", "silversmith", "silversmith.decline")
    assert (asked(s), goods(s), COLOURS[s.worker]) == ("", {"silver": 3}, "grey")
    assert "told-used-already" in told(s)


@pytest.mark.rule("RNS-B16", "RNS-B60")
def test_a_merchant_cannot_copy_the_building_used_before() -> None:
    s = position(hand="merchant")
    run(s, WorkOrRaid(), "silversmith", "town-hall", "merchant")
    assert "silversmith" not in offered(s)
    assert "mill" in offered(s)


@pytest.mark.rule("RNS-B16")
def test_a_declined_action_is_no_use() -> None:
    s = position(hand="merchant")
    run(s, WorkOrRaid(), "silversmith.decline", "town-hall", "merchant", "silversmith")
    assert goods(s) == {"silver": 3}


@pytest.mark.rule("RNS-B16")
def test_a_copied_action_declined_is_no_use_either() -> None:
    s = position(hand="merchant", village={"silversmith": "grey", "mill": "grey", "treasury": "grey"})
    run(s, WorkOrRaid(), "town-hall", "merchant", "decline", "silversmith")
    assert goods(s) == {"silver": 2}


@pytest.mark.rule("RNS-B16")
def test_every_building_is_ready_again_in_the_next_turn() -> None:
    s = position(sets={"harbour-left.1": "vlll"}, village={"silversmith": "black", "town-hall": "black", "treasury": "black"})
    s.used = [True] * 8
    run(s, Round(), "mill")
    assert "silversmith" in offered(s)
    run(s, "silversmith")
    assert goods(s) == {"provisions": 1, "silver": 3}


@pytest.mark.rule("RNS-B18")
def test_a_raid_is_the_whole_turn_and_its_worker_is_the_one_of_the_set() -> None:
    s = ready()
    before = village(s)
    run(s, WorkOrRaid(), "harbour-left", "harbour-left.2")
    assert (asked(s), village(s), s.used) == ("", before, [False] * 8)
    assert COLOURS[s.worker] == "grey"


@pytest.mark.rule("RNS-B19")
def test_silver_and_provisions_above_8_go_back_to_the_supply_but_plunder_is_kept() -> None:
    s = position(goods="silver " * 11 + "provisions " * 9 + "gold " * 9 + "iron " * 10 + "livestock " * 12)
    run(s, Limits())
    assert goods(s) == {"silver": 8, "provisions": 8, "gold": 9, "iron": 10, "livestock": 12}
    assert (supply(s)["silver"], supply(s)["provisions"]) == (24, 24)


@pytest.mark.rule("RNS-B19")
@pytest.mark.parametrize("held", [0, 3, 8])
def test_up_to_eight_of_everything_is_kept(held: int) -> None:
    s = position(goods="silver " * held + "provisions " * held, hand=" ".join(EIGHT.split()[:held]))
    before = belongings(s)
    run(s, Limits())
    assert (asked(s), belongings(s)) == ("", before)


@pytest.mark.rule("RNS-B19")
def test_you_choose_the_cards_above_8_each_set_in_one_way() -> None:
    hand = ["archer"] + ["berserker"] * 4 + ["gatekeeper"] * 4 + ["folke", "sage"]
    s = position(hand=" ".join(hand))
    run(s, Limits())
    assert (asked(s), offered(s)) == ("DiscardToLimit", ["archer", "berserker", "folke", "gatekeeper"])
    gone = [tuple(named(after.discards).items()) for after in endings(s, "DiscardToLimit")]
    threes = {tuple(sorted((card, three.count(card)) for card in set(three))) for three in combinations(hand, 3)}
    assert len(gone) == len(set(gone))
    assert set(gone) == threes


@pytest.mark.rule("RNS-B19")
def test_during_the_turn_the_limits_may_be_exceeded() -> None:
    s = position(goods="silver " * 8, hand="mercenary " * 4 + "berserker " * 4)
    run(s, WorkOrRaid(), "silversmith", "gate-house", "folke", "sage")
    assert (goods(s), s.hand_size) == ({"silver": 11}, 10)


@pytest.mark.rule("RNS-B19")
def test_the_limits_hold_after_a_raid_too_and_the_end_is_looked_for_after_them() -> None:
    s = position(
        crew="berserker forager",
        goods="provisions " * 12,
        hand="gatekeeper " * 4 + "huntsman " * 4,
        sets={"harbour-left.1": "vlll"},
    )
    run(s, Round(), "harbour-left", "harbour-left.1", "berserker")
    assert (asked(s), s.hand_size, goods(s)["provisions"], s.trigger) == ("DiscardToLimit", 9, 8, "")
    run(s, "huntsman")
    assert (asked(s), s.hand_size) == ("RevealTactic", 8)
    assert told(s)[-3:] == ["told-discarded", "told-triggered", "told-adversary"]


@pytest.mark.rule("RNS-B20")
def test_of_a_gain_the_supply_cannot_give_in_full_you_take_what_is_there() -> None:
    s = position()
    s.supply[0], s.supply[1] = 2, 1
    act(s, "silversmith", colour="black")
    act(s, "mill", "provisions", colour="white")
    assert (goods(s), s.supply[:2]) == ({"silver": 2, "provisions": 1}, [0, 0])


@pytest.mark.rule("RNS-B20")
@pytest.mark.parametrize(("building", "left"), [("mill", []), ("treasury", ["silver", "decline"])])
def test_without_gold_in_the_supply_no_building_offers_it(building: str, left: list[str]) -> None:
    s = position(hand="archer scout", supply="iron livestock")
    act(s, building, colour="white")
    assert offered(s) == left


@pytest.mark.rule("RNS-B20", "RNS-B61", "RNS-B72")
@pytest.mark.parametrize(
    ("card", "missing"), [("cartographer", "gold"), ("jeweller", "gold"), ("marauder", "gold"), ("shieldmaiden", "iron")]
)
def test_an_exchange_is_not_offered_when_the_supply_lacks_the_proceeds(card: str, missing: str) -> None:
    s = position(
        hand=card, goods="silver silver provisions livestock", supply=" ".join({"gold", "iron", "livestock"} - {missing})
    )
    before = goods(s)
    act(s, "town-hall", card)
    assert (asked(s), goods(s)) == ("", before)


@pytest.mark.rule("RNS-B20", "RNS-B28")
@pytest.mark.parametrize(("there", "ways"), [(2, ["livestock", "decline"]), (1, [])])
def test_the_long_house_gives_two_provisions_or_is_not_offered(there: int, ways: list[str]) -> None:
    s = position(goods="livestock")
    s.supply[1] = there
    act(s, "long-house")
    assert offered(s) == ways


@pytest.mark.rule("RNS-B20", "RNS-B43")
def test_the_gold_of_a_killed_gravedigger_is_lost_when_the_supply_has_none() -> None:
    s = position(crew="gravedigger gravedigger", goods="provisions provisions", supply="iron", sets={"harbour-left.1": "vlll"})
    raid(s, "harbour-left", "harbour-left.1")
    assert (goods(s), s.valkyries, named(s.discards)) == ({"livestock": 3}, 1, {"gravedigger": 1})


@pytest.mark.rule("RNS-B20", "RNS-B34", "RNS-B28")
def test_everything_paid_goes_to_the_supply() -> None:
    much = "silver " * 8 + "provisions " * 8 + "gold " * 4 + "iron " * 4 + "livestock " * 4
    full = position(hand="scout", goods=much, display=("offering-16", "offering-15", "offering-02"))
    everything = [have + there for have, there in zip(full.goods, full.supply, strict=True)]
    act(full, "barracks", "scout")
    act(full, "armoury", "iron")
    act(full, "long-house", "offering-1", "offering-04")
    run(full, CheaperOffering(), "offering-2-gold", "offering-05")
    assert goods(full) == {"silver": 6, "provisions": 8, "gold": 3, "iron": 1}
    assert [have + there for have, there in zip(full.goods, full.supply, strict=True)] == everything
    assert len(everything) == len(GOODS)


@pytest.mark.rule("RNS-B21")
def test_an_empty_pile_is_made_anew_in_the_middle_of_a_draw() -> None:
    s = position()
    pile(s, "sage", "archer archer scout")
    act(s, "gate-house", "draw")
    assert ways(s) == {"sage": 1}
    assert named(s.discards) == {"archer": 2, "scout": 1}
    run(s, "sage")
    assert ways(s) == {"archer": 2, "scout": 1}
    run(s, "archer")
    assert (named(s.hand), named(s.deck), named(s.discards)) == ({"archer": 1, "sage": 1}, {"archer": 1, "scout": 1}, {})


@pytest.mark.rule("RNS-B21")
def test_the_discards_stay_where_they_are_until_a_card_is_needed() -> None:
    s = position()
    pile(s, "sage trader", "archer")
    run(s, DrawCards(2), "sage", "trader")
    assert (s.deck_left, named(s.discards)) == (0, {"archer": 1})


@pytest.mark.rule("RNS-B21")
def test_a_card_played_at_the_town_hall_takes_part_in_the_shuffle_of_its_own_effect() -> None:
    s = position(hand="gatekeeper")
    pile(s, "sage", "archer")
    act(s, "town-hall", "gatekeeper", "sage")
    assert ways(s) == {"archer": 1, "gatekeeper": 1}
    run(s, "gatekeeper", "archer")
    assert (named(s.hand), s.deck_left, s.discards_left) == ({"archer": 1, "gatekeeper": 1, "sage": 1}, 0, 0)


@pytest.mark.rule("RNS-B21")
def test_when_pile_and_discards_are_empty_no_card_is_drawn() -> None:
    s = position()
    pile(s, "sage")
    act(s, "gate-house", "draw", "sage")
    assert (asked(s), named(s.hand)) == ("", {"sage": 1})
    s.used = [False] * 8
    act(s, "gate-house")
    assert (asked(s), named(s.hand)) == ("", {"sage": 1})
