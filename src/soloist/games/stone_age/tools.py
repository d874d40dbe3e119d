"""Rolls that tools may raise, and what they give (SA-G03, SA-G04, SA-G11; D5)."""

from typing import Final

from soloist.engine.phrase import Phrase
from soloist.engine.pieces import ANY_ORDER, first_of, following, pair, second_of
from soloist.engine.scene import Mark
from soloist.games.stone_age.components import DIVISORS
from soloist.games.stone_age.names import goods
from soloist.games.stone_age.state import BEST_TOOL, StoneAge
from soloist.games.stone_age.two_resources import CASH, OpenDecision

# What a tool is; an answer pairs it with its value.
TILE: Final = 0
ONE_USE: Final = 1
KINDS_OF_TOOL: Final = ("tile", "one-use")


def use_roll(s: StoneAge, good: int, total: int) -> None:
    """Ask for tools if any are ready, then take what the roll gives."""
    if s.has_ready_tools():
        s.then(AddTools(good, total, True, BEST_TOOL))
    else:
        take_roll(s, good, total)


def roll_gives(good: int, total: int) -> int:
    """So many goods for so many pips; the rest is lost."""
    return total // DIVISORS[good]


def take_roll(s: StoneAge, good: int, total: int) -> None:
    amount = roll_gives(good, total)
    if s.story is not None:
        s.tell("SA-S32", "told-gain", goods=goods(good, amount), total=total, divisor=DIVISORS[good])
    s.gain(good, amount)


class AddTools(OpenDecision):
    """Which tool is added to the roll: tiles from the highest down, then one-use cards from the highest down.

    Going down only, no set of tools can be reached in two ways; freed, any tool may be next. Tiles of equal value are one option.
    """

    rule = "SA-G03"
    declining = "done"

    def __init__(self, good: int, total: int, tiles: bool, most: int, first: bool = True) -> None:
        self.good: Final = good
        self.total: Final = total
        self.tiles: Final = tiles
        self.most: Final = most
        self.first: Final = first

    def is_first(self) -> bool:
        return self.first

    def draft(self, s: StoneAge) -> str:
        return "tools"

    def freed(self) -> "AddTools":
        return AddTools(self.good, self.total, True, ANY_ORDER, self.first)

    def question(self, s: StoneAge) -> Phrase:
        gives = goods(self.good, roll_gives(self.good, self.total))
        return Phrase("ask-tools", total=self.total, divisor=DIVISORS[self.good], goods=gives)

    def options(self, s: StoneAge) -> list[int]:
        options: list[int] = []
        if self.tiles:
            for value in range(BEST_TOOL if self.most == ANY_ORDER else self.most, 0, -1):
                if s.ready_slot(value) >= 0:
                    options.append(pair(TILE, value))
        last = 0
        for value in s.one_use:
            if value != last and (self.tiles or value <= self.most):
                options.append(pair(ONE_USE, value))
                last = value
        return options

    def token(self, s: StoneAge, option: int) -> str:
        value = second_of(option)
        return f"one-use-{value}" if first_of(option) == ONE_USE else f"tool-{value}"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        kind, value = KINDS_OF_TOOL[first_of(option)], second_of(option)
        gives = goods(self.good, roll_gives(self.good, self.total + value))
        return Phrase("option-tool", kind=kind, value=value, total=self.total + value, goods=gives)

    def target(self, s: StoneAge, option: int) -> str:
        return "tools"

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        """As the tool lies among the others in the scene."""
        return Mark("tool", "one-use" if first_of(option) == ONE_USE else "ready", second_of(option))

    def word_phrase(self, s: StoneAge, word: str) -> Phrase:
        if word == CASH:
            return Phrase("option-cash")
        return Phrase("option-tools-done", goods=goods(self.good, roll_gives(self.good, self.total)))

    def take(self, s: StoneAge, option: int) -> None:
        kind, value = first_of(option), second_of(option)
        if kind == TILE:
            s.used[s.ready_slot(value)] = True
        else:
            s.one_use.remove(value)
            s.discarded += 1
        if s.story is not None:
            s.tell("SA-G04" if kind == TILE else "SA-G11", "told-tool-used", kind=KINDS_OF_TOOL[kind], value=value)
            s.touch("tools")
        tiles = kind == TILE or self.most == ANY_ORDER
        s.then(AddTools(self.good, self.total + value, tiles, following(self.most, value), False))

    def take_word(self, s: StoneAge, word: str) -> None:
        if word == CASH:
            super().take_word(s, word)
        else:
            take_roll(s, self.good, self.total)
