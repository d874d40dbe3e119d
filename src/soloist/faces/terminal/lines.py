"""Lines of styled text: wrapped, one after the other, or side by side. No function here cuts a text."""

import re
from collections.abc import Iterable, Sequence

from textual.content import Content

from soloist.faces.terminal.speech import Speech

Part = str | tuple[str, str] | Content
SMALL = "$foreground-muted"
KEY = "bold $accent"
TITLE = "bold $secondary"
DOUBT = "$warning"
GOOD, BAD = "$success", "$error"
HELD = str.maketrans("\u00a0\u202f", "\ue000\ue001")
FREED = str.maketrans("\ue000\ue001\ue002", "\u00a0\u202f ")
STICKING = re.compile(r"(?<=«) |(?<=\S) (?=[:;?!»%])")
"""The spaces of French punctuation, and those before a percent sign."""


def wrap(content: Content, width: int) -> list[Content]:
    """Lines of at most this width. Textual breaks lines at all spaces, so those that must stay are replaced meanwhile."""
    if content.cell_length <= width and "\n" not in content.plain:
        return [content]
    held = Content(STICKING.sub("\ue002", content.plain).translate(HELD), spans=list(content.spans))
    return [Content(line.plain.translate(FREED), spans=list(line.spans)) for line in held.wrap(width)]


def wrapped(parts: Sequence[Part], width: int, indent: int = 2) -> list[Content]:
    """A text in lines of this width; all but the first are indented."""
    first, *more = wrap(Content.assemble(*parts), max(8, width - indent)) or [Content()]
    return [first.rstrip(), *(Content(" " * indent) + line.rstrip() for line in more)]


def flowing(parts: Iterable[Content], width: int, between: str = "  ", lead: Content | None = None) -> list[Content]:
    """Parts one after the other, in as many lines as they need. Only a part that is wider than a line is broken."""
    lines: list[Content] = []
    line, is_empty = lead or Content(), True
    pieces = (piece for part in parts for piece in (wrap(part, width - 2) if part.cell_length > width - 2 else [part]))
    for part in pieces:
        room = width - line.cell_length - (0 if is_empty else len(between))
        if part.cell_length > room and line.cell_length:
            lines.append(line)
            line, is_empty = Content("  "), True
        line, is_empty = line + Content("" if is_empty else between) + part, False
    return [*lines, line] if line.cell_length else lines


def fit(content: Content, width: int) -> Content:
    """Pad to exactly this width. Callers wrap before, so nothing is lost."""
    return content.truncate(width, pad=True)


def beside(blocks: Sequence[Sequence[Content]], width: int, between: str) -> list[Content]:
    """Blocks of this width side by side."""
    height, bar = max(map(len, blocks), default=0), Content.styled(between, SMALL)
    rows = [[fit(block[row] if row < len(block) else Content(), width) for block in blocks] for row in range(height)]
    return [bar.join(row) for row in rows]


def hanging(lead: Content, text: Content, width: int, indent: int = 0) -> list[Content]:
    """A text beside its lead. Its further lines begin below itself, indented."""
    room = max(8, width - lead.cell_length - 1 - indent)
    first, *more = [line.rstrip() for line in wrap(text, room)] or [Content()]
    return [lead + Content(" ") + first, *(Content(" " * (lead.cell_length + 1 + indent)) + line for line in more)]


def ruled(title: str, width: int) -> Content:
    """A title with a rule to the right edge."""
    return Content.assemble((f"── {title} ", TITLE), ("─" * max(0, width - len(title) - 4), SMALL))


def joined(lines: Iterable[Content | str]) -> Content:
    return Content("\n").join(Content(line) if isinstance(line, str) else line for line in lines)


def keys(speech: Speech, message: str) -> Content:
    """The line with the keys of a screen. The message lists each key and what it does, separated by commas."""
    parts = []
    for text in speech.say(message).split(", "):
        key, _, meaning = text.partition(" ")
        parts.append(Content.assemble((key, KEY), f" {meaning}"))
    return Content("  ").join(parts)
