"""Compares weights: how many fresh deals the learned player wins with each, level by level on the same deals.

`python -m soloist.lab.compare raiders old.json new.json --best best.json` also writes the better ones: those that win more,
and of several networks each on its own. It never takes new ones that win less than the first file on a level they judge.
"""

import argparse
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import soloist
from soloist.coach.statistics import around, mean_of, wilson
from soloist.engine.game import Game, spelled_out
from soloist.engine.kernel import machine
from soloist.lab.difficulty import readings_of
from soloist.players.catalogue import choose
from soloist.players.learned import LearnedPlayer
from soloist.players.of_game import known_features
from soloist.players.weights import Weights, read_weights, value_of, widened

FIRST = 2_000_000
"""The number of the first deal. Nothing else uses deals from here on."""
TOLERATED = 0.01
"""New weights that win less on a level by at most this share of the deals count as no worse: luck differs by more."""
AT_ONCE = 10


@dataclass(frozen=True)
class Cell:
    """A level with its rulings, and the network that judges it."""

    level: str
    rulings: tuple[tuple[str, str], ...]
    net: int

    def __str__(self) -> str:
        return f"{self.level} {spelled_out(dict(self.rulings))}".strip()


@dataclass(frozen=True)
class Work:
    """Some deals for a process."""

    game: str
    cell: Cell
    text: str
    numbers: range


def cells_of(game: Game, all: bool) -> list[Cell]:
    """Every level with the default rulings, and with the readings worth measuring if `all` are wanted, or if another network
    judges them."""
    features = known_features(game)
    found: list[Cell] = []
    for rulings in readings_of(game):
        for level in game.levels:
            s: machine.State = game.start(level.id, game.book.choose(rulings), game.standard)
            net = features.net(s)
            if all or not rulings or net not in {cell.net for cell in found}:
                found.append(Cell(level.id, tuple(rulings.items()), net))
    return found


def won_deals(work: Work) -> list[tuple[float, float]]:
    """For each deal whether the learned player wins it, and the margin."""
    game, weights = soloist.GAMES[work.game], read_weights(work.text)
    who = LearnedPlayer(value_of(game, weights), weights.origin.trust)
    found = []
    for number in work.numbers:
        table = game.deal(work.cell.level, number, any_order=False, rulings=dict(work.cell.rulings))
        while (question := table.question) is not None:
            table.answer(choose(table, question, who))
        assert table.result is not None
        found.append((float(table.result.outcome == machine.WON), float(game.margin(table.state))))
    return found


Results = list[tuple[float, float]]


def results(pool: ProcessPoolExecutor, game: Game, cell: Cell, weights: Weights, deals: int) -> Results:
    numbers = [range(first, min(FIRST + deals, first + AT_ONCE)) for first in range(FIRST, FIRST + deals, AT_ONCE)]
    text = weights.text()
    work = [Work(game.id, cell, text, some) for some in numbers]
    return [one for some in pool.map(won_deals, work) for one in some]


def share(found: Results) -> float:
    return sum(won for won, _ in found) / len(found)


def said(cell: Cell, name: str, found: Results, first: Results) -> str:
    """One line: won, with the interval, and how much more than with the first weights."""
    wins = sum(won for won, _ in found)
    low, high = wilson(wins, len(found))
    margin = sum(margin for _, margin in found) / len(found)
    line = f"{cell!s:<52} {name:<24} won {100 * share(found):5.1f} % ({100 * low:.1f}–{100 * high:.1f}), margin {margin:+.1f}"
    if found is first:
        return line
    mean, error = mean_of([mine[0] - theirs[0] for mine, theirs in zip(found, first, strict=True)])
    low, high = around(mean, error)
    return f"{line}, {100 * mean:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def candidates(files: list[Path], trusts: list[float]) -> dict[str, Weights]:
    """The weights by name: the first file as it is, the others with each trust."""
    found = {}
    for place, file in enumerate(files):
        weights = read_weights(file.read_text(encoding="utf-8"))
        for trust in trusts if place and trusts else [weights.origin.trust]:
            name = f"{place + 1} {file.stem} trust {trust:g}"
            found[name] = replace(weights, origin=replace(weights.origin, trust=trust))
    return found


def better_nets(game: Game, names: list[str], found: Mapping[Cell, Mapping[str, Results]]) -> dict[int, str]:
    """For each network, the weights that win most on the levels it judges; the margin breaks ties. Weights that win less than the
    first ones on one of those levels with the default rulings are left out."""
    chosen = {}
    for net in range(known_features(game).nets):
        mine = [cell for cell in found if cell.net == net]
        usual = [cell for cell in mine if not cell.rulings] or mine

        def no_worse(name: str, usual: list[Cell] = usual) -> bool:
            return all(share(found[cell][name]) >= share(found[cell][names[0]]) - TOLERATED for cell in usual)

        def total(name: str, mine: list[Cell] = mine) -> tuple[float, float]:
            won = sum(share(found[cell][name]) * (1 if cell.rulings else 3) for cell in mine)
            return won, sum(margin for cell in mine for _, margin in found[cell][name])

        chosen[net] = max([name for name in names if no_worse(name)], key=total)
    return chosen


def best_of(
    game: Game, all: Mapping[str, Weights], found: Mapping[Cell, Mapping[str, Results]]
) -> tuple[Weights, dict[int, str]]:
    """The weights made of the better networks, with what was measured. The trust is that of the first network."""
    names, features = list(all), known_features(game)
    chosen = better_nets(game, names, found)
    measured = {}
    for cell, results in found.items():
        if not cell.rulings:
            wins = round(sum(won for won, _ in results[chosen[cell.net]]))
            measured[cell.level] = f"{wins} of {len(results[chosen[cell.net]])}"
    origin = replace(all[chosen[0]].origin, measured=measured, games=max(one.origin.games for one in all.values()))
    nets = []
    for net in range(features.nets):
        there = all[chosen[net]].nets
        nets.append(widened(there[min(net, len(there) - 1)], features.count))
    return Weights(origin, nets), chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=list(soloist.GAMES))
    parser.add_argument("files", type=Path, nargs="+", help="files of weights, first the one that the others are compared with")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rulings", action="store_true", help="also the rulings worth measuring")
    parser.add_argument("--trust", type=float, nargs="+", default=[], help="try all files but the first with each of these")
    parser.add_argument("--best", type=Path, default=None, help="where to write the better weights")
    given = parser.parse_args()
    game = soloist.GAMES[given.game]
    all = candidates(given.files, given.trust)
    found: dict[Cell, dict[str, Results]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for cell in cells_of(game, given.rulings):
            found[cell] = {}
            for name, weights in all.items():
                found[cell][name] = results(pool, game, cell, weights, given.deals)
                print(said(cell, name, found[cell][name], next(iter(found[cell].values()))), flush=True)
    if given.best is not None:
        best, chosen = best_of(game, all, found)
        given.best.write_text(best.text(), encoding="utf-8")
        print("best: " + ", ".join(f"network {net} of {name}" for net, name in chosen.items()), flush=True)


if __name__ == "__main__":
    main()
