"""A game as text: a head with the deal, then the answers, one line per landmark.

`=9` is an answer of fate. Every other word is an answer of yours. `round-3:` is a landmark, and `#` begins a comment.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import BadRecord

FIRST_LINE = "soloist record 1"
MOST_TEXT = 1_000_000
WIDTH = 100
FIELDS = ("game", "level", "seed", "rulings", "edition", "fate", "rules", "taken-back")


@dataclass(frozen=True)
class Parsed:
    """The fields of the head and the answers, each with its line number."""

    head: Mapping[str, tuple[int, str]]
    answers: tuple[tuple[int, str], ...]
    head_end: int

    def field(self, name: str) -> tuple[int, str]:
        if name not in self.head:
            raise BadRecord(self.head_end, Phrase("record-lacks", field=name))
        return self.head[name]

    def number(self, name: str) -> int:
        line, text = self.field(name)
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise BadRecord(line, Phrase("record-number", field=name, given=text))
        return int(text)


def write(head: Mapping[str, str], paragraphs: list[str], outcome: str) -> str:
    lines = [FIRST_LINE]
    for name, value in head.items():
        lines += _wrapped(name + ":", value.split(" "))
    lines.append("")
    lines += paragraphs
    if outcome:
        lines += ["", f"# {outcome}"]
    return "\n".join(lines) + "\n"


def paragraph(landmark: str, answers: list[str]) -> list[str]:
    return _wrapped(landmark + ":" if landmark else "", answers)


def _wrapped(line: str, words: list[str]) -> list[str]:
    """The words after a prefix, wrapped; no line if there are no words."""
    lines = []
    for word in words:
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = "   "
        line += " " + word if line else word
    return [*lines, line] if line.strip() else lines


def parse(text: str) -> Parsed:
    """Parse a record without checking its answers."""
    if len(text) > MOST_TEXT:
        raise BadRecord(1, Phrase("too-long", length=len(text), most=MOST_TEXT))
    lines = [line.split("#", 1)[0].strip() for line in text.removeprefix("\ufeff").splitlines()]
    begin = next((number for number, line in enumerate(lines) if line), None)
    if begin is None or lines[begin] != FIRST_LINE:
        raise BadRecord(1 if begin is None else begin + 1, Phrase("record-foreign", expected=FIRST_LINE))
    head: dict[str, tuple[int, str]] = {}
    body = begin + 1
    while body < len(lines) and lines[body]:
        name, colon, value = (part.strip() for part in lines[body].partition(":"))
        if not colon and "rulings" in head and all("=" in word for word in lines[body].split()):
            # Rulings may need more than a line.
            head["rulings"] = (head["rulings"][0], f"{head['rulings'][1]} {lines[body]}")
            body += 1
            continue
        if not colon or name not in FIELDS:
            raise BadRecord(body + 1, Phrase("record-head", fields=", ".join(FIELDS)))
        if name in head:
            raise BadRecord(body + 1, Phrase("record-twice", field=name))
        head[name] = (body + 1, value)
        body += 1
    answers = [
        (number + 1, word) for number in range(body, len(lines)) for word in lines[number].split() if not word.endswith(":")
    ]
    return Parsed(head, tuple(answers), body)
