"""The observation of Stone Age, in this order."""

from soloist.games.stone_age import components
from soloist.games.stone_age.state import BEST_TOOL, LAST_FIELD, TOOL_SLOTS
from soloist.players.fields import MANY, Part, among, count, each, ids, number, question


def observation(package: str, box: components.Components) -> list[Part]:
    tribes, places, slots = components.TRIBES, components.PLACES, [str(slot + 1) for slot in range(TOOL_SLOTS)]
    piles = [str(pile + 1) for pile in range(components.PILES)]
    cards, tiles = ids(box.cards), ids(box.tiles)
    return [
        number("round", MANY, "round"),
        number("survived", MANY, "survived"),
        each("figures", tribes, 10, "figures"),
        each("reserve", tribes, 10, "reserve"),
        each("at", (f"{tribe}.{place}" for tribe in tribes for place in places), 10, "at"),
        each("initiative", tribes, MANY, "initiative"),
        each("placed", tribes, 1, "placed"),
        each("acted", tribes, 1, "acted"),
        number("food", MANY, "food"),
        each("stock", components.RESOURCES, MANY, "stock"),
        number("field", LAST_FIELD, "field"),
        each("tools", slots, BEST_TOOL, "tools"),
        each("used", slots, 1, "used"),
        count("one-use", [str(value) for value in range(BEST_TOOL + 1)], 3, "one_use"),
        number("two-resources", 3, "two_resources"),
        number("built", components.TILES, "built"),
        number("face-down", components.TILES, "face_down"),
        number("fatigue", MANY, "fatigue", low=-MANY),
        each("deck", cards, components.CARDS, "deck"),
        number("deck-left", components.CARDS, "deck_left"),
        *among("card", cards, components.SPACES, "cards"),
        number("discarded", components.CARDS, "discarded"),
        each("unseen-tiles", tiles, components.TILES, "unseen_tiles"),
        *among("pile", tiles, piles, "tops"),
        each("height", piles, components.PILE_HEIGHT, "heights"),
        *question(
            package, "tribe", "left", "first", "proposed", "kind", "space", "missing", "good", "total", "last", "least", "pile",
            "kinds", "paid", "high", "low",
        ),
    ]  # fmt: skip
