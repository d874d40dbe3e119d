"""How cards, tiles and goods are called, in questions, story and scene alike."""

from typing import Final

from soloist.engine.phrase import Phrase
from soloist.games.stone_age.edition import RESOURCES, Card, Tile

GOODS: Final = (*RESOURCES, "food")


def goods(good: int, amount: int) -> Phrase:
    return Phrase("goods", good=GOODS[good], amount=amount)


def card_name(card: Card) -> Phrase:
    """Its symbol, for example "Farmer ×2"."""
    return Phrase("card-name", symbol=card.symbol, people=card.people)


def card_effect(card: Card) -> Phrase:
    """What buying it gives, background bonus included (SA-S37 to SA-S40)."""
    return Phrase("card-effect", gain=card_gain(card), background="green" if card.green else "sand")


def card_gain(card: Card) -> Phrase:
    """Its upper half."""
    good = "food" if card.gain == "food" else GOODS[card.resource]
    return Phrase("gain", gain=card.gain, good=good, amount=card.amount)


def card_text(card: Card) -> Phrase:
    return Phrase("card-text", name=card_name(card), effect=card_effect(card))


def tile_option(tile: Tile) -> Phrase:
    """Its cost as one short name, for example "2 wood + 1 clay"."""
    if tile.kinds:
        return tile_cost(tile)
    parts = [goods(good, n) for good, n in enumerate(tile.cost) if n]
    cost = parts[0]
    for part in parts[1:]:
        cost = Phrase("plus", first=cost, second=part)
    return cost


def tile_cost(tile: Tile) -> Phrase:
    if tile.kinds:
        return Phrase("cost-variety", amount=tile.amount, kinds=tile.kinds)
    return Phrase("cost-fixed", goods=tuple([goods(good, n) for good, n in enumerate(tile.cost) if n]))
