"""The 26 townsfolk in the crew: price, strength and what each does there."""

import pytest

from soloist.games.raiders.ending import your_total
from soloist.games.raiders.raiding import Valkyries
from tests.games.raiders.acting import act, raid
from tests.games.raiders.position import CARDS, COMPONENTS, SETTLEMENTS, goods, named, position
from tests.support.driving import asked, offered, run, ways

PRINTED = {
    "archer": (2, 3, 3),
    "armourer": (3, 3, 3),
    "avenger": (2, 3, 3),
    "barbarian": (3, 3, 3),
    "berserker": (4, 3, 4),
    "brawler": (3, 2, 2),
    "brynjar": (1, 4, 4),
    "cartographer": (2, 1, 0),
    "champion": (2, 4, 4),
    "folke": (1, 4, 3),
    "forager": (3, 1, 0),
    "gatekeeper": (4, 3, 2),
    "gravedigger": (3, 1, 0),
    "huntsman": (4, 1, 1),
    "jeweller": (3, 1, 0),
    "marauder": (3, 2, 2),
    "mercenary": (4, 4, 4),
    "merchant": (2, 2, 0),
    "ragnhildr": (1, 4, 4),
    "recruiter": (3, 2, 1),
    "sage": (2, 2, 1),
    "scout": (3, 2, 2),
    "shieldmaiden": (4, 3, 3),
    "trader": (2, 3, 0),
    "warlord": (3, 4, 3),
    "warmonger": (4, 3, 3),
}
"""Copies, price in silver, strength."""

RAID_VP = {"archer": ("outpost", 2), "marauder": ("outpost", 1), "shieldmaiden": ("monastery", 1), "warmonger": ("harbour", 1)}
RAID_STRENGTH = {"armourer": ("monastery", 2), "barbarian": ("fortress", 2)}
RAID_PRICE = {"huntsman": ("outpost", "provisions"), "scout": ("monastery", "provisions"), "cartographer": ("fortress", "gold")}
BUILDING = ["forager", "gatekeeper", "jeweller", "recruiter", "sage"]
HEROES = ["brynjar", "folke", "ragnhildr"]
IF_KILLED = ["avenger", "berserker", "gravedigger", "mercenary"]
AT_THE_END = ["champion", "merchant", "trader", "warlord"]

PLACES = {"harbour": "harbour-middle", "outpost": "outpost-left", "monastery": "monastery-left", "fortress": "fortress-middle"}
WORKER = {"harbour": "black", "outpost": "grey", "monastery": "white", "fortress": "white"}
LOWEST = {"harbour": [], "outpost": ["2"], "monastery": ["2-2"], "fortress": ["2-2"]}
DICE = {"outpost": 2, "monastery": 4, "fortress": 4}
FILL = ["forager", "forager", "forager", "jeweller", "jeweller", "jeweller"]
"""Strength 0, no effect on raids."""


def crew_with(card: str, copies: int) -> str:
    return " ".join([card] * copies + [other for other in FILL if other != card][: 4 - copies])


def scored(kind: str, crew: str, armour: int = 0, valkyries: int = 0) -> dict[str, object]:
    """What the account of a raid with the lowest dice says."""
    s = position(worker=WORKER[kind], crew=crew, goods="provisions " * 4 + "gold " * 2, armour=armour, valkyries=valkyries)
    raid(s, PLACES[kind], *LOWEST[kind])
    if asked(s) == "Reroll":
        run(s, "keep")
    [event] = [event for event in s.story or [] if event.phrase.message in ("told-strength", "told-harbour")]
    assert event.phrase.values["total"] == s.vp
    return {**event.phrase.values}


def test_the_tables_here_name_every_card() -> None:
    effects = [*RAID_VP, *RAID_STRENGTH, *RAID_PRICE, *BUILDING, *HEROES, *IF_KILLED, *AT_THE_END, "brawler"]
    assert sorted(effects) == list(PRINTED) == CARDS
    assert sum(copies for copies, _, _ in PRINTED.values()) == 71


