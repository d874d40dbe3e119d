"""How much thinking Stone Age is worth."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=200)
