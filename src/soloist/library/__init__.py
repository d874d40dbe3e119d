"""Storage of played games: the database, saved tables, history, the deal of the day and the player's own editions."""
