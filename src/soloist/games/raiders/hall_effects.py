"""Effects of townsfolk played at the Town Hall."""

from collections.abc import Sequence
from typing import Final, Self

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry
from soloist.engine.text.errors import BadEdition
from soloist.games.raiders.components import ARMOUR, GOODS, NONE, STOCKS, TOWN_HALL, HallEffect
from soloist.games.raiders.drawing import DrawCards
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.merchant import CopyBuilding
from soloist.games.raiders.names import goods, goods_list
from soloist.games.raiders.state import Raiders
from soloist.games.raiders.townsfolk import (
    CheaperOffering,
    Exchange,
    PayCrew,
    SwapOut,
    cycle_offerings,
    take_provisions,
    weaken,
)
from soloist.games.raiders.village import take_goods

CREW: Final = NONE
"""Sentinel for `Barter.paid`: a member of the crew is paid instead of a good."""


class Gain(HallEffect):
    """Goods and armour, as far as the supply and the track allow (RNS-B72)."""

    name = "gain"

    def __init__(self, amounts: list[int]) -> None:
        self.amounts: Final = amounts

    @classmethod
    def read(cls, entry: Entry) -> Self:
        amounts = [entry.number(stock, 1, 9) if stock in entry.data else 0 for stock in STOCKS]
        if not sum(amounts):
            raise BadEdition("edition-field-missing", entry=entry.name, fields=", ".join(STOCKS))
        return cls(amounts)

    def run(self, s: Raiders) -> None:
        for good in range(len(GOODS)):
            if self.amounts[good]:
                take_goods(s, "RNS-B72", TOWN_HALL, good, self.amounts[good])
        if self.amounts[ARMOUR]:
            got = s.gain_armour(self.amounts[ARMOUR])
            s.tell("RNS-B72", "told-armour", gained=got, armour=s.armour)
            s.touch("armour", got)

    def text(self) -> Phrase:
        return Phrase("hall-gain", goods=goods_list(self.amounts, STOCKS))


class Draw(HallEffect):
    """Draw cards."""

    name = "draw"

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("cards", 1, 9))

    def run(self, s: Raiders) -> None:
        s.then(DrawCards(self.cards))

    def text(self) -> Phrase:
        return Phrase("hall-draw", cards=self.cards)


class Swap(HallEffect):
    """Swap a member of the crew for a hand card (RNS-B51)."""

    name = "swap"

    def run(self, s: Raiders) -> None:
        s.then(SwapOut())

    def text(self) -> Phrase:
        return Phrase("hall-swap")


class Cycle(HallEffect):
    """Replace the face-up offerings (RNS-B53)."""

    name = "cycle"

    def run(self, s: Raiders) -> None:
        cycle_offerings(s)

    def text(self) -> Phrase:
        return Phrase("hall-cycle")


class Barter(HallEffect):
    """An amount of one good for one of another (RNS-B61), or a member of the crew for plunder of your choice (RNS-B58)."""

    name = "exchange"

    def __init__(self, paid: int, amount: int, gained: int) -> None:
        self.paid: Final = paid
        self.amount: Final = amount
        self.gained: Final = gained

    @classmethod
    def read(cls, entry: Entry) -> Self:
        if entry.word("pay", (*GOODS, "crew")) == "crew":
            amount = entry.number("pay_amount", 1, 1)
            entry.word("gain", ("plunder",))
            return cls(CREW, amount, NONE)
        paid = GOODS.index(entry.word("pay", GOODS))
        return cls(paid, entry.number("pay_amount", 1, 9), GOODS.index(entry.word("gain", GOODS)))

    def run(self, s: Raiders) -> None:
        s.then(PayCrew() if self.paid == CREW else Exchange(self.paid, self.amount, self.gained))

    def text(self) -> Phrase:
        if self.paid == CREW:
            return Phrase("hall-exchange", pay=Phrase("one-crew"), gain=Phrase("any-plunder"))
        return Phrase("hall-exchange", pay=goods(GOODS[self.paid], self.amount), gain=goods(GOODS[self.gained], 1))


class Recruit(HallEffect):
    """Hire any card for a flat price (RNS-B57)."""

    name = "hire"

    def __init__(self, silver: int) -> None:
        self.silver: Final = silver

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("silver", 0, 8))

    def run(self, s: Raiders) -> None:
        s.then(Hire(self.silver))

    def text(self) -> Phrase:
        return Phrase("hall-hire", silver=self.silver)


class UseBuilding(HallEffect):
    """Use another building as if the worker were there (RNS-B60)."""

    name = "building"

    def copies(self) -> bool:
        return True

    def play(self, s: Raiders, colour: int) -> None:
        s.then(CopyBuilding(colour))

    def text(self) -> Phrase:
        return Phrase("hall-building")


class OfferCheaper(HallEffect):
    """An offering for one good less (RNS-B59)."""

    name = "offering"

    def __init__(self, less: int) -> None:
        self.less: Final = less

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("less", 1, 1))

    def run(self, s: Raiders) -> None:
        s.then(CheaperOffering())

    def text(self) -> Phrase:
        return Phrase("hall-offering", less=self.less)


class Weaken(HallEffect):
    """The Adversary loses armour or provisions (RNS-S47)."""

    name = "weaken"

    def __init__(self, armour: bool, amount: int) -> None:
        self.armour: Final = armour
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.word("good", ("armour", "provisions")) == "armour", entry.number("amount", 1, 9))

    def run(self, s: Raiders) -> None:
        weaken(s, self.armour, self.amount)

    def text(self) -> Phrase:
        return Phrase("hall-weaken", goods=goods("armour" if self.armour else "provisions", self.amount))


class TakeProvisions(HallEffect):
    """Take provisions from the Adversary (RNS-S47, RNS-B52)."""

    name = "take"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("amount", 1, 9))

    def run(self, s: Raiders) -> None:
        take_provisions(s, self.amount)

    def text(self) -> Phrase:
        return Phrase("hall-take", amount=self.amount)


class Void(HallEffect):
    """An effect on something the Adversary does not have, so nothing happens in the solo game (RNS-S46, RNS-S48).

    Examples: his worker for the Archer (RNS-B48) and his cards for the Scout (RNS-B55).
    """

    name = "void"

    def possible(self, s: Raiders) -> bool:
        return False

    def run(self, s: Raiders) -> None:
        s.tell("RNS-S48", "told-void")

    def text(self) -> Phrase:
        return Phrase("hall-void")


class Unplayable(Void):
    """Heroes have no effect at the Town Hall (RNS-B73)."""

    name = "none"

    def text(self) -> Phrase:
        return Phrase("hall-none")


HALL_EFFECTS: Final[Sequence[type[HallEffect]]] = (
    Gain, Draw, Swap, Cycle, Barter, Recruit, UseBuilding, OfferCheaper, Weaken, TakeProvisions, Void, Unplayable,
)  # fmt: skip
