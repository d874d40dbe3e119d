"""Finds the numbers of the scene that an event changed, by comparing them before and after it."""

from typing import Final

from soloist.games.peloponnes.components import GOODS, LUXURY, NONE
from soloist.games.peloponnes.ending import their_score, your_score
from soloist.games.peloponnes.names import goods_list
from soloist.games.peloponnes.state import Peloponnes

SPOTS: Final = (*GOODS, "clovers", "angelos-strength", "angelos-clovers", "angelos-markers", "score", "angelos-score")


def tally(s: Peloponnes) -> list[int]:
    """The number at each of SPOTS; empty if there is no story."""
    if s.story is None:
        return []
    foe, score = s.foe, 0 if s.colony == NONE else your_score(s)
    return [*s.goods, s.clovers, foe.strength, foe.clovers, foe.markers, score, their_score(s)]


def show_changes(s: Peloponnes, before: list[int]) -> None:
    """Add the changes since `before` to the event told last."""
    if s.story is None:
        return
    after = tally(s)
    for place in range(len(before)):
        if after[place] != before[place]:
            s.touch(SPOTS[place], after[place] - before[place])


def show_gain(s: Peloponnes, before: list[int], overflow: list[int]) -> None:
    """The same for incoming goods; goods beyond the storage get an event of their own (PEL-B27)."""
    luxury = sum(overflow)
    if luxury:
        before[LUXURY] += luxury
    show_changes(s, before)
    if luxury:
        s.tell("PEL-B27", "told-overflow", goods=goods_list(overflow), luxury=luxury)
        s.touch(GOODS[LUXURY], luxury)
