"""Play many deals with one player. The results do not depend on how many processes share the work."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import soloist
from soloist.coach.statistics import wilson
from soloist.engine.game import Deal
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.table import Table
from soloist.engine.text.code import number_of
from soloist.engine.text.edition import Edition
from soloist.lab.user_players import (
    WORDS,
    BadPlayer,
    BrokenOff,
    Who,
    check_player,
    entrant,
    name_of,
    needs_process,
    version_of,
)
from soloist.lab.workers import LIMIT, Clock, Lost, in_processes

G = TypeVar("G", bound="Played | Failed")
LEFT_OUT = "left-out"
"""Leaves broken-off games out of all rates. Otherwise they count as lost."""


@dataclass(frozen=True)
class Task:
    """One deal to be played."""

    game: str
    level: str
    player: Who
    number: int
    rulings: Mapping[str, str]
    edition: str | None = None
    """The text of the user's own edition."""
    seed: str = ""
    """The seed of the deal, if it is not the one that the number makes."""

    def deal(self) -> Table:
        """The table as players are asked: pieces in the order of the rules."""
        edition = None if self.edition is None else _edition(self.game, self.edition)
        return soloist.EVERY[self.game].deal(self.level, self.seed or self.number, self.rulings, edition, any_order=False)

    @property
    def luck(self) -> str:
        """What the player's own luck is made from."""
        return str(self.number)


def task_of(deal: Deal, player: Who, number: int | None = None) -> Task:
    """Play this deal. The player's luck is that of the deal's own number, unless it is given."""
    return Task(
        game=deal.game.id,
        level=deal.level,
        player=player,
        number=number_of(deal.seed) if number is None else number,
        rulings=deal.rulings,
        edition=deal.edition.text if deal.edition.own else None,
        seed=deal.seed,
    )


@dataclass(frozen=True)
class Played:
    """One finished game. `docs/en/tinkerers/many-games.md` describes these fields as columns of the result files."""

    game: str
    level: str
    player: str
    version: str
    number: int
    deal: str
    rulings: str
    edition: str
    revision: int
    result: str
    margin: int
    you: int | None
    opponent: int | None
    questions: int
    seconds: float


@dataclass(frozen=True)
class Failed:
    """One game that a user's player could not finish: it raised an exception, gave an illegal answer, hung or died."""

    game: str
    level: str
    player: str
    version: str
    number: int
    deal: str
    rulings: str
    edition: str
    revision: int
    reason: str
    values: Mapping[str, Value]

    def text(self, language: str) -> str:
        """What went wrong, with the code of the deal."""
        return WORDS.say(Phrase("failed", deal=self.deal, why=Phrase(self.reason, **self.values)), language)


def play_out(task: Task, clock: Clock | None = None) -> tuple[Table, int, float]:
    """Deal and play one game. Return the table, questions and seconds."""
    table = task.deal()
    answer = entrant(task.player, table.deal.game, task.luck, clock or Clock())
    questions = 0
    start = time.perf_counter()
    while (question := table.question) is not None:
        questions += 1
        table.answer(answer(table, question))
    return table, questions, time.perf_counter() - start


def play(task: Task, clock: Clock | None = None) -> Played | Failed:
    try:
        version = _version(task.player, task.game)
        table, questions, seconds = play_out(task, clock)
    except (BadPlayer, BrokenOff) as error:
        return failed(task, error.phrase.message, error.phrase.values)
    result = table.result
    assert result is not None
    return Played(
        **_about(task, table.deal),
        version=version,
        result=result.outcome,
        margin=table.game.margin(table.state),
        you=result.you,
        opponent=result.opponent,
        questions=questions,
        seconds=round(seconds, 6),
    )


def failed(task: Task, reason: str, values: Mapping[str, Value]) -> Failed:
    try:
        version = _version(task.player, task.game)
    except BadPlayer:
        # Its file is gone.
        version = ""
    return Failed(**_about(task, task.deal().deal), version=version, reason=reason, values=values)


