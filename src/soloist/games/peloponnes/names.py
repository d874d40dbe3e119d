"""How tiles, heroes, colonies and goods are called, in questions, story and scene alike."""

from typing import Final

from soloist.engine.phrase import Phrase
from soloist.games.peloponnes.angelos import COINS_PER_PRESTIGE
from soloist.games.peloponnes.edition import DISASTERS, GOODS, Civilization, Colony, Hero, Tile

USUAL_PASS_COINS: Final = 3


def goods(good: int, amount: int) -> Phrase:
    return Phrase("goods", good=GOODS[good], amount=amount)


def goods_list(amounts: list[int]) -> Phrase:
    parts = tuple([goods(good, amount) for good, amount in enumerate(amounts) if amount])
    return Phrase("list", parts=parts) if parts else Phrase("nothing")


def tile_name(tile: Tile) -> Phrase:
    return Phrase("tile-name", id=tile.id)


def disasters(bits: int) -> Phrase:
    return Phrase("list", parts=tuple([Phrase("disaster", disaster=name) for n, name in enumerate(DISASTERS) if bits >> n & 1]))


def tile_text(tile: Tile) -> Phrase:
    """Everything printed on a tile that counts alone."""
    return Phrase("tile-text", name=tile_name(tile), kind="land" if tile.land else "building", parts=tile_parts(tile))


def tile_parts(tile: Tile) -> tuple[Phrase, ...]:
    parts = [Phrase("tile-prestige", prestige=tile.prestige, inhabitants=tile.inhabitants)]
    if sum(tile.once):
        parts.append(Phrase("tile-once", goods=goods_list(tile.once)))
    if sum(tile.income):
        parts.append(Phrase("tile-income", goods=goods_list(tile.income)))
    if tile.choice:
        parts.append(Phrase("tile-choice", n=tile.choice))
    if sum(tile.cost):
        parts.append(Phrase("tile-cost", goods=goods_list(tile.cost)))
    if tile.protects:
        parts.append(Phrase("protects", disasters=disasters(tile.protects)))
    if tile.free_land:
        parts.append(Phrase("tile-free-land"))
    if tile.supply:
        parts.append(Phrase("tile-supply"))
    return tuple(parts)


def civilization_text(civilization: Civilization) -> Phrase:
    return Phrase(
        "civilization-text", id=civilization.id, start=goods_list(civilization.start), income=goods_list(civilization.income)
    )


def hero_text(hero: Hero) -> Phrase:
    parts = []
    if sum(hero.start):
        parts.append(Phrase("start", goods=goods_list(hero.start)))
    if sum(hero.income):
        parts.append(Phrase("tile-income", goods=goods_list(hero.income)))
    if hero.ability == "building-discount":
        discount = [hero.wood, hero.stone]
        parts.append(Phrase("ability-discount", goods=goods_list(discount)))
    elif hero.ability == "protection":
        parts.append(Phrase("protects", disasters=disasters(hero.protects)))
    elif hero.ability != "none":
        parts.append(Phrase("ability", ability=hero.ability, amount=hero.amount))
    return Phrase("hero-text", id=hero.id, parts=tuple(parts), clovers=hero.angelos_clovers)


def colony_text(colony: Colony) -> Phrase:
    parts = [Phrase("storage", wood=colony.storage[0], stone=colony.storage[1], food=colony.storage[2])]
    if sum(colony.start):
        parts.append(Phrase("start", goods=goods_list(colony.start)))
    if sum(colony.income):
        parts.append(Phrase("tile-income", goods=goods_list(colony.income)))
    if colony.protects:
        parts.append(Phrase("protects", disasters=disasters(colony.protects)))
    if colony.tie_win:
        parts.append(Phrase("colony-tie"))
    for effect, amount in unusual(colony):
        parts.append(Phrase("colony-number", effect=effect, amount=amount))
    return Phrase("colony-text", id=colony.id, parts=tuple(parts))


def unusual(colony: Colony) -> list[tuple[str, int]]:
    """The numbers in which a colony differs from the others."""
    numbers = [
        ("supply-food", colony.supply_food, 0),
        ("conquest-price", colony.conquest_price, 0),
        ("persian-loss", colony.persian_loss, 0),
        ("pass-coins", colony.pass_coins, USUAL_PASS_COINS),
        ("coins-per-prestige", colony.coins_per_prestige, COINS_PER_PRESTIGE),
    ]
    return [(effect, amount) for effect, amount, usual in numbers if amount != usual]
