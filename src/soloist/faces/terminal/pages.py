"""Print pages of text: a clause, the rule book, the games, the saved tables."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import soloist
from soloist.difficulty.table import hardness, how_hard, measured
from soloist.engine.game import Game
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError, UnknownClause
from soloist.engine.text.rules import Book, Clause
from soloist.engine.text.words import shown
from soloist.faces.terminal.speech import FACE, Speech
from soloist.faces.terminal.typed import plainly
from soloist.library.own_edition import OwnEdition
from soloist.library.standing import Standing, standings
from soloist.library.store import Saved, code_of

NOTES = "\n"
"""Between the deal code and the name of a table, which may go into lines of their own."""


class NoCards(SoloistError):
    """No card or tile contains the word."""

    words = FACE


def show_clause(console: Console, speech: Speech, book: Book, wanted: str, rulings: Mapping[str, str]) -> None:
    """Print the clause with this number and its rulings, or all clauses that contain these words."""
    found = clauses_with(speech, book, wanted)
    for clause in found:
        title = speech.text(book.chapters[clause.chapter].title)
        console.print(Text(clause.id, style="bold cyan").append(f"  {title}", style="dim"))
        console.print(Text(speech.text(clause.text)))
        if clause.note:
            console.print(Text(speech.text(clause.note), style="italic"))
        for ruling in book.rulings.values():
            if ruling.clause == clause.id:
                show_ruling(console, speech, book, ruling.name, rulings)
    if not found:
        try:
            book.clause(wanted)
        except UnknownClause as error:
            console.print(Text(error.text(speech.language), style="red"))


def clauses_with(speech: Speech, book: Book, wanted: str) -> list[Clause]:
    """The clause with this number, or else all clauses that contain words with all these prefixes."""
    try:
        return [book.clause(wanted)]
    except UnknownClause:
        words = plainly(wanted).split()
    found = []
    for clause in book.clauses.values():
        text = speech.text(clause.text) + " " + (speech.text(clause.note) if clause.note else "")
        if words and all(f" {word}" in f" {plainly(text)}" for word in words):
            found.append(clause)
    return found


def show_ruling(console: Console, speech: Speech, book: Book, name: str, rulings: Mapping[str, str]) -> None:
    ruling = book.rulings[name]
    console.print(Text(f"{ruling.name}", style="bold").append(f"  {speech.text(ruling.title)} [{ruling.clause}]", style="dim"))
    console.print(Text(speech.text(ruling.reason)))
    in_force = rulings.get(name, ruling.default)
    for reading in ruling.readings:
        mark = "●" if reading.value == in_force else "○"
        line = Text(f"  {mark} {name}={reading.value}", style="bold" if reading.value == in_force else "")
        line.append(f"  {speech.text(reading.text)}", style="")
        if reading.value == ruling.default:
            line.append(f" ({speech.say('default')})", style="dim")
        console.print(line)


def show_book(console: Console, speech: Speech, game: Game) -> None:
    """Print all clauses by chapter, then the rulings, then the doubtful components."""
    book = game.book
    console.print(Text(game.title(speech.language), style="bold"))
    console.print(Text(speech.text(book.sheet), style="dim"))
    for id, chapter in book.chapters.items():
        console.print()
        console.print(Text(speech.text(chapter.title), style="bold yellow"))
        console.print(Text(speech.text(chapter.intro)))
        for clause in book.clauses_of(id):
            console.print(Text(clause.id, style="cyan").append(f"  {speech.text(clause.text)}", style=""))
            if clause.note:
                console.print(Text(f"        {speech.text(clause.note)}", style="italic dim"))
    console.print()
    console.print(Text(speech.say("rulings"), style="bold yellow"))
    for name in book.rulings:
        show_ruling(console, speech, book, name, {})
    console.print()
    for line in doubts(speech, game, game.standard) or [speech.say("all-sourced")]:
        console.print(Text(line, style="magenta"))


def doubts(speech: Speech, game: Game, edition: Edition, named: bool = True) -> list[str]:
    """One line each for the recalled and the reconstructed components: how many of each group, or only how many."""
    found = []
    for confidence in ("recalled", "reconstructed"):
        groups = Counter(speech.of(game.words, one.group) for one in game.doubtful(edition) if one.confidence == confidence)
        if groups:
            counted = speech.say("so-many", count=groups.total(), game=game.original.id)
            text = ", ".join(f"{name} ({count})" for name, count in groups.items()) if named else counted
            found.append(speech.say("doubtful", confidence=confidence, names=text))
    return found


def show_cards(console: Console, speech: Speech, game: Game, edition: Edition, word: str = "", with_ids: bool = True) -> None:
    """Print the card reference, or only the entries that contain a word. Raise NoCards if none does."""
    group = ""
    for component in game.reference(edition):
        text = speech.of(game.words, component.text)
        if word.lower() not in f"{component.id} {text}".lower():
            continue
        title = speech.of(game.words, component.group)
        if title != group:
            group = title
            console.print(Text(title, style="bold yellow"))
        line = Text(f"  {component.id:<24} " if with_ids else "  ", style="cyan").append(text, style="")
        if component.confidence != "sourced":
            line.append(" " + speech.say("confidence", confidence=component.confidence), style="magenta")
        console.print(line)
    if not group:
        raise NoCards("no-cards", word=word, game=game.id)


def show_box(console: Console, speech: Speech, own: OwnEdition) -> None:
    """Print the pieces of a box that differ from ours."""
    console.print(Text(speech.say("box-came", game=own.game.title(speech.language), entries=own.mine), style="bold"))
    for item in own.items:
        if item.mine:
            told = own.told.get(item.id)
            text = "" if told is None else speech.of(own.game.words, told.text)
            console.print(Text(f"  {item.id:<24} ", style="cyan").append(text, style=""))


def list_games(console: Console, speech: Speech, games: Iterable[Game], plain: bool) -> None:
    """Print one line for each level: what to type, how hard it is, and what it is about."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for game in games:
        for level in game.levels:
            hard = hardness(game.id)[level.id].word(speech.language) if level.id in hardness(game.id) else ""
            cells = (f"{game.id} {level.id}", hard, game.level_line(level.id, speech.language))
            if plain:
                console.print(Text("  ".join(cells)))
            else:
                grid.add_row(Text(cells[0], style="cyan"), Text(cells[1], style="bold"), Text(cells[2]))
    if not plain:
        console.print(grid)
    console.print(Text(speech.say("games-more"), style="dim"))


