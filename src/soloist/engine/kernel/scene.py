"""What a face shows: zones with spots, the pieces on them, the end. No pixels, and no sentences yet.

Every answer makes hundreds of these and looks them up among those before, so they are written out for the compiler.
None of them changes once it is made.
"""

from typing import Final, NamedTuple

from soloist.engine.kernel.phrase import Phrase


class Piece:
    """So many equal pieces on a spot: kind and id tell a face how to draw them, the letter tells them apart in grey."""

    def __init__(self, kind: str, id: str, name: Phrase, letter: Phrase, count: int = 1) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.name: Final = name
        self.letter: Final = letter
        self.count: Final = count

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Piece)
            and self.count == other.count
            and self.id == other.id
            and self.kind == other.kind
            and self.name == other.name
            and self.letter == other.letter
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.id, self.name, self.letter, self.count))

    def __repr__(self) -> str:
        return f"Piece({self.kind!r}, {self.id!r}, {self.count})"


class Mark:
    """Something printed on a card, tile or place (a cost, a symbol, a yield), for faces that draw; the notes have it in words."""

    def __init__(self, kind: str, id: str = "", count: int = 1) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.count: Final = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mark) and self.count == other.count and self.id == other.id and self.kind == other.kind

    def __hash__(self) -> int:
        return hash((self.kind, self.id, self.count))

    def __repr__(self) -> str:
        return f"Mark({self.kind!r}, {self.id!r}, {self.count})"


class Spot:
    """One place, card, store or track; an option's target is the id of a spot.

    A face that draws picks what it needs of the notes, any other says them all.
    """

    def __init__(
        self,
        id: str,
        name: Phrase,
        notes: tuple[Phrase, ...] = (),
        pieces: tuple[Piece, ...] = (),
        value: int | None = None,
        limit: int | None = None,
        confidence: str = "sourced",
        marks: tuple[Mark, ...] = (),
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.notes: Final = notes
        self.pieces: Final = pieces
        self.value: Final = value
        self.limit: Final = limit
        self.confidence: Final = confidence
        self.marks: Final = marks
        self._hash = 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Spot)
            and self.id == other.id
            and self.value == other.value
            and self.limit == other.limit
            and self.confidence == other.confidence
            and self.marks == other.marks
            and self.pieces == other.pieces
            and self.name == other.name
            and self.notes == other.notes
        )

    def __hash__(self) -> int:
        # A page asks twice: for what the spot looks like, and for what was drawn of it.
        if not self._hash:
            self._hash = hash((self.id, self.name, self.notes, self.pieces, self.value, self.limit, self.confidence, self.marks))
        return self._hash

    def __repr__(self) -> str:
        return f"Spot({self.id!r})"


class Zone:
    """Spots that belong together."""

    def __init__(self, id: str, title: Phrase, spots: tuple[Spot, ...]) -> None:
        self.id: Final = id
        self.title: Final = title
        self.spots: Final = spots

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.id == other.id and self.title == other.title and self.spots == other.spots

    def __hash__(self) -> int:
        return hash((self.id, self.title, self.spots))

    def __repr__(self) -> str:
        return f"Zone({self.id!r})"


class Scene:
    """The whole position, for the eye; the clock counts rounds played of rounds at most, where a game knows its length."""

    def __init__(self, title: Phrase, zones: tuple[Zone, ...], clock: tuple[int, int] | None = None) -> None:
        self.title: Final = title
        self.zones: Final = zones
        self.clock: Final = clock

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and self.clock == other.clock and self.title == other.title and self.zones == other.zones

    def __hash__(self) -> int:
        return hash((self.title, self.zones, self.clock))


class Goal(NamedTuple):
    """What counts, score first and aim second: your number under its name, the other's where there is one; the aim is short
    as its attribute `short`, for small screens. Both numbers are what the end would count now; `hidden` says what of the other's
    nobody has seen yet."""

    name: Phrase
    yours: int
    aim: Phrase
    theirs: int | None = None
    rival: Phrase | None = None
    hidden: Phrase | None = None


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
    only_theirs: bool = False
    """Whether the lines are the opponent's alone, because you counted at the real table."""

    @property
    def won(self) -> bool:
        return self.outcome == "won"
