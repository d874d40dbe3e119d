"""Teaches the learned player of a game by letting it play on its own: `make train GAME=peloponnes`.

First the network learns rough values of positions from some thousand games of the rule of thumb, each with one random answer.
Then follow generations of self-play: the player uses what it knows and gives a few random answers. Every position it chose is
corrected towards a mix of the values of later positions and the outcome (lambda returns). The result is the running mean of the
weights, because single generations fluctuate. The luck of a game comes from its number, so the weights do not depend on how
many processes share the work, unless a time limit says how many generations there are.

While a generation is played, the network learns from the one before. The weights are written after every generation, so that a
run that is cut off loses nothing.
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import soloist
from soloist.engine.game import Game
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance, State, Waiting
from soloist.lab.network import Judge, Network
from soloist.players.catalogue import choose
from soloist.players.course import Course
from soloist.players.learned import LearnedPlayer
from soloist.players.of_game import known_features, part
from soloist.players.value import Value
from soloist.players.weights import NetWeights, Origin, Weights, judge_of, read_weights, value_of, weights_file, widened

Row = tuple[list[float], float, float]
"""The features of a position, and the targets: the chance to win and the margin."""
FRESH = 100_000
"""The number of the first deal for measuring. Training never uses deals from here on."""
MEASURED = 400
"""How many deals to measure at each level."""
EXPERIENCE = 0.4
"""Networks that are trained further are trusted like new ones after this share of their training."""
SHARED_BY = 4
"""How many pieces of work each process gets in a generation; several, so that no process idles long at the end."""


@dataclass
class Lesson:
    """One piece of work for a process: which games to play, with which network."""

    game: str
    course: Course
    seed: str
    net: NetWeights | None
    trust: float
    numbers: range
    rows: list[Row] = field(default_factory=list)


def start(game: Game, course: Course, number: int) -> State:
    """The start of a game, rotating through the levels and rulings of the course."""
    level = course.levels[number % len(course.levels)]
    rulings = course.rulings[number // len(course.levels) % len(course.rulings)]
    s: State = game.start(level, game.book.choose(rulings), game.standard)
    return s


def questions(value: Value, s: State, random: Random) -> Iterator[tuple[Waiting[Any], list[int]]]:
    """Yield each learned question of a game with its options. The caller must answer it before it asks for the next."""
    while (step := value.settle(s)) is not None:
        if isinstance(step, Chance):
            odds = step.odds(s)
            machine.give(s, odds.at(int(random.random() * odds.total)))
        else:
            yield step, step.possible(s)


def deviating(game: Game, value: Value, course: Course, number: int, seed: str) -> tuple[list[Row], tuple[float, float]]:
    """Play a game by the rule of thumb with one random answer. Return the positions from there on, and the result."""
    random = Random(f"{seed}/first/{number}")
    s = start(game, course, number)
    odd_one = int(random.random() * course.answers)
    seen: list[list[float]] = []
    for asked, (step, options) in enumerate(questions(value, s, random)):
        at_random = asked == odd_one or (asked < odd_one and random.random() < 0.05)
        option = options[int(random.random() * len(options))] if at_random else value.rest.choose(s, step)
        if asked == odd_one or (asked > odd_one and random.random() < 0.35):
            after = value.after(s, option)
            if after.agenda:
                seen.append(value.features.of(after))
        machine.give(s, option)
    win, margin = value.judge(s)
    return [(features, win, margin) for features in seen], (win, margin)


def judge_all(value: Value, judge: Judge, positions: list[State]) -> tuple[list[list[float]], list[tuple[float, float]]]:
    """The features and the value of each position. The value of a finished game is its result."""
    features = [value.features.of(s) if s.agenda else [0.0] * value.features.count for s in positions]
    judged = judge.judge(features)
    return features, [judged[place] if s.agenda else value.judge(s) for place, s in enumerate(positions)]


def self_played(game: Game, value: Value, judge: Judge, lesson: Lesson, number: int) -> tuple[list[Row], tuple[float, float]]:
    """Play a game by the learned player with a few random answers. Return the chosen positions with targets, and the result."""
    course, trust = lesson.course, lesson.trust
    random = Random(f"{lesson.seed}/{number}")
    s = start(game, course, number)
    chosen: list[tuple[list[float], float, float, float, float, bool]] = []
    for step, options in questions(value, s, random):
        after = [value.after(s, option) for option in options]
        looks, judged = judge_all(value, judge, after)
        worth = [win + value.margin_share * margin for win, margin in judged]
        best = max(range(len(options)), key=worth.__getitem__)
        if trust:
            usual = options.index(value.rest.choose(s, step))
            if worth[best] - worth[usual] < trust:
                best = usual
        taken = int(random.random() * len(options)) if random.random() < course.wander else best
        if after[taken].agenda:
            chosen.append((looks[taken], *judged[best], *judged[taken], taken != best))
        machine.give(s, options[taken])
    end = win, margin = value.judge(s)
    rows: list[Row] = []
    for features, best_win, best_margin, own_win, own_margin, strayed in reversed(chosen):
        rows.append((features, win, margin))
        if strayed:  # What followed a random answer says nothing about the answer that the player would have given.
            win, margin = best_win, best_margin
        else:
            win = (1.0 - course.trace) * own_win + course.trace * win
            margin = (1.0 - course.trace) * own_margin + course.trace * margin
    return rows, end


Played = tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], float, float]
"""Features, targets, and the sums of wins and margins."""


def play_share(lesson: Lesson) -> Played:
    """Play the games of one piece of work: self-play if there is a network already, otherwise the rule of thumb."""
    game = soloist.GAMES[lesson.game]
    value = judge_of(game, [], lesson.course.margin_share)
    judge = None if lesson.net is None else Judge(lesson.net)
    rows: list[Row] = []
    wins = margins = 0.0
    for number in lesson.numbers:
        if judge is None:
            found, (win, margin) = deviating(game, value, lesson.course, number, lesson.seed)
        else:
            found, (win, margin) = self_played(game, value, judge, lesson, number)
        rows += found
        wins += win
        margins += margin
    features = np.array([row[0] for row in rows], np.float32).reshape(len(rows), value.features.count)
    return features, np.array([row[1:] for row in rows], np.float32).reshape(len(rows), 2), wins, margins


class School:
    """Train the networks of one game, one after the other."""

    def __init__(self, game: str, seed: str, jobs: int) -> None:
        self.game = game
        self.seed = seed
        self.jobs = jobs
        self.games = 0
        self.pool = ProcessPoolExecutor(jobs)

    def play(self, course: Course, part: str, net: NetWeights | None, trust: float, games: int) -> list[Future[Played]]:
        """Begin to play this many games in the process pool."""
        step = max(1, games // (self.jobs * SHARED_BY))
        shares = [range(first, min(games, first + step)) for first in range(0, games, step)]
        return [
            self.pool.submit(play_share, Lesson(self.game, course, f"{self.seed}/{part}", net, trust, numbers))
            for numbers in shares
        ]

    def played(self, course: Course, playing: list[Future[Played]], games: int) -> Played:
        """Wait for these games. The rows come in the order of the games' numbers."""
        played = [one.result() for one in playing]
        self.games += games
        return (
            np.concatenate([one[0] for one in played]),
            np.concatenate([one[1] for one in played]),
            sum(one[2] for one in played) / games,
            sum(one[3] for one in played) / games,
        )

    def begin(self, place: int, course: Course, known: NetWeights | None) -> Network:
        """Create a network: trained on games of the rule of thumb, or with the weights of `known`."""
        games = course.first_games if known is None else course.games
        playing = self.play(course, f"{place}/0", known, course.trust, games)
        features, targets, wins, _ = self.played(course, playing, games)
        network = Network(features, course.hidden if known is None else len(known["hidden"]), seed=place)
        if known is None:
            network.fit(features, targets, epochs=6, rate=0.002, seed=0)
            network.fit(features, targets, epochs=3, rate=0.0005, seed=1)
        else:
            network.resume(known)
        who = "rule of thumb" if known is None else "so far"
        print(f"{self.game} {'/'.join(course.levels)}: {who} {100 * wins:.1f} %, {len(features)} positions", flush=True)
        return network

    def train(self, place: int, course: Course, known: NetWeights | None, seconds: float) -> Iterator[tuple[NetWeights, float]]:
        """Train one network. Yield its weights, and the trust they have earned, after every generation. With `seconds` the
        generations go on until the time is up."""
        began = time.perf_counter()
        network = self.begin(place, course, known)
        kept: list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]] = []
        mean = network.copy()
        experience = 0.0 if known is None else EXPERIENCE
        generation, trust = 1, course.trust_at(experience)
        playing = self.play(course, f"{place}/1", network.net(), trust, course.games)
        while playing:
            features, targets, wins, margin = self.played(course, playing, course.games)
            spent = time.perf_counter() - began
            elapsed = min(1.0, spent / seconds if seconds else generation / course.generations)
            trust = course.trust_at(experience + (1.0 - experience) * elapsed)
            playing = []
            if elapsed < 1.0:
                playing = self.play(course, f"{place}/{generation + 1}", network.net(), trust, course.games)
            kept = [*kept[-3:], (features, targets)]
            rate = course.rate * (1.0 if known is None else course.again) * (1.0 - 0.8 * elapsed)
            error = network.fit(
                np.concatenate([one[0] for one in kept]), np.concatenate([one[1] for one in kept]), 2, rate, generation
            )
            mean.move_towards(network, 1.0 if elapsed <= 0.25 else 0.1)
            print(
                f"  generation {generation}, {100 * elapsed:.0f} %: won {100 * wins:.1f} %, margin {margin:+.3f}, "
                f"error {error:.4f}, trust {trust:.3f}, {spent:.0f} s",
                flush=True,
            )
            generation += 1
            yield mean.net(), trust


