"""Answers that consist of pieces. The rules ask for pieces in a fixed order, so each result can be reached in one way only."""

from typing import Final

PAIR: Final = 64

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
