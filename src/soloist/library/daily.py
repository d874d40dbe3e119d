"""The deal of the day: the same for everybody on that date, made from the date alone; and how its days went."""

from calendar import monthrange
from dataclasses import dataclass
from datetime import date

import soloist
from soloist.engine.game import Deal
from soloist.engine.text.code import check_seed
from soloist.library.store import Store, beginning_of


@dataclass(frozen=True)
class Day:
    """A day up to today: your first table of its deal, 0 without one, and how that ended; `open` while it goes on."""

    date: date
    table: int
    outcome: str


def deal_of(day: date) -> Deal:
    """The games take turns; first level, default rulings, and the digits of the date for a seed."""
    games = list(soloist.GAMES.values())
    game = games[day.toordinal() % len(games)]
    seed = check_seed(int(f"{day:%Y%m%d}"))
    return Deal(game, game.levels[0].id, seed, game.book.choose({}), game.standard)


def month_until(today: date, store: Store) -> list[Day]:
    """The days of this month that have come; only the first try of a deal counts."""
    heads = {day: beginning_of(deal_of(day)) for day in (today.replace(day=number) for number in range(1, today.day + 1))}
    tries = store.first_tries(list(heads.values()))
    found = {day: tries.get(head, (0, "")) for day, head in heads.items()}
    return [Day(day, table, outcome or ("open" if table else "")) for day, (table, outcome) in found.items()]


def weeks_of(month: date) -> list[list[int]]:
    """The numbers of the days by weeks, Monday first; 0 where a week has a day of another month."""
    first, count = monthrange(month.year, month.month)
    numbers = [0] * first + list(range(1, count + 1))
    numbers += [0] * (-len(numbers) % 7)
    return [numbers[start : start + 7] for start in range(0, len(numbers), 7)]
