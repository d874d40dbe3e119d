"""Guilds of London with a companion: random full games, and what a person would tap for Boris."""

from functools import partial
from random import Random

import soloist
from soloist.engine.kernel import machine
from soloist.engine.text.edition import Edition
from soloist.games.guilds_of_london.beadle import BeadleScores
from soloist.games.guilds_of_london.boris_turn import BorisCard, BorisTurn
from soloist.games.guilds_of_london.companion import COMPANION
from soloist.games.guilds_of_london.companion.printed import ReadOff, standards_token
from soloist.games.guilds_of_london.companion.round import PlayCard, TellTurn
from soloist.games.guilds_of_london.companion.scoring import BeadleCloses, CloseTile, HisTile, ResolveNow, Thresholds
from soloist.games.guilds_of_london.companion.state import POINTS, SYMBOLS, THRESHOLD, BorisBeside
from soloist.games.guilds_of_london.components import CELLS, COLOURS, SIDES, cell_token
from soloist.games.guilds_of_london.ending import FinalScore, your_total
from soloist.games.guilds_of_london.plantation import TurnPlantation
from soloist.games.guilds_of_london.resolving import BORIS, NOBODY, ScoreTile, winner
from soloist.games.guilds_of_london.round import Round
from soloist.games.guilds_of_london.state import Guilds
from soloist.players.player import Player
from tests.support.beside import Guest

CONFIRMED = COMPANION.edition(COMPANION.standard.text.replace('"reconstructed"', '"sourced"'))
"""Our edition in a box whose owner has confirmed every tile, so that nothing is asked for."""


def play(
    level: str,
    number: int,
    own_cards: bool,
    check: bool = True,
    rulings: dict[str, object] | None = None,
    pad: bool = False,
    player: Player | None = None,
    box: Edition | None = None,
) -> Guest:
    """Play a full game, at random or with a player. With `check`, Boris's whole side is compared after each of his actions.

    With a `box`, its tiles are on the table, and the companion has only our guess; else its owner has confirmed every tile.
    """
    game, random = soloist.GAMES["guilds-of-london"], Random(f"guilds {level} {number}")
    s: Guilds = game.start(level, game.book.choose(rulings or {}), box or game.standard)
    guest = Guest(COMPANION, level, rulings)
    if box is None:
        guest.s = COMPANION.start(level, COMPANION.book.choose(rulings or {}), CONFIRMED)
    guest.tap("own" if own_cards else "app")
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Round) and s.round == 0:
            tap_set_up(s, guest, pad)
        before_tap(s, step, guest)
        if isinstance(step, BorisCard):
            turn_card(s, step, guest, random)
        elif player is not None and isinstance(step, machine.Decision):
            machine.answer(s, player.choose(s, step))
        else:
            s.agenda.pop().happen(s, random)
        read_off(s, guest)
        if check and isinstance(step, BorisCard | ScoreTile | BeadleScores | TurnPlantation):
            when = f"{level}, game {number}, after {step!r} in round {s.round}"
            assert his_side(guest.s, guest.s) == his_side(s, guest.s), when
            # After ScoreTile the beadle may differ: the full game gives the rewards of a tile before the beadle leaves it.
            assert isinstance(step, ScoreTile) or guest.s.beadle == s.beadle
    if check:
        assert (guest.s.outcome, guest.s.you, guest.s.boris.vp) == (s.outcome, your_total(s), s.boris.vp)
    return guest


def his_side(s: Guilds | BorisBeside, companion: BorisBeside) -> tuple[object, ...]:
    """Everything that Boris has, in the full game or in the companion; of the colours, those that the companion is sure of."""
    symbols = [shown for cell, shown in enumerate(s.symbols) if companion.is_sure(cell, SYMBOLS)]
    return (s.boris.vp, s.boris.cards, s.side, s.tiles, symbols, s.resolved, s.theirs, s.raised)


def tap_set_up(s: Guilds, guest: Guest, pad: bool) -> None:
    """Tap the plantation's side, and the grid; without `pad` the app deals the grid as the full game dealt it."""
    guest.tap(SIDES[s.side])
    guest.tap("pad" if pad else "app")
    while guest.asked in ("TapTile", "DealTile"):
        tile = s.tile(guest.s.agenda[-1].cell)
        guest.tap(f"t{tile.priority}" if pad and tile.priority else tile.id)
    guest.tap("ready")
    assert guest.s.tiles == s.tiles
    assert guest.s.raised == s.raised


