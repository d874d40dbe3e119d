"""Names of tiles, cards, tokens and places for questions, story and scene, and the symbols beside options."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.guilds_of_london.components import (
    CELLS,
    COLOURS,
    GUILDHALL,
    SIDES,
    Card,
    Mayoral,
    Part,
    Side,
    Tile,
    Token,
    cell_token,
)  # fmt: skip
from soloist.games.guilds_of_london.state import Guilds

PASS: Final = Mark("pass")
"""The symbol beside answers that do nothing."""


# --- tiles and places


def cell_name(cell: int) -> str:
    """The cell as written at the edge of the board: A1 is the top left."""
    return cell_token(cell).upper()


def is_tile(place: int) -> bool:
    return place < CELLS and place != GUILDHALL


def place_name(s: Guilds, place: int) -> Phrase:
    """A tile with its cell and name, or the name of another place."""
    if is_tile(place):
        return Phrase("spot-tile", cell=cell_name(place), id=s.tile(place).id)
    return Phrase("place", place=cell_token(place))


def place_text(s: Guilds, cell: int) -> Phrase:
    """A tile and its pawns, for the story."""
    return Phrase(
        "cell", cell=cell_name(cell), id=s.tile(cell).id, yours=s.yours[cell], theirs=s.theirs[cell],
        pawns=s.pawns(cell), threshold=s.threshold(cell),
    )  # fmt: skip


def then_option(s: Guilds, cell: int, yours: int, theirs: int, message: str = "option-goal") -> Phrase:
    """A tile, what it gives, and its pawns after this many of yours and of Boris's have arrived."""
    tile = s.tile(cell)
    return Phrase(
        message, cell=cell_name(cell), id=tile.id, n=yours, yours=s.yours[cell] + yours, theirs=s.theirs[cell] + theirs,
        left=max(0, to_go(s, cell) - yours - theirs), prize=rewards_text(tile.vp, tile.rewards),
    )  # fmt: skip


def to_go(s: Guilds, cell: int) -> int:
    """How many more pawns a tile needs to be resolved; 0 or less if it needs none (GOL-S26)."""
    return s.threshold(cell) - s.pawns(cell)


def embark_option(s: Guilds, message: str, place: int, number: int) -> Phrase:
    """Liverymen of yours moving from a place to the plantation, and how many are in both places afterwards."""
    return Phrase(message, place=place_name(s, place), n=number, rest=s.men(place) - number, plantation=s.plantation + number)


def tile_mark(s: Guilds, cell: int) -> Mark:
    """The symbols on a tile."""
    return _standards(s.tile(cell).symbols)


def place_mark(s: Guilds, place: int) -> Mark:
    return tile_mark(s, place) if is_tile(place) else Mark("place", cell_token(place))


def _standards(symbols: int) -> Mark:
    """A mark for one or two symbols; special buildings have more symbols and a drawing of their own."""
    shown = [name for bit, name in enumerate(COLOURS) if symbols >> bit & 1]
    return Mark("symbol", "-".join(shown)) if len(shown) <= 2 else Mark("place", "special")


def tile_name(tile: Tile) -> Phrase:
    return Phrase("tile-name", id=tile.id, priority=tile.priority)


def tile_text(tile: Tile) -> Phrase:
    return _tile("tile-text", tile)


def tile_option(tile: Tile) -> Phrase:
    return _tile("option-tile", tile)


def _tile(message: str, tile: Tile) -> Phrase:
    return Phrase(
        message,
        id=tile.id,
        priority=tile.priority,
        symbols=colours(tile.symbols),
        threshold=tile.threshold,
        rewards=rewards_text(tile.vp, tile.rewards),
    )


# --- what is printed


def colours(symbols: int) -> Phrase:
    return Phrase("list", parts=tuple([Phrase("colour", colour=name) for bit, name in enumerate(COLOURS) if symbols >> bit & 1]))


def either(symbols: int) -> Phrase:
    """The symbol of a card, or its two symbols."""
    shown = [Phrase("colour", colour=name) for bit, name in enumerate(COLOURS) if symbols >> bit & 1]
    return shown[0] if len(shown) == 1 else Phrase("either", first=shown[0], second=shown[1])


def parts_text(parts: list[Part]) -> Phrase:
    return Phrase("list", parts=tuple([part.text() for part in parts]))


def parts_now(s: Guilds, parts: list[Part]) -> Phrase:
    """What the parts do in the current position. Those at the beginning that can do nothing say so; what comes before or is paid
    may make the others possible."""
    texts: list[Phrase] = []
    any_possible = False
    for part in parts:
        any_possible = any_possible or part.possible(s) or part.name == "take-discard"
        texts.append(part.now(s) if any_possible else Phrase("effect-not-now", effect=part.now(s)))
    return Phrase("list", parts=tuple(texts))


def rewards_text(vp: int, rewards: list[Part]) -> Phrase:
    """The points and other rewards of a tile, token or plantation."""
    parts = [Phrase("effect-gain-vp", n=vp)] if vp else []
    parts += [part.text() for part in rewards]
    return Phrase("list", parts=tuple(parts)) if parts else Phrase("nothing")


def token_text(token: Token) -> Phrase:
    return rewards_text(token.vp, token.rewards)


def side_text(number: int, side: Side) -> Phrase:
    return Phrase("side-text", side=SIDES[number], rewards=rewards_text(side.vp, side.rewards))


def side_option(number: int, side: Side) -> Phrase:
    return Phrase("option-side", side=SIDES[number], rewards=rewards_text(side.vp, side.rewards))


# --- cards


def card_name(card: Card) -> Phrase:
    return Phrase("card-name", id=card.id, symbols=colours(card.symbols))


def card_text(card: Card) -> Phrase:
    return _card("card-text", card)


def card_option(card: Card) -> Phrase:
    return _card("option-card", card)


def _card(message: str, card: Card) -> Phrase:
    return Phrase(message, id=card.id, symbols=colours(card.symbols), cost=card.cost, effects=parts_text(card.parts))


def card_payment(card: Card) -> Phrase:
    """A card used only as payment; its ability does not matter (GOL-B25)."""
    return Phrase("option-payment", id=card.id, symbols=colours(card.symbols))


def card_mark(card: Card) -> Mark:
    """The symbols on the card."""
    return _standards(card.symbols)


def mayoral_text(card: Mayoral) -> Phrase:
    return Phrase("mayoral-text", id=card.id, counted=card.aim.text(), vp=card.vp, most=card.most)


def mayoral_option(s: Guilds, card: Mayoral) -> Phrase:
    """A mayoral card, and what it would score now."""
    return Phrase("option-mayoral", id=card.id, counted=card.aim.text(), vp=card.vp, most=card.most, scored=card.worth(s))


def mayoral_note(card: Mayoral) -> Phrase:
    """The text on a mayoral card below its name."""
    return Phrase("mayoral-note", counted=card.aim.text(), vp=card.vp, most=card.most)
