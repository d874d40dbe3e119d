"""`soloist simulate` and `soloist watch`: computer players play."""

import argparse
import time
from collections.abc import Mapping
from contextlib import closing

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from soloist.engine.game import Deal, Game
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError
from soloist.faces.terminal.asking import event_line, show_result
from soloist.faces.terminal.speech import FACE, Speech
from soloist.lab.files import check_out, write_results
from soloist.lab.plots import draw_plot
from soloist.lab.simulate import LEFT_OUT, Failed, Played, Summary, Task, in_order
from soloist.lab.simulation import Outcome, Simulation, prepare, run
from soloist.lab.user_players import BrokenOff, answers, check_player

MOST_GAMES = 1_000_000
MOST_SECONDS = 86_400
MOST_TOLD = 10
"""Print at most this many failed games; the rest are only counted."""


class BadNumber(SoloistError):
    """A number on the command line is out of range."""

    words = FACE


class NoneFinished(SoloistError):
    """No game was finished."""

    words = FACE


def check_number(option: str, given: int, low: int, high: int) -> None:
    if not low <= given <= high:
        raise BadNumber("bad-number", option=option, low=low, high=high, given=str(given))


def run_simulation(
    console: Console,
    speech: Speech,
    given: argparse.Namespace,
    game: Game,
    rulings: Mapping[str, object],
    edition: Edition,
    deal: Deal | None = None,
) -> None:
    """Check all arguments, play, print the results, and write the requested files."""
    check_number("--limit", given.limit, 1, MOST_SECONDS)
    check_number("--games", given.games, 1, MOST_GAMES)
    check_number("--jobs", given.jobs, 1, 64)
    check_out(given.out, given.plot)
    simulation = prepare(
        game,
        given.player,
        given.games,
        level=given.level,
        seed=given.seed,
        jobs=given.jobs,
        limit=given.limit,
        rulings=rulings,
        edition=edition,
        deal=deal,
        cluster=given.on,
    )
    left_out = given.failed == LEFT_OUT
    outcome = run_with_progress(simulation, f"{game.id} {given.player}", speech, left_out)
    played = outcome.played
    show_summaries(console, speech, outcome.summaries)
    if outcome.is_one_game:
        console.print(Text(speech.say("same-games"), style="bold red"))
    if outcome.failed:
        games = len(outcome.failed)
        console.print(Text(speech.say("broken-off", games=games, counted=int(not left_out)), style="bold red"))
    if not outcome.complete:
        console.print(Text(speech.say("interrupted", done=len(played), all=len(simulation.tasks)), style="bold red"))
    rows = in_order(simulation.tasks, [*played, *(() if left_out else outcome.failed)])
    if given.out is not None and rows:
        write_results(given.out, rows)
        console.print(Text(speech.say("written", file=given.out, games=len(rows))))
    if outcome.failed and not played:
        raise NoneFinished("none-finished")
    if given.plot is not None and played:
        draw_plot(given.plot, game, speech.language, played, outcome.summaries)
        console.print(Text(speech.say("written", file=given.plot, games=len(played))))
    if outcome.lost is not None:
        raise outcome.lost


def run_with_progress(simulation: Simulation, title: str, speech: Speech, left_out: bool) -> Outcome:
    """Play with a progress bar on stderr. Games that failed are printed above it."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        bar = progress.add_task(title, total=len(simulation.tasks), rate="")
        start = time.perf_counter()
        failed = 0

        def tell(one: Played | Failed) -> None:
            nonlocal failed
            if isinstance(one, Failed):
                failed += 1
                if failed <= MOST_TOLD:
                    progress.console.print(Text(one.text(speech.language), style="red"), soft_wrap=True)
            done = progress.tasks[0].completed + 1
            progress.update(bar, advance=1, rate=f"{done / (time.perf_counter() - start):.1f}/s")

        return run(simulation, tell, left_out)


COLUMNS = ("level", "games", "won", "interval", "score", "margin", "questions", "time")


def show_summaries(console: Console, speech: Speech, summaries: list[Summary]) -> None:
    """Print one line for each level. The columns are aligned here, not by Rich, so that a pipe gets the same output."""
    rows = [[speech.say(f"col-{name}") for name in COLUMNS]]
    for one in summaries:
        score = "–" if one.you is None or one.opponent is None else f"{one.you:.1f}–{one.opponent:.1f}"
        interval = f"{100 * one.low:.1f}–{100 * one.high:.1f}"
        time = f"{one.ms_per_question:.2f}" if one.ms_per_question < 1000 else f"{one.ms_per_question:.0f}"
        numbers = [f"{one.margin:.1f}".replace("-", "−"), f"{one.questions:.0f}", time]
        rows.append([one.level, str(one.games), f"{100 * one.share:.1f} %", interval, score, *numbers])
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    for row in rows:
        first, *rest = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        console.print(Text("  ".join([row[0].ljust(len(first)), *rest]), style="bold" if row is rows[0] else ""), soft_wrap=True)


def watch(console: Console, plain: bool, speech: Speech, task: Task, given: argparse.Namespace) -> None:
    """Let a player play one deal, as in a simulation: step by step in the app, or as a story for pipes and with --speed."""
    table, player = task.deal(), str(task.player)
    speech.words = table.game.words
    check_number("--limit", given.limit, 1, MOST_SECONDS)
    check_player(player, table.game, given.limit)
    with closing(answers(player, table, given.limit, task.luck)) as given_answers:
        if not plain and not given.speed:
            # Import Textual only here, to keep other commands fast.
            from soloist.faces.terminal.app.watching import WatchApp

            error = WatchApp(speech, table, player, given_answers).run()
            if error is not None:
                raise error
            return
        told = 0
        while True:
            for event in table.events[told:]:
                console.print(event_line(speech, event))
                if given.speed:
                    time.sleep(1.0 / given.speed)
            told = len(table.events)
            question = table.question
            if question is None:
                break
            try:
                chosen = question.option(next(given_answers))
            except BrokenOff as error:
                raise BrokenOff("failed", deal=table.deal.code, why=error.phrase) from None
            console.print(Text(f"  > {speech.question(question)} ", style="dim").append(speech.option(chosen), style="cyan"))
            table.answer(chosen)
    show_result(console, speech, table)
