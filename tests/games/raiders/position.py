"""Raiders positions, set up by hand."""

from collections.abc import Mapping, Sequence

import soloist
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, NONE
from soloist.games.raiders.setup import lay_out, setting
from soloist.games.raiders.state import Raiders

GAME = soloist.GAMES["raiders"]
COMPONENTS = GAME.standard.components
CARDS = [card.id for card in COMPONENTS.townsfolk]
OFFERINGS = [tile.id for tile in COMPONENTS.offerings]
TACTICS = [card.id for card in COMPONENTS.tactics]
SETTLEMENTS = [place.id for place in COMPONENTS.settlements]
SETS: list[str] = COMPONENTS.set_names
TOKENS = "gilv"


def position(
    level: str = "normal",
    *,
    worker: str = "black",
    village: Mapping[str, str] | None = None,
    hand: str = "",
    crew: str = "",
    goods: str = "",
    armour: int = 0,
    valkyries: int = 0,
    vp: int = 0,
    display: Sequence[str] = ("offering-01", "offering-06", "offering-16"),
    sets: Mapping[str, str] | None = None,
    supply: str | None = None,
    foe_armour: int | None = None,
    foe_provisions: int | None = None,
    closed: str = "",
    **rulings: str,
) -> Raiders:
    """Your turn 1 with an empty agenda and a story.

    `hand` and `crew` are card ids with blanks between; `goods` is written as "silver silver gold" and replaces the start silver;
    `village` says which worker stands where (default: black at gate-house, town-hall, treasury);
    `sets` gives the tokens of some sets as letters ("giv"), every other set holds livestock only;
    `supply` replaces gold, iron and livestock of the supply ("gold iron"); all other cards and tiles are unseen.
    """
    s = lay_out(setting(level, GAME.book.choose(rulings), COMPONENTS))
    s.agenda.clear()
    s.story = []
    s.turn = 1
    s.worker = COLOURS.index(worker)
    if village is not None:
        s.village = [NONE] * 8
        for building, colour in village.items():
            s.village[BUILDINGS.index(building)] = COLOURS.index(colour)
    for number, tokens in enumerate(COMPONENTS.set_tokens):
        letters = (sets or {}).get(SETS[number], "l" * tokens)
        for token, letter in enumerate(TOKENS):
            s.tokens[4 * number + token] = letters.count(letter)
    s.bag = [0, 0, 0, 0]
    for word in hand.split():
        _draw(s, word)
        s.hand[CARDS.index(word)] += 1
        s.hand_size += 1
    for word in crew.split():
        _draw(s, word)
        s.crew[CARDS.index(word)] += 1
        s.crew_size += 1
    s.supply[0] += s.goods[0]
    s.goods = [0, 0, 0, 0, 0]
    s.supply[2:] = [9, 9, 9] if supply is None else [supply.split().count(good) for good in GOODS[2:]]
    for word in goods.split():
        s.goods[GOODS.index(word)] += 1
        if GOODS.index(word) < 2:
            s.supply[GOODS.index(word)] -= 1
    s.armour, s.valkyries, s.valkyries_taken, s.vp = armour, valkyries, valkyries, vp
    for slot, tile in enumerate(display):
        s.display[slot] = OFFERINGS.index(tile)
        s.groups[0].remove(s.display[slot])
        s.group_left[0] -= 1
    s.foe.armour = s.foe.armour if foe_armour is None else foe_armour
    s.foe.provisions = s.foe.provisions if foe_provisions is None else foe_provisions
    s.closed = BUILDINGS.index(closed) if closed else NONE
    return s


def _draw(s: Raiders, card: str) -> None:
    s.deck[CARDS.index(card)] -= 1
    s.deck_left -= 1


def goods(s: Raiders) -> dict[str, int]:
    """The goods you hold, without those you have none of."""
    return {name: amount for name, amount in zip(GOODS, s.goods, strict=True) if amount}


def named(cards: list[int]) -> dict[str, int]:
    """Cards of a hand, crew, deck or pile by id."""
    return {card: count for card, count in zip(CARDS, cards, strict=True) if count}


def remove_set(s: Raiders, name: str) -> None:
    """A set leaves the board, as if it had been raided."""
    number = SETS.index(name)
    s.set_there[number] = False
    s.tokens[4 * number : 4 * number + 4] = [0, 0, 0, 0]


def empty_stack(s: Raiders, left: int = 0) -> None:
    """Leave only this many unseen tiles in the stack; the others are yours."""
    while sum(s.group_left) > left:
        s.tiles.append(s.groups[0].pop())
        s.group_left[0] -= 1
