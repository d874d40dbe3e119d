"""The buildings: Gate House, Town Hall, Treasury, Armoury, Mill, Silversmith."""

from itertools import combinations

import pytest

from soloist.games.raiders.components import COLOURS
from tests.games.raiders.acting import act, belongings, supply
from tests.games.raiders.position import goods, named, position
from tests.support.driving import asked, endings, offered, run

HAND = ["archer", "archer", "folke", "scout"]


@pytest.mark.rule("RNS-B22")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_gate_house_gives_two_cards_for_any_worker(colour: str) -> None:
    s = position(hand="scout")
    act(s, "gate-house", "draw", "folke", "sage", colour=colour)
    assert (asked(s), named(s.hand)) == ("", {"folke": 1, "sage": 1, "scout": 1})


@pytest.mark.rule("RNS-B22")
def test_both_cards_are_drawn_with_no_choice_between_them() -> None:
    s = position()
    act(s, "gate-house", "draw")
    assert asked(s) == "DrawCard"
    run(s, "sage")
    assert asked(s) == "DrawCard"


@pytest.mark.rule("RNS-B23")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_played_at_the_town_hall_is_discarded_and_its_effect_comes_at_once(colour: str) -> None:
    s = position(hand="forager scout")
    act(s, "town-hall", "forager", colour=colour)
    assert (asked(s), named(s.hand), named(s.discards), goods(s)) == ("", {"scout": 1}, {"forager": 1}, {"provisions": 2})


@pytest.mark.rule("RNS-B23")
def test_the_played_card_lies_on_the_discards_before_its_effect_is_asked() -> None:
    s = position(hand="jeweller", goods="silver silver")
    act(s, "town-hall", "jeweller")
    assert (asked(s), named(s.hand), named(s.discards)) == ("Exchange", {}, {"jeweller": 1})


@pytest.mark.rule("RNS-B23", "RNS-B73")
def test_heroes_cannot_be_played_and_equal_cards_are_one_option() -> None:
    s = position(hand="brynjar folke ragnhildr scout scout archer")
    act(s, "town-hall")
    assert offered(s) == ["archer", "scout", "decline"]


@pytest.mark.rule("RNS-B23")
def test_with_heroes_only_the_town_hall_does_nothing() -> None:
    s = position(hand="brynjar folke")
    act(s, "town-hall")
    assert (asked(s), named(s.hand)) == ("", {"brynjar": 1, "folke": 1})


@pytest.mark.rule("RNS-B24")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_treasury_gives_two_silver_for_a_card_to_any_worker(colour: str) -> None:
    s = position(hand=" ".join(HAND))
    act(s, "treasury", colour=colour)
    assert offered(s) == ["silver", "gold", "decline"]
    run(s, "silver")
    assert offered(s) == ["archer", "folke", "scout"]
    run(s, "scout")
    assert (asked(s), goods(s), named(s.discards)) == ("", {"silver": 2}, {"scout": 1})
    assert supply(s)["silver"] == 30


@pytest.mark.rule("RNS-B24")
def test_the_treasury_gives_one_gold_for_two_cards() -> None:
    s = position(hand=" ".join(HAND), supply="gold gold")
    act(s, "treasury", "gold", "archer", "folke")
    assert (goods(s), supply(s)["gold"]) == ({"gold": 1}, 1)
    assert (named(s.hand), named(s.discards)) == ({"archer": 1, "scout": 1}, {"archer": 1, "folke": 1})


@pytest.mark.rule("RNS-B24")
def test_every_two_cards_can_be_sold_in_exactly_one_way() -> None:
    s = position(hand=" ".join(HAND))
    act(s, "treasury", "gold")
    sold = [tuple(named(after.discards).items()) for after in endings(s, "SellCards")]
    pairs = {tuple(sorted((card, pair.count(card)) for card in set(pair))) for pair in combinations(HAND, 2)}
    assert len(sold) == len(set(sold))
    assert set(sold) == pairs


@pytest.mark.rule("RNS-B24")
@pytest.mark.parametrize(
    ("hand", "ways"), [("", []), ("folke", ["silver", "decline"]), ("folke sage", ["silver", "gold", "decline"])]
)
def test_the_treasury_offers_what_the_hand_can_pay_heroes_included(hand: str, ways: list[str]) -> None:
    s = position(hand=hand)
    act(s, "treasury")
    assert offered(s) == ways


@pytest.mark.rule("RNS-B24", "RNS-B73")
@pytest.mark.parametrize("hero", ["brynjar", "folke", "ragnhildr"])
def test_a_hero_may_be_sold(hero: str) -> None:
    s = position(hand=hero)
    act(s, "treasury", "silver")
    assert (goods(s), named(s.discards)) == ({"silver": 2}, {hero: 1})


@pytest.mark.rule("RNS-B24", "RNS-B20")
def test_without_gold_the_treasury_still_gives_silver() -> None:
    s = position(hand="folke sage", supply="")
    act(s, "treasury")
    assert offered(s) == ["silver", "decline"]


@pytest.mark.rule("RNS-B26")
@pytest.mark.parametrize("colour", ["grey", "white"])
@pytest.mark.parametrize(
    ("way", "armour", "left"), [("iron", 5, {"silver": 3, "iron": 1}), ("silver", 4, {"silver": 1, "iron": 2})]
)
def test_the_armoury_gives_two_armour_for_iron_or_one_for_two_silver_once(
    colour: str, way: str, armour: int, left: dict[str, int]
) -> None:
    s = position(goods="silver silver silver iron iron", armour=3)
    act(s, "armoury", colour=colour)
    assert offered(s) == ["iron", "silver", "decline"]
    run(s, way)
    assert (asked(s), s.armour, goods(s)) == ("", armour, left)
    act(s, "armoury", colour=colour)
    assert (asked(s), s.armour) == ("", armour)


@pytest.mark.rule("RNS-B26")
@pytest.mark.parametrize(
    ("held", "ways"), [("silver iron", ["iron", "decline"]), ("silver silver", ["silver", "decline"]), ("silver gold", [])]
)
def test_the_armoury_offers_only_what_can_be_paid(held: str, ways: list[str]) -> None:
    s = position(goods=held)
    act(s, "armoury")
    assert offered(s) == ways


@pytest.mark.rule("RNS-B26")
@pytest.mark.parametrize("way", ["iron", "silver"])
def test_on_nine_either_exchange_brings_one_armour(way: str) -> None:
    s = position(goods="silver silver iron", armour=9)
    act(s, "armoury", way)
    assert s.armour == 10


@pytest.mark.rule("RNS-B26")
def test_on_ten_neither_exchange_is_offered() -> None:
    s = position(goods="silver silver iron", armour=10)
    before = belongings(s)
    act(s, "armoury")
    assert (asked(s), belongings(s)) == ("", before)


@pytest.mark.rule("RNS-B27")
@pytest.mark.parametrize(
    ("building", "colour", "ways"),
    [
        ("mill", "black", {"provisions": 1}),
        ("mill", "grey", {"provisions": 2}),
        ("mill", "white", {"provisions": 2, "gold": 1}),
        ("silversmith", "black", {"silver": 3}),
        ("silversmith", "grey", {"silver": 2}),
        ("silversmith", "white", {"silver": 2}),
    ],
)
def test_mill_and_silversmith_give_by_colour_from_the_supply(building: str, colour: str, ways: dict[str, int]) -> None:
    for good, amount in ways.items():
        s = position()
        before = supply(s)
        act(s, building, good, colour=colour)
        assert (asked(s), goods(s)) == ("", {good: amount})
        assert supply(s) == before | {good: before[good] - amount}
