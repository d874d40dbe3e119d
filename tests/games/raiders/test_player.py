"""The rule of thumb of Raiders goes raiding, whatever lies at the harbours."""

from typing import Any

import pytest

import soloist
from soloist.games.raiders.components import NONE
from soloist.games.raiders.turn import WorkOrRaid, raided
from soloist.players.catalogue import choose, player

POOR_HARBOURS = (16, 17, 142, 225, 259, 366, 396, 447, 482)
"""Deals in which no set of a harbour is worth much, so that a better raid never comes."""
SOON = 16
"""By this turn the player must have raided."""


def turn(s: Any) -> int:
    return int(s.turn)


@pytest.mark.parametrize("number", POOR_HARBOURS)
def test_a_full_ship_does_not_wait_for_ever(number: int) -> None:
    table = soloist.GAMES["raiders"].deal("normal", number, any_order=False)
    greedy = player("greedy", table.deal.game, "1")
    while (question := table.question) is not None and turn(table.state) <= SOON:
        option = choose(table, question, greedy)
        if isinstance(table.step, WorkOrRaid) and raided(option.value) != NONE:
            return
        table.answer(option)
    pytest.fail(f"no raid in {SOON} turns")
