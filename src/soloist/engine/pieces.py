"""Answers that consist of pieces: asked one by one in a fixed order, so that no result can be reached in two ways."""


def next_pieces(counts: list[int], first: int, left: int) -> list[int]:
    """The kinds that the next of `left` pieces may have: from `first` on, if enough pieces stand there or behind."""
    behind = 0
    kinds: list[int] = []
    for kind in range(len(counts) - 1, first - 1, -1):
        if counts[kind]:
            behind += counts[kind]
            if behind >= left:
                kinds.append(kind)
    kinds.reverse()
    return kinds
