"""The observation of Peloponnes, in this order."""

from collections.abc import Callable, Sequence
from typing import Any

from soloist.games.peloponnes import components
from soloist.games.peloponnes.paying import Pay
from soloist.players.fields import MANY, Part, asked, count, each, ids, number, question, which


def observation(package: str, box: components.Components) -> list[Part]:
    tiles, goods = ids(box.tiles), components.GOODS
    numbers = {tile.id: place for place, tile in enumerate(box.tiles)}
    civilizations, heroes = ids(box.civilizations), ids(box.heroes)

    def of_payment(name: str) -> Callable[[Any], Sequence[int]]:
        return lambda s: getattr(asked(s), name) if isinstance(asked(s), Pay) else ()

    return [
        number("round", components.ROUNDS, "round"),
        which("civilization", civilizations, "civilization"),
        which("hero", heroes, "hero"),
        which("colony", ids(box.colonies), "colony"),
        each("goods", goods, MANY, "goods"),
        number("clovers", MANY, "clovers"),
        count("land", tiles, 1, "land"),
        count("buildings", tiles, 1, "buildings"),
        count("debts", tiles, 1, lambda s: [tile for tile, owed in zip(s.buildings, s.debts, strict=True) if owed]),
        which("bought", (*components.ROWS, "passed"), "bought"),
        count("row.normal", tiles, 1, lambda s: s.rows[components.NORMAL] if s.rows else ()),
        count("row.conquest", tiles, 1, lambda s: s.rows[components.CONQUEST] if s.rows else ()),
        each(
            "unseen", (tiles[one] for group in box.group_numbers for one in group), 1, lambda s: [n for g in s.unseen for n in g]
        ),
        each("unseen-left", components.GROUPS, 15, "unseen_left"),
        each("chips", components.CHIP_NAMES, 8, "chips"),
        number("angelos.strength", MANY, "foe.strength"),
        number("angelos.clovers", MANY, "foe.clovers"),
        number("angelos.markers", MANY, "foe.markers"),
        count("angelos.tiles", tiles, 1, lambda s: [numbers[tile.id] for tile in s.foe.tiles]),
        which(
            "angelos.civilization",
            civilizations,
            lambda s: civilizations.index(s.foe.civilization.id) if s.foe.civilization else -1,
        ),
        which("angelos.hero", heroes, lambda s: heroes.index(s.foe.hero.id) if s.foe.hero else -1),
        each("asked.cost", goods, MANY, of_payment("cost")),
        each("asked.replaced", goods, MANY, of_payment("replaced")),
        *question(package, "left", "first", "missing", "disaster", "lost", "keep_goods", "debt"),
    ]
