"""Buying cards and building: what is paid, and what it gives (SA-S36 to SA-S41, SA-G08 to SA-G10, SA-G15)."""

from typing import Final

from soloist.engine.machine import Chance
from soloist.engine.odds import Odds, dice
from soloist.engine.phrase import Phrase
from soloist.engine.pieces import next_pieces
from soloist.games.stone_age.dealing import FromDeck, draw_card, take_tile
from soloist.games.stone_age.edition import RESOURCES, Card
from soloist.games.stone_age.names import card_gain, card_name, card_text, goods, tile_cost
from soloist.games.stone_age.state import BUILDING_1, CARD_1, EMPTY, PLACES, StoneAge
from soloist.games.stone_age.tools import use_roll
from soloist.games.stone_age.two_resources import BUILD, LEAVE, OpenDecision

GREEN_FOOD: Final = 2  # SA-S39
SAND_FATIGUE: Final = 1  # SA-S40


class Payment(OpenDecision):
    """A payment in resources, piece by piece in the order wood, clay, stone, gold; before the first you may leave it (SA-G15)."""

    def __init__(self, kind: int, first: bool) -> None:
        self.kind: Final = kind
        self.first: Final = first

    def is_first(self) -> bool:
        return self.first

    def choice_token(self, s: StoneAge, option: int) -> str:
        return RESOURCES[option]

    def choice_phrase(self, s: StoneAge, option: int) -> Phrase:
        if option == LEAVE:
            return Phrase("option-leave")
        if option == BUILD:
            return Phrase("option-build")
        return Phrase("option-pay", good=RESOURCES[option], held=s.stock[option])


class BuyCard(Payment):
    """Pay the price of the space, any mix of resources, or leave the card (SA-S37, SA-G15; D6)."""

    rule = "SA-S37"

    def __init__(self, space: int, left: int, kind: int, first: bool) -> None:
        super().__init__(kind, first)
        self.space: Final = space
        self.left: Final = left

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-buy", first=int(self.first), left=self.left, card=card_text(s.card(self.space)))

    def choices(self, s: StoneAge) -> list[int]:
        options = [LEAVE] if self.first else []
        options += next_pieces(s.stock, self.kind, self.left)
        return options

    def choice_target(self, s: StoneAge, option: int) -> str:
        return PLACES[CARD_1 + self.space]

    def choose(self, s: StoneAge, option: int) -> None:
        if option == LEAVE:
            s.tell("SA-G15", "told-left")
            return
        s.stock[option] -= 1
        if s.story is not None:
            s.tell(self.rule, "told-paid", goods=goods(option, 1))
        if self.left > 1:
            s.then(BuyCard(self.space, self.left - 1, option, False))
        else:
            take_card(s, self.space)


def take_card(s: StoneAge, space: int) -> None:
    """The bonus of the background and the gain of the upper half; then the card is discarded unless it is kept (SA-S41)."""
    card = s.card(space)
    s.cards[space] = EMPTY
    if s.story is not None:
        s.tell("SA-S37", "told-bought", name=card_name(card), effect=card_gain(card))
    give_background(s, card)
    gain = card.gain
    kept = False
    if gain == "dice":
        s.then(RollDiceCard())
    elif gain == "food":
        s.food += card.amount
    elif gain == "resource":
        s.gain(card.resource, card.amount)
    elif gain == "roll":
        s.then(RollForResource(card.resource))
    elif gain == "tool":
        s.gain_tool()
    elif gain == "field":
        s.gain_field()
    elif gain == "extra-card":
        # With an empty deck nothing happens, and that alone is no win (SA-G08).
        if s.deck_left:
            s.then(ExtraCard())
    elif gain == "one-use-tool":
        kept = True
        s.one_use.append(card.amount)
        s.one_use.sort(reverse=True)
    elif gain == "two-resources":
        kept = True
        s.two_resources += 1
    # "points" give nothing (SA-G09)
    if not kept:
        s.discarded += 1


def give_background(s: StoneAge, card: Card) -> None:
    """Green gives 2 food (SA-S39), sand raises the fatigue limit by 1, without ceiling (SA-S40, SA-G18)."""
    if card.green:
        s.food += GREEN_FOOD
        s.tell("SA-S39", "told-green", food=GREEN_FOOD)
    else:
        s.fatigue += SAND_FATIGUE
        s.tell("SA-S40", "told-sand", fatigue=s.fatigue)


