"""Laying the tile: one-time goods, debts; and raising Strength (PEL-S22, PEL-S23, PEL-B18 to PEL-B23, PEL-X11)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.names import goods_list
from soloist.games.peloponnes.paying import can_pay, pay
from soloist.games.peloponnes.state import INHABITANTS, STRENGTH, STRENGTH_MAX, Peloponnes


class AddTile(Act[Peloponnes]):
    """The tile is paid: lay it at the outer end and take what it brings once (PEL-B18, PEL-B23)."""

    rule = "PEL-B23"

    def __init__(self, number: int, debt: bool) -> None:
        self.number: Final = number
        self.debt: Final = debt

    def run(self, s: Peloponnes) -> None:
        tile = s.tile(self.number)
        if tile.land:
            s.land.append(self.number)
        else:
            s.buildings.append(self.number)
            s.debts.append(self.debt)
        s.gain_all(tile.once)
        s.gain(INHABITANTS, tile.inhabitants)
        if s.story is not None:
            s.tell(self.rule, "told-laid", goods=goods_list(tile.once), inhabitants=tile.inhabitants)
            if self.debt:
                s.tell("PEL-B21", "told-debt")


class RaiseStrength(Decision[Peloponnes]):
    """Last part of your step: any number of steps that can be paid, each for wood, stone and food (PEL-S23, PEL-X11)."""

    rule = "PEL-X11"

    def question(self, s: Peloponnes) -> Phrase:
        cost = goods_list(s.setting.components.strength_cost)
        return Phrase("ask-strength", strength=s.goods[STRENGTH], cost=cost, angelos=s.foe.strength)

    def options(self, s: Peloponnes) -> list[int]:
        options = [0]
        while s.goods[STRENGTH] + len(options) <= STRENGTH_MAX and can_pay(s, steps_cost(s, len(options))):
            options.append(len(options))
        return options

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        cost = goods_list(steps_cost(s, option))
        return Phrase("option-strength", steps=option, strength=s.goods[STRENGTH] + option, cost=cost)

    def take(self, s: Peloponnes, option: int) -> None:
        if option:
            s.gain(STRENGTH, option)
            s.tell(self.rule, "told-strength", strength=s.goods[STRENGTH])
            pay(s, steps_cost(s, option))


def steps_cost(s: Peloponnes, steps: int) -> list[int]:
    return [steps * amount for amount in s.setting.components.strength_cost]
