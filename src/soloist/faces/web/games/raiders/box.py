"""What can be entered for the cards and places of this game (`parts/shape.py`), and the messages with their names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import (
    BALANCE,
    Choice,
    Field,
    Flag,
    Number,
    Numbers,
    Only,
    Part,
    Row,
    Rows,
    Some,
    Table,
    Tables,
    Word,
)
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, KINDS, MOST_TOKENS, STOCKS
from soloist.games.raiders.crew_effects import GROUNDS, HOARDS, LEGACIES
from soloist.games.raiders.edition import POSITIONS, TOWNSFOLK
from soloist.library.own_edition import Item

NAMES = {"settlement": ("settlement", "id"), "townsfolk": ("townsfolk", "id")}

SETS_ON_A_CARD = 3
AMOUNT = Field("amount", Number(1, 9))
KIND = Field("kind", Word(KINDS))
OWN_GOODS = (Field("pay_amount", Number(1, 9)), Field("gain", Word(GOODS), label="get"))
ONE_OF_CREW = (Field("pay_amount", Only(1)), Field("gain", Only("plunder")))
HALL: Mapping[str, Sequence[Part]] = {
    "gain": [Field(stock, Number(1, 9), must=False) for stock in STOCKS],
    "draw": (Field("cards", Number(1, 9)),),
    "swap": (),
    "cycle": (),
    "exchange": (Choice("pay", {**dict.fromkeys(GOODS, OWN_GOODS), "crew": ONE_OF_CREW}),),
    "hire": (Field("silver", Number(0, 8), label="for-silver"),),
    "building": (),
    "offering": (Field("less", Only(1)),),
    "weaken": (Field("good", Word(("armour", "provisions"))), AMOUNT),
    "take": (AMOUNT,),
    "void": (),
    "none": (),
}
CREW: Mapping[str, Sequence[Part]] = {
    "raid-vp": (KIND, AMOUNT),
    "raid-strength": (KIND, AMOUNT),
    "strength-per": (Field("per", Word(GROUNDS)), Field("step", Number(1, 9)), AMOUNT),
    "raid-cost": (KIND, Field("good", Word(("provisions", "gold"))), AMOUNT),
    "reroll": (),
    "building": (Field("building", Word(("gate-house", "barracks", "mill", "silversmith", "long-house"))), AMOUNT),
    "killed": (Field("gain", Word(LEGACIES, "killed-"), label="killed"),),
    "end-vp": (AMOUNT,),
    "end-per": (Field("per", Word(HOARDS)), AMOUNT),
}


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    sets = [f"{item.id}.{n}" for item in items if item.kind == "settlement" for n, _ in enumerate(item.data["sets"], start=1)]
    gains = (Field("armour", Number(0, 9)), Field("provisions", Number(0, 9)), Field("offerings", Number(0, 1)))
    return {
        "dice": (Field("faces", Numbers(6, 1, 9)),),
        "settlement": (
            KIND, Field("position", Word(POSITIONS)), Field("crew", Number(0, 5)), Field("provisions", Number(0, 8)),
            Field("gold", Number(0, 8)), Field("workers", Some(COLOURS)), Field("dice", Number(0, 2)), Field("vp", Number(0, 20)),
            Field("table", Rows(("from-strength", "vp"), 0, 99)),
            Field("sets", Tables((Field("tokens", Number(1, MOST_TOKENS)), Field("worker", Word(COLOURS)))), label="sets-there"),
        ),
        "offering": (*(Field(good, Number(1, 9), must=False) for good in GOODS), Field("vp", Number(0, 20))),
        "townsfolk": (
            Field("cost", Number(0, 8), label="silver"), Field("strength", Number(0, 9)), Field("hero", Flag()),
            Field("hall", Table((Choice("effect", HALL, "hall-"),))),
            Field("crew", Table((Choice("effect", CREW, "crew-"),)), label="in-crew"),
            Field("copies", Number(1, TOWNSFOLK), pairs=BALANCE),
        ),
        "tactic": (
            KIND, Field("sets", Row(sets, SETS_ON_A_CARD)), Field("armour", Number(0, 10)), Field("provisions", Number(0, 8)),
            Field("vp", Number(0, 30)), Field("gains", Table(gains)), Field("closes", Word(BUILDINGS)),
        ),
    }  # fmt: skip
