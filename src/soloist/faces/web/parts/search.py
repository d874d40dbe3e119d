"""Text search that ignores case and accents."""

import unicodedata
from functools import cache

MOST = 60
"""Only this many characters of the query are used."""


class Search:
    """A query of several words, all of which must occur. An empty query finds everything."""

    def __init__(self, typed: str) -> None:
        self.typed = " ".join(typed[:MOST].split())
        self.words = [word for word in map(folded, self.typed.split()) if word]

    def finds(self, *texts: str) -> bool:
        whole = " ".join(map(folded, texts))
        return all(word in whole for word in self.words)

    def touches(self, texts: list[str]) -> bool:
        """Whether at least one of the words occurs."""
        whole = " ".join(map(folded, texts))
        return any(word in whole for word in self.words)

    def parts(self, text: str) -> list[tuple[str, bool]]:
        """Split the text into pieces. The flag of a piece says whether it matches one of the words."""
        # Folding may turn a letter into none or several, so remember where each one ends.
        ends, plain = [], ""
        for letter in text:
            plain += _letter(letter)
            ends.append(len(plain))
        hit = [False] * len(plain)
        for word in self.words:
            at = plain.find(word)
            while at >= 0:
                hit[at : at + len(word)] = [True] * len(word)
                at = plain.find(word, at + 1)
        parts: list[tuple[str, bool]] = []
        for letter, end, start in zip(text, ends, [0, *ends], strict=False):
            marked = any(hit[start:end])
            if parts and parts[-1][1] == marked:
                parts[-1] = (parts[-1][0] + letter, marked)
            else:
                parts.append((letter, marked))
        return parts


def folded(text: str) -> str:
    return "".join(map(_letter, text))


@cache
def _letter(letter: str) -> str:
    """The letter in lower case without accents. All apostrophes and hyphens become the same."""
    letter = {"’": "'", "‑": "-", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae"}.get(letter, letter)
    plain = unicodedata.normalize("NFD", letter.casefold())
    return "".join(part for part in plain if not unicodedata.combining(part))
