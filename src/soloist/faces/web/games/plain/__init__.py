"""Fallbacks for the files that a game does not have."""
