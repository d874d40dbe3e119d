"""The layout of each game in a module of its package name, with the zones that are a picture: a grid, a row of cards, a coast."""
