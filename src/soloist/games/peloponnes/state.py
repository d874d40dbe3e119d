"""The position: your goods and tiles, both rows, the chips, and Angelos."""

from typing import Final

from soloist.engine.machine import State
from soloist.games.peloponnes.angelos import Angelos
from soloist.games.peloponnes.edition import Civilization, Colony, Components, Hero, Tile

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
LUXURY: Final = 3
COINS: Final = 4
INHABITANTS: Final = 5
STRENGTH: Final = 6

DECLINE: Final = 0
DROUGHT: Final = 1
EARTHQUAKE: Final = 2
PLAGUE: Final = 3
TEMPEST: Final = 4
PERSIANS: Final = 5
BLANK: Final = 6
CHIPS: Final = (3, 3, 3, 3, 3, 8, 1)
CHIP_NAMES: Final = ("decline", "drought", "earthquake", "plague", "tempest", "persians", "blank")

NORMAL: Final = 0
CONQUEST: Final = 1
PASSED: Final = 2
NONE: Final = -1
STRENGTH_MAX: Final = 50


class Setting:
    """What a deal fixes: components, rank and rulings."""

    def __init__(
        self, components: Components, civilization: bool, hero: bool, surcharge: int, markers_as_prestige: bool,
        milet_wins: bool, civilization_discardable: bool, conflict_first: bool,
    ) -> None:  # fmt: skip
        self.components: Final = components
        self.civilization: Final = civilization
        self.hero: Final = hero
        self.surcharge: Final = surcharge
        self.markers_as_prestige: Final = markers_as_prestige
        self.milet_wins: Final = milet_wins
        self.civilization_discardable: Final = civilization_discardable
        self.conflict_first: Final = conflict_first


class Peloponnes(State):
    """Everything on the table, and which tiles and chips may still come."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Final = setting
        self.round = 0
        # you
        self.civilization = NONE
        self.hero = NONE
        self.colony = NONE
        self.goods: list[int] = []
        """Wood, stone, food, luxury, coins, inhabitants, Strength."""
        self.clovers = 0
        self.land: list[int] = []
        self.buildings: list[int] = []
        self.debts: list[bool] = []
        """For each building whether a coin is parked on it."""
        self.bought = PASSED
        """The row you took a tile from this round."""
        # tiles and chips
        self.rows: list[list[int]] = []
        self.unseen: list[list[int]] = []
        """1 for each tile of group A, B and C that has not been turned up."""
        self.unseen_left: list[int] = []
        self.gone = 0
        """Tiles that have left the game."""
        self.chips: list[int] = []
        """Chips not drawn yet, by disaster."""
        self.chips_left = 0
        # Angelos
        self.foe = Angelos()

    def copy(self) -> "Peloponnes":
        c = Peloponnes(self.setting)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.round = self.round
        c.civilization = self.civilization
        c.hero = self.hero
        c.colony = self.colony
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
        c.foe = self.foe.copy()
        return c

    def tile(self, number: int) -> Tile:
        return self.setting.components.tiles[number]

    def my_civilization(self) -> Civilization:
        return self.setting.components.civilizations[self.civilization]

    def my_hero(self) -> Hero:
        return self.setting.components.heroes[self.hero]

    def my_colony(self) -> Colony:
        return self.setting.components.colonies[self.colony]

    def ability(self, name: str) -> int:
        """The amount of your hero's ability if it is this one, at least 1; else 0."""
        hero = self.my_hero()
        return max(1, hero.amount) if hero.ability == name else 0

    def gain(self, good: int, amount: int) -> None:
        """Goods come in; what exceeds the storage turns into luxury at once (PEL-B27). Losses stop at 0."""
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

    def is_protected(self, disaster: int) -> bool:
        """A tile on the table, your hero or your colony protects from it (PEL-B30)."""
        bit = 1 << disaster
        if (self.my_hero().protects | self.my_colony().protects) & bit:
            return True
        for number in self.buildings:
            if self.tile(number).protects & bit:
                return True
        for number in self.land:
            if self.tile(number).protects & bit:
                return True
        return False

    def land_is_free(self) -> bool:
        """Barracks or a hero lift the matching rule (PEL-B20)."""
        if self.my_hero().ability == "free-land-placement":
            return True
        for number in self.buildings:
            if self.tile(number).free_land:
                return True
        return False

    def construction(self, number: int) -> list[int]:
        """The cost of a building after your hero's discount."""
        cost = self.tile(number).cost.copy()
        hero = self.my_hero()
        cost[WOOD] = max(0, cost[WOOD] - hero.wood)
        cost[STONE] = max(0, cost[STONE] - hero.stone)
        return cost
