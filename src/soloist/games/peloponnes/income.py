"""Income: fixed, then the four-part panels, then coins for your people (PEL-B24 to PEL-B27)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.edition import GOODS
from soloist.games.peloponnes.names import goods, goods_list
from soloist.games.peloponnes.state import COINS, FOOD, INHABITANTS, LUXURY, STONE, WOOD, Peloponnes

PANEL: Final = (WOOD, STONE, FOOD, COINS)
PEOPLE_COINS: Final = ((2, 1, 0), (4, 2, 0), (7, 3, 0), (10, 4, 0), (13, 5, 0), (16, 5, 2), (19, 5, 4), (999, 5, 6))
"""Up to so many inhabitants: coins and luxury (PEL-B26)."""


class Income(Act[Peloponnes]):
    """Civilisation, hero, colony and every tile, the new one too (PEL-B24)."""

    rule = "PEL-B24"

    def run(self, s: Peloponnes) -> None:
        sources = [s.my_civilization().income, s.my_hero().income, s.my_colony().income]
        panels = 0
        for number in s.buildings + s.land:
            tile = s.tile(number)
            sources.append(tile.income)
            panels += tile.choice
        total = [0] * len(GOODS)
        for income in sources:
            for good in range(len(GOODS)):
                total[good] += income[good]
        s.gain_all(total)
        if s.story is not None:
            s.headline("income", self.rule, "told-income", goods=goods_list(total))
        s.then(PeoplesCoins())
        if panels:
            s.then(ChooseIncome(panels, 0))


class ChooseIncome(Decision[Peloponnes]):
    """One unit for each four-part panel, in the order wood, stone, food, coin, so that no set comes up twice (PEL-B25)."""

    rule = "PEL-B25"

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-income", left=self.left)

    def options(self, s: Peloponnes) -> list[int]:
        return [good for good in PANEL if good >= self.first]

    def token(self, s: Peloponnes, option: int) -> str:
        return GOODS[option]

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return goods(option, 1)

    def take(self, s: Peloponnes, option: int) -> None:
        s.gain(option, 1)
        if s.story is not None:
            s.tell(self.rule, "told-panel", goods=goods(option, 1))
        if self.left > 1:
            s.then(ChooseIncome(self.left - 1, option))


class PeoplesCoins(Act[Peloponnes]):
    """Inhabitants yield coins, many of them luxury too (PEL-B26)."""

    rule = "PEL-B26"

    def run(self, s: Peloponnes) -> None:
        for most, coins, luxury in PEOPLE_COINS:
            if s.goods[INHABITANTS] <= most:
                s.gain(COINS, coins)
                s.gain(LUXURY, luxury)
                s.tell(self.rule, "told-people", people=s.goods[INHABITANTS], coins=coins, luxury=luxury)
                return
