"""What townsfolk do to the Adversary, and what they no longer do."""

import pytest

from soloist.games.raiders.components import BLACK, NONE, PROVISIONS
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.raiding import ChooseDeath, Valkyries
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.townsfolk import TownHall
from soloist.games.raiders.turn import Limits
from soloist.games.raiders.village import Treasury
from tests.games.raiders.acting import foe
from tests.games.raiders.position import CARDS, COMPONENTS, goods, named, position
from tests.support.driving import asked, offered, run, told

TOUCHING = ["berserker", "champion", "warmonger", "mercenary"]
IGNORED = ["archer", "avenger", "barbarian", "scout", "warlord"]
HEROES = ["brynjar", "folke", "ragnhildr"]


def play(s: Raiders, card: str) -> None:
    run(s, TownHall(BLACK), card)


def everything(s: Raiders) -> list[object]:
    """All that either side owns, hand and discards aside."""
    yours = [s.goods, s.supply, s.armour, s.valkyries, s.valkyries_taken, s.vp, s.tiles, s.crew, s.worker, s.village]
    board = [s.tokens, s.set_there, s.display, s.group_left, s.deck_left, s.under_left]
    return [str(part) for part in [*yours, *board, foe(s)]]


@pytest.mark.rule("RNS-S46")
def test_nine_cards_aim_at_an_opponent_and_five_of_them_lose_their_meaning() -> None:
    assert [card.id for card in COMPONENTS.townsfolk if card.hall.name == "void"] == sorted(IGNORED)
    assert [card.id for card in COMPONENTS.townsfolk if card.hall.name in ("weaken", "take")] == sorted(TOUCHING)


@pytest.mark.rule("RNS-S47", "RNS-S50")
def test_a_berserker_costs_him_one_armour() -> None:
    s = position(hand="berserker", foe_armour=4, foe_provisions=4)
    supply = s.supply.copy()
    play(s, "berserker")
    assert foe(s) == {"armour": 3, "provisions": 4, "valkyries": 0, "vp": 0, "tiles": 0}
    assert (goods(s), s.armour, s.supply) == ({}, 0, supply)


@pytest.mark.rule("RNS-S47", "RNS-S50")
def test_a_champion_costs_him_one_provision_which_goes_to_the_supply() -> None:
    s = position(hand="champion", foe_armour=4, foe_provisions=4)
    supply = s.supply[PROVISIONS]
    play(s, "champion")
    assert foe(s) == {"armour": 4, "provisions": 3, "valkyries": 0, "vp": 0, "tiles": 0}
    assert (goods(s), s.supply[PROVISIONS]) == ({}, supply + 1)


@pytest.mark.rule("RNS-S47", "RNS-S50")
@pytest.mark.parametrize("card", ["warmonger", "mercenary"])
def test_a_warmonger_or_mercenary_brings_you_one_of_his_provisions(card: str) -> None:
    s = position(hand=card, foe_armour=4, foe_provisions=4)
    supply = s.supply.copy()
    play(s, card)
    assert foe(s) == {"armour": 4, "provisions": 3, "valkyries": 0, "vp": 0, "tiles": 0}
    assert (goods(s), s.supply) == ({"provisions": 1}, supply)


@pytest.mark.rule("RNS-S47")
@pytest.mark.parametrize("card", TOUCHING)
def test_such_an_effect_happens_at_once_and_asks_nothing(card: str) -> None:
    s = position(hand=f"{card} sage", foe_armour=4, foe_provisions=4)
    play(s, card)
    assert (asked(s), named(s.hand), named(s.discards)) == ("", {"sage": 1}, {card: 1})


@pytest.mark.rule("RNS-S50")
@pytest.mark.parametrize("card", TOUCHING)
def test_losses_stop_at_0_and_nothing_comes_from_the_supply_instead(card: str) -> None:
    s = position(hand=card, foe_armour=0, foe_provisions=0)
    before = everything(s)
    play(s, card)
    assert everything(s) == before


@pytest.mark.rule("RNS-S50")
@pytest.mark.parametrize(
    ("card", "left"), [("berserker", (0, 1)), ("champion", (1, 0)), ("warmonger", (1, 0)), ("mercenary", (1, 0))]
)
def test_the_last_one_can_be_lost(card: str, left: tuple[int, int]) -> None:
    s = position(hand=f"{card} {card}", foe_armour=1, foe_provisions=1)
    play(s, card)
    assert (s.foe.armour, s.foe.provisions) == left
    play(s, card)
    assert (s.foe.armour, s.foe.provisions) == left


