"""The deal of the day: the same for everybody on that date, made from the date alone."""

from datetime import date

import soloist
from soloist.engine.code import check_seed
from soloist.engine.game import Deal


def deal_of(day: date) -> Deal:
    """The games take turns; first level, default rulings, and the digits of the date for a seed."""
    games = list(soloist.GAMES.values())
    game = games[day.toordinal() % len(games)]
    seed = check_seed(int(f"{day:%Y%m%d}"))
    return Deal(game, game.levels[0].id, seed, game.book.choose({}), game.standard)
