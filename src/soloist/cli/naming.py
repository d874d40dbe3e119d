"""How people name things on the command line."""

import soloist
from soloist.engine.catalogue import unknown_game
from soloist.engine.game import Game
from soloist.engine.text.near import nearest
from soloist.engine.text.words import LANGUAGES
from soloist.faces.terminal.typed import matching

MINE = "mine"
"""Stands for the owner's own edition, in place of a file."""


def find_game(given: str) -> Game:
    """Find a game by its id, by its title in any language, or by a unique prefix of either."""
    games = list(soloist.GAMES.values())
    titles = [[title(language) for language in LANGUAGES for title in (game.title, game.short_title)] for game in games]
    found = matching(given, [(game.id, *names) for game, names in zip(games, titles, strict=True)])
    if len(found) == 1:
        return games[found[0]]
    if not found:
        names = {name: game.id for game, names in zip(games, titles, strict=True) for name in (*names, game.id)}
        raise unknown_game(given, soloist.GAMES, dict.fromkeys(names[name] for name in nearest(given, names)))
    raise unknown_game(given, soloist.GAMES, [games[number].id for number in found[:2]])
