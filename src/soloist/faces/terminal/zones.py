"""Draw zones as lines, each spot with its answers, in five levels of detail (measures) from FULL to LEAST."""

from collections.abc import Sequence

from soloist.engine.kernel.scene import Piece, Spot, Zone
from soloist.faces.terminal.answers import Answers, Numbered
from soloist.faces.terminal.paper import BETWEEN, TextLine, cut, fold, in_columns, joined
from soloist.faces.terminal.speech import Speech

STYLES = {
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "yellow": "bold black on gold1",
    "green": "bold white on dark_green",
}
KEY = "bold cyan"
SMALL = "dim"
MARKS = {"recalled": "~", "reconstructed": "≈"}
"""Marks of components whose text is not from a source. The view of the whole board explains them."""
FULL, PART, BRIEF, HALF, LEAST = "full", "part", "brief", "half", "least"
NAMES_ALIGNED = 26
"""Align names up to this width in a column."""


class Zones:
    """Draws zones in one language, with the answer numbers of one question."""

    def __init__(self, speech: Speech, answers: Answers, width: int) -> None:
        self.speech = speech
        self.answers = answers
        self.width = width

    def title(self, *zones: Zone) -> TextLine:
        """A horizontal rule with the names of the zones."""
        line = TextLine("── ", SMALL).add(BETWEEN.join(self.speech.game(zone.title) for zone in zones), "bold yellow")
        line = cut(line.add(" "), self.width)
        return line.add("─" * (self.width - line.width), SMALL)

    def draw(self, zones: Sequence[Zone], measure: str) -> list[TextLine]:
        """Draw zones with this level of detail.

        FULL: answers with details, other spots with notes. PART: if a spot has several answers, their names and the notes of the
        spot. BRIEF: the same in one line for each spot, and other spots only as numbers. HALF: two columns. LEAST: running text.
        """
        if measure == HALF:
            return self._in_halves([spot for zone in zones for spot in zone.spots])
        if measure == LEAST:
            every = joined(self._least(spot) for zone in zones for spot in zone.spots)
            return fold(every, self.width) if every else []
        found = []
        for zone in zones:
            if zone.spots:
                found += [self.title(zone)] if measure != BRIEF else []
                found += self._spots(zone.spots, measure)
        return found

    def _spots(self, spots: Sequence[Spot], measure: str) -> list[TextLine]:
        bare = [spot for spot in spots if spot.id not in self.answers.at]
        lone = bare if measure != FULL else [spot for spot in bare if not spot.notes and not spot.pieces]
        rows = [spot for spot in spots if spot not in lone]
        keys = max((len(self.answers.keys(spot.id)) for spot in rows), default=0)
        leads = [self._lead(spot, keys) for spot in rows]
        aligned = max((lead.width for lead in leads if lead.width <= NAMES_ALIGNED + keys), default=0)
        found = []
        for spot, lead in zip(rows, leads, strict=True):
            line = TextLine().extend(lead)
            tail = self._tail(spot, measure)
            if tail:
                line.add(" " * max(0, aligned - lead.width) + "  ").extend(tail)
            found += [cut(line, self.width)] if self._is_cut(spot, measure) else fold(line, self.width, keys + 3)
        counted = joined(self.counted(spot, measure == PART and len(bare) == len(spots)) for spot in lone)
        return found + (fold(counted, self.width) if counted else [])

    def _in_halves(self, spots: Sequence[Spot]) -> list[TextLine]:
        """Draw two columns. Spots with several answers come below them, because a column could hide an answer."""
        alone = [spot for spot in spots if self._only(spot) or len(self.answers.at.get(spot.id, ())) == 1]
        keys = max((len(self.answers.keys(spot.id)) for spot in alone), default=0)
        cells = [joined([self._lead(spot, keys), self._tail(spot, HALF)], "  ") for spot in alone]
        rest = joined(self._least(spot) for spot in spots if spot not in alone)
        return [*in_columns(cells, self.width, 2), *(fold(rest, self.width) if rest else [])]

    def _is_cut(self, spot: Spot, measure: str) -> bool:
        """Whether the line of a spot may be cut. It may not if that would hide an answer."""
        here = self.answers.at.get(spot.id, ())
        names = sum(len(f"{one.number}) {self.speech.here(one.option)}{BETWEEN}") for one in here)
        return measure == BRIEF and (self._only(spot) is not None or NAMES_ALIGNED + 10 + names < self.width)

    def _least(self, spot: Spot) -> TextLine:
        here = self.answers.at.get(spot.id, [])
        if not here or self._only(spot):
            return self._lead(spot, 1 if here else 0)
        names = (self._numbered(one, [one, one]).add(self.speech.here(one.option)) for one in here)
        return self._lead(spot, 0).add(": ").extend(joined(names, " "))

    def _lead(self, spot: Spot, keys: int) -> TextLine:
        """The beginning of a spot's line: answer numbers, name, value and pieces."""
        line = TextLine(f"{self.answers.keys(spot.id):>{keys}} " if keys else "", KEY)
        one, name = self._only(spot), self.speech.game(spot.name)
        if one and self.speech.name(one.option) != name:
            return line.add(self.speech.name(one.option), "bold")
        return self._standing(line.add(name, "bold"), spot)

    def _standing(self, line: TextLine, spot: Spot) -> TextLine:
        """Append the value and the pieces of a spot."""
        if spot.value is not None:
            line.add((": " if line.plain[-1:].isdigit() else " ") + value_of(spot))
        for piece in spot.pieces:
            line.add(" ").extend(self._piece(piece, spot))
        return line

    def _only(self, spot: Spot) -> Numbered | None:
        """The only answer at a spot, if it needs no shorter name there (`here`)."""
        here = self.answers.at.get(spot.id, [])
        is_alone = len(here) == 1 and self.speech.here(here[0].option) == self.speech.name(here[0].option)
        return here[0] if is_alone else None

    def _tail(self, spot: Spot, measure: str) -> TextLine:
        """The end of a spot's line: its answers and, if they do not say it, its notes."""
        here, one = self.answers.at.get(spot.id, []), self._only(spot)
        if one is not None:
            return joined(self._said_of(one, spot, measure))
        if not here:
            return joined(self._notes(spot))
        if measure == FULL:
            return joined(self._answer(one, here) for one in here)
        names = [self._numbered(one, here).add(self.speech.here(one.option)) for one in here]
        return joined([*names, *self._notes(spot)])

    def _said_of(self, one: Numbered, spot: Spot, measure: str) -> list[TextLine]:
        """The details of the only answer. If its name differs from the spot's name, also the spot itself."""
        detail, name = self.speech.option_detail(one.option), self.speech.game(spot.name)
        said = [TextLine(detail)] if detail else []
        if measure == FULL and self.speech.name(one.option) != name:
            said.append(self._standing(TextLine(name, SMALL), spot))
            said += self._notes(spot)
        return said

    def _answer(self, one: Numbered, here: Sequence[Numbered]) -> TextLine:
        detail = self.speech.option_detail(one.option)
        text = self._numbered(one, here).add(self.speech.here(one.option))
        return text.add(f" ({detail})", SMALL) if detail else text

    def _numbered(self, one: Numbered, here: Sequence[Numbered]) -> TextLine:
        """The number of an answer if the spot has several. The number of a single answer is at the beginning of the line."""
        return TextLine(f"{one.number}) " if len(here) > 1 else "", KEY)

    def _notes(self, spot: Spot) -> list[TextLine]:
        notes = [TextLine(self.speech.game(note), SMALL) for note in spot.notes]
        if spot.confidence != "sourced":
            mark = TextLine(MARKS[spot.confidence], "magenta")
            # Join the mark to the last note, so that it is never alone at the beginning of a line.
            notes = [*notes[:-1], notes[-1].add("\u00a0").extend(mark)] if notes else [mark]
        return notes

    def counted(self, spot: Spot, notes: bool = False) -> TextLine:
        """A spot in short form: its name with its value, pieces or first note."""
        name = self.speech.game(spot.name)
        line = TextLine(name + (": " if name[-1:].isdigit() and spot.value is not None else " "))
        if spot.value is not None:
            line.add(value_of(spot), "bold")
        elif not spot.pieces and spot.notes:
            line.add(self.speech.game(spot.notes[0]))
        for piece in spot.pieces:
            line.extend(self._piece(piece, spot)).add(" ")
        if notes and spot.value is not None:
            for note in spot.notes:
                line.add(f", {self.speech.game(note)}", SMALL)
        return line.between(0, len(line.plain))

    def _piece(self, piece: Piece, spot: Spot) -> TextLine:
        """The name and the number of pieces."""
        if piece.name == spot.name:
            return TextLine("" if spot.value is not None else str(piece.count))
        name = self.speech.game(piece.name)
        count = f" {piece.count}" if piece.count > 1 else ""
        return TextLine(f" {name}{count} ", STYLES.get(piece.id, "reverse"))


def value_of(spot: Spot) -> str:
    return f"{spot.value}/{spot.limit}" if spot.limit is not None else str(spot.value)
