"""How much thinking Guilds of London is worth."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=40)
