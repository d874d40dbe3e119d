"""Raising a roll with tools, and what the roll gives (SA-G03, SA-G04, SA-G11)."""

from typing import Final

from soloist.engine.kernel.machine import Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import ANY_ORDER, first_of, following, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.stone_age.components import DIVISORS
from soloist.games.stone_age.names import goods
from soloist.games.stone_age.order import is_last_roll
from soloist.games.stone_age.state import BEST_TOOL, TOOL_SLOTS, StoneAge

# The two kinds of tool; an option is a pair of kind and value.
TILE: Final = 0
ONE_USE: Final = 1
KINDS_OF_TOOL: Final = ("tile", "one-use")
FIRST_TOOL: Final = pair(TILE, BEST_TOOL)
NO_TOOL: Final = 99
"""Sentinel for the smallest tool value added, while no tool is added."""
NOT_HELPED: Final = -1
"""Sentinel for the dice total, where no tool was used automatically."""


def use_roll(s: StoneAge, good: int, total: int) -> None:
    """Ask for tools if some set of them would give more, then take what the roll gives."""
    if not s.has_ready_tools():
        take_roll(s, good, total)
        return
    values = [second_of(tool) for tool in ready_tools(s) if first_of(tool) == TILE]
    most = roll_gives(good, total + sum(values))
    if is_last_roll(s) and roll_gives(good, total + sum(values) + sum(s.one_use)) == most:
        take_roll(s, good, total + use_tiles(s, good, total, values), total)
    else:
        go_on(s, AddTools(good, total, FIRST_TOOL, NO_TOOL))


def use_tiles(s: StoneAge, good: int, total: int, values: list[int]) -> int:
    """At the last roll of the round keeping a tile is pointless (SA-G12). Use the tiles needed for the largest gain; return the
    pips they add."""
    gives = roll_gives(good, total + sum(values))
    for value in reversed(values.copy()):
        if roll_gives(good, total + sum(values) - value) == gives:
            values.remove(value)
    for value in values:
        use_tool(s, pair(TILE, value), "yes")
    return sum(values)


def ready_tools(s: StoneAge) -> list[int]:
    """Every tool that can be added, in the order of the rules: tiles, then one-use cards, each highest first."""
    tiles = sorted([s.tools[slot] for slot in range(TOOL_SLOTS) if s.tools[slot] and not s.used[slot]], reverse=True)
    return [pair(TILE, value) for value in tiles] + [pair(ONE_USE, value) for value in s.one_use]


def use_tool(s: StoneAge, tool: int, unasked: str = "no") -> None:
    """Use a tool: a tile is used up for this round, for all tribes; a one-use card is discarded (SA-G04, SA-G11)."""
    kind, value = first_of(tool), second_of(tool)
    if kind == TILE:
        s.used[s.ready_slot(value)] = True
    else:
        s.one_use.remove(value)
        s.discarded += 1
    if s.story is not None:
        s.tell("SA-G04" if kind == TILE else "SA-G11", "told-tool-used", kind=KINDS_OF_TOOL[kind], value=value, unasked=unasked)
        s.touch("tools")


def is_spent_well(divisor: int, total: int, least: int) -> bool:
    """Whether every tool added is needed: without the smallest one the roll would give less."""
    return total % divisor < least


def can_be_spent_well(divisor: int, total: int, least: int, rest: list[int], start: int) -> bool:
    """Whether `is_spent_well` can still become true by adding tools of `rest` from index `start` on."""
    if is_spent_well(divisor, total, least):
        return True
    for place in range(start, len(rest)):
        value = second_of(rest[place])
        if can_be_spent_well(divisor, total + value, min(least, value), rest, place + 1):
            return True
    return False


def go_on(s: StoneAge, step: "AddTools") -> None:
    """Ask again while any tool can still help, in whatever order; otherwise take the roll."""
    if step.freed().options(s):
        s.then(step)
    else:
        take_roll(s, step.good, step.total)


def roll_gives(good: int, total: int) -> int:
    """How many goods this many pips give; the remainder is lost."""
    return total // DIVISORS[good]


