"""The budget of Guilds of London."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=40)
