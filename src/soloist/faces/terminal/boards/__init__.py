"""Zones that are a picture in the terminal too: a grid, a row of cards, a coast."""
