"""The budget of Peloponnes."""

from soloist.players.budget import Budget

BUDGET = Budget(tries=200, whole_games=80, learned_plays_on=True)
