"""The Town Hall: play a card for its effect there (RNS-B23, RNS-B72)."""

from typing import Final

from soloist.engine.kernel.machine import DECLINE, Act, Decision, waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.choosing import Bargain, Cards, FromCrew, crew_spot, hand_spot
from soloist.games.raiders.components import GOODS, NONE, PLUNDER, PROVISIONS, TOWN_HALL
from soloist.games.raiders.drawing import TurnUpOffering
from soloist.games.raiders.names import OFFERING_MARK, card_name, good_mark, goods, goods_list, price_terms
from soloist.games.raiders.offering import affordable, cost_without, make_offering, tile_on
from soloist.games.raiders.state import SLOTS, Raiders
from soloist.games.raiders.village import Action, exchange, exchange_goods, take_goods


class EnterTownHall(Action):
    """Use the Town Hall. Which card to play is a separate question, because it may be any card of the hand (RNS-B23)."""

    rule = "RNS-B23"
    building = TOWN_HALL
    words = ("play",)
    plain = "play"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def has(self, s: Raiders, word: str) -> bool:
        return can_play(s) == (word == "play")

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return Phrase("play-card"), Phrase("play-terms")

    def take_word(self, s: Raiders, word: str) -> None:
        if word == "play":
            s.then(TownHall(self.colour))


def can_play(s: Raiders) -> bool:
    """Whether a hand card can be played at the Town Hall, even without effect now; heroes cannot (RNS-B62, RNS-S49)."""
    townsfolk = s.setting.components.townsfolk
    for kind in range(len(townsfolk)):
        if s.hand[kind] and not townsfolk[kind].hero:  # RNS-B73
            return True
    return False


class TownHall(Cards):
    """Play a card for its town-hall effect (RNS-B23)."""

    rule = "RNS-B23"
    declining = "decline"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-play")

    def options(self, s: Raiders) -> list[int]:
        townsfolk = s.setting.components.townsfolk
        return [kind for kind in range(len(townsfolk)) if s.hand[kind] > 0 and not townsfolk[kind].hero]

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return card_name(s.setting.components.townsfolk[option]), self.effect(s, option)

    def effect(self, s: Raiders, option: int) -> Phrase:
        """The effect of the card, or that it does nothing now; it may be played in any case (RNS-B72)."""
        text = s.setting.components.townsfolk[option].hall.text()
        tried = s.copy()
        tried.discard_from_hand(option)
        tried.only(PlayCard(option, self.colour))
        asked = waiting(tried)
        return Phrase("hall-idle", effect=text) if asked is not None and asked.possible(tried) == [DECLINE] else text

    def take(self, s: Raiders, option: int) -> None:
        s.used[TOWN_HALL] = True
        effect = self.effect(s, option) if s.story is not None else None
        s.discard_from_hand(option)
        if effect is not None:
            s.tell(self.rule, "told-played", name=card_name(s.setting.components.townsfolk[option]), effect=effect)
            s.touch(hand_spot(s, option))
        s.then(PlayCard(option, self.colour))


class PlayCard(Act[Raiders]):
    """Effects without a choice happen at once, as far as possible; effects with a price or a choice ask first (RNS-B72)."""

    rule = "RNS-B72"

    def __init__(self, kind: int, colour: int) -> None:
        self.kind: Final = kind
        self.colour: Final = colour

    def run(self, s: Raiders) -> None:
        s.setting.components.townsfolk[self.kind].hall.play(s, self.colour)


# --- the Adversary loses something


def weaken(s: Raiders, armour: bool, amount: int) -> None:
    """The Adversary loses armour, or provisions to the supply, but not below 0 (RNS-S47, RNS-S50)."""
    if armour:
        lost = s.foe.lose_armour(amount)
    else:
        lost = s.foe.lose_provisions(amount)
        s.supply[PROVISIONS] += lost
    s.tell("RNS-S47", "told-weakened", good="armour" if armour else "provisions", amount=lost)
    s.touch("foe-armour" if armour else "foe-provisions", -lost)


def take_provisions(s: Raiders, amount: int) -> None:
    """Take provisions from the Adversary; he has no silver to give instead (RNS-S47, RNS-S50, RNS-B52)."""
    taken = s.foe.lose_provisions(amount)
    s.goods[PROVISIONS] += taken
    s.tell("RNS-S47", "told-taken", amount=taken)
    s.touch("provisions", taken)
    s.touch("foe-provisions", -taken)


# --- offerings


def cycle_offerings(s: Raiders) -> None:
    """Put the face-up tiles under the stack as a new group, and turn up as many from the top (RNS-B53)."""
    group = [tile for tile in s.display if tile != NONE]
    if not group:
        return
    s.groups = [*s.groups, group]
    s.group_left = [*s.group_left, len(group)]
    s.group_hidden = [*s.group_hidden, 0]
    s.display = [NONE] * SLOTS
    s.tell("RNS-B53", "told-cycled", tiles=len(group))
    s.touch("stack", len(group))
    s.then(TurnUpSome(len(group)))


class TurnUpSome(Act[Raiders]):
    """Turn up as many tiles as went under the stack; a space that was empty stays empty (RNS-B53)."""

    rule = "RNS-B53"

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: Raiders) -> None:
        for slot in range(self.count - 1, -1, -1):
            s.then(TurnUpOffering(slot))


