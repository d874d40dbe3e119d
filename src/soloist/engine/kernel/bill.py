"""A payment as a whole. Faces can show it in one piece instead of asking for one good after another."""

from typing import Final

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark


class Share:
    """How many of one good may be paid, and how many are paid at first."""

    def __init__(self, good: str, mark: Mark | None, held: int, most: int, paid: int, says: tuple[Phrase, ...]) -> None:
        self.good: Final = good
        """The spot of the scene, which names the good."""
        self.mark: Final = mark
        self.held: Final = held
        self.most: Final = most
        self.paid: Final = paid
        self.says: Final = says
        """The phrases for 0, 1, 2 and so on of it, up to `most`."""


class Rest:
    """The good that pays what the others leave unpaid; `each` is how many of it pay one unit."""

    def __init__(self, good: str, mark: Mark | None, held: int, each: int, says: tuple[Phrase, ...]) -> None:
        self.good: Final = good
        self.mark: Final = mark
        self.held: Final = held
        self.each: Final = each
        self.says: Final = says


@mypyc_attr(allow_interpreted_subclasses=True)
class Bill:
    """`total` units are paid in these goods. What is left is paid with `rest`, or nothing may be left.

    If `kinds` is not 0, exactly that many different goods are paid.
    """

    def __init__(
        self,
        option: str,
        replaces: tuple[str, ...],
        shares: tuple[Share, ...],
        total: int,
        kinds: int = 0,
        rest: Rest | None = None,
        title: Phrase | None = None,
    ) -> None:
        self.option: Final = option
        """The answer that asks for it; empty if the question itself does."""
        self.replaces: Final = replaces
        """The answers that are not needed beside it."""
        self.shares: Final = shares
        self.total: Final = total
        self.kinds: Final = kinds
        self.rest: Final = rest
        self.title: Final = title
        """What is paid, if not the name of the answer."""

    def allows(self, paid: list[int]) -> bool:
        """Whether these amounts of the goods pay the bill."""
        for place in range(len(self.shares)):
            if not 0 <= paid[place] <= self.shares[place].most:
                return False
        left = self.total - sum(paid)
        if left < 0 or (self.kinds and sum([amount > 0 for amount in paid]) != self.kinds):
            return False
        return left == 0 if self.rest is None else left * self.rest.each <= self.rest.held

    def answers(self, paid: list[int]) -> tuple[list[str], list[str]]:
        """The answers before the composition, and its pieces in any order. Pieces that are forced are among them."""
        raise NotImplementedError
