"""What can be entered for the cards and places of this game (`parts/shape.py`), and the messages with their names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import (
    BALANCE,
    BoxChoice,
    BoxField,
    FlagShape,
    NumberShape,
    NumbersShape,
    OnlyShape,
    Part,
    RowShape,
    RowsShape,
    SomeShape,
    TableShape,
    TablesShape,
    WordShape,
)
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, KINDS, MOST_TOKENS, STOCKS
from soloist.games.raiders.crew_effects import GROUNDS, HOARDS, LEGACIES
from soloist.games.raiders.edition import POSITIONS, TOWNSFOLK
from soloist.library.own_edition import Item

NAMES = {"settlement": ("settlement", "id"), "townsfolk": ("townsfolk", "id")}

SETS_ON_A_CARD = 3
AMOUNT = BoxField("amount", NumberShape(1, 9))
KIND = BoxField("kind", WordShape(KINDS))
OWN_GOODS = (BoxField("pay_amount", NumberShape(1, 9)), BoxField("gain", WordShape(GOODS), label="get"))
ONE_OF_CREW = (BoxField("pay_amount", OnlyShape(1)), BoxField("gain", OnlyShape("plunder")))
HALL: Mapping[str, Sequence[Part]] = {
    "gain": [BoxField(stock, NumberShape(1, 9), must=False) for stock in STOCKS],
    "draw": (BoxField("cards", NumberShape(1, 9)),),
    "swap": (),
    "cycle": (),
    "exchange": (BoxChoice("pay", {**dict.fromkeys(GOODS, OWN_GOODS), "crew": ONE_OF_CREW}),),
    "hire": (BoxField("silver", NumberShape(0, 8), label="for-silver"),),
    "building": (),
    "offering": (BoxField("less", OnlyShape(1)),),
    "weaken": (BoxField("good", WordShape(("armour", "provisions"))), AMOUNT),
    "take": (AMOUNT,),
    "void": (),
    "none": (),
}
CREW: Mapping[str, Sequence[Part]] = {
    "raid-vp": (KIND, AMOUNT),
    "raid-strength": (KIND, AMOUNT),
    "strength-per": (BoxField("per", WordShape(GROUNDS)), BoxField("step", NumberShape(1, 9)), AMOUNT),
    "raid-cost": (KIND, BoxField("good", WordShape(("provisions", "gold"))), AMOUNT),
    "reroll": (),
    "building": (BoxField("building", WordShape(("gate-house", "barracks", "mill", "silversmith", "long-house"))), AMOUNT),
    "killed": (BoxField("gain", WordShape(LEGACIES, "killed-"), label="killed"),),
    "end-vp": (AMOUNT,),
    "end-per": (BoxField("per", WordShape(HOARDS)), AMOUNT),
}


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    sets = [f"{item.id}.{n}" for item in items if item.kind == "settlement" for n, _ in enumerate(item.data["sets"], start=1)]
    gains = (
        BoxField("armour", NumberShape(0, 9)),
        BoxField("provisions", NumberShape(0, 9)),
        BoxField("offerings", NumberShape(0, 1)),
    )
    return {
        "dice": (BoxField("faces", NumbersShape(6, 1, 9)),),
        "settlement": (
            KIND,
            BoxField("position", WordShape(POSITIONS)),
            BoxField("crew", NumberShape(0, 5)),
            BoxField("provisions", NumberShape(0, 8)),
            BoxField("gold", NumberShape(0, 8)),
            BoxField("workers", SomeShape(COLOURS)),
            BoxField("dice", NumberShape(0, 2)),
            BoxField("vp", NumberShape(0, 20)),
            BoxField("table", RowsShape(("from-strength", "vp"), 0, 99)),
            BoxField(
                "sets",
                TablesShape((BoxField("tokens", NumberShape(1, MOST_TOKENS)), BoxField("worker", WordShape(COLOURS)))),
                label="sets-there",
            ),
        ),
        "offering": (*(BoxField(good, NumberShape(1, 9), must=False) for good in GOODS), BoxField("vp", NumberShape(0, 20))),
        "townsfolk": (
            BoxField("cost", NumberShape(0, 8), label="silver"),
            BoxField("strength", NumberShape(0, 9)),
            BoxField("hero", FlagShape()),
            BoxField("hall", TableShape((BoxChoice("effect", HALL, "hall-"),))),
            BoxField("crew", TableShape((BoxChoice("effect", CREW, "crew-"),)), label="in-crew"),
            BoxField("copies", NumberShape(1, TOWNSFOLK), pairs=BALANCE),
        ),
        "tactic": (
            KIND,
            BoxField("sets", RowShape(sets, SETS_ON_A_CARD)),
            BoxField("armour", NumberShape(0, 10)),
            BoxField("provisions", NumberShape(0, 8)),
            BoxField("vp", NumberShape(0, 30)),
            BoxField("gains", TableShape(gains)),
            BoxField("closes", WordShape(BUILDINGS)),
        ),
    }
