"""Measures how fast the games run, compiled and uncompiled: `make bench`. A game is a random playout.

A step is an act, a decision or a draw. An answer is a decision or a draw: what OpenSpiel counts. Its games stand below ours, from
the same run.

In a short try the rule of thumb plays to the end of the round, and the learned value judges the position there. search/s counts
tries as the search of that game makes them; in Peloponnes the learned player plays them, which is slower and stronger.

The same measurements run in two processes: one uses the installed package, the other the source folder. Each figure is the best
of several rounds in CPU time, so that other programs have little influence. The floors are those that the project promises.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.environments import installed

SOURCE = Path(__file__).parent.parent / "src"
OPEN_SPIEL = Path(__file__).parent / "open_spiel.py"
ROUNDS = 5
SECONDS = 0.4
FLOORS = {"compiled": 800_000, "uncompiled": 100_000, "ratio": 3.0}
CEILINGS = {"compiled": {"copy": 2.0, "game": 5.0}, "uncompiled": {"copy": 10.0, "game": 5.0}}
SHORT = {"stone-age": 10_000, "raiders": 3_000, "guilds-of-london": 3_000, "peloponnes": 10_000}
"""The floor for short tries per second, compiled."""
COUNTED = 50
"""The number of random games of which steps and answers are counted."""
MOMENTS = 12
"""The number of questions, spread over one game, at which tries are measured."""

Moment = tuple[Any, list[int]]


def best(measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(ROUNDS))


def measure() -> dict[str, dict[str, float]]:
    """Steps, games, searches, short tries, copies of a position and replays of a game, each per second."""
    import soloist
    from soloist.engine.kernel import machine

    found: dict[str, dict[str, float]] = {"build": {"compiled": float(not str(machine.__file__).endswith(".py"))}}
    for game in soloist.GAMES.values():
        for level in game.levels:
            table = game.deal(level.id, seed="BENCH")
            deal = table.deal
            random = Random(1)
            while table.question is not None:
                table.answer(random.choice(table.question.options))
            record = table.record()
            middle = soloist.read("\n".join(record.splitlines()[:25])).state

            def play(deal: soloist.Deal = deal, random: Random = random) -> tuple[float, float]:
                steps = games = 0
                start = time.process_time()
                while (spent := time.process_time() - start) < SECONDS:
                    steps += machine.playout(deal.start(), random)
                    games += 1
                return steps / spent, games / spent

            def per_second(work: Callable[[], object], times: int) -> float:
                start = time.process_time()
                for _ in range(times):
                    work()
                return times / (time.process_time() - start)

            asked = moments(game, deal)
            rates = [play() for _ in range(ROUNDS)]
            found[f"{game.id} {level.id}"] = {
                "steps": max(rate[0] for rate in rates),
                "answers": max(rate[0] for rate in rates) * answer_share(deal),
                "games": max(rate[1] for rate in rates),
                "searches": best(lambda game=game, asked=asked: tries(asked, search_outlook(game))),  # type: ignore[misc]
                "short": best(lambda game=game, asked=asked: tries(asked, short_outlook(game))),  # type: ignore[misc]
                "copies": best(lambda middle=middle: per_second(middle.copy, 2000)),  # type: ignore[misc]
                "replays": best(lambda record=record: per_second(lambda: soloist.read(record), 20)),  # type: ignore[misc]
            }
    return found


def answer_share(deal: Any) -> float:
    """The share of the steps that wait for an answer."""
    random, steps, answers = Random(1), 0, 0
    for _ in range(COUNTED):
        s = deal.start()
        while s.agenda:
            step = s.agenda.pop()
            steps += 1
            answers += step.waits() is not None
            step.happen(s, random)
    return answers / steps


def search_outlook(game: Any) -> Any:
    """The outlook that the search of this game uses."""
    from soloist.players.catalogue import learned, outlook

    return outlook(game, learned(game))


def short_outlook(game: Any) -> Any:
    """An outlook in which the rule of thumb plays to the end of the round."""
    from soloist.players.of_game import rule_of_thumb
    from soloist.players.search import Outlook

    usual = search_outlook(game)
    return Outlook(usual.judge, rule_of_thumb(game), usual.value)


def moments(game: Any, deal: Any) -> list[Moment]:
    """Positions with their options, from a game that the rule of thumb plays."""
    from soloist.engine.kernel import machine
    from soloist.players.of_game import rule_of_thumb

    s, random, player = deal.start(), Random(1), rule_of_thumb(game)
    found: list[Moment] = []
    while (step := machine.waiting(s)) is not None:
        if isinstance(step, machine.Chance):
            odds = step.odds(s)
            machine.answer(s, odds.at(int(random.random() * odds.total)))
        else:
            options = step.possible(s)
            if len(options) > 1:
                found.append((s.copy(), options))
            machine.answer(s, options[0] if player is None else player.choose(s, step))
    return found[:: -(-len(found) // MOMENTS)]


def tries(asked: list[Moment], outlook: Any) -> float:
    """Tries per second, with the same number of tries at each moment."""
    from soloist.players.search import Search

    made, each = 0, 8
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for s, options in asked:
            option = options[made % len(options)]
            made += len(Search(s, options, outlook, made).tries(option, 0, each))
    return made / spent


def in_process(path: str) -> dict[str, dict[str, float]]:
    environment = {**os.environ, "PYTHONPATH": path}
    text = subprocess.run(
        [sys.executable, __file__, "measure"], env=environment, check=True, capture_output=True, text=True
    ).stdout
    result: dict[str, dict[str, float]] = json.loads(text)
    return result


def open_spiel() -> dict[str, float]:
    """Answers per second of OpenSpiel's games; none where it cannot be installed."""
    try:
        text = subprocess.run([installed("OpenSpiel"), OPEN_SPIEL], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        print("OpenSpiel cannot be installed or run on this platform, and is left out.")
        return {}
    result: dict[str, float] = json.loads(text.splitlines()[-1])
    return result


def report() -> None:
    uncompiled, compiled = in_process(str(SOURCE)), in_process("")
    if not compiled["build"]["compiled"]:
        print("The installed package is not compiled; both columns are uncompiled.")
    counts = f"{'steps/s':>12}{'answers/s':>11}{'games/s':>10}{'game ms':>9}"
    times = f"{'copy µs':>9}{'replay ms':>11}{'short/s':>10}{'search/s':>10}"
    print(" " * 30 + counts + times)
    low: list[str] = []
    for name in compiled:
        if name == "build":
            continue
        for build, found in (("uncompiled", uncompiled[name]), ("compiled", compiled[name])):
            row = {"game": 1e3 / found["games"], "copy": 1e6 / found["copies"], "replay": 1e3 / found["replays"]}
            print(
                f"{name + ' ' + build[:6]:30}{found['steps']:>12,.0f}{found['answers']:>11,.0f}{found['games']:>10,.0f}"
                f"{row['game']:>9.2f}{row['copy']:>9.2f}{row['replay']:>11.2f}{found['short']:>10,.0f}{found['searches']:>10,.0f}"
            )
            low += [f"{name}: {build} steps/s"] * (found["steps"] < FLOORS[build])
            low += [f"{name}: {build} {what}" for what, most in CEILINGS[build].items() if row[what] > most]
        low += [f"{name}: short tries"] * (compiled[name]["short"] < SHORT[name.split()[0]])
        ratio = compiled[name]["steps"] / uncompiled[name]["steps"]
        print(f"{name + ' ratio':30}{ratio:>12.1f}")
        low += [f"{name}: ratio"] * (ratio < FLOORS["ratio"])
    for name, answers in open_spiel().items():
        print(f"{'OpenSpiel ' + name:30}{'':12}{answers:>11,.0f}")
    print("All floors hold." if not low else "Below the floor: " + "; ".join(low))


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        print(json.dumps(measure()))
    else:
        report()
