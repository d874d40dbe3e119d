"""All tokens that can answer a question of Stone Age."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from soloist.games.stone_age import components
from soloist.games.stone_age.state import BEST_TOOL


def actions(_: components.Components) -> Iterator[str]:
    yield from components.TRIBES
    yield from components.PLACES
    yield from components.RESOURCES
    yield from (f"{first}-{second}" for first, second in combinations_with_replacement(components.RESOURCES, 2))
    yield from (f"{kind}-{value}" for kind in ("tool", "one-use") for value in range(1, BEST_TOOL + 1))
    yield from map(str, range(1, 7))