class RollDiceCard(Chance[StoneAge]):
    """Two dice, of which you keep one; no tools (SA-S38, SA-G03)."""

    rule = "SA-S38"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-dice-card")

    def token(self, s: StoneAge, option: int) -> str:
        return f"{option // 10}-{option % 10}"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("two-dice", high=option // 10, low=option % 10)

    def source(self, s: StoneAge) -> str:
        return "dice-card"

    def odds(self, s: StoneAge) -> Odds:
        return TWO_DICE

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.tell(self.rule, "told-dice-card", high=outcome // 10, low=outcome % 10)
        s.then(KeepDie(outcome // 10, outcome % 10))


_PAIRS: Final = [10 * high + low for high in range(1, 7) for low in range(1, high + 1)]
TWO_DICE: Final = Odds(_PAIRS, [1 if pair % 11 == 0 else 2 for pair in _PAIRS], 36)


class KeepDie(OpenDecision):
    """Choose one of the two dice and take its gain (SA-S38; D8)."""

    rule = "SA-S38"

    def __init__(self, high: int, low: int) -> None:
        self.high: Final = high
        self.low: Final = low

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-keep-die")

    def choices(self, s: StoneAge) -> list[int]:
        return [self.high] if self.high == self.low else [self.high, self.low]

    def choice_token(self, s: StoneAge, option: int) -> str:
        return str(option)

    def choice_phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("option-die", die=option, gain=_die_gain(option))

    def choose(self, s: StoneAge, option: int) -> None:
        if option <= 4:
            s.gain(option - 1, 1)
        elif option == 5:
            s.gain_tool()
        else:
            s.gain_field()
        if s.story is not None:
            s.tell(self.rule, "told-die", die=option, gain=_die_gain(option))


def _die_gain(die: int) -> Phrase:
    return goods(die - 1, 1) if die <= 4 else Phrase("gain", gain="tool" if die == 5 else "field", good="", amount=1)


class RollForResource(Chance[StoneAge]):
    """A resource-roll card: two dice, tools if you like, divided as at the place of that resource (SA-S38)."""

    rule = "SA-S38"

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-resource-roll", good=RESOURCES[self.resource])

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("sum", total=option)

    def source(self, s: StoneAge) -> str:
        return "resource-roll"

    def odds(self, s: StoneAge) -> Odds:
        return dice(2)

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.tell(self.rule, "told-resource-roll", total=outcome)
        use_roll(s, self.resource, outcome)


class ExtraCard(FromDeck):
    """The writing card takes the next card out of the deck: seen, upper half ignored, discarded (SA-G08)."""

    rule = "SA-G08"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-extra-card")

    def settle(self, s: StoneAge, outcome: int) -> None:
        draw_card(s, outcome)
        s.discarded += 1
        card = s.setting.components.cards[outcome]
        if s.story is not None:
            s.tell(self.rule, "told-extra-card", name=card_name(card))
        if s.setting.extra_card_bonus:
            give_background(s, card)


class Build(Payment):
    """Pay the cost of the top tile, or leave it: fixed goods, or n resources of exactly k kinds (SA-S36, SA-G15; D7)."""

    rule = "SA-S36"

    def __init__(self, pile: int, left: int, kinds: int, kind: int, first: bool) -> None:
        super().__init__(kind, first)
        self.pile: Final = pile
        self.left: Final = left
        self.kinds: Final = kinds
        """New kinds still to come; the first piece is always a new one."""

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-build", first=int(self.first), left=self.left, cost=tile_cost(s.tile(self.pile)))

    def choices(self, s: StoneAge) -> list[int]:
        options = [LEAVE] if self.first else []
        tile = s.tile(self.pile)
        if tile.kinds == 0:
            for kind in range(4):
                if s.stock[kind] < tile.cost[kind]:
                    return options
            options.append(BUILD)
            return options
        for kind in range(self.kind, 4):
            same = kind == self.kind and not self.first
            if s.stock[kind] and _can_finish(s.stock, kind, self.left - 1, self.kinds - (0 if same else 1)):
                options.append(kind)
        return options

    def choice_target(self, s: StoneAge, option: int) -> str:
        return PLACES[BUILDING_1 + self.pile]

    def choose(self, s: StoneAge, option: int) -> None:
        if option == LEAVE:
            s.tell("SA-G15", "told-left")
            return
        if option == BUILD:
            cost = s.tile(self.pile).cost
            for kind in range(4):
                s.stock[kind] -= cost[kind]
            self._finish(s)
            return
        s.stock[option] -= 1
        if s.story is not None:
            s.tell(self.rule, "told-paid", goods=goods(option, 1))
        if self.left > 1:
            same = option == self.kind and not self.first
            s.then(Build(self.pile, self.left - 1, self.kinds - (0 if same else 1), option, False))
        else:
            self._finish(s)

    def _finish(self, s: StoneAge) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-built", cost=tile_cost(s.tile(self.pile)), tiles=s.built + 1)
        take_tile(s, self.pile)


def _can_finish(stock: list[int], kind: int, left: int, kinds: int) -> bool:
    """Whether, after one piece of `kind`, `left` more pieces can bring exactly `kinds` new kinds from those behind it."""
    if kinds < 0 or kinds > left:
        return False
    behind = sorted([stock[other] for other in range(kind + 1, 4) if stock[other]], reverse=True)
    return len(behind) >= kinds and left <= stock[kind] - 1 + sum(behind[:kinds])
