"""Tell what happened since your last answer, in the available lines."""

from collections.abc import Sequence

from soloist.engine.kernel.story import FATE, RULES, THEY, YOU, Event
from soloist.faces.terminal.paper import CUT, TextLine, cut, fold
from soloist.faces.terminal.speech import Speech

GIVEN_UP = (YOU, RULES, FATE, THEY)
"""The order in which events are left out if there is no room, by who caused them. You know your own actions, so they go first."""


def line_of(speech: Speech, event: Event) -> TextLine:
    """One event as a line of the story, with the rule's clause at the end."""
    return _told(speech, event).add(f" [{event.rule}]", "dim")


def in_full(speech: Speech, events: Sequence[Event], width: int) -> list[TextLine]:
    """Show each event on a line of its own."""
    found = []
    for event in events:
        found += fold(TextLine("" if event.heading else "  ").extend(line_of(speech, event)), width, 4)
    return found


def in_lines(speech: Speech, events: Sequence[Event], width: int, most: int) -> list[TextLine]:
    """Show the events as running text without clauses, in at most `most` lines. Leave out events only if necessary."""
    kept = list(events)
    # Estimate the surplus of characters first, because folding lines is slow.
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
    """The events in the order in which they are left out.

    If the last event was caused by the rules, it leads to the question. So it is kept as long as the opponent's events.
    """
    last = events[-1] if events and events[-1].by == RULES else None
    return [
        event
        for by in GIVEN_UP
        for event in reversed(events)
        if (event.by == by and event is not last) or (by == THEY and event is last)
    ]


def _flowing(speech: Speech, events: Sequence[Event], width: int) -> list[TextLine]:
    """Start a paragraph at each heading, and append the events below it."""
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
