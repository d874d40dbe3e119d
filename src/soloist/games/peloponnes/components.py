"""The components in the box: tiles, civilisations, heroes, colonies and chips, with their counts and indices."""

from typing import Any, Final

from soloist.engine.effect import Effect
from soloist.engine.kernel.scene import Mark

GOODS: Final = ("wood", "stone", "food", "luxury", "coins", "inhabitants", "strength")
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
LUXURY: Final = 3
COINS: Final = 4
INHABITANTS: Final = 5
STRENGTH: Final = 6
STORED: Final = GOODS[: FOOD + 1]
"""The goods limited by the storage of a colony."""

DISASTERS: Final = ("decline", "drought", "earthquake", "plague", "tempest")
CHIP_NAMES: Final = (*DISASTERS, "persians", "blank")
DECLINE_CHIP: Final = 0
DROUGHT: Final = 1
EARTHQUAKE: Final = 2
PLAGUE: Final = 3
TEMPEST: Final = 4
PERSIANS: Final = 5
BLANK: Final = 6
CHIPS: Final = (3, 3, 3, 3, 3, 8, 1)
"""Number of chips of each kind (PEL-B03, PEL-X01)."""

GROUPS: Final = ("A", "B", "C")
GROUP_SIZES: Final = (15, 15, 10)  # PEL-B04; there are no other tiles (PEL-X02)
SUPPLY_SYMBOLS: Final = (0, 1, 1)
"""Number of supply symbols in each group (PEL-B32)."""

ROWS: Final = ("normal", "conquest")
NORMAL: Final = 0
CONQUEST: Final = 1
PASSED: Final = 2
"""Instead of a row: no tile was taken."""
ROW_SIZES: Final = (2, 3)  # PEL-S20, PEL-B09

KINDS: Final = ("civilization", "hero", "colony")
CIVILIZATION: Final = 0
HERO: Final = 1
COLONY: Final = 2
KIND_SIZES: Final = (7, 14, 10)  # PEL-B03, PEL-X01

ROUNDS: Final = 8
NONE: Final = -1
STRENGTH_MAX: Final = 50  # PEL-X10

PASS_COINS: Final = 3
"""Coins for passing, unless a colony changes it (PEL-B15)."""
DEBT_COINS: Final = 1
"""Coins put on a building that is not paid (PEL-B21)."""
COINS_PER_PRESTIGE: Final = 3
"""Coins for a point of Prestige at the end, unless a colony changes it (PEL-B36, PEL-S47)."""
POPULATION_POINTS: Final = 3
"""Points for each inhabitant (PEL-B37)."""


def no_goods() -> list[int]:
    return [0] * len(GOODS)


class Ability(Effect[Any]):
    """A permanent change of the rules by your hero or colony.

    The rules call these methods where they apply. The defaults change nothing; each kind of ability overrides its own.
    """

    def is_idle(self) -> bool:
        """Whether it changes nothing."""
        return False

    def marks(self) -> list[Mark]:
        """The marks that show it in the scene."""
        raise NotImplementedError

    def lessen(self, cost: list[int]) -> None:
        """Subtract the discount from the cost of a building."""

    def conquest_coins(self) -> int:
        """Extra coins for a tile of the conquest row."""
        return 0

    def pass_coins(self, usual: int) -> int:
        return usual

    def frees_land(self) -> bool:
        """Whether land need not match."""
        return False

    def protects(self, disaster: int) -> bool:
        return False

    def saves_a_tile(self) -> bool:
        """Whether one tile is saved for free when a disaster threatens tiles."""
        return False

    def newcomers(self) -> int:
        """Inhabitants gained in a supply round."""
        return 0

    def supply_food(self) -> int:
        """Extra food needed in a supply round."""
        return 0

    def wins_ties(self) -> bool:
        """Whether Angelos does not win a tied internal conflict."""
        return False

    def victory_people(self) -> int:
        """Extra inhabitants for winning an internal conflict."""
        return 0

    def spares_strength(self) -> bool:
        """Whether Strength is not halved after winning an internal conflict."""
        return False

    def defence(self) -> int:
        """Extra Strength against the Persians."""
        return 0

    def persian_loss(self) -> int:
        """Extra inhabitants lost to the Persians."""
        return 0

    def coins_per_prestige(self, usual: int) -> int:
        return usual


