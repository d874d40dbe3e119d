"""The printed components: settlements, offerings, townsfolk, tactic cards and tracks, and the indices of everything."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from soloist.engine.effect import Effect

NONE: Final = -1

GOODS: Final = ("silver", "provisions", "gold", "iron", "livestock")
SILVER: Final = 0
PROVISIONS: Final = 1
GOLD: Final = 2
IRON: Final = 3
LIVESTOCK: Final = 4

STOCKS: Final = (*GOODS, "armour")
"""What a card can give: goods, and steps on the armour track."""
ARMOUR: Final = 5

PLUNDER: Final = (GOLD, IRON, LIVESTOCK)

TOKENS: Final = ("gold", "iron", "livestock", "valkyrie")
"""The tokens on sets: plunder in the order of PLUNDER, then Valkyries."""
PER_SET: Final = 4
VALKYRIE: Final = 3
MOST_TOKENS: Final = 5

COLOURS: Final = ("black", "grey", "white")
BLACK: Final = 0
GREY: Final = 1
WHITE: Final = 2

BUILDINGS: Final = ("gate-house", "town-hall", "treasury", "barracks", "armoury", "mill", "silversmith", "long-house")
GATE_HOUSE: Final = 0
TOWN_HALL: Final = 1
TREASURY: Final = 2
BARRACKS: Final = 3
ARMOURY: Final = 4
MILL: Final = 5
SILVERSMITH: Final = 6
LONG_HOUSE: Final = 7

KINDS: Final = ("harbour", "outpost", "monastery", "fortress")
HARBOUR: Final = 0
OUTPOST: Final = 1
MONASTERY: Final = 2
FORTRESS: Final = 3

MOST_ARMOUR: Final = 10
LAST_VALKYRIE: Final = 7
VALKYRIE_VP: Final = (0, 0, 1, 2, 4, 7, 10, 15)  # RNS-B66
ARMOUR_VP: Final = (0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6)  # RNS-B67


@mypyc_attr(allow_interpreted_subclasses=True)
class HallEffect(Effect[Any]):
    """What a card does when it is played at the Town Hall (RNS-B23)."""

    def play(self, s: Any, colour: int) -> None:
        """Run the effect; the worker's colour matters only to a card that uses another building (RNS-B60)."""
        self.run(s)

    def copies(self) -> bool:
        """Whether it uses another building (RNS-B60)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CrewEffect(Effect[Any]):
    """The effect of a hired card (RNS-B47). Each subclass overrides the methods it is about; the defaults do nothing."""

    def strength(self, kind: int, armour: int, others: int, valkyries: int) -> int:
        """Extra strength at a kind of settlement; `others` counts the other crew members, `valkyries` those taken so far
        (RNS-B35)."""
        return 0

    def raid_vp(self, kind: int) -> int:
        """Extra VP at a kind of settlement, regardless of strength (RNS-B37)."""
        return 0

    def discount(self, kind: int, good: int) -> int:
        """How much less of a good a raid costs there (RNS-B56)."""
        return 0

    def rerolls(self) -> int:
        return 0

    def bonus(self, building: int) -> int:
        """How much more a building gives, or how much less it costs."""
        return 0

    def end_vp(self, livestock: int, tiles: int) -> int:
        """VP at the end, for this many livestock and offerings (RNS-B69)."""
        return 0

    def fall(self, s: Any, kind: int) -> None:
        """Called after the member was killed and discarded (RNS-B43)."""


class Settlement:
    """A place to raid. `table` alternates strength and VP, in rising order; `first` is the index of its leftmost set."""

    def __init__(
        self, id: str, kind: int, crew: int, provisions: int, gold: int, workers: list[bool], dice: int, vp: int,
        table: list[int], first: int, tokens: list[int], set_workers: list[int], confidence: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.kind: Final = kind
        self.crew: Final = crew
        self.provisions: Final = provisions
        self.gold: Final = gold
        self.workers: Final = workers
        self.dice: Final = dice
        self.vp: Final = vp
        self.table: Final = table
        self.first: Final = first
        self.tokens: Final = tokens
        self.set_workers: Final = set_workers
        self.confidence: Final = confidence


class Offering:
    """A tile: its cost by good, and its VP."""

    def __init__(self, id: str, cost: list[int], vp: int, confidence: str) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.vp: Final = vp
        self.confidence: Final = confidence


class Townsfolk:
    """A card: hired for its strength and crew effect, or played at the Town Hall."""

    def __init__(
        self, id: str, copies: int, cost: int, strength: int, hero: bool, hall: HallEffect, crew: CrewEffect, confidence: str
    ) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.cost: Final = cost
        self.strength: Final = strength
        self.hero: Final = hero
        self.hall: Final = hall
        self.crew: Final = crew
        self.confidence: Final = confidence


class Tactic:
    """A card of the Adversary: what a raid needs and gives, the order of the sets, what preparing gives, and the building it
    closes."""

    def __init__(
        self, id: str, kind: int, armour: int, provisions: int, vp: int, sets: list[int],
        gain_armour: int, gain_provisions: int, gain_offerings: int, closes: int, confidence: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.kind: Final = kind
        self.armour: Final = armour  # RNS-S09
        self.provisions: Final = provisions  # RNS-S10
        self.vp: Final = vp  # RNS-S11
        self.sets: Final = sets  # RNS-S12
        self.gain_armour: Final = gain_armour  # RNS-S13, also for the next two
        self.gain_provisions: Final = gain_provisions
        self.gain_offerings: Final = gain_offerings
        self.closes: Final = closes  # RNS-S14
        self.confidence: Final = confidence


class Components:
    """All components of the box that are more than a number."""

    def __init__(
        self, faces: list[int], settlements: list[Settlement], offerings: list[Offering], townsfolk: list[Townsfolk],
        tactics: list[Tactic], dice_confidence: str,
    ) -> None:  # fmt: skip
        self.faces: Final = faces
        self.settlements: Final = settlements
        self.offerings: Final = offerings
        self.townsfolk: Final = townsfolk
        self.tactics: Final = tactics
        self.dice_confidence: Final = dice_confidence
        self.townsfolk_numbers: Final = list(range(len(townsfolk)))
        self.tactic_numbers: Final = list(range(len(tactics)))
        self.set_worker: Final = [colour for settlement in settlements for colour in settlement.set_workers]
        self.set_tokens: Final = [tokens for settlement in settlements for tokens in settlement.tokens]
        self.set_names: Final = [
            f"{settlement.id}.{number + 1}" for settlement in settlements for number in range(len(settlement.tokens))
        ]
        self.set_settlement: Final = [place for place, settlement in enumerate(settlements) for _ in settlement.tokens]
        self.fortress_sets: Final = [
            number for number, place in enumerate(self.set_settlement) if settlements[place].kind == FORTRESS
        ]

    def place_of(self, number: int) -> Settlement:
        """The settlement that a set belongs to."""
        return self.settlements[self.set_settlement[number]]

    def place_on(self, card: Tactic) -> Settlement:
        """The settlement shown on a tactic card."""
        return self.place_of(card.sets[0])