def before_tap(s: Guilds, step: machine.Step, guest: Guest) -> None:
    """Tap what a person would tap before this step runs."""
    if isinstance(step, BorisTurn):
        tap_men(s, guest)
        guest.turn()
        guest.tap("done")
        assert guest.s.round == s.round
        machine.waiting(guest.s)
        read_off(s, guest)
    elif isinstance(step, ScoreTile):
        first = winner(s, step.cell)
        placed(s, guest)
        tap_men(s, guest)
        if first == NOBODY:
            # A tied tile stays. The companion must be told only if Boris's men alone reach the threshold.
            if guest.asked == "Resolve" and step.cell in guest.s.to_resolve():
                guest.tap(cell_token(step.cell), False)
                guest.tap("tie", False)
            return
        guest.tap(cell_token(step.cell), False)
        if s.theirs[step.cell]:
            guest.tap("he-won" if first == BORIS else "i-won", False)
            read_off(s, guest)
            if first != BORIS:
                guest.tap(str(s.setting.components.tokens[s.tokens[step.cell]].vp), False)
    elif isinstance(step, BeadleScores):
        placed(s, guest)
        if guest.asked == "Resolve":
            tap_men(s, guest)
            guest.tap("no-more", False)
            machine.waiting(guest.s)
        read_off(s, guest)
    elif isinstance(step, TurnPlantation):
        guest.tap(str(min(s.plantation, 2)), False)
        assert guest.asked in ("YourTurn", "YourTotal")
        tap_men(s, guest)
    elif isinstance(step, FinalScore):
        guest.tap(str(your_total(s)), False)


def placed(s: Guilds, guest: Guest) -> None:
    """Before a resolution: his men are on the board, and what is asked about the real tiles."""
    machine.waiting(guest.s)
    read_off(s, guest)
    if guest.asked == "Placed":
        guest.tap("placed", False)
        machine.waiting(guest.s)
        read_off(s, guest)


def tap_men(s: Guilds, guest: Guest) -> None:
    """Tap Boris's men that your cards and rewards moved or sent home since the last tap."""
    left = [cell for cell in range(CELLS) for _ in range(guest.s.theirs[cell] - s.theirs[cell])]
    reached = [cell for cell in range(CELLS) for _ in range(s.theirs[cell] - guest.s.theirs[cell])]
    while left or reached:
        assert left, "his men come from other tiles"
        guest.tap("man-on" if reached else "man-off", False)
        guest.tap(cell_token(left.pop()), False)
        if reached:
            guest.tap(cell_token(reached.pop()), False)
        read_off(s, guest)


def read_off(s: Guilds, guest: Guest) -> None:
    """Answer what is asked about the real tiles, and let happen what waited for that, but nothing more."""
    while guest.s.agenda:
        step = guest.s.agenda[-1]
        if isinstance(step, ReadOff):
            tile = s.tile(step.cell)
            printed = {SYMBOLS: standards_token(tile.symbols), THRESHOLD: str(tile.threshold), POINTS: str(tile.vp)}
            guest.tap(printed[step.what], False)
        elif isinstance(step, PlayCard | TellTurn | Thresholds | ResolveNow | HisTile | BeadleCloses | CloseTile):
            machine.act(guest.s)
        else:
            return


def turn_card(s: Guilds, step: BorisCard, guest: Guest, random: Random) -> None:
    """Boris's next card: tap what it shows, or let the app draw a card with the same effect."""
    odds = step.odds(s)
    drawn = odds.at(int(random.random() * odds.total))
    machine.answer(s, drawn)
    cards = s.setting.components.cards
    wanted = s.boris.wanted(cards[drawn])
    if guest.s.own_cards:
        guest.tap("-".join(name for bit, name in enumerate(COLOURS) if wanted >> bit & 1))
    else:
        # After a reshuffle the full game may draw a card that is used up in the app's own deck.
        machine.waiting(guest.s)
        fits = [nth for nth, left in enumerate(guest.s.deck) if left and s.boris.wanted(cards[nth]) == wanted]
        machine.answer(guest.s, drawn if drawn in fits else fits[0])


WAYS = [("app's cards", partial(play, own_cards=False)), ("own cards", partial(play, own_cards=True))]
