"""The buildings except the Town Hall: what each gives the worker placed or picked up there."""

from typing import ClassVar, Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.choosing import Bargain, HandCard, hand_spot
from soloist.games.raiders.components import (
    ARMOURY,
    BLACK,
    BUILDINGS,
    GATE_HOUSE,
    GOLD,
    GOODS,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    MOST_ARMOUR,
    NONE,
    PROVISIONS,
    SILVER,
    SILVERSMITH,
    TREASURY,
    WHITE,
)
from soloist.games.raiders.drawing import DrawCards, can_draw
from soloist.games.raiders.names import OFFERING_MARK, card_name, free_terms, good_mark, goods, goods_list, price_terms
from soloist.games.raiders.offering import make_offering, offerable, tile_on
from soloist.games.raiders.state import GOODS_LIMIT, HAND_LIMIT, Raiders

GATE_HOUSE_CARDS: Final = 2  # RNS-B22
CARDS_FOR_GOLD: Final = 2  # RNS-B24
SILVER_FOR_CARD: Final = 2
ARMOUR_FOR_IRON: Final = 2  # RNS-B26
SILVER_FOR_ARMOUR: Final = 2
PROVISIONS_FOR_LIVESTOCK: Final = 2  # RNS-B28


# --- what the buildings give


def gate_house_cards(s: Raiders) -> int:
    """2 cards, and one more for each Gatekeeper (RNS-B22)."""
    return GATE_HOUSE_CARDS + s.building_bonus(GATE_HOUSE)


def mill_provisions(s: Raiders, colour: int) -> int:
    """1 with a black worker, otherwise 2; more with Foragers (RNS-B27)."""
    return (1 if colour == BLACK else 2) + s.building_bonus(MILL)


def silversmith_silver(s: Raiders, colour: int) -> int:
    """3 with a black worker, otherwise 2; one more for each Jeweller (RNS-B27)."""
    return (3 if colour == BLACK else 2) + s.building_bonus(SILVERSMITH)


def can_slaughter(s: Raiders) -> bool:
    """Whether livestock can become provisions (RNS-B28, RNS-B20)."""
    return s.goods[LIVESTOCK] > 0 and s.supply[PROVISIONS] >= PROVISIONS_FOR_LIVESTOCK


def beyond(s: Raiders, good: int, amount: int) -> int:
    """How much of a gain would be lost to the limit if the turn ended now (RNS-B19)."""
    return max(0, min(amount, s.goods[good] + amount - GOODS_LIMIT)) if good in (SILVER, PROVISIONS) else 0


def gift(s: Raiders, good: int, amount: int) -> tuple[Phrase, Phrase]:
    """The gain and terms of free goods, as far as the supply has them (RNS-B20)."""
    got = min(amount, s.supply[good])
    return goods(GOODS[good], got), free_terms(beyond(s, good, got))


def exchange(s: Raiders, good: int, amount: int, cost: Phrase) -> tuple[Phrase, Phrase]:
    """The gain and terms of goods that cost something."""
    return goods(GOODS[good], amount), price_terms(cost, beyond(s, good, amount))


def take_goods(s: Raiders, rule: str, giver: int, good: int, amount: int) -> None:
    """Take goods from the supply, as far as it has them (RNS-B20). `giver` is the building, the Town Hall for a card played
    there."""
    got = s.gain(good, amount)
    if s.story is not None:
        s.tell(rule, "told-gain", goods=goods(GOODS[good], got), giver=BUILDINGS[giver])
        s.touch(GOODS[good], got)


def exchange_goods(s: Raiders, rule: str, giver: int, paid: int, price: int, gained: int, amount: int) -> None:
    """Pay an amount of one good for an amount of another."""
    s.pay(paid, price)
    got = s.gain(gained, amount)
    if s.story is not None:
        s.tell(rule, "told-exchanged", paid=goods(GOODS[paid], price), goods=goods(GOODS[gained], got), giver=BUILDINGS[giver])
        s.touch(GOODS[paid], -price)
        s.touch(GOODS[gained], got)


# --- the actions


