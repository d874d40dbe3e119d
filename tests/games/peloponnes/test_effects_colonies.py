"""The 10 colonies: storage, start, income, and the good and bad sides of each."""

from typing import NamedTuple

import pytest

from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.supply import Feed
from tests.games.peloponnes.acting import added, draw, fresh, income, purchases, score, struck
from tests.games.peloponnes.position import COLONIES, goods, position
from tests.support.driving import asked, run


class Board(NamedTuple):
    """Storage of wood, stone and food; start; income; food more to feed; coins more to conquer; people lost to the Persians."""

    storage: tuple[int, int, int]
    start: str = ""
    income: str = ""
    food: int = 0
    price: int = 0
    persians: int = 2
    passing: int = 3
    coins: int = 3


BOARDS = {
    "milet": Board((10, 10, 11), food=3),
    "byzantion": Board((10, 10, 13), income="coins:1", persians=3),
    "massalia": Board((10, 8, 13), start="luxury:6"),
    "kyrene": Board((8, 10, 13), income="food:1"),
    "taras": Board((10, 10, 10), start="strength:3"),
    "sinope": Board((13, 10, 13), start="wood:3", price=1),
    "trapezous": Board((10, 13, 10), start="stone:3"),
    "neapolis": Board((10, 10, 13), start="inhabitants:1", food=1),
    "olbia": Board((10, 7, 16)),
    "emporion": Board((10, 10, 13), passing=5, coins=4),
}


@pytest.mark.rule("PEL-X30")
def test_the_table_above_names_every_colony() -> None:
    assert list(BOARDS) == COLONIES


@pytest.mark.rule("PEL-X30", "PEL-X04")
@pytest.mark.parametrize("name", COLONIES)
def test_a_colony_gives_its_start(name: str) -> None:
    s = fresh()
    run(s, "messene", "odysseus", name)
    assert goods(s) == added("coins:6 inhabitants:2", BOARDS[name].start)


@pytest.mark.rule("PEL-X30", "PEL-B24")
@pytest.mark.parametrize("name", COLONIES)
def test_a_colony_gives_its_income_every_round(name: str) -> None:
    s = position(colony=name, hero="odysseus")
    for _ in range(2):
        assert income(s) == added("food:2 coins:1", BOARDS[name].income)


@pytest.mark.rule("PEL-X30", "PEL-B27")
@pytest.mark.parametrize("good", [0, 1, 2])
@pytest.mark.parametrize("name", COLONIES)
def test_a_colony_sets_how_much_can_be_stored(name: str, good: int) -> None:
    s = position(colony=name)
    s.gain(good, BOARDS[name].storage[good])
    assert sum(s.goods) == s.goods[good] == BOARDS[name].storage[good]
    s.gain(good, 4)
    assert (s.goods[good], goods(s)["luxury"]) == (BOARDS[name].storage[good], 4)


@pytest.mark.rule("PEL-X30", "PEL-B33")
@pytest.mark.parametrize("name", COLONIES)
def test_milet_needs_3_and_neapolis_1_food_more_in_every_supply_round(name: str) -> None:
    s = position(colony=name, goods="inhabitants:2 food:9")
    run(s, Feed())
    assert goods(s) == {"inhabitants": 2, "food": 9 - 2 - BOARDS[name].food}


@pytest.mark.rule("PEL-X30", "PEL-B14")
@pytest.mark.parametrize("name", COLONIES)
def test_with_sinope_conquest_tiles_cost_1_coin_more(name: str) -> None:
    for coins in range(7):
        conquest = position(colony=name, conquest=("bare-peaks",), goods=f"coins:{coins}")
        normal = position(colony=name, normal=("bare-peaks",), goods=f"coins:{coins}")
        assert (purchases(conquest) != []) == (coins >= 3 + BOARDS[name].price)
        assert (purchases(normal) != []) == (coins >= 3)


@pytest.mark.rule("PEL-X30", "PEL-X17")
@pytest.mark.parametrize("name", COLONIES)
def test_with_byzantion_1_more_inhabitant_is_lost_to_the_persians(name: str) -> None:
    s = position(colony=name, goods="inhabitants:9", chips="persians persians persians")
    assert draw(s, "persians") == {"inhabitants": -BOARDS[name].persians}


@pytest.mark.rule("PEL-X30", "PEL-B15")
@pytest.mark.parametrize("name", COLONIES)
def test_with_emporion_passing_brings_5_coins(name: str) -> None:
    s = position(colony=name, normal=("deep-forest",), goods="coins:2")
    run(s, Buy(), "pass")
    assert goods(s) == {"coins": 2 + BOARDS[name].passing}


@pytest.mark.rule("PEL-X30", "PEL-B36")
@pytest.mark.parametrize("name", COLONIES)
def test_with_emporion_4_coins_are_worth_1_prestige(name: str) -> None:
    for coins in range(25):
        s = position(colony=name, goods=f"coins:{coins} inhabitants:20", clovers=0)
        assert score(s).you == coins // BOARDS[name].coins


@pytest.mark.rule("PEL-X30")
@pytest.mark.parametrize("name", COLONIES)
def test_olbia_is_protected_from_the_drought(name: str) -> None:
    s = position(colony=name, goods="food:9")
    assert struck(s, "drought") == ({} if name == "olbia" else {"food": -3})


@pytest.mark.rule("PEL-X30", "PEL-X20")
@pytest.mark.parametrize("strength", [0, 4])
@pytest.mark.parametrize("name", COLONIES)
def test_milet_wins_tied_internal_conflicts(name: str, strength: int) -> None:
    s = position(colony=name, goods=f"strength:{strength} inhabitants:3", foe_strength=strength)
    run(s, InternalConflict())
    won = name == "milet"
    assert (s.clovers, s.foe.clovers, goods(s)["inhabitants"]) == ((4, 3, 4) if won else (3, 4, 2))
    assert (goods(s).get("strength", 0), s.foe.strength) == ((strength // 2, strength) if won else (strength, strength // 2))


@pytest.mark.rule("PEL-X30")
def test_milet_does_not_win_when_angelos_is_stronger() -> None:
    s = position(colony="milet", goods="strength:3 inhabitants:3", foe_strength=4)
    run(s, InternalConflict())
    assert (s.clovers, s.foe.clovers, goods(s)["inhabitants"]) == (3, 4, 2)


@pytest.mark.rule("PEL-X30", "PEL-X31")
def test_angelos_has_no_colony() -> None:
    s = fresh("general")
    run(s, "messene", "jason", "taras", "sparta", "helen")
    assert (asked(s), s.foe.strength, goods(s)["strength"]) == ("RevealTile", 2, 5)
