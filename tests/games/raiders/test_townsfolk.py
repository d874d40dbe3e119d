"""The 26 townsfolk at the Town Hall: what each does there, what may be declined, what is impossible."""

import pytest

from soloist.games.raiders.raiding import Valkyries
from soloist.games.raiders.turn import Limits
from tests.games.raiders.acting import act, belongings, supply
from tests.games.raiders.position import CARDS, empty_stack, goods, named, position
from tests.support.driving import asked, offered, run, told

HEROES = ["brynjar", "folke", "ragnhildr"]
HELD = "silver silver silver provisions livestock"
START: dict[str, int] = {"silver": 3, "provisions": 1, "livestock": 1}

AT_THE_HALL: dict[str, tuple[str, dict[str, object]]] = {
    "archer": ("", {}),
    "armourer": ("", {"armour": 4}),
    "avenger": ("", {}),
    "barbarian": ("", {}),
    "berserker": ("", {"foe_armour": 4}),
    "brawler": ("warlord iron", {"crew": {}, "goods": START | {"iron": 1}, "discards": {"brawler": 1, "warlord": 1}}),
    "cartographer": ("exchange", {"goods": {"silver": 3, "gold": 1, "livestock": 1}}),
    "champion": ("", {"foe_provisions": 4}),
    "forager": ("", {"goods": START | {"provisions": 3}}),
    "gatekeeper": ("sage trader folke", {"hand": {"folke": 1, "sage": 1, "scout": 1, "trader": 1}}),
    "gravedigger": ("warlord", {"crew": {"scout": 1}, "hand": {"warlord": 1}}),
    "huntsman": ("", {"goods": START | {"silver": 4, "provisions": 2}}),
    "jeweller": ("exchange", {"goods": START | {"silver": 1, "gold": 1}}),
    "marauder": ("exchange", {"goods": {"silver": 3, "provisions": 1, "gold": 1}}),
    "mercenary": ("", {"goods": START | {"provisions": 2}, "foe_provisions": 4}),
    "merchant": ("silversmith", {"goods": START | {"silver": 5}}),
    "recruiter": ("scout", {"crew": {"scout": 1, "warlord": 1}, "hand": {}, "goods": START | {"silver": 1}}),
    "sage": ("offering-02 offering-03 offering-04", {"face_up": ["offering-02", "offering-03", "offering-04"]}),
    "scout": ("", {}),
    "shieldmaiden": ("exchange", {"goods": {"silver": 3, "provisions": 1, "iron": 1}}),
    "trader": (
        "offering-1-silver offering-02",
        {
            "goods": {"provisions": 1, "livestock": 1},
            "tiles": ["offering-01"],
            "face_up": ["offering-02", "offering-06", "offering-16"],
        },
    ),
    "warlord": ("", {}),
    "warmonger": ("", {"goods": START | {"provisions": 2}, "foe_provisions": 4}),
}
"""The answers after the card is played, and what is different then."""

ASKS = [card for card, (answers, _) in AT_THE_HALL.items() if answers and card not in ("gatekeeper", "sage")]
PLAIN = [card for card in AT_THE_HALL if card not in ASKS]


@pytest.mark.rule("RNS-B23", "RNS-B61", "RNS-B72")
@pytest.mark.parametrize("card", AT_THE_HALL)
def test_every_card_has_its_town_hall_effect(card: str) -> None:
    s = position(hand=f"{card} scout", crew="warlord", goods=HELD, armour=3, foe_armour=5, foe_provisions=5)
    before = belongings(s)
    answers, changed = AT_THE_HALL[card]
    act(s, "town-hall", card, *answers.split())
    assert asked(s) == ""
    assert belongings(s) == before | {"hand": {"scout": 1}, "discards": {card: 1}} | changed


@pytest.mark.rule("RNS-B73", "RNS-B23")
def test_all_cards_but_the_three_heroes_can_be_played() -> None:
    assert sorted([*AT_THE_HALL, *HEROES]) == CARDS
    for card in CARDS:
        s = position(hand=card)
        act(s, "town-hall")
        assert (offered(s) == [card, "decline"]) == (card not in HEROES)


@pytest.mark.rule("RNS-B73")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_can_be_hired_swapped_in_sold_and_discarded_for_the_limit(hero: str) -> None:
    hired = position(hand=hero, goods="silver silver silver silver")
    act(hired, "barracks", hero)
    swapped = position(hand=f"gravedigger {hero}", crew="scout")
    act(swapped, "town-hall", "gravedigger", "scout")
    assert named(hired.crew) == named(swapped.crew) == {hero: 1}
    sold = position(hand=f"{hero} scout")
    act(sold, "treasury", "silver", hero)
    crowded = position(hand=f"{hero} {'berserker ' * 4} {'gatekeeper ' * 4}")
    run(crowded, Limits(), hero)
    assert named(sold.discards) == named(crowded.discards) == {hero: 1}