def write(
    game: Game, nets: list[NetWeights], school: School, course: Course, trust: float, measured: dict[str, str], path: Path
) -> None:
    origin = Origin(
        game=game.id,
        revision=game.revision,
        edition=game.standard.fingerprint,
        features=known_features(game).version,
        seed=school.seed,
        games=school.games,
        margin_share=course.margin_share,
        trust=round(trust, 4),
        measured=measured,
    )
    part = path.with_suffix(".part")
    part.write_text(Weights(origin, nets).text(), encoding="utf-8")
    part.replace(path)


def measured(game: Game, path: Path, school: School) -> dict[str, str]:
    """For each level, how many fresh deals the learned player wins with the weights of the file."""
    text = path.read_text(encoding="utf-8")
    found = {}
    for level in game.levels:
        numbers = range(FRESH, FRESH + MEASURED)
        tasks = [(text, game.id, level.id, number) for number in numbers]
        won = sum(school.pool.map(won_by_learner, tasks, chunksize=20))
        found[level.id] = f"{won} of {MEASURED}"
        print(f"  {level.id}: won {found[level.id]} fresh deals", flush=True)
    return found


def won_by_learner(task: tuple[str, str, str, int]) -> bool:
    """Whether the learned player wins the deal of this number."""
    text, id, level, number = task
    table = soloist.GAMES[id].deal(level, number, any_order=False)
    weights = read_weights(text)
    who = LearnedPlayer(value_of(table.deal.game, weights), weights.origin.trust)
    while (question := table.question) is not None:
        table.answer(choose(table, question, who))
    return table.result is not None and table.result.outcome == machine.WON


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=[game.id for game in soloist.GAMES.values() if part(game, "course") is not None])
    parser.add_argument("--out", type=Path, default=None, help="the file to write; the project's own if none is named")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--net", type=int, default=None, help="train only the network at this place, keep the others of the file")
    parser.add_argument("--more", action="store_true", help="go on from the networks of the file; take another seed then")
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the games; 0.01 to try it out")
    parser.add_argument("--minutes", type=float, default=0.0, help="train for so long instead of so many generations")
    chosen = parser.parse_args()
    game = soloist.GAMES[chosen.game]
    path = chosen.out or Path(str(weights_file(game)))
    courses: list[Course] = part(game, "course").COURSES
    before = read_weights(path.read_text(encoding="utf-8")) if path.exists() else None
    nets = [] if before is None else [widened(net, known_features(game).count) for net in before.nets]
    if chosen.more:
        nets += nets[-1:] * (len(courses) - len(nets))
    school = School(game.id, chosen.seed, chosen.jobs)
    school.games = before.origin.games if chosen.more and before is not None else 0
    places = [place for place in range(len(courses)) if chosen.net in (None, place)]
    shares = sum(courses[place].share for place in places)
    trust = courses[0].trust
    for place in places:
        course = courses[place]
        smaller = replace(
            course, first_games=max(20, int(course.first_games * chosen.scale)), games=max(20, int(course.games * chosen.scale))
        )
        for net, trust in school.train(
            place, smaller, nets[place] if chosen.more else None, 60 * chosen.minutes * course.share / shares
        ):
            nets += [net] * (place + 1 - len(nets))  # Fill the places before it if those networks are not trained yet.
            nets[place] = net
            write(game, nets, school, course=course, trust=trust, measured={}, path=path)
    if not chosen.minutes:  # Weights of long runs are measured with `lab/compare.py`.
        write(game, nets, school, course=courses[0], trust=trust, measured=measured(game, path, school), path=path)
    school.pool.shutdown()


if __name__ == "__main__":
    main()
