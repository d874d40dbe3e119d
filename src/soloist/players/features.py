"""How a game looks to a player who has learned: numbers of a position, with all that is on its way at its expected worth."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import State, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What one game tells its network. They read the state, which never holds more than the person knows, and nothing else."""

    version: ClassVar[int] = 1
    """Goes up when the numbers mean something else; weights of another version are refused."""
    count: ClassVar[int] = 0
    """How many numbers there are."""

    def of(self, s: Any) -> list[float]:
        """The position, waiting for a decision or for chance, as numbers of about the size of 1."""
        raise NotImplementedError

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
