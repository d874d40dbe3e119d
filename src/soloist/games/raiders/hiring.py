"""Hiring crew: at the Barracks for the card's price, by a Recruiter for a flat one (RNS-B25, RNS-B57)."""

from typing import Final

from soloist.engine.phrase import Phrase
from soloist.games.raiders.choosing import Cards, FromCrew, hand_spot
from soloist.games.raiders.names import card_name, crew_text
from soloist.games.raiders.state import BARRACKS, DECLINE, MOST_CREW, NONE, SILVER, Raiders

DISMISS: Final = 101


def price(s: Raiders, kind: int, flat: int, leaving: int) -> int:
    """What hiring costs when the member `leaving` is dismissed before: a Recruiter who leaves gives no discount."""
    if flat != NONE:
        return flat
    townsfolk = s.setting.components.townsfolk
    discount = s.building_bonus(BARRACKS)
    if leaving != NONE:
        effect = townsfolk[leaving].crew
        if effect.name == "building" and effect.kind == BARRACKS:
            discount -= effect.amount
    return max(0, townsfolk[kind].cost - discount)


def hireable(s: Raiders, flat: int, leaving: int) -> list[int]:
    """Hand cards that can be paid and fit into the crew: at most 5, at most one hero (RNS-B25)."""
    townsfolk = s.setting.components.townsfolk
    if s.crew_size - (0 if leaving == NONE else 1) >= MOST_CREW:
        return []
    heroes = s.heroes() - (1 if leaving != NONE and townsfolk[leaving].hero else 0)
    return [
        kind
        for kind in range(len(townsfolk))
        if s.hand[kind] and not (heroes and townsfolk[kind].hero) and price(s, kind, flat, leaving) <= s.goods[SILVER]
    ]


class Hire(Cards):
    """Hire a card, dismiss somebody first, or leave it (RNS-B25)."""

    rule = "RNS-B25"

    def __init__(self, flat: int) -> None:
        self.flat: Final = flat

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-hire", silver=s.goods[SILVER])

    def options(self, s: Raiders) -> list[int]:
        options = hireable(s, self.flat, NONE)
        for kind in range(len(s.crew)):
            if s.crew[kind] and hireable(s, self.flat, kind):
                options.append(DISMISS)
                break
        options.append(DECLINE)
        return options

    def token(self, s: Raiders, option: int) -> str:
        return "dismiss" if option == DISMISS else super().token(s, option)

    def phrase(self, s: Raiders, option: int) -> Phrase:
        if option == DISMISS:
            return Phrase("option-dismiss")
        if option == DECLINE:
            return Phrase("option-decline")
        return hire_phrase(s, option, self.flat)

    def target(self, s: Raiders, option: int) -> str:
        return "" if option >= DECLINE else hand_spot(s, option)

    def take(self, s: Raiders, option: int) -> None:
        if option == DECLINE:
            return
        if self.flat == NONE:
            s.used[BARRACKS] = True
        if option == DISMISS:
            s.then(Dismiss(self.flat))
        else:
            hire(s, option, price(s, option, self.flat, NONE))


def hire_phrase(s: Raiders, kind: int, flat: int) -> Phrase:
    card = s.setting.components.townsfolk[kind]
    silver = price(s, kind, flat, NONE)
    return Phrase("option-hire", name=card_name(card), price=silver, strength=card.strength, crew=crew_text(card.crew))


def hire(s: Raiders, kind: int, silver: int) -> None:
    s.pay(SILVER, silver)
    s.hire(kind)
    if s.story is not None:
        s.tell("RNS-B25", "told-hired", card=card_name(s.setting.components.townsfolk[kind]), silver=silver)


class Dismiss(FromCrew):
    """One member leaves, only to make room for a hire that then takes place (RNS-B25)."""

    rule = "RNS-B25"

    def __init__(self, flat: int) -> None:
        self.flat: Final = flat

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-dismiss")

    def options(self, s: Raiders) -> list[int]:
        return [kind for kind in range(len(s.crew)) if s.crew[kind] and hireable(s, self.flat, kind)]

    def take(self, s: Raiders, option: int) -> None:
        s.discard_from_crew(option)
        if s.story is not None:
            s.tell(self.rule, "told-dismissed", card=card_name(s.setting.components.townsfolk[option]))
        s.then(HireNow(self.flat))


class HireNow(Cards):
    """After a dismissal somebody must be hired (RNS-B25)."""

    rule = "RNS-B25"

    def __init__(self, flat: int) -> None:
        self.flat: Final = flat

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-hire", silver=s.goods[SILVER])

    def options(self, s: Raiders) -> list[int]:
        return hireable(s, self.flat, NONE)

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return hire_phrase(s, option, self.flat)

    def target(self, s: Raiders, option: int) -> str:
        return hand_spot(s, option)

    def take(self, s: Raiders, option: int) -> None:
        hire(s, option, price(s, option, self.flat, NONE))