def take_roll(s: StoneAge, good: int, total: int, rolled: int = NOT_HELPED) -> None:
    """Take what the pips give. If tools were used automatically, `rolled` is the total of the dice alone."""
    amount = roll_gives(good, total)
    if s.story is not None:
        more = 0 if rolled == NOT_HELPED else amount - roll_gives(good, rolled)
        s.tell("SA-S32", "told-gain", goods=goods(good, amount), total=total, divisor=DIVISORS[good], more=more)
    s.gain(good, amount)


class AddTools(Offer[StoneAge]):
    """Choose a tool to add to the roll, so that in the end every tool added was needed (SA-G03).

    In the order of the rules no set of tools can be reached in two ways. The step returned by `freed` allows any order. Equal
    tools are one option.
    """

    rule = "SA-G03"
    declining = "done"

    def __init__(self, good: int, total: int, last: int, least: int) -> None:
        self.good: Final = good
        self.total: Final = total
        self.last: Final = last
        """The tool added last."""
        self.least: Final = least
        """The smallest value added, or NO_TOOL."""

    def draft(self, s: StoneAge) -> str:
        return "tools"

    def freed(self) -> "AddTools":
        return AddTools(self.good, self.total, ANY_ORDER, self.least)

    def question(self, s: StoneAge) -> Phrase:
        gives = goods(self.good, roll_gives(self.good, self.total))
        return Phrase("ask-tools", total=self.total, divisor=DIVISORS[self.good], goods=gives)

    def options(self, s: StoneAge) -> list[int]:
        divisor = DIVISORS[self.good]
        tools = [tool for tool in ready_tools(s) if self._may_follow(tool)]
        options: list[int] = []
        for place in range(len(tools)):
            tool = tools[place]
            if tool in options:
                continue
            rest = tools[place + 1 :]
            if self.last == ANY_ORDER:
                rest = tools[:place] + rest
            value = second_of(tool)
            if can_be_spent_well(divisor, self.total + value, min(self.least, value), rest, 0):
                options.append(tool)
        return options

    def _may_follow(self, tool: int) -> bool:
        if self.last == ANY_ORDER or first_of(tool) > first_of(self.last):
            return True
        return first_of(tool) == first_of(self.last) and second_of(tool) <= second_of(self.last)

    def has(self, s: StoneAge, word: str) -> bool:
        return is_spent_well(DIVISORS[self.good], self.total, self.least)

    def token(self, s: StoneAge, option: int) -> str:
        value = second_of(option)
        return f"one-use-{value}" if first_of(option) == ONE_USE else f"tool-{value}"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        kind, value = KINDS_OF_TOOL[first_of(option)], second_of(option)
        total = self.total + value
        gives = goods(self.good, roll_gives(self.good, total))
        # Alone, this tool would be wasted; it is offered because further tools can be added.
        joined = "no" if is_spent_well(DIVISORS[self.good], total, min(self.least, value)) else "yes"
        return Phrase("option-tool", kind=kind, value=value, before=self.total, total=total, goods=gives, joined=joined)

    def target(self, s: StoneAge, option: int) -> str:
        return "tools"

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        """The same mark as the tool has in the scene."""
        return Mark("tool", "one-use" if first_of(option) == ONE_USE else "ready", second_of(option))

    def word_phrase(self, s: StoneAge, word: str) -> Phrase:
        laid = "no" if self.least == NO_TOOL else "yes"
        return Phrase("option-tools-done", laid=laid, goods=goods(self.good, roll_gives(self.good, self.total)))

    def word_mark(self, s: StoneAge, word: str) -> Mark | None:
        return Mark("pass")

    def take(self, s: StoneAge, option: int) -> None:
        use_tool(s, option)
        value = second_of(option)
        go_on(s, AddTools(self.good, self.total + value, following(self.last, option), min(self.least, value)))

    def take_word(self, s: StoneAge, word: str) -> None:
        take_roll(s, self.good, self.total)
