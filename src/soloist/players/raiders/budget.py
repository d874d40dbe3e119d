"""The budget of Raiders."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=120)
