"""Random games that are checked after every answer."""

from random import Random

import soloist
from soloist.engine.kernel.machine import playout
from tests.support.ledgers import LEDGERS
from tests.support.toy import data


def random_table(game: str, level: str, number: int) -> tuple[soloist.Table, Random]:
    """Every other game has rulings drawn at random."""
    random = Random(f"{game} {level} {number}")
    rulings = {name: random.choice(ruling.values) for name, ruling in soloist.GAMES[game].book.rulings.items()}
    return soloist.GAMES[game].deal(level, number, rulings if number % 2 else {}), random


def play_at_random(game: str, level: str, number: int) -> None:
    """One game, checked after every answer."""
    table, random = random_table(game, level, number)
    check, account = LEDGERS[game]
    while (question := table.question) is not None:
        assert len(question.options) > 1
        assert len({option.token for option in question.options}) == len(question.options)
        check(table.state)
        table.answer(random.choice(question.options))
    check(table.state)
    account(table)
    same_game_again(table, random)


def same_game_again(table: soloist.Table, random: Random) -> None:
    """The record leads back to the same game; undo and redo lead back to the same position; copies are equal and independent."""
    record, end = table.record(), data(table.state)
    assert soloist.read(record).record() == record
    assert soloist.deal(table.deal.code).deal == table.deal
    depth = random.randrange(1, 4)
    taken = sum(table.undo() for _ in range(depth))
    before = data(table.state)
    copy = table.state.copy()
    assert data(copy) == before
    playout(copy, Random(0))
    assert copy.outcome
    assert data(table.state) == before
    assert sum(table.redo() for _ in range(depth)) == taken
    assert data(table.state) == end
