"""Suggests names for one that does not exist."""

from collections.abc import Iterable
from difflib import SequenceMatcher

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import EITHER

LEAST, SPAN = 0.6, 0.1
"""How similar a name must be at least, and how much less similar than the best one it may be."""
MOST = 2
LONGEST = 100


def nearest(given: str, names: Iterable[str]) -> list[str]:
    """At most two names that are like the given one, the most similar first; none if no name is."""
    word = given.casefold()
    if not word or len(word) > LONGEST:
        return []
    found = [(SequenceMatcher(None, word, name.casefold()).ratio(), name) for name in dict.fromkeys(names)]
    found = [(1.0 if len(word) > 1 and name.casefold().startswith(word) else ratio, name) for ratio, name in found]
    best = max((ratio for ratio, _ in found), default=0.0)
    return [name for ratio, name in sorted(found, key=lambda one: -one[0]) if ratio >= max(LEAST, best - SPAN)][:MOST]


def either(names: list[str]) -> Phrase:
    """One name, or one of two, for a sentence that asks what was meant."""
    return Phrase(EITHER, first=names[0], second=names[1] if names[1:] else "none")
