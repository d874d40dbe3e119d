"""Similar positions are judged by their differences, and prizes are cached while they are valid. The results stay the same."""

from random import Random

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance
from soloist.games.guilds_of_london.state import Guilds
from soloist.players.guilds_of_london import rule_of_thumb_tiles as tiles
from soloist.players.guilds_of_london.rule_of_thumb_tiles import EVERYWHERE, outlooks
from soloist.players.weights import value_of
from tests.players.known import weights_of
from tests.support.levels import every_game


@every_game
def test_answers_compared_together_are_worth_what_each_is_worth_alone(game: str) -> None:
    known = soloist.GAMES[game]
    value = value_of(known, weights_of(game))
    s, random = known.deal(seed=1).deal.start(), Random(1)
    compared = 0
    while compared < 8 and (step := machine.waiting(s)) is not None:
        if isinstance(step, Chance):
            odds = step.odds(s)
            machine.give(s, odds.at(random.randrange(odds.total)))
            continue
        options = step.possible(s)
        if len(options) > 1 and value.features.steers(step):
            after = [value.after(s, option) for option in options]
            assert value.worths(after) == pytest.approx([value.worth(one) for one in after], abs=1e-9)
            compared += 1
        machine.give(s, random.choice(options))
    assert compared == 8


def seen(s: Guilds) -> list[tuple[float, float]]:
    return [(view.win, view.token) for view in outlooks(s, EVERYWHERE) if view is not None]


def test_prizes_of_tiles_are_kept_only_as_long_as_nothing_changes_them() -> None:
    game = soloist.GAMES["guilds-of-london"]
    s, random = game.deal(seed=1).deal.start(), Random(1)
    assert isinstance(s, Guilds)
    while (step := machine.waiting(s)) is not None:
        if s.round:
            kept = seen(s)
            tiles.PRIZES.found = []
            assert seen(s) == kept
        if isinstance(step, Chance):
            odds = step.odds(s)
            machine.give(s, odds.at(random.randrange(odds.total)))
        else:
            machine.give(s, random.choice(step.possible(s)))


def test_a_new_master_changes_the_prizes_beside_it() -> None:
    game = soloist.GAMES["guilds-of-london"]
    s = game.deal(seed=1).state.copy()
    assert isinstance(s, Guilds)
    before = seen(s)
    s.masters = [cell == 0 for cell in range(len(s.masters))]
    assert seen(s) != before
