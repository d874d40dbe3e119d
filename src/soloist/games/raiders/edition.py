"""The components: settlements, offerings, townsfolk and tactic cards, checked as they are read."""

from typing import Final

from soloist.engine.edition import Entry, check_count, check_different, parse
from soloist.engine.errors import BadEdition
from soloist.engine.phrase import Phrase

GOODS: Final = ("silver", "provisions", "gold", "iron", "livestock")
COLOURS: Final = ("black", "grey", "white")
BUILDINGS: Final = ("gate-house", "town-hall", "treasury", "barracks", "armoury", "mill", "silversmith", "long-house")
KINDS: Final = ("harbour", "outpost", "monastery", "fortress")
POSITIONS: Final = ("left", "middle", "right")
HALL_EFFECTS: Final = (
    "gain", "draw", "swap", "cycle", "exchange", "hire", "building", "offering", "weaken", "take", "void", "none",
)  # fmt: skip
CREW_EFFECTS: Final = (
    "raid-vp", "raid-strength", "strength-per", "raid-cost", "reroll", "building", "killed", "end-vp", "end-per",
)  # fmt: skip

TOWNSFOLK: Final = 71
OFFERINGS: Final = 16
TACTICS: Final = 23
SETS: Final = 23
TOKENS_ON_BOARD: Final = 70


class Settlement:
    """A place to raid; `table` holds strength and VP by turns, rising; `first` is the number of its leftmost set."""

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


class Effect:
    """One effect of a townsfolk card. What `good`, `kind` and `per` mean depends on its name; -1 is none."""

    def __init__(self, name: str, kind: int, good: int, per: str, step: int, amount: int, gains: list[int]) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.good: Final = good
        self.per: Final = per
        self.step: Final = step
        self.amount: Final = amount
        self.gains: Final = gains


class Townsfolk:
    """A card: hired for its strength and crew effect, or played at the Town Hall."""

    def __init__(
        self, id: str, copies: int, cost: int, strength: int, hero: bool, hall: Effect, crew: Effect, confidence: str
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
    """A card of the Adversary: what a raid needs and gives, which sets in which order, what preparing gives, what it closes."""

    def __init__(
        self, id: str, kind: int, armour: int, provisions: int, vp: int, sets: list[int],
        gain_armour: int, gain_provisions: int, gain_offerings: int, closes: int, confidence: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.kind: Final = kind
        self.armour: Final = armour
        self.provisions: Final = provisions
        self.vp: Final = vp
        self.sets: Final = sets
        self.gain_armour: Final = gain_armour
        self.gain_provisions: Final = gain_provisions
        self.gain_offerings: Final = gain_offerings
        self.closes: Final = closes
        self.confidence: Final = confidence


class Components:
    """Everything in the box that is not a plain number."""

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


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard))
    dice = file.entry("dice")
    faces = dice.numbers("faces", 1, 9, 6)
    dice_confidence = dice.confidence()
    dice.done()
    settlements: list[Settlement] = []
    names: list[str] = []
    for entry in file.entries("settlement", "settlement"):
        settlement = _settlement(entry, len(names))
        names += [f"{settlement.id}.{number + 1}" for number in range(len(settlement.tokens))]
        settlements.append(settlement)
        entry.done()
    offerings: list[Offering] = []
    for entry in file.entries("offering", "offering"):
        cost = [entry.number(good, 1, 9) if good in entry.data else 0 for good in GOODS]
        offerings.append(Offering(entry.token("id"), cost, entry.number("vp", 0, 20), entry.confidence()))
        entry.done()
    townsfolk: list[Townsfolk] = []
    for entry in file.entries("townsfolk", "townsfolk"):
        townsfolk.append(_townsfolk(entry))
        entry.done()
    tactics: list[Tactic] = []
    for entry in file.entries("tactic", "tactic"):
        tactics.append(_tactic(entry, names))
        entry.done()
    file.done()
    check_different([settlement.id for settlement in settlements])
    check_different([tile.id for tile in offerings])
    check_different([card.id for card in townsfolk])
    check_different([card.id for card in tactics])
    check_count("settlement (sets)", len(names), SETS)
    check_count("settlement (tokens)", sum([n for settlement in settlements for n in settlement.tokens]), TOKENS_ON_BOARD)
    check_count("offering", len(offerings), OFFERINGS)
    check_count("townsfolk", sum([card.copies for card in townsfolk]), TOWNSFOLK)
    check_count("tactic", len(tactics), TACTICS)
    _check_tactics(tactics)
    return Components(faces, settlements, offerings, townsfolk, tactics, dice_confidence)


