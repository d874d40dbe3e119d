"""Reads the components from their file and checks them against the contents of the box."""

from typing import Final

from soloist.engine.effect import read_effect
from soloist.engine.kernel.machine import answer_words
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry, check_count, check_different, parse
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import Words
from soloist.games.raiders.components import (
    BUILDINGS,
    COLOURS,
    GOODS,
    KINDS,
    MONASTERY,
    MOST_TOKENS,
    OUTPOST,
    Components,
    CrewEffect,
    HallEffect,
    Offering,
    Settlement,
    Tactic,
    Townsfolk,
)
from soloist.games.raiders.crew_effects import CREW_EFFECTS
from soloist.games.raiders.hall_effects import HALL_EFFECTS

PACKAGE: Final = "soloist.games.raiders"
SPEAKS: Final = Words("soloist.engine", PACKAGE)

POSITIONS: Final = ("left", "middle", "right")
TOWNSFOLK: Final = 71
OFFERINGS: Final = 16
TACTICS: Final = 23
SETS: Final = 23
TOKENS_ON_BOARD: Final = 70


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard), answer_words(PACKAGE), SPEAKS)
    dice = file.entry("dice")
    faces = dice.numbers("faces", 1, 9, 6)
    dice_confidence = dice.confidence()
    dice.done()
    settlements: list[Settlement] = []
    names: list[str] = []
    kinds: list[int] = []
    for entry in file.entries("settlement", "settlement"):
        settlement = _settlement(entry, len(names))
        kinds += [settlement.kind] * len(settlement.tokens)
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
        tactics.append(_tactic(entry, names, kinds))
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
    """There must be an outpost and a monastery card to remove (RNS-S05), and the rest must include a card with an offering
    (RNS-S64)."""
    for kind in (OUTPOST, MONASTERY):
        if not [card for card in tactics if card.kind == kind]:
            raise BadEdition("edition-count", what=f"tactic ({KINDS[kind]})", expected=1, found=0)
    giving = [card.kind for card in tactics if card.gain_offerings]
    outposts, monasteries = giving.count(OUTPOST), giving.count(MONASTERY)
    if len(giving) == outposts + monasteries and outposts < 2 and monasteries < 2:
        raise BadEdition("wrong-no-offering", SPEAKS)


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
        tokens.append(one.number("tokens", 1, MOST_TOKENS))
        workers.append(COLOURS.index(one.word("worker", COLOURS)))
        one.done()
    return Settlement(
        id=id,
        kind=kind,
        crew=entry.number("crew", 0, 5),
        provisions=entry.number("provisions", 0, 8),
        gold=entry.number("gold", 0, 8),
        workers=[colour in allowed for colour in COLOURS],
        dice=dice,
        vp=entry.number("vp", 0, 20),
        table=table,
        first=first,
        tokens=tokens,
        set_workers=workers,
        confidence=entry.confidence(),
    )


def _townsfolk(entry: Entry) -> Townsfolk:
    return Townsfolk(
        id=entry.token("id"),
        copies=entry.number("copies", 1, TOWNSFOLK),
        cost=entry.number("cost", 0, 8),
        strength=entry.number("strength", 0, 9),
        hero=entry.flag("hero"),
        hall=_hall(entry.entry("hall")),
        crew=_crew(entry.entry("crew")),
        confidence=entry.confidence(),
    )


def _hall(entry: Entry) -> HallEffect:
    effect = read_effect(entry, "effect", HALL_EFFECTS)
    entry.done()
    return effect


def _crew(entry: Entry) -> CrewEffect:
    effect = read_effect(entry, "effect", CREW_EFFECTS)
    entry.done()
    return effect


def _tactic(entry: Entry, names: list[str], kinds: list[int]) -> Tactic:
    kind = KINDS.index(entry.word("kind", KINDS))
    sets = entry.words("sets", names)
    if any(kinds[names.index(name)] != kind for name in sets):
        raise entry.wrong("sets", Phrase("edition-sets-of", kind=Phrase("kind", kind=KINDS[kind])))
    gains = entry.entry("gains")
    armour = gains.number("armour", 0, 9)
    provisions = gains.number("provisions", 0, 9)
    offerings = gains.number("offerings", 0, 1)
    gains.done()
    return Tactic(
        id=entry.token("id"),
        kind=kind,
        armour=entry.number("armour", 0, 10),
        provisions=entry.number("provisions", 0, 8),
        vp=entry.number("vp", 0, 30),
        sets=[names.index(name) for name in sets],
        gain_armour=armour,
        gain_provisions=provisions,
        gain_offerings=offerings,
        closes=BUILDINGS.index(entry.word("closes", BUILDINGS)),
        confidence=entry.confidence(),
    )
