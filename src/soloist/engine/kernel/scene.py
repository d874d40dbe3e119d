"""What a face shows: zones with spots, the pieces on them, the result. No pixels and no sentences."""

from dataclasses import dataclass
from typing import NamedTuple

from soloist.engine.kernel.phrase import Phrase


@dataclass(frozen=True)
class Piece:
    """`count` equal pieces on a spot. Kind and id tell a face how to draw them. The letter tells them apart without colour."""

    kind: str
    id: str
    name: Phrase
    letter: Phrase
    count: int = 1


@dataclass(frozen=True)
class Mark:
    """Something printed on a card, tile or place (a cost, a symbol, a yield), for faces that draw. The notes say it in words."""

    kind: str
    id: str = ""
    count: int = 1


class Spot(NamedTuple):
    """One place, card, store or track; an option's target is the id of a spot.

    A face that draws picks the notes it needs; other faces show all of them.
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
    """The position as data for a face. The clock counts rounds played and rounds at most, if the game knows its length."""

    title: Phrase
    zones: tuple[Zone, ...]
    clock: tuple[int, int] | None = None


class Goal(NamedTuple):
    """The score and the aim. Your number has a name; the opponent's may be None. Both are what the end of the game would count
    now, and `hidden` says what part of the opponent's is not known yet. The aim's attribute `short` is for small screens."""

    name: Phrase
    yours: int
    aim: Phrase
    theirs: int | None = None
    rival: Phrase | None = None
    hidden: Phrase | None = None


class Component(NamedTuple):
    """One line of the card reference: what a card, tile or place does."""

    group: Phrase
    id: str
    text: Phrase
    confidence: str


class Line(NamedTuple):
    """One line of the final score; `is_sum` if it is the sum of those above it."""

    name: Phrase
    you: int
    opponent: int | None
    rule: str
    is_sum: bool = False


class Result(NamedTuple):
    """The outcome, the reason, and every line of the score. Games without points have no totals."""

    outcome: str
    why: Phrase
    rule: str
    lines: tuple[Line, ...]
    you: int | None = None
    opponent: int | None = None
    only_theirs: bool = False
    """Whether the lines are only the opponent's, because you count on the real board."""

    @property
    def won(self) -> bool:
        return self.outcome == "won"