def _about(task: Task, deal: Deal) -> dict[str, Any]:
    """What is known of a game before it is played."""
    head = deal.head("seed")
    return {
        "game": task.game,
        "level": task.level,
        "player": name_of(task.player),
        "number": task.number,
        "deal": deal.code,
        "rulings": head["rulings"],
        "edition": head["edition"],
        "revision": deal.game.revision,
    }


@cache
def _edition(game: str, text: str) -> Edition:
    return soloist.GAMES[game].edition(text)


@cache
def _version(player: Who, game: str) -> str:
    return version_of(player, game)


def play_games(
    game: str,
    player: Who = "greedy",
    games: int = 100,
    level: str | None = None,
    jobs: int = 1,
    rulings: Mapping[str, str] | None = None,
) -> list[Played | Failed]:
    """Play the deals 0, 1, 2 and so on with one of our players, or with your own class or function."""
    known = soloist.GAMES[game]
    check_player(player, known)
    chosen = known.book.choose(rulings or {})
    found: list[Played | Failed] = []
    simulate(
        [Task(game, known.level(level or known.levels[0].id).id, player, n, chosen) for n in range(games)], jobs, found.append
    )
    return sorted(found, key=lambda one: one.number)


def simulate(
    tasks: list[Task],
    jobs: int,
    tell: Callable[[Played | Failed], None],
    limit: float = LIMIT,
    elsewhere: Iterator[Played | Failed] | None = None,
) -> tuple[list[Played], bool]:
    """Play all tasks, or take the games from `elsewhere`. Return the finished games, and whether all tasks were done.

    Broken-off games are only passed to `tell`. Ctrl-C ends the run and keeps the games finished before it.
    """
    found: list[Played] = []
    told = 0
    try:
        for played in elsewhere or play_all(tasks, jobs, limit):
            told += 1
            if isinstance(played, Played):
                found.append(played)
            tell(played)
    except KeyboardInterrupt:
        pass
    return in_order(tasks, found), told == len(tasks)


def in_order(tasks: list[Task], games: list[G]) -> list[G]:
    """The games in the order of their tasks."""
    places = {(task.level, task.number): place for place, task in enumerate(tasks)}
    return sorted(games, key=lambda one: places[one.level, one.number])


def play_all(tasks: list[Task], jobs: int, limit: float) -> Iterator[Played | Failed]:
    """Play the tasks in this process, or in subprocesses if there are several jobs or any user code."""
    if jobs == 1 and not any(needs_process(task.player) for task in tasks):
        yield from map(play, tasks)
        return
    for task, said in in_processes(_play, tasks, jobs, limit):
        if isinstance(said, Lost):
            values: dict[str, Value] = {"seconds": round(limit), "code": said.code}
            yield failed(task, "player-hung" if said.hung else "player-died", values)
        elif isinstance(said, (Played, Failed)):
            yield said


def _play(task: Task, clock: Clock) -> Iterator[Played | Failed]:
    yield play(task, clock)


@dataclass(frozen=True)
class Summary:
    """The results of one level. Broken-off games may be among the games; scores, margin and questions are of finished ones."""

    level: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    you: float | None
    opponent: float | None
    margin: float
    questions: float
    ms_per_question: float


def summarize(level: str, played: list[Played], lost: int = 0) -> Summary:
    """`lost` is the number of broken-off games that count as lost."""
    games, finished = len(played) + lost, len(played)
    wins = sum(one.result == "won" for one in played)
    low, high = wilson(wins, games)
    scored = [one for one in played if one.you is not None and one.opponent is not None]
    questions = sum(one.questions for one in played)
    return Summary(
        level=level,
        games=games,
        wins=wins,
        share=wins / games if games else 0.0,
        low=low,
        high=high,
        you=sum(one.you or 0 for one in scored) / len(scored) if scored else None,
        opponent=sum(one.opponent or 0 for one in scored) / len(scored) if scored else None,
        margin=sum(one.margin for one in played) / finished if finished else 0.0,
        questions=questions / finished if finished else 0.0,
        ms_per_question=1000 * sum(one.seconds for one in played) / questions if questions else 0.0,
    )
