"""Playing many deals with one player; the results do not depend on how many processes share the work."""

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache

import soloist
from soloist.engine.edition import Edition
from soloist.engine.game import Table
from soloist.players.catalogue import choose, player, wilson


@dataclass(frozen=True)
class Task:
    """One deal to be played."""

    game: str
    level: str
    player: str
    number: int
    rulings: Mapping[str, str]
    edition: str | None = None
    """The text of an edition of the person's own."""
    seed: str = ""
    """Where one deal is played again and again: its seed; then only the player's luck comes from the number."""


@dataclass(frozen=True)
class Played:
    """One game that was played to its end."""

    game: str
    level: str
    player: str
    number: int
    deal: str
    outcome: str
    margin: int
    you: int | None
    opponent: int | None
    answers: int
    decisions: int
    seconds: float


def play_out(task: Task) -> tuple[Table, int, float]:
    """Deal by number and play it, the player's luck from the same number: the table, how many decisions and seconds it took."""
    edition = None if task.edition is None else _edition(task.game, task.edition)
    table = soloist.GAMES[task.game].deal(task.level, task.seed or task.number, task.rulings, edition, any_order=False)
    who = player(task.player, table.deal.game, str(task.number))
    decisions = 0
    start = time.perf_counter()
    while (question := table.question) is not None:
        decisions += 1
        table.answer(choose(table, question, who))
    return table, decisions, time.perf_counter() - start


def play(task: Task) -> Played:
    table, decisions, seconds = play_out(task)
    result = table.result
    assert result is not None
    margin = table.deal.game.margin(table.state)
    return Played(
        task.game,
        task.level,
        task.player,
        task.number,
        table.deal.code,
        result.outcome,
        margin,
        result.you,
        result.opponent,
        len(table.log),
        decisions,
        round(seconds, 6),
    )


@cache
def _edition(game: str, text: str) -> Edition:
    return soloist.GAMES[game].edition(text)


def simulate(tasks: list[Task], jobs: int, tell: Callable[[Played], None]) -> tuple[list[Played], bool]:
    """Play all tasks; whole games finished before Ctrl-C are kept, and the second value says whether all were played."""
    found: list[Played] = []
    try:
        for played in _in_processes(tasks, jobs) if jobs > 1 else map(play, tasks):
            found.append(played)
            tell(played)
    except KeyboardInterrupt:
        pass
    order = {(task.level, task.number): place for place, task in enumerate(tasks)}
    found.sort(key=lambda played: order[played.level, played.number])
    return found, len(found) == len(tasks)


def _in_processes(tasks: list[Task], jobs: int) -> Iterator[Played]:
    pool = ProcessPoolExecutor(jobs)
    waiting: set[Future[Played]] = set()
    rest = iter(tasks)
    try:
        for task in rest:
            waiting.add(pool.submit(play, task))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class Summary:
    """What the games of one level come to."""

    level: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    you: float | None
    opponent: float | None
    margin: float
    answers: float
    ms_per_decision: float


def summarize(level: str, played: list[Played]) -> Summary:
    games = len(played)
    wins = sum(one.outcome == "won" for one in played)
    low, high = wilson(wins, games)
    scored = [one for one in played if one.you is not None and one.opponent is not None]
    decisions = sum(one.decisions for one in played)
    return Summary(
        level,
        games,
        wins,
        wins / games if games else 0.0,
        low,
        high,
        sum(one.you or 0 for one in scored) / len(scored) if scored else None,
        sum(one.opponent or 0 for one in scored) / len(scored) if scored else None,
        sum(one.margin for one in played) / games if games else 0.0,
        sum(one.answers for one in played) / games if games else 0.0,
        1000 * sum(one.seconds for one in played) / decisions if decisions else 0.0,
    )
