"""How much thinking Raiders is worth."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=120)
