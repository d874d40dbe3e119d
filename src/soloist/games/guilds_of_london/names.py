"""How tiles, cards, tokens and places are called, in questions, story and scene alike, and the symbols beside options."""

from typing import Final

from soloist.engine.phrase import Phrase
from soloist.engine.scene import Mark
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
"""Beside answers that do nothing more."""


# --- tiles and places


def cell_name(cell: int) -> str:
    """As at the edge of the board: A1 is the top left."""
    return cell_token(cell).upper()


def is_tile(place: int) -> bool:
    return place < CELLS and place != GUILDHALL


def standing(s: Guilds, message: str, cell: int) -> Phrase:
    """A tile, and who stands there."""
    return Phrase(
        message, cell=cell_name(cell), id=s.tile(cell).id, yours=s.yours[cell], theirs=s.theirs[cell],
        pawns=s.pawns(cell), threshold=s.threshold(cell),
    )  # fmt: skip


def place_text(s: Guilds, place: int) -> Phrase:
    """A tile with who stands there, or the name of another place; for the story."""
    return standing(s, "cell", place) if is_tile(place) else Phrase("place", place=cell_token(place))


def place_option(s: Guilds, place: int) -> Phrase:
    return standing(s, "option-cell", place) if is_tile(place) else Phrase("place", place=cell_token(place))


def goal_option(s: Guilds, cell: int) -> Phrase:
    """A tile, and how it will stand when one more of yours is there."""
    pawns, threshold = s.pawns(cell) + 1, s.threshold(cell)
    return Phrase(
        "option-goal", cell=cell_name(cell), id=s.tile(cell).id, yours=s.yours[cell] + 1, theirs=s.theirs[cell],
        pawns=pawns, threshold=threshold, ripe="yes" if pawns >= threshold else "no",
    )  # fmt: skip


def place_mark(place: int) -> Mark | None:
    """Tiles are found on the board; other places have a symbol."""
    return None if is_tile(place) else Mark("place", cell_token(place))


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


def parts_text(parts: list[Part]) -> Phrase:
    return Phrase("list", parts=tuple([part.text() for part in parts]))


def rewards_text(vp: int, rewards: list[Part]) -> Phrase:
    """Points and what else a tile, token or plantation brings."""
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


def card_mark(card: Card) -> Mark:
    """The first standard on the card."""
    return Mark("symbol", next(name for bit, name in enumerate(COLOURS) if card.symbols >> bit & 1))


def mayoral_text(card: Mayoral) -> Phrase:
    return _mayoral("mayoral-text", card)


def mayoral_option(card: Mayoral) -> Phrase:
    return _mayoral("option-mayoral", card)


def mayoral_note(card: Mayoral) -> Phrase:
    """What stands on a mayoral card below its name."""
    return Phrase("mayoral-note", counted=card.aim.text(), vp=card.vp, most=card.most)


def _mayoral(message: str, card: Mayoral) -> Phrase:
    return Phrase(message, id=card.id, counted=card.aim.text(), vp=card.vp, most=card.most)
