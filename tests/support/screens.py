"""What the screen of the full-screen app lacks at a question.

Each of these must be visible, or reachable with one key, in full:

- question: its text, and what follows automatically;
- answer: name, details and spot of every answer (in the list, else with `i`);
- event: everything that happened since the last answer (on the screen, else shown before the question);
- zone: every spot that an answer is about (on the board, in the head, else with Tab);
- sides: the numbers of both sides (always visible);
- width: no line is wider than its pane.
"""

import tempfile
from collections import Counter
from pathlib import Path

from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import soloist
from soloist.engine.question import Option
from soloist.faces.terminal.app.book import pages_of
from soloist.faces.terminal.app.reading import FRAME, ReadingScreen
from soloist.faces.terminal.app.soloist_app import SoloistApp
from soloist.faces.terminal.app.table_screen import TableScreen
from soloist.faces.terminal.brush import spots_in
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.lab.user_players import answer
from soloist.library.store import Store

PANES = ("head", "asked", "strip", "drawn", "looked", "sides")


def plain(lines: list[Content]) -> str:
    return unspaced("".join(line.plain for line in lines))


def shown(screen: TableScreen | ReadingScreen, id: str) -> list[Content]:
    """The lines of a pane; none if it is hidden."""
    pane = screen.query_one(f"#{id}", Static)
    content = pane.content if pane.display else ""
    return content.split("\n") if isinstance(content, Content) else []


def unspaced(text: str) -> str:
    """The text without blanks, because lines may be broken there."""
    return "".join(text.split())


def lacking(screen: TableScreen, news: str | None) -> set[str]:
    """What this screen lacks. `news` is what was told before the question, if it was."""
    position, speech, question = screen.position, screen.speech, screen.position.question
    assert question is not None
    found = set()
    asked = plain(shown(screen, "asked"))
    if any(unspaced(text) not in asked for text in (speech.question(question), speech.then(question))):
        found.add("question")
    listed = plain([screen.row_line(nth) for nth in range(len(screen.rows))])
    details = plain(screen.detail_lines(screen.size.width - FRAME))
    for one in position.answers.all:
        spot = position.spots.get(one.option.target)
        notes = [speech.game(note) for note in spot.notes] if spot else []
        names = (speech.name(one.option), speech.here(one.option))
        if not any(unspaced(name) in listed for name in names) or not all(
            unspaced(text) in details for text in (speech.name(one.option), speech.option_detail(one.option), *notes)
        ):
            found.add("answer")
    told = news if news is not None else plain([*shown(screen, "strip"), *shown(screen, "sides"), *shown(screen, "drawn")])
    if any(unspaced(speech.game(event.phrase)) not in told for event in position.news):
        found.add("event")
    if not reaches(screen, spots_asked(screen)):
        found.add("zone")
    standing = plain([*shown(screen, "head"), *shown(screen, "sides")])
    for _, parts in position.sides():
        if any(unspaced(f"{name.plain} {value.plain}") not in standing for name, value in parts):
            found.add("sides")
    for id in PANES:
        pane = screen.query_one(f"#{id}", Static)
        wide = pane.content_size.width
        if pane.display and wide and any(line.cell_length > wide for line in shown(screen, id)):
            found.add(f"width of {id}")
    return found


def spots_asked(screen: TableScreen) -> set[str]:
    return {one.option.target for one in screen.position.answers.all if one.option.target}


def reaches(screen: TableScreen, asked: set[str]) -> bool:
    """Whether all these spots are on the board, in the head, or on the first two pages of Tab.

    The pages are long, so they are made only for spots that are nowhere else.
    """
    position, layout, width = screen.position, screen.position.layout, screen.size.width - FRAME
    left = asked - {spot.id for zone in position.zones_of((*layout.yours, *layout.theirs)) for spot in zone.spots}
    left -= drawn_in(shown(screen, "drawn"))
    for name in ("board", "side"):
        if left:
            left -= drawn_in(pages_of(position)[name].lines(width))
    return not left


def drawn_in(lines: list[Content]) -> set[str]:
    return set[str]().union(*map(spots_in, lines))


async def check(pilot: Pilot[str], lacks: Counter[str], costs: Counter[str]) -> None:
    """Check the question on the screen."""
    news, screen = None, pilot.app.screen
    while isinstance(screen, TableScreen) and screen.has_long_news():
        await pilot.pause()  # They open once the table is drawn.
        screen = pilot.app.screen
    if isinstance(screen, ReadingScreen):
        while not shown(screen, "text"):
            await pilot.pause()
        news = plain(shown(screen, "text"))
        costs["news opened"] += 1
        costs["keys"] += 1
        screen.dismiss()
        while not isinstance(screen, TableScreen):
            await pilot.pause()
            screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    found = lacking(screen, news)
    lacks["questions"] += 1
    lacks["lacking"] += bool(found)
    lacks.update(found)
    answers, picture = screen.query_one("#answers", OptionList), screen.query_one("#picture")
    answers.scroll_to_highlight()  # A list counts its lines when it is painted or scrolled.
    costs["list scrolls"] += answers.virtual_size.height > answers.content_size.height
    costs["board scrolls"] += picture.virtual_size.height > picture.content_size.height


def keys_for(screen: TableScreen, option: Option) -> int:
    """How many keys an answer takes: its number if there are few, else its number and Enter."""
    answers = screen.position.answers
    if option.token in answers.counts:
        return len(option.token) + 1
    return 1 if len(answers.all) <= 9 else len(answers.number(option.token)) + 1


async def play(game: str, level: str, seed: int, language: str, size: tuple[int, int]) -> tuple[Counter[str], Counter[str]]:
    """One greedy game at this size."""
    lacks, costs = Counter[str](), Counter[str](games=1)
    with tempfile.TemporaryDirectory() as folder:
        table = soloist.GAMES[game].deal(level=level, seed=seed)
        app = SoloistApp(Speech(language), Store(Path(folder) / "tables.db"), None)
        app.seat = Seat.new(app.store, table)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            while table.question is not None:
                await pilot.pause()
                await check(pilot, lacks, costs)
                screen = app.screen
                assert isinstance(screen, TableScreen)
                chosen = table.question.option(answer("greedy", table))
                costs["keys"] += keys_for(screen, chosen)
                screen.give(chosen.token)
    return lacks, costs
