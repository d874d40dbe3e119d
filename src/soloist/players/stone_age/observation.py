"""The observation of Stone Age, in this order."""

from soloist.games.stone_age import components
from soloist.games.stone_age.state import BEST_TOOL, LAST_FIELD, TOOL_SLOTS
from soloist.players.fields import MANY, Part, among, count, each, ids, number, question


def observation(package: str, box: components.Components) -> list[Part]:
    tribes, places, slots = components.TRIBES, components.PLACES, [str(slot + 1) for slot in range(TOOL_SLOTS)]
    piles = [str(pile + 1) for pile in range(components.PILES)]
    cards, tiles = ids(box.cards), ids(box.tiles)
    return [
        number("round", MANY, lambda s: s.round),
        number("survived", MANY, lambda s: s.survived),
        each("figures", tribes, 10, lambda s: s.figures),
        each("reserve", tribes, 10, lambda s: s.reserve),
        each("at", (f"{tribe}.{place}" for tribe in tribes for place in places), 10, lambda s: s.at),
        each("initiative", tribes, MANY, lambda s: s.initiative),
        each("placed", tribes, 1, lambda s: s.placed),
        each("acted", tribes, 1, lambda s: s.acted),
        number("food", MANY, lambda s: s.food),
        each("stock", components.RESOURCES, MANY, lambda s: s.stock),
        number("field", LAST_FIELD, lambda s: s.field),
        each("tools", slots, BEST_TOOL, lambda s: s.tools),
        each("used", slots, 1, lambda s: s.used),
        count("one-use", [str(value) for value in range(BEST_TOOL + 1)], 3, lambda s: s.one_use),
        number("two-resources", 3, lambda s: s.two_resources),
        number("built", components.TILES, lambda s: s.built),
        number("face-down", components.TILES, lambda s: s.face_down),
        number("fatigue", MANY, lambda s: s.fatigue, low=-MANY),
        each("deck", cards, components.CARDS, lambda s: s.deck),
        number("deck-left", components.CARDS, lambda s: s.deck_left),
        *among("card", cards, components.SPACES, lambda s: s.cards),
        number("discarded", components.CARDS, lambda s: s.discarded),
        each("unseen-tiles", tiles, components.TILES, lambda s: s.unseen_tiles),
        *among("pile", tiles, piles, lambda s: s.tops),
        each("height", piles, components.PILE_HEIGHT, lambda s: s.heights),
        *question(
            package, "tribe", "left", "first", "proposed", "kind", "space", "missing", "good", "total", "last", "least", "pile",
            "kinds", "paid", "high", "low",
        ),
    ]  # fmt: skip
