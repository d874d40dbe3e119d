"""What can be entered for the tiles and cards of this game (`parts/shape.py`), and the messages with their names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import BALANCE, SWAP, Choice, Field, Flag, Number, Only, Part, Some, Tables, Word
from soloist.games.guilds_of_london.aims import AIMS
from soloist.games.guilds_of_london.components import CARD, CARDS, COLOURS, MOST, TILE, TOKEN, TOKENS
from soloist.games.guilds_of_london.effects import PER, kinds_on
from soloist.library.own_edition import Item

NAMES = {
    "guild": ("tile-id", "id"), "building": ("tile-id", "id"), "card": ("card-id", "id"), "mayoral": ("mayoral-id", "id"),
    "plantation": ("side", "side"),
}  # fmt: skip

N = Field("n", Number(1, MOST))
FROM = ("guildhall", "anywhere")
ANY = "any-unresolved"
LOOK = (Field("draw", Number(1, MOST)), Field("keep", Number(1, MOST)))
PARTS: Mapping[str, Sequence[Part]] = {
    "vp-per": (Field("per", Word(PER)), Field("vp", Number(1, MOST)), Field("max", Number(1, 20))),
    "hire-to-tile": (N, Field("to", Only(ANY))),
    "hire-bonus": (Field("extra", Number(1, MOST)),),
    "move": (N, Field("from", Word((*FROM, "plantation"), "from-")), Field("to", Only(ANY))),
    "move-group": (),
    "plantation": (N, Field("from", Word((*FROM, "supply"), "from-"))),
    "draw-select": LOOK,
    "mayoral": LOOK,
    "wild-symbols": (),
    "no-hand-limit": (),
}
"""The fields of each effect; those that are not here have a number."""
CARD_MOVE = (*PARTS["move"][:-1], Field("to", Word((ANY, "unresolved-matching-card", "one-unresolved-matching-card"))))
AIM_FIELDS: Mapping[str, Sequence[Part]] = {
    "masters-with-symbol": (Field("symbol", Word(COLOURS)),),
    "masters-symbol-count": (Field("symbols", Number(1, 2), label="symbol-count"),),
    "masters-threshold-min": (Field("threshold", Number(1, 15)),),
    "masters-threshold-max": (Field("threshold", Number(1, 15)),),
    "distinct-symbols": (Field("bonus_if_all", Number(0, 9)),),
}


def effects(place: str, field: str) -> Field:
    """The list of what a card, tile or token does."""
    plain: dict[str, Sequence[Part]] = {}
    for kind in kinds_on(place):
        if kind.name != "choose-one":
            plain[kind.name] = PARTS.get(kind.name, (N,))
    if place == CARD:
        plain["move"] = CARD_MOVE
    options = Field("options", Tables((Choice("effect", plain, "effect-"),)))
    return Field(field, Tables((Choice("effect", {**plain, "choose-one": (options,)}, "effect-"),)))


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    colours = Field("colours", Some(COLOURS))
    tile = (Field("threshold", Number(1, 15)), Field("vp", Number(0, 20)), effects(TILE, "rewards"))
    aims = {kind.name: AIM_FIELDS.get(kind.name, ()) for kind in AIMS}
    return {
        "guild": (Field("number", Number(1, 99), pairs=SWAP), colours, *tile),
        "building": (Field("church", Flag(), pairs=SWAP), colours, *tile),
        "token": (Field("vp", Number(0, 9)), effects(TOKEN, "rewards"), Field("copies", Number(1, TOKENS), pairs=BALANCE)),
        "card": (
            Field("colour", Word(COLOURS)), Field("symbols", Some(COLOURS)), Field("cost", Number(0, 4)),
            effects(CARD, "effects"), Field("copies", Number(1, CARDS), pairs=BALANCE),
        ),
        "mayoral": (Choice("count", aims), Field("vp", Number(1, 9), label="vp-each"), Field("most", Number(1, 30))),
        "plantation": (
            Field("vp", Number(0, 20)), effects(TOKEN, "rewards"), Field("second_vp", Number(0, 20)),
            Field("boris_one_vp", Number(0, 20)),
        ),
    }  # fmt: skip
