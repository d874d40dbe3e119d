"""The supply round: feeding, debts, internal conflict (PEL-B32 to PEL-B34, PEL-S33, PEL-X05)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.names import goods_list, tile_name
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, can_pay, pay
from soloist.games.peloponnes.state import COINS, FOOD, INHABITANTS, LUXURY, Peloponnes

PAY: Final = 1
LET_GO: Final = 0


class SupplyRound(Act[Peloponnes]):
    """Three times a game: twice when its symbol is turned up, and at the end (PEL-B32)."""

    rule = "PEL-B32"

    def run(self, s: Peloponnes) -> None:
        s.headline("supply", self.rule, "told-supply")
        newcomers = s.ability("supply-inhabitant")
        if newcomers:
            s.gain(INHABITANTS, newcomers)
            s.tell("PEL-X22", "told-newcomers", people=newcomers)
        if s.setting.conflict_first:
            s.then(InternalConflict(), Feed(), SettleDebts(0))
        else:
            s.then(Feed(), SettleDebts(0), InternalConflict())


class Feed(Act[Peloponnes]):
    """One food for each inhabitant, more or less by colony and hero; food must be paid as far as it reaches (PEL-B33)."""

    rule = "PEL-B33"

    def run(self, s: Peloponnes) -> None:
        need = max(0, s.goods[INHABITANTS] + s.my_colony().supply_food - s.ability("supply-food-discount"))
        paid = min(need, s.goods[FOOD])
        s.goods[FOOD] -= paid
        s.tell(self.rule, "told-fed", need=need, paid=paid)
        if need > paid:
            s.then(FeedWithLuxury(need - paid))


class FeedWithLuxury(Decision[Peloponnes]):
    """How much of the missing food you replace, two luxury for one; who stays hungry is lost (PEL-B33)."""

    rule = "PEL-B33"

    def __init__(self, missing: int) -> None:
        self.missing: Final = missing

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-feed", missing=self.missing, luxury=s.goods[LUXURY])

    def options(self, s: Peloponnes) -> list[int]:
        return list(range(min(self.missing, s.goods[LUXURY] // LUXURY_PER_UNIT) + 1))

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        lost = min(self.missing - option, s.goods[INHABITANTS])
        return Phrase("option-feed", luxury=option * LUXURY_PER_UNIT, lost=lost)

    def take(self, s: Peloponnes, option: int) -> None:
        s.goods[LUXURY] -= option * LUXURY_PER_UNIT
        lost = min(self.missing - option, s.goods[INHABITANTS])
        s.gain(INHABITANTS, -lost)
        s.tell(self.rule, "told-hungry", luxury=option * LUXURY_PER_UNIT, lost=lost)


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


class SettleDebt(Decision[Peloponnes]):
    """Pay this building now, or let it go even if you could pay (PEL-B34)."""

    rule = "PEL-B34"

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def question(self, s: Peloponnes) -> Phrase:
        number = s.buildings[self.at]
        return Phrase("ask-debt", tile=tile_name(s.tile(number)), cost=goods_list(s.construction(number)))

    def options(self, s: Peloponnes) -> list[int]:
        return [PAY, LET_GO] if can_pay(s, s.construction(s.buildings[self.at])) else [LET_GO]

    def token(self, s: Peloponnes, option: int) -> str:
        return "pay" if option == PAY else "let-go"

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("option-debt", how=self.token(s, option))

    def target(self, s: Peloponnes, option: int) -> str:
        return s.tile(s.buildings[self.at]).id

    def take(self, s: Peloponnes, option: int) -> None:
        number = s.buildings[self.at]
        s.gain(COINS, 1)
        if s.story is not None:
            s.tell(self.rule, "told-debt-settled", how=self.token(s, option), tile=tile_name(s.tile(number)))
        if option == PAY:
            s.debts[self.at] = False
            s.then(SettleDebts(self.at + 1))
            pay(s, s.construction(number))
        else:
            s.buildings.pop(self.at)
            s.debts.pop(self.at)
            s.gone += 1
            s.then(SettleDebts(self.at))
