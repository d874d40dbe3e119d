"""The terminal layout of each game, in a module with the name of the game's package. Some draw a picture of their board."""
