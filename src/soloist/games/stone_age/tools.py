"""Rolls that tools may raise, and what they give (SA-G03, SA-G04, SA-G11; D5)."""

from typing import Final

from soloist.engine.phrase import Phrase
from soloist.games.stone_age.names import goods
from soloist.games.stone_age.state import BEST_TOOL, StoneAge
from soloist.games.stone_age.two_resources import DONE, OpenDecision

DIVISORS: Final = (3, 4, 5, 6, 2)
"""Pips for one wood, clay, stone, gold, food."""

ONE_USE: Final = 10
"""Added to the value of a one-use tool card to tell it from a tile."""


def use_roll(s: StoneAge, good: int, total: int) -> None:
    """Ask for tools if any are ready, then take what the roll gives."""
    if s.has_ready_tools():
        s.then(AddTools(good, total, True, BEST_TOOL))
    else:
        take_roll(s, good, total)


def take_roll(s: StoneAge, good: int, total: int) -> None:
    amount = total // DIVISORS[good]
    s.gain(good, amount)
    if s.story is not None:
        s.tell("SA-S32", "told-gain", goods=goods(good, amount), total=total, divisor=DIVISORS[good])


class AddTools(OpenDecision):
    """Which tool is added to the roll: tiles from the highest down, then one-use cards from the highest down.

    Going down only, no set of tools can be reached in two ways; tiles of equal value are one option.
    """

    rule = "SA-G03"

    def __init__(self, good: int, total: int, tiles: bool, most: int, first: bool = True) -> None:
        self.good: Final = good
        self.total: Final = total
        self.tiles: Final = tiles
        self.most: Final = most
        self.first: Final = first

    def is_first(self) -> bool:
        return self.first

    def question(self, s: StoneAge) -> Phrase:
        gives = goods(self.good, self.total // DIVISORS[self.good])
        return Phrase("ask-tools", total=self.total, divisor=DIVISORS[self.good], goods=gives)

    def choices(self, s: StoneAge) -> list[int]:
        options = [DONE]
        if self.tiles:
            for value in range(self.most, 0, -1):
                if _ready_slot(s, value) >= 0:
                    options.append(value)
        last = 0
        for value in s.one_use:
            if value != last and (self.tiles or value <= self.most):
                options.append(ONE_USE + value)
                last = value
        return options

    def choice_token(self, s: StoneAge, option: int) -> str:
        return f"one-use-{option - ONE_USE}" if option > ONE_USE else f"tool-{option}"

    def choice_phrase(self, s: StoneAge, option: int) -> Phrase:
        divisor = DIVISORS[self.good]
        if option == DONE:
            return Phrase("option-tools-done", goods=goods(self.good, self.total // divisor))
        value = option - ONE_USE if option > ONE_USE else option
        gives = goods(self.good, (self.total + value) // divisor)
        kind = "one-use" if option > ONE_USE else "tile"
        return Phrase("option-tool", kind=kind, value=value, total=self.total + value, goods=gives)

    def choice_target(self, s: StoneAge, option: int) -> str:
        return "" if option == DONE else "tools"

    def choose(self, s: StoneAge, option: int) -> None:
        if option == DONE:
            take_roll(s, self.good, self.total)
            return
        tile = option < ONE_USE
        value = option if tile else option - ONE_USE
        if tile:
            s.used[_ready_slot(s, value)] = True
        else:
            s.one_use.remove(value)
            s.discarded += 1
        s.tell("SA-G04" if tile else "SA-G11", "told-tool-used", kind="tile" if tile else "one-use", value=value)
        s.then(AddTools(self.good, self.total + value, tile, value, False))


def _ready_slot(s: StoneAge, value: int) -> int:
    for slot in range(3):
        if s.tools[slot] == value and not s.used[slot]:
            return slot
    return -1
