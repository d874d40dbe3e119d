"""Play many deals from a program: `soloist.play`, and the run that it returns."""

import pickle
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import soloist
from soloist.coach.statistics import around, mean_of
from soloist.engine.game import Deal
from soloist.engine.kernel.machine import WON
from soloist.engine.table import Table
from soloist.engine.text.code import check_seed
from soloist.engine.text.edition import Edition
from soloist.lab.cluster import check_cluster, on_ray
from soloist.lab.files import COLUMNS, row_of
from soloist.lab.simulate import LEFT_OUT, Failed, Played, Summary, Task, in_order, play_out, simulate, summarize, task_of
from soloist.lab.user_players import BadPlayer, Who, check_player, name_of
from soloist.lab.workers import LIMIT


@dataclass(frozen=True)
class Counted:
    """One game of a run."""

    played: Played
    task: Task

    def watch(self) -> Table:
        """The finished table of exactly this game: same order, same luck. It has the story and the record."""
        return play_out(self.task)[0]

    def __repr__(self) -> str:
        return f"<Counted {self.played.deal}: {self.played.result}, margin {self.played.margin:+d}>"


@dataclass(frozen=True)
class Difference:
    """How much more often one player won than another, on the same deals, with the 95 % interval."""

    share: float
    low: float
    high: float
    deals: int

    def __repr__(self) -> str:
        share, low, high = (f"{100 * one:+.1f}" for one in (self.share, self.low, self.high))
        return f"<Difference: {share} points ({low} to {high}) on {self.deals} deals>"


@dataclass(frozen=True)
class Run:
    """The games of one player at one level, in the order of the deals."""

    level: str
    player: str
    games: tuple[Played | Failed, ...]
    tasks: tuple[Task, ...]
    left_out: bool
    """Whether broken-off games are left out of all rates; otherwise they count as lost."""

    @property
    def played(self) -> list[Played]:
        """The finished games."""
        return [one for one in self.games if isinstance(one, Played)]

    @property
    def failed(self) -> list[Failed]:
        """The games that the player did not finish."""
        return [one for one in self.games if isinstance(one, Failed)]

    @property
    def counted(self) -> list[Played | Failed]:
        """The games that the rates count."""
        return [*self.played] if self.left_out else [*self.games]

    @property
    def summary(self) -> Summary:
        return summarize(self.level, self.played, 0 if self.left_out else len(self.failed))

    def frame(self) -> dict[str, list[Any]]:
        """The columns of the result files, for `pandas.DataFrame(run.frame())` and others."""
        rows = [row_of(one) for one in self.counted]
        return {name: [row[name] for row in rows] for name in COLUMNS}

    def against(self, other: "Run") -> Difference:
        """How much more often this player won than the other one, deal by deal."""
        ours, theirs = _wins(self), _wins(other)
        both = [ours[deal] - theirs[deal] for deal in ours if deal in theirs]
        if not both:
            return Difference(0.0, -1.0, 1.0, 0)
        mean, error = mean_of(both)
        return Difference(mean, *around(mean, error), len(both))

    def worst(self) -> Counted:
        """The finished game with the lowest margin; `worst().watch()` plays it again."""
        return min(self, key=lambda one: one.played.margin)

    def __iter__(self) -> Iterator[Counted]:
        """The finished games."""
        tasks = {task.number: task for task in self.tasks}
        return (Counted(one, tasks[one.number]) for one in self.played)

    def __len__(self) -> int:
        return len(self.games)

    def __repr__(self) -> str:
        known = self.summary
        share = f"{100 * known.share:.1f} % ({100 * known.low:.1f}–{100 * known.high:.1f}) of {known.games}"
        broken = f", {len(self.failed)} broken off" if self.failed else ""
        return f"<Run {self.player}, {self.level}: {share}, margin {known.margin:+.1f}{broken}>"


def _wins(run: Run) -> dict[tuple[str, int], float]:
    return {(one.deal, one.number): float(isinstance(one, Played) and one.result == WON) for one in run.counted}


def play(
    game: str,
    bot: Who,
    deals: Iterable[int | str],
    *,
    level: str | None,
    rulings: Mapping[str, object] | None,
    edition: str | Path | Edition | None,
    jobs: int,
    on: str | None,
    failed: str,
    limit: float = LIMIT,
) -> Run:
    """`soloist.play` without its defaults."""
    known = soloist.GAMES[game]
    if failed not in ("lost", LEFT_OUT):
        raise ValueError(f"failed is “lost” or “{LEFT_OUT}”, not {failed!r}")
    check_player(bot, known, limit)
    if on is not None:
        check_cluster(on)
    if not isinstance(bot, str) and (jobs > 1 or on is not None):
        try:
            pickle.dumps(bot)
        except Exception as error:
            raise BadPlayer("player-unsent", player=name_of(bot), why=str(error)) from None
    chosen, box = known.book.choose(rulings or {}), known.load_edition(edition)
    kind = known.level(level or known.levels[0].id).id
    seeds = dict.fromkeys(map(check_seed, deals))
    tasks = [task_of(Deal(known, kind, seed, chosen, box), bot) for seed in seeds]
    games: list[Played | Failed] = []
    elsewhere = None if on is None else on_ray(tasks, on, jobs, limit)
    simulate(tasks, jobs, games.append, limit, elsewhere)
    return Run(kind, name_of(bot), tuple(in_order(tasks, games)), tuple(tasks), failed == LEFT_OUT)
