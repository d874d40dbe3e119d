"""Stone Age with a companion: plays full games, and the companion only learns what a person would tap."""

from functools import partial
from random import Random
from typing import Any

import soloist
from soloist.engine.kernel import machine
from soloist.games.stone_age.companion import COMPANION
from soloist.games.stone_age.components import BUILDER, SPACE_4, TOOLMAKER, TRIBES, TYPES
from soloist.games.stone_age.hunger_turn import DiscardBuildings, Feed, Tire, meal, tiles_lost
from soloist.games.stone_age.placing import RollInitiative
from soloist.games.stone_age.round import Round
from soloist.games.stone_age.state import EMPTY, StoneAge
from soloist.players.player import Player
from tests.support.beside import Guest, happen

RICH = 5
"""One game in this many is played with full stores and the highest limit, so that it lasts to its regular end."""


class Person:
    """Watches the full game, taps what the companion needs to know, and compares both."""

    def __init__(self, s: StoneAge, guest: Guest, rolls_here: bool, check: bool) -> None:
        self.s = s
        self.guest = guest
        self.rolls_here = rolls_here
        self.check = check
        self.missing = 0
        """Food that was not paid in this round."""
        self.bought = 0
        # The values at the beginning of the round.
        self.figures: list[int] = []
        self.field = 0
        self.tools = 0
        self.built = 0
        self.fatigue = 0
        self.deck: list[int] = []

    def before(self, step: Any) -> None:
        """Called before a step of the full game runs."""
        if isinstance(step, Round):
            self.round_begins()
        elif isinstance(step, Feed):
            self.acting_is_over()
            self.missing = 0
        elif isinstance(step, Tire):
            self.missing = step.missing
            if self.missing >= self.s.fatigue:
                self.say_missing("more")
        elif isinstance(step, DiscardBuildings):
            self.feeding_is_over()

    def round_begins(self) -> None:
        s, guest = self.s, self.guest
        if guest.asked == "SetUpList":
            guest.tap("ready")
        self.compare()
        guest.turn()
        guest.tap(TYPES[s.card(SPACE_4).type])
        self.figures, self.field, self.tools = s.figures.copy(), s.field, sum(s.tools)
        self.built, self.fatigue, self.deck = s.built, s.fatigue, s.deck.copy()
        if guest.asked == "ToolSum":
            guest.tap(str(self.tools))
        if guest.asked == "BuildingCount":
            guest.tap(str(self.built))

    def rolled(self, tribe: int) -> None:
        """Let the app roll the same initiative as the full game."""
        guest = self.guest
        if guest.asked == "YourRound":
            guest.tap("roll", False)
        guest.tap(TRIBES[tribe], False)
        guest.tap(str(self.s.initiative[tribe]), False)
        rolled = guest.s.initiative
        guest.ties += all(rolled) and rolled.count(max(rolled)) > 1

    def acting_is_over(self) -> None:
        """Tap what changed, and compare the food that is due."""
        s, guest = self.s, self.guest
        card = s.card(SPACE_4)
        sand = s.fatigue - self.fatigue
        for tribe, name in enumerate(TRIBES):
            for _ in range(s.figures[tribe] - self.figures[tribe]):
                guest.tap("figure", False)
                guest.tap(name, False)
        for _ in range(s.field - self.field):
            guest.tap("field", False)
        if card.type == TOOLMAKER:
            for _ in range(sum(s.tools) - self.tools):
                guest.tap("tool", False)
        if card.type == BUILDER and s.setting.builder_on_board:
            for _ in range(s.built - self.built):
                guest.tap("building", False)
        for card_drawn, left in enumerate(s.deck):
            if left == self.deck[card_drawn]:
                continue
            guest.tap("extra-card", False)
            if guest.asked == "ExtraBackground":
                green = s.setting.components.cards[card_drawn].green
                guest.tap("green" if green else "sand", False)
                sand -= not green
        for _ in range(sand):
            guest.tap("sand", False)
        self.bought = sum(s.cards[space] == EMPTY for space in s.setting.spaces)
        if self.check:
            due, told = meal(s, s.food + s.field), guest.s.meal()
            assert (told.figures, told.extra, told.due) == (due.figures, due.extra, due.due)
            assert due.missing <= told.missing
            assert guest.s.fatigue == s.fatigue
            assert guest.s.tiles() <= s.built <= guest.s.most_tiles()

    def say_missing(self, how_much: str) -> None:
        guest = self.guest
        guest.tap("missing")
        if guest.asked == "MissingFood":
            guest.tap(how_much)

    def feeding_is_over(self) -> None:
        """Tap how feeding ended: all paid, food missing, or buildings missing."""
        s, guest = self.s, self.guest
        lost = tiles_lost(s)
        fewer = ("no-building", "one-building")[min(s.built, 1)]
        if lost.lacking and s.setting.penalty == "all_or_nothing" and guest.s.tiles() == 0:
            fewer = "no-building"
        open_question = len(guest.s.could_give()) > 1
        if self.missing:
            self.say_missing(str(self.missing))
            if open_question:
                guest.tap(fewer if lost.lacking else "given")
        elif open_question and lost.lacking:
            guest.tap(fewer)
        else:
            guest.tap("paid")
        if guest.asked == "CardsBought":
            guest.tap(str(self.bought))

    def compare(self) -> None:
        """Check that the companion agrees with the full game."""
        machine.waiting(self.guest.s)
        if not self.check:
            return
        s, told = self.s, self.guest.s
        assert told.fatigue == max(0, s.fatigue)
        assert told.deck == s.deck_left
        assert told.given == s.face_down
        assert told.survived == s.survived
        assert told.figures == s.figures
        assert told.field == s.field
        assert told.outcome == s.outcome
        assert told.round == s.round + (not s.outcome)


def play(
    level: str,
    number: int,
    own_cards: bool,
    check: bool = True,
    rulings: dict[str, object] | None = None,
    player: Player | None = None,
) -> Guest:
    """Play a full game, at random or with a player, and the companion beside it. Without `own_cards` the app rolls initiative."""
    game, random = soloist.GAMES["stone-age"], Random(number)
    s = game.start(level, game.book.choose(rulings or {}), game.standard)
    guest = Guest(COMPANION, level, rulings)
    if number % RICH == 0 and player is None:
        make_rich(s, guest)
    person = Person(s, guest, not own_cards, check)
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if step.waits() is None:
            person.before(step)
        happen(s, player, random)
        if person.rolls_here and isinstance(step, RollInitiative):
            person.rolled(step.tribe)
    person.compare()
    if check:
        assert guest.asked == ""
        assert COMPANION.result(guest.s) == game.result(s)
    return guest


def make_rich(s: StoneAge, guest: Guest) -> None:
    """Fill the stores, which the companion does not know, and raise the limit in both."""
    s.food, s.stock, s.fatigue = 900, [90] * len(s.stock), 40
    step = machine.waiting(guest.s)
    assert step is not None
    machine.answer(guest.s, next(option for option in step.possible(guest.s) if step.spell(guest.s, option) == "limit=40"))


WAYS = [("no cards", partial(play, own_cards=True))]
