"""What a face shows: zones with spots, the pieces on them, the result. No pixels and no sentences."""

from typing import Final, NamedTuple

from soloist.engine.kernel.phrase import Phrase


class ByValue:
    """Compared by its values. Compiled, such a class is made three times as fast as a NamedTuple or a dataclass."""

    def values(self) -> tuple[object, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, ByValue) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()!r}"


class Piece(ByValue):
    """`count` equal pieces on a spot. Kind and id tell a face how to draw them. The letter tells them apart without colour."""

    def __init__(self, kind: str, id: str, name: Phrase, letter: Phrase, count: int = 1) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.name: Final = name
        self.letter: Final = letter
        self.count: Final = count

    def values(self) -> tuple[object, ...]:
        return self.kind, self.id, self.count, self.name, self.letter


class Mark(ByValue):
    """Something printed on a card, tile or place (a cost, a symbol, a yield), for faces that draw. The notes say it in words."""

    def __init__(self, kind: str, id: str = "", count: int = 1) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.count: Final = count

    def values(self) -> tuple[object, ...]:
        return self.kind, self.id, self.count


class Spot(ByValue):
    """One place, card, store or track; an option's target is the id of a spot.

    A face that draws picks the notes it needs; other faces show all of them.
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

    def values(self) -> tuple[object, ...]:
        return self.id, self.value, self.limit, self.confidence, self.marks, self.pieces, self.name, self.notes

    def note(self, name: str) -> Phrase | None:
        """One of the notes, by the name of its message."""
        for note in self.notes:
            if note.message == name:
                return note
        return None


class Zone(ByValue):
    """Spots that belong together."""

    def __init__(self, id: str, title: Phrase, spots: tuple[Spot, ...]) -> None:
        self.id: Final = id
        self.title: Final = title
        self.spots: Final = spots

    def values(self) -> tuple[object, ...]:
        return self.id, self.title, self.spots


class Scene(ByValue):
    """The position as data for a face. The clock counts rounds played and rounds at most, if the game knows its length."""

    def __init__(self, title: Phrase, zones: tuple[Zone, ...], clock: tuple[int, int] | None = None) -> None:
        self.title: Final = title
        self.zones: Final = zones
        self.clock: Final = clock

    def values(self) -> tuple[object, ...]:
        return self.clock, self.title, self.zones


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

    def __repr__(self) -> str:
        score = "" if self.you is None or self.opponent is None else f" {self.you}–{self.opponent}"
        return f"<Result: {self.outcome}{score} [{self.rule}]>"
