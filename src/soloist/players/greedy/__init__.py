"""A rule of thumb for each game, written as an expert would explain it."""

from soloist.players.greedy.player import RULES_OF_THUMB as RULES_OF_THUMB
from soloist.players.greedy.player import GreedyPlayer as GreedyPlayer
