"""Show long texts one screen at a time."""

from collections.abc import Callable, Sequence
from io import StringIO

from rich.console import Console
from rich.text import Text

from soloist.faces.terminal.line import InputLine, Resized
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import matching


def written(console: Console, draw: Callable[[Console], None]) -> list[Text]:
    """Capture what `draw` prints, as lines of the console's width."""
    paper = Console(
        file=StringIO(),
        width=console.width,
        force_terminal=True,
        color_system="truecolor" if console.color_system else None,
        no_color=console.no_color,
        highlight=False,
        emoji=False,
    )
    draw(paper)
    assert isinstance(paper.file, StringIO)
    return [Text.from_ansi(line) for line in paper.file.getvalue().splitlines()]


def leaf_through(console: Console, line: InputLine, speech: Speech, texts: Sequence[Text], from_the_end: bool = False) -> None:
    """Let the person page forward and back until the end, or until something else is typed."""
    first = len(texts) if from_the_end else 0
    while True:
        page = max(1, console.height - 1)
        first = max(0, min(first, len(texts) - page))
        console.clear()
        for text in texts[first : first + page]:
            console.print(text, no_wrap=True, crop=True)
        last = min(first + page, len(texts))
        try:
            typed = line.ask(speech.say("leaf", first=first + 1, last=last, all=len(texts))).strip()
        except Resized:
            continue
        if typed and matching(typed, [speech.say("leaf-back").split(", ")]):
            first -= page
        elif typed or last == len(texts):
            return
        else:
            first += page
