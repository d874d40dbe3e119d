"""Income: fixed, then the four-part panels, then coins for your people (PEL-B24, PEL-B25, PEL-B26)."""

from typing import Final

from soloist.engine.kernel.machine import Act, Decision
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, following
from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.components import COINS, FOOD, GOODS, INHABITANTS, LUXURY, STONE, WOOD, no_goods
from soloist.games.peloponnes.marks import good_mark
from soloist.games.peloponnes.names import goods, goods_list
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, show_gain, tally

PANEL: Final = (WOOD, STONE, FOOD, COINS)
PEOPLE_COINS: Final = ((2, 1, 0), (4, 2, 0), (7, 3, 0), (10, 4, 0), (13, 5, 0), (16, 5, 2), (19, 5, 4))
"""Rows of: up to this many inhabitants, coins, luxury (PEL-B26)."""
MOST_COINS: Final = (5, 6)
"""Coins and luxury for even more inhabitants."""


def fixed_income(s: Peloponnes) -> list[int]:
    """What civilisation, hero, colony and every tile give each round (PEL-B24)."""
    civilization, hero, colony = s.my_civilization().income, s.my_hero().income, s.my_colony().income
    total = [civilization[good] + hero[good] + colony[good] for good in range(len(GOODS))]
    for number in s.buildings + s.land:
        income = s.tile(number).income
        for good in range(len(GOODS)):
            total[good] += income[good]
    return total


def panels(s: Peloponnes) -> int:
    """How many goods of your choice your tiles give (PEL-B25)."""
    total = 0
    for number in s.buildings:
        total += s.tile(number).choice
    for number in s.land:
        total += s.tile(number).choice
    return total


def people_income(people: int) -> tuple[int, int]:
    """Coins and luxury for this many inhabitants (PEL-B26)."""
    for most, coins, luxury in PEOPLE_COINS:
        if people <= most:
            return coins, luxury
    return MOST_COINS


class Income(Act[Peloponnes]):
    """Take fixed income, including that of the new tile (PEL-B24)."""

    rule = "PEL-B24"

    def run(self, s: Peloponnes) -> None:
        before = tally(s)
        total = fixed_income(s)
        overflow = s.overflow(total)
        s.gain_all(total)
        if s.story is not None:
            s.headline("income", self.rule, "told-income", goods=goods_list(total))
            show_gain(s, before, overflow)
        s.then(PeoplesCoins())
        choices = panels(s)
        if choices:
            s.then(ChooseIncome(choices, 0))


class ChooseIncome(Decision[Peloponnes]):
    """Choose one good for each four-part panel, in the order wood, stone, food, coin, so that no set can be reached in two ways;
    the step returned by `freed` allows any order (PEL-B25)."""

    rule = "PEL-B25"

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-income", left=self.left)

    def options(self, s: Peloponnes) -> list[int]:
        return [good for good in PANEL if good >= self.first]

    def draft(self, s: Peloponnes) -> str:
        return "income"

    def freed(self) -> "ChooseIncome":
        return ChooseIncome(self.left, ANY_ORDER)

    def token(self, s: Peloponnes, option: int) -> str:
        return GOODS[option]

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        full = option <= FOOD and s.goods[option] >= s.my_colony().storage[option]
        return Phrase("option-panel", goods=goods(option, 1), room="no" if full else "yes")

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(option)

    def target(self, s: Peloponnes, option: int) -> str:
        return GOODS[option]

    def take(self, s: Peloponnes, option: int) -> None:
        before, one = tally(s), no_goods()
        one[option] = 1
        overflow = s.overflow(one)
        s.gain(option, 1)
        if s.story is not None:
            s.tell_yours(self.rule, "told-panel", goods=goods(option, 1))
            show_gain(s, before, overflow)
        if self.left > 1:
            s.then(ChooseIncome(self.left - 1, following(self.first, option)))


class PeoplesCoins(Act[Peloponnes]):
    """Inhabitants give coins; many inhabitants also give luxury (PEL-B26)."""

    rule = "PEL-B26"

    def run(self, s: Peloponnes) -> None:
        before = tally(s)
        coins, luxury = people_income(s.goods[INHABITANTS])
        s.gain(COINS, coins)
        s.gain(LUXURY, luxury)
        if s.story is not None:
            brings = no_goods()
            brings[COINS], brings[LUXURY] = coins, luxury
            s.tell(self.rule, "told-people", people=s.goods[INHABITANTS], goods=goods_list(brings))
            show_changes(s, before)