def _check_tactics(tactics: list[Tactic]) -> None:
    """One outpost and one monastery card are removed (RNS-S05), and what is left must give an offering (RNS-S64)."""
    for kind in (1, 2):
        if not [card for card in tactics if card.kind == kind]:
            raise BadEdition("edition-count", what=f"tactic ({KINDS[kind]})", expected=1, found=0)
    giving = [card.kind for card in tactics if card.gain_offerings]
    if not [kind for kind in giving if kind not in (1, 2)] and giving.count(1) < 2 and giving.count(2) < 2:
        raise BadEdition("raiders-no-offering")


def _settlement(entry: Entry, first: int) -> Settlement:
    id = entry.token("id")
    kind = KINDS.index(entry.word("kind", KINDS))
    entry.word("position", POSITIONS)
    allowed = entry.words("workers", COLOURS)
    dice = entry.number("dice", 0, 2)
    table: list[int] = []
    for row in entry.rows("table", 2, 0, 99):
        if table and row[0] <= table[-2]:
            raise entry.wrong("table", Phrase("edition-rising"))
        table += row
    tokens: list[int] = []
    workers: list[int] = []
    for one in entry.entries("sets", "set"):
        tokens.append(one.number("tokens", 1, 5))
        workers.append(COLOURS.index(one.word("worker", COLOURS)))
        one.done()
    return Settlement(
        id, kind, entry.number("crew", 0, 5), entry.number("provisions", 0, 8), entry.number("gold", 0, 8),
        [colour in allowed for colour in COLOURS], dice, entry.number("vp", 0, 20), table, first, tokens, workers,
        entry.confidence(),
    )  # fmt: skip


def _townsfolk(entry: Entry) -> Townsfolk:
    return Townsfolk(
        entry.token("id"), entry.number("copies", 1, TOWNSFOLK), entry.number("cost", 0, 8), entry.number("strength", 0, 9),
        entry.flag("hero"), _hall(entry.entry("hall")), _crew(entry.entry("crew")), entry.confidence(),
    )  # fmt: skip


def _hall(entry: Entry) -> Effect:
    name = entry.word("effect", HALL_EFFECTS)
    good, amount, per = -1, 1, ""
    gains = [0, 0, 0, 0, 0, 0]
    if name == "gain":
        fields = (*GOODS, "armour")
        for number, field in enumerate(fields):
            if field in entry.data:
                gains[number] = entry.number(field, 1, 9)
        if not sum(gains):
            raise BadEdition("edition-field-missing", entry=entry.name, fields=", ".join(fields))
    elif name == "draw":
        amount = entry.number("cards", 1, 9)
    elif name == "exchange":
        per = entry.word("pay", ("silver", "provisions", "gold", "iron", "livestock", "crew"))
        amount = entry.number("pay_amount", 1, 1 if per == "crew" else 9)
        gain = entry.word("gain", (*GOODS, "plunder"))
        good = -1 if gain == "plunder" else GOODS.index(gain)
    elif name == "hire":
        amount = entry.number("silver", 0, 8)
    elif name == "offering":
        amount = entry.number("less", 1, 1)
    elif name == "weaken":
        per = entry.word("good", ("armour", "provisions"))
        amount = entry.number("amount", 1, 9)
    elif name == "take":
        amount = entry.number("amount", 1, 9)
    entry.done()
    return Effect(name, -1, good, per, 0, amount, gains)


def _crew(entry: Entry) -> Effect:
    name = entry.word("effect", CREW_EFFECTS)
    kind, good, step, amount, per = -1, -1, 0, 1, ""
    if name in ("raid-vp", "raid-strength", "raid-cost"):
        kind = KINDS.index(entry.word("kind", KINDS))
    if name == "raid-cost":
        good = GOODS.index(entry.word("good", ("provisions", "gold")))
    elif name == "strength-per":
        per = entry.word("per", ("armour", "other-crew", "valkyries-taken"))
        step = entry.number("step", 1, 9)
    elif name == "building":
        kind = BUILDINGS.index(entry.word("building", ("gate-house", "barracks", "mill", "silversmith", "long-house")))
    elif name == "killed":
        per = entry.word("gain", ("hand", "gold", "vp", "nothing"))
    elif name == "end-per":
        per = entry.word("per", ("livestock", "offering"))
    if name not in ("reroll", "killed"):
        amount = entry.number("amount", 1, 9)
    entry.done()
    return Effect(name, kind, good, per, step, amount, [])


def _tactic(entry: Entry, names: list[str]) -> Tactic:
    gains = entry.entry("gains")
    armour = gains.number("armour", 0, 9)
    provisions = gains.number("provisions", 0, 9)
    offerings = gains.number("offerings", 0, 1)
    gains.done()
    return Tactic(
        entry.token("id"), KINDS.index(entry.word("kind", KINDS)), entry.number("armour", 0, 10),
        entry.number("provisions", 0, 8), entry.number("vp", 0, 30), [names.index(name) for name in entry.words("sets", names)],
        armour, provisions, offerings, BUILDINGS.index(entry.word("closes", BUILDINGS)), entry.confidence(),
    )  # fmt: skip
