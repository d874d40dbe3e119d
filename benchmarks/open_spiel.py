"""Measures random games of OpenSpiel in answers (decisions and draws) per second; `speed.py` runs it with a Python that has it.

Its own uniform random players play in C++. Each figure is the best of several rounds in CPU time.
"""

import json
import time
from random import Random

import pyspiel

GAMES = ("2048", "solitaire", "backgammon")
ROUNDS = 5
SECONDS = 0.4
COUNTED = 50
"""Games of which the answers are counted."""


def answers_per_game(start: pyspiel.State) -> float:
    random, answers = Random(1), 0
    for _ in range(COUNTED):
        state = start.clone()
        while not state.is_terminal():
            actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(random.choice(actions))
            answers += 1
    return answers / COUNTED


def games_per_second(start: pyspiel.State) -> float:
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(start.num_players())]
    games, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        pyspiel.evaluate_bots(start.clone(), bots, games)
        games += 1
    return games / spent


def main() -> None:
    found = {}
    for name in GAMES:
        start = pyspiel.load_game(name).new_initial_state()
        found[name] = answers_per_game(start) * max(games_per_second(start) for _ in range(ROUNDS))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
