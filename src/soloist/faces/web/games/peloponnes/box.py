"""What can be entered for the tiles and people of this game (`parts/shape.py`), and the messages with their names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import (
    SWAP,
    BoxChoice,
    BoxField,
    FlagShape,
    NumberShape,
    NumbersShape,
    Part,
    SomeShape,
    TableShape,
    WordShape,
)
from soloist.games.peloponnes.components import DISASTERS, GOODS, GROUPS, STORED
from soloist.games.peloponnes.edition import INCOME, ONCE, STEP_GOODS
from soloist.games.peloponnes.effects import HERO_ABILITIES
from soloist.library.own_edition import Item

NAMES = {"tile": ("tile-name", "id"), "civilization": ("person", "id"), "hero": ("person", "id"), "colony": ("person", "id")}

MOST = 30
ABILITIES: Mapping[str, Sequence[Part]] = {
    "none": (),
    "building-discount": (BoxField("wood", NumberShape(0, 9), must=False), BoxField("stone", NumberShape(0, 9), must=False)),
    "protection": (BoxField("disaster", WordShape(DISASTERS)),),
    "free-land-placement": (),
    "no-halving-internal": (),
    "save-one-tile-free": (),
}
"""The fields of each ability of a hero; those that are not here have an amount."""


def goods(name: str, allowed: Sequence[str], low: int = 0, must: bool = False) -> BoxField:
    """A table of goods; a missing one means none of it."""
    return BoxField(name, TableShape([BoxField(good, NumberShape(low, MOST), must=False) for good in allowed]), must)


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    group = BoxField("group", WordShape(GROUPS), pairs=SWAP)
    gains = (
        BoxField("price", NumberShape(0, 20)),
        BoxField("prestige", NumberShape(0, 20)),
        BoxField("inhabitants", NumberShape(-9, 9)),
        goods("once", ONCE),
        goods("income", INCOME),
        BoxField("choice", NumberShape(1, 3), must=False),
        BoxField("protects", SomeShape(DISASTERS), must=False),
        BoxField("free_land", FlagShape(), must=False),
        BoxField("supply", FlagShape(), must=False, pairs=SWAP),
    )
    abilities = {kind.name: ABILITIES.get(kind.name, (BoxField("amount", NumberShape(1, 9)),)) for kind in HERO_ABILITIES}
    printed = ("supply_food", "conquest_price", "persian_loss", "pass_coins")
    start, income = goods("start", GOODS, must=True), goods("income", GOODS, must=True)
    return {
        "tile": (BoxChoice("kind", {"land": (), "building": (goods("cost", ("wood", "stone")),)}), group, *gains),
        "civilization": (start, goods("income", GOODS, -9, must=True)),
        "hero": (start, income, BoxChoice("ability", abilities), BoxField("angelos_clovers", NumberShape(0, 9))),
        "colony": (
            BoxField("storage", TableShape([BoxField(good, NumberShape(1, MOST)) for good in STORED])),
            start,
            income,
            BoxField("protects", SomeShape(DISASTERS), must=False),
            BoxField("tie_win", FlagShape(), must=False),
            *(BoxField(name, NumberShape(0, 9), must=False) for name in printed),
            BoxField("coins_per_prestige", NumberShape(1, 9), must=False),
        ),
        "strength": [BoxField(good, NumberShape(0, 9), must=False) for good in STEP_GOODS],
        "persians": (
            BoxField("attacks", NumbersShape(2, 1, 8)),
            BoxField("per_chip", NumberShape(1, 9)),
            BoxField("lost_inhabitants", NumberShape(0, 9)),
            BoxField("angelos_tiles", NumberShape(0, 3)),
        ),
        "mercenaries": (BoxField("coins", NumberShape(1, 9)),),
    }
