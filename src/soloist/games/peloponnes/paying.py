"""Paying: in kind, with two luxury goods for any one unit; "real goods first" is always one answer (PEL-B31, PEL-B40)."""

from typing import Final

from soloist.engine.machine import Offer
from soloist.engine.phrase import Phrase
from soloist.engine.pieces import ANY_ORDER, following
from soloist.engine.scene import Mark
from soloist.games.peloponnes.components import COINS, GOODS, LUXURY, no_goods
from soloist.games.peloponnes.marks import YES, good_mark
from soloist.games.peloponnes.names import goods_list
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally

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
    luxury = 0
    for good in range(COINS + 1):
        if good != LUXURY and rest[good] > s.goods[good]:
            luxury += LUXURY_PER_UNIT * (rest[good] - s.goods[good])
            rest[good] = s.goods[good]
    pay_with_luxury(s, rest, luxury, 0)


def pay_with_luxury(s: Peloponnes, rest: list[int], luxury: int, first: int) -> None:
    """So much luxury goes; for the rest you are asked if there is more of it, from this good on."""
    if sum(rest) and s.goods[LUXURY] - luxury >= LUXURY_PER_UNIT:
        if luxury:
            only = no_goods()
            only[LUXURY] = luxury
            hand_over(s, only)
        s.then(Pay(rest, first))
    else:
        rest[LUXURY] += luxury
        hand_over(s, rest)


def hand_over(s: Peloponnes, paid: list[int]) -> None:
    before = tally(s)
    for good in range(COINS + 1):
        s.goods[good] -= paid[good]
    if s.story is not None and any(paid):
        s.tell("PEL-B31", "told-paid", goods=goods_list(paid), luxury=paid[LUXURY])
        show_changes(s, before)


class Pay(Offer[Peloponnes]):
    """Pay what is left in kind, or first replace one unit of a good by two luxury, good after good (PEL-B31, PEL-B40)."""

    rule = "PEL-B40"
    declining = "plain"

    def __init__(self, cost: list[int], first: int) -> None:
        self.cost: Final = tuple(cost)
        self.first: Final = first

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-pay", goods=goods_list(list(self.cost)), luxury=s.goods[LUXURY])

    def options(self, s: Peloponnes) -> list[int]:
        if s.goods[LUXURY] < LUXURY_PER_UNIT:
            return []
        return [good for good in range(max(0, self.first), COINS + 1) if self.cost[good]]

    def draft(self, s: Peloponnes) -> str:
        return "pay"

    def freed(self) -> "Pay":
        return Pay(list(self.cost), ANY_ORDER)

    def token(self, s: Peloponnes, option: int) -> str:
        return GOODS[option]

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("option-luxury", good=GOODS[option])

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(option)

    def target(self, s: Peloponnes, option: int) -> str:
        return GOODS[option]

    def take(self, s: Peloponnes, option: int) -> None:
        rest = list(self.cost)
        rest[option] -= 1
        pay_with_luxury(s, rest, LUXURY_PER_UNIT, following(self.first, option))

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return YES

    def take_word(self, s: Peloponnes, word: str) -> None:
        hand_over(s, list(self.cost))
