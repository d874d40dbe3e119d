"""Where games are kept: the database, saved tables, history, today's deal and the player's own editions."""
