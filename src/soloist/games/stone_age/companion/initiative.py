"""Optional initiative rolls: a placed tribe can roll here instead of with real dice (SA-S27, SA-S31, SA-S34, SA-S35)."""

from typing import Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act, Chance
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.stone_age.companion.state import Hunger
from soloist.games.stone_age.components import TRIBE_COUNT, TRIBES
from soloist.games.stone_age.names import tribe_mark

ALL: Final = "all"
BACK: Final = "back"


def tribe_name(tribe: int) -> Phrase:
    return Phrase("tribe", tribe=TRIBES[tribe])


def to_roll(s: Hunger) -> list[int]:
    """The tribes that have not rolled here this round."""
    return [tribe for tribe in range(TRIBE_COUNT) if not s.initiative[tribe]]


class WhoRolls(Ask[Hunger]):
    """A tribe rolls after it is placed and before the next one is placed: roll for one tribe, or catch up on the rolls
    of all that are left (SA-S27)."""

    rule = "SA-S27"
    words = (ALL, BACK)

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-who-rolls")

    def options(self, s: Hunger) -> list[int]:
        return to_roll(s)

    def token(self, s: Hunger, option: int) -> str:
        return TRIBES[option]

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("option-roll-tribe", tribe=tribe_name(option), dice=s.figures[option])

    def target(self, s: Hunger, option: int) -> str:
        return TRIBES[option]

    def mark(self, s: Hunger, option: int) -> Mark | None:
        return tribe_mark(option)

    def take(self, s: Hunger, option: int) -> None:
        s.then(RollTribe(option), AfterRoll())

    def has(self, s: Hunger, word: str) -> bool:
        return word == BACK or len(to_roll(s)) > 1

    def word_phrase(self, s: Hunger, word: str) -> Phrase:
        return Phrase("option-roll-all" if word == ALL else "option-roll-back", tribes=len(to_roll(s)))

    def take_word(self, s: Hunger, word: str) -> None:
        if word == ALL:
            s.then(*[RollTribe(tribe) for tribe in to_roll(s)], AfterRoll())


class RollTribe(Chance[Hunger]):
    """Roll one die for each figure of the tribe; tools do not count (SA-S27, SA-G03, SA-G21)."""

    rule = "SA-S27"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def question(self, s: Hunger) -> Phrase:
        return Phrase("ask-initiative", tribe=TRIBES[self.tribe], dice=s.figures[self.tribe])

    def phrase(self, s: Hunger, option: int) -> Phrase:
        return Phrase("sum", total=option)

    def source(self, s: Hunger) -> str:
        return "initiative-" + TRIBES[self.tribe]

    def odds(self, s: Hunger) -> Odds:
        return dice(s.figures[self.tribe])

    def settle(self, s: Hunger, outcome: int) -> None:
        s.initiative[self.tribe] = outcome
        s.tell(self.rule, "told-move-marker", tribe=tribe_name(self.tribe), total=outcome, dice=s.figures[self.tribe])
        s.touch(TRIBES[self.tribe])


class AfterRoll(Act[Hunger]):
    """Offer the next roll. Once all four tribes have rolled, tell in which order they act and which one rests (SA-S31, SA-S33,
    SA-S34, SA-S35)."""

    rule = "SA-S31"

    def run(self, s: Hunger) -> None:
        if to_roll(s):
            s.then(WhoRolls())
            return
        if s.story is None:
            return
        highest = max(s.initiative)
        below = sorted([tribe for tribe in range(TRIBE_COUNT) if s.initiative[tribe] < highest], key=lambda t: s.initiative[t])
        tied = [tribe for tribe in range(TRIBE_COUNT) if s.initiative[tribe] == highest]
        if below:
            order = tuple([Phrase("tribe-rolled", tribe=tribe_name(tribe), total=s.initiative[tribe]) for tribe in below])
            tied_below = len({s.initiative[tribe] for tribe in below}) < len(below)
            s.tell(self.rule, "told-act-in-order", order=order, tied="yes" if tied_below else "no")
        if len(tied) == 1:
            s.tell("SA-S34", "told-sits-out-now", tribe=tribe_name(tied[0]), total=highest)
            s.touch(TRIBES[tied[0]])
        else:
            names = tuple([tribe_name(tribe) for tribe in tied])
            s.tell("SA-S35", "told-choose-who-rests", tribes=names, tied=len(tied), total=highest)
