"""The machine that runs a game, and what a position is made of. Compiled; knows nothing above it."""
