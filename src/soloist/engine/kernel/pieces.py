"""Answers that consist of pieces: asked one by one in a fixed order, so that no result can be reached in two ways."""

from typing import Final

PAIR: Final = 64

ANY_ORDER: Final = -1
"""In place of the first kind that the next piece may have, where people lay the pieces as they like."""


def pair(first: int, second: int) -> int:
    """Two small numbers as one answer."""
    return PAIR * first + second


def first_of(both: int) -> int:
    return both // PAIR


def second_of(both: int) -> int:
    return both % PAIR


def next_pieces(counts: list[int], first: int, left: int) -> list[int]:
    """The kinds that the next of `left` pieces may have: from `first` on, if enough pieces stand there or behind."""
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
