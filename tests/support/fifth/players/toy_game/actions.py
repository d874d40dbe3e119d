"""Every word that can answer a question of the Well, once."""

from collections.abc import Iterator

from tests.support.toy_game import Card


def actions(cards: list[Card]) -> Iterator[str]:
    yield from ("climb", "search")
    yield from (card.id for card in cards)
