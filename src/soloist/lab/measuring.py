"""Measure how often a player wins, with as few games as an honest confidence interval allows.

All players play the same deals, numbered from 0, so that players and levels are compared deal by deal. For slow games, luck
serves as a control variate. The luck of a draw is the learned win chance after it, minus the mean over all possible draws. Its
expected value is zero, so a multiple of it can be subtracted from the result, which reduces the variance. The factor for each
half of the deals is fitted on the other half, so that no result influences its own correction.
"""

import csv
import re
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, fields
from pathlib import Path

import soloist
from soloist.coach.statistics import around, mean_of, wilson
from soloist.engine.kernel.machine import WON, Chance
from soloist.engine.kernel.story import FATE, YOU
from soloist.engine.replay import replay
from soloist.engine.table import Table
from soloist.lab.simulate import Task, play_out
from soloist.lab.user_players import is_own, version_of
from soloist.lab.workers import Clock
from soloist.players.catalogue import learned
from soloist.players.luck import luck
from soloist.players.value import Value
from soloist.players.weights import mark


@dataclass(frozen=True)
class Trial:
    """One deal, played to its end."""

    number: int
    won: float
    luck: float
    """The total luck of the draws after the first answer; 0 if it was not computed."""
    decisions: int
    margin: int
    you: int | None
    opponent: int | None


def luck_of(table: Table, value: Value) -> float:
    """The total luck of a finished game's draws. Draws before the first answer belong to the deal and do not count."""
    asked, total = False, 0.0
    for _, given, s, step in replay(table.deal.start(), table.log):
        if asked and given.by == FATE and isinstance(step, Chance):
            total += luck(value, s, step, given.option)
        asked = asked or given.by == YOU
    return total


def try_deal(task: Task, lucky: bool, clock: Clock | None = None) -> Trial:
    table, decisions, _ = play_out(task, clock)
    result, game = table.result, table.deal.game
    assert result is not None
    learner = learned(game) if lucky else None
    return Trial(
        number=task.number,
        won=float(result.outcome == WON),
        luck=0.0 if learner is None else luck_of(table, learner.value),
        decisions=decisions,
        margin=game.margin(table.state),
        you=result.you,
        opponent=result.opponent,
    )


# --- estimates


@dataclass(frozen=True)
class Estimate:
    """A share of games, or the difference of two shares, with its 95 % interval."""

    share: float
    low: float
    high: float
    adjusted: bool
    """Whether luck was subtracted."""

    @property
    def within(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def share_of_luck(trials: list[Trial]) -> float:
    """The factor of luck that explains the results best: the slope of a linear regression."""
    (won, _), (lucky, _) = mean_of([one.won for one in trials]), mean_of([one.luck for one in trials])
    together = sum((one.won - won) * (one.luck - lucky) for one in trials)
    alone = sum((one.luck - lucky) ** 2 for one in trials)
    return together / alone if alone else 0.0


def adjusted(trials: list[Trial]) -> list[float]:
    """The results with luck subtracted, in the order of the trials."""
    halves = [[one for one in trials if one.number % 2 == half] for half in (0, 1)]
    shares = [share_of_luck(halves[1]) if halves[1] else 0.0, share_of_luck(halves[0]) if halves[0] else 0.0]
    return [one.won - shares[one.number % 2] * one.luck for one in trials]


def estimate(trials: list[Trial]) -> Estimate:
    """The Wilson interval of the plain count, or the interval of the adjusted mean if that is narrower."""
    wins = sum(one.won for one in trials)
    plain = Estimate(wins / len(trials), *wilson(wins, len(trials)), False)
    if not any(one.luck for one in trials) or not 0 < wins < len(trials):
        return plain
    mean, error = mean_of(adjusted(trials))
    low, high = around(mean, error)
    other = Estimate(min(1.0, max(0.0, mean)), max(0.0, low), min(1.0, high), True)
    return other if other.within < plain.within else plain


def difference(before: list[Trial], after: list[Trial]) -> Estimate:
    """How much more often the second player won, compared deal by deal on the deals that both played."""
    first = {one.number: result for one, result in zip(before, adjusted(before), strict=True)}
    second = {one.number: result for one, result in zip(after, adjusted(after), strict=True)}
    both = sorted(first.keys() & second.keys())
    mean, error = mean_of([second[number] - first[number] for number in both])
    return Estimate(mean, *around(mean, error), any(one.luck for one in (*before, *after)))


# --- files, so that an interrupted measurement can be resumed


def stamp(game: str, player: str) -> str:
    """What results depend on besides the deal: the version of the rules and, if the player has any, of its code or weights."""
    known = soloist.GAMES[game]
    if player in ("random", "greedy"):
        return str(known.revision)
    return f"{known.revision}-{version_of(player, game) if is_own(player) else mark(known)}"


def file_of(folder: Path, game: str, level: str, rulings: Mapping[str, str], player: str) -> Path:
    words = "".join(f"-{name}-{value}" for name, value in rulings.items())
    name = re.sub("[^A-Za-z0-9_.]+", "-", player)
    return folder / f"{game}-{level}{words}-{name}-{stamp(game, player)}.csv"


def read_trials(path: Path) -> list[Trial]:
    """The trials written so far. Ignore a line that was cut off."""
    if not path.exists():
        return []
    rows = csv.reader(path.read_text(encoding="utf-8").splitlines()[1:])
    found = [trial_of(row) for row in rows if len(row) == len(fields(Trial))]
    return sorted(found, key=lambda one: one.number)


def trial_of(row: list[str]) -> Trial:
    number, won, lucky, decisions, margin, you, opponent = row
    scores = (int(you) if you else None, int(opponent) if opponent else None)
    return Trial(int(number), float(won), float(lucky), int(decisions), int(margin), *scores)


def write_trials(path: Path, trials: Iterable[Trial]) -> None:
    """Append trials to the file."""
    new = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow([field.name for field in fields(Trial)])
        for one in trials:
            writer.writerow(["" if value is None else value for value in astuple(one)])
