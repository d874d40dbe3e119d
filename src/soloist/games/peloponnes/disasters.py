"""Three disaster chips a round: natural disasters strike with their third chip, the Persians with theirs (PEL-B28 to PEL-B30)."""

from typing import Final

from soloist.engine.machine import Act, Chance, Offer
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Mark
from soloist.games.peloponnes.components import (
    BLANK,
    CHIP_NAMES,
    CHIPS,
    COINS,
    DECLINE_CHIP,
    DROUGHT,
    EARTHQUAKE,
    FOOD,
    INHABITANTS,
    LUXURY,
    PERSIANS,
    PLAGUE,
    STONE,
    WOOD,
    no_goods,
)
from soloist.games.peloponnes.marks import NO, YES, chip_mark
from soloist.games.peloponnes.names import goods_list, tile_name
from soloist.games.peloponnes.paying import can_pay, pay
from soloist.games.peloponnes.persians import PersianAttack
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally

CHIPS_PER_ROUND: Final = 3
DECLINE_LOSS: Final = 10


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

    def target(self, s: Peloponnes, option: int) -> str:
        return CHIP_NAMES[option]

    def mark(self, s: Peloponnes, option: int) -> Mark | None:
        return chip_mark(option)

    def source(self, s: Peloponnes) -> str:
        return "chips"

    def odds(self, s: Peloponnes) -> Odds:
        return Odds(KINDS, s.chips, s.chips_left)

    def settle(self, s: Peloponnes, outcome: int) -> None:
        s.chips[outcome] -= 1
        s.chips_left -= 1
        drawn = CHIPS[outcome] - s.chips[outcome]
        if s.story is not None:
            s.tell(self.rule, "told-chip", disaster=CHIP_NAMES[outcome], drawn=drawn, most=CHIPS[outcome])
            s.touch(CHIP_NAMES[outcome], 1)
        if not strikes(s, outcome, drawn):
            return
        s.then(PersianAttack(drawn) if outcome == PERSIANS else Strike(outcome))


KINDS: Final = list(range(len(CHIPS)))


def strikes(s: Peloponnes, chip: int, drawn: int) -> bool:
    """Whether a disaster comes with this chip of its kind: natural ones with their last, the Persians with two of theirs."""
    if chip == PERSIANS:
        return drawn in s.setting.components.expansion.attacks
    return chip != BLANK and drawn == CHIPS[chip]


def third_of(held: int) -> int:
    """Rounded up (PEL-B30)."""
    return (held + 2) // 3


class Strike(Act[Peloponnes]):
    """A natural disaster, harmless if you are protected at this moment (PEL-B29, PEL-B30, PEL-S06)."""

    rule = "PEL-B29"

    def __init__(self, disaster: int) -> None:
        self.disaster: Final = disaster

    def run(self, s: Peloponnes) -> None:
        if s.is_protected(self.disaster):
            s.tell("PEL-B30", "told-protected", disaster=CHIP_NAMES[self.disaster])
            s.touch(CHIP_NAMES[self.disaster])
        elif self.disaster == DECLINE_CHIP:
            self.lose(s, LUXURY, min(DECLINE_LOSS, s.goods[LUXURY]))
        elif self.disaster == DROUGHT:
            self.lose(s, FOOD, third_of(s.goods[FOOD]))
        elif self.disaster == PLAGUE:
            self.lose(s, INHABITANTS, third_of(s.goods[INHABITANTS]))
        else:
            s.tell(self.rule, "told-strike", disaster=CHIP_NAMES[self.disaster], lost=0)
            s.touch(CHIP_NAMES[self.disaster])
            free = False
            for ability in s.abilities:
                free = free or ability.saves_a_tile()
            s.then(SaveTiles(self.disaster, 0, free))

    def lose(self, s: Peloponnes, good: int, amount: int) -> None:
        before = tally(s)
        s.gain(good, -amount)
        s.tell(self.rule, "told-strike", disaster=CHIP_NAMES[self.disaster], lost=amount)
        s.touch(CHIP_NAMES[self.disaster])
        show_changes(s, before)


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


class SaveTile(Offer[Peloponnes]):
    """Save this tile for 1 stone and 1 wood, or 1 food and 1 coin; or let it go; Perseus saves one for nothing (PEL-B30)."""

    rule = "PEL-B30"
    words = ("save", "free")
    declining = "lose"

    def __init__(self, disaster: int, at: int, free: bool) -> None:
        self.disaster: Final = disaster
        self.at: Final = at
        self.free: Final = free

    def tile_number(self, s: Peloponnes) -> int:
        return s.buildings[self.at] if self.disaster == EARTHQUAKE else s.land[self.at]

    def cost(self) -> list[int]:
        return EARTHQUAKE_COST if self.disaster == EARTHQUAKE else TEMPEST_COST

    def question(self, s: Peloponnes) -> Phrase:
        return Phrase("ask-save", disaster=CHIP_NAMES[self.disaster], tile=tile_name(s.tile(self.tile_number(s))))

    def options(self, s: Peloponnes) -> list[int]:
        return []

    def has(self, s: Peloponnes, word: str) -> bool:
        return can_pay(s, self.cost()) if word == "save" else self.free if word == "free" else True

    def word_phrase(self, s: Peloponnes, word: str) -> Phrase:
        return Phrase("option-save", cost=goods_list(self.cost())) if word == "save" else Phrase("option-" + word)

    def word_target(self, s: Peloponnes, word: str) -> str:
        return s.tile(self.tile_number(s)).id

    def word_mark(self, s: Peloponnes, word: str) -> Mark | None:
        return NO if word == "lose" else YES

    def take_word(self, s: Peloponnes, word: str) -> None:
        before = tally(s)
        tile = s.tile(self.tile_number(s))
        if word == "lose":
            s.gone += 1
            if self.disaster == EARTHQUAKE:
                # A coin parked on it goes to the bank.
                s.buildings.pop(self.at)
                s.debts.pop(self.at)
            else:
                s.land.pop(self.at)
        if s.story is not None:
            s.tell(self.rule, "told-saved", how=word, tile=tile_name(tile))
            s.touch(tile.id)
            show_changes(s, before)
        if word == "lose":
            s.then(SaveTiles(self.disaster, self.at, self.free))
            return
        s.then(SaveTiles(self.disaster, self.at + 1, self.free and word != "free"))
        if word == "save":
            pay(s, self.cost())


def _saving(first: int, second: int) -> list[int]:
    cost = no_goods()
    cost[first] = cost[second] = 1
    return cost


EARTHQUAKE_COST: Final = _saving(STONE, WOOD)
TEMPEST_COST: Final = _saving(FOOD, COINS)
