"""Cards that roll dice: two dice of which you keep one, and two dice for one resource (SA-S38)."""

from typing import Final

from soloist.engine.kernel.machine import Chance, Decision
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.stone_age.components import RESOURCE_COUNT, RESOURCES
from soloist.games.stone_age.names import good_mark, goods
from soloist.games.stone_age.state import StoneAge
from soloist.games.stone_age.tools import use_roll

FACES: Final = 6
DICE_OF_A_CARD: Final = 2

# The table printed on a dice card: 1 to 4 are the resources in order.
DIE_TOOL: Final = 5
DIE_FIELD: Final = 6

_PAIRS: Final = [pair(high, low) for high in range(1, FACES + 1) for low in range(1, high + 1)]
TWO_DICE: Final = Odds(_PAIRS, [1 if first_of(both) == second_of(both) else 2 for both in _PAIRS], FACES * FACES)


def take_tool(s: StoneAge) -> None:
    """Advance a tool by one step, as part of the event told last; at 4-4-4 the step is lost (SA-G13)."""
    if s.has_best_tools():
        s.tell("SA-G13", "told-tools-best")
        s.touch("tools")
    else:
        s.gain_tool()


def grow_field(s: StoneAge) -> None:
    """Advance one space on the agriculture track, as part of the event told last; at 10 the step is lost (SA-G13)."""
    if s.has_best_field():
        s.tell("SA-G13", "told-field-best")
        s.touch("field-track")
    else:
        s.gain_field()


class RollDiceCard(Chance[StoneAge]):
    """Roll two dice, of which you keep one; tools do not count (SA-S38, SA-G03)."""

    rule = "SA-S38"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-dice-card")

    def token(self, s: StoneAge, option: int) -> str:
        return f"{first_of(option)}-{second_of(option)}"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("two-dice", high=first_of(option), low=second_of(option))

    def source(self, s: StoneAge) -> str:
        return "dice-card"

    def odds(self, s: StoneAge) -> Odds:
        return TWO_DICE

    def settle(self, s: StoneAge, outcome: int) -> None:
        high, low = first_of(outcome), second_of(outcome)
        s.tell(self.rule, "told-dice-card", high=high, low=low)
        s.then(KeepDie(high, low))


class KeepDie(Decision[StoneAge]):
    """Choose one of the two dice and take its gain. A die whose gain would be lost is not offered (SA-S38, SA-G13)."""

    rule = "SA-S38"

    def __init__(self, high: int, low: int) -> None:
        self.high: Final = high
        self.low: Final = low

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-keep-die")

    def options(self, s: StoneAge) -> list[int]:
        if self.high == self.low or _is_lost(s, self.low):
            return [self.high]
        # With a toolmaker on space 4 a tool costs food (SA-S52), so losing the gain may be better: offer both.
        if self.low != DIE_TOOL and _is_lost(s, self.high):
            return [self.low]
        return [self.high, self.low]

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("option-die", die=option, gain=_die_gain(option))

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        if option <= RESOURCE_COUNT:
            return good_mark(option - 1)
        return Mark("place", "tool-maker" if option == DIE_TOOL else "field")

    def take(self, s: StoneAge, option: int) -> None:
        if s.story is not None:
            s.tell(self.rule, "told-die", die=option, gain=_die_gain(option))
        if option <= RESOURCE_COUNT:
            s.gain(option - 1, 1)
        elif option == DIE_TOOL:
            take_tool(s)
        else:
            grow_field(s)


def _is_lost(s: StoneAge, die: int) -> bool:
    """Whether the die gives nothing because the track is at its end (SA-G13)."""
    return (die == DIE_TOOL and s.has_best_tools()) or (die == DIE_FIELD and s.has_best_field())


def _die_gain(die: int) -> Phrase:
    return goods(die - 1, 1) if die <= RESOURCE_COUNT else Phrase("gain-tool" if die == DIE_TOOL else "gain-field")


class RollForResource(Chance[StoneAge]):
    """Roll two dice for a resource; add tools if you like, and divide as at the place of that resource (SA-S38)."""

    rule = "SA-S38"

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-resource-roll", good=RESOURCES[self.resource])

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("sum", total=option)

    def source(self, s: StoneAge) -> str:
        return "resource-roll"

    def odds(self, s: StoneAge) -> Odds:
        return dice(DICE_OF_A_CARD)

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.tell(self.rule, "told-resource-roll", total=outcome)
        use_roll(s, self.resource, outcome)
