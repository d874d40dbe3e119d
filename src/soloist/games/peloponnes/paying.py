"""Paying: in kind, with two luxury goods for any one unit; "real goods first" is always one answer (PEL-B31, PEL-B40)."""

from typing import Final

from soloist.engine.machine import Decision
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.edition import GOODS
from soloist.games.peloponnes.names import goods_list
from soloist.games.peloponnes.state import COINS, LUXURY, Peloponnes

PLAIN: Final = 10
LUXURY_PER_UNIT: Final = 2


def can_pay(s: Peloponnes, cost: list[int]) -> bool:
    """Whether stocks and luxury reach for this cost."""
    missing = 0
    for good in range(COINS + 1):
        if cost[good] > s.goods[good] and good != LUXURY:
            missing += cost[good] - s.goods[good]
    return LUXURY_PER_UNIT * missing <= s.goods[LUXURY]


def pay(s: Peloponnes, cost: list[int]) -> None:
    """Luxury for what is missing goes at once; if some is left you may use it for more (PEL-B40)."""
    rest = cost.copy()
    for good in range(COINS + 1):
        if good != LUXURY and rest[good] > s.goods[good]:
            s.goods[LUXURY] -= LUXURY_PER_UNIT * (rest[good] - s.goods[good])
            rest[good] = s.goods[good]
    if sum(rest) and s.goods[LUXURY] >= LUXURY_PER_UNIT:
        s.then(Pay(rest, 0))
    else:
        pay_in_kind(s, rest)


def pay_in_kind(s: Peloponnes, cost: list[int]) -> None:
    for good in range(COINS + 1):
        s.goods[good] -= cost[good]


class Pay(Decision[Peloponnes]):
    """Pay what is left in kind, or first replace one unit of a good by two luxury, good after good (PEL-B31, PEL-B40)."""

    rule = "PEL-B40"

    def __init__(self, cost: list[int], first: int) -> None:
        self.cost: Final = tuple(cost)
        self.first: Final = first

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-pay", goods=goods_list(list(self.cost)), luxury=s.goods[LUXURY])

    def options(self, s: Peloponnes) -> list[int]:
        options = [PLAIN]
        if s.goods[LUXURY] >= LUXURY_PER_UNIT:
            options += [good for good in range(self.first, COINS + 1) if self.cost[good]]
        return options

    def token(self, s: Peloponnes, option: int) -> str:
        return "plain" if option == PLAIN else GOODS[option]

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("option-plain") if option == PLAIN else Phrase("option-luxury", good=GOODS[option])

    def take(self, s: Peloponnes, option: int) -> None:
        rest = list(self.cost)
        if option == PLAIN:
            pay_in_kind(s, rest)
            return
        s.goods[LUXURY] -= LUXURY_PER_UNIT
        rest[option] -= 1
        if sum(rest) and s.goods[LUXURY] >= LUXURY_PER_UNIT:
            s.then(Pay(rest, option))
        else:
            pay_in_kind(s, rest)
