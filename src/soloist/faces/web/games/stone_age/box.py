"""What can be entered for the cards and buildings of this game (`parts/shape.py`). They have no names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import BALANCE, Choice, Field, Number, Part, Word
from soloist.games.stone_age.components import CARDS, CULTURES, PEOPLE, RESOURCE_COUNT, RESOURCES, TILES
from soloist.games.stone_age.edition import MOST_PIECES
from soloist.games.stone_age.effects import GAINS, MOST
from soloist.library.own_edition import Item

NAMES: Mapping[str, tuple[str, str]] = {}

AMOUNT, RESOURCE = Field("amount", Number(1, MOST)), Field("resource", Word(RESOURCES))
GAIN_FIELDS: Mapping[str, Sequence[Part]] = {
    "food": (AMOUNT,),
    "resource": (RESOURCE, AMOUNT),
    "roll": (RESOURCE,),
    "one-use-tool": (Field("value", Number(1, MOST)),),
}


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    backgrounds = {
        "green": (Field("culture", Word(CULTURES)),),
        "sand": (Field("person", Word(PEOPLE)), Field("people", Number(1, 3))),
    }
    gains = {kind.name: GAIN_FIELDS.get(kind.name, ()) for kind in GAINS}
    variety = (Field("amount", Number(1, MOST_PIECES)), Field("kinds", Number(1, RESOURCE_COUNT)))
    costs: Mapping[str, Sequence[Part]] = {
        "fixed": [Field(one, Number(1, MOST_PIECES), must=False) for one in RESOURCES],
        "variety": variety,
        "one-to-seven": (),
    }
    return {
        "card": (Choice("background", backgrounds), Choice("gain", gains), Field("copies", Number(1, CARDS), pairs=BALANCE)),
        "building": (Choice("kind", costs), Field("copies", Number(1, TILES), pairs=BALANCE)),
    }
