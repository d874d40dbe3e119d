"""The components: tiles, civilisations, heroes, colonies, and the numbers of the expansion, checked as they are read."""

from typing import Final

from soloist.engine.edition import Entry, check_count, check_different, parse
from soloist.engine.errors import BadEdition
from soloist.engine.phrase import Phrase

GOODS: Final = ("wood", "stone", "food", "luxury", "coins", "inhabitants", "strength")
DISASTERS: Final = ("decline", "drought", "earthquake", "plague", "tempest")
GROUPS: Final = ("A", "B", "C")
GROUP_SIZES: Final = (15, 15, 10)
ABILITIES: Final = (
    "none", "building-discount", "persian-defence-bonus", "protection", "supply-food-discount", "conquest-discount",
    "free-land-placement", "no-halving-internal", "internal-win-extra-citizen", "save-one-tile-free", "supply-inhabitant",
)  # fmt: skip

CIVILIZATIONS: Final = 7
HEROES: Final = 14
COLONIES: Final = 10
SUPPLY_SYMBOLS: Final = (0, 1, 1)
"""In each group (PEL-B32)."""


class Tile:
    """A land or building tile; `protects` is a bit for each disaster."""

    def __init__(
        self, id: str, land: bool, group: int, price: int, prestige: int, inhabitants: int, cost: list[int], once: list[int],
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
        self.protects: Final = protects
        self.free_land: Final = free_land
        self.supply: Final = supply
        self.confidence: Final = confidence


class Civilization:
    def __init__(self, id: str, start: list[int], income: list[int], confidence: str) -> None:
        self.id: Final = id
        self.start: Final = start
        self.income: Final = income
        self.confidence: Final = confidence


class Hero:
    """`amounts` are the numbers of the ability: wood and stone of a discount, else one amount; `protects` as for tiles."""

    def __init__(
        self, id: str, start: list[int], income: list[int], ability: str, amount: int, wood: int, stone: int, protects: int,
        angelos_clovers: int, confidence: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.start: Final = start
        self.income: Final = income
        self.ability: Final = ability
        self.amount: Final = amount
        self.wood: Final = wood
        self.stone: Final = stone
        self.protects: Final = protects
        self.angelos_clovers: Final = angelos_clovers
        self.confidence: Final = confidence


class Colony:
    def __init__(
        self, id: str, storage: list[int], start: list[int], income: list[int], protects: int, tie_win: bool, supply_food: int,
        conquest_price: int, persian_loss: int, pass_coins: int, coins_per_prestige: int, confidence: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.storage: Final = storage
        self.start: Final = start
        self.income: Final = income
        self.protects: Final = protects
        self.tie_win: Final = tie_win
        self.supply_food: Final = supply_food
        self.conquest_price: Final = conquest_price
        self.persian_loss: Final = persian_loss
        self.pass_coins: Final = pass_coins
        self.coins_per_prestige: Final = coins_per_prestige
        self.confidence: Final = confidence


class Components:
    def __init__(
        self, tiles: list[Tile], civilizations: list[Civilization], heroes: list[Hero], colonies: list[Colony],
        strength_cost: list[int], attacks: list[int], per_chip: int, lost_inhabitants: int, angelos_tiles: int,
        mercenary_coins: int, expansion: list[str],
    ) -> None:  # fmt: skip
        self.tiles: Final = tiles
        self.civilizations: Final = civilizations
        self.heroes: Final = heroes
        self.colonies: Final = colonies
        self.strength_cost: Final = strength_cost
        self.attacks: Final = attacks
        self.per_chip: Final = per_chip
        self.lost_inhabitants: Final = lost_inhabitants
        self.angelos_tiles: Final = angelos_tiles
        self.mercenary_coins: Final = mercenary_coins
        self.expansion: Final = expansion
        """Confidence of the Strength cost, the Persians and the mercenaries."""
        self.group_numbers: Final = [
            [number for number, tile in enumerate(tiles) if tile.group == group] for group in range(len(GROUPS))
        ]


def read_components(text: str, standard: str = "") -> Components:
    file = Entry(Phrase("edition-file"), parse(text, standard))
    tiles = [_tile(entry) for entry in file.entries("tile", "tile")]
    civilizations = [_civilization(entry) for entry in file.entries("civilization", "civilization")]
    heroes = [_hero(entry) for entry in file.entries("hero", "hero")]
    colonies = [_colony(entry) for entry in file.entries("colony", "colony")]
    strength = file.entry("strength")
    cost = _goods_of(strength, ("wood", "stone", "food"), 0, 9)
    if not sum(cost):
        raise BadEdition("edition-field-missing", entry=strength.name, fields="wood, stone, food")
    expansion = [strength.confidence()]
    strength.done()
    persians = file.entry("persians")
    attacks = persians.numbers("attacks", 1, 8, 2)
    if attacks[0] >= attacks[1]:
        raise persians.wrong("attacks", Phrase("edition-rising"))
    per_chip = persians.number("per_chip", 1, 9)
    lost = persians.number("lost_inhabitants", 0, 9)
    angelos_tiles = persians.number("angelos_tiles", 0, 3)
    expansion.append(persians.confidence())
    persians.done()
    mercenaries = file.entry("mercenaries")
    mercenary_coins = mercenaries.number("coins", 1, 9)
    expansion.append(mercenaries.confidence())
    mercenaries.done()
    file.done()
    for number, group in enumerate(GROUPS):
        check_count(
            f"tile (group {group})", len([tile for tile in tiles if tile.group == number]), GROUP_SIZES[number], copies=False
        )
    for number in range(len(GROUPS)):
        symbols = len([tile for tile in tiles if tile.supply and tile.group == number])
        check_count(f"tile (supply, group {GROUPS[number]})", symbols, SUPPLY_SYMBOLS[number], copies=False)
    check_count("civilization", len(civilizations), CIVILIZATIONS, copies=False)
    check_count("hero", len(heroes), HEROES, copies=False)
    check_count("colony", len(colonies), COLONIES, copies=False)
    ids = [tile.id for tile in tiles] + [civilization.id for civilization in civilizations]
    ids += [hero.id for hero in heroes] + [colony.id for colony in colonies]
    check_different(ids)
    return Components(
        tiles, civilizations, heroes, colonies, cost, attacks, per_chip, lost, angelos_tiles, mercenary_coins, expansion
    )


def _goods_of(entry: Entry, allowed: tuple[str, ...], low: int, high: int) -> list[int]:
    return [entry.number(good, low, high) if good in allowed and good in entry.data else 0 for good in GOODS]


def _goods(entry: Entry, field: str, allowed: tuple[str, ...], low: int = 0) -> list[int]:
    """A table of goods; a field that is left out is no goods at all."""
    if field not in entry.data:
        return [0] * len(GOODS)
    inside = entry.entry(field)
    goods = _goods_of(inside, allowed, low, 30)
    inside.read.update(allowed)
    inside.done()
    return goods


def _protects(entry: Entry) -> int:
    if "protects" not in entry.data:
        return 0
    return sum([1 << DISASTERS.index(word) for word in entry.words("protects", DISASTERS)])


def _tile(entry: Entry) -> Tile:
    id = entry.token("id")
    if id.endswith("-debt"):
        raise entry.wrong("id", Phrase("peloponnes-debt"))
    land = entry.word("kind", ("land", "building")) == "land"
    tile = Tile(
        id,
        land,
        GROUPS.index(entry.word("group", GROUPS)),
        entry.number("price", 0, 20),
        entry.number("prestige", 0, 20),
        entry.number("inhabitants", -9, 9),
        [0] * len(GOODS) if land else _goods(entry, "cost", ("wood", "stone")),
        _goods(entry, "once", ("wood", "stone", "food", "luxury", "coins")),
        _goods(entry, "income", ("wood", "stone", "food", "luxury", "coins", "inhabitants")),
        entry.number("choice", 1, 3) if "choice" in entry.data else 0,
        _protects(entry),
        entry.flag("free_land") if "free_land" in entry.data else False,
        entry.flag("supply") if "supply" in entry.data else False,
        entry.confidence(),
    )
    entry.done()
    return tile


def _civilization(entry: Entry) -> Civilization:
    civilization = Civilization(
        entry.token("id"), _goods(entry, "start", GOODS), _goods(entry, "income", GOODS, -9), entry.confidence()
    )
    entry.done()
    return civilization


def _hero(entry: Entry) -> Hero:
    id = entry.token("id")
    start, income = _goods(entry, "start", GOODS), _goods(entry, "income", GOODS)
    ability = entry.word("ability", ABILITIES)
    amount, wood, stone, protects = 0, 0, 0, 0
    if ability == "building-discount":
        wood = entry.number("wood", 0, 9) if "wood" in entry.data else 0
        stone = entry.number("stone", 0, 9) if "stone" in entry.data else 0
        if not wood + stone:
            raise BadEdition("edition-field-missing", entry=entry.name, fields="wood, stone")
    elif ability == "protection":
        protects = 1 << DISASTERS.index(entry.word("disaster", DISASTERS))
    elif ability not in ("none", "free-land-placement", "no-halving-internal", "save-one-tile-free"):
        amount = entry.number("amount", 1, 9)
    hero = Hero(
        id, start, income, ability, amount, wood, stone, protects, entry.number("angelos_clovers", 0, 9), entry.confidence()
    )
    entry.done()
    return hero


def _colony(entry: Entry) -> Colony:
    id = entry.token("id")
    inside = entry.entry("storage")
    storage = [inside.number(good, 1, 30) for good in GOODS[:3]]
    inside.done()
    colony = Colony(
        id,
        storage,
        _goods(entry, "start", GOODS),
        _goods(entry, "income", GOODS),
        _protects(entry),
        entry.flag("tie_win") if "tie_win" in entry.data else False,
        entry.number("supply_food", 0, 9) if "supply_food" in entry.data else 0,
        entry.number("conquest_price", 0, 9) if "conquest_price" in entry.data else 0,
        entry.number("persian_loss", 0, 9) if "persian_loss" in entry.data else 0,
        entry.number("pass_coins", 0, 9) if "pass_coins" in entry.data else 3,
        entry.number("coins_per_prestige", 1, 9) if "coins_per_prestige" in entry.data else 3,
        entry.confidence(),
    )
    entry.done()
    return colony