class Action(Bargain):
    """Use the building in one of its ways, or decline (RNS-B15). Options are the goods paid or taken, unless stated otherwise.

    An action that costs nothing and can never hurt cannot be declined.
    """

    declining = "decline"
    building: ClassVar[int] = NONE

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-action", building=BUILDINGS[self.building])

    def options(self, s: Raiders) -> list[int]:
        return []

    def token(self, s: Raiders, option: int) -> str:
        return GOODS[option]

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return good_mark(option)


class Spent(Action):
    """A building that has been used this turn (RNS-B16)."""

    rule = "RNS-B16"

    def __init__(self, spent: int) -> None:
        self.spent: Final = spent

    def both(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return Phrase("leave-it"), Phrase("spent-terms")

    def take_word(self, s: Raiders, word: str) -> None:
        s.tell(self.rule, "told-used-already", building=BUILDINGS[self.spent])
        s.touch(BUILDINGS[self.spent])


class GateHouse(Action):
    """Draw 2 cards, and one more for each Gatekeeper (RNS-B22). Declining is offered only if the hand limit or the end of the
    pile could make drawing a disadvantage."""

    rule = "RNS-B22"
    building = GATE_HOUSE
    words = ("draw",)
    plain = "draw"

    def has(self, s: Raiders, word: str) -> bool:
        if word == "draw":
            return can_draw(s)
        cards = gate_house_cards(s)
        return s.hand_size + cards > HAND_LIMIT or s.deck_left < cards

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        cards = min(gate_house_cards(s), s.deck_left + s.under_left + s.discards_left)
        return Phrase("draw-cards", cards=cards), free_terms(max(0, s.hand_size + cards - HAND_LIMIT))

    def take_word(self, s: Raiders, word: str) -> None:
        if word == "draw":
            s.used[GATE_HOUSE] = True
            s.then(DrawCards(gate_house_cards(s)))


class Treasury(Action):
    """One card for 2 silver, or two cards for 1 gold (RNS-B24)."""

    rule = "RNS-B24"
    building = TREASURY

    def options(self, s: Raiders) -> list[int]:
        options: list[int] = []
        if s.hand_size >= 1:
            options.append(SILVER)
        if s.hand_size >= CARDS_FOR_GOLD and s.supply[GOLD]:
            options.append(GOLD)
        return options

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return exchange(s, option, treasury_gives(option), cards_given(s, treasury_asks(option)))

    def take(self, s: Raiders, option: int) -> None:
        s.used[TREASURY] = True
        s.then(SellCards(treasury_asks(option), 0, option))


def treasury_asks(good: int) -> int:
    """How many cards it takes for this good."""
    return 1 if good == SILVER else CARDS_FOR_GOLD


def treasury_gives(good: int) -> int:
    return SILVER_FOR_CARD if good == SILVER else 1


def cards_given(s: Raiders, number: int) -> Phrase:
    """The cards to give, by name if there is no choice; then the player is not asked."""
    kinds = [kind for kind in range(len(s.hand)) if s.hand[kind]]
    if len(kinds) > 1 and s.hand_size > number:
        return Phrase("some-cards", cards=number)
    copies = [kind for kind in kinds for _ in range(s.hand[kind])]
    return Phrase("list", goods=tuple([card_name(s.setting.components.townsfolk[kind]) for kind in copies[:number]]))


class SellCards(HandCard):
    """Choose which cards go to the Treasury (RNS-B24)."""

    rule = "RNS-B24"

    def __init__(self, left: int, first: int, good: int) -> None:
        super().__init__(left, first)
        self.good: Final = good

    def asking(self, left: int, first: int) -> HandCard:
        return SellCards(left, first, self.good)

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-sell", left=self.left, goods=goods(GOODS[self.good], treasury_gives(self.good)))

    def take(self, s: Raiders, option: int) -> None:
        s.discard_from_hand(option)
        if s.story is not None:
            s.tell(self.rule, "told-sold", card=card_name(s.setting.components.townsfolk[option]))
            s.touch(hand_spot(s, option))
        if self.left > 1:
            s.then(self.rest(option))
        else:
            take_goods(s, self.rule, TREASURY, self.good, treasury_gives(self.good))


class Armoury(Action):
    """1 iron for 2 armour, or 2 silver for 1 armour; the track ends at 10 (RNS-B26)."""

    rule = "RNS-B26"
    building = ARMOURY

    def options(self, s: Raiders) -> list[int]:
        options: list[int] = []
        if s.armour < MOST_ARMOUR:
            if s.goods[IRON]:
                options.append(IRON)
            if s.goods[SILVER] >= SILVER_FOR_ARMOUR:
                options.append(SILVER)
        return options

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        got = min(self.armour(option), MOST_ARMOUR - s.armour)
        return goods("armour", got), price_terms(goods(GOODS[option], self.price(option)))

    def price(self, good: int) -> int:
        return 1 if good == IRON else SILVER_FOR_ARMOUR

    def armour(self, good: int) -> int:
        return ARMOUR_FOR_IRON if good == IRON else 1

    def take(self, s: Raiders, option: int) -> None:
        s.used[ARMOURY] = True
        paid = self.price(option)
        s.pay(option, paid)
        got = s.gain_armour(self.armour(option))
        if s.story is not None:
            s.tell(self.rule, "told-armour-bought", paid=goods(GOODS[option], paid), gained=got, armour=s.armour)
            s.touch(GOODS[option], -paid)
            s.touch("armour", got)


class Mill(Action):
    """Provisions by the colour of the worker; a white worker may take gold instead (RNS-B27, RNS-B50)."""

    rule = "RNS-B27"
    building = MILL
    plain = "provisions"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def options(self, s: Raiders) -> list[int]:
        return [PROVISIONS, GOLD] if self.colour == WHITE and s.supply[GOLD] else [PROVISIONS]

    def has(self, s: Raiders, word: str) -> bool:
        return False

    def amount(self, s: Raiders, option: int) -> int:
        return 1 if option == GOLD else mill_provisions(s, self.colour)

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return gift(s, option, self.amount(s, option))

    def take(self, s: Raiders, option: int) -> None:
        s.used[MILL] = True
        take_goods(s, self.rule, MILL, option, self.amount(s, option))


class Silversmith(Action):
    """Silver by the colour of the worker (RNS-B27)."""

    rule = "RNS-B27"
    building = SILVERSMITH
    plain = "silver"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def options(self, s: Raiders) -> list[int]:
        return [SILVER]

    def has(self, s: Raiders, word: str) -> bool:
        return False

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return gift(s, SILVER, silversmith_silver(s, self.colour))

    def take(self, s: Raiders, option: int) -> None:
        s.used[SILVERSMITH] = True
        take_goods(s, self.rule, SILVERSMITH, SILVER, silversmith_silver(s, self.colour))


class LongHouse(Action):
    """1 livestock for 2 provisions, or an offering; each Sage adds an action (RNS-B28, RNS-B54). Options are spaces of the
    display."""

    rule = "RNS-B28"
    building = LONG_HOUSE
    words = ("livestock",)

    def __init__(self, more: int) -> None:
        self.more: Final = more

    def options(self, s: Raiders) -> list[int]:
        return offerable(s)

    def has(self, s: Raiders, word: str) -> bool:
        return word == self.declining or can_slaughter(s)

    def token(self, s: Raiders, option: int) -> str:
        return f"offering-{option + 1}"

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        if option < 0:
            return exchange(s, PROVISIONS, PROVISIONS_FOR_LIVESTOCK, goods("livestock", 1))
        tile = tile_on(s, option)
        return Phrase("offering-vp", vp=tile.vp), price_terms(goods_list(tile.cost, GOODS))

    def target(self, s: Raiders, option: int) -> str:
        return f"offering-{option + 1}"

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return OFFERING_MARK

    def word_mark(self, s: Raiders, word: str) -> Mark | None:
        return good_mark(LIVESTOCK) if word == "livestock" else super().word_mark(s, word)

    def take(self, s: Raiders, option: int) -> None:
        self._use(s)
        make_offering(s, option, NONE, self.rule)

    def take_word(self, s: Raiders, word: str) -> None:
        if word == "livestock":
            self._use(s)
            exchange_goods(
                s=s, rule=self.rule, giver=LONG_HOUSE, paid=LIVESTOCK, price=1, gained=PROVISIONS, amount=PROVISIONS_FOR_LIVESTOCK
            )

    def _use(self, s: Raiders) -> None:
        s.used[LONG_HOUSE] = True
        if self.more:
            s.then(LongHouse(self.more - 1))
