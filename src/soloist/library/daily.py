"""The deal of the day, computed from the date alone so that everybody gets the same one, and the results of past days."""

from calendar import monthrange
from dataclasses import dataclass
from datetime import date

import soloist
from soloist.engine.game import Deal, Game
from soloist.engine.text.code import check_seed
from soloist.library.store import Store, beginning_of


@dataclass(frozen=True)
class Day:
    """A day up to today, with the id of your first table of its deal (0: none) and its outcome (`open`: unfinished)."""

    date: date
    table: int
    outcome: str


def deal_of(day: date, game: Game | None = None, level: str | None = None) -> Deal:
    """The deal of a day: the default rulings, and the digits of the date as the seed.

    Unless they are named, the games take turns by day, and the level is the first.
    """
    games = list(soloist.GAMES.values())
    game = games[day.toordinal() % len(games)] if game is None else game
    named = game.levels[0] if level is None else game.level(level)
    return Deal(game, named.id, check_seed(int(f"{day:%Y%m%d}")), game.book.choose({}), game.standard)


def month_until(today: date, store: Store) -> list[Day]:
    """The days of this month up to and including today. Only the first try of each deal counts."""
    heads = {day: beginning_of(deal_of(day)) for day in (today.replace(day=number) for number in range(1, today.day + 1))}
    tries = store.first_tries(list(heads.values()))
    found = {day: tries.get(head, (0, "")) for day, head in heads.items()}
    return [Day(day, table, outcome or ("open" if table else "")) for day, (table, outcome) in found.items()]


def weeks_of(month: date) -> list[list[int]]:
    """The day numbers of a month in weeks from Monday to Sunday; 0 stands for a day of another month."""
    first, count = monthrange(month.year, month.month)
    numbers = [0] * first + list(range(1, count + 1))
    numbers += [0] * (-len(numbers) % 7)
    return [numbers[start : start + 7] for start in range(0, len(numbers), 7)]
