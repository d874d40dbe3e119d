"""What can be entered for the tiles and people of this game (`parts/shape.py`), and the messages with their names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import SWAP, Choice, Field, Flag, Number, Numbers, Part, Some, Table, Word
from soloist.games.peloponnes.components import DISASTERS, GOODS, GROUPS, STORED
from soloist.games.peloponnes.edition import INCOME, ONCE, STEP_GOODS
from soloist.games.peloponnes.effects import HERO_ABILITIES
from soloist.library.own_edition import Item

NAMES = {"tile": ("tile-name", "id"), "civilization": ("person", "id"), "hero": ("person", "id"), "colony": ("person", "id")}

MOST = 30
ABILITIES: Mapping[str, Sequence[Part]] = {
    "none": (),
    "building-discount": (Field("wood", Number(0, 9), must=False), Field("stone", Number(0, 9), must=False)),
    "protection": (Field("disaster", Word(DISASTERS)),),
    "free-land-placement": (),
    "no-halving-internal": (),
    "save-one-tile-free": (),
}
"""The fields of each ability of a hero; those that are not here have an amount."""


def goods(name: str, allowed: Sequence[str], low: int = 0, must: bool = False) -> Field:
    """A table of goods; a missing one means none of it."""
    return Field(name, Table([Field(good, Number(low, MOST), must=False) for good in allowed]), must)


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    group = Field("group", Word(GROUPS), pairs=SWAP)
    gains = (
        Field("price", Number(0, 20)), Field("prestige", Number(0, 20)), Field("inhabitants", Number(-9, 9)), goods("once", ONCE),
        goods("income", INCOME), Field("choice", Number(1, 3), must=False), Field("protects", Some(DISASTERS), must=False),
        Field("free_land", Flag(), must=False), Field("supply", Flag(), must=False, pairs=SWAP),
    )  # fmt: skip
    abilities = {kind.name: ABILITIES.get(kind.name, (Field("amount", Number(1, 9)),)) for kind in HERO_ABILITIES}
    printed = ("supply_food", "conquest_price", "persian_loss", "pass_coins")
    start, income = goods("start", GOODS, must=True), goods("income", GOODS, must=True)
    return {
        "tile": (Choice("kind", {"land": (), "building": (goods("cost", ("wood", "stone")),)}), group, *gains),
        "civilization": (start, goods("income", GOODS, -9, must=True)),
        "hero": (start, income, Choice("ability", abilities), Field("angelos_clovers", Number(0, 9))),
        "colony": (
            Field("storage", Table([Field(good, Number(1, MOST)) for good in STORED])), start,
            income, Field("protects", Some(DISASTERS), must=False), Field("tie_win", Flag(), must=False),
            *(Field(name, Number(0, 9), must=False) for name in printed), Field("coins_per_prestige", Number(1, 9), must=False),
        ),
        "strength": [Field(good, Number(0, 9), must=False) for good in STEP_GOODS],
        "persians": (
            Field("attacks", Numbers(2, 1, 8)), Field("per_chip", Number(1, 9)), Field("lost_inhabitants", Number(0, 9)),
            Field("angelos_tiles", Number(0, 3)),
        ),
        "mercenaries": (Field("coins", Number(1, 9)),),
    }  # fmt: skip
