"""What can be entered for the tiles and cards of this game (`parts/shape.py`), and the messages with their names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import (
    BALANCE,
    SWAP,
    BoxChoice,
    BoxField,
    FlagShape,
    NumberShape,
    OnlyShape,
    Part,
    SomeShape,
    TablesShape,
    WordShape,
)
from soloist.games.guilds_of_london.aims import AIMS
from soloist.games.guilds_of_london.components import CARD, CARDS, COLOURS, MOST, TILE, TOKEN, TOKENS
from soloist.games.guilds_of_london.effects import PER, kinds_on
from soloist.library.own_edition import Item

NAMES = {
    "guild": ("tile-id", "id"),
    "building": ("tile-id", "id"),
    "card": ("card-id", "id"),
    "mayoral": ("mayoral-id", "id"),
    "plantation": ("side", "side"),
}

N = BoxField("n", NumberShape(1, MOST))
FROM = ("guildhall", "anywhere")
ANY = "any-unresolved"
LOOK = (BoxField("draw", NumberShape(1, MOST)), BoxField("keep", NumberShape(1, MOST)))
PARTS: Mapping[str, Sequence[Part]] = {
    "vp-per": (
        BoxField("per", WordShape(PER)),
        BoxField("vp", NumberShape(1, MOST), label="vp-each"),
        BoxField("max", NumberShape(1, 20)),
    ),
    "hire-to-tile": (N, BoxField("to", OnlyShape(ANY))),
    "hire-bonus": (BoxField("extra", NumberShape(1, MOST)),),
    "move": (N, BoxField("from", WordShape((*FROM, "plantation"), "from-")), BoxField("to", OnlyShape(ANY))),
    "move-group": (),
    "plantation": (N, BoxField("from", WordShape((*FROM, "supply"), "from-"))),
    "draw-select": LOOK,
    "mayoral": LOOK,
    "wild-symbols": (),
    "no-hand-limit": (),
}
"""The fields of each effect; those that are not here have a number."""
CARD_MOVE = (*PARTS["move"][:-1], BoxField("to", WordShape((ANY, "unresolved-matching-card", "one-unresolved-matching-card"))))
AIM_FIELDS: Mapping[str, Sequence[Part]] = {
    "masters-with-symbol": (BoxField("symbol", WordShape(COLOURS)),),
    "masters-symbol-count": (BoxField("symbols", NumberShape(1, 2), label="symbol-count"),),
    "masters-threshold-min": (BoxField("threshold", NumberShape(1, 15)),),
    "masters-threshold-max": (BoxField("threshold", NumberShape(1, 15)),),
    "distinct-symbols": (BoxField("bonus_if_all", NumberShape(0, 9)),),
}


def effects(place: str, field: str) -> BoxField:
    """The list of what a card, tile or token does."""
    plain: dict[str, Sequence[Part]] = {}
    for kind in kinds_on(place):
        if kind.name != "choose-one":
            plain[kind.name] = PARTS.get(kind.name, (N,))
    if place == CARD:
        plain["move"] = CARD_MOVE
    options = BoxField("options", TablesShape((BoxChoice("effect", plain, "effect-"),), least=2))
    return BoxField(field, TablesShape((BoxChoice("effect", {**plain, "choose-one": (options,)}, "effect-"),)))


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    colours = BoxField("colours", SomeShape(COLOURS))
    tile = (BoxField("threshold", NumberShape(1, 15)), BoxField("vp", NumberShape(0, 20)), effects(TILE, "rewards"))
    aims = {kind.name: AIM_FIELDS.get(kind.name, ()) for kind in AIMS}
    return {
        "guild": (BoxField("number", NumberShape(1, 99), pairs=SWAP), colours, *tile),
        "building": (BoxField("church", FlagShape(), pairs=SWAP), colours, *tile),
        "token": (
            BoxField("vp", NumberShape(0, 9)),
            effects(TOKEN, "rewards"),
            BoxField("copies", NumberShape(1, TOKENS), pairs=BALANCE),
        ),
        "card": (
            BoxField("colour", WordShape(COLOURS)),
            BoxField("symbols", SomeShape(COLOURS)),
            BoxField("cost", NumberShape(0, 4)),
            effects(CARD, "effects"),
            BoxField("copies", NumberShape(1, CARDS), pairs=BALANCE),
        ),
        "mayoral": (
            BoxChoice("count", aims),
            BoxField("vp", NumberShape(1, 9), label="vp-each"),
            BoxField("most", NumberShape(1, 30)),
        ),
        "plantation": (
            BoxField("vp", NumberShape(0, 20)),
            effects(TOKEN, "rewards"),
            BoxField("second_vp", NumberShape(0, 20)),
            BoxField("boris_one_vp", NumberShape(0, 20)),
        ),
    }
