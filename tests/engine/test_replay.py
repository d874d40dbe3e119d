"""A game gone through again from its log."""

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.story import YOU
from soloist.engine.replay import replay, replay_acts
from soloist.engine.table import Table
from tests.walks.walk import walk


@pytest.fixture(params=soloist.GAMES)
def finished(request: pytest.FixtureRequest) -> Table:
    """A game played to its end with random answers."""
    return walk(request.param, soloist.GAMES[request.param].levels[0].id)[-1]


def started(table: Table) -> State:
    """The start of the same game, with a story as at a table."""
    state = table.deal.start()
    state.story = []
    return state


def test_each_step_stands_as_it_did_before_its_answer(finished: Table) -> None:
    state, numbers = started(finished), []
    yours = [number for number, given in enumerate(finished.log) if given.by == YOU]
    for number, given, s, step in replay(state, finished.log):
        assert s is state and given is finished.log[number]
        assert given.option in step.possible(s) and step.spell(s, given.option) == given.token
        if number in yours[::20]:
            assert s == finished.at(number, any_order=False).state
        numbers.append(number)
    assert numbers == list(range(len(finished.log)))
    machine.waiting(state)
    assert state == finished.state


def test_act_by_act_it_ends_in_the_same_position(finished: Table) -> None:
    state = started(finished)
    numbers = list(replay_acts(state, finished.log))
    assert state == finished.state
    assert numbers == sorted(numbers) and set(numbers) | {0} == set(range(len(finished.log) + 1))
    assert len(numbers) > len(finished.log), "acts are seen one by one"


def test_in_any_order_a_piece_is_found_among_the_options_of_an_open_draft() -> None:
    """Figures are laid in another order than that of the rules, which only freed steps offer."""
    against = 0
    for table in walk("stone-age", "basic"):
        if table.laid:
            for _, given, s, step in replay(table.deal.start(), table.log, any_order=True):
                assert given.option in step.possible(s)
            against += any(given.option not in step.possible(s) for _, given, s, step in replay(table.deal.start(), table.log))
    assert against
