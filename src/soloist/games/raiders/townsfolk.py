"""The Town Hall: a card is played for its effect there (RNS-B23, RNS-B48 to RNS-B62, RNS-B72, RNS-S46 to RNS-S50)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.games.raiders.choosing import Cards, FromCrew, hand_spot
from soloist.games.raiders.drawing import DrawCards, TurnUpOffering
from soloist.games.raiders.edition import BUILDINGS, GOODS
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.names import card_name, goods, hall_text, tile_text
from soloist.games.raiders.offering import affordable, make_offering
from soloist.games.raiders.state import (
    DECLINE,
    GOLD,
    IRON,
    LIVESTOCK,
    NONE,
    PROVISIONS,
    SLOTS,
    TOWN_HALL,
    Raiders,
    allows,
)  # fmt: skip
from soloist.games.raiders.village import Action, building_phrase, take_goods, use_building

PLUNDER: Final = (GOLD, IRON, LIVESTOCK)
YES: Final = 0


class TownHall(Action):
    """Play a card for its town-hall effect; heroes have none (RNS-B23, RNS-B73)."""

    rule = "RNS-B23"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def building(self) -> str:
        return "town-hall"

    def ways(self, s: Raiders) -> list[int]:
        townsfolk = s.setting.components.townsfolk
        return [kind for kind in range(len(townsfolk)) if s.hand[kind] and not townsfolk[kind].hero]

    def way_token(self, s: Raiders, option: int) -> str:
        return s.setting.components.townsfolk[option].id

    def way_phrase(self, s: Raiders, option: int) -> Phrase:
        card = s.setting.components.townsfolk[option]
        return Phrase("option-play", name=card_name(card), effect=hall_text(card.hall))

    def target(self, s: Raiders, option: int) -> str:
        return "" if option == DECLINE else hand_spot(s, option)

    def use(self, s: Raiders, option: int) -> None:
        s.discard_from_hand(option)
        card = s.setting.components.townsfolk[option]
        if s.story is not None:
            s.tell(self.rule, "told-played", name=card_name(card), effect=hall_text(card.hall))
        s.then(HallEffect(option, self.colour))


class HallEffect(Act[Raiders]):
    """Plain effects happen at once and as far as possible; those with a price or a choice are asked (RNS-B72)."""

    rule = "RNS-B72"

    def __init__(self, kind: int, colour: int) -> None:
        self.kind: Final = kind
        self.colour: Final = colour

    def run(self, s: Raiders) -> None:
        effect = s.setting.components.townsfolk[self.kind].hall
        name = effect.name
        if name == "gain":
            for good in range(5):
                if effect.gains[good]:
                    take_goods(s, self.rule, good, effect.gains[good])
            if effect.gains[5]:
                got = s.gain_armour(effect.gains[5])
                s.tell(self.rule, "told-armour", gained=got, armour=s.armour)
        elif name == "draw":
            s.then(DrawCards(effect.amount))
        elif name == "weaken":
            weaken(s, effect.per == "armour", effect.amount)
        elif name == "take":
            take_provisions(s, effect.amount)
        elif name == "cycle":
            cycle_offerings(s)
        elif name == "exchange":
            s.then(PayCrew() if effect.per == "crew" else Exchange(GOODS.index(effect.per), effect.amount, effect.good))
        elif name == "hire":
            s.then(Hire(effect.amount))
        elif name == "swap":
            s.then(SwapOut())
        elif name == "building":
            s.then(CopyBuilding(self.colour))
        elif name == "offering":
            s.then(CheaperOffering())
        else:
            s.tell("RNS-S48", "told-void")


def weaken(s: Raiders, armour: bool, amount: int) -> None:
    """The Adversary loses armour, or provisions to the supply, as far as he has any (RNS-S47, RNS-S50)."""
    if armour:
        lost = s.foe.lose_armour(amount)
    else:
        lost = s.foe.lose_provisions(amount)
        s.supply[PROVISIONS] += lost
    s.tell("RNS-S47", "told-weakened", good="armour" if armour else "provisions", amount=lost)


def take_provisions(s: Raiders, amount: int) -> None:
    """From the Adversary to you; he has no silver to give instead (RNS-S47, RNS-S50)."""
    taken = s.foe.lose_provisions(amount)
    s.goods[PROVISIONS] += taken
    s.tell("RNS-S47", "told-taken", amount=taken)


def cycle_offerings(s: Raiders) -> None:
    """The face-up tiles go under the stack as a group of their own, and as many are turned up from its top (RNS-B53)."""
    group = [tile for tile in s.display if tile != NONE]
    if not group:
        return
    s.groups.append(group)
    s.group_left.append(len(group))
    s.group_hidden.append(0)
    for slot in range(SLOTS):
        s.display[slot] = NONE
    s.tell("RNS-B53", "told-cycled", tiles=len(group))
    s.then(TurnUpSome(len(group)))


class TurnUpSome(Act[Raiders]):
    """As many tiles as went under the stack, no more: an empty space stays empty (RNS-B53)."""

    rule = "RNS-B53"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: Raiders) -> None:
        for slot in range(self.count - 1, -1, -1):
            s.then(TurnUpOffering(slot))


class Exchange(Decision[Raiders]):
    """Pay some of one good for one of another, once, if you like and if the supply has it (RNS-B61, RNS-B20)."""

    rule = "RNS-B61"

    def __init__(self, paid: int, amount: int, gained: int) -> None:
        self.paid: Final = paid
        self.amount: Final = amount
        self.gained: Final = gained

    def question(self, s: Raiders) -> Phrase:
        pay, gain = goods(GOODS[self.paid], self.amount), goods(GOODS[self.gained], 1)
        return Phrase("ask-exchange", pay=pay, gain=gain)

    def options(self, s: Raiders) -> list[int]:
        possible = s.goods[self.paid] >= self.amount and s.supply[self.gained]
        return [YES, DECLINE] if possible else [DECLINE]

    def token(self, s: Raiders, option: int) -> str:
        return "decline" if option == DECLINE else "exchange"

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-decline") if option == DECLINE else Phrase("option-exchange")

    def take(self, s: Raiders, option: int) -> None:
        if option != DECLINE:
            s.pay(self.paid, self.amount)
            take_goods(s, self.rule, self.gained, 1)


class PayCrew(FromCrew):
    """Give up a member of the crew for one plunder of your choice; nobody counts as killed (RNS-B58, RNS-B43)."""

    rule = "RNS-B58"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-pay-crew")

    def options(self, s: Raiders) -> list[int]:
        options = super().options(s) if s.supply[GOLD] or s.supply[IRON] or s.supply[LIVESTOCK] else []
        options.append(DECLINE)
        return options

    def take(self, s: Raiders, option: int) -> None:
        if option != DECLINE:
            s.discard_from_crew(option)
            if s.story is not None:
                s.tell(self.rule, "told-dismissed", card=card_name(s.setting.components.townsfolk[option]))
            s.then(ChoosePlunder())


class ChoosePlunder(Decision[Raiders]):
    """Gold, iron or livestock, of what the supply has (RNS-B58)."""

    rule = "RNS-B58"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-plunder")

    def options(self, s: Raiders) -> list[int]:
        return [good for good in PLUNDER if s.supply[good]]

    def token(self, s: Raiders, option: int) -> str:
        return GOODS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return goods(GOODS[option], 1)

    def take(self, s: Raiders, option: int) -> None:
        take_goods(s, self.rule, option, 1)


class SwapOut(FromCrew):
    """Which member returns to the hand for another card, free of charge (RNS-B51)."""

    rule = "RNS-B51"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-swap-out")

    def options(self, s: Raiders) -> list[int]:
        options = [kind for kind in super().options(s) if swappable(s, kind)]
        options.append(DECLINE)
        return options

    def take(self, s: Raiders, option: int) -> None:
        if option != DECLINE:
            s.then(SwapIn(option))


def swappable(s: Raiders, leaving: int) -> list[int]:
    """Hand cards that may come in for a member; at most one hero is left in the crew (RNS-B51)."""
    townsfolk = s.setting.components.townsfolk
    heroes = s.heroes() - (1 if townsfolk[leaving].hero else 0)
    return [kind for kind in range(len(townsfolk)) if s.hand[kind] and not (heroes and townsfolk[kind].hero)]


class SwapIn(Cards):
    """Which hand card comes in; not the one just taken back (RNS-B51)."""

    rule = "RNS-B51"

    def __init__(self, leaving: int) -> None:
        self.leaving: Final = leaving

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-swap-in", card=card_name(s.setting.components.townsfolk[self.leaving]))

    def options(self, s: Raiders) -> list[int]:
        return swappable(s, self.leaving)

    def target(self, s: Raiders, option: int) -> str:
        return hand_spot(s, option)

    def take(self, s: Raiders, option: int) -> None:
        s.hire(option)
        s.crew[self.leaving] -= 1
        s.crew_size -= 1
        s.hand[self.leaving] += 1
        s.hand_size += 1
        if s.story is not None:
            townsfolk = s.setting.components.townsfolk
            s.tell(self.rule, "told-swapped", out=card_name(townsfolk[self.leaving]), into=card_name(townsfolk[option]))


class CopyBuilding(Decision[Raiders]):
    """The Merchant uses any other building as if the worker stood there, once a turn like everybody (RNS-B60, RNS-S43)."""

    rule = "RNS-B60"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-copy")

    def options(self, s: Raiders) -> list[int]:
        options = []
        for building in range(8):
            barred = building == TOWN_HALL or (s.setting.closed_to_merchant and building == s.closed)
            if not barred and not s.used[building] and allows(building, self.colour):
                options.append(building)
        options.append(DECLINE)
        return options

    def token(self, s: Raiders, option: int) -> str:
        return "decline" if option == DECLINE else BUILDINGS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        if option == DECLINE:
            return Phrase("option-decline")
        return building_phrase(s, "option-place", option, self.colour)

    def target(self, s: Raiders, option: int) -> str:
        return "" if option == DECLINE else BUILDINGS[option]

    def take(self, s: Raiders, option: int) -> None:
        if option != DECLINE:
            use_building(s, option, self.colour)


class CheaperOffering(Decision[Raiders]):
    """An offering for one good less, of your choice among those of the tile (RNS-B59); options are 10 × space + good."""

    rule = "RNS-B59"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-cheaper")

    def options(self, s: Raiders) -> list[int]:
        options = [10 * slot + good for slot in range(SLOTS) for good in range(5) if affordable(s, slot, good)]
        options.append(DECLINE)
        return options

    def token(self, s: Raiders, option: int) -> str:
        return "decline" if option == DECLINE else f"offering-{option // 10 + 1}-{GOODS[option % 10]}"

    def phrase(self, s: Raiders, option: int) -> Phrase:
        if option == DECLINE:
            return Phrase("option-decline")
        tile = s.setting.components.offerings[s.display[option // 10]]
        return Phrase("option-cheaper", tile=tile_text(tile), goods=goods(GOODS[option % 10], 1))

    def target(self, s: Raiders, option: int) -> str:
        return "" if option == DECLINE else f"offering-{option // 10 + 1}"

    def take(self, s: Raiders, option: int) -> None:
        if option != DECLINE:
            make_offering(s, option // 10, option % 10, self.rule)
