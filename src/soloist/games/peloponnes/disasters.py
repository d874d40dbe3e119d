"""Three chips a round. A natural disaster strikes with its third chip, the Persians with two of theirs (PEL-B28, PEL-B29)."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
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
    ROUNDS,
    STONE,
    WOOD,
    no_goods,
)
from soloist.games.peloponnes.keeping import LET_GO, KeepTiles
from soloist.games.peloponnes.marks import chip_mark
from soloist.games.peloponnes.names import goods_list, tile_name
from soloist.games.peloponnes.paying import can_pay, real_goods_first
from soloist.games.peloponnes.persians import PersianAttack
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.tally import show_changes, tally

CHIPS_PER_ROUND: Final = 3
DECLINE_LOSS: Final = 10


class DrawChips(Act[Peloponnes]):
    """Draw three chips, each resolved before the next is drawn (PEL-B28, PEL-B29)."""

    rule = "PEL-B28"

    def __init__(self, left: int = CHIPS_PER_ROUND) -> None:
        self.left: Final = left

    def run(self, s: Peloponnes) -> None:
        if self.left == CHIPS_PER_ROUND:
            s.headline("chips", self.rule, "told-chips")
        if self.left and s.chips_left:
            s.then(DrawChip(), DrawChips(self.left - 1))


class DrawChip(Chance[Peloponnes]):
    """Draw one chip and put it on its disaster; the blank one does nothing."""

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
    """Whether the disaster strikes with this chip: natural ones with their last chip, the Persians with two of theirs."""
    if chip == PERSIANS:
        return drawn in s.setting.components.expansion.attacks
    return chip != BLANK and drawn == CHIPS[chip]


def third_of(held: int) -> int:
    """A third, rounded up (PEL-B29)."""
    return (held + 2) // 3


class Strike(Act[Peloponnes]):
    """A natural disaster; it has no effect if you are protected now (PEL-B29, PEL-B30, PEL-S06)."""

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
            self.threaten(s)

    def threaten(self, s: Peloponnes) -> None:
        """Ask what to save, unless saving everything has no drawback: after an Earthquake in the last round, wood and stone are
        only used for debts."""
        step = SaveTiles(self.disaster)
        cost = step.cost(s, step.tiles(s))
        idle = self.disaster == EARTHQUAKE and s.round == ROUNDS and not any(s.debts)
        if idle and can_pay(s, cost) and not real_goods_first(s, cost)[LUXURY]:
            step.take_word(s, "done")
        else:
            step.ask(s)

    def lose(self, s: Peloponnes, good: int, amount: int) -> None:
        before = tally(s)
        s.gain(good, -amount)
        s.tell(self.rule, "told-strike", disaster=CHIP_NAMES[self.disaster], lost=amount)
        s.touch(CHIP_NAMES[self.disaster])
        show_changes(s, before)


class SaveTiles(KeepTiles):
    """Saving a tile costs 1 stone and 1 wood, or 1 food and 1 coin; otherwise it is lost. Perseus saves one for free
    (PEL-B30)."""

    rule = "PEL-B30"

    def __init__(
        self, disaster: int, how: str = LET_GO, chosen: tuple[int, ...] = (), first: int = 0, keep_goods: bool = False
    ) -> None:
        super().__init__(how, chosen, first, keep_goods)
        self.disaster: Final = disaster

    def tiles(self, s: Peloponnes) -> list[int]:
        return s.buildings.copy() if self.disaster == EARTHQUAKE else s.land.copy()

    def saved_free(self, s: Peloponnes) -> int:
        """How many tiles your hero saves for free."""
        for ability in s.abilities:
            if ability.saves_a_tile():
                return 1
        return 0

    def cost(self, s: Peloponnes, kept: list[int]) -> list[int]:
        paid = max(0, len(kept) - self.saved_free(s))
        return [paid * amount for amount in (EARTHQUAKE_COST if self.disaster == EARTHQUAKE else TEMPEST_COST)]

    def like(self, how: str, chosen: tuple[int, ...], first: int, keep_goods: bool) -> KeepTiles:
        return SaveTiles(self.disaster, how, chosen, first, keep_goods)

    def question(self, s: Peloponnes) -> Phrase:
        given = len(self.chosen) if self.how == LET_GO else 0
        cost = goods_list(self.cost(s, self.still_kept(s)))
        disaster = CHIP_NAMES[self.disaster]
        return Phrase("ask-save", how=self.how, disaster=disaster, given=given, cost=cost, free=self.saved_free(s))

    def settle(self, s: Peloponnes, kept: list[int]) -> None:
        free = self.saved_free(s)
        for number in self.tiles(s):
            before, how = tally(s), "lose"
            if number in kept:
                how = "free" if free else "save"
                free = 0
            else:
                self.lose(s, number)
            if s.story is not None:
                disaster = CHIP_NAMES[self.disaster]
                s.tell_yours(self.rule, "told-saved", how=how, tile=tile_name(s.tile(number)), disaster=disaster)
                s.touch(s.tile(number).id)
                show_changes(s, before)

    def lose(self, s: Peloponnes, number: int) -> None:
        s.gone += 1
        if self.disaster != EARTHQUAKE:
            s.land.remove(number)
            return
        # The coin on a building with a debt goes to the bank.
        place = s.buildings.index(number)
        s.buildings.pop(place)
        s.debts.pop(place)


def _saving(first: int, second: int) -> list[int]:
    cost = no_goods()
    cost[first] = cost[second] = 1
    return cost


EARTHQUAKE_COST: Final = _saving(STONE, WOOD)
TEMPEST_COST: Final = _saving(FOOD, COINS)
