"""`soloist history`: statistics of the finished games by game and level, or all of them as a CSV file."""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import soloist
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.errors import reason
from soloist.engine.text.words import Words
from soloist.faces.terminal.commands.reviewing import signed
from soloist.faces.terminal.speech import Speech
from soloist.library.database import Unwritable
from soloist.library.history import History, as_csv, with_luck
from soloist.library.store import Saved, Store

WORDS = Words("soloist.library")
COLUMNS = ("level", "played", "won", "best", "average", "streak", "luck")


def show_history(console: Console, speech: Speech, store: Store, file: str | None) -> None:
    """Print statistics for each game or, with `file`, write all finished games as CSV (`-`: to standard output)."""
    mine = with_luck(store)
    if file == "-":
        # The damaged tables are not in the file, and standard output has room for nothing else.
        for row in _damaged(store):
            print(row.damage.text(speech.language), file=sys.stderr)
        sys.stdout.write(as_csv(store))
        return
    for row in _damaged(store):
        console.print(Text(row.damage.text(speech.language)))

    def say(message: str, **values: Value) -> str:
        return speech.of(WORDS, Phrase(message, **values))

    if file is not None:
        try:
            Path(file).write_text(as_csv(store), encoding="utf-8-sig", newline="")
        except (OSError, ValueError) as error:
            raise Unwritable("store-closed", file=file, why=reason(error)) from None
        console.print(Text(say("history-written", games=mine.played, file=file)))
        return
    if not mine.played:
        console.print(Text(say("history-none")))
        return
    console.print(Text(say("history-all", games=mine.played, won=mine.won, run=mine.in_a_row), style="bold"))
    for game in soloist.GAMES.values():
        if mine.of(game.id).played:
            console.print()
            console.print(Text(game.title(speech.language), style="bold yellow"))
            console.print(_grid(game, mine.of(game.id), speech))


def _damaged(store: Store) -> list[Saved]:
    return [row for row in store.all(finished=True) if row.damaged]


def _grid(game: Game, mine: History, speech: Speech) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    # In a game without points, say under the title which number is the best.
    points = any(one.opponent is not None for one in mine.ended) or not game.words.has("goal-name")
    measure = "" if points else game.say("goal-name", speech.language)
    for number, column in enumerate(COLUMNS):
        title = speech.of(WORDS, Phrase(f"history-{column}"))
        under = f"\n({measure})" if measure and column in ("best", "average") else ""
        grid.add_column(title + under, justify="right" if number else "left", no_wrap=True)
    for level in game.levels:
        one = mine.of(game.id, level.id)
        if one.played:
            outcome, run = one.streak
            cells: list[object] = [
                game.level_name(level.id, speech.language),
                one.played,
                one.won,
                "" if one.best is None else one.best,
                "" if one.average is None else one.average,
                speech.of(WORDS, Phrase("history-run", outcome=outcome, run=run)),
                "" if one.luck is None else signed(round(one.luck)),
            ]
            grid.add_row(*[Text(str(cell)) for cell in cells])
    return grid