class Tile:
    """A land or building tile. `inhabitants` is negative if crossed out; `protects` is a bit mask of disasters."""

    def __init__(
        self, *, id: str, land: bool, group: int, price: int, prestige: int, inhabitants: int, cost: list[int], once: list[int],
        income: list[int], choice: int, protects: int, free_land: bool, supply: bool, confidence: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.land: Final = land
        self.group: Final = group
        self.price: Final = price
        self.prestige: Final = prestige
        self.inhabitants: Final = inhabitants
        self.cost: Final = cost
        self.once: Final = once
        self.income: Final = income
        self.choice: Final = choice
        """Number of four-part panels: goods of your choice each round (PEL-B07)."""
        self.protects: Final = protects
        self.free_land: Final = free_land  # PEL-B07
        self.supply: Final = supply
        self.confidence: Final = confidence

    def kind(self) -> str:
        return "land" if self.land else "building"


class Civilization:
    """Starting goods and income; for Angelos only its citizens and coins count (PEL-B06)."""

    def __init__(self, *, id: str, start: list[int], income: list[int], confidence: str) -> None:
        self.id: Final = id
        self.start: Final = start
        self.income: Final = income
        self.confidence: Final = confidence


class Hero:
    """Starting goods, income and at most one ability; `angelos_clovers` are the clovers it gives to Angelos."""

    def __init__(
        self, *, id: str, start: list[int], income: list[int], abilities: list[Ability], angelos_clovers: int, confidence: str
    ) -> None:
        self.id: Final = id
        self.start: Final = start
        self.income: Final = income
        self.abilities: Final = abilities
        self.angelos_clovers: Final = angelos_clovers
        self.confidence: Final = confidence


class Colony:
    """Storage for wood, stone and food, starting goods, income, and abilities that help or hinder (PEL-X30)."""

    def __init__(
        self, *, id: str, storage: list[int], start: list[int], income: list[int], abilities: list[Ability], confidence: str
    ) -> None:
        self.id: Final = id
        self.storage: Final = storage
        self.start: Final = start
        self.income: Final = income
        self.abilities: Final = abilities
        self.confidence: Final = confidence


class Expansion:
    """The numbers of Heroes and Colonies: the cost of Strength, the Persians, the mercenaries."""

    def __init__(
        self, *, strength_cost: list[int], attacks: list[int], per_chip: int, lost_inhabitants: int, angelos_tiles: int,
        mercenary_coins: int, confidences: list[str],
    ) -> None:  # fmt: skip
        self.strength_cost: Final = strength_cost
        self.attacks: Final = attacks
        """The numbers of Persian chips at which they attack."""
        self.per_chip: Final = per_chip
        self.lost_inhabitants: Final = lost_inhabitants
        self.angelos_tiles: Final = angelos_tiles
        """Tiles Angelos discards after a defeat."""
        self.mercenary_coins: Final = mercenary_coins
        self.confidences: Final = confidences
        """The confidence of Strength, Persians and mercenaries."""


class Components:
    """All components; tiles, civilisations, heroes and colonies are identified by their index in these lists."""

    def __init__(
        self, *, tiles: list[Tile], civilizations: list[Civilization], heroes: list[Hero], colonies: list[Colony],
        expansion: Expansion,
    ) -> None:  # fmt: skip
        self.tiles: Final = tiles
        self.civilizations: Final = civilizations
        self.heroes: Final = heroes
        self.colonies: Final = colonies
        self.expansion: Final = expansion
        self.group_numbers: Final = [
            [number for number, tile in enumerate(tiles) if tile.group == group] for group in range(len(GROUPS))
        ]
