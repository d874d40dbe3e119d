"""The supply round: feeding, debts, internal conflict (PEL-B32, PEL-B33, PEL-B34, PEL-X05)."""

from typing import Final

from soloist.engine.kernel.machine import Act, Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.components import COINS, DEBT_COINS, FOOD, INHABITANTS, LUXURY, no_goods
from soloist.games.peloponnes.conflict import InternalConflict
from soloist.games.peloponnes.ending import Count
from soloist.games.peloponnes.keeping import KeepTiles
from soloist.games.peloponnes.marks import good_mark
from soloist.games.peloponnes.names import goods_list, tile_name
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, can_pay
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally


class SupplyRound(Act[Peloponnes]):
    """Three times in a game: when each of the two symbols is turned up, and at the end (PEL-B32)."""

    rule = "PEL-B32"

    def run(self, s: Peloponnes) -> None:
        s.headline("supply", self.rule, "told-supply")
        people = newcomers(s)
        if people:
            before = tally(s)
            s.gain(INHABITANTS, people)
            s.tell("PEL-X22", "told-newcomers", people=people)
            show_changes(s, before)
        if s.setting.conflict_first:  # PEL-S33, PEL-X21
            s.then(InternalConflict(), Feed(), SettleDebts())
        else:
            s.then(Feed(), SettleDebts(), InternalConflict())


def newcomers(s: Peloponnes) -> int:
    """How many inhabitants join at the beginning of a supply round (PEL-X22)."""
    people = 0
    for ability in s.abilities:
        people += ability.newcomers()
    return people


def food_due(s: Peloponnes) -> int:
    """The food that the next supply round needs as things stand. Those who join at its beginning eat too."""
    return food_needed(s, 0 if s.expects(Feed) is not None else newcomers(s))


def food_needed(s: Peloponnes, joining: int = 0) -> int:
    """One food for each inhabitant, more or less by colony and hero (PEL-B33). Angelos's citizens need no food (PEL-S10)."""
    need = s.goods[INHABITANTS] + joining
    for ability in s.abilities:
        need += ability.supply_food()
    return max(0, need)


class Feed(Act[Peloponnes]):
    """Pay as much of the food as you have (PEL-B33)."""

    rule = "PEL-B33"

    def run(self, s: Peloponnes) -> None:
        before, need = tally(s), food_needed(s)
        paid = min(need, s.goods[FOOD])
        s.goods[FOOD] -= paid
        s.tell(self.rule, "told-fed", need=need, paid=paid)
        show_changes(s, before)
        if need == paid:
            return
        step = FeedWithLuxury(need - paid)
        if is_last(s) and not any(s.debts) and step.lost(s, 0) < s.goods[INHABITANTS]:
            # Luxury will never be used again, and in any case an inhabitant is left for Angelos to capture; so use all luxury
            # without asking.
            step.take(s, max(step.options(s), default=0))
        else:
            s.then(step)


def is_last(s: Peloponnes) -> bool:
    """Whether only final scoring follows this supply round (PEL-B35)."""
    return s.expects(Count) is not None


class FeedWithLuxury(Offer[Peloponnes]):
    """Choose how much missing food to replace, two luxury for one, or 0; unfed inhabitants are lost (PEL-B33)."""

    rule = "PEL-B33"
    declining = "0"

    def __init__(self, missing: int) -> None:
        self.missing: Final = missing

    def question(self, s: Peloponnes) -> Phrase:
        owed = "yes" if True in s.debts else "no"
        return Phrase("ask-feed", missing=self.missing, luxury=s.goods[LUXURY], owed=owed, debts=PayDebts().full_cost(s))

    def options(self, s: Peloponnes) -> list[int]:
        """Only amounts that keep at least one more inhabitant."""
        most, nobody = min(self.missing, s.goods[LUXURY] // LUXURY_PER_UNIT), self.lost(s, 0)
        return [replaced for replaced in range(1, most + 1) if self.lost(s, replaced) < nobody]

    def lost(self, s: Peloponnes, replaced: int) -> int:
        """How many inhabitants would be lost if this much food were replaced."""
        return min(self.missing - replaced, s.goods[INHABITANTS])

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("option-feed", luxury=option * LUXURY_PER_UNIT, lost=self.lost(s, option))

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(LUXURY)

    def take(self, s: Peloponnes, option: int) -> None:
        before, lost = tally(s), self.lost(s, option)
        if option:
            s.goods[LUXURY] -= option * LUXURY_PER_UNIT
            s.tell_yours(self.rule, "told-luxury-eaten", luxury=option * LUXURY_PER_UNIT)
            show_changes(s, before)
            before = tally(s)
        s.gain(INHABITANTS, -lost)
        s.tell(self.rule, "told-hungry", lost=lost)
        show_changes(s, before)

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        return self.phrase(s, 0)

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return good_mark(LUXURY)

    def take_word(self, s: Peloponnes, word: str) -> None:
        self.take(s, 0)


class SettleDebts(Act[Peloponnes]):
    """Settle all debts together: pay in full or lose the building; the coin on it returns either way (PEL-B34)."""

    rule = "PEL-B34"

    def run(self, s: Peloponnes) -> None:
        step = PayDebts()
        owed = step.tiles(s)
        if is_last(s) and can_pay(s, step.cost(s, owed)):
            # The rest of wood, stone and luxury will never be used, so pay without asking.
            step.take_word(s, "done")
        else:
            step.ask(s)


class PayDebts(KeepTiles):
    """The buildings with debts; you may let one go even if you could pay (PEL-B34)."""

    rule = "PEL-B34"

    def tiles(self, s: Peloponnes) -> list[int]:
        return [s.buildings[place] for place in range(len(s.buildings)) if s.debts[place]]

    def cost(self, s: Peloponnes, kept: list[int]) -> list[int]:
        total = no_goods()
        for number in kept:
            cost = s.construction(number)
            for good in range(len(total)):
                total[good] += cost[good]
        return total

    def full_cost(self, s: Peloponnes) -> Phrase:
        """What paying every debt costs."""
        return goods_list(self.cost(s, self.tiles(s)))

    def like(self, how: str, chosen: tuple[int, ...], first: int, keep_goods: bool) -> KeepTiles:
        return PayDebts(how, chosen, first, keep_goods)

    def question(self, s: Peloponnes) -> Phrase:
        owed = self.still_kept(s)
        return Phrase("ask-debts", how=self.how, tiles=self.names(s, owed), cost=goods_list(self.cost(s, owed)))

    def settle(self, s: Peloponnes, kept: list[int]) -> None:
        for number in self.tiles(s):
            before, place, paid = tally(s), s.buildings.index(number), number in kept
            s.gain(COINS, DEBT_COINS)
            s.debts[place] = False
            if not paid:
                s.buildings.pop(place)
                s.debts.pop(place)
                s.gone += 1
            if s.story is not None:
                tile = s.tile(number)
                s.tell_yours(self.rule, "told-debt-settled", how="pay" if paid else "let-go", tile=tile_name(tile))
                s.touch(tile.id)
                show_changes(s, before)
