"""The buildings, the Town Hall aside: what each does for the worker placed or picked up there (RNS-B14 to RNS-B28)."""

from typing import Final

from soloist.engine.machine import Decision
from soloist.engine.phrase import Phrase
from soloist.games.raiders.adversary import MOST_ARMOUR
from soloist.games.raiders.choosing import FromHand
from soloist.games.raiders.drawing import DrawCards, can_draw
from soloist.games.raiders.edition import BUILDINGS, COLOURS, GOODS
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.names import card_name, goods
from soloist.games.raiders.offering import make_offering, offer_phrase, offerable
from soloist.games.raiders.state import (
    ARMOURY,
    BARRACKS,
    BLACK,
    DECLINE,
    GATE_HOUSE,
    GOLD,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    NONE,
    PROVISIONS,
    SILVER,
    SILVERSMITH,
    TREASURY,
    WHITE,
    Raiders,
)  # fmt: skip

GATE_HOUSE_CARDS: Final = 2


def use_building(s: Raiders, building: int, colour: int) -> None:
    """Offer the action of a building other than the Town Hall, once a turn (RNS-B15, RNS-B16)."""
    if s.used[building]:
        s.tell("RNS-B16", "told-used-already", building=BUILDINGS[building])
    elif building == GATE_HOUSE:
        s.then(GateHouse())
    elif building == TREASURY:
        s.then(Treasury())
    elif building == BARRACKS:
        s.then(Hire(NONE))
    elif building == ARMOURY:
        s.then(Armoury())
    elif building == MILL:
        s.then(Mill(colour))
    elif building == SILVERSMITH:
        s.then(Silversmith(colour))
    else:
        s.then(LongHouse(s.building_bonus(LONG_HOUSE), True))


def building_phrase(s: Raiders, message: str, building: int, colour: int) -> Phrase:
    """What a building offers a worker of this colour, with what the crew adds."""
    amount = 0
    if building == GATE_HOUSE:
        amount = GATE_HOUSE_CARDS + s.building_bonus(GATE_HOUSE)
    elif building == MILL:
        amount = Mill(colour).amount(s, PROVISIONS)
    elif building == SILVERSMITH:
        amount = Silversmith(colour).amount(s)
    used = "yes" if s.used[building] else "no"
    return Phrase(message, building=BUILDINGS[building], worker=COLOURS[colour], amount=amount, used=used)


class Action(Decision[Raiders]):
    """Use the building, in one of its ways, or decline (RNS-B15). Options are goods paid or taken, unless said otherwise."""

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-action", building=self.building())

    def building(self) -> str:
        raise NotImplementedError

    def ways(self, s: Raiders) -> list[int]:
        raise NotImplementedError

    def use(self, s: Raiders, option: int) -> None:
        raise NotImplementedError

    def options(self, s: Raiders) -> list[int]:
        options = self.ways(s)
        options.append(DECLINE)
        return options

    def token(self, s: Raiders, option: int) -> str:
        return "decline" if option == DECLINE else self.way_token(s, option)

    def way_token(self, s: Raiders, option: int) -> str:
        return GOODS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-decline") if option == DECLINE else self.way_phrase(s, option)

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        raise NotImplementedError

    def take(self, s: Raiders, option: int) -> None:
        if option != DECLINE:
            s.used[BUILDINGS.index(self.building())] = True
            self.use(s, option)


class GateHouse(Action):
    """Draw 2 cards, and one more for each Gatekeeper (RNS-B22)."""

    rule = "RNS-B22"

    def building(self) -> str:
        return "gate-house"

    def ways(self, s: Raiders) -> list[int]:
        return [0] if can_draw(s) else []

    def way_token(self, s: Raiders, option: int) -> str:
        return "draw"

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-draw", cards=GATE_HOUSE_CARDS + s.building_bonus(GATE_HOUSE))

    def use(self, s: Raiders, option: int) -> None:
        s.then(DrawCards(GATE_HOUSE_CARDS + s.building_bonus(GATE_HOUSE)))


class Treasury(Action):
    """One card for 2 silver, or two cards for 1 gold (RNS-B24)."""

    rule = "RNS-B24"

    def building(self) -> str:
        return "treasury"

    def ways(self, s: Raiders) -> list[int]:
        ways = []
        if s.hand_size >= 1:
            ways.append(SILVER)
        if s.hand_size >= 2 and s.supply[GOLD]:
            ways.append(GOLD)
        return ways

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-treasury", good=GOODS[option])

    def use(self, s: Raiders, option: int) -> None:
        s.then(SellCards(1 if option == SILVER else 2, 0, option))


