"""Paying: real goods first, then two luxury for each missing unit. A player who wants to keep goods says so (PEL-B31,
PEL-B40)."""

from typing import Final

from soloist.engine.kernel.machine import Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, first_of, following, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.components import COINS, GOODS, LUXURY, no_goods
from soloist.games.peloponnes.marks import YES, good_mark
from soloist.games.peloponnes.names import goods, goods_list
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally

LUXURY_PER_UNIT: Final = 2
WITH_LUXURY: Final = "luxury"
"""The word in every purchase that uses luxury instead of goods you have."""


PLAINLY: Final = "plain"
"""The word that pays the rest in kind."""


def kept_token(good: str, units: int) -> str:
    """The token of the answer that luxury replaces this many units of a good."""
    return f"{good}-{units}"


def gap(s: Peloponnes, cost: list[int]) -> list[int]:
    """The units of each good that luxury must replace."""
    missing = no_goods()
    for good in range(COINS + 1):
        if good != LUXURY and cost[good] > s.goods[good]:
            missing[good] = cost[good] - s.goods[good]
    return missing


def can_pay(s: Peloponnes, cost: list[int]) -> bool:
    """Whether goods and luxury cover this cost."""
    missing = 0
    for good in range(COINS + 1):
        if cost[good] > s.goods[good] and good != LUXURY:
            missing += cost[good] - s.goods[good]
    return LUXURY_PER_UNIT * missing <= s.goods[LUXURY]


def can_keep_goods(s: Peloponnes, cost: list[int]) -> bool:
    """Whether this can be paid with more luxury than necessary."""
    if s.goods[LUXURY] < LUXURY_PER_UNIT:
        return False
    units, missing = sum(cost), sum(gap(s, cost))
    return units > missing and LUXURY_PER_UNIT * (missing + 1) <= s.goods[LUXURY]


def replaced_by_luxury(cost: list[int], replaced: list[int]) -> list[int]:
    """The actual payment if luxury replaces these units of each good."""
    paid = [cost[good] - replaced[good] for good in range(len(cost))]
    paid[LUXURY] += LUXURY_PER_UNIT * sum(replaced)
    return paid


def real_goods_first(s: Peloponnes, cost: list[int]) -> list[int]:
    """The actual payment by default (PEL-B40)."""
    return replaced_by_luxury(cost, gap(s, cost))


def payment(cost: list[int], paid: list[int], debt: bool = False) -> Phrase:
    """A cost, and the actual payment if luxury is part of it."""
    how = ("both" if debt else "luxury") if paid[LUXURY] else "debt" if debt else "plain" if any(cost) else "free"
    return Phrase("payment", how=how, cost=goods_list(cost), paid=goods_list(paid))


def pay(s: Peloponnes, cost: list[int], keep_goods: bool = False, debt: bool = False) -> None:
    """Pay with real goods first. If you want to keep goods, ask which, unless there is only one possibility."""
    paid = paid_unasked(s, cost, keep_goods)
    if paid:
        hand_over(s, cost, paid, debt)
    else:
        s.then(Pay(tuple(cost), tuple(gap(s, cost)), 0, debt))


def paid_unasked(s: Peloponnes, cost: list[int], keep_goods: bool) -> list[int]:
    """The actual payment if nothing has to be asked: real goods first, or the only option of keeping goods. Otherwise an empty
    list."""
    if not keep_goods:
        return real_goods_first(s, cost)
    step = Pay(tuple(cost), tuple(gap(s, cost)), 0, False)
    options = step.options(s)
    return step.keeping(options[0]).paid() if len(options) == 1 else []


def announced(s: Peloponnes, cost: list[int], keep_goods: bool, debt: bool = False) -> Phrase:
    """A payment before it is made: the actual payment, or a note that you will be asked what to keep."""
    paid = paid_unasked(s, cost, keep_goods)
    if paid:
        return payment(cost, paid, debt)
    return Phrase("payment-asked", payment=payment(cost, real_goods_first(s, cost), debt))


def hand_over(s: Peloponnes, cost: list[int], paid: list[int], debt: bool) -> None:
    before = tally(s)
    for good in range(COINS + 1):
        s.goods[good] -= paid[good]
    if s.story is not None and any(paid):
        s.tell_yours("PEL-B31", "told-paid", payment=payment(cost, paid, debt), luxury=paid[LUXURY])
        show_changes(s, before)


class Pay(Offer[Peloponnes]):
    """Choose how many units of which goods luxury replaces, good after good; the rest is paid in kind (PEL-B31, PEL-B40).

    Options are pairs of the number of units you keep and the good.
    """

    rule = "PEL-B40"
    declining = PLAINLY

    def __init__(self, cost: tuple[int, ...], replaced: tuple[int, ...], first: int, debt: bool) -> None:
        self.cost: Final = cost
        self.replaced: Final = replaced
        self.first: Final = first
        self.debt: Final = debt

    def paid(self) -> list[int]:
        return replaced_by_luxury(list(self.cost), list(self.replaced))

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-pay", payment=payment(list(self.cost), self.paid(), self.debt), luxury=s.goods[LUXURY])

    def options(self, s: Peloponnes) -> list[int]:
        missing = gap(s, list(self.cost))
        luxury = s.goods[LUXURY] // LUXURY_PER_UNIT - sum(self.replaced)
        options: list[int] = []
        for good in range(max(0, self.first), COINS + 1):
            if self.replaced[good] == missing[good]:
                for units in range(1, min(self.cost[good] - missing[good], luxury) + 1):
                    options.append(pair(units, good))
        return options

    def draft(self, s: Peloponnes) -> str:
        return "pay"

    def freed(self) -> "Pay":
        return Pay(self.cost, self.replaced, ANY_ORDER, self.debt)

    def token(self, s: Peloponnes, option: int) -> str:
        return kept_token(GOODS[second_of(option)], first_of(option))

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        units = first_of(option)
        return Phrase("option-keep", goods=goods(second_of(option), units), luxury=LUXURY_PER_UNIT * units)

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(second_of(option))

    def target(self, s: Peloponnes, option: int) -> str:
        return GOODS[second_of(option)]

    def keeping(self, option: int) -> "Pay":
        """The same payment with these units kept."""
        replaced = list(self.replaced)
        replaced[second_of(option)] += first_of(option)
        return Pay(self.cost, tuple(replaced), following(self.first, second_of(option)), self.debt)

    def take(self, s: Peloponnes, option: int) -> None:
        s.then(self.keeping(option))

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        return Phrase("option-plain", paid=goods_list(self.paid()))

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return YES

    def take_word(self, s: Peloponnes, word: str) -> None:
        hand_over(s, list(self.cost), self.paid(), self.debt)
