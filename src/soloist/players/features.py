"""How a game looks to a player who has learned: numbers of a position, with all that is on its way at its expected worth.

The numbers are computed in stretches. Right above the function of a stretch stands what its numbers are called and what they
speak of; how many there are follows from that.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import State, Waiting

SILENT: Final = ""
"""The theme of what is never spoken of: where in the round one is, what cannot change."""


class Number(NamedTuple):
    """What one number is called and speaks of."""

    theme: str
    name: str
    sign: int
    """Whether more of it is better (1), worse (-1) or no fact that a reason must agree with (0)."""


def about(theme: str, *names: str) -> list[Number]:
    """Numbers of one theme. More of a `+name` is better, more of a `-name` worse. Any other is no such fact: it follows from
    others, or it depends whether more of it is good."""
    signs = {"+": 1, "-": -1}
    return [Number(theme, name.lstrip("+-"), signs.get(name[0], 0)) for name in names]


class Stretch:
    """Numbers that are computed together, in this order."""

    def __init__(self, numbers: list[Number], read: Callable[[Any], list[float]]) -> None:
        self.numbers: Final = numbers
        self.read: Final = read


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What one game tells its network. They read the state, which never holds more than the person knows, and nothing else."""

    version: ClassVar[int] = 1
    """Goes up when the numbers mean something else; weights of another version are refused."""
    counted_theme: ClassVar[str] = SILENT
    """A theme whose facts are not among the numbers: `counted` says them."""

    def __init__(self, stretches: list[Stretch]) -> None:
        self.stretches: Final = stretches
        self.numbers: Final = [number for stretch in stretches for number in stretch.numbers]
        self.count: Final = len(self.numbers)

    def look(self, s: Any) -> Any:
        """What the stretches read: the position, with what several of them need; None before there is anything to see."""
        raise NotImplementedError

    def of(self, s: Any) -> list[float]:
        """The position, waiting for a decision or for chance, as numbers of about the size of 1."""
        seen = self.look(s)
        if seen is None:
            return [0.0] * self.count
        numbers: list[float] = []
        for stretch in self.stretches:
            numbers += stretch.read(seen)
        return numbers

    def counted(self, s: Any) -> int:
        """How much in the position speaks for the theme that no number is a fact of."""
        return 0

    def margin(self, s: Any) -> float:
        """By how much a finished game was won or lost, between -2 and 2."""
        raise NotImplementedError

    def period(self, s: Any) -> int:
        """The number of the round or turn; a short look ahead ends with it."""
        raise NotImplementedError

    def steers(self, step: Waiting[Any]) -> bool:
        """Whether the answer to this question is learned; the rule of thumb answers the others."""
        return True

    def net(self, s: State) -> int:
        """Which of the game's networks judges the position, where levels differ too much for one."""
        return 0


def flag(true: bool) -> float:
    return 1.0 if true else 0.0
