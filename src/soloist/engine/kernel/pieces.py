"""Answers that consist of pieces. The rules ask for pieces in a fixed order, so each result can be reached in one way only."""

from typing import Final

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.machine import Decision, S

PAIR: Final = 64

TAKE_OUT: Final = "-"
"""Prefix of a token that takes a piece out of a draft."""
ANY_ORDER: Final = -1
"""Replaces the first kind of the next piece where people may lay pieces in any order."""


def pair(first: int, second: int) -> int:
    """Two small numbers as one option."""
    return PAIR * first + second


def first_of(both: int) -> int:
    return both // PAIR


def second_of(both: int) -> int:
    return both % PAIR


def next_pieces(counts: list[int], first: int, left: int) -> list[int]:
    """The kinds that the next of `left` pieces may have: from `first` on, if that kind and later ones have enough."""
    if first == ANY_ORDER:
        return [kind for kind in range(len(counts)) if counts[kind]] if sum(counts) >= left else []
    behind = 0
    kinds: list[int] = []
    for kind in range(len(counts) - 1, first - 1, -1):
        if counts[kind]:
            behind += counts[kind]
            if behind >= left:
                kinds.append(kind)
    kinds.reverse()
    return kinds


def following(first: int, taken: int) -> int:
    """The first kind that the next piece may have after one of this kind."""
    return ANY_ORDER if first == ANY_ORDER else taken


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Decision[S]):
    """Choose `left` cards from the hand, one at a time. The next card has the same kind or a later one, so that no set can be
    reached in two ways. The step returned by `freed` allows any order."""

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def asking(self, left: int, first: int) -> "FromHand[S]":
        """The same question for `left` cards, starting at kind `first`."""
        raise NotImplementedError

    def hand(self, s: S) -> list[int]:
        """The number of cards of each kind in the hand."""
        raise NotImplementedError

    def rest(self, taken: int) -> "FromHand[S]":
        """The question for the cards after this one."""
        return self.asking(self.left - 1, following(self.first, taken))

    def draft(self, s: S) -> str:
        return self.rule

    def freed(self) -> "FromHand[S]":
        return self.asking(self.left, ANY_ORDER)

    def options(self, s: S) -> list[int]:
        hand = self.hand(s)
        found = next_pieces(hand, self.first, self.left)
        # Where the whole hand must go, its order does not matter.
        return found[:1] if sum(hand) == self.left else found
