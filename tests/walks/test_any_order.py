"""Answers of several pieces: laid in any order they lead where the order of the rules leads, and nothing is out of reach."""

from random import Random

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.story import YOU
from soloist.engine.question import Given
from soloist.engine.replay import replay
from soloist.engine.table import Table
from tests.support.any_order import asked_for
from tests.support.levels import every_level, one_level
from tests.support.toy import data, offered
from tests.walks.walk import moves, tables, walks

TAKEN_OUT = 0.2


def draft_of(table: Table) -> str:
    return "" if table.step is None else table.step.draft(table.state)


def ruled(table: Table) -> tuple[State, list[tuple[str, list[Given]]]]:
    """The end of a game in the order of the rules, and its answers; those of one composition together, with its name."""
    end, parts = table.deal.start(), [("", list[Given]())]
    end.story = []
    for _, given, s, step in replay(end, table.log):
        if not step.draft(s) or step.draft(s) != parts[-1][0]:
            parts.append((step.draft(s), []))
        parts[-1][1].append(given)
    machine.waiting(end)
    return end, parts


def lay(table: Table, pieces: list[str], random: Random) -> None:
    """Lay these pieces in a random order, and take one out now and then."""
    name, start = draft_of(table), len(table.log)

    def is_open() -> bool:
        return table.question is not None and draft_of(table) == name and len(table.log) < start + len(pieces)

    while is_open():
        rest = pieces.copy()
        for given in table.log[start:]:
            rest.remove(given.token)
        random.shuffle(rest)
        for token in rest:
            table.answer(token)
            if is_open() or sorted(given.token for given in table.log[start:][: len(pieces)]) == sorted(pieces):
                break
            # Answers like “done” end a composition: they come last.
            table.undo()
        laid = table.question.laid if table.question is not None and is_open() else ()
        if laid and random.random() < TAKEN_OUT:
            table.answer("-" + random.choice(laid).token)


@every_level
def test_in_any_order_the_same_pieces_lead_to_the_same_position(game: str, level: str) -> None:
    random, drafts = Random(level), 0
    for walk in walks(game, level):
        told = walk[-1]
        end, parts = ruled(told)
        free = soloist.deal(told.deal.code)
        for name, part in parts:
            if name and draft_of(free) == name:
                lay(free, [given.token for given in part], random)
                drafts += 1
            elif part and part[0].by == YOU:
                free.answer(part[0].token)
        assert [given.token for given in free.log] == [given.token for given in told.log]
        assert data(free.state) == data(end)
        assert [repr(event) for event in free.events] == [repr(event) for event in end.story or []]
    assert drafts > 1


@one_level
def test_a_composition_can_be_put_down_half_laid_and_gone_on_with(game: str, level: str) -> None:
    for table in tables(game, level):
        again = soloist.read(table.record())
        assert again.record() == table.record()
        assert offered(again) == offered(table)


@every_level
def test_pieces_are_taken_back_in_the_order_they_were_laid(game: str, level: str) -> None:
    for walk in walks(game, level):
        *seen, last = walk[:61]
        table = last.copy()
        for stood in reversed(seen):
            table.undo()
            assert [given.token for given in table.log] == [given.token for given in stood.log]
            assert data(table.state) == data(stood.state)
        assert not table.undo()
        for stood in seen:
            assert [given.token for given in table.log] == [given.token for given in stood.log]
            assert data(table.state) == data(stood.state)
            assert table.redo()


@every_level
def test_a_piece_says_which_others_lay_themselves_with_it_and_whether_that_is_all(game: str, level: str) -> None:
    for before, option, after in moves(game, level):
        assert before.question is not None
        if before.question.is_piece and not option.completes:
            assert after.question is not None and len(after.question.laid) == len(before.question.laid) + 1
        elif before.question.is_piece:
            assert after.question is None or not after.question.laid


def test_with_one_wood_and_one_clay_the_wood_pays_the_clay_too_and_says_so() -> None:
    table = asked_for("wood", "clay")
    assert table.question is not None
    wood = table.question.option("wood")
    assert wood.detail("en") == "0 wood left; then automatically: Pay 1 clay"
    assert (wood.completes, table.most(wood)) == (True, 1)
    before = len(table.log)
    table.answer(wood)
    assert [given.token for given in table.log[before:]][:2] == ["wood", "clay"]


def test_what_was_taken_out_again_is_no_news_and_can_be_taken_back() -> None:
    table = soloist.GAMES["stone-age"].deal("basic", "K7Q2")
    table.answer("field")
    table.answer("-field")
    assert table.news == table.events and table.can_undo
    table.undo()
    assert [piece.token for piece in table.question.laid] == ["field"] if table.question else False