@pytest.mark.rule("RNS-S50")
def test_a_ninth_provision_from_him_goes_to_the_supply_at_the_end_of_your_turn() -> None:
    s = position(hand="warmonger", goods="provisions " * 8, foe_provisions=3)
    supply = s.supply[PROVISIONS]
    play(s, "warmonger")
    assert (goods(s), s.supply[PROVISIONS]) == ({"provisions": 9}, supply)
    run(s, Limits())
    assert (goods(s), s.supply[PROVISIONS], s.foe.provisions) == ({"provisions": 8}, supply + 1, 2)


@pytest.mark.rule("RNS-S48", "RNS-S49")
@pytest.mark.parametrize("card", IGNORED)
def test_other_effects_on_the_opponent_are_ignored_but_the_card_can_be_played(card: str) -> None:
    s = position(hand=f"{card} sage", crew="trader", goods="silver gold", foe_armour=5, foe_provisions=5)
    before = everything(s)
    run(s, TownHall(BLACK))
    assert card in offered(s)
    run(s, card)
    assert (everything(s), asked(s)) == (before, "")
    assert (named(s.hand), named(s.discards)) == ({"sage": 1}, {card: 1})
    assert "told-void" in told(s)


@pytest.mark.rule("RNS-S48")
def test_an_avenger_who_is_killed_takes_nobody_along() -> None:
    s = position(crew="avenger", foe_armour=5, foe_provisions=5)
    have = foe(s)
    run(s, Valkyries(1))
    assert (foe(s), named(s.crew), named(s.discards)) == (have, {}, {"avenger": 1})
    assert (s.valkyries, s.vp, goods(s)) == (1, 0, {})


@pytest.mark.rule("RNS-S48")
@pytest.mark.parametrize("card", ["mercenary", "gravedigger", "berserker"])
def test_killed_effects_on_yourself_still_count(card: str) -> None:
    s = position(crew=f"{card} sage")
    run(s, ChooseDeath(1), card)
    gained = {"mercenary": s.vp == 1, "gravedigger": goods(s) == {"gold": 1}, "berserker": named(s.hand) == {"berserker": 1}}
    assert gained[card]


@pytest.mark.rule("RNS-S48", "RNS-S17")
def test_effects_on_yourself_are_not_ignored() -> None:
    s = position(hand="armourer forager huntsman", village={"gate-house": "black", "mill": "black", "treasury": "black"})
    for card in ("armourer", "forager", "huntsman"):
        play(s, card)
    assert (s.armour, goods(s)) == (1, {"silver": 1, "provisions": 3})


@pytest.mark.rule("RNS-S49")
@pytest.mark.parametrize("card", IGNORED)
def test_a_card_with_an_ignored_effect_can_be_hired_and_sold(card: str) -> None:
    s = position(hand=card, goods="silver silver silver silver")
    run(s, Hire(NONE), card)
    assert named(s.crew) == {card: 1}
    s = position(hand=card)
    run(s, Treasury(), "silver")
    assert (goods(s), named(s.discards)) == ({"silver": 2}, {card: 1})


@pytest.mark.rule("RNS-S49")
def test_every_card_but_the_heroes_can_be_played_at_the_town_hall() -> None:
    s = position(hand=" ".join(CARDS))
    run(s, TownHall(BLACK))
    assert offered(s) == [*(card for card in CARDS if card not in HEROES), "decline"]


@pytest.mark.rule("RNS-S49")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_alone_in_hand_leaves_nothing_to_play_but_can_be_hired_or_sold(hero: str) -> None:
    s = position(hand=hero, goods="silver silver silver silver")
    run(s, TownHall(BLACK))
    assert (asked(s), named(s.hand)) == ("", {hero: 1})
    run(s, Hire(NONE))
    assert offered(s) == [hero, "decline"]
    run(s, "decline", Treasury(), "silver")
    assert named(s.discards) == {hero: 1}


@pytest.mark.rule("RNS-B72")
@pytest.mark.parametrize(("livestock", "idle"), [("", True), ("livestock", False)])
def test_a_card_that_would_do_nothing_says_so_and_may_be_played_all_the_same(livestock: str, idle: bool) -> None:
    s = position(hand="marauder", goods=livestock)
    hall = TownHall(BLACK)
    assert (hall.effect(s, hall.options(s)[0]).message == "hall-idle") == idle
    run(s, hall, "marauder")
    assert named(s.discards) == {"marauder": 1}
