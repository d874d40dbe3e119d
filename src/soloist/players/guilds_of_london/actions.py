"""All tokens that can answer a question of Guilds of London."""

from collections.abc import Iterator
from itertools import chain

from soloist.games.guilds_of_london import components
from soloist.games.guilds_of_london.effects import ChooseOne
from soloist.games.guilds_of_london.state import LIVERYMEN
from soloist.games.guilds_of_london.turn import USES


def actions(box: components.Components) -> Iterator[str]:
    cells = range(components.CELLS)
    places = [components.cell_token(cell) for cell in (*cells, components.PLANTATION, components.SUPPLY)]
    for card in box.cards:
        yield card.id
        yield from (f"{card.id}-{use}" for use in USES)
    yield from places
    yield from (f"from-{place}" for place in places)
    yield from (f"{places[cell]}-{places[other]}" for cell in cells for other in components.neighbours(cell))
    yield from (card.id for card in box.mayoral)
    yield from map(str, range(1, LIVERYMEN + 1))
    rewards = [thing.rewards for things in (box.tiles, box.tokens, box.sides) for thing in things]
    for part in chain.from_iterable([*(card.parts for card in box.cards), *rewards]):
        if isinstance(part, ChooseOne):
            yield from (one.name for one in part.parts)
