"""The abilities of heroes and colonies, one class each: how to read it, what it changes, its text (PEL-X22)."""

from typing import Final, Self

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.edition import Entry
from soloist.engine.text.errors import BadEdition
from soloist.games.peloponnes.components import (
    COINS_PER_PRESTIGE,
    DISASTERS,
    PASS_COINS,
    STONE,
    WOOD,
    Ability,
    no_goods,
)
from soloist.games.peloponnes.marks import goods_marks, protection_marks
from soloist.games.peloponnes.names import goods_list, protected_from


class NoAbility(Ability):
    """A hero with only starting goods and income."""

    name = "none"

    def is_idle(self) -> bool:
        return True


class Worded(Ability):
    """An ability with a message of its own, `ability-<its name>`, that is shown as text."""

    def text(self) -> Phrase:
        return Phrase("ability-" + self.name)

    def marks(self) -> list[Mark]:
        return [Mark("ability", self.name)]


class Numbered(Ability):
    """The same with a number; a hero has it in the field `amount`."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("amount", 1, 9))

    def text(self) -> Phrase:
        return Phrase("ability-" + self.name, amount=self.amount)

    def marks(self) -> list[Mark]:
        return [Mark("ability", self.name, self.amount)]


class Printed(Numbered):
    """A number printed on a colony. The field has the name of the ability; 0 changes nothing."""

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number(cls.name, 0, 9))

    def is_idle(self) -> bool:
        return self.amount == 0


# --- heroes


class BuildingDiscount(Ability):
    """Buildings cost less wood or stone."""

    name = "building-discount"

    def __init__(self, less: list[int]) -> None:
        self.less: Final = less

    @classmethod
    def read(cls, entry: Entry) -> Self:
        less = no_goods()
        less[WOOD] = entry.number("wood", 0, 9) if "wood" in entry.data else 0
        less[STONE] = entry.number("stone", 0, 9) if "stone" in entry.data else 0
        if not sum(less):
            raise BadEdition("edition-field-missing", entry=entry.name, fields="wood, stone")
        return cls(less)

    def lessen(self, cost: list[int]) -> None:
        for good in (WOOD, STONE):
            cost[good] = max(0, cost[good] - self.less[good])

    def text(self) -> Phrase:
        return Phrase("ability-building-discount", goods=goods_list(self.less))

    def marks(self) -> list[Mark]:
        return goods_marks("discount", self.less)


class PersianDefence(Numbered):
    """Extra Strength against the Persians."""

    name = "persian-defence-bonus"

    def defence(self) -> int:
        return self.amount


class Protection(Ability):
    """Protects from some disasters; `bits` is a bit mask of disasters."""

    name = "protection"

    def __init__(self, bits: int) -> None:
        self.bits: Final = bits

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(1 << DISASTERS.index(entry.word("disaster", DISASTERS)))

    def protects(self, disaster: int) -> bool:
        return bool(self.bits >> disaster & 1)

    def text(self) -> Phrase:
        return protected_from(self.bits)

    def marks(self) -> list[Mark]:
        return protection_marks(self.bits)


class SupplyFoodDiscount(Numbered):
    """Less food in a supply round."""

    name = "supply-food-discount"

    def supply_food(self) -> int:
        return -self.amount


class ConquestDiscount(Numbered):
    """Tiles of the conquest row cost less."""

    name = "conquest-discount"

    def conquest_coins(self) -> int:
        return -self.amount


class FreeLand(Worded):
    """Land need not match."""

    name = "free-land-placement"

    def frees_land(self) -> bool:
        return True


class NoHalving(Worded):
    """Strength is not halved after an internal victory."""

    name = "no-halving-internal"

    def spares_strength(self) -> bool:
        return True


class VictoryPeople(Numbered):
    """An internal victory brings more inhabitants."""

    name = "internal-win-extra-citizen"

    def victory_people(self) -> int:
        return self.amount


class SaveOneTile(Worded):
    """One tile is saved for free in an Earthquake or Tempest."""

    name = "save-one-tile-free"

    def saves_a_tile(self) -> bool:
        return True


class Newcomers(Numbered):
    """Inhabitants are gained in each supply round."""

    name = "supply-inhabitant"

    def newcomers(self) -> int:
        return self.amount


# --- colonies


class ColonyProtection(Protection):
    """Like the ability of heroes, but several disasters can be named."""

    name = "protects"

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(read_protection(entry))


class TieWin(Worded):
    """Angelos does not win tied internal conflicts; by ruling you win them (PEL-S35)."""

    name = "tie_win"

    def __init__(self, wins: bool) -> None:
        self.wins: Final = wins

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.flag("tie_win"))

    def is_idle(self) -> bool:
        return not self.wins

    def wins_ties(self) -> bool:
        return self.wins


class SupplyFood(Printed):
    """More food in a supply round."""

    name = "supply_food"

    def supply_food(self) -> int:
        return self.amount


class ConquestPrice(Printed):
    """Tiles of the conquest row cost more."""

    name = "conquest_price"

    def conquest_coins(self) -> int:
        return self.amount


class PersianLoss(Printed):
    """The Persians take more inhabitants."""

    name = "persian_loss"

    def persian_loss(self) -> int:
        return self.amount


class PassCoins(Printed):
    """Passing gives another number of coins."""

    name = "pass_coins"

    def is_idle(self) -> bool:
        return self.amount == PASS_COINS

    def pass_coins(self, usual: int) -> int:
        return self.amount


class CoinsPerPrestige(Printed):
    """A point of Prestige takes another number of coins at the end."""

    name = "coins_per_prestige"

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number(cls.name, 1, 9))

    def is_idle(self) -> bool:
        return self.amount == COINS_PER_PRESTIGE

    def coins_per_prestige(self, usual: int) -> int:
        return self.amount


HERO_ABILITIES: Final[tuple[type[Ability], ...]] = (
    NoAbility, BuildingDiscount, PersianDefence, Protection, SupplyFoodDiscount, ConquestDiscount, FreeLand, NoHalving,
    VictoryPeople, SaveOneTile, Newcomers,
)  # fmt: skip
"""A hero names one of these in the field `ability`."""

COLONY_ABILITIES: Final[tuple[type[Ability], ...]] = (
    ColonyProtection, TieWin, SupplyFood, ConquestPrice, PersianLoss, PassCoins, CoinsPerPrestige,
)  # fmt: skip
"""A colony has the abilities whose fields are present."""


def read_protection(entry: Entry) -> int:
    """A bit mask of the disasters in the field `protects`."""
    return sum([1 << DISASTERS.index(word) for word in entry.words("protects", DISASTERS)])
