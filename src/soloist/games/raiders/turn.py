"""Your turn: work or raid, and the limits at its end (RNS-B11 to RNS-B19, RNS-S41 to RNS-S45)."""

from typing import Final

from soloist.engine.machine import Act, Decision
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Mark
from soloist.engine.story import YOU
from soloist.games.raiders.choosing import FromHand, hand_spot
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, NONE, PROVISIONS, SILVER, TOWN_HALL
from soloist.games.raiders.names import building_mark, card_name, goods
from soloist.games.raiders.raiding import ChooseSettlement, raids
from soloist.games.raiders.state import Raiders, allows
from soloist.games.raiders.townsfolk import TownHall
from soloist.games.raiders.village import building_phrase, use_building

HAND_LIMIT: Final = 8
GOODS_LIMIT: Final = 8

TURNS: Final = ("work", "raid")
WORK: Final = 0
RAID: Final = 1


class WorkOrRaid(Decision[Raiders]):
    """A turn is one or the other (RNS-B11)."""

    rule = "RNS-B11"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-turn", worker=COLOURS[s.worker])

    def options(self, s: Raiders) -> list[int]:
        return [WORK, RAID] if raids(s) else [WORK]

    def token(self, s: Raiders, option: int) -> str:
        return TURNS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-turn", turn=TURNS[option])

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return Mark("turn", TURNS[option])

    def take(self, s: Raiders, option: int) -> None:
        s.then(ChooseSettlement() if option == RAID else PlaceWorker())


class PlaceWorker(Decision[Raiders]):
    """A free building that takes the worker's colour and is not closed (RNS-B13, RNS-S42)."""

    rule = "RNS-B13"

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-place", worker=COLOURS[s.worker])

    def options(self, s: Raiders) -> list[int]:
        return [b for b in range(len(BUILDINGS)) if s.village[b] == NONE and b != s.closed and allows(b, s.worker)]

    def token(self, s: Raiders, option: int) -> str:
        return BUILDINGS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return building_phrase(s, "option-place", option, s.worker)

    def target(self, s: Raiders, option: int) -> str:
        return BUILDINGS[option]

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return building_mark(option)

    def take(self, s: Raiders, option: int) -> None:
        colour = s.worker
        s.village[option] = colour
        s.worker = NONE
        if s.story is not None:
            s.headline("place", self.rule, "told-placed", by=YOU, building=BUILDINGS[option], worker=COLOURS[colour])
            s.touch(BUILDINGS[option])
        s.then(PickUpWorker(option))
        act_at(s, option, colour)


class PickUpWorker(Decision[Raiders]):
    """A worker from another building that is not closed, and that building's action (RNS-B13, RNS-B14, RNS-S42)."""

    rule = "RNS-B13"

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def question(self, s: Raiders) -> Phrase:
        return Phrase("ask-pick-up")

    def options(self, s: Raiders) -> list[int]:
        return [b for b in range(len(BUILDINGS)) if s.village[b] != NONE and b != self.placed and b != s.closed]

    def token(self, s: Raiders, option: int) -> str:
        return BUILDINGS[option]

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return building_phrase(s, "option-pick-up", option, s.village[option])

    def target(self, s: Raiders, option: int) -> str:
        return BUILDINGS[option]

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return building_mark(option)

    def take(self, s: Raiders, option: int) -> None:
        colour = s.village[option]
        s.village[option] = NONE
        s.worker = colour
        if s.story is not None:
            s.headline("pick-up", self.rule, "told-picked-up", by=YOU, building=BUILDINGS[option], worker=COLOURS[colour])
            s.touch(BUILDINGS[option])
        act_at(s, option, colour)


def act_at(s: Raiders, building: int, colour: int) -> None:
    """Offer the action of the building; the Town Hall too is used once a turn (RNS-B16)."""
    if building == TOWN_HALL and not s.used[TOWN_HALL]:
        s.then(TownHall(colour))
    else:
        use_building(s, building, colour)


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


class DiscardToLimit(FromHand):
    """Which cards go (RNS-B19)."""

    rule = "RNS-B19"

    def asking(self, left: int, first: int) -> FromHand:
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
