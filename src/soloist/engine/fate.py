"""Who answers chance. A person with real dice (fate "ask") needs no class: the table asks."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from soloist.engine.odds import Odds
from soloist.engine.packing import reduced


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Answers the nth question to a source (counted from 0); keeps no memory, so undo needs no care."""

    def draw(self, source: str, nth: int, odds: Odds) -> int:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)


class Seeded(Fate):
    """The same on every machine, and for each source the same whatever happens elsewhere."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed

    def draw(self, source: str, nth: int, odds: Odds) -> int:
        number = blake2b(f"{self.seed}/{source}/{nth}".encode(), digest_size=8).digest()
        return odds.at(int.from_bytes(number, "big") * odds.total >> 64)


class Scripted(Fate):
    """Gives each source the outcomes written for it, then passes on to another fate."""

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
