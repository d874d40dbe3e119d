"""A person at the real table, simulated: full games are played here, and what a person would tap goes into a companion."""

from collections.abc import Callable
from random import Random
from typing import Any

from soloist.engine.companion import Ask, Companion
from soloist.engine.game import Game
from soloist.engine.kernel import machine
from soloist.players.player import Player


class Guest:
    """Taps into a companion what a person would, and counts the taps of each turn of his."""

    def __init__(self, companion: Companion, level: str, rulings: dict[str, object] | None = None) -> None:
        self.s = companion.start(level, companion.book.choose(rulings or {}), companion.standard)
        self.taps = [0]
        """Those of the game first, then those of each turn of his."""

    @property
    def asked(self) -> str:
        """Which question waits, by the name of its step; empty when the game is over."""
        step = machine.waiting(self.s)
        return "" if step is None else type(step).__name__

    def tap(self, token: str, of_turn: bool = True) -> None:
        """Give the answer of this token; what the app draws is told the same way and costs no tap.

        Events, the resolving of tiles and the count are taps of the game, but of no turn of his.
        """
        step = machine.waiting(self.s)
        assert step is not None, f"the game is over, {token} comes too late"
        options = step.answers(self.s) if isinstance(step, Ask) else step.possible(self.s)
        for option in options:
            if step.describe(self.s, option).token == token:
                self.taps[-1 if of_turn else 0] += isinstance(step, Ask)
                machine.answer(self.s, option)
                return
        possible = " ".join(step.describe(self.s, option).token for option in options)
        raise AssertionError(f"{token} is no answer to {step!r}; possible: {possible}")

    def turn(self) -> None:
        """His next turn begins: count its taps by themselves."""
        self.taps.append(0)


def happen(s: Any, player: Player | None, random: Random) -> None:
    """The next step of a full game: as the player decides, if there is one to decide for, else at random."""
    step = s.agenda[-1].waits()
    if player is None or step is None or step.source(s):
        s.agenda.pop().happen(s, random)
    else:
        machine.answer(s, player.choose(s, step))


Played = Callable[..., Guest]


def ways_to_play(game: Game) -> list[tuple[str, Played]]:
    """Whose cards the opponent plays with, and the function that plays such a game: `WAYS` of the module named after the game."""
    module = game.found_in(__name__)
    assert module is not None, f"nobody plays {game.id} beside the board"
    ways: list[tuple[str, Played]] = module.WAYS
    return ways