@pytest.mark.rule("RNS-B72")
@pytest.mark.parametrize("card", ASKS)
def test_an_effect_with_a_price_or_a_choice_may_be_declined(card: str) -> None:
    s = position(hand=f"{card} scout", crew="warlord", goods=HELD)
    before = belongings(s)
    act(s, "town-hall", card, "decline")
    assert asked(s) == ""
    assert belongings(s) == before | {"hand": {"scout": 1}, "discards": {card: 1}}


@pytest.mark.rule("RNS-B72")
@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_effect_is_not_asked(card: str) -> None:
    s = position(hand=f"{card} scout", crew="warlord", goods=HELD, foe_armour=5, foe_provisions=5)
    act(s, "town-hall", card)
    assert asked(s) in ("", "DrawCard", "TurnUpOffering")


@pytest.mark.rule("RNS-B62", "RNS-B72")
@pytest.mark.parametrize("card", [card for card in AT_THE_HALL if card not in ("forager", "gatekeeper", "huntsman", "merchant")])
def test_a_card_may_be_played_although_its_effect_does_nothing(card: str) -> None:
    s = position(hand=card, armour=10, display=())
    empty_stack(s)
    before = belongings(s)
    act(s, "town-hall", card)
    assert asked(s) == ""
    assert belongings(s) == before | {"hand": {}, "discards": {card: 1}}


@pytest.mark.rule("RNS-B72")
@pytest.mark.parametrize(
    ("card", "left"), [("forager", {"provisions": 1}), ("huntsman", {"provisions": 1}), ("mercenary", {}), ("warmonger", {})]
)
def test_plain_gains_come_as_far_as_possible(card: str, left: dict[str, int]) -> None:
    s = position(hand=card)
    s.supply[0], s.supply[1] = 0, 1
    act(s, "town-hall", card)
    assert goods(s) == left


@pytest.mark.rule("RNS-B48", "RNS-B49", "RNS-B55")
@pytest.mark.parametrize("card", ["archer", "avenger", "scout"])
def test_archer_avenger_and_scout_find_no_opponent_to_meddle_with(card: str) -> None:
    s = position(hand=f"{card} sage", worker="white", foe_armour=3, foe_provisions=3)
    before = belongings(s) | {"hand": {"sage": 1}, "discards": {card: 1}}
    held, standing = s.worker, list(s.village)
    act(s, "town-hall", card)
    assert (belongings(s), s.worker, s.village) == (before, held, standing)
    assert told(s)[-1] == "told-void"


@pytest.mark.rule("RNS-B49")
def test_an_avenger_killed_takes_nobody_along() -> None:
    s = position(crew="avenger scout", foe_armour=3, foe_provisions=3)
    run(s, Valkyries(1), "avenger")
    assert (s.foe.armour, s.foe.provisions, named(s.crew)) == (3, 3, {"scout": 1})


@pytest.mark.rule("RNS-B52")
@pytest.mark.parametrize(("provisions", "given"), [(0, 0), (1, 1), (8, 1)])
def test_the_mercenary_gets_a_provision_if_the_adversary_has_one(provisions: int, given: int) -> None:
    s = position(hand="mercenary", foe_provisions=provisions)
    before = supply(s)
    act(s, "town-hall", "mercenary")
    assert (s.foe.provisions, s.goods[1], supply(s)) == (provisions - given, given, before)


@pytest.mark.rule("RNS-B61")
@pytest.mark.parametrize("card", ["cartographer", "jeweller", "marauder", "shieldmaiden"])
def test_an_exchange_is_made_once_per_card(card: str) -> None:
    s = position(hand=f"{card} {card}", goods="silver " * 6 + "provisions " * 3 + "livestock " * 3)
    act(s, "town-hall", card, "exchange")
    assert (asked(s), s.goods[2] + s.goods[3], named(s.hand)) == ("", 1, {card: 1})


@pytest.mark.rule("RNS-B61", "RNS-B72")
@pytest.mark.parametrize(
    ("card", "held"),
    [("cartographer", "silver livestock"), ("jeweller", "silver provisions"), ("marauder", "iron"), ("shieldmaiden", "gold")],
)
def test_an_exchange_that_cannot_be_paid_leaves_only_declining(card: str, held: str) -> None:
    s = position(hand=card, goods=held)
    before = goods(s)
    act(s, "town-hall", card)
    assert (asked(s), goods(s), named(s.discards)) == ("", before, {card: 1})


@pytest.mark.rule("RNS-B58")
def test_the_brawler_gives_up_any_member_for_plunder_the_supply_has() -> None:
    s = position(hand="brawler", crew="brynjar scout scout", supply="gold livestock")
    act(s, "town-hall", "brawler")
    assert (asked(s), offered(s)) == ("PayCrew", ["brynjar", "scout", "decline"])
    run(s, "scout")
    assert (asked(s), offered(s)) == ("ChoosePlunder", ["gold", "livestock"])
    run(s, "livestock")
    assert (asked(s), goods(s), supply(s)["livestock"]) == ("", {"livestock": 1}, 0)
    assert (named(s.crew), named(s.discards)) == ({"brynjar": 1, "scout": 1}, {"brawler": 1, "scout": 1})


