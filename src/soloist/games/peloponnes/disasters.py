"""Three disaster chips a round: natural disasters strike with their third chip, the Persians with theirs (PEL-B28 to PEL-B30)."""

from typing import Final

from soloist.engine.machine import Act, Chance, Decision
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.names import tile_name
from soloist.games.peloponnes.paying import can_pay, pay
from soloist.games.peloponnes.persians import PersianAttack
from soloist.games.peloponnes.state import (
    BLANK,
    CHIP_NAMES,
    CHIPS,
    COINS,
    DECLINE,
    DROUGHT,
    EARTHQUAKE,
    FOOD,
    INHABITANTS,
    LUXURY,
    PERSIANS,
    PLAGUE,
    STONE,
    TEMPEST,
    WOOD,
    Peloponnes,
)  # fmt: skip

CHIPS_PER_ROUND: Final = 3
DECLINE_LOSS: Final = 10
LOSE: Final = 0
SAVE: Final = 1
FREE: Final = 2


class DrawChips(Act[Peloponnes]):
    """Three chips, each carried out before the next is drawn (PEL-B28, PEL-B29)."""

    rule = "PEL-B28"

    def __init__(self, left: int = CHIPS_PER_ROUND) -> None:
        self.left: Final = left

    def run(self, s: Peloponnes) -> None:
        if self.left == CHIPS_PER_ROUND:
            s.headline("chips", self.rule, "told-chips")
        if self.left and s.chips_left:
            s.then(DrawChip(), DrawChips(self.left - 1))


class DrawChip(Chance[Peloponnes]):
    """One chip onto its disaster; the blank one does nothing."""

    rule = "PEL-B28"

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-chip")

    def token(self, s: Peloponnes, option: int) -> str:
        return CHIP_NAMES[option]

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("disaster", disaster=CHIP_NAMES[option])

    def source(self, s: Peloponnes) -> str:
        return "chips"

    def odds(self, s: Peloponnes) -> Odds:
        return Odds(KINDS, s.chips, s.chips_left)

    def settle(self, s: Peloponnes, outcome: int) -> None:
        s.chips[outcome] -= 1
        s.chips_left -= 1
        drawn = CHIPS[outcome] - s.chips[outcome]
        s.tell(self.rule, "told-chip", disaster=CHIP_NAMES[outcome], drawn=drawn)
        if outcome == PERSIANS:
            if drawn in s.setting.components.attacks:
                s.then(PersianAttack(drawn))
        elif outcome != BLANK and drawn == CHIPS[outcome]:
            s.then(Strike(outcome))


KINDS: Final = list(range(len(CHIPS)))


class Strike(Act[Peloponnes]):
    """A natural disaster, harmless if you are protected at this moment (PEL-B29, PEL-B30, PEL-S06)."""

    rule = "PEL-B29"

    def __init__(self, disaster: int) -> None:
        self.disaster: Final = disaster

    def run(self, s: Peloponnes) -> None:
        if s.is_protected(self.disaster):
            s.tell("PEL-B30", "told-protected", disaster=CHIP_NAMES[self.disaster])
        elif self.disaster == DECLINE:
            self.lose(s, LUXURY, min(DECLINE_LOSS, s.goods[LUXURY]))
        elif self.disaster == DROUGHT:
            self.lose(s, FOOD, (s.goods[FOOD] + 2) // 3)
        elif self.disaster == PLAGUE:
            self.lose(s, INHABITANTS, (s.goods[INHABITANTS] + 2) // 3)
        else:
            s.tell(self.rule, "told-strike", disaster=CHIP_NAMES[self.disaster], lost=0)
            free = s.my_hero().ability == "save-one-tile-free"
            s.then(SaveTiles(self.disaster, 0, free))

    def lose(self, s: Peloponnes, good: int, amount: int) -> None:
        s.gain(good, -amount)
        s.tell(self.rule, "told-strike", disaster=CHIP_NAMES[self.disaster], lost=amount)


class SaveTiles(Act[Peloponnes]):
    """Tile after tile you pay for it or lose it; tiles that are kept lie before `at` (PEL-B30)."""

    rule = "PEL-B30"

    def __init__(self, disaster: int, at: int, free: bool) -> None:
        self.disaster: Final = disaster
        self.at: Final = at
        self.free: Final = free

    def run(self, s: Peloponnes) -> None:
        if self.at < len(s.buildings if self.disaster == EARTHQUAKE else s.land):
            s.then(SaveTile(self.disaster, self.at, self.free))


class SaveTile(Decision[Peloponnes]):
    """Save this tile for 1 stone and 1 wood, or 1 food and 1 coin; or let it go; Perseus saves one for nothing (PEL-B30)."""

    rule = "PEL-B30"

    def __init__(self, disaster: int, at: int, free: bool) -> None:
        self.disaster: Final = disaster
        self.at: Final = at
        self.free: Final = free

    def number(self, s: Peloponnes) -> int:
        return s.buildings[self.at] if self.disaster == EARTHQUAKE else s.land[self.at]

    def question(self, s: Peloponnes) -> Phrase:
        name = tile_name(s.tile(self.number(s)))
        return Phrase("ask-save", disaster=CHIP_NAMES[self.disaster], tile=name)

    def options(self, s: Peloponnes) -> list[int]:
        options = [SAVE] if can_pay(s, _SAVING[self.disaster]) else []
        if self.free:
            options.append(FREE)
        options.append(LOSE)
        return options

    def token(self, s: Peloponnes, option: int) -> str:
        return ("lose", "save", "free")[option]

    def phrase(self, s: Peloponnes, option: int) -> Phrase:
        return Phrase("option-save", how=self.token(s, option), disaster=CHIP_NAMES[self.disaster])

    def target(self, s: Peloponnes, option: int) -> str:
        return s.tile(self.number(s)).id

    def take(self, s: Peloponnes, option: int) -> None:
        number = self.number(s)
        if s.story is not None:
            s.tell(self.rule, "told-saved", how=self.token(s, option), tile=tile_name(s.tile(number)))
        if option == LOSE:
            s.then(SaveTiles(self.disaster, self.at, self.free))
            s.gone += 1
            if self.disaster == EARTHQUAKE:
                # A coin parked on it goes to the bank.
                s.buildings.pop(self.at)
                s.debts.pop(self.at)
            else:
                s.land.pop(self.at)
            return
        s.then(SaveTiles(self.disaster, self.at + 1, self.free and option != FREE))
        if option == SAVE:
            pay(s, _SAVING[self.disaster])


def _saving(first: int, second: int) -> list[int]:
    cost = [0] * 7
    cost[first] = cost[second] = 1
    return cost


_SAVING: Final = {EARTHQUAKE: _saving(STONE, WOOD), TEMPEST: _saving(FOOD, COINS)}
