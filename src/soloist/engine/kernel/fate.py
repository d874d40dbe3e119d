"""Who answers chance. A person with real dice (fate "ask") needs no class: the table asks."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.pickling import reduced


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Answers the nth chance of a source, counted from 0. It has no state of its own, so undo needs nothing from it."""

    def draw(self, source: str, nth: int, odds: Odds) -> int:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)


class Seeded(Fate):
    """Draws from a seed: the same on every machine. Each source has its own stream, which no other source influences."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    def draw(self, source: str, nth: int, odds: Odds) -> int:
        number = blake2b(f"{self.seed}/{source}/{nth}".encode(), digest_size=8).digest()
        # number * total >> 64 in native 64-bit arithmetic. Compiled code must not multiply Python integers of 2 ** 30 and more: a
        # Ctrl-C that arrives within it would end the process. In two halves where they are enough, otherwise byte by byte; the
        # total must stay below 2 ** 53.
        total: i64 = odds.total
        way: i64 = 0
        if total < 1 << 29:
            high: i64 = int.from_bytes(number[:4], "big")
            low: i64 = int.from_bytes(number[4:], "big")
            way = (high * total + (low * total >> 32)) >> 32
        else:
            for i in range(7, -1, -1):
                way = (number[i] * total + way) >> 8
        return odds.at(way)


class Scripted(Fate):
    """Gives each source its prepared outcomes, then asks another fate."""

    def __init__(self, script: Mapping[str, Sequence[int]], otherwise: Fate) -> None:
        self.script: Final = script
        self.otherwise: Final = otherwise

    def draw(self, source: str, nth: int, odds: Odds) -> int:
        written = self.script.get(source, ())
        if nth >= len(written):
            return self.otherwise.draw(source, nth, odds)
        if written[nth] not in odds.possible():
            raise ValueError(f"{source} cannot give {written[nth]}; possible: {odds.possible()}")
        return written[nth]


class Free(Fate):
    """Fresh random numbers, for search and simulation."""

    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def draw(self, source: str, nth: int, odds: Odds) -> int:
        return odds.at(int(self.random.random() * odds.total))