class CheaperOffering(Bargain):
    """Make an offering for one good less, chosen from the cost of the tile (RNS-B59). Options are pairs of space and good."""

    rule = "RNS-B59"
    declining = "decline"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-cheaper")

    def options(self, s: Raiders) -> list[int]:
        return [pair(slot, good) for slot in range(SLOTS) for good in range(len(GOODS)) if affordable(s, slot, good)]

    def token(self, s: Raiders, option: int) -> str:
        return f"offering-{first_of(option) + 1}-{GOODS[second_of(option)]}"

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        tile, omitted = tile_on(s, first_of(option)), second_of(option)
        gain = Phrase("offering-cheaper", vp=tile.vp, goods=goods(GOODS[omitted], 1))
        return gain, price_terms(goods_list(cost_without(tile, omitted), GOODS))

    def target(self, s: Raiders, option: int) -> str:
        return f"offering-{first_of(option) + 1}"

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return OFFERING_MARK

    def take(self, s: Raiders, option: int) -> None:
        make_offering(s, first_of(option), second_of(option), self.rule)


# --- exchanges


class Exchange(Bargain):
    """You may once pay an amount of one good for one of another, if the supply has it (RNS-B61, RNS-B20)."""

    rule = "RNS-B61"
    declining = "decline"
    words = ("exchange",)

    def __init__(self, paid: int, amount: int, gained: int) -> None:
        self.paid: Final = paid
        self.amount: Final = amount
        self.gained: Final = gained

    def question(self, s: Raiders) -> Phrase:
        pay, gain = goods(GOODS[self.paid], self.amount), goods(GOODS[self.gained], 1)
        return Phrase("ask-exchange", pay=pay, gain=gain)

    def options(self, s: Raiders) -> list[int]:
        return []

    def has(self, s: Raiders, word: str) -> bool:
        return word == self.declining or (s.goods[self.paid] >= self.amount and s.supply[self.gained] > 0)

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return exchange(s, self.gained, 1, goods(GOODS[self.paid], self.amount))

    def word_mark(self, s: Raiders, word: str) -> Mark | None:
        return good_mark(self.gained) if word == "exchange" else super().word_mark(s, word)

    def take_word(self, s: Raiders, word: str) -> None:
        if word == "exchange":
            exchange_goods(s=s, rule=self.rule, giver=TOWN_HALL, paid=self.paid, price=self.amount, gained=self.gained, amount=1)


class PayCrew(FromCrew):
    """Give up a member of the crew for one plunder of your choice; the member does not count as killed (RNS-B58, RNS-B43)."""

    rule = "RNS-B58"
    declining = "decline"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-pay-crew")

    def options(self, s: Raiders) -> list[int]:
        return super().options(s) if plunder_left(s) else []

    def take(self, s: Raiders, option: int) -> None:
        s.discard_from_crew(option)
        if s.story is not None:
            s.tell(self.rule, "told-given-up", card=card_name(s.setting.components.townsfolk[option]))
            s.touch(crew_spot(s, option))
        s.then(ChoosePlunder())


def plunder_left(s: Raiders) -> list[int]:
    """The kinds of plunder that the supply has."""
    return [good for good in PLUNDER if s.supply[good]]


class ChoosePlunder(Decision[Raiders]):
    """Choose gold, iron or livestock, if the supply has it (RNS-B58)."""

    rule = "RNS-B58"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-plunder")

    def options(self, s: Raiders) -> list[int]:
        return plunder_left(s)

    def token(self, s: Raiders, option: int) -> str:
        return GOODS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return goods(GOODS[option], 1)

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return good_mark(option)

    def take(self, s: Raiders, option: int) -> None:
        take_goods(s, self.rule, TOWN_HALL, option, 1)


class SwapOut(FromCrew):
    """Choose which member returns to the hand, to be replaced by another card at no cost (RNS-B51)."""

    rule = "RNS-B51"
    declining = "decline"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-swap-out")

    def options(self, s: Raiders) -> list[int]:
        return [kind for kind in super().options(s) if swappable(s, kind)]

    def take(self, s: Raiders, option: int) -> None:
        s.then(SwapIn(option))


def swappable(s: Raiders, leaving: int) -> list[int]:
    """Hand cards that can replace a member; the crew may have only one hero (RNS-B51)."""
    townsfolk = s.setting.components.townsfolk
    heroes = s.heroes() - townsfolk[leaving].hero
    return [kind for kind in range(len(townsfolk)) if s.hand[kind] and not (heroes and townsfolk[kind].hero)]


class SwapIn(Cards):
    """Choose which hand card replaces the member; the member itself is not an option (RNS-B51)."""

    rule = "RNS-B51"

    def __init__(self, leaving: int) -> None:
        self.leaving: Final = leaving

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-swap-in", card=card_name(s.setting.components.townsfolk[self.leaving]))

    def options(self, s: Raiders) -> list[int]:
        return swappable(s, self.leaving)

    def take(self, s: Raiders, option: int) -> None:
        s.hire(option)
        s.crew[self.leaving] -= 1
        s.crew_size -= 1
        s.hand[self.leaving] += 1
        s.hand_size += 1
        if s.story is not None:
            townsfolk = s.setting.components.townsfolk
            s.tell(self.rule, "told-swapped", out=card_name(townsfolk[self.leaving]), into=card_name(townsfolk[option]))
            s.touch(hand_spot(s, self.leaving))
            s.touch(crew_spot(s, option))
