"""Phase 1: each tribe places all its figures, then rolls its initiative."""

from typing import Final

from soloist.engine.kernel.machine import Act, Chance, Choice, Decision, Offer
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, following
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.engine.question import ALL
from soloist.games.stone_age.components import (
    BUILDING_1,
    BUILDING_2,
    CARD_1,
    CARD_2,
    FIELD,
    HUNT,
    HUT,
    PLACE_COUNT,
    PLACES,
    RIVER,
    TOOL_MAKER,
    TRIBES,
)  # fmt: skip
from soloist.games.stone_age.names import card_text, place_mark, tile_cost, tribe_mark
from soloist.games.stone_age.order import helping, lacking_for_card, lacking_for_tile
from soloist.games.stone_age.state import EMPTY, StoneAge

RESOURCE_RINGS: Final = 7
AS_READ: Final = (HUNT, *range(TOOL_MAKER + 1), HUT, FIELD, CARD_2, CARD_1, BUILDING_1, BUILDING_2)
"""The places in reading order on the board, from left to right and from top to bottom."""
ONE_HUNTER: Final = PLACE_COUNT
"""The option of a freed step that sends one figure hunting, not all that are left."""
DONE: Final = 0
HUT_RINGS: Final = 2


def rings(place: int) -> int | None:
    """The limit of figures of all tribes together at the place; hunting has none (SA-S25, SA-S26, SA-G01)."""
    if place == HUNT:
        return None
    return RESOURCE_RINGS if place <= RIVER else HUT_RINGS if place == HUT else 1


class NextTribe(Act[StoneAge]):
    """The first tribe not yet placed is placed next, unless you name another (SA-S23)."""

    rule = "SA-S23"

    def run(self, s: StoneAge) -> None:
        s.then(_begin(s, s.placed.index(False), True))


def _begin(s: StoneAge, tribe: int, proposed: bool) -> "Place":
    s.placed[tribe] = True
    return Place(tribe, s.figures[tribe], 0, proposed)


class Place(Offer[StoneAge]):
    """Choose where the next figure of the tribe goes. Before the first figure, another tribe may be named instead (SA-S23,
    SA-S24).

    Options start at the place of the last figure, in board order, so that no placement can be reached in two ways. Every figure
    must be placed (SA-S28): hunting takes all that are left (SA-S26). The step returned by `freed` allows any order, sends
    hunters one by one, and asks in the end whether all stand where they should, because dice follow.
    """

    rule = "SA-S24"
    declining = ""
    words = TRIBES

    def __init__(self, tribe: int, left: int, first: int, proposed: bool = False) -> None:
        self.tribe: Final = tribe
        self.left: Final = left
        self.first: Final = first
        self.proposed: Final = proposed
        """Whether the tribe was proposed, not named by you, and none of its figures is placed yet."""

    def question(self, s: StoneAge) -> Phrase:
        figures = s.figures[self.tribe]
        others = s.placed.count(False) if self.proposed else 0
        opening = "yes" if s.round == 1 and others == len(TRIBES) - 1 else "no"
        number = figures - self.left + 1
        # After the last tribe nothing is left to place, and phase 2 begins (SA-S22).
        last = "no" if False in s.placed else "yes"
        return Phrase(
            "ask-place",
            tribe=TRIBES[self.tribe],
            number=number,
            figures=figures,
            opening=opening,
            last=last,
            tools=helping(s),
        )

    def options(self, s: StoneAge) -> list[int]:
        places = AS_READ if self.first == ANY_ORDER else tuple(range(self.first, HUNT + 1))
        return [place for place in places if _has_room(s, place, self.left)]

    def draft(self, s: StoneAge) -> str:
        return TRIBES[self.tribe]

    def freed(self) -> "Place":
        return Place(self.tribe, self.left, ANY_ORDER, self.proposed)

    def singles(self, s: StoneAge) -> list[int]:
        return [ONE_HUNTER] if self.first == ANY_ORDER and self.left > 1 else []

    def merged(self, pieces: list[int]) -> list[int]:
        others = [piece for piece in pieces if piece not in (HUNT, ONE_HUNTER)]
        return others if len(others) == len(pieces) else [*others, HUNT]

    def slot_of(self, s: StoneAge, option: int) -> int:
        """In reading order, then the tribes, then all that are left at once."""
        if option < 0:
            return len(AS_READ) - 2 - option
        if option == HUNT and self.singles(s):
            return len(AS_READ) + len(TRIBES)
        return AS_READ.index(HUNT if option == ONE_HUNTER else option)

    def describe(self, s: StoneAge, option: int) -> Choice:
        one = Offer.describe(self, s, option)
        if option != HUNT or not self.singles(s):
            return one
        return Choice(one.token, one.phrase, one.target, one.mark, one.declines, ALL)

    def already(self, s: StoneAge) -> str:
        return TRIBES[self.tribe] if self.proposed else ""

    def token(self, s: StoneAge, option: int) -> str:
        return "hunt-one" if option == ONE_HUNTER else PLACES[option]

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        if option in (CARD_1, CARD_2):
            space = option - CARD_1
            card, lacking = s.card(space), lacking_for_card(s, space)
            return Phrase(
                "option-card",
                space=space + 1,
                card=card_text(card),
                lacking=lacking,
                covered=covered(s, lacking),
                idle="no" if card.gain.possible(s) else "yes",
            )
        if option in (BUILDING_1, BUILDING_2):
            pile = option - BUILDING_1
            cost, lacking = tile_cost(s.tile(pile)), lacking_for_tile(s, pile)
            return Phrase("option-building", pile=pile + 1, cost=cost, lacking=lacking, covered=covered(s, lacking))
        place, left = (HUNT, 1) if option == ONE_HUNTER else (option, self.left)
        gives, free = Phrase("place-gives", place=PLACES[place]), RESOURCE_RINGS - s.crowd[place]
        full = "yes" if s.has_best_field() else "no"
        return Phrase("option-place", place=PLACES[place], left=left, free=free, full=full, gives=gives)

    def target(self, s: StoneAge, option: int) -> str:
        return PLACES[HUNT if option == ONE_HUNTER else option]

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        return place_mark(HUNT if option == ONE_HUNTER else option)

    def has(self, s: StoneAge, word: str) -> bool:
        return self.proposed and not s.placed[TRIBES.index(word)]

    def word_phrase(self, s: StoneAge, word: str) -> Phrase:
        return Phrase("option-tribe-to-place", tribe=word, figures=s.figures[TRIBES.index(word)])

    def word_target(self, s: StoneAge, word: str) -> str:
        return word

    def word_mark(self, s: StoneAge, word: str) -> Mark | None:
        return tribe_mark(TRIBES.index(word))

    def take_word(self, s: StoneAge, word: str) -> None:
        s.placed[self.tribe] = False
        tribe = TRIBES.index(word)
        s.then(_begin(s, tribe, False))
        self._tell_placing(s, tribe)

    def _tell_placing(self, s: StoneAge, tribe: int) -> None:
        if s.story is not None:
            s.headline("place-" + TRIBES[tribe], "SA-S23", "told-placing", by=YOU, tribe=TRIBES[tribe], figures=s.figures[tribe])
            s.touch(TRIBES[tribe])

    def take(self, s: StoneAge, option: int) -> None:
        if self.proposed:
            self._tell_placing(s, self.tribe)
        figures = self.left if option == HUNT else HUT_RINGS if option == HUT else 1
        place = HUNT if option == ONE_HUNTER else option
        s.put(self.tribe, place, figures)
        if s.story is not None:
            s.tell(self.rule, "told-placed", tribe=TRIBES[self.tribe], place=PLACES[place], figures=figures)
            s.touch(PLACES[place])
        if self.left > figures:
            s.then(Place(self.tribe, self.left - figures, following(self.first, place)))
        elif self.first == ANY_ORDER:
            s.then(AllPlaced(self.tribe))
        else:
            s.then(RollInitiative(self.tribe))


