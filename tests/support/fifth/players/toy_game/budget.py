"""How much thinking the Well is worth."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=20)
