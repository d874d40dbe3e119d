"""Copies of any position: equal, and independent of it."""

import copy
import pickle
from random import Random

from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import State
from tests.support.levels import every_level
from tests.support.toy import data
from tests.walks.walk import companion_walks, states, walks


def answered(s: State) -> None:
    step = machine.waiting(s)
    if step is not None:
        machine.answer(s, Random(1).choice(step.possible(s)))
        machine.waiting(s)


@every_level
def test_at_every_moment_a_copy_is_equal_and_independent(game: str, level: str) -> None:
    for s in states(game, level):
        before, copied = data(s), s.copy()
        assert data(copied) == before
        machine.playout(copied, Random(1))
        assert data(s) == before


@every_level
def test_a_position_is_made_again_and_goes_on_alike(game: str, level: str) -> None:
    for tables in (*walks(game, level), *companion_walks(game, level)):
        for table in tables[::10]:
            s = table.state.copy()
            twin = pickle.loads(pickle.dumps(s))
            assert twin == s == s.copy() == copy.deepcopy(s) == copy.copy(s)
            answered(twin)
            answered(s)
            assert twin == s
