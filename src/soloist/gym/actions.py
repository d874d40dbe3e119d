"""The fixed list of actions of each game: every word that can answer one of its questions, once.

A word means the same to every question that has it (`forest` sends a figure there or acts there), so one action stands for it
everywhere. The lists are made of what is printed in the box and what the rules call things, never of what was seen in games.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import Any

import soloist
from soloist.engine.kernel.machine import answer_words
from soloist.games.guilds_of_london import components as guilds_of_london
from soloist.games.guilds_of_london.effects import ChooseOne
from soloist.games.guilds_of_london.state import LIVERYMEN
from soloist.games.guilds_of_london.turn import USES
from soloist.games.peloponnes import components as peloponnes
from soloist.games.peloponnes.market import ON_DEBT
from soloist.games.raiders import components as raiders
from soloist.games.raiders.state import SLOTS
from soloist.games.stone_age import components as stone_age
from soloist.games.stone_age.state import BEST_TOOL


@cache
def actions(game: str) -> tuple[str, ...]:
    """All of them, in an order that stays."""
    known = soloist.GAMES[game]
    words = answer_words(known.package)
    return tuple(dict.fromkeys([*words, *LISTS[game](known.standard.components)]))


def of_stone_age(_: stone_age.Components) -> Iterator[str]:
    yield from stone_age.TRIBES
    yield from stone_age.PLACES
    yield from stone_age.RESOURCES
    yield from (f"{first}-{second}" for first, second in combinations_with_replacement(stone_age.RESOURCES, 2))
    yield from (f"{kind}-{value}" for kind in ("tool", "one-use") for value in range(1, BEST_TOOL + 1))
    yield from numbers(1, 6)


def of_raiders(box: raiders.Components) -> Iterator[str]:
    townsfolk = [card.id for card in box.townsfolk]
    offerings = [f"offering-{slot + 1}" for slot in range(SLOTS)]
    uses = {
        "treasury": ["silver", "gold"],
        "barracks": [*townsfolk, "dismiss"],
        "armoury": ["silver", "iron"],
        "mill": ["gold"],
        "long-house": [*offerings, "livestock"],
    }
    for building in raiders.BUILDINGS:
        yield building
        yield from (f"{building}.{use}" for use in [*uses.get(building, []), "decline"])
    yield from (settlement.id for settlement in box.settlements)
    yield from box.set_names
    yield from townsfolk
    yield from raiders.GOODS
    yield from offerings
    yield from (f"{offering}-{good}" for offering in offerings for good in raiders.GOODS)
    yield from (f"reroll-{face}" for face in sorted(set(box.faces)))


def of_guilds_of_london(box: guilds_of_london.Components) -> Iterator[str]:
    cells = range(guilds_of_london.CELLS)
    places = [guilds_of_london.cell_token(cell) for cell in (*cells, guilds_of_london.PLANTATION, guilds_of_london.SUPPLY)]
    for card in box.cards:
        yield card.id
        yield from (f"{card.id}-{use}" for use in USES)
    yield from places
    yield from (f"from-{place}" for place in places)
    yield from (f"{places[cell]}-{places[other]}" for cell in cells for other in guilds_of_london.neighbours(cell))
    yield from (card.id for card in box.mayoral)
    yield from numbers(1, LIVERYMEN)
    rewards = [thing.rewards for things in (box.tiles, box.tokens, box.sides) for thing in things]
    for part in chain.from_iterable([*(card.parts for card in box.cards), *rewards]):
        if isinstance(part, ChooseOne):
            yield from (one.name for one in part.parts)


def of_peloponnes(box: peloponnes.Components) -> Iterator[str]:
    for tile in box.tiles:
        yield tile.id
        if not tile.land:
            yield tile.id + ON_DEBT
    paid = peloponnes.GOODS[: peloponnes.COINS + 1]
    yield from paid
    yield from (f"{good}-{units}" for good in paid for units in numbers(1, MOST_PAID))
    yield from numbers(0, peloponnes.STRENGTH_MAX)


MOST_PAID = 20
"""More of one good nothing costs."""

LISTS: dict[str, Callable[[Any], Iterator[str]]] = {
    "stone-age": of_stone_age,
    "raiders": of_raiders,
    "guilds-of-london": of_guilds_of_london,
    "peloponnes": of_peloponnes,
}


def numbers(first: int, last: int) -> Iterable[str]:
    return (str(number) for number in range(first, last + 1))
