"""Adding the tile: one-time goods and debts; and raising Strength (PEL-S22, PEL-S23)."""

from typing import ClassVar, Final

from soloist.engine.kernel.bill import Bill
from soloist.engine.kernel.machine import Act, Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.angelos_turn import row_left, tile_for_angelos
from soloist.games.peloponnes.bills import luxury_bill
from soloist.games.peloponnes.components import CONQUEST, GOODS, INHABITANTS, LUXURY, PASSED, STRENGTH, STRENGTH_MAX
from soloist.games.peloponnes.marks import PASS, good_mark
from soloist.games.peloponnes.names import goods_list, tile_name, tile_worth
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, WITH_LUXURY, announced, can_keep_goods, can_pay, pay
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, show_gain, tally

EARLY: Final = 3
"""The last round before a supply round can come (PEL-B32). Until then the question says what Strength is for."""


class AddTile(Act[Peloponnes]):
    """Add the paid tile at the outer end of its row and take its one-time goods (PEL-B18, PEL-B23)."""

    rule = "PEL-B23"

    def __init__(self, number: int, debt: bool) -> None:
        self.number: Final = number
        self.debt: Final = debt

    def run(self, s: Peloponnes) -> None:
        before = tally(s)
        tile = s.tile(self.number)
        if tile.land:
            s.land.append(self.number)
        else:
            s.buildings.append(self.number)
            s.debts.append(self.debt)  # a building with a debt works as usual (PEL-B22)
        overflow = s.overflow(tile.once)
        s.gain_all(tile.once)
        s.gain(INHABITANTS, tile.inhabitants)
        if s.story is not None:
            brings = (tile_worth(tile), goods_list(tile.once)) if sum(tile.once) else (tile_worth(tile),)
            s.tell(self.rule, "told-laid", brings=brings)
            s.touch(tile.id)
            show_gain(s, before, overflow)
            if self.debt:
                s.tell("PEL-B21", "told-debt")
                s.touch(tile.id)


class Strengthen(Offer[Peloponnes]):
    """Buy any number of steps of Strength, or 0. After the word `luxury` you keep goods and are asked which."""

    words = (WITH_LUXURY,)
    declining = "0"
    how: ClassVar[str] = ""
    """The means, as named in the story."""

    def __init__(self, keep_goods: bool = False) -> None:
        self.keep_goods: Final = keep_goods

    def most(self, s: Peloponnes) -> int:
        """The highest number of steps for sale."""
        raise NotImplementedError

    def cost(self, s: Peloponnes, steps: int) -> list[int]:
        raise NotImplementedError

    def keeping_goods(self) -> "Strengthen":
        """The same question after the word `luxury`."""
        raise NotImplementedError

    def options(self, s: Peloponnes) -> list[int]:
        options: list[int] = []
        most, steps = self.most(s), 1
        while steps <= most and can_pay(s, self.cost(s, steps)):
            if not self.keep_goods or can_keep_goods(s, self.cost(s, steps)):
                options.append(steps)
            steps += 1
        return options

    def has(self, s: Peloponnes, word: str) -> bool:
        if self.keep_goods:
            return False
        return word == self.declining or (s.goods[LUXURY] >= LUXURY_PER_UNIT and bool(self.keeping_goods().options(s)))

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        cost = self.cost(s, option)
        paid = announced(s, cost, self.keep_goods)
        return Phrase("option-strength", steps=option, strength=s.goods[STRENGTH] + option, payment=paid)

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return good_mark(STRENGTH)

    def bills(self, s: Peloponnes) -> list[Bill]:
        found: list[Bill] = []
        for option in [] if self.keep_goods else self.options(s):
            token = self.token(s, option)
            title = Phrase("store", good=GOODS[STRENGTH])
            found += luxury_bill(s, token, self.cost(s, option), (token,), (WITH_LUXURY, token), title)
        return found

    def take(self, s: Peloponnes, option: int) -> None:
        before = tally(s)
        s.gain(STRENGTH, option)
        s.tell_yours(self.rule, "told-strength", strength=s.goods[STRENGTH], how=self.how)
        show_changes(s, before)
        pay(s, self.cost(s, option), self.keep_goods)

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        return Phrase("option-luxury") if word == WITH_LUXURY else Phrase("option-no-strength", strength=s.goods[STRENGTH])

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return good_mark(LUXURY) if word == WITH_LUXURY else PASS

    def take_word(self, s: Peloponnes, word: str) -> None:
        if word == WITH_LUXURY:
            s.then(self.keeping_goods())


class RaiseStrength(Strengthen):
    """The last part of your turn: each step of Strength costs wood, stone and food (PEL-S23, PEL-X11)."""

    rule = "PEL-X11"
    how = "steps"

    def question(self, s: Peloponnes) -> Phrase:
        row = row_left(s.bought)
        tile = s.tile(tile_for_angelos(s, row))
        return Phrase(
            "ask-strength",
            luxury="yes" if self.keep_goods else "no",
            strength=s.goods[STRENGTH],
            cost=goods_list(self.cost(s, 1)),
            angelos=s.foe.strength,
            tile=tile_name(tile),
            grows="yes" if row == CONQUEST else "no",
            then=s.foe.strength_with(tile),
            passed="yes" if s.bought == PASSED else "no",
            opening="yes" if s.round <= EARLY else "no",
        )

    def most(self, s: Peloponnes) -> int:
        return STRENGTH_MAX - s.goods[STRENGTH]

    def cost(self, s: Peloponnes, steps: int) -> list[int]:
        return [steps * amount for amount in s.setting.components.expansion.strength_cost]

    def keeping_goods(self) -> Strengthen:
        return RaiseStrength(True)
