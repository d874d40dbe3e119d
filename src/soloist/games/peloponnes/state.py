"""The position: your goods and tiles, both rows, the chips, and Angelos."""

from typing import Final

from soloist.engine.kernel.machine import UNDEALT, State
from soloist.engine.kernel.phrase import Value
from soloist.engine.kernel.story import YOU
from soloist.games.peloponnes.angelos import Angelos, Rank
from soloist.games.peloponnes.components import (
    CIVILIZATION,
    CONQUEST,
    FOOD,
    HERO,
    LUXURY,
    NONE,
    NORMAL,
    STRENGTH,
    STRENGTH_MAX,
    Ability,
    Civilization,
    Colony,
    Components,
    Hero,
    Tile,
)


class Setting:
    """What a deal fixes: components, rank and rulings."""

    def __init__(
        self, *, components: Components, rank: Rank, surcharge: int, markers_as_prestige: bool, milet_wins: bool,
        civilization_discardable: bool, conflict_first: bool,
    ) -> None:  # fmt: skip
        self.components: Final = components
        self.rank: Final = rank
        self.surcharge: Final = surcharge
        self.markers_as_prestige: Final = markers_as_prestige
        self.milet_wins: Final = milet_wins
        self.civilization_discardable: Final = civilization_discardable
        self.conflict_first: Final = conflict_first


class Peloponnes(State):
    """Everything on the table, and which tiles and chips can still come."""

    def __init__(self, setting: Setting, foe: Angelos) -> None:
        super().__init__()
        self.setting: Final = setting
        self.foe: Final = foe
        self.round = 0
        # you
        self.civilization = NONE
        self.hero = NONE
        self.colony = NONE
        self.abilities: list[Ability] = []
        """The abilities of your hero and your colony; if both change a number, both count (PEL-X31)."""
        self.goods: list[int] = UNDEALT
        """Wood, stone, food, luxury, coins, inhabitants, Strength."""
        self.clovers = 0
        self.land: list[int] = []
        self.buildings: list[int] = []
        self.debts: list[bool] = []
        """For each building, whether it has a debt with a coin on it."""
        self.bought = NONE
        """The row you took a tile from this round, PASSED, or NONE before you chose."""
        # tiles and chips
        self.rows: list[list[int]] = UNDEALT
        self.unseen: list[list[int]] = UNDEALT
        """For each group, 1 for each tile that has not been turned up."""
        self.unseen_left: list[int] = UNDEALT
        self.gone = 0
        """Number of tiles that have left the game."""
        self.chips: list[int] = UNDEALT
        """Chips not drawn yet, by disaster."""
        self.chips_left = 0

    def copy(self) -> "Peloponnes":
        c = Peloponnes(self.setting, self.foe.copy())
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.round = self.round
        c.civilization = self.civilization
        c.hero = self.hero
        c.colony = self.colony
        c.abilities = self.abilities
        c.goods = self.goods.copy()
        c.clovers = self.clovers
        c.land = self.land.copy()
        c.buildings = self.buildings.copy()
        c.debts = self.debts.copy()
        c.bought = self.bought
        c.rows = [self.rows[NORMAL].copy(), self.rows[CONQUEST].copy()]
        c.unseen = [group.copy() for group in self.unseen]
        c.unseen_left = self.unseen_left.copy()
        c.gone = self.gone
        c.chips = self.chips.copy()
        c.chips_left = self.chips_left
        return c

    def tile(self, number: int) -> Tile:
        return self.setting.components.tiles[number]

    def my_civilization(self) -> Civilization:
        return self.setting.components.civilizations[self.civilization]

    def my_hero(self) -> Hero:
        return self.setting.components.heroes[self.hero]

    def my_colony(self) -> Colony:
        return self.setting.components.colonies[self.colony]

    def become(self, kind: int, number: int) -> None:
        """Take this civilisation, hero or colony."""
        if kind == CIVILIZATION:
            self.civilization = number
        elif kind == HERO:
            self.hero = number
            self.abilities = self.abilities + self.my_hero().abilities
        else:
            self.colony = number
            self.abilities = self.abilities + self.my_colony().abilities

    def gain(self, good: int, amount: int) -> None:
        """Add or remove a good. Goods beyond the storage become luxury at once (PEL-B27); losses stop at 0."""
        held = max(0, self.goods[good] + amount)
        if good <= FOOD:
            limit = self.my_colony().storage[good]
            if held > limit:
                self.goods[LUXURY] += held - limit
                held = limit
        elif good == STRENGTH:
            held = min(held, STRENGTH_MAX)
        self.goods[good] = held

    def gain_all(self, amounts: list[int]) -> None:
        for good in range(len(amounts)):
            if amounts[good]:
                self.gain(good, amounts[good])

    def overflow(self, amounts: list[int]) -> list[int]:
        """How much of these goods would exceed the storage and become luxury (PEL-B27)."""
        storage = self.my_colony().storage
        return [max(0, self.goods[good] + amounts[good] - storage[good]) for good in range(FOOD + 1)]

    def tell_yours(self, rule: str, message: str, **values: Value) -> None:
        """Tell an event of yours within a part of the story that is not yours."""
        by, self.by = self.by, YOU
        self.tell(rule, message, **values)
        self.by = by

    def is_protected(self, disaster: int) -> bool:
        """Whether one of your tiles, your hero or your colony protects from it (PEL-B30)."""
        for ability in self.abilities:
            if ability.protects(disaster):
                return True
        for number in self.buildings:
            if self.tile(number).protects >> disaster & 1:
                return True
        for number in self.land:
            if self.tile(number).protects >> disaster & 1:
                return True
        return False

    def land_is_free(self) -> bool:
        """Whether the Barracks or a hero lift the matching rule (PEL-B20)."""
        for ability in self.abilities:
            if ability.frees_land():
                return True
        for number in self.buildings:
            if self.tile(number).free_land:
                return True
        return False

    def construction(self, number: int) -> list[int]:
        """The cost of a building after your hero's discount."""
        cost = self.tile(number).cost.copy()
        for ability in self.abilities:
            ability.lessen(cost)
        return cost
