"""Reads and checks editions; errors name the entry, the field and what was expected."""

from soloist.engine.effect import read_effect
from soloist.engine.kernel.machine import answer_words
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.edition import Entry, check_count, check_different, parse
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import Words
from soloist.games.peloponnes.components import (
    CIVILIZATION,
    COLONY,
    GOODS,
    GROUP_SIZES,
    GROUPS,
    HERO,
    KIND_SIZES,
    KINDS,
    STORED,
    SUPPLY_SYMBOLS,
    Ability,
    Civilization,
    Colony,
    Components,
    Expansion,
    Hero,
    Tile,
    no_goods,
)
from soloist.games.peloponnes.effects import COLONY_ABILITIES, HERO_ABILITIES, read_protection
from soloist.games.peloponnes.market import ON_DEBT

SPEAKS = Words("soloist.engine", "soloist.games.peloponnes")
STEP_GOODS = STORED
"""Goods that a step of Strength may cost."""
ONCE = ("wood", "stone", "food", "luxury", "coins")
INCOME = (*ONCE, "inhabitants")


def read_components(text: str, standard: str = "") -> Components:
    words = answer_words("soloist.games.peloponnes")
    file = Entry(Phrase("edition-file"), parse(text, standard), words, SPEAKS)
    tiles = [_tile(entry) for entry in file.entries("tile", "tile")]
    civilizations = [_civilization(entry) for entry in file.entries("civilization", "civilization")]
    heroes = [_hero(entry) for entry in file.entries("hero", "hero")]
    colonies = [_colony(entry) for entry in file.entries("colony", "colony")]
    expansion = _expansion(file)
    file.done()
    for number, group in enumerate(GROUPS):
        members = [tile for tile in tiles if tile.group == number]
        check_count(f"tile (group {group})", len(members), GROUP_SIZES[number], copies=False)
    for number, group in enumerate(GROUPS):
        symbols = [tile for tile in tiles if tile.group == number and tile.supply]
        check_count(f"tile (supply, group {group})", len(symbols), SUPPLY_SYMBOLS[number], copies=False)
    for kind, found in ((CIVILIZATION, len(civilizations)), (HERO, len(heroes)), (COLONY, len(colonies))):
        check_count(KINDS[kind], found, KIND_SIZES[kind], copies=False)
    ids = [tile.id for tile in tiles] + [civilization.id for civilization in civilizations]
    ids += [hero.id for hero in heroes] + [colony.id for colony in colonies]
    check_different(ids)
    return Components(tiles=tiles, civilizations=civilizations, heroes=heroes, colonies=colonies, expansion=expansion)


def _expansion(file: Entry) -> Expansion:
    strength = file.entry("strength")
    cost = _goods_of(strength, STEP_GOODS, 0, 9)
    if not sum(cost):
        raise BadEdition("edition-field-missing", entry=strength.name, fields=", ".join(STEP_GOODS))
    confidences = [strength.confidence()]
    strength.done()
    persians = file.entry("persians")
    attacks = persians.numbers("attacks", 1, 8, 2)
    if attacks[0] >= attacks[1]:
        raise persians.wrong("attacks", Phrase("edition-rising"))
    per_chip = persians.number("per_chip", 1, 9)
    lost = persians.number("lost_inhabitants", 0, 9)
    angelos_tiles = persians.number("angelos_tiles", 0, 3)
    confidences.append(persians.confidence())
    persians.done()
    mercenaries = file.entry("mercenaries")
    coins = mercenaries.number("coins", 1, 9)
    confidences.append(mercenaries.confidence())
    mercenaries.done()
    return Expansion(
        strength_cost=cost,
        attacks=attacks,
        per_chip=per_chip,
        lost_inhabitants=lost,
        angelos_tiles=angelos_tiles,
        mercenary_coins=coins,
        confidences=confidences,
    )


def _goods_of(entry: Entry, allowed: tuple[str, ...], low: int, high: int) -> list[int]:
    return [entry.number(good, low, high) if good in allowed and good in entry.data else 0 for good in GOODS]


def _goods(entry: Entry, field: str, allowed: tuple[str, ...], low: int = 0) -> list[int]:
    """Read a table of goods; a missing field means no goods."""
    if field not in entry.data:
        return no_goods()
    inside = entry.entry(field)
    goods = _goods_of(inside, allowed, low, 30)
    inside.read.update(allowed)
    inside.done()
    return goods


def _tile(entry: Entry) -> Tile:
    id = entry.token("id")
    if id.endswith(ON_DEBT):
        raise entry.wrong("id", Phrase("name-without-debt"))
    land = entry.word("kind", ("land", "building")) == "land"
    tile = Tile(
        id=id,
        land=land,
        group=GROUPS.index(entry.word("group", GROUPS)),
        price=entry.number("price", 0, 20),
        prestige=entry.number("prestige", 0, 20),
        inhabitants=entry.number("inhabitants", -9, 9),
        cost=no_goods() if land else _goods(entry, "cost", ("wood", "stone")),
        once=_goods(entry, "once", ONCE),
        income=_goods(entry, "income", INCOME),
        choice=entry.number("choice", 1, 3) if "choice" in entry.data else 0,
        protects=read_protection(entry) if "protects" in entry.data else 0,
        free_land=entry.flag("free_land") if "free_land" in entry.data else False,
        supply=entry.flag("supply") if "supply" in entry.data else False,
        confidence=entry.confidence(),
    )
    entry.done()
    return tile


def _civilization(entry: Entry) -> Civilization:
    civilization = Civilization(
        id=entry.token("id"),
        start=_goods(entry, "start", GOODS),
        income=_goods(entry, "income", GOODS, -9),
        confidence=entry.confidence(),
    )
    entry.done()
    return civilization


def _hero(entry: Entry) -> Hero:
    hero = Hero(
        id=entry.token("id"),
        start=_goods(entry, "start", GOODS),
        income=_goods(entry, "income", GOODS),
        abilities=_that_matter([read_effect(entry, "ability", HERO_ABILITIES)]),
        angelos_clovers=entry.number("angelos_clovers", 0, 9),
        confidence=entry.confidence(),
    )
    entry.done()
    return hero


def _colony(entry: Entry) -> Colony:
    id = entry.token("id")
    inside = entry.entry("storage")
    storage = [inside.number(good, 1, 30) for good in STORED]
    inside.done()
    colony = Colony(
        id=id,
        storage=storage,
        start=_goods(entry, "start", GOODS),
        income=_goods(entry, "income", GOODS),
        abilities=_that_matter([kind.read(entry) for kind in COLONY_ABILITIES if kind.name in entry.data]),
        confidence=entry.confidence(),
    )
    entry.read.update([kind.name for kind in COLONY_ABILITIES])
    entry.done()
    return colony


def _that_matter(read: list[Ability]) -> list[Ability]:
    """Drop abilities that change nothing."""
    return [one for one in read if not one.is_idle()]
