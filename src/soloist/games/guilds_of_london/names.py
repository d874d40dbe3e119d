"""How tiles, cards, tokens and effects are called, in questions, story and scene alike."""

from soloist.engine.phrase import Phrase
from soloist.games.guilds_of_london.edition import COLOURS, SIDES, Card, Effect, Mayoral, Side, Tile, Token
from soloist.games.guilds_of_london.state import cell_token


def cell_name(cell: int) -> str:
    """As at the edge of the board: A1 is the top left."""
    return cell_token(cell).upper()


def colours(symbols: int) -> Phrase:
    return Phrase("list", parts=tuple([Phrase("colour", colour=name) for bit, name in enumerate(COLOURS) if symbols >> bit & 1]))


def effect_text(effect: Effect) -> Phrase:
    if effect.name == "choose-one":
        return Phrase("effect-choose", options=tuple([effect_text(option) for option in effect.options]))
    if effect.name == "move":
        return Phrase("effect-move", n=effect.n, origin=effect.origin, target=effect.target)
    if effect.name == "plantation":
        return Phrase("effect-plantation", n=effect.n, origin=effect.origin)
    if effect.name == "vp-per":
        return Phrase("effect-vp-per", per=effect.per, vp=effect.vp, most=effect.most)
    if effect.name in ("draw-select", "mayoral"):
        return Phrase("effect-look", effect=effect.name, draw=effect.draw, keep=effect.keep)
    return Phrase("effect", effect=effect.name, n=effect.n)


def effects_text(effects: list[Effect]) -> Phrase:
    return Phrase("effects", parts=tuple([effect_text(effect) for effect in effects]))


def rewards_text(vp: int, effects: list[Effect]) -> Phrase:
    """Points and what else a tile, token or plantation brings."""
    parts = [Phrase("effect", effect="gain-vp", n=vp)] if vp else []
    parts += [effect_text(effect) for effect in effects]
    return Phrase("effects", parts=tuple(parts)) if parts else Phrase("nothing")


def card_name(card: Card) -> Phrase:
    return Phrase("card-name", id=card.id, symbols=colours(card.symbols))


def card_text(card: Card) -> Phrase:
    return Phrase(
        "card-text", id=card.id, symbols=colours(card.symbols), cost=card.cost, effects=effects_text(card.effects)
    )  # fmt: skip


def card_note(card: Card) -> Phrase:
    """What stands on a card below its name."""
    return Phrase("card-note", symbols=colours(card.symbols), cost=card.cost, effects=effects_text(card.effects))


def neutral_text(card: Card) -> Phrase:
    """A card that pays for a neutral."""
    return Phrase("option-neutral", id=card.id, symbols=colours(card.symbols))


def tile_name(tile: Tile) -> Phrase:
    return Phrase("tile-name", id=tile.id, priority=tile.priority)


def tile_text(tile: Tile) -> Phrase:
    return Phrase(
        "tile-text",
        id=tile.id,
        priority=tile.priority,
        symbols=colours(tile.symbols),
        threshold=tile.threshold,
        rewards=rewards_text(tile.vp, tile.rewards),
    )


def token_text(token: Token) -> Phrase:
    return rewards_text(token.vp, token.rewards)


def mayoral_text(card: Mayoral) -> Phrase:
    return _mayoral("mayoral-text", card)


def mayoral_note(card: Mayoral) -> Phrase:
    """What stands on a mayoral card below its name."""
    return _mayoral("mayoral-note", card)


def _mayoral(message: str, card: Mayoral) -> Phrase:
    symbol = COLOURS[card.number] if card.count == "masters-with-symbol" else ""
    return Phrase(
        message, id=card.id, count=card.count, symbol=Phrase("colour", colour=symbol or "none"), number=card.number,
        vp=card.vp, most=card.most,
    )  # fmt: skip


def side_text(number: int, side: Side) -> Phrase:
    return Phrase("side-text", side=SIDES[number], rewards=rewards_text(side.vp, side.rewards))
