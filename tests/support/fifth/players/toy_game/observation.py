"""What a learning program sees of the Well, in this order."""

from soloist.players.fields import Part, count, each, ids, number, question
from tests.support.toy_game import CARDS, DAYS, Card


def observation(package: str, cards: list[Card]) -> list[Part]:
    return [
        number("day", DAYS, lambda s: s.day),
        number("height", 15, lambda s: s.height),
        count("hand", ids(cards), CARDS, lambda s: s.hand),
        each("unseen", ids(cards), CARDS, lambda s: s.unseen),
        *question(package),
    ]
