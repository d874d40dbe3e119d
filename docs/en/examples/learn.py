"""Learns Peloponnes from nothing in about a minute, with numpy alone: python docs/en/examples/learn.py

How much an action is wanted is a weighted sum of the position; after each game, what was done in it is wanted more or less,
by how much better or worse than usual it ended (REINFORCE). Deals from 1,000,000 on are only for measuring.
"""

import sys

import gymnasium
import numpy as np

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
env = gymnasium.make("soloist.gym:soloist/Peloponnes-v0", level="soldier", reward="margin")
random = np.random.default_rng(1)
wanted = np.zeros((env.action_space.n, env.observation_space["observation"].shape[0] + 1))


def play(seed):
    (seen, info), margin, over, slope = env.reset(seed=seed), 0.0, False, np.zeros_like(wanted)
    while not over:
        position = np.append(np.minimum(seen["observation"], 10) / 10, 1)
        possible = np.flatnonzero(info["action_mask"])
        chances = np.exp(wanted[possible] @ position)
        chances /= chances.sum()
        taken = random.choice(len(possible), p=chances)
        slope[possible] += np.outer((np.arange(len(possible)) == taken) - chances, position)
        seen, reward, over, _, info = env.step(possible[taken])
        margin += reward
    return margin, info["outcome"] == "won", slope


def measure(when):
    played = [play(1_000_000 + number)[:2] for number in range(max(20, GAMES // 10))]
    print(f"{when}: margin {np.mean([one[0] for one in played]):+.2f}, won {100 * np.mean([one[1] for one in played]):.1f} %")


measure("before")
usual = -1.0
for number in range(GAMES):
    margin, _, slope = play(number)
    wanted += 0.02 * (margin - usual) * slope
    usual += 0.02 * (margin - usual)
measure("after")
