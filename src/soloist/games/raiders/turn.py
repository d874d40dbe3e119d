"""Your turn: work or raid, and the limits at its end."""

from typing import Final

from soloist.engine.kernel.machine import DECLINE, Act
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.raiders.choosing import HandCard, hand_spot
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, NONE, PROVISIONS, SILVER, TOWN_HALL
from soloist.games.raiders.names import card_name, goods, place_mark
from soloist.games.raiders.raiding import begin_raid, raid_phrase, raids
from soloist.games.raiders.state import GOODS_LIMIT, HAND_LIMIT, Raiders, allows
from soloist.games.raiders.uses import Uses, option_of, place_of, use_of


class WorkOrRaid(Uses):
    """A turn is work or a raid (RNS-B11). To work, place your worker at a free building that takes its colour and is not closed.
    To raid, place it at a settlement that can be raided (RNS-B13, RNS-S17, RNS-S42, RNS-B33). Settlements are indexed after the
    buildings.

    There is always a free building, so you never pass (RNS-S45).
    """

    rule = "RNS-B11"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-turn", worker=COLOURS[s.worker], raids="yes" if raids(s) else "no")

    def buildings(self, s: Raiders) -> list[int]:
        return [b for b in range(len(BUILDINGS)) if s.village[b] == NONE and b != s.closed and allows(b, s.worker)]

    def colour(self, s: Raiders, building: int) -> int:
        return s.worker

    def uses(self, s: Raiders, building: int) -> list[int]:
        """Add declining where a Merchant may follow: a declined building is not used, so he can use it with another worker
        (RNS-B16, RNS-B60)."""
        uses = super().uses(s, building)
        if DECLINE not in uses and merchant_may_follow(s, building):
            uses.append(DECLINE)
        return uses

    def options(self, s: Raiders) -> list[int]:
        return super().options(s) + [option_of(len(BUILDINGS) + settlement, 0) for settlement in raids(s)]

    def token(self, s: Raiders, option: int) -> str:
        place = raided(option)
        return super().token(s, option) if place == NONE else s.setting.components.settlements[place].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        place = raided(option)
        return super().phrase(s, option) if place == NONE else raid_phrase(s, place)

    def target(self, s: Raiders, option: int) -> str:
        place = raided(option)
        return super().target(s, option) if place == NONE else s.setting.components.settlements[place].id

    def mark(self, s: Raiders, option: int) -> Mark | None:
        place = raided(option)
        return super().mark(s, option) if place == NONE else place_mark(s.setting.components.settlements[place])

    def take(self, s: Raiders, option: int) -> None:
        place = raided(option)
        if place == NONE:
            self._work(s, option)
        else:
            begin_raid(s, place)  # and nothing else this turn (RNS-B18)

    def _work(self, s: Raiders, option: int) -> None:
        """Place the worker and resolve the action, then pick up another worker (RNS-B12, RNS-B13)."""
        building, colour, action = place_of(option), s.worker, self.action(s, option)
        s.village[building] = colour
        s.worker = NONE
        if s.story is not None:
            s.headline("place", "RNS-B13", "told-placed", by=YOU, building=BUILDINGS[building], worker=COLOURS[colour])
            s.touch(BUILDINGS[building])
        s.then(PickUpWorker(building))
        action.give(s, use_of(option))


def raided(option: int) -> int:
    """The settlement that an answer raids; NONE if it places the worker in the village."""
    return place_of(option) - len(BUILDINGS) if place_of(option) >= len(BUILDINGS) else NONE


def merchant_may_follow(s: Raiders, building: int) -> bool:
    """Whether, after you pick up the worker at the Town Hall, a Merchant in your hand could use the building (RNS-B60)."""
    colour = s.village[TOWN_HALL]
    if building == TOWN_HALL or colour == NONE or s.closed == TOWN_HALL or not allows(building, colour):
        return False
    townsfolk = s.setting.components.townsfolk
    for kind in range(len(townsfolk)):
        if s.hand[kind] and townsfolk[kind].hall.copies():
            return True
    return False


class PickUpWorker(Uses):
    """Pick up a worker from another building that is not closed, and take that building's action (RNS-B13, RNS-B14, RNS-S42).

    So three workers are in the village between turns (RNS-B17).
    """

    rule = "RNS-B13"
    message = "option-pick-up"

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-pick-up")

    def buildings(self, s: Raiders) -> list[int]:
        return [b for b in range(len(BUILDINGS)) if s.village[b] != NONE and b != self.placed and b != s.closed]

    def colour(self, s: Raiders, building: int) -> int:
        return s.village[building]

    def take(self, s: Raiders, option: int) -> None:
        building, action = place_of(option), self.action(s, option)
        colour = s.village[building]
        s.village[building] = NONE
        s.worker = colour
        if s.story is not None:
            s.headline("pick-up", self.rule, "told-picked-up", by=YOU, building=BUILDINGS[building], worker=COLOURS[colour])
            s.touch(BUILDINGS[building])
        action.give(s, use_of(option))


class Limits(Act[Raiders]):
    """At the end of your turn: no more than 8 cards, 8 silver and 8 provisions (RNS-B19)."""

    rule = "RNS-B19"

    def run(self, s: Raiders) -> None:
        for good in (SILVER, PROVISIONS):
            if s.goods[good] > GOODS_LIMIT:
                beyond = s.goods[good] - GOODS_LIMIT
                s.pay(good, beyond)
                if s.story is not None:
                    s.tell(self.rule, "told-limit", goods=goods(GOODS[good], beyond))
                    s.touch(GOODS[good], -beyond)
        if s.hand_size > HAND_LIMIT:
            s.then(DiscardToLimit(s.hand_size - HAND_LIMIT, 0))


class DiscardToLimit(HandCard):
    """Choose which cards to discard (RNS-B19)."""

    rule = "RNS-B19"

    def asking(self, left: int, first: int) -> HandCard:
        return DiscardToLimit(left, first)

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-limit", left=self.left)

    def take(self, s: Raiders, option: int) -> None:
        s.discard_from_hand(option)
        if s.story is not None:
            s.tell(self.rule, "told-discarded", card=card_name(s.setting.components.townsfolk[option]))
            s.touch(hand_spot(s, option))
        if self.left > 1:
            s.then(self.rest(option))