@pytest.mark.rule("RNS-B58")
@pytest.mark.parametrize("there", ["gold", "iron", "livestock"])
def test_a_single_kind_of_plunder_in_the_supply_will_do_for_the_brawler(there: str) -> None:
    s = position(hand="brawler", crew="scout", supply=there)
    act(s, "town-hall", "brawler", "scout")
    assert goods(s) == {there: 1}


@pytest.mark.rule("RNS-B58", "RNS-B43")
@pytest.mark.parametrize("card", ["avenger", "berserker", "gravedigger", "mercenary"])
def test_who_is_given_up_for_the_brawler_was_not_killed(card: str) -> None:
    s = position(hand="brawler", crew=card)
    act(s, "town-hall", "brawler", card, "iron")
    assert (goods(s), named(s.hand), named(s.discards)) == ({"iron": 1}, {}, {"brawler": 1, card: 1})
    assert (s.vp, s.valkyries) == (0, 0)


@pytest.mark.rule("RNS-B58", "RNS-B20")
@pytest.mark.parametrize(("crew", "there"), [("", "gold"), ("scout", "")])
def test_without_crew_or_without_plunder_in_the_supply_the_brawler_does_nothing(crew: str, there: str) -> None:
    s = position(hand="brawler", crew=crew, supply=there)
    act(s, "town-hall", "brawler")
    assert (asked(s), goods(s), s.crew_size) == ("", {}, len(crew.split()))


@pytest.mark.rule("RNS-B51")
def test_the_gravedigger_takes_one_member_to_the_hand_and_puts_a_hand_card_in_for_nothing() -> None:
    s = position(hand="gravedigger warlord scout", crew="forager forager sage")
    act(s, "town-hall", "gravedigger")
    assert (asked(s), offered(s)) == ("SwapOut", ["forager", "sage", "decline"])
    run(s, "sage")
    assert (asked(s), offered(s)) == ("SwapIn", ["scout", "warlord"])
    run(s, "warlord")
    assert (named(s.crew), named(s.hand), goods(s)) == ({"forager": 2, "warlord": 1}, {"sage": 1, "scout": 1}, {})
    assert (s.crew_size, s.hand_size, named(s.discards)) == (3, 2, {"gravedigger": 1})


@pytest.mark.rule("RNS-B51")
def test_the_card_taken_back_is_not_the_one_put_in_but_its_twin_may_be() -> None:
    s = position(hand="gravedigger scout", crew="sage")
    act(s, "town-hall", "gravedigger", "sage")
    assert (named(s.crew), named(s.hand)) == ({"scout": 1}, {"sage": 1})
    twin = position(hand="gravedigger scout sage", crew="sage")
    act(twin, "town-hall", "gravedigger", "sage")
    assert offered(twin) == ["sage", "scout"]
    run(twin, "sage")
    assert (named(twin.crew), named(twin.hand)) == ({"sage": 1}, {"sage": 1, "scout": 1})


@pytest.mark.rule("RNS-B51")
@pytest.mark.parametrize(("hand", "crew"), [("", "sage"), ("scout", "")])
def test_without_a_member_or_another_hand_card_there_is_no_swap(hand: str, crew: str) -> None:
    s = position(hand=f"gravedigger {hand}", crew=crew)
    act(s, "town-hall", "gravedigger")
    assert (asked(s), s.crew_size, s.hand_size) == ("", len(crew.split()), len(hand.split()))


@pytest.mark.rule("RNS-B51", "RNS-B73")
def test_hero_for_hero_is_legal_but_no_second_hero() -> None:
    s = position(hand="gravedigger folke", crew="brynjar sage forager forager jeweller")
    act(s, "town-hall", "gravedigger")
    assert offered(s) == ["brynjar", "decline"]
    run(s, "brynjar")
    assert (named(s.crew)["folke"], named(s.hand), s.crew_size) == (1, {"brynjar": 1}, 5)


@pytest.mark.rule("RNS-B51")
def test_beside_a_hero_others_can_be_swapped() -> None:
    s = position(hand="gravedigger folke scout", crew="brynjar sage")
    act(s, "town-hall", "gravedigger")
    assert offered(s) == ["brynjar", "sage", "decline"]
    run(s, "sage")
    assert (named(s.crew), named(s.hand)) == ({"brynjar": 1, "scout": 1}, {"folke": 1, "sage": 1})


@pytest.mark.rule("RNS-B51", "RNS-B43")
def test_who_is_taken_back_was_not_killed() -> None:
    s = position(hand="gravedigger scout", crew="mercenary")
    act(s, "town-hall", "gravedigger", "mercenary")
    assert (s.vp, named(s.hand), s.valkyries) == (0, {"mercenary": 1}, 0)
