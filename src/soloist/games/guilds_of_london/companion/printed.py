"""What is printed on a real tile: asked for once where our edition is a guess, and corrected from the tile itself (GOL-B02)."""

from typing import ClassVar, Final

from soloist.engine.companion import ALL_AS_SHOWN, Ask
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import YOU
from soloist.games.guilds_of_london.companion.state import POINTS, SYMBOLS, THRESHOLD, BorisBeside
from soloist.games.guilds_of_london.components import ALL_SYMBOLS, COLOURS, SPECIAL_CELLS, cell_token
from soloist.games.guilds_of_london.edition import MOST_THRESHOLD, MOST_TILE_VP
from soloist.games.guilds_of_london.names import colours, either

ONE: Final = [1 << bit for bit in range(len(COLOURS))]
TWO: Final = [1 << bit | 1 << other for bit in range(len(COLOURS)) for other in range(bit + 1, len(COLOURS))]
FOUR: Final = [ALL_SYMBOLS & ~one for one in ONE]
"""The colours of a special building."""


def kinds() -> list[int]:
    """What a card or a guild can show: one symbol, or two of different colours."""
    return ONE + TWO


def standards_token(symbols: int) -> str:
    return "-".join([name for bit, name in enumerate(COLOURS) if symbols >> bit & 1])


def shown(symbols: int) -> Phrase:
    """All symbols of a card or a tile."""
    names = [Phrase("colour", colour=name) for bit, name in enumerate(COLOURS) if symbols >> bit & 1]
    if len(names) == 2:
        return Phrase("both", first=names[0], second=names[1])
    return names[0] if len(names) == 1 else colours(symbols)


def heard(token: str) -> str:
    """The token of these colours, named in any order; the same text if they are none."""
    named = token.split("-")
    known = [name for name in named if name in COLOURS]
    same = len(known) == len(named) == len(set(named))
    return standards_token(sum([1 << COLOURS.index(name) for name in named])) if same else token


class ReadOff(Ask[BorisBeside]):
    """Ask for something printed on a tile. Our guess comes first. In a box that nobody has entered there are dozens of such
    questions, so one word ends them all."""

    rule = "GOL-B02"
    words = (ALL_AS_SHOWN,)
    what: ClassVar[int]
    asks: ClassVar[str]
    tells: ClassVar[str]

    def __init__(self, cell: int, wanted: int = 0) -> None:
        self.cell: Final = cell
        self.wanted: Final = wanted
        """The symbols that he searches for, if that is why it is asked for."""

    def question(self, s: BorisBeside) -> Phrase:
        return Phrase(
            self.asks,
            tile=s.name(self.cell),
            who=s.who,
            priority=s.tile(self.cell).priority,
            sure="yes" if s.is_sure(self.cell, self.what) else "no",
            search="yes" if self.wanted else "no",
            wanted=either(self.wanted) if self.wanted else "",
        )

    def printable(self) -> list[int]:
        raise NotImplementedError

    def value(self, option: int) -> Phrase:
        return Phrase("sheet-number", number=option)

    def options(self, s: BorisBeside) -> list[int]:
        guess = s.printed(self.cell, self.what)
        return [guess] + [option for option in self.printable() if option != guess]

    def phrase(self, s: BorisBeside, option: int) -> Phrase:
        if option == s.printed(self.cell, self.what):
            return Phrase("option-as-drawn", value=self.value(option))
        return Phrase("option-printed", value=self.value(option))

    def target(self, s: BorisBeside, option: int) -> str:
        return cell_token(self.cell)

    def has(self, s: BorisBeside, word: str) -> bool:
        return not s.is_sure(self.cell, self.what)

    def word_target(self, s: BorisBeside, word: str) -> str:
        return cell_token(self.cell)

    def take_word(self, s: BorisBeside, word: str) -> None:
        s.trusts = True
        s.agenda[:] = [step for step in s.agenda if not isinstance(step, ReadOff)]

    def take(self, s: BorisBeside, option: int) -> None:
        before = s.printed(self.cell, self.what)
        s.enter(self.cell, self.what, option)
        if option == before or s.story is None:
            return
        by, s.by = s.by, YOU
        s.tell(self.rule, self.tells, tile=s.name(self.cell), before=self.value(before), now=self.value(option))
        s.touch(cell_token(self.cell))
        s.by = by


class ReadSymbols(ReadOff):
    """His search passes this tile, so its colours decide (GOL-S15, GOL-S18)."""

    what = SYMBOLS
    asks = "ask-colours"
    tells = "told-colours"

    def printable(self) -> list[int]:
        return FOUR if self.cell in SPECIAL_CELLS else kinds()

    def value(self, option: int) -> Phrase:
        return shown(option)

    def token(self, s: BorisBeside, option: int) -> str:
        return standards_token(option)

    def heard(self, s: BorisBeside, token: str) -> str:
        return heard(token)

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        return Mark("symbol", standards_token(option))


class ReadNumber(ReadOff):
    """A number of the tile."""

    def mark(self, s: BorisBeside, option: int) -> Mark | None:
        return Mark("printed", "", option)


class ReadThreshold(ReadNumber):
    """His liverymen may reach it alone (GOL-S26, GOL-B33)."""

    what = THRESHOLD
    asks = "ask-threshold"
    tells = "told-threshold"

    def printable(self) -> list[int]:
        return list(range(1, MOST_THRESHOLD + 1))


class ReadPoints(ReadNumber):
    """He scores them for first place (GOL-S31, GOL-S39)."""

    what = POINTS
    asks = "ask-points"
    tells = "told-points"

    def __init__(self, cell: int, before_his_turn: bool = False) -> None:
        super().__init__(cell)
        self.before_his_turn: Final = before_his_turn
        """Whether his cards come only after this question. The screen says so: his turn is not skipped."""

    def question(self, s: BorisBeside) -> Phrase:
        asked = super().question(s)
        return Phrase(asked.message, **asked.values, turn="next" if self.before_his_turn else "no")

    def printable(self) -> list[int]:
        return list(range(MOST_TILE_VP + 1))


def read_points(s: BorisBeside, cell: int, before_his_turn: bool = False) -> list[ReadOff]:
    """The question for the VP of a tile that he scores, unless they are sure. Each question comes between two instructions, so
    nothing is asked for that does not matter now."""
    return [] if s.is_sure(cell, POINTS) else [ReadPoints(cell, before_his_turn)]
