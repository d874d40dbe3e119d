"""A payment with luxury as a whole: how much of each good, and luxury for the rest (PEL-B31, PEL-B40)."""

from soloist.engine.kernel.bill import Bill, Rest, Share
from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.components import COINS, GOODS, LUXURY
from soloist.games.peloponnes.marks import good_mark
from soloist.games.peloponnes.names import goods
from soloist.games.peloponnes.paying import (
    LUXURY_PER_UNIT,
    PLAINLY,
    WITH_LUXURY,
    can_keep_goods,
    gap,
    kept_token,
    paid_unasked,
)
from soloist.games.peloponnes.state import Peloponnes


class LuxuryBill(Bill):
    """Paying with goods first takes one answer. If luxury replaces some of them, further answers name those you keep."""

    def __init__(
        self, s: Peloponnes, option: str, cost: list[int], alone: tuple[str, ...], luxury: tuple[str, ...], title: Phrase | None
    ) -> None:
        missing = gap(s, cost)
        super().__init__(
            option,
            (WITH_LUXURY,),
            tuple([_share(s, good, cost[good], missing[good]) for good in range(COINS + 1) if good != LUXURY and cost[good]]),
            sum(cost),
            0,
            Rest(
                GOODS[LUXURY],
                good_mark(LUXURY),
                s.goods[LUXURY],
                LUXURY_PER_UNIT,
                tuple([goods(LUXURY, amount) for amount in range(s.goods[LUXURY] + 1)]),
            ),
            title,
        )
        self.alone = alone
        self.luxury = luxury
        self.asked = not paid_unasked(s, cost, True)
        """Whether the rules ask which goods to keep. They do not if there is only one possibility."""

    def answers(self, paid: list[int]) -> tuple[list[str], list[str]]:
        kept = [
            kept_token(share.good, share.paid - paid[place])
            for place, share in enumerate(self.shares)
            if paid[place] < share.paid
        ]
        if not kept:
            return list(self.alone), []
        return list(self.luxury), [*kept, PLAINLY] if self.asked else []

    def allows(self, paid: list[int]) -> bool:
        """Luxury never replaces less than is missing."""
        for place in range(len(self.shares)):
            if paid[place] > self.shares[place].paid:
                return False
        return super().allows(paid)


def luxury_bill(
    s: Peloponnes, option: str, cost: list[int], alone: tuple[str, ...], luxury: tuple[str, ...], title: Phrase | None = None
) -> list[LuxuryBill]:
    """The bill, if there is a choice."""
    return [LuxuryBill(s, option, cost, alone, luxury, title)] if not cost[LUXURY] and can_keep_goods(s, cost) else []


def _share(s: Peloponnes, good: int, price: int, missing: int) -> Share:
    most = price - missing
    says: tuple[Phrase, ...] = tuple([goods(good, amount) for amount in range(most + 1)])
    return Share(GOODS[good], good_mark(good), s.goods[good], most, most, says)
