"""All tokens that can answer a question of Peloponnes."""

from collections.abc import Iterator

from soloist.games.peloponnes import components
from soloist.games.peloponnes.market import ON_DEBT

MOST_PAID = 20
"""Nothing costs more than this of one good."""


def actions(box: components.Components) -> Iterator[str]:
    for tile in box.tiles:
        yield tile.id
        if not tile.land:
            yield tile.id + ON_DEBT
    paid = components.GOODS[: components.COINS + 1]
    yield from paid
    yield from (f"{good}-{units}" for good in paid for units in range(1, MOST_PAID + 1))
    yield from map(str, range(components.STRENGTH_MAX + 1))
