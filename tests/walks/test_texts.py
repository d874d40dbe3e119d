"""Records and parcels of any position lead back to it."""

import pytest

import soloist
from soloist.engine.parcel import Parcel
from soloist.engine.table import Table
from tests.support.levels import every_level
from tests.support.toy import offered
from tests.walks.walk import Walk, companion_walks, walk, walks


def some(tables: Walk) -> list[Table]:
    """The first positions, every 25th after them, and the end."""
    return [*tables[:4], *tables[4:-1:25], tables[-1]]


def can_be_carried(table: Table) -> None:
    came = soloist.carried(soloist.pack(Parcel(table))).table
    assert came.record() == table.record()
    assert (came.can_undo, came.question) == (table.can_undo, table.question)


@every_level
def test_with_real_dice_the_record_leads_back_to_the_same_question(game: str, level: str) -> None:
    """What the seed draws is checked in test_any_order, at every question."""
    for table in some(walk(game, level, fate="ask")):
        again = soloist.read(table.record())
        assert again.record() == table.record()
        assert offered(again) == offered(table)


@every_level
def test_every_moment_of_a_game_can_be_carried(game: str, level: str) -> None:
    """This includes positions in the middle of a composition. Earlier answers can still be undone afterwards."""
    for tables in (*walks(game, level), walk(game, level, fate="ask")):
        for table in some(tables):
            can_be_carried(table)


@every_level
def test_so_can_every_moment_beside_the_real_board(game: str, level: str) -> None:
    for tables in companion_walks(game, level):
        for table in some(tables):
            can_be_carried(table)


@pytest.mark.parametrize("game", soloist.COMPANIONS)
def test_so_it_can_with_real_dice_beside_the_real_board(game: str) -> None:
    table = soloist.COMPANIONS[game].deal(seed=1, fate="ask")
    for _ in range(14):
        can_be_carried(table)
        if table.question is not None:
            table.answer(table.question.options[0])
