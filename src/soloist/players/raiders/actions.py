"""All tokens that can answer a question of Raiders."""

from collections.abc import Iterator

from soloist.games.raiders import components
from soloist.games.raiders.state import SLOTS


def actions(box: components.Components) -> Iterator[str]:
    townsfolk = [card.id for card in box.townsfolk]
    offerings = [f"offering-{slot + 1}" for slot in range(SLOTS)]
    uses = {
        "treasury": ["silver", "gold"],
        "barracks": [*townsfolk, "dismiss"],
        "armoury": ["silver", "iron"],
        "mill": ["gold"],
        "long-house": [*offerings, "livestock"],
    }
    for building in components.BUILDINGS:
        yield building
        yield from (f"{building}.{use}" for use in [*uses.get(building, []), "decline"])
    yield from (settlement.id for settlement in box.settlements)
    yield from box.set_names
    yield from townsfolk
    yield from components.GOODS
    yield from offerings
    yield from (f"{offering}-{good}" for offering in offerings for good in components.GOODS)
    yield from (f"reroll-{face}" for face in sorted(set(box.faces)))
