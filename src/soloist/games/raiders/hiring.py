"""Hiring crew: at the Barracks for the price of the card, or with a Recruiter for a flat price (RNS-B25, RNS-B57)."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.choosing import Cards, FromCrew, crew_spot
from soloist.games.raiders.components import BARRACKS, NONE, SILVER
from soloist.games.raiders.names import card_name, hire_terms
from soloist.games.raiders.state import MOST_CREW, Raiders


def price(s: Raiders, kind: int, flat: int) -> int:
    """What hiring a card costs now."""
    return flat if flat != NONE else max(0, s.setting.components.townsfolk[kind].cost - s.building_bonus(BARRACKS))


def hireable(s: Raiders, flat: int, leaving: int) -> list[int]:
    """Hand cards you can pay for and that fit into the crew (at most 5 members, one hero), once `leaving` has left (RNS-B25)."""
    if not s.hand_size or s.crew_size - (leaving != NONE) >= MOST_CREW:
        return []
    townsfolk = s.setting.components.townsfolk
    heroes = discount = 0
    for card in s.members():
        heroes += card.hero
        discount += card.crew.bonus(BARRACKS)
    if leaving != NONE:
        # A Recruiter who leaves gives no discount.
        heroes -= townsfolk[leaving].hero
        discount -= townsfolk[leaving].crew.bonus(BARRACKS)
    found: list[int] = []
    for kind in range(len(townsfolk)):
        if s.hand[kind] and not (heroes and townsfolk[kind].hero):
            silver = flat if flat != NONE else max(0, townsfolk[kind].cost - discount)
            if silver <= s.goods[SILVER]:
                found.append(kind)
    return found


class Hire(Cards):
    """Hire a card, dismiss a member first, or decline (RNS-B25). `flat` is the price of a Recruiter, or NONE."""

    rule = "RNS-B25"
    declining = "decline"
    words = ("dismiss",)

    def __init__(self, flat: int) -> None:
        self.flat: Final = flat

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-hire", silver=s.goods[SILVER])

    def options(self, s: Raiders) -> list[int]:
        return hireable(s, self.flat, NONE)

    def has(self, s: Raiders, word: str) -> bool:
        if word == self.declining:
            return True
        if s.hand_size:
            for kind in range(len(s.crew)):
                if s.crew[kind] and hireable(s, self.flat, kind):
                    return True
        return False

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return hire_bargain(s, option, self.flat) if option >= 0 else (Phrase("dismiss-first"), Phrase("dismiss-terms"))

    def take(self, s: Raiders, option: int) -> None:
        self._use(s)
        hire(s, option, price(s, option, self.flat))

    def take_word(self, s: Raiders, word: str) -> None:
        if word == "dismiss":
            self._use(s)
            s.then(Dismiss(self.flat))

    def _use(self, s: Raiders) -> None:
        """Mark the Barracks as used, unless a Recruiter's card was played instead (RNS-B57)."""
        if self.flat == NONE:
            s.used[BARRACKS] = True


def hire_bargain(s: Raiders, kind: int, flat: int) -> tuple[Phrase, Phrase]:
    card = s.setting.components.townsfolk[kind]
    return card_name(card), hire_terms(card, price(s, kind, flat))


def hire(s: Raiders, kind: int, silver: int) -> None:
    s.pay(SILVER, silver)
    s.hire(kind)
    if s.story is not None:
        s.tell("RNS-B25", "told-hired", card=card_name(s.setting.components.townsfolk[kind]), silver=silver)
        s.touch("silver", -silver)
        s.touch(crew_spot(s, kind))


class Dismiss(FromCrew):
    """Dismiss a member, only to make room for a hire that follows at once (RNS-B25)."""

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
            s.touch(crew_spot(s, option))
        s.then(HireNow(self.flat))


class HireNow(Cards):
    """After a dismissal a card must be hired (RNS-B25)."""

    rule = "RNS-B25"

    def __init__(self, flat: int) -> None:
        self.flat: Final = flat

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-hire", silver=s.goods[SILVER])

    def options(self, s: Raiders) -> list[int]:
        return hireable(s, self.flat, NONE)

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        return hire_bargain(s, option, self.flat)

    def take(self, s: Raiders, option: int) -> None:
        hire(s, option, price(s, option, self.flat))