@pytest.mark.rule("RNS-B01", "RNS-B25", "RNS-B35")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_its_copies_its_price_and_its_strength(card: str) -> None:
    copies, price, strength = PRINTED[card]
    assert position().deck[CARDS.index(card)] == copies
    s = position(hand=card, goods="silver " * price)
    act(s, "barracks", card)
    assert (goods(s), named(s.crew)) == ({}, {card: 1})
    poor = position(hand=card, goods="silver " * (price - 1))
    act(poor, "barracks")
    assert offered(poor) == []
    companions = 3 if card == "folke" else 0  # he counts them
    assert scored("outpost", crew_with(card, 1))["strength"] == 2 + strength + companions


@pytest.mark.rule("RNS-B37", "RNS-B47")
@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize("card", RAID_VP)
def test_points_for_a_kind_of_settlement_come_only_there_and_add_up(card: str, kind: str) -> None:
    its_kind, vp = RAID_VP[card]
    for copies in range(1, PRINTED[card][0] + 1):
        assert scored(kind, crew_with(card, copies))["crew"] == (copies * vp if kind == its_kind else 0)


@pytest.mark.rule("RNS-B37")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in RAID_VP])
def test_nobody_else_brings_points_in_a_raid(card: str) -> None:
    assert [scored(kind, crew_with(card, 1))["crew"] for kind in PLACES] == [0, 0, 0, 0]


@pytest.mark.rule("RNS-B22", "RNS-B25", "RNS-B27")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in BUILDING])
def test_nobody_else_adds_anything_at_a_building(card: str) -> None:
    s = position(hand="recruiter", crew=card, goods="silver silver")
    act(s, "barracks", "recruiter")
    assert goods(s) == {}
    act(s, "mill", "provisions")
    act(s, "silversmith", "silver")
    assert goods(s) == {"provisions": 2, "silver": 2}
    act(s, "gate-house", "draw", "forager", "forager")
    assert (asked(s), s.hand_size) == ("", 2)


@pytest.mark.rule("RNS-B35", "RNS-B47")
@pytest.mark.parametrize("kind", ["outpost", "monastery", "fortress"])
@pytest.mark.parametrize("card", RAID_STRENGTH)
def test_strength_for_a_kind_of_settlement_comes_only_there_and_adds_up(card: str, kind: str) -> None:
    its_kind, more = RAID_STRENGTH[card]
    for copies in (1, 2, 3):
        each = PRINTED[card][2] + (more if kind == its_kind else 0)
        assert scored(kind, crew_with(card, copies))["strength"] == DICE[kind] + copies * each


@pytest.mark.rule("RNS-B35", "RNS-B73")
@pytest.mark.parametrize("kind", ["outpost", "monastery", "fortress"])
@pytest.mark.parametrize("armour", range(11))
def test_brynjar_adds_one_strength_for_every_three_armour(kind: str, armour: int) -> None:
    assert scored(kind, crew_with("brynjar", 1), armour=armour)["strength"] == DICE[kind] + 4 + armour + armour // 3


@pytest.mark.rule("RNS-B35", "RNS-B73")
@pytest.mark.parametrize(
    ("crew", "strength"),
    [
        ("folke forager forager", 3 + 2),
        ("folke forager forager jeweller", 3 + 3),
        ("folke scout scout huntsman jeweller", 3 + 4 + 5),
    ],
)
def test_folke_adds_one_strength_for_each_other_member(crew: str, strength: int) -> None:
    assert scored("outpost", crew)["strength"] == DICE["outpost"] + strength


@pytest.mark.rule("RNS-B35", "RNS-B44")
@pytest.mark.parametrize("valkyries", range(8))
def test_ragnhildr_adds_one_strength_for_every_two_valkyries_taken(valkyries: int) -> None:
    assert scored("fortress", crew_with("ragnhildr", 1), valkyries=valkyries)["strength"] == 4 + 4 + valkyries // 2


