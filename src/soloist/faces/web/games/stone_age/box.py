"""What can be entered for the cards and buildings of this game (`parts/shape.py`). They have no names."""

from collections.abc import Mapping, Sequence

from soloist.faces.web.parts.shape import BALANCE, BoxChoice, BoxField, NumberShape, Part, WordShape
from soloist.games.stone_age.components import CARDS, CULTURES, PEOPLE, RESOURCE_COUNT, RESOURCES, TILES
from soloist.games.stone_age.edition import MOST_PIECES
from soloist.games.stone_age.effects import GAINS, MOST
from soloist.library.own_edition import Item

NAMES: Mapping[str, tuple[str, str]] = {}

AMOUNT, RESOURCE = BoxField("amount", NumberShape(1, MOST)), BoxField("resource", WordShape(RESOURCES))
GAIN_FIELDS: Mapping[str, Sequence[Part]] = {
    "food": (AMOUNT,),
    "resource": (RESOURCE, AMOUNT),
    "roll": (RESOURCE,),
    "one-use-tool": (BoxField("value", NumberShape(1, MOST)),),
}


def shapes(items: Sequence[Item]) -> Mapping[str, Sequence[Part]]:
    backgrounds = {
        "green": (BoxField("culture", WordShape(CULTURES)),),
        "sand": (BoxField("person", WordShape(PEOPLE)), BoxField("people", NumberShape(1, 3))),
    }
    gains = {kind.name: GAIN_FIELDS.get(kind.name, ()) for kind in GAINS}
    variety = (BoxField("amount", NumberShape(1, MOST_PIECES)), BoxField("kinds", NumberShape(1, RESOURCE_COUNT)))
    costs: Mapping[str, Sequence[Part]] = {
        "fixed": [BoxField(one, NumberShape(1, MOST_PIECES), must=False) for one in RESOURCES],
        "variety": variety,
        "one-to-seven": (),
    }
    return {
        "card": (
            BoxChoice("background", backgrounds),
            BoxChoice("gain", gains),
            BoxField("copies", NumberShape(1, CARDS), pairs=BALANCE),
        ),
        "building": (BoxChoice("kind", costs), BoxField("copies", NumberShape(1, TILES), pairs=BALANCE)),
    }
