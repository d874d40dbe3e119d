"""Peloponnes with a companion: random full games, and what a person would tap for Angelos."""

from random import Random
from typing import Any

import soloist
from soloist.engine.kernel import machine
from soloist.games.peloponnes.angelos_turn import AngelosTakes, row_left, tile_for_angelos
from soloist.games.peloponnes.companion.state import counts
from soloist.games.peloponnes.components import INHABITANTS, ROWS, STRENGTH
from soloist.games.peloponnes.conflict import InternalConflict, ties_are_his
from soloist.games.peloponnes.ending import Count, their_score, your_score
from soloist.games.peloponnes.persians import PersianAttack, balance
from soloist.games.peloponnes.round import Round
from soloist.games.peloponnes.state import Peloponnes
from soloist.players.player import Player
from tests.support.beside import Guest, happen


def play(
    level: str, number: int, check: bool = True, rulings: dict[str, object] | None = None, player: Player | None = None
) -> Guest:
    """Play a full game, at random or with a player. With `check`, Angelos's whole side is compared after each of his actions."""
    game, random = soloist.GAMES["peloponnes"], Random(f"peloponnes {level} {number}")
    s = game.start(level, game.book.choose(rulings or {}), game.standard)
    guest = Guest(soloist.COMPANIONS["peloponnes"], level, rulings)
    while s.agenda:
        step = s.agenda[-1]
        before_tap(s, step, guest)
        happen(s, player, random)
        after_tap(s, step, guest)
        if check and isinstance(step, AngelosTakes | InternalConflict | PersianAttack):
            assert his_side(guest.s) == his_side(s), f"{level}, game {number}, after {step!r} in round {s.round}"
    if check:
        assert (guest.s.outcome, guest.s.score) == (s.outcome, your_score(s))
        assert guest.s.their_score() == their_score(s)
    return guest


def his_side(s: Any) -> tuple[object, ...]:
    """Everything that Angelos has, in the full game or in the companion."""
    foe = s.foe
    civilization = foe.civilization.id if foe.civilization else ""
    # Of tiles that are equal in everything that counts, the companion need not have the same one.
    tiles = [(tile.group, *counts(tile)) for tile in foe.tiles]
    return (foe.strength, foe.clovers, foe.markers, tiles, civilization, foe.prestige(True))


def before_tap(s: Peloponnes, step: machine.Step, guest: Guest) -> None:
    """Tap what a person would tap before this step runs."""
    if isinstance(step, Round) and s.round == 0:
        if s.foe.civilization:
            guest.tap(s.foe.civilization.id)
        if s.foe.hero:
            guest.tap(s.foe.hero.id)
        guest.tap("ready")
    elif isinstance(step, AngelosTakes):
        guest.turn()
        row = [s.tile(number) for number in s.rows[row_left(s.bought)]]
        best = max((tile.prestige, tile.inhabitants) for tile in row)
        guest.ties += sum((tile.prestige, tile.inhabitants) == best for tile in row) > 1
        guest.tap((*ROWS, "passed")[s.bought])
        guest.tap(guest.s.alike(s.tile(tile_for_angelos(s, row_left(s.bought))))[0].id)
    elif isinstance(step, InternalConflict):
        if guest.asked == "LastChips":
            guest.tap("go-on", False)
        if guest.asked != "Supply":
            guest.tap("supply", False)
        yours, his = s.goods[STRENGTH], s.foe.strength
        people = s.goods[INHABITANTS]
        guest.ties += yours == his
        guest.tap("lower" if yours < his else "equal" if yours == his else "higher", False)
        if guest.asked == "IsMilet":
            guest.tap("no" if ties_are_his(s) else "yes", False)
        if guest.s.captured and not people:
            guest.tap("nobody-captured", False)
    elif isinstance(step, PersianAttack):
        guest.tap("persians", False)
        guest.tap("held" if balance(s, step.chips).holds() else "lost", False)


def after_tap(s: Peloponnes, step: machine.Step, guest: Guest) -> None:
    if isinstance(step, Count):
        guest.tap(str(your_score(s)), False)


WAYS = [("no cards", play)]
