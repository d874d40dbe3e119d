"""The Persians: both sides fight together, and you may hire mercenaries (PEL-S29 to PEL-S32, PEL-X13 to PEL-X18)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.conflict import angelos_discards
from soloist.games.peloponnes.names import goods_list
from soloist.games.peloponnes.paying import can_pay, pay
from soloist.games.peloponnes.state import COINS, INHABITANTS, STRENGTH, Peloponnes


class PersianAttack(Act[Peloponnes]):
    """Strength of both against the chips on the tile; a tie is a victory (PEL-X14, PEL-X15, PEL-S31)."""

    rule = "PEL-X15"

    def __init__(self, chips: int) -> None:
        self.chips: Final = chips

    def run(self, s: Peloponnes) -> None:
        components = s.setting.components
        persians = components.per_chip * self.chips
        defence = s.goods[STRENGTH] + s.foe.strength + s.ability("persian-defence-bonus")
        s.tell(self.rule, "told-persians", persians=persians, defence=defence)
        if defence >= persians:
            lost = s.goods[STRENGTH] - s.goods[STRENGTH] // 2
            s.goods[STRENGTH] //= 2
            s.foe.strength //= 2
            s.tell("PEL-X16", "told-persians-beaten", you=s.goods[STRENGTH], angelos=s.foe.strength)
            if lost:
                s.then(HireMercenaries(lost))
            return
        people = min(s.goods[INHABITANTS], components.lost_inhabitants + s.my_colony().persian_loss)
        s.gain(INHABITANTS, -people)
        s.goods[STRENGTH] = 0
        s.foe.strength = 0
        s.tell("PEL-X17", "told-persians-win", people=people)
        for _ in range(components.angelos_tiles):
            angelos_discards(s)


class HireMercenaries(Decision[Peloponnes]):
    """Buy back Strength, at most what your own marker just lost (PEL-X16, PEL-S32)."""

    rule = "PEL-X16"

    def __init__(self, lost: int) -> None:
        self.lost: Final = lost

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-mercenaries", coins=s.setting.components.mercenary_coins, strength=s.goods[STRENGTH])

    def options(self, s: Peloponnes) -> list[int]:
        options = [0]
        while len(options) <= self.lost and can_pay(s, self.cost(s, len(options))):
            options.append(len(options))
        return options

    def cost(self, s: Peloponnes, number: int) -> list[int]:
        cost = [0] * 7
        cost[COINS] = number * s.setting.components.mercenary_coins
        return cost

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        cost = goods_list(self.cost(s, option))
        return Phrase("option-strength", steps=option, strength=s.goods[STRENGTH] + option, cost=cost)

    def take(self, s: Peloponnes, option: int) -> None:
        if option:
            s.gain(STRENGTH, option)
            s.tell(self.rule, "told-strength", strength=s.goods[STRENGTH])
            pay(s, self.cost(s, option))
