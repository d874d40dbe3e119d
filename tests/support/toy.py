"""The toy game at hand: its catalogue, and short ways to deal, read, play on and compare."""

from pathlib import Path
from random import Random

from soloist.engine.catalogue import Catalogue, deal_by_code, read_record
from soloist.engine.kernel.fate import Scripted, Seeded
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.pickling import attributes
from soloist.engine.table import Table
from soloist.engine.text.errors import BadRecord
from tests.support.toy_game import GAME, Well

GAMES = Catalogue([GAME])
MOSS, ROPE, LADDER = 0, 1, 2


def deal(*answers: str, level: str = "shallow", seed: str = "K7Q2", fate: str = "seed", **rulings: str) -> Table:
    """A table after these answers."""
    return after(GAME.deal(level=level, seed=seed, rulings=rulings, fate=fate), *answers)


def scripted(*answers: str, die: tuple[int, ...] = (), deck: tuple[int, ...] = ()) -> Table:
    """A table after these answers whose die and deck do as written."""
    return after(GAME.deal(seed="K7Q2", fate=Scripted({"die": die, "deck": deck}, Seeded("otherwise"))), *answers)


def after(table: Table, *answers: str) -> Table:
    for answer in answers:
        table.answer(answer)
    return table


def deal_code(code: str) -> Table:
    return deal_by_code(GAMES, code)


def read(record: str) -> Table:
    return read_record(GAMES, record)


def read_with(record: str, edition: Path) -> Table:
    return read_record(GAMES, record, edition)


def refused(record: str) -> BadRecord:
    """Why this record cannot be read."""
    try:
        read(record)
    except BadRecord as error:
        return error
    raise AssertionError("the record was read")


def play_on(table: Table, random: Random) -> None:
    """Answer at random until the game is over."""
    while (question := table.question) is not None:
        table.answer(random.choice(question.options))


def finished(level: str = "shallow", seed: str = "K7Q2", fate: str = "seed", **rulings: str) -> Table:
    table = deal(level=level, seed=seed, fate=fate, **rulings)
    play_on(table, Random(seed))
    return table


def well(*, exact: bool = False) -> Well:
    """A position with an empty agenda and a story."""
    s = Well(GAME.standard.components, 12, 0, exact)
    s.story = []
    return s


def offered(table: Table) -> list[str]:
    return [option.token for option in table.question.options] if table.question else []


def data(s: State) -> dict[str, object]:
    """All a position is made of but its story, who tells it and what the deal fixes, as text."""
    return {name: repr(getattr(s, name)) for name in attributes(s) if name not in ("story", "by", "drawn", "setting")}
