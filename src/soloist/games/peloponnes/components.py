"""What is in the box: tiles, civilisations, heroes, colonies, chips, and the numbers that count and name them."""

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
"""The goods that a colony stores."""

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
"""How many chips of each there are (PEL-B03, PEL-X01)."""

GROUPS: Final = ("A", "B", "C")
GROUP_SIZES: Final = (15, 15, 10)  # PEL-B04; no other tiles (PEL-X02)
SUPPLY_SYMBOLS: Final = (0, 1, 1)
"""In each group (PEL-B32)."""

ROWS: Final = ("normal", "conquest")
NORMAL: Final = 0
CONQUEST: Final = 1
PASSED: Final = 2
"""Taken from neither row."""
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
"""What passing brings, unless a colony says otherwise (PEL-B15)."""
DEBT_COINS: Final = 1
"""Parked on a building that is not paid (PEL-B21)."""
COINS_PER_PRESTIGE: Final = 3
"""So many coins are a point of Prestige at the end, unless a colony says otherwise (PEL-B36, PEL-S47)."""
POPULATION_POINTS: Final = 3
"""What an inhabitant counts (PEL-B37)."""


def no_goods() -> list[int]:
    return [0] * len(GOODS)


class Ability(Effect[Any]):
    """What a hero or colony changes for as long as you have it.

    The rules ask at the moment they speak of; every answer here is the usual one, and each kind of ability changes its own.
    """

    def is_idle(self) -> bool:
        """Whether it says only what is usual anyway."""
        return False

    def marks(self) -> list[Mark]:
        """What a face draws of it."""
        raise NotImplementedError

    def lessen(self, cost: list[int]) -> None:
        """Take off what a building costs you less."""

    def conquest_coins(self) -> int:
        """Coins more for a tile of the conquest row."""
        return 0

    def pass_coins(self, usual: int) -> int:
        return usual

    def frees_land(self) -> bool:
        """Whether land needs no match."""
        return False

    def protects(self, disaster: int) -> bool:
        return False

    def saves_a_tile(self) -> bool:
        """Whether one tile is saved for nothing when a disaster threatens tiles."""
        return False

    def newcomers(self) -> int:
        """Inhabitants who come with a supply round."""
        return 0

    def supply_food(self) -> int:
        """Food more in a supply round."""
        return 0

    def wins_ties(self) -> bool:
        """Whether a tied internal conflict is yours."""
        return False

    def victory_people(self) -> int:
        """Inhabitants more for an internal victory."""
        return 0

    def spares_strength(self) -> bool:
        """Whether Strength is not halved after an internal victory."""
        return False

    def defence(self) -> int:
        """Strength more against the Persians."""
        return 0

    def persian_loss(self) -> int:
        """Inhabitants more lost to the Persians."""
        return 0

    def coins_per_prestige(self, usual: int) -> int:
        return usual


class Tile:
    """A land or building tile; `inhabitants` may be crossed out (negative), `protects` is a bit for each disaster."""

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
        """Four-part panels: goods of your choice each round (PEL-B07)."""
        self.protects: Final = protects
        self.free_land: Final = free_land  # PEL-B07
        self.supply: Final = supply
        self.confidence: Final = confidence

    def kind(self) -> str:
        return "land" if self.land else "building"


class Civilization:
    """What you have at the start and receive each round; Angelos counts its citizens and coins only (PEL-B06)."""

    def __init__(self, *, id: str, start: list[int], income: list[int], confidence: str) -> None:
        self.id: Final = id
        self.start: Final = start
        self.income: Final = income
        self.confidence: Final = confidence


class Hero:
    """Start, income and at most one ability; `angelos_clovers` are the clovers it brings to Angelos."""

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
    """How much wood, stone and food it stores, start, income, and what it makes easier or harder (PEL-X30)."""

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
    """The numbers of Heroes and Colonies: what a step of Strength costs, the Persians, the mercenaries."""

    def __init__(
        self, *, strength_cost: list[int], attacks: list[int], per_chip: int, lost_inhabitants: int, angelos_tiles: int,
        mercenary_coins: int, confidences: list[str],
    ) -> None:  # fmt: skip
        self.strength_cost: Final = strength_cost
        self.attacks: Final = attacks
        """The Persian chips with which they attack."""
        self.per_chip: Final = per_chip
        self.lost_inhabitants: Final = lost_inhabitants
        self.angelos_tiles: Final = angelos_tiles
        """Tiles that Angelos discards after a defeat."""
        self.mercenary_coins: Final = mercenary_coins
        self.confidences: Final = confidences
        """Of Strength, Persians and mercenaries."""


class Components:
    """Everything in the box; a tile, civilisation, hero or colony is known by its place in these lists."""

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