@pytest.mark.rule("RNS-B30", "RNS-B47", "RNS-B56")
@pytest.mark.parametrize("kind", PLACES)
@pytest.mark.parametrize("card", RAID_PRICE)
def test_a_lower_price_for_a_kind_of_settlement_holds_only_there_and_adds_up(card: str, kind: str) -> None:
    its_kind, good = RAID_PRICE[card]
    place = COMPONENTS.settlements[SETTLEMENTS.index(PLACES[kind])]
    for copies in range(1, PRINTED[card][0] + 1):
        s = position(worker=WORKER[kind], crew=crew_with(card, copies), goods="provisions " * 4 + "gold " * 2)
        raid(s, PLACES[kind])
        less = copies if kind == its_kind else 0
        provisions = place.provisions - (less if good == "provisions" else 0)
        gold = place.gold - (less if good == "gold" else 0)
        assert (s.goods[1], s.goods[2]) == (4 - max(0, provisions), 2 - max(0, gold))


@pytest.mark.rule("RNS-B27", "RNS-B47", "RNS-B50")
@pytest.mark.parametrize(("colour", "amount"), [("black", 1), ("grey", 2), ("white", 2)])
@pytest.mark.parametrize("foragers", [1, 2, 3])
def test_each_forager_adds_a_provision_at_the_mill(colour: str, amount: int, foragers: int) -> None:
    s = position(crew="forager " * foragers)
    act(s, "mill", "provisions", colour=colour)
    assert goods(s) == {"provisions": amount + foragers}


@pytest.mark.rule("RNS-B50")
def test_a_forager_adds_nothing_when_gold_is_taken() -> None:
    s = position(crew="forager forager")
    act(s, "mill", "gold", colour="white")
    assert goods(s) == {"gold": 1}


@pytest.mark.rule("RNS-B50")
def test_a_forager_in_the_crew_adds_nothing_to_a_forager_played() -> None:
    s = position(hand="forager", crew="forager")
    act(s, "town-hall", "forager")
    assert goods(s) == {"provisions": 2}


@pytest.mark.rule("RNS-B27", "RNS-B47")
@pytest.mark.parametrize(("colour", "amount"), [("black", 3), ("grey", 2), ("white", 2)])
@pytest.mark.parametrize("jewellers", [1, 2, 3])
def test_each_jeweller_adds_a_silver_at_the_silversmith(colour: str, amount: int, jewellers: int) -> None:
    s = position(crew="jeweller " * jewellers)
    act(s, "silversmith", "silver", colour=colour)
    assert goods(s) == {"silver": amount + jewellers}


@pytest.mark.rule("RNS-B22", "RNS-B47")
@pytest.mark.parametrize("gatekeepers", [1, 2, 4])
def test_each_gatekeeper_adds_a_card_at_the_gate_house(gatekeepers: int) -> None:
    s = position(crew="gatekeeper " * gatekeepers)
    act(s, "gate-house", "draw")
    drawn = 0
    while asked(s) == "DrawCard":
        run(s, offered(s)[0])
        drawn += 1
    assert drawn == s.hand_size == 2 + gatekeepers


@pytest.mark.rule("RNS-B22")
def test_a_gatekeeper_in_the_crew_adds_nothing_to_a_gatekeeper_played() -> None:
    s = position(hand="gatekeeper", crew="gatekeeper")
    act(s, "town-hall", "gatekeeper", "folke", "sage", "trader")
    assert (asked(s), s.hand_size) == ("", 3)


@pytest.mark.rule("RNS-B47")
def test_a_brawler_may_reroll_any_one_die_or_none() -> None:
    s = position(worker="white", crew="brawler forager forager", goods="provisions " * 3 + "gold", armour=3)
    raid(s, "monastery-left", "4-2")
    assert (asked(s), offered(s)) == ("Reroll", ["reroll-4", "reroll-2", "keep"])
    run(s, "reroll-2")
    assert ways(s) == {"2": 1, "3": 2, "4": 2, "5": 1}
    run(s, "2")
    assert asked(s) == "ChooseSet"


@pytest.mark.rule("RNS-B47")
def test_equal_dice_are_one_option() -> None:
    s = position(worker="white", crew="brawler forager forager", goods="provisions " * 3 + "gold", armour=1)
    raid(s, "monastery-left", "4-4")
    assert offered(s) == ["reroll-4", "keep"]


