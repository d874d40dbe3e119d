"""Marks for the faces to draw: what is printed on cards and tiles, and the symbols beside options."""

from typing import Final

from soloist.engine.kernel.scene import Mark
from soloist.games.peloponnes.components import (
    CHIP_NAMES,
    COINS,
    DISASTERS,
    GOODS,
    GROUPS,
    INHABITANTS,
    ROWS,
    STRENGTH,
    Civilization,
    Colony,
    Hero,
    Tile,
)

YES: Final = Mark("answer", "yes")
NO: Final = Mark("answer", "no")
PASS: Final = Mark("answer", "pass")


def good_mark(good: int) -> Mark:
    return Mark("good", GOODS[good])


def chip_mark(chip: int) -> Mark:
    return Mark("chip", CHIP_NAMES[chip])


def row_mark(row: int) -> Mark:
    return Mark("row", ROWS[row])


def goods_marks(kind: str, amounts: list[int]) -> list[Mark]:
    return [Mark(kind, GOODS[good], amount) for good, amount in enumerate(amounts) if amount]


def protection_marks(bits: int) -> list[Mark]:
    return [Mark("protects", name) for number, name in enumerate(DISASTERS) if bits >> number & 1]


def tile_marks(tile: Tile, cost: list[int]) -> list[Mark]:
    """What is printed on a tile; `cost` is what you actually pay."""
    marks = [
        Mark("tile", tile.id),
        Mark("kind", tile.kind()),
        Mark("group", GROUPS[tile.group]),
        Mark("prestige", "", tile.prestige),
    ]
    marks += goods_marks("cost", cost)
    if tile.inhabitants:
        marks.append(Mark("once", "inhabitants", tile.inhabitants))
    marks += goods_marks("once", tile.once)
    marks += goods_marks("income", tile.income)
    if tile.choice:
        marks.append(Mark("choice", "", tile.choice))
    marks += protection_marks(tile.protects)
    if tile.free_land:
        marks.append(Mark("free-land"))
    if tile.supply:
        marks.append(Mark("supply"))
    return marks


def civilization_marks(civilization: Civilization) -> list[Mark]:
    return [Mark("person", civilization.id), *_yields(civilization.start, civilization.income)]


def hero_marks(hero: Hero) -> list[Mark]:
    marks = [Mark("person", hero.id), Mark("clovers", "", hero.angelos_clovers), *_yields(hero.start, hero.income)]
    for ability in hero.abilities:
        marks += ability.marks()
    return marks


def colony_marks(colony: Colony) -> list[Mark]:
    marks = [Mark("person", colony.id), *_yields(colony.start, colony.income)]
    for ability in colony.abilities:
        marks += ability.marks()
    return marks


def angelos_civilization_marks(civilization: Civilization) -> list[Mark]:
    """The marks of his civilisation, and what he uses of it: citizens and coins (PEL-S44, PEL-S47)."""
    start = civilization.start
    used = [Mark("uses", GOODS[good], start[good]) for good in (COINS, INHABITANTS) if start[good]]
    return civilization_marks(civilization) + used


def angelos_hero_marks(hero: Hero) -> list[Mark]:
    """The marks of his hero, and what he uses of it: Strength and clovers (PEL-S11)."""
    marks = hero_marks(hero)
    if hero.start[STRENGTH]:
        marks.append(Mark("uses", GOODS[STRENGTH], hero.start[STRENGTH]))
    if hero.angelos_clovers:
        marks.append(Mark("uses", "clovers", hero.angelos_clovers))
    return marks


def _yields(start: list[int], income: list[int]) -> list[Mark]:
    return goods_marks("start", start) + goods_marks("income", income)
