"""What a face shows: zones with spots, the pieces on them, the end. No pixels, and no sentences yet.

Named tuples, because every answer makes hundreds of them and compares them with those before; their `count` hides that of tuples.
"""

from typing import NamedTuple

from soloist.engine.phrase import Phrase


class Piece(NamedTuple):
    """So many equal pieces on a spot: kind and id tell a face how to draw them, the letter tells them apart in grey."""

    kind: str
    id: str
    name: Phrase
    letter: Phrase
    count: int = 1  # type: ignore[assignment]


class Mark(NamedTuple):
    """Something printed on a card, tile or place (a cost, a symbol, a yield), for faces that draw; the notes have it in words."""

    kind: str
    id: str = ""
    count: int = 1  # type: ignore[assignment]


class Spot(NamedTuple):
    """One place, card, store or track; an option's target is the id of a spot.

    A face that draws picks what it needs of the notes, any other says them all.
    """

    id: str
    name: Phrase
    notes: tuple[Phrase, ...] = ()
    pieces: tuple[Piece, ...] = ()
    value: int | None = None
    limit: int | None = None
    confidence: str = "sourced"
    marks: tuple[Mark, ...] = ()


class Zone(NamedTuple):
    """Spots that belong together."""

    id: str
    title: Phrase
    spots: tuple[Spot, ...]


class Scene(NamedTuple):
    """The whole position, for the eye; the clock counts rounds played of rounds at most, where a game knows its length."""

    title: Phrase
    zones: tuple[Zone, ...]
    clock: tuple[int, int] | None = None


class Component(NamedTuple):
    """One line of the card reference: what a card, tile or place does, in words."""

    group: Phrase
    id: str
    text: Phrase
    confidence: str


class Line(NamedTuple):
    """One line of the final account; `is_sum` where it sums up those above it."""

    name: Phrase
    you: int
    opponent: int | None
    rule: str
    is_sum: bool = False


class Result(NamedTuple):
    """How it ended, why, and every line of the account; games without points leave the totals out."""

    outcome: str
    why: Phrase
    rule: str
    lines: tuple[Line, ...]
    you: int | None = None
    opponent: int | None = None

    @property
    def won(self) -> bool:
        return self.outcome == "won"
