"""Positions of real games in which one answer wins and another throws it away: every player knows which."""

from random import Random

import pytest

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import WON, Chance, State
from soloist.engine.table import Table
from soloist.players.catalogue import choose, player

THINKING = ("learned", "search:60")
ALL = ("greedy", *THINKING)
PLANTED = [
    # Who may go first, what to pay, whether to build: the last meal is had or it is not.
    ("stone-age", "basic", 0, 303, ALL),
    ("stone-age", "basic", 0, 305, ALL),
    ("stone-age", "basic", 24, 267, ALL),
    ("stone-age", "basic", 31, 304, ALL),
    # The last fortress, or work that comes too late.
    ("raiders", "hard", 4, 161, ALL),
    ("raiders", "hard", 49, 184, ALL),
    # The card that is kept, the men that are moved.
    ("guilds-of-london", "rik", 32, 222, ALL),
    ("guilds-of-london", "boris", 85, 215, ALL),
    ("guilds-of-london", "boris", 88, 273, ALL),
    # Luxury for food or for Prestige, a debt that is paid or not.
    ("peloponnes", "soldier", 3, 87, ALL),
    ("peloponnes", "sergeant", 25, 89, ALL),
    # Tiles that are saved in the last disaster: the rule of thumb looks at the tiles, not at the result.
    ("peloponnes", "soldier", 7, 94, THINKING),
]
"""Game, level, seed, the number of the answer in the log of the rule of thumb's game, and who finds it."""


def planted(game: str, level: str, seed: int, number: int) -> Table:
    """The game of the rule of thumb, up to this answer."""
    table, who = soloist.GAMES[game].deal(level, seed, any_order=False), player("greedy", soloist.GAMES[game], "")
    while len(table.log) < number:
        assert table.question is not None
        table.answer(choose(table, table.question, who))
    assert len(table.log) == number
    return table


def wins(s: State, option: int, game: str, lucks: int = 30) -> float:
    """The share of lucks with which an answer wins, if the rule of thumb goes on from there."""
    rest, won = player("greedy", soloist.GAMES[game], ""), 0
    for luck in range(lucks):
        random, t = Random(luck), s.copy()
        machine.answer(t, option)
        while (step := machine.waiting(t)) is not None:
            if isinstance(step, Chance):
                odds = step.odds(t)
                machine.answer(t, odds.at(random.randrange(odds.total)))
            else:
                machine.answer(t, rest.choose(t, step))
        won += t.outcome == WON
    return won / lucks


@pytest.mark.parametrize(("game", "level", "seed", "number", "players"), PLANTED)
def test_the_winning_answer_is_found_and_the_trap_avoided(
    game: str, level: str, seed: int, number: int, players: tuple[str, ...]
) -> None:
    table = planted(game, level, seed, number)
    assert table.step is not None
    found = {option: wins(table.state, option, game) for option in table.step.possible(table.state)}
    assert max(found.values()) >= 0.85 and min(found.values()) <= 0.15
    for name in players:
        chosen = player(name, table.deal.game, "1").choose(table.state, table.step)
        assert found[chosen] >= 0.85, name
