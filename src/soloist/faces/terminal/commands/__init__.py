"""Commands that do not play a game: history, simulation, review, and the start menu."""
