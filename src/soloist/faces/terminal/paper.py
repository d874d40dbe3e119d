"""Styled lines of text: wrap, cut, join and arrange them in columns.

A screen is laid out in several shapes before one is shown. To keep that fast, a line is a few strings with their styles. Only
lines that are printed are converted to Rich's `Text`.
"""

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

CUT = "…"
BETWEEN = " · "
NARROW = re.compile("[ -\u02ff\u0370-\u10ff\u2010-\u2027\u2030-\u2193\u2248\u2500-\u25b6]*")
"""Characters that are one cell wide, as in all our own texts. The width of other text is measured."""


class TextLine:
    """One line of text: parts with their styles."""

    __slots__ = ("parts", "plain")

    def __init__(self, text: str = "", style: str = "") -> None:
        self.parts: list[tuple[str, str]] = [(text, style)] if text else []
        self.plain = text

    def __bool__(self) -> bool:
        return bool(self.plain)

    def add(self, text: str, style: str = "") -> "TextLine":
        if text:
            self.parts.append((text, style))
            self.plain += text
        return self

    def extend(self, line: "TextLine") -> "TextLine":
        self.parts += line.parts
        self.plain += line.plain
        return self

    def between(self, begin: int, end: int) -> "TextLine":
        """The characters from `begin` to `end`, without trailing blanks."""
        end = begin + len(self.plain[begin:end].rstrip())
        found, at = TextLine(), 0
        for text, style in self.parts:
            if at < end and at + len(text) > begin:
                found.add(text[max(0, begin - at) : end - at], style)
            at += len(text)
        return found

    @property
    def width(self) -> int:
        return width_of(self.plain)

    @property
    def text(self) -> Text:
        return Text.assemble(*self.parts)


def width_of(text: str) -> int:
    return len(text) if NARROW.fullmatch(text) else cell_len(text)


def fold(line: TextLine, width: int, hang: int = 0) -> list[TextLine]:
    """Wrap the line at word boundaries. Indent all lines but the first by `hang`."""
    plain = line.plain
    if width_of(plain) <= width:
        return [line]
    found: list[TextLine] = []
    begin, hang, room = 0, min(hang, width // 2), width
    while begin < len(plain):
        end = begin + _fitting(plain, begin, room)
        if end < len(plain):
            space = plain.rfind(" ", begin + 1, end + 1)
            end = space if space > begin else end
        part = line.between(begin, end)
        found.append(TextLine(" " * hang).extend(part) if found else part)
        begin, room = end, width - hang
        while begin < len(plain) and plain[begin] == " ":
            begin += 1
    return found


def _fitting(plain: str, begin: int, room: int) -> int:
    """How many characters from `begin` on fit into `room` cells; at least one."""
    part = plain[begin : begin + room]
    while width_of(part) > room and len(part) > 1:
        part = part[:-1]
    return max(1, len(part))


def cut(line: TextLine, width: int) -> TextLine:
    """Cut the line to this width. An ellipsis marks the cut."""
    if line.width <= width:
        return line
    return line.between(0, _fitting(line.plain, 0, max(1, width - 1))).add(CUT)


def padded(line: TextLine, width: int) -> TextLine:
    """Cut or pad the line to exactly this width."""
    short = cut(line, width)
    return TextLine().extend(short).add(" " * (width - short.width))


def joined(lines: Iterable[TextLine], between: str = BETWEEN) -> TextLine:
    """Join the lines into one."""
    whole = TextLine()
    for line in lines:
        if whole:
            whole.add(between, "dim")
        whole.extend(line)
    return whole


def in_columns(cells: Sequence[TextLine], width: int, count: int) -> list[TextLine]:
    """Arrange the cells in columns that are read downwards. Cut each cell to its column."""
    rows = -(-len(cells) // count)
    each = (width - 2 * (count - 1)) // count
    return [joined([padded(cell, each) for cell in cells[row::rows]], "  ") for row in range(rows)]


def side_by_side(boxes: Sequence[Sequence[TextLine]], width: int, between: str) -> list[TextLine]:
    """Place blocks of lines beside each other, each of this width. Shorter blocks are filled with empty lines."""
    rows = max(map(len, boxes), default=0)
    return [joined([padded(box[row] if row < len(box) else TextLine(), width) for box in boxes], between) for row in range(rows)]
