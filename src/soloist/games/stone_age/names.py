"""Names of cards, tiles and goods for questions, story and scene, and the symbols beside answers."""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.stone_age.components import GOODS, PLACES, TRIBES, Card, Tile


def goods(good: int, amount: int) -> Phrase:
    return Phrase("goods", good=GOODS[good], amount=amount)


def card_name(card: Card) -> Phrase:
    """Its symbol and number of people, for example "Farmer ×2"."""
    return Phrase("card-name", symbol=card.symbol, people=card.people)


def card_effect(card: Card) -> Phrase:
    """What buying the card gives, including the background bonus (SA-S37, SA-S38, SA-S39, SA-S40)."""
    return Phrase("card-effect", gain=card.gain.text(), background="green" if card.green else "sand")


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


# --- symbols beside answers


def tribe_mark(tribe: int) -> Mark:
    return Mark("tribe", TRIBES[tribe])


def place_mark(place: int) -> Mark:
    return Mark("place", PLACES[place])


def good_mark(good: int) -> Mark:
    return Mark("good", GOODS[good])
