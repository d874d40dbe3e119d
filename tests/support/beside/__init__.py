"""Simulates a person at the real board: plays full games, and taps into a companion what a person would tap."""

from collections.abc import Callable
from random import Random
from typing import Any

from soloist.engine.companion import Ask, Companion
from soloist.engine.game import Game
from soloist.engine.kernel import machine
from soloist.players.of_game import rule_of_thumb
from soloist.players.player import Player


class Guest:
    """A simulated person who taps into a companion. Counts the taps for each turn of the opponent."""

    def __init__(self, companion: Companion, level: str, rulings: dict[str, object] | None = None) -> None:
        self.s = companion.start(level, companion.book.choose(rulings or {}), companion.standard)
        self.taps = [0]
        """The taps outside the opponent's turns, then the taps for each of his turns."""
        self.ties = 0
        """How often a rule about ties decided, where the game has such rules."""

    @property
    def asked(self) -> str:
        """The class name of the step that waits for an answer; empty when the game is over."""
        step = machine.waiting(self.s)
        return "" if step is None else type(step).__name__

    def tap(self, token: str, of_turn: bool = True) -> None:
        """Give the answer with this token. What the app draws at random is set in the same way, but is not counted as a tap.

        Events, the resolving of tiles and the final count do not belong to a turn of the opponent.
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
        """Start counting the taps for the opponent's next turn."""
        self.taps.append(0)


def happen(s: Any, player: Player | None, random: Random) -> None:
    """Run the next step of a full game. The player decides if there is one and the step is a decision; else it is random."""
    step = s.agenda[-1].waits()
    if player is None or step is None or step.source(s):
        s.agenda.pop().happen(s, random)
    else:
        machine.answer(s, player.choose(s, step))


def halves(game: Game) -> list[Player | None]:
    """Who plays the even and the odd games of a comparison: chance reaches odd positions, the rule of thumb plays close games
    with ties."""
    return [None, rule_of_thumb(game)]


Played = Callable[..., Guest]


def ways_to_play(game: Game) -> list[tuple[str, Played]]:
    """Whose cards the opponent uses, with the function that plays such a game: `WAYS` of the module named after the game."""
    module = game.found_in(__name__)
    assert module is not None, f"nobody plays {game.id} beside the board"
    ways: list[tuple[str, Played]] = module.WAYS
    return ways
