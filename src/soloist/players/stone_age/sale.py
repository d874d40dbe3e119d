"""Cards and tiles on sale in Stone Age: what they give or cost, and the probability of buying or building them."""

from typing import Final

from soloist.games.stone_age.cards import GREEN_FOOD
from soloist.games.stone_age.components import BUILDING_1, CARD_1, DIVISORS, PILES, RESOURCE_COUNT, SPACE_2, Card, Tile
from soloist.games.stone_age.dice import DICE_OF_A_CARD
from soloist.games.stone_age.effects import AnotherCard, Field, Food, OneUseTool, Resource, Roll, Tool, TwoDice, TwoResources
from soloist.games.stone_age.state import EMPTY, StoneAge
from soloist.players.features import about, flag
from soloist.players.stone_age.prospect import GATHERED, Prospect

PURCHASABLE: Final = SPACE_2 + 1
"""The number of card spaces for sale; the card on space 4 only costs food."""
USUAL_PIPS: Final = 3.6
"""Average pips for one resource of a tile that takes any kind."""


GIFTS: Final = ("food", "resources", "dice", "field", "tool", "another card", "one-use tool", "fatigue")
"""The names of the numbers that `offered` returns."""


def offered(card: Card) -> list[float]:
    """What a card gives, with a number for each kind of gain."""
    gain = card.gain
    food = float(GREEN_FOOD) if card.green else 0.0
    goods = 0.0
    if isinstance(gain, Food):
        food += gain.amount
    elif isinstance(gain, Resource):
        goods = float(gain.amount)
    elif isinstance(gain, Roll):
        goods = GATHERED[gain.resource][DICE_OF_A_CARD]
    elif isinstance(gain, TwoResources):
        goods = 2.0
    return [
        food / 5.0, goods / 2.0, flag(isinstance(gain, TwoDice)), flag(isinstance(gain, Field)), flag(isinstance(gain, Tool)),
        flag(isinstance(gain, AnotherCard)), gain.value / 3.0 if isinstance(gain, OneUseTool) else 0.0, flag(not card.green),
    ]  # fmt: skip


OFFERED: Final = [
    number
    for space in range(1, PURCHASABLE + 1)
    for number in about("cards", *[f"{gift} on card {space}" for gift in GIFTS], f"+card {space} bought")
]


def cards(s: StoneAge, p: Prospect) -> list[float]:
    """For each card on sale: what can still be gained, and the probability of buying it. Also applies the expected purchases to
    the prospect."""
    numbers: list[float] = []
    for space in range(PURCHASABLE):
        if s.cards[space] == EMPTY or space == p.paying:
            numbers += [0.0] * (len(GIFTS) + 1)
            continue
        card = s.card(space)
        price = space + 1.0
        chance = p.places[CARD_1 + space] * max(0.0, min(1.0, p.held() / price))
        if chance > 0.0:
            p.spend(chance * price)
            p.take_card(card, chance)
        if p.can_reach(s, CARD_1 + space):
            numbers += offered(card)
        else:
            numbers += [0.0] * len(GIFTS)
        numbers.append(chance)
    return numbers


def missing_pips(tile: Tile, stock: list[float]) -> float:
    """How many pips have still to be gathered for a tile."""
    missing = 0.0
    if tile.kinds == 0:
        for kind in range(RESOURCE_COUNT):
            missing += max(0.0, tile.cost[kind] - max(0.0, stock[kind])) * DIVISORS[kind]
        return missing
    most = sorted(stock, reverse=True)[: tile.kinds]
    there = 0.0
    for amount in most:
        there += max(0.0, amount)
        missing += USUAL_PIPS * max(0.0, 1.0 - max(0.0, amount))
    return max(missing, USUAL_PIPS * (tile.amount - there))


def pay_tile(tile: Tile, stock: list[float]) -> None:
    """Pay for the tile with the kinds you have most of."""
    if tile.kinds == 0:
        for kind in range(RESOURCE_COUNT):
            stock[kind] -= tile.cost[kind]
        return
    by_amount = sorted([(-stock[kind], kind) for kind in range(RESOURCE_COUNT)])[: tile.kinds]
    rest = float(tile.amount - tile.kinds)
    for amount, kind in by_amount:
        more = max(0.0, min(rest, -amount - 1.0))
        stock[kind] -= 1.0 + more
        rest -= more


class Sites:
    """Both building piles: what their tiles lack, the probability of building them, and whether they can be paid."""

    def __init__(self, s: StoneAge, p: Prospect) -> None:
        self.missing = [2.0] * PILES
        self.chance = [0.0] * PILES
        self.lacking = [0.0] * RESOURCE_COUNT
        """Resources that tiles of fixed cost need beyond the stock."""
        self.payable = 0.0
        rest = p.stock.copy()
        for pile in range(PILES):
            if s.tops[pile] == EMPTY:
                continue
            tile = s.tile(pile)
            self.missing[pile] = missing_pips(tile, p.stock) / 10.0
            pips = missing_pips(tile, rest)
            self.chance[pile] = p.places[BUILDING_1 + pile] * max(0.0, 1.0 - pips / 6.0)
            for kind in range(RESOURCE_COUNT):
                self.lacking[kind] += max(0.0, tile.cost[kind] - p.stock[kind]) if tile.kinds == 0 else 0.0
            if pips < 0.5:
                self.payable += 1.0
                pay_tile(tile, rest)
        for pile in range(PILES):
            if self.chance[pile] > 0.0:
                p.spend(self.chance[pile] * s.tile(pile).amount)

    def chance_of(self, tiles: float) -> float:
        """The probability that at least this many tiles are built."""
        first, second = min(1.0, self.chance[0]), min(1.0, self.chance[1])
        if tiles <= 0.0:
            return 1.0
        if tiles <= 1.0:
            return 1.0 - (1.0 - first) * (1.0 - second)
        return first * second if tiles <= 2.0 else 0.0
