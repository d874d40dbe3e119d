"""Draws boards: knows the words of the game, the answers at each spot, and where the cursor is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from textual.content import Content
from textual.style import Style

from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.kernel.scene import Mark, Piece, Spot, Zone
from soloist.faces.terminal.answers import Answers
from soloist.faces.terminal.lines import DOUBT, KEY, SMALL, Part, ruled, wrapped
from soloist.faces.terminal.picture import MARKS
from soloist.faces.terminal.speech import Speech

CURSOR = "bold $foreground on $primary-darken-3"
NEAR = "on $primary-muted"
COLOURS = {
    "red": "bold $error",
    "blue": "bold dodgerblue",
    "yellow": "bold gold",
    "green": "bold limegreen",
    "you": "bold $warning",
}
"""Colours of pieces. Their letters tell them apart without colours."""


@dataclass
class Brush:
    """Draws spots. A click on a spot finds its answers, and the cursor highlights it."""

    speech: Speech
    answers: Answers
    here: str = ""
    """The spot of the answer under the cursor."""
    near: frozenset[str] = field(default_factory=frozenset)
    """Spots that this answer could lead to next."""

    def say(self, message: str, **values: Value) -> str:
        """A message of the game."""
        return self.speech.game(Phrase(message, **values))

    def at(self, spot: str, *parts: Part) -> Content:
        """Parts that belong to a spot. A spot without answers is dimmed."""
        content = Content.assemble(*parts)
        if spot == self.here:
            content = Content.styled(content.plain, CURSOR)
        elif spot in self.near:
            content = content.stylize_before(NEAR)
        else:
            content = content.stylize_before("bold" if spot in self.answers.at else SMALL)
        return content.stylize(Style.from_meta({"spot": spot}))

    def keys(self, spot: str) -> tuple[str, str]:
        """The numbers of the answers at a spot, with a space."""
        keys = self.answers.keys(spot)
        return (f"{keys} " if keys else "", KEY)

    def name(self, spot: Spot) -> str:
        return self.speech.game(spot.name)

    def pieces(self, pieces: Sequence[Piece]) -> list[tuple[str, str]]:
        """A letter for each piece, or a number and a letter if there are more than three: 4B, because B4 is a tile of Guilds."""
        found = []
        for piece in pieces:
            letter = self.speech.game(piece.letter)
            text = letter * piece.count if piece.count <= 3 else f"{piece.count}{letter}"
            found.append((text, COLOURS.get(piece.id, "bold")))
        return found

    def in_full(self, zones: Iterable[Zone], width: int) -> list[Content]:
        """Every spot of these zones with all its details."""
        lines: list[Content] = []
        for zone in zones:
            if zone.spots:
                lines.append(ruled(self.speech.game(zone.title), width))
                for spot in zone.spots:
                    lines += self._spot_in_full(spot, width)
        return lines

    def _spot_in_full(self, spot: Spot, width: int) -> list[Content]:
        pieces = [
            self.speech.say("pieces", name=self.speech.game(piece.name), count=piece.count)
            for piece in spot.pieces
            if piece.name != spot.name
        ]
        lead = self.at(spot.id, self.keys(spot.id), (f"{self.name(spot)} {value_of(spot)}".rstrip(), "bold"))
        notes = " · ".join([*pieces, *(self.speech.game(note) for note in spot.notes)])
        doubt = MARKS.get(spot.confidence, "")
        return wrapped([lead, "  ", (notes, SMALL), (f"\u00a0{doubt}" if doubt else "", DOUBT)], width, 4)


def spots_in(line: Content) -> set[str]:
    """The spots that are drawn in a line."""
    return {span.style.meta["spot"] for span in line.spans if isinstance(span.style, Style) and "spot" in span.style.meta}


def value_of(spot: Spot) -> str:
    return "" if spot.value is None else f"{spot.value}/{spot.limit}" if spot.limit is not None else str(spot.value)


def marks(spot: Spot, kind: str) -> list[Mark]:
    return [mark for mark in spot.marks if mark.kind == kind]


def count(spot: Spot, kind: str) -> int:
    """The count of the first mark of this kind; 0 without one."""
    return next((mark.count for mark in spot.marks if mark.kind == kind), 0)