class AllPlaced(Decision[StoneAge]):
    """A person may still move figures of the tribe, until the dice are rolled (SA-S27)."""

    rule = "SA-S27"
    confirms = True

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def question(self, s: StoneAge) -> Phrase:
        last = "no" if False in s.placed else "yes"
        return Phrase("ask-placed", tribe=TRIBES[self.tribe], figures=s.figures[self.tribe], last=last, tools=helping(s))

    def options(self, s: StoneAge) -> list[int]:
        return [DONE]

    def draft(self, s: StoneAge) -> str:
        return TRIBES[self.tribe]

    def token(self, s: StoneAge, option: int) -> str:
        return "done"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("option-placed", tribe=TRIBES[self.tribe], dice=s.figures[self.tribe])

    def take(self, s: StoneAge, option: int) -> None:
        s.then(RollInitiative(self.tribe))


def _has_room(s: StoneAge, place: int, left: int) -> bool:
    """Whether the place has room by the limits of the four-player game, counted over all tribes (SA-S25, SA-S26, SA-G01,
    SA-G14)."""
    crowd = s.crowd[place]
    if place <= RIVER:
        return crowd < RESOURCE_RINGS
    if place == HUNT:
        return True
    if crowd:
        return False
    if place == HUT:
        return left >= HUT_RINGS
    if place in (CARD_1, CARD_2):
        return s.cards[place - CARD_1] != EMPTY
    if place in (BUILDING_1, BUILDING_2):
        return s.tops[place - BUILDING_1] != EMPTY
    return True


class RollInitiative(Chance[StoneAge]):
    """Roll one die for each figure of the tribe just placed; tools do not count (SA-S27, SA-G03, SA-G21)."""

    rule = "SA-S27"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-initiative", tribe=TRIBES[self.tribe], dice=s.figures[self.tribe])

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("sum", total=option)

    def source(self, s: StoneAge) -> str:
        return "initiative-" + TRIBES[self.tribe]

    def odds(self, s: StoneAge) -> Odds:
        return dice(s.figures[self.tribe])

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.initiative[self.tribe] = outcome
        if s.story is not None:
            s.tell(self.rule, "told-initiative", tribe=TRIBES[self.tribe], total=outcome)
            s.touch(TRIBES[self.tribe])
        if False in s.placed:  # SA-S29
            s.then(NextTribe())


def covered(s: StoneAge, lacking: int) -> str:
    """Whether the cards with two resources of any kind make up for what is lacking (SA-G17)."""
    return "yes" if 0 < lacking <= 2 * s.two_resources else "no"
