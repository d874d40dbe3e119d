"""The Persians: both sides fight together, and you may hire mercenaries."""

from typing import Final

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.angelos_turn import angelos_discards
from soloist.games.peloponnes.building import Strengthen
from soloist.games.peloponnes.components import CHIPS, COINS, INHABITANTS, PERSIANS, STRENGTH, no_goods
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally


def next_attack(s: Peloponnes) -> int:
    """The number of chips at which the Persians attack next; 0 if they do not attack again (PEL-X13)."""
    drawn = CHIPS[PERSIANS] - s.chips[PERSIANS]
    for chip in s.setting.components.expansion.attacks:
        if chip > drawn:
            return chip
    return 0


class Balance:
    """The strength of the Persians and of the defence."""

    def __init__(self, persians: int, defence: int) -> None:
        self.persians: Final = persians
        self.defence: Final = defence

    def holds(self) -> bool:
        """Whether the defence wins; it wins ties (PEL-X15)."""
        return self.defence >= self.persians


def balance(s: Peloponnes, chips: int) -> Balance:
    """The balance of an attack with this many chips now: the Strength of both sides and the bonus of your hero (PEL-X14)."""
    defence = s.goods[STRENGTH] + s.foe.strength  # always both sides (PEL-S29, PEL-S31), but no buildings (PEL-X18)
    for ability in s.abilities:
        defence += ability.defence()
    return Balance(s.setting.components.expansion.per_chip * chips, defence)


def people_lost(s: Peloponnes) -> int:
    """The inhabitants you lose in a defeat (PEL-X17)."""
    people = s.setting.components.expansion.lost_inhabitants
    for ability in s.abilities:
        people += ability.persian_loss()
    return min(s.goods[INHABITANTS], people)


class PersianAttack(Act[Peloponnes]):
    """The Strength of both sides against the chips on the tile (PEL-X14, PEL-X15, PEL-S31)."""

    rule = "PEL-X15"

    def __init__(self, chips: int) -> None:
        self.chips: Final = chips

    def run(self, s: Peloponnes) -> None:
        stands = balance(s, self.chips)
        s.tell(self.rule, "told-persians", persians=stands.persians, defence=stands.defence)
        s.touch("persians")
        before = tally(s)
        if stands.holds():
            lost = s.goods[STRENGTH] - s.goods[STRENGTH] // 2
            s.goods[STRENGTH] //= 2  # PEL-S30, PEL-X12
            s.foe.beat_persians()
            s.tell("PEL-X16", "told-persians-beaten", you=s.goods[STRENGTH], angelos=s.foe.strength)
            show_changes(s, before)
            if lost:
                s.then(HireMercenaries(lost))
            return
        people = people_lost(s)
        s.gain(INHABITANTS, -people)
        s.goods[STRENGTH] = 0
        s.foe.lose_to_persians()
        s.tell("PEL-X17", "told-persians-win", people=people)
        show_changes(s, before)
        for _ in range(s.setting.components.expansion.angelos_tiles):
            angelos_discards(s)


class HireMercenaries(Strengthen):
    """Buy back Strength, at most as much as your own marker just lost (PEL-X16, PEL-S32)."""

    rule = "PEL-X16"
    how = "mercenaries"

    def __init__(self, lost: int, keep_goods: bool = False) -> None:
        super().__init__(keep_goods)
        self.lost: Final = lost

    def question(self, s: Peloponnes) -> Phrase:
        coins = s.setting.components.expansion.mercenary_coins
        luxury = "yes" if self.keep_goods else "no"
        return Phrase("ask-mercenaries", luxury=luxury, coins=coins, strength=s.goods[STRENGTH])

    def most(self, s: Peloponnes) -> int:
        return self.lost

    def cost(self, s: Peloponnes, steps: int) -> list[int]:
        cost = no_goods()
        cost[COINS] = steps * s.setting.components.expansion.mercenary_coins
        return cost

    def keeping_goods(self) -> Strengthen:
        return HireMercenaries(self.lost, True)
