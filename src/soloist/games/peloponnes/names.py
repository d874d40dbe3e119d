"""Names of tiles, heroes, colonies and goods for questions, story and scene."""

from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.components import (
    DISASTERS,
    FOOD,
    GOODS,
    INHABITANTS,
    STONE,
    WOOD,
    Civilization,
    Colony,
    Hero,
    Tile,
)


def goods(good: int, amount: int) -> Phrase:
    """An amount of a good. A negative amount is a minus and the positive amount, so that the plural is right."""
    some = Phrase("goods", good=GOODS[good], amount=abs(amount))
    return some if amount >= 0 else Phrase("minus", goods=some)


def goods_list(amounts: list[int]) -> Phrase:
    parts = tuple([goods(good, amount) for good, amount in enumerate(amounts) if amount])
    return Phrase("list", parts=parts) if parts else Phrase("nothing")


def protected_from(bits: int) -> Phrase:
    names = tuple([Phrase("disaster", disaster=name) for number, name in enumerate(DISASTERS) if bits >> number & 1])
    return Phrase("protects", disasters=Phrase("list", parts=names))


# --- tiles


def tile_name(tile: Tile) -> Phrase:
    return Phrase("tile-name", id=tile.id)


def tile_text(tile: Tile) -> Phrase:
    """Everything printed on a tile that matters in the solo game."""
    return Phrase("tile-text", name=tile_name(tile), kind=tile.kind(), parts=tile_parts(tile))


def tile_option(tile: Tile) -> Phrase:
    return Phrase("option-tile", name=tile_name(tile), kind=tile.kind(), parts=tile_parts(tile))


def tile_worth(tile: Tile) -> Phrase:
    """Prestige and inhabitants; Angelos chooses by these."""
    people = goods(INHABITANTS, tile.inhabitants)
    return Phrase("tile-prestige", prestige=tile.prestige, inhabitants=tile.inhabitants, people=people)


def tile_gains(tile: Tile) -> tuple[Phrase, ...]:
    """What a tile gives."""
    parts = [tile_worth(tile)]
    if sum(tile.once):
        parts.append(Phrase("tile-once", goods=goods_list(tile.once)))
    if sum(tile.income):
        parts.append(Phrase("tile-income", goods=goods_list(tile.income)))
    if tile.choice:
        parts.append(Phrase("tile-choice", n=tile.choice))
    return tuple(parts)


def tile_parts(tile: Tile) -> tuple[Phrase, ...]:
    """Everything printed on a tile, including cost and symbols."""
    parts = list(tile_gains(tile))
    if sum(tile.cost):
        parts.append(Phrase("tile-cost", goods=goods_list(tile.cost)))
    if tile.protects:
        parts.append(protected_from(tile.protects))
    if tile.free_land:
        parts.append(Phrase("tile-free-land"))
    if tile.supply:
        parts.append(Phrase("tile-supply"))
    return tuple(parts)


# --- civilisations, heroes, colonies


def person_text(id: str, parts: tuple[Phrase, ...]) -> Phrase:
    """The name and everything it gives, in one line."""
    return Phrase("person-text", id=id, parts=parts)


def person_option(id: str, parts: tuple[Phrase, ...]) -> Phrase:
    return Phrase("option-person", id=id, parts=parts)


def civilization_parts(civilization: Civilization) -> tuple[Phrase, ...]:
    return tuple(_yields(civilization.start, civilization.income))


def hero_parts(hero: Hero) -> tuple[Phrase, ...]:
    """What a hero gives to either side."""
    return (*hero_gives(hero), Phrase("hero-clovers", clovers=hero.angelos_clovers))


def hero_gives(hero: Hero) -> tuple[Phrase, ...]:
    """What a hero gives to you."""
    return (*_yields(hero.start, hero.income), *[ability.text() for ability in hero.abilities])


def colony_parts(colony: Colony) -> tuple[Phrase, ...]:
    storage = colony.storage
    parts = [Phrase("storage", wood=storage[WOOD], stone=storage[STONE], food=storage[FOOD])]
    parts += _yields(colony.start, colony.income)
    parts += [ability.text() for ability in colony.abilities]
    return tuple(parts)


def _yields(start: list[int], income: list[int]) -> list[Phrase]:
    parts = []
    if any(start):
        parts.append(Phrase("start", goods=goods_list(start)))
    if any(income):
        parts.append(Phrase("tile-income", goods=goods_list(income)))
    return parts
