"""What happened since your last answer, in as many lines as there are."""

from collections.abc import Sequence

from soloist.engine.kernel.story import FATE, RULES, THEY, YOU, Event
from soloist.faces.terminal.paper import CUT, TextLine, cut, fold
from soloist.faces.terminal.speech import Speech

GIVEN_UP = (YOU, RULES, FATE, THEY)
"""Whose doings are left out first where there is no room; what you did yourself, you know."""


def line_of(speech: Speech, event: Event) -> TextLine:
    """A line of the story: headings stand out, and the clause comes last."""
    return _told(speech, event).add(f" [{event.rule}]", "dim")


def in_full(speech: Speech, events: Sequence[Event], width: int) -> list[TextLine]:
    """A line for each event."""
    found = []
    for event in events:
        found += fold(TextLine("" if event.heading else "  ").extend(line_of(speech, event)), width, 4)
    return found


def in_lines(speech: Speech, events: Sequence[Event], width: int, most: int) -> list[TextLine]:
    """One after the other without their clauses, in so many lines; something is left out only where it must be."""
    kept = list(events)
    # How many characters are too many for so many lines: a first measure, before lines are folded.
    too_many = sum(len(speech.game(event.phrase)) + 1 for event in events) - most * width
    lines: list[TextLine] | None = None
    for event in _given_up(events):
        if len(kept) == 1:
            break
        if too_many <= 0:
            lines = _flowing(speech, kept, width)
            if len(lines) <= most:
                break
        kept.remove(event)
        too_many -= len(speech.game(event.phrase)) + 1
        lines = None
    lines = _flowing(speech, kept, width) if lines is None else lines
    if len(kept) == len(events) and len(lines) <= most:
        return lines
    lines = lines[:most]
    if lines:
        more = TextLine(f" {CUT} ", "dim").add(speech.say("more-news"), "dim")
        lines[-1] = cut(lines[-1], width - more.width).extend(more)
    return lines


def _given_up(events: Sequence[Event]) -> list[Event]:
    """In which order events are left out; what the rules did right before the question leads to it, and stays as long as what the
    other did."""
    last = events[-1] if events and events[-1].by == RULES else None
    return [
        event
        for by in GIVEN_UP
        for event in reversed(events)
        if (event.by == by and event is not last) or (by == THEY and event is last)
    ]


def _flowing(speech: Speech, events: Sequence[Event], width: int) -> list[TextLine]:
    """Each heading begins a line, and what belongs to it follows."""
    paragraphs: list[TextLine] = []
    for event in events:
        told = _told(speech, event)
        if event.heading or not paragraphs:
            paragraphs.append(TextLine("• ", "dim").extend(told))
        else:
            paragraphs[-1].add(" ").extend(told)
    return [line for paragraph in paragraphs for line in fold(paragraph, width, 2)]


def _told(speech: Speech, event: Event) -> TextLine:
    style = "bold" if event.heading else "" if event.by == THEY else "dim" if event.by == YOU else ""
    line = TextLine(speech.game(event.phrase), style)
    detail = speech.detail(event.phrase)
    return line.add(f" ({detail})") if detail else line