@pytest.mark.rule("RNS-B47", "RNS-B35")
@pytest.mark.parametrize(
    ("brawlers", "armour", "dice", "rerolls"),
    [
        (1, 0, "5-2", ["reroll-2", "keep"]),  # 9, at most 12
        (1, 0, "4-2", []),  # 8, at most 11
        (2, 0, "4-2", ["reroll-4", "reroll-2", "keep"]),  # 10, at most 14
        (2, 0, "5-5", []),
        (1, 3, "5-2", []),  # 12, at most 15: the same row
        (1, 10, "5-5", []),  # the best row
    ],
)
def test_only_dice_that_can_still_bring_a_better_row_are_rolled_again(
    brawlers: int, armour: int, dice: str, rerolls: list[str]
) -> None:
    crew = "brawler " * brawlers + "forager forager"
    s = position(worker="white", crew=crew, goods="provisions " * 3 + "gold", armour=armour)
    raid(s, "monastery-left", dice)
    assert (asked(s), offered(s)) == ("Reroll", rerolls) if rerolls else asked(s) == "ChooseSet"


@pytest.mark.rule("RNS-B47")
@pytest.mark.parametrize(("new", "vp"), [("4", 0), ("5", 4)])
def test_the_new_result_of_a_reroll_stands_beside_the_other_die(new: str, vp: int) -> None:
    s = position(worker="white", crew="brawler forager forager", goods="provisions " * 3 + "gold", armour=2)
    raid(s, "monastery-left", "3-2", "reroll-2", new)
    assert s.vp == vp


@pytest.mark.rule("RNS-B47")
def test_each_brawler_rerolls_once_and_the_same_die_may_be_taken_again() -> None:
    s = position(worker="grey", crew="brawler brawler brawler", goods="provisions " * 3, armour=5)
    raid(s, "outpost-left", "4", "reroll-4", "2", "reroll-2", "3")
    assert (asked(s), offered(s)) == ("Reroll", ["reroll-3", "keep"])
    run(s, "reroll-3", "4")
    assert (asked(s), s.vp) == ("ChooseSet", 2)


@pytest.mark.rule("RNS-B47")
def test_who_keeps_the_dice_is_not_asked_again() -> None:
    s = position(worker="grey", crew="brawler brawler brawler", goods="provisions " * 3, armour=5)
    raid(s, "outpost-left", "4", "keep")
    assert (asked(s), s.vp) == ("ChooseSet", 2)


@pytest.mark.rule("RNS-B47", "RNS-B35")
@pytest.mark.parametrize(("armour", "vp"), [(0, 0), (8, 4)])
def test_the_dice_kept_are_summed_as_they_lie(armour: int, vp: int) -> None:
    s = position(worker="white", crew="brawler forager forager", goods="provisions " * 3 + "gold", armour=armour)
    raid(s, "monastery-left", "5-4", "keep")
    assert s.vp == vp


@pytest.mark.rule("RNS-B36", "RNS-B47")
def test_at_a_harbour_a_brawler_has_nothing_to_reroll() -> None:
    s = position(crew="brawler brawler", goods="provisions " * 2)
    raid(s, "harbour-left")
    assert asked(s) == "ChooseSet"


@pytest.mark.rule("RNS-B43", "RNS-B47")
def test_each_of_several_killed_brings_its_own() -> None:
    s = position(crew="mercenary mercenary gravedigger berserker")
    run(s, Valkyries(4), "mercenary", "mercenary", "gravedigger")
    assert (s.vp, goods(s), named(s.hand), s.valkyries) == (2, {"gold": 1}, {"berserker": 1}, 4)


@pytest.mark.rule("RNS-B69", "RNS-B47")
@pytest.mark.parametrize(
    ("crew", "vp"),
    [
        ("champion", 3),
        ("champion champion", 6),
        ("warlord warlord warlord", 6),
        ("merchant", 5),
        ("merchant merchant", 10),
        ("trader", 3),
        ("trader trader", 6),
        ("champion warlord merchant trader", 3 + 2 + 5 + 3),
    ],
)
def test_points_at_the_end_of_the_game_add_up(crew: str, vp: int) -> None:
    without, having = (position(crew=hired, goods="livestock " * 5) for hired in ("", crew))
    for s in (without, having):
        s.tiles = [0, 1, 2]
    assert your_total(having) - your_total(without) == vp
