"""The budget of Stone Age."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=200)