def show_games(console: Console, speech: Speech, games: Iterable[Game]) -> None:
    """Print the games, their levels, and how often our players win them."""
    for game in games:
        console.print(Text(game.title(speech.language), style="bold").append(f"  {game.id}", style="cyan"))
        console.print(Text("  " + game.line(speech.language)))
        for level in game.levels:
            name = game.level_name(level.id, speech.language)
            line = game.level_line(level.id, speech.language)
            console.print(Text(f"  {level.id:<16}", style="cyan").append(speech.say("pair", name=name, text=line), style=""))
            show_hardness(console, speech, game, level.id)


def show_hardness(console: Console, speech: Speech, game: Game, level: str) -> None:
    """Print the difficulty of a level (for each value of the ruling `game.decides`, if any), then the result of each player."""
    for value, hard in how_hard(game, level).items():
        said = speech.say("pair", name=hard.word(speech.language), text=hard.sentence(speech.language))
        if value:
            said = speech.say("pair", name=f"--ruling {game.decides}={value}", text=said)
        console.print(Text(f"{'':18}{said}"))
    for one in measured():
        if (one.game, one.level, one.rulings) == (game.id, level, ""):
            won, low, high = (f"{100 * share:.1f}" for share in (one.share, one.low, one.high))
            rate = speech.say("measured", player=one.player, won=won, low=low, high=high, games=one.games)
            console.print(Text(f"{'':18}{rate}", style="dim"))


def state_of(speech: Speech, row: Saved, standing: Standing | None = None) -> str:
    """Whether a table was won, lost or drawn, or is open, with the scores, or with the goal's number while it is open."""
    you, opponent = (row.you, row.opponent) if standing is None else (standing.you, standing.opponent)
    game = soloist.EVERY.get(row.game)
    state = speech.say("table-state", outcome=row.outcome or "open")
    if you is not None and opponent is not None:
        state = f"{state} {you}–{opponent}"
    elif you is not None and not row.outcome and game is not None and game.words.has("goal-name"):
        state = speech.say("table-measure", state=state, name=game.say("goal-name", speech.language), value=you)
    return speech.say("table-beside", state=state) if game is not None and game.is_companion else state


def show_tables(console: Console, speech: Speech, saved: list[Saved]) -> None:
    """Print one line for each table: when it was played, the game, the round, the state and the deal code.

    A code and a name that are too long for the window go into a line of their own.
    """
    if not saved:
        console.print(speech.say("no-tables"))
        return
    standing = standings(saved)
    heads = [speech.say(f"tables-{name}") for name in ("id", "changed", "game", "round", "state", "deal")]
    rows = {row.id: _cells(speech, row, standing[row.id]) for row in saved if not row.damaged}
    widths = [max(len(cells[column]) for cells in (heads, *rows.values())) for column in range(len(heads) - 1)]
    for id, cells in [(0, heads), *rows.items()]:
        number, day, game, rounds, state = (cell.ljust(width) for cell, width in zip(cells[:-1], widths, strict=True))
        first = f" {day}  {game}  {rounds.strip().rjust(widths[3])}  {state}"
        line = Text.assemble((number.strip().rjust(widths[0]), "bold cyan" if id else "bold"), (first, "" if id else "bold"))
        for note in cells[-1].split(NOTES):
            if note and len(line) + 2 + len(note) > console.width:
                line.rstrip()
                console.print(line, soft_wrap=True)
                line = Text(" " * widths[0])
            line.append(f"  {note}", style="dim" if id else "bold")
        line.rstrip()
        console.print(line, soft_wrap=True)
    for row in saved:
        if row.damaged:
            console.print(Text(row.damage.text(speech.language)), soft_wrap=True)


def _cells(speech: Speech, row: Saved, standing: Standing) -> list[str]:
    """The cells of a table in the list. The last one holds what may be long: the deal code and the name."""
    game, level, code = shown(row.game), shown(row.level), ""
    if row.is_known:
        known = soloist.EVERY[row.game]
        game, level = known.short_title(speech.language), known.level_name(row.level, speech.language)
        code = code_of(row) if row.record else ""
    name = f"“{shown(row.name)}”" if row.name else ""
    rounds = "" if standing.round is None else str(standing.round)
    notes = NOTES.join(note for note in (code, name) if note)
    return [str(row.id), day_of(row.changed), f"{game}, {level}", rounds, state_of(speech, row, standing), notes]


def title_of(speech: Speech, saved: Saved) -> str:
    """The title of a table's game, or its id if a newer Soloist made it."""
    return soloist.EVERY[saved.game].title(speech.language) if saved.is_known else shown(saved.game)


def day_of(changed: str) -> str:
    """When a table was played last, by the clock of this machine: the time of today, or the date."""
    try:
        moment = datetime.fromisoformat(changed).astimezone()
    except (ValueError, OverflowError):
        return shown(changed[:10])
    return f"{moment:%H:%M}" if moment.date() == datetime.now().astimezone().date() else f"{moment:%Y-%m-%d}"
