"""The Well, the smallest game that uses all of the machine: climb out, by the die or with what you find.

Every day you climb (one die) or search (turn up two cards, use one). On the deep level you slip back at night.
"""

from collections.abc import Mapping
from typing import Final

from soloist.engine.game import Game, Level
from soloist.engine.kernel.machine import LOST, WON, Act, Chance, Decision, State
from soloist.engine.kernel.odds import Odds, dice
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Line, Piece, Result, Scene, Spot, Zone
from soloist.engine.text.edition import Edition, Entry, parse
from soloist.engine.text.errors import BadEdition

CLIMB: Final = 0
SEARCH: Final = 1
CARDS: Final = 6
DAYS: Final = 5


class Card:
    """Something at the bottom of the well that lifts you some steps."""

    def __init__(self, id: str, lift: int, copies: int, confidence: str) -> None:
        self.id: Final = id
        self.lift: Final = lift
        self.copies: Final = copies
        self.confidence: Final = confidence


class Well(State):
    """How high you are, what you hold, and which cards nobody has seen."""

    def __init__(self, cards: list[Card], rim: int, slip: int, exact: bool) -> None:
        super().__init__()
        self.cards: Final = cards
        self.rim: Final = rim
        self.slip: Final = slip
        self.exact: Final = exact
        self.day = 0
        self.height = 0
        self.hand: list[int] = []
        self.unseen = [card.copies for card in cards]

    def copy(self) -> "Well":
        c = Well(self.cards, self.rim, self.slip, self.exact)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.day = self.day
        c.height = self.height
        c.hand = self.hand.copy()
        c.unseen = self.unseen.copy()
        return c

    def rise(self, steps: int) -> None:
        if self.exact and self.height + steps > self.rim:
            self.tell("W-4", "told-over", steps=steps)
            return
        self.height = min(self.rim, self.height + steps)
        self.tell("W-2", "told-height", height=self.height)
        if self.height == self.rim:
            self.tell("W-4", "told-won")
            self.end(WON)


class Day(Act[Well]):
    """One day: choose, then the night."""

    rule = "W-1"

    def run(self, s: Well) -> None:
        if s.day == DAYS:
            s.tell("W-5", "told-lost")
            s.end(LOST)
            return
        s.day += 1
        s.headline(f"day-{s.day}", self.rule, "told-day", day=s.day)
        s.then(Choose(), Night(), Day())


class Night(Act[Well]):
    """In the deep well you slip back."""

    rule = "W-6"

    def run(self, s: Well) -> None:
        s.height = max(0, s.height - s.slip)


class Choose(Decision[Well]):
    """Climb or search; without cards left you can only climb."""

    rule = "W-1"

    def question(self, s: Well) -> Phrase:
        return Phrase("ask-day", day=s.day)

    def options(self, s: Well) -> list[int]:
        return [CLIMB, SEARCH] if sum(s.unseen) else [CLIMB]

    def token(self, s: Well, option: int) -> str:
        return "climb" if option == CLIMB else "search"

    def phrase(self, s: Well, option: int) -> Phrase:
        return Phrase("option-climb") if option == CLIMB else Phrase("option-search", left=sum(s.unseen))

    def target(self, s: Well, option: int) -> str:
        return "wall" if option == CLIMB else "deck"

    def take(self, s: Well, option: int) -> None:
        if option == CLIMB:
            s.then(Roll())
        else:
            s.headline("search", "W-3", "told-search", left=sum(s.unseen))
            s.then(*[TurnUp()] * min(2, sum(s.unseen)), Use())


class Roll(Chance[Well]):
    """One die lifts you."""

    rule = "W-2"

    def question(self, s: Well) -> Phrase:
        return Phrase("ask-die")

    def phrase(self, s: Well, option: int) -> Phrase:
        return Phrase("option-die", pips=option)

    def source(self, s: Well) -> str:
        return "die"

    def odds(self, s: Well) -> Odds:
        return dice(1)

    def settle(self, s: Well, outcome: int) -> None:
        s.rise(outcome)


