"""Effects of townsfolk while they are hired (RNS-B47); iterate over the crew with `Raiders.members`."""

from collections.abc import Sequence
from typing import Final, Self

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry
from soloist.games.raiders.components import (
    BARRACKS,
    BUILDINGS,
    GATE_HOUSE,
    GOLD,
    GOODS,
    KINDS,
    LONG_HOUSE,
    MILL,
    SILVERSMITH,
    CrewEffect,
)
from soloist.games.raiders.names import goods
from soloist.games.raiders.state import Raiders


class AtSettlements(CrewEffect):
    """An amount of something at one kind of settlement."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(KINDS.index(entry.word("kind", KINDS)), entry.number("amount", 1, 9))


class RaidVp(AtSettlements):
    """Points for raids on a kind of settlement (RNS-B37)."""

    name = "raid-vp"

    def raid_vp(self, kind: int) -> int:
        return self.amount if kind == self.kind else 0

    def text(self) -> Phrase:
        return Phrase("crew-raid-vp", kind=KINDS[self.kind], amount=self.amount)


class RaidStrength(AtSettlements):
    """Strength at a kind of settlement."""

    name = "raid-strength"

    def strength(self, kind: int, armour: int, others: int, valkyries: int) -> int:
        return self.amount if kind == self.kind else 0

    def text(self) -> Phrase:
        return Phrase("crew-raid-strength", kind=KINDS[self.kind], amount=self.amount)


GROUNDS: Final = ("armour", "other-crew", "valkyries-taken")
PER_ARMOUR: Final = 0
PER_OTHER: Final = 1
PER_VALKYRIE: Final = 2


class StrengthPer(CrewEffect):
    """Strength for every `step` of something (RNS-B73)."""

    name = "strength-per"

    def __init__(self, per: int, step: int, amount: int) -> None:
        self.per: Final = per
        self.step: Final = step
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(GROUNDS.index(entry.word("per", GROUNDS)), entry.number("step", 1, 9), entry.number("amount", 1, 9))

    def strength(self, kind: int, armour: int, others: int, valkyries: int) -> int:
        count = armour if self.per == PER_ARMOUR else others if self.per == PER_OTHER else valkyries
        return self.amount * (count // self.step)

    def text(self) -> Phrase:
        return Phrase("crew-strength-per", per=GROUNDS[self.per], step=self.step, amount=self.amount)


class RaidCost(CrewEffect):
    """Provisions or gold saved at a kind of settlement (RNS-B56)."""

    name = "raid-cost"

    def __init__(self, kind: int, good: int, amount: int) -> None:
        self.kind: Final = kind
        self.good: Final = good
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        good = GOODS.index(entry.word("good", ("provisions", "gold")))
        return cls(KINDS.index(entry.word("kind", KINDS)), good, entry.number("amount", 1, 9))

    def discount(self, kind: int, good: int) -> int:
        return self.amount if kind == self.kind and good == self.good else 0

    def text(self) -> Phrase:
        return Phrase("crew-raid-cost", kind=KINDS[self.kind], goods=goods(GOODS[self.good], self.amount))


class Rerolls(CrewEffect):
    """One die may be rolled again."""

    name = "reroll"

    def rerolls(self) -> int:
        return 1

    def text(self) -> Phrase:
        return Phrase("crew-reroll")


class BuildingBonus(CrewEffect):
    """A building gives more, or costs less."""

    name = "building"

    def __init__(self, building: int, amount: int) -> None:
        self.building: Final = building
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        among = [BUILDINGS[building] for building in (GATE_HOUSE, BARRACKS, MILL, SILVERSMITH, LONG_HOUSE)]
        return cls(BUILDINGS.index(entry.word("building", among)), entry.number("amount", 1, 9))

    def bonus(self, building: int) -> int:
        return self.amount if building == self.building else 0

    def text(self) -> Phrase:
        return Phrase("crew-building", building=BUILDINGS[self.building], amount=self.amount)


LEGACIES: Final = ("hand", "gold", "vp", "nothing")
LEAVES_CARD: Final = 0
LEAVES_GOLD: Final = 1
LEAVES_VP: Final = 2
LEAVES_NOTHING: Final = 3  # RNS-B49


class Killed(CrewEffect):
    """What a killed member leaves: the card itself, gold, a VP, or nothing that counts in the solo game (RNS-B43)."""

    name = "killed"

    def __init__(self, leaves: int) -> None:
        self.leaves: Final = leaves

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(LEGACIES.index(entry.word("gain", LEGACIES)))

    def fall(self, s: Raiders, kind: int) -> None:
        rule = "RNS-S48" if self.leaves == LEAVES_NOTHING else "RNS-B43"
        got = s.gain(GOLD, 1) if self.leaves == LEAVES_GOLD else 0
        s.tell(rule, "told-if-killed", gain=LEGACIES[self.leaves], gold=got)
        if self.leaves == LEAVES_CARD:
            s.take_back(kind)
            s.touch("hand-" + s.setting.components.townsfolk[kind].id)
        elif self.leaves == LEAVES_GOLD:
            s.touch("gold", got)
        elif self.leaves == LEAVES_VP:
            s.vp += 1
            s.touch("vp", 1)

    def text(self) -> Phrase:
        return Phrase("crew-killed", gain=LEGACIES[self.leaves])


class EndVp(CrewEffect):
    """Points at the end (RNS-B69)."""

    name = "end-vp"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(entry.number("amount", 1, 9))

    def end_vp(self, livestock: int, tiles: int) -> int:
        return self.amount

    def text(self) -> Phrase:
        return Phrase("crew-end-vp", amount=self.amount)


HOARDS: Final = ("livestock", "offering")
PER_LIVESTOCK: Final = 0


class EndPer(CrewEffect):
    """Points at the end for each livestock or offering (RNS-B69)."""

    name = "end-per"

    def __init__(self, per: int, amount: int) -> None:
        self.per: Final = per
        self.amount: Final = amount

    @classmethod
    def read(cls, entry: Entry) -> Self:
        return cls(HOARDS.index(entry.word("per", HOARDS)), entry.number("amount", 1, 9))

    def end_vp(self, livestock: int, tiles: int) -> int:
        return self.amount * (livestock if self.per == PER_LIVESTOCK else tiles)

    def text(self) -> Phrase:
        return Phrase("crew-end-per", per=HOARDS[self.per], amount=self.amount)


CREW_EFFECTS: Final[Sequence[type[CrewEffect]]] = (
    RaidVp, RaidStrength, StrengthPer, RaidCost, Rerolls, BuildingBonus, Killed, EndVp, EndPer,
)  # fmt: skip
