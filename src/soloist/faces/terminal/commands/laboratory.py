"""`soloist simulate` and `soloist watch`: programs play, you read."""

import argparse
import time
from collections.abc import Iterator, Mapping
from contextlib import closing

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from soloist.engine.game import Deal, Game
from soloist.engine.table import Table
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import SoloistError
from soloist.faces.terminal import pages
from soloist.faces.terminal.news import line_of
from soloist.faces.terminal.speech import FACE, Speech
from soloist.lab.cluster import BadCluster, check_cluster, on_ray
from soloist.lab.files import check_out, write_results
from soloist.lab.plots import draw_plot
from soloist.lab.simulate import Failed, Played, Summary, Task, simulate, summarize
from soloist.lab.user_players import BrokenOff, answers, check_player

MOST_GAMES = 1_000_000
MOST_SECONDS = 86_400
MOST_TOLD = 10
"""So many games that were broken off are told one by one; the rest are counted."""


class BadNumber(SoloistError):
    """A number on the command line is out of its range."""

    words = FACE


class NoneFinished(SoloistError):
    """No game came to its end."""

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
    """Play, show the rates, write what was asked for; everything that could be wrong is refused before the first game."""
    levels = [level.id for level in game.levels] if given.level == "all" else [game.level(given.level or game.levels[0].id).id]
    if deal is not None:
        levels = [deal.level]
    chosen = game.book.choose(rulings)
    check_number("--limit", given.limit, 1, MOST_SECONDS)
    check_player(given.player, game, given.limit)
    check_number("--games", given.games, 1, MOST_GAMES)
    check_number("--jobs", given.jobs, 1, 64)
    check_number("--seed", given.seed, 0, 32**7)
    check_out(given.out, given.plot)
    if given.on is not None:
        check_cluster(given.on)
    own, seed = edition.text if edition.own else None, "" if deal is None else deal.seed
    tasks = [
        Task(game.id, level, given.player, given.seed + n, chosen, own, seed) for level in levels for n in range(given.games)
    ]
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        bar = progress.add_task(f"{game.id} {given.player}", total=len(tasks), rate="")
        start = time.perf_counter()
        broken_off = 0

        def tell(one: Played | Failed) -> None:
            nonlocal broken_off
            if isinstance(one, Failed):
                broken_off += 1
                if broken_off <= MOST_TOLD:
                    progress.console.print(Text(one.text(speech.language), style="red"), soft_wrap=True)
            done = progress.tasks[0].completed + 1
            progress.update(bar, advance=1, rate=f"{done / (time.perf_counter() - start):.1f}/s")

        lost: list[BadCluster] = []

        def from_cluster() -> Iterator[Played | Failed]:
            try:
                yield from on_ray(tasks, given.on, given.jobs, given.limit)
            except BadCluster as error:
                lost.append(error)

        played, whole = simulate(tasks, given.jobs, tell, given.limit, None if given.on is None else from_cluster())
    summaries = [summarize(level, [one for one in played if one.level == level]) for level in levels]
    show_summaries(console, speech, [summary for summary in summaries if summary.games])
    if broken_off:
        console.print(Text(speech.say("broken-off", games=broken_off), style="bold red"))
    if not whole:
        console.print(Text(speech.say("interrupted", done=len(played), all=len(tasks)), style="bold red"))
    if broken_off and not played:
        raise NoneFinished("none-finished")
    if given.out is not None and played:
        write_results(given.out, played)
        console.print(Text(speech.say("written", file=given.out, games=len(played))))
    if given.plot is not None and played:
        draw_plot(given.plot, game, speech.language, played, [summary for summary in summaries if summary.games])
        console.print(Text(speech.say("written", file=given.plot, games=len(played))))
    if lost:
        raise lost[0]


COLUMNS = ("level", "games", "won", "interval", "you", "opponent", "margin", "questions", "time")


def show_summaries(console: Console, speech: Speech, summaries: list[Summary]) -> None:
    """One line a level, aligned by hand so that a pipe gets the same."""
    rows = [[speech.say(f"col-{name}") for name in COLUMNS]]
    for one in summaries:
        scores = ["–" if score is None else f"{score:.1f}" for score in (one.you, one.opponent)]
        interval = f"{100 * one.low:.1f}–{100 * one.high:.1f} %"
        numbers = [f"{one.margin:.1f}", f"{one.questions:.0f}", f"{one.ms_per_question:.2f}"]
        rows.append([one.level, str(one.games), f"{100 * one.share:.1f} %", interval, *scores, *numbers])
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    for row in rows:
        first, *rest = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        console.print(Text("  ".join([row[0].ljust(len(first)), *rest]), style="bold" if row is rows[0] else ""), soft_wrap=True)


def watch(console: Console, speech: Speech, table: Table, given: argparse.Namespace) -> None:
    """A player plays one deal, and you read its story as it comes."""
    game = table.game
    speech.words = game.words
    check_number("--limit", given.limit, 1, MOST_SECONDS)
    check_player(given.player, game, given.limit)
    with closing(answers(given.player, table, given.limit)) as given_answers:
        told = 0
        while True:
            for event in table.events[told:]:
                console.print(Text("" if event.heading else "  ").append_text(line_of(speech, event).text))
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
    pages.show_result(console, speech, table)