class SellCards(FromHand):
    """Which cards go to the Treasury (RNS-B24)."""

    rule = "RNS-B24"

    def __init__(self, left: int, first: int, good: int) -> None:
        super().__init__(left, first)
        self.good: Final = good

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-sell", left=self.left)

    def take(self, s: Raiders, option: int) -> None:
        s.discard_from_hand(option)
        if s.story is not None:
            s.tell(self.rule, "told-discarded", card=card_name(s.setting.components.townsfolk[option]))
        if self.left > 1:
            s.then(SellCards(self.left - 1, option, self.good))
        else:
            take_goods(s, self.rule, self.good, 2 if self.good == SILVER else 1)


def take_goods(s: Raiders, rule: str, good: int, amount: int) -> None:
    got = s.gain(good, amount)
    if s.story is not None:
        s.tell(rule, "told-gain", goods=goods(GOODS[good], got))


class Armoury(Action):
    """1 iron for 2 armour or 2 silver for 1; the track ends at 10 (RNS-B26)."""

    rule = "RNS-B26"

    def building(self) -> str:
        return "armoury"

    def ways(self, s: Raiders) -> list[int]:
        ways: list[int] = []
        if s.armour < MOST_ARMOUR:
            if s.goods[IRON]:
                ways.append(IRON)
            if s.goods[SILVER] >= 2:
                ways.append(SILVER)
        return ways

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-armoury", good=GOODS[option])

    def use(self, s: Raiders, option: int) -> None:
        s.pay(option, 1 if option == IRON else 2)
        got = s.gain_armour(2 if option == IRON else 1)
        s.tell(self.rule, "told-armour", gained=got, armour=s.armour)


class Mill(Action):
    """Provisions by the colour of the worker, more with Foragers; a white worker may take gold (RNS-B27, RNS-B50)."""

    rule = "RNS-B27"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def building(self) -> str:
        return "mill"

    def ways(self, s: Raiders) -> list[int]:
        return [PROVISIONS, GOLD] if self.colour == WHITE and s.supply[GOLD] else [PROVISIONS]

    def amount(self, s: Raiders, option: int) -> int:
        if option == GOLD:
            return 1
        return (1 if self.colour == BLACK else 2) + s.building_bonus(MILL)

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-take", goods=goods(GOODS[option], self.amount(s, option)))

    def use(self, s: Raiders, option: int) -> None:
        take_goods(s, self.rule, option, self.amount(s, option))


class Silversmith(Action):
    """3 silver with a black worker, else 2; one more for each Jeweller (RNS-B27)."""

    rule = "RNS-B27"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def building(self) -> str:
        return "silversmith"

    def ways(self, s: Raiders) -> list[int]:
        return [SILVER]

    def amount(self, s: Raiders) -> int:
        return (3 if self.colour == BLACK else 2) + s.building_bonus(SILVERSMITH)

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-take", goods=goods("silver", self.amount(s)))

    def use(self, s: Raiders, option: int) -> None:
        take_goods(s, self.rule, SILVER, self.amount(s))


class LongHouse(Action):
    """1 livestock for 2 provisions, or an offering; each Sage adds an action (RNS-B28, RNS-B54)."""

    rule = "RNS-B28"

    def __init__(self, more: int, first: bool) -> None:
        self.more: Final = more
        self.first: Final = first

    def building(self) -> str:
        return "long-house"

    def ways(self, s: Raiders) -> list[int]:
        """Spaces of the display, and the livestock that becomes provisions."""
        ways = offerable(s)
        if s.goods[LIVESTOCK] and s.supply[PROVISIONS] >= 2:
            ways.append(LIVESTOCK)
        return ways

    def way_token(self, s: Raiders, option: int) -> str:
        return "livestock" if option == LIVESTOCK else f"offering-{option + 1}"

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-livestock") if option == LIVESTOCK else offer_phrase(s, option)

    def target(self, s: Raiders, option: int) -> str:
        return f"offering-{option + 1}" if option < LIVESTOCK else ""

    def use(self, s: Raiders, option: int) -> None:
        if self.more:
            s.then(LongHouse(self.more - 1, False))
        if option == LIVESTOCK:
            s.pay(LIVESTOCK, 1)
            take_goods(s, self.rule, PROVISIONS, 2)
        else:
            make_offering(s, option, NONE, self.rule)
