"""Guilds of London positions, set up by hand."""

from collections.abc import Mapping, Sequence

from soloist.games.guilds_of_london import GAME
from soloist.games.guilds_of_london.beadle import move_beadle
from soloist.games.guilds_of_london.components import CELLS, COLOURS, GUILDHALL, SIDES, Components, cell_token
from soloist.games.guilds_of_london.state import Guilds

COMPONENTS: Components = GAME.standard.components
TILES = [tile.id for tile in COMPONENTS.tiles]
TOKENS = [token.id for token in COMPONENTS.tokens]
CARDS = [card.id for card in COMPONENTS.cards]
MAYORAL = [card.id for card in COMPONENTS.mayoral]
CELL = {cell_token(cell): cell for cell in range(CELLS)}
"""The cells by name: a1 is the top left, e5 the bottom right, c3 the Guildhall."""

GRID = (
    *("mercers", "grocers", "drapers", "fishmongers", "goldsmiths"),
    *("skinners", "merchant-taylors", "gog-and-magog", "haberdashers", "salters"),
    *("ironmongers", "assembly-hall", "", "st-lawrence-jewry", "vintners"),
    *("clothworkers", "dyers", "university-of-london", "brewers", "leathersellers"),
    *("pewterers", "barbers", "cutlers", "bakers", "wax-chandlers"),
)
"""The twenty lowest priorities in reading order, so the priority rises with the cell."""


def position(
    level: str = "boris",
    *,
    grid: Sequence[str] = GRID,
    side: str = "virginia",
    hand: str = "",
    yours: Mapping[str, int] | None = None,
    theirs: Mapping[str, int] | None = None,
    masters: str = "",
    resolved: str = "",
    raised: str = "",
    tokens: Mapping[str, str] | None = None,
    beadle: str | None = None,
    guildhall: int = 4,
    plantation: int = 0,
    store: int = 0,
    scoreboard: int = 2,
    mayoral: str = "",
    vp: int = 0,
    boris_vp: int = 0,
    round: int = 1,
    **rulings: str,
) -> Guilds:
    """A position in your turn with an empty agenda and a story.

    Cells are named a1 to e5. `yours` and `theirs` say how many liverymen stand where; `masters` and `resolved` are cells with
    blanks between (a master's cell is resolved too); `raised` are the cells with a threshold neutral (default none); `tokens`
    gives reward tokens by cell, all others are token-vp1; the beadle stands on the lowest priority unless named;
    `hand` and `mayoral` are ids with blanks between; your other liverymen are in the supply, all other cards in the deck.
    """
    s = GAME.start(level, GAME.book.choose(rulings), GAME.standard)
    s.only()
    s.story = []
    s.round, s.your_turn, s.vp, s.boris.vp = round, True, vp, boris_vp
    for cell, tile in enumerate(grid):
        if cell != GUILDHALL:
            s.lay(cell, TILES.index(tile))
            s.tokens[cell] = TOKENS.index((tokens or {}).get(cell_token(cell), "token-vp1"))
    for name in [*resolved.split(), *masters.split()]:
        s.resolved[CELL[name]] = True
        s.symbols[CELL[name]] = 0
        s.boxed_tokens.append(s.tokens[CELL[name]])
        s.tokens[CELL[name]] = -1
    for name in masters.split():
        s.masters[CELL[name]] = True
    for name in raised.split():
        s.raised[CELL[name]] = True
    for name, count in (yours or {}).items():
        s.yours[CELL[name]] = count
    for name, count in (theirs or {}).items():
        s.theirs[CELL[name]] = count
    if beadle is None:
        move_beadle(s)
    else:
        s.beadle = CELL[beadle] if beadle else -1
    s.side = SIDES.index(side)
    s.guildhall, s.plantation, s.store, s.scoreboard = guildhall, plantation, store, scoreboard
    s.supply = 16 - guildhall - plantation - sum(s.yours) - len(masters.split())
    for word in hand.split():
        card = CARDS.index(word)
        s.deck[card] -= 1
        s.deck_left -= 1
        s.hand[card] += 1
        s.hand_size += 1
    for word in mayoral.split():
        s.mayoral_deck[MAYORAL.index(word)] -= 1
        s.mayoral_deck_left -= 1
        s.mayoral.append(MAYORAL.index(word))
    s.story.clear()
    return s


def at(pawns: list[int]) -> dict[str, int]:
    """Liverymen by cell, without empty cells."""
    return {cell_token(cell): count for cell, count in enumerate(pawns) if count}


def named(cards: list[int]) -> dict[str, int]:
    """Action cards of a hand, deck or pile by id."""
    return {card: count for card, count in zip(CARDS, cards, strict=True) if count}


def cells(flags: list[bool]) -> list[str]:
    """The names of the cells for which something holds."""
    return [cell_token(cell) for cell, flag in enumerate(flags) if flag]


def colour(name: str) -> int:
    return 1 << COLOURS.index(name)
