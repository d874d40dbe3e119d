"""Play many deals with one player. The results do not depend on how many processes share the work."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import soloist
from soloist.coach.statistics import wilson
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.table import Table
from soloist.engine.text.edition import Edition
from soloist.lab.user_players import (
    WORDS,
    BadPlayer,
    BrokenOff,
    Who,
    check_player,
    entrant,
    is_own,
    name_of,
    needs_process,
    version_of,
)
from soloist.lab.workers import LIMIT, Clock, Lost, in_processes


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
    """If one deal is played repeatedly: its seed. The number then only determines the player's luck."""

    def deal(self) -> Table:
        edition = None if self.edition is None else _edition(self.game, self.edition)
        return soloist.GAMES[self.game].deal(self.level, self.seed or self.number, self.rulings, edition, any_order=False)


@dataclass(frozen=True)
class Played:
    """One finished game. `docs/lab.md` describes these fields as columns of the result files."""

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
    number: int
    deal: str
    reason: str
    values: Mapping[str, Value]

    def text(self, language: str) -> str:
        """What went wrong, with the code of the deal."""
        return WORDS.say(Phrase("failed", deal=self.deal, why=Phrase(self.reason, **self.values)), language)


def play_out(task: Task, clock: Clock | None = None) -> tuple[Table, int, float]:
    """Deal and play one game. The number determines the deal and the player's luck. Return the table, questions and seconds."""
    table = task.deal()
    # A user's player has the same luck wherever it plays this deal.
    luck = table.deal.seed if is_own(task.player) and not task.seed else str(task.number)
    answer = entrant(task.player, table.deal.game, luck, clock or Clock())
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
    result, deal = table.result, table.deal
    assert result is not None
    head = deal.head("seed")
    return Played(
        game=task.game,
        level=task.level,
        player=name_of(task.player),
        version=version,
        number=task.number,
        deal=deal.code,
        rulings=head["rulings"],
        edition=head["edition"],
        revision=deal.game.revision,
        result=result.outcome,
        margin=deal.game.margin(table.state),
        you=result.you,
        opponent=result.opponent,
        questions=questions,
        seconds=round(seconds, 6),
    )


def failed(task: Task, reason: str, values: Mapping[str, Value]) -> Failed:
    return Failed(
        game=task.game,
        level=task.level,
        player=name_of(task.player),
        number=task.number,
        deal=task.deal().deal.code,
        reason=reason,
        values=values,
    )


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

    Failed games are only passed to `tell`. Ctrl-C ends the run and keeps the games finished before it.
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
    order = {(task.level, task.number): place for place, task in enumerate(tasks)}
    found.sort(key=lambda played: order[played.level, played.number])
    return found, told == len(tasks)


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
    """The results of one level."""

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


def summarize(level: str, played: list[Played]) -> Summary:
    games = len(played)
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
        margin=sum(one.margin for one in played) / games if games else 0.0,
        questions=questions / games if games else 0.0,
        ms_per_question=1000 * sum(one.seconds for one in played) / questions if questions else 0.0,
    )