class TurnUp(Chance[Well]):
    """The next card of the deck."""

    rule = "W-3"

    def question(self, s: Well) -> Phrase:
        return Phrase("ask-card")

    def token(self, s: Well, option: int) -> str:
        return s.cards[option].id

    def phrase(self, s: Well, option: int) -> Phrase:
        return Phrase("option-card", card=s.cards[option].id, lift=s.cards[option].lift)

    def source(self, s: Well) -> str:
        return "deck"

    def odds(self, s: Well) -> Odds:
        return Odds(list(range(len(s.cards))), s.unseen.copy(), sum(s.unseen))

    def settle(self, s: Well, outcome: int) -> None:
        s.unseen[outcome] -= 1
        s.hand.append(outcome)


class Use(Decision[Well]):
    """Use one of the cards found; the other is left behind. Two alike leave no choice."""

    rule = "W-3"

    def question(self, s: Well) -> Phrase:
        return Phrase("ask-use")

    def options(self, s: Well) -> list[int]:
        return sorted(set(s.hand))

    def token(self, s: Well, option: int) -> str:
        return s.cards[option].id

    def phrase(self, s: Well, option: int) -> Phrase:
        return Phrase("option-card", card=s.cards[option].id, lift=s.cards[option].lift)

    def target(self, s: Well, option: int) -> str:
        return "hand"

    def take(self, s: Well, option: int) -> None:
        s.hand.clear()
        s.rise(s.cards[option].lift)


def read_cards(text: str) -> list[Card]:
    file = Entry(Phrase("edition-file"), parse(text))
    cards = []
    for entry in file.entries("card", "card"):
        id, lift, copies = entry.token("id"), entry.number("lift", 1, 6), entry.number("copies", 1, CARDS)
        cards.append(Card(id, lift, copies, entry.confidence()))
        entry.done()
    file.done()
    if (found := sum(card.copies for card in cards)) != CARDS:
        raise BadEdition("edition-count", what="card", expected=CARDS, found=found)
    return cards


class WellGame(Game):
    """The catalogue entry."""

    id = "well"
    letter = "W"
    revision = 2
    levels = (Level("shallow", "S"), Level("deep", "D"))

    def components(self, text: str, standard: str) -> list[Card]:
        return read_cards(text)

    def reference(self, edition: Edition) -> list[Component]:
        names = [Phrase("card", card=card.id) for card in edition.components]
        return [
            Component(Phrase("spot-deck"), c.id, name, c.confidence) for c, name in zip(edition.components, names, strict=True)
        ]

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Well:
        rim, slip = (12, 0) if level == "shallow" else (15, 1)
        s = Well(edition.components, rim, slip, rulings["rim"] == "exact")
        s.then(Day())
        return s

    def scene(self, s: Well) -> Scene:
        hand = tuple(
            Piece("card", s.cards[n].id, Phrase("card", card=s.cards[n].id), Phrase("card-letter", card=s.cards[n].id))
            for n in s.hand
        )
        wall = Spot("wall", Phrase("spot-wall"), value=s.height, limit=s.rim)
        deck = Spot("deck", Phrase("spot-deck"), value=sum(s.unseen))
        zone = Zone("well", Phrase("game-title"), (wall, deck, Spot("hand", Phrase("spot-hand"), pieces=hand)))
        return Scene(Phrase("told-day", day=s.day), (zone,))

    def result(self, s: Well) -> Result:
        won = s.outcome == WON
        lines = (Line(Phrase("spot-wall"), s.height, s.rim, "W-4"), Line(Phrase("line-days"), s.day, None, "W-1"))
        return Result(s.outcome, Phrase("told-won" if won else "told-lost"), "W-4" if won else "W-5", lines)

    def margin(self, s: Well) -> int:
        return s.height


GAME = WellGame()
