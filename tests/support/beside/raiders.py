"""Raiders with a companion: taps what a person would tap for the Adversary, and compares the companion with the full game."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import soloist
from soloist.engine.kernel import machine
from soloist.engine.kernel.machine import Chance
from soloist.engine.kernel.story import YOU
from soloist.games.raiders.adversary import first_set
from soloist.games.raiders.adversary_turn import RevealTactic
from soloist.games.raiders.companion import COMPANION
from soloist.games.raiders.components import NONE, VALKYRIE
from soloist.games.raiders.ending import tiles_vp, your_total
from soloist.games.raiders.state import Raiders
from soloist.players.player import Player
from tests.support.beside import Guest


def play(
    level: str,
    number: int,
    own_cards: bool,
    check: bool = True,
    rulings: Mapping[str, object] | None = None,
    player: Player | None = None,
) -> Guest:
    """Play a full game, at random or with a player, and tap into a companion what happens to the Adversary."""
    game = soloist.GAMES["raiders"]
    s: Raiders = game.start(level, game.book.choose(rulings or {}), game.standard)
    random = Random(number)
    guest = Guest(COMPANION, level, dict(rulings or {}))
    guest.tap("own" if own_cards else "app")
    guest.tap("ready")
    while (step := machine.waiting(s)) is not None:
        if isinstance(step, RevealTactic):
            _your_turn(s, guest)
            odds = step.odds(s)
            _his_turn(s, guest, odds.at(int(random.random() * odds.total)), check)
        elif isinstance(step, Chance):
            odds = step.odds(s)
            machine.answer(s, odds.at(int(random.random() * odds.total)))
        elif player is not None:
            machine.answer(s, player.choose(s, step))
        else:
            options = step.possible(s)
            machine.answer(s, options[int(random.random() * len(options))])
    _count(s, guest, check)
    return guest


def _your_turn(s: Raiders, guest: Guest) -> None:
    """After your turn, tap who ended the game, and what the Adversary lost through your cards."""
    foe = guest.s.foe
    if s.trigger and not guest.s.trigger:
        guest.tap("ended", False)
        if guest.asked == "EndedBy":
            guest.tap("mine" if s.trigger == YOU else "his", False)
    for _ in range(foe.armour - s.foe.armour):
        guest.tap("armour", False)
    for _ in range(foe.provisions - s.foe.provisions):
        guest.tap("provision", False)


def _his_turn(s: Raiders, guest: Guest, number: int, check: bool) -> None:
    components = s.setting.components
    card = components.tactics[number]
    site = first_set(card, s.set_there)
    valkyries = 0 if site == NONE else s.tokens_on(site)[VALKYRIE]
    machine.answer(s, number)
    machine.waiting(s)
    guest.turn()
    guest.tap("done")
    if guest.asked == "WhichPlace":
        guest.tap(components.place_on(card).id)
        if guest.asked == "WhichCard":
            guest.tap(card.id)
    else:
        # Let the app draw the same card as the full game.
        assert number in guest.s.odds().possible()
        machine.answer(guest.s, number)
    if guest.asked == "Valkyries":
        guest.tap("none-left" if site == NONE else str(valkyries))
    machine.waiting(guest.s)
    if s.foe.offerings() < guest.s.foe.offerings():
        guest.tap("no-offering", False)
    if check:
        _agree(s, guest)


def _agree(s: Raiders, guest: Guest) -> None:
    """Check the Adversary's whole side, and the little that the companion knows of the board."""
    b = guest.s
    assert _side(s.foe) == _side(b.foe), f"{s.foe} here, {b.foe} beside"
    assert (s.closed, s.last_tactic) == (b.closed, b.last_tactic)
    assert (s.pile_left, s.first_pass, s.tactics, s.tactic_discards) == (b.pile_left, b.first_pass, b.tactics, b.discards)
    place = b.place_on(b.cards[b.last_tactic])
    assert len(s.sets_left(place)) <= b.sets_left(place), f"a set is left at {place}, but not beside"


def _side(foe: Any) -> tuple[int, ...]:
    return foe.armour, foe.provisions, foe.valkyries, foe.vp, foe.offerings()


def _count(s: Raiders, guest: Guest, check: bool) -> None:
    if guest.asked == "YourTurn":
        _your_turn(s, guest)
        guest.tap("done", False)
    if guest.asked == "OfferingsVp":
        guest.tap(str(tiles_vp(s, s.foe.tiles)), False)
    guest.tap(str(your_total(s)), False)
    for yours, theirs in ((s.valkyries, s.foe.valkyries), (s.armour, s.foe.armour)):
        if guest.asked:
            guest.tap("lower" if yours < theirs else "higher" if yours > theirs else "equal", False)
    if check:
        here, beside = soloist.GAMES["raiders"].result(s), COMPANION.result(guest.s)
        assert not guest.asked
        assert (s.turn, s.trigger, s.trigger_turn) == (guest.s.turn, guest.s.trigger, guest.s.trigger_turn)
        assert (here.outcome, here.you, here.opponent, here.why) == (beside.outcome, beside.you, beside.opponent, beside.why)
        assert [line.opponent for line in here.lines[:4]] == [line.opponent for line in beside.lines[:4]]


WAYS = [("app's cards", partial(play, own_cards=False)), ("own cards", partial(play, own_cards=True))]
