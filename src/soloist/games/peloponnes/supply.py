"""The supply round: feeding, debts, internal conflict (PEL-B32 to PEL-B34, PEL-S33, PEL-X05)."""

from typing import Final

from soloist.engine.machine import Act, Offer
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Mark
from soloist.games.peloponnes.components import COINS, DEBT_COINS, FOOD, INHABITANTS, LUXURY
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.marks import NO, YES, good_mark
from soloist.games.peloponnes.names import goods_list, tile_name
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, can_pay, pay
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally


class SupplyRound(Act[Peloponnes]):
    """Three times a game: twice when its symbol is turned up, and at the end (PEL-B32)."""

    rule = "PEL-B32"

    def run(self, s: Peloponnes) -> None:
        s.headline("supply", self.rule, "told-supply")
        newcomers = 0
        for ability in s.abilities:
            newcomers += ability.newcomers()
        if newcomers:
            before = tally(s)
            s.gain(INHABITANTS, newcomers)
            s.tell("PEL-X22", "told-newcomers", people=newcomers)
            show_changes(s, before)
        if s.setting.conflict_first:
            s.then(InternalConflict(), Feed(), SettleDebts(0))
        else:
            s.then(Feed(), SettleDebts(0), InternalConflict())


def food_needed(s: Peloponnes) -> int:
    """One food for each inhabitant, more or less by colony and hero (PEL-B33)."""
    need = s.goods[INHABITANTS]
    for ability in s.abilities:
        need += ability.supply_food()
    return max(0, need)


class Feed(Act[Peloponnes]):
    """Food must be paid as far as it reaches (PEL-B33)."""

    rule = "PEL-B33"

    def run(self, s: Peloponnes) -> None:
        before, need = tally(s), food_needed(s)
        paid = min(need, s.goods[FOOD])
        s.goods[FOOD] -= paid
        s.tell(self.rule, "told-fed", need=need, paid=paid)
        show_changes(s, before)
        if need > paid:
            s.then(FeedWithLuxury(need - paid))


class FeedWithLuxury(Offer[Peloponnes]):
    """How much of the missing food you replace, two luxury for one, 0 is none; who stays hungry is lost (PEL-B33)."""

    rule = "PEL-B33"
    declining = "0"

    def __init__(self, missing: int) -> None:
        self.missing: Final = missing

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-feed", missing=self.missing, luxury=s.goods[LUXURY])

    def options(self, s: Peloponnes) -> list[int]:
        return list(range(1, min(self.missing, s.goods[LUXURY] // LUXURY_PER_UNIT) + 1))

    def lost(self, s: Peloponnes, replaced: int) -> int:
        """Who would leave if so much food were replaced."""
        return min(self.missing - replaced, s.goods[INHABITANTS])

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("option-feed", luxury=option * LUXURY_PER_UNIT, lost=self.lost(s, option))

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(LUXURY)

    def take(self, s: Peloponnes, option: int) -> None:
        before, lost = tally(s), self.lost(s, option)
        s.goods[LUXURY] -= option * LUXURY_PER_UNIT
        s.gain(INHABITANTS, -lost)
        s.tell(self.rule, "told-hungry", luxury=option * LUXURY_PER_UNIT, lost=lost)
        show_changes(s, before)

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        return self.phrase(s, 0)

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return good_mark(LUXURY)

    def take_word(self, s: Peloponnes, word: str) -> None:
        self.take(s, 0)


class SettleDebts(Act[Peloponnes]):
    """Building after building: pay it in full or lose it; the parked coin comes back either way (PEL-B34)."""

    rule = "PEL-B34"

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, s: Peloponnes) -> None:
        for place in range(self.at, len(s.buildings)):
            if s.debts[place]:
                s.then(SettleDebt(place))
                return


class SettleDebt(Offer[Peloponnes]):
    """Pay this building now, or let it go even if you could pay (PEL-B34)."""

    rule = "PEL-B34"
    words = ("pay",)
    declining = "let-go"

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def cost(self, s: Peloponnes) -> list[int]:
        return s.construction(s.buildings[self.at])

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-debt", tile=tile_name(s.tile(s.buildings[self.at])), cost=goods_list(self.cost(s)))

    def options(self, s: Peloponnes) -> list[int]:
        return []

    def has(self, s: Peloponnes, word: str) -> bool:
        return word == "let-go" or can_pay(s, self.cost(s))

    def word_target(self, s: Peloponnes, word: str) -> str:
        return s.tile(s.buildings[self.at]).id

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return YES if word == "pay" else NO

    def take_word(self, s: Peloponnes, word: str) -> None:
        before, cost = tally(s), self.cost(s)
        tile = s.tile(s.buildings[self.at])
        s.gain(COINS, DEBT_COINS)
        if word == "pay":
            s.debts[self.at] = False
        else:
            s.buildings.pop(self.at)
            s.debts.pop(self.at)
            s.gone += 1
        if s.story is not None:
            s.tell(self.rule, "told-debt-settled", how=word, tile=tile_name(tile))
            s.touch(tile.id)
            show_changes(s, before)
        if word == "pay":
            s.then(SettleDebts(self.at + 1))
            pay(s, cost)
        else:
            s.then(SettleDebts(self.at))
