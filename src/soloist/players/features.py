"""The features of a game for the learned player: numbers of a position that count everything pending at its expected value.

The numbers are computed in stretches. The names and themes of a stretch are right above its function; they also determine how
many numbers it has.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import State, Waiting

SILENT: Final = ""
"""The theme of numbers never mentioned to people: the phase of the round, and what cannot change."""


class Number(NamedTuple):
    """The name and theme of one number."""

    theme: str
    name: str
    sign: int
    """1 if more is better, -1 if more is worse, 0 if neither. The coach checks its reasons against numbers with 1 or -1."""


def about(theme: str, *names: str) -> list[Number]:
    """Numbers of one theme. More of a `+name` is better, more of a `-name` is worse. Any other name has no direction: it follows
    from other numbers, or more of it can be good or bad."""
    signs = {"+": 1, "-": -1}
    return [Number(theme, name.lstrip("+-"), signs.get(name[0], 0)) for name in names]


class Stretch:
    """A group of numbers that are computed together, in this order."""

    def __init__(self, numbers: list[Number], read: Callable[[Any], list[float]]) -> None:
        self.numbers: Final = numbers
        self.read: Final = read


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The input of the networks of one game. Features only read the state, which holds no more than the person knows."""

    version: ClassVar[int] = 1
    """Increase this when the meaning of the numbers changes; weights of another version are rejected. New numbers
    can be added at the end: older weights ignore them."""
    nets: ClassVar[int] = 1
    """How many networks judge the positions, see `net`."""
    worths: ClassVar[dict[str, float]] = {}
    """About how many points at the end one of each of the `amounts` is worth. Reasons begin with the largest gain."""
    counted_theme: ClassVar[str] = SILENT
    """A theme that `amounts` measures instead of the numbers."""

    def __init__(self, stretches: list[Stretch]) -> None:
        self.stretches: Final = stretches
        self.numbers: Final = [number for stretch in stretches for number in stretch.numbers]
        self.count: Final = len(self.numbers)

    def look(self, s: Any) -> Any:
        """The object the stretches read: the position and values that several of them need. None before there is anything to
        read."""
        raise NotImplementedError

    def of(self, s: Any) -> list[float]:
        """The position, waiting for a decision or for chance, as numbers of about size 1."""
        seen = self.look(s)
        if seen is None:
            return [0.0] * self.count
        numbers: list[float] = []
        for stretch in self.stretches:
            numbers += stretch.read(seen)
        return numbers

    def amounts(self, s: Any) -> dict[str, float]:
        """What a person counts on the table: inhabitants, food, points. More is better, so what is bad, and what the opponent
        has, is below 0. Reasons name the differences by the messages `amount-<name>`."""
        return {}

    def margin(self, s: Any) -> float:
        """By how much a finished game was won or lost, between -2 and 2."""
        raise NotImplementedError

    def period(self, s: Any) -> int:
        """The number of the round or turn; a short search ends when it changes."""
        raise NotImplementedError

    def steers(self, step: Waiting[Any]) -> bool:
        """Whether the answer to this question is learned; otherwise the rule of thumb answers."""
        return True

    def net(self, s: State) -> int:
        """The index of the network that judges the position; levels that differ too much have their own."""
        return 0


def flag(true: bool) -> float:
    return 1.0 if true else 0.0
