"""Compares the steps per second of our Gymnasium environments with Catanatron and OpenSpiel: part of `make bench`.

The actions are random and legal; the time includes observations and masks. Each figure is the best of several rounds on one core.
`×64` is the vector environment that steps 64 games in one call, on one core too.
The other libraries are installed in virtual environments in build/environments. A library that cannot be installed is left out.
"""

import importlib
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parent.parent / "build" / "environments"
OTHERS = {"Catanatron": ["catanatron_gym==4.0.0"], "OpenSpiel": ["open_spiel==2.0.2"]}
OPEN_SPIEL = ("tic_tac_toe", "backgammon", "gin_rummy")
ROUNDS = 3
SECONDS = 1.0

MANY = 64
"""Games in a vector environment."""

Play = Callable[[Random], Iterator[int]]
"""Plays for ever, and yields the number of steps after every call."""


def steps_per_second(play: Play) -> float:
    steps, moments = 0, play(Random(1))
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        steps += next(moments)
    return steps / spent


def gymnasium_play(id: str, legal: Callable[[Any, Any], Any]) -> Play:
    def play(random: Random) -> Iterator[int]:
        environment = importlib.import_module("gymnasium").make(id, disable_env_checker=True).unwrapped
        while True:
            _, info = environment.reset(seed=random.randrange(2**30))
            over = False
            while not over:
                _, _, ended, cut, info = environment.step(random.choice(legal(environment, info)))
                over = ended or cut
                yield 1

    return play


def vector_play(id: str) -> Play:
    def play(random: Random) -> Iterator[int]:
        environments = importlib.import_module("gymnasium").make_vec(id, MANY, vectorization_mode="vector_entry_point")
        draw = importlib.import_module("numpy").random.default_rng(random.randrange(2**30)).random
        _, info = environments.reset(seed=random.randrange(2**30))
        while True:
            mask = info["action_mask"]
            _, _, _, _, info = environments.step((mask * draw(mask.shape)).argmax(axis=1))
            yield MANY

    return play


def open_spiel_play(game: str) -> Play:
    def play(random: Random) -> Iterator[int]:
        environment = importlib.import_module("open_spiel.python.rl_environment").Environment(game)
        while True:
            moment = environment.reset()
            while not moment.last():
                player = moment.observations["current_player"]
                moment = environment.step([random.choice(moment.observations["legal_actions"][player])])
                yield 1

    return play


def soloist() -> dict[str, Play]:
    ids: dict[str, str] = importlib.import_module("soloist.gym").IDS
    alone = {id: gymnasium_play(id, lambda _, info: info["action_mask"].nonzero()[0]) for id in ids}
    return alone | {f"{id} ×{MANY}": vector_play(id) for id in ids}


def catanatron() -> dict[str, Play]:
    return {
        "catanatron-v1": gymnasium_play("catanatron_gym:catanatron-v1", lambda environment, _: environment.get_valid_actions())
    }


def open_spiel() -> dict[str, Play]:
    return {game: open_spiel_play(game) for game in OPEN_SPIEL}


KINDS = {"Soloist": soloist, "Catanatron": catanatron, "OpenSpiel": open_spiel}


def in_process(kind: str, python: str) -> dict[str, float]:
    said = subprocess.run([python, __file__, kind], check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(said.splitlines()[-1])
    return found


def installed(kind: str) -> str:
    """The Python of the virtual environment with this library, which is created if necessary."""
    folder = FOLDER / kind.lower()
    python = str(folder / "bin" / "python")
    if not (folder / ".ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, capture_output=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *OTHERS[kind]], check=True, capture_output=True)
        (folder / ".ready").touch()
    return python


def report() -> None:
    print(f"{'':36}{'steps/s':>10}")
    for kind in KINDS:
        try:
            found = in_process(kind, installed(kind) if kind in OTHERS else sys.executable)
        except (OSError, subprocess.CalledProcessError):
            if kind not in OTHERS:
                raise
            print(f"{kind} cannot be installed or run on this platform, and is left out.")
            continue
        for name, steps in found.items():
            print(f"{kind + ' ' + name.removeprefix('soloist/'):36}{steps:>10,.0f}")


if __name__ == "__main__":
    if sys.argv[1:]:
        measured = {name: max(steps_per_second(play) for _ in range(ROUNDS)) for name, play in KINDS[sys.argv[1]]().items()}
        print(json.dumps(measured))
    else:
        report()
