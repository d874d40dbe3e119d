"""Stone Age positions, set up by hand."""

from collections import Counter
from collections.abc import Sequence

import soloist
from soloist.games.stone_age.components import PLACES, RESOURCES, TRIBES
from soloist.games.stone_age.setup import lay_out, setting
from soloist.games.stone_age.state import EMPTY, StoneAge

GAME = soloist.GAMES["stone-age"]
COMPONENTS = GAME.standard.components
CARD_IDS = [card.id for card in COMPONENTS.cards]
TILE_IDS = [tile.id for tile in COMPONENTS.tiles]


def fresh(level: str = "basic", **rulings: str) -> StoneAge:
    """The table before the first card is turned up."""
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.story = []
    return s


def position(
    level: str = "basic",
    *,
    cards: Sequence[str | None] = ("farmer1-dice", "pottery-food7", "music-points"),
    tiles: Sequence[str | None] = ("fixed-wcs", "variety-4-of-2"),
    stock: str = "",
    food: int | None = None,
    field: int | None = None,
    tools: Sequence[int] = (0, 0, 0),
    used: Sequence[bool] = (False, False, False),
    one_use: Sequence[int] = (),
    two_resources: int = 0,
    figures: Sequence[int] | None = None,
    fatigue: int | None = None,
    built: int | None = None,
    face_down: int = 0,
    **rulings: str,
) -> StoneAge:
    """A position of round 1 with an empty agenda and a story.

    `cards` lie on the spaces 1, 2 and 4, `tiles` on the two piles; all other cards and tiles are unseen.
    `stock` is written as "wood wood gold".
    """
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.only()
    s.story = []
    s.round = 1
    for space, card in enumerate(cards):
        s.cards[space] = EMPTY if card is None else CARD_IDS.index(card)
        if card is not None:
            s.deck[s.cards[space]] -= 1
            s.deck_left -= 1
    for pile, tile in enumerate(tiles):
        s.tops[pile] = EMPTY if tile is None else TILE_IDS.index(tile)
        if tile is None:
            s.heights[pile] = 0
        else:
            s.unseen_tiles[s.tops[pile]] -= 1
            s.unseen_tiles_left -= 1
    for word in stock.split():
        s.stock[RESOURCES.index(word)] += 1
    s.tools, s.used, s.one_use = list(tools), list(used), sorted(one_use, reverse=True)
    s.two_resources, s.face_down = two_resources, face_down
    s.food = s.food if food is None else food
    s.field = s.field if field is None else field
    s.figures = s.figures if figures is None else list(figures)
    s.fatigue = s.fatigue if fatigue is None else fatigue
    s.built = s.built if built is None else built
    return s


def where(s: StoneAge, tribe: str) -> tuple[str, ...]:
    """Where the figures of the tribe stand, in board order."""
    number = TRIBES.index(tribe)
    return tuple(name for place, name in enumerate(PLACES) for _ in range(s.figures_at(number, place)))


def spread(s: StoneAge) -> list[str]:
    """The cards on the spaces 1, 2 and 4, "" for none."""
    return ["" if card == EMPTY else CARD_IDS[card] for card in s.cards]


def stock(s: StoneAge) -> str:
    """The resources held, as `position` writes them."""
    return " ".join(name for kind, name in enumerate(RESOURCES) for _ in range(s.stock[kind]))


def spent(before: StoneAge, after: StoneAge) -> tuple[str, ...]:
    """The resources that are gone, in the order of the board."""
    left = Counter(stock(before).split())
    left.subtract(stock(after).split())
    return tuple(name for name in RESOURCES for _ in range(left[name]))


def belongings(s: StoneAge) -> dict[str, object]:
    """Everything that can be gained or lost, by name."""
    return {
        "food": s.food,
        "stock": stock(s),
        "field": s.field,
        "tools": list(s.tools),
        "one_use": list(s.one_use),
        "two_resources": s.two_resources,
        "built": s.built,
        "face_down": s.face_down,
        "fatigue": s.fatigue,
        "figures": list(s.figures),
        "reserve": list(s.reserve),
    }
