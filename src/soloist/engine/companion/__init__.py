"""Companions: Soloist runs only the opponent, and the person plays on the real board.

A companion is a `Game` with a small state: what the opponent's rules look at, and nothing of yours. Its questions are `Ask`s.
Beside its own answers, every `Ask` accepts a correction of one of his values, and a switch of who draws his cards.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from soloist.engine.game import Game
from soloist.engine.kernel.machine import Choice, Offer, State, Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Scene, Spot
from soloist.engine.kernel.story import YOU
from soloist.engine.sheet import Sheet
from soloist.engine.text.edition import Edition
from soloist.engine.text.rules import Book
from soloist.engine.text.words import Words

EVENT: Final = "event"
"""A kind of option: not an answer, but something that happened meanwhile."""
NUMBER: Final = "number"
"""A kind of option: one of a range of numbers. A face may let people type it."""
CORRECT: Final = "correct"
"""A kind of option: corrects one of his values. Its target is the spot of the value."""
SWITCH: Final = "switch"
"""A kind of option: switches between real cards and cards drawn by the app."""

ALL_AS_SHOWN: Final = "all-as-shown"
"""The word that ends all questions about what is printed in this box: everything is as Soloist shows it."""

VALUES: Final = "values"
"""The zone of the scene with all his values."""

FIRST_CORRECTION: Final = 1_000_000
ROOM: Final = 1_000
"""Distance between the option numbers of two corrected values."""
OTHER_HAND: Final = FIRST_CORRECTION - 1


class Dial(NamedTuple):
    """One of his values that can be corrected: its spot, its current value and its limits."""

    spot: str
    value: int
    least: int
    most: int
    called: Phrase | None = None
    """Its name, if it is not shown among the values."""
    among: tuple[int, ...] = ()
    """The allowed values, if not all between the limits make sense."""

    @property
    def name(self) -> Phrase:
        return Phrase("value-" + self.spot) if self.called is None else self.called


class Beside(State):
    """The state of a companion: what his rules look at, and whether his cards are real or drawn by the app."""

    has_cards: ClassVar[bool] = False
    """Whether he has cards at all."""

    def __init__(self) -> None:
        super().__init__()
        self.own_cards = False

    def dials(self) -> list[Dial]:
        """All values that can be corrected."""
        raise NotImplementedError

    def set_right(self, spot: str, value: int) -> None:
        raise NotImplementedError


B = TypeVar("B", bound=Beside)


class Ask(Offer[B]):
    """A question of a companion. It always accepts corrections of his values and a switch of who draws his cards."""

    declining = ""
    events: ClassVar[tuple[str, ...]] = ()
    """The words that are not answers, but events that happened meanwhile."""
    is_number: ClassVar[bool] = False
    """Whether the options are a range of numbers."""
    goes_on: ClassVar[bool] = False
    """Whether the answer only completes the previous one, so that the previous instructions stay on the screen."""

    def options(self, s: B) -> list[int]:
        """By default there are no options but the words."""
        return []

    def phrase(self, s: B, option: int) -> Phrase:
        return Phrase("option-number", number=option)

    def after_switch(self, s: B) -> Step:
        """The step after a switch: the same question, unless it asked for a card."""
        return self

    def answers(self, s: B) -> list[int]:
        """The answers to the question itself, and the events."""
        return super().possible(s)

    def usual(self, s: B) -> list[int]:
        # There are hundreds of corrections. A list of them would hide the answers.
        return self.answers(s)

    def refusal(self, s: B, token: str) -> Phrase | None:
        spot, equals, _ = token.partition("=")
        if not equals:
            numbers = self.options(s) if self.is_number else []
            return Phrase("refused-number", least=numbers[0], most=numbers[-1]) if numbers else None
        for dial in s.dials():
            if dial.spot == spot:
                return Phrase("refused-value", value=dial.name, least=dial.least, most=dial.most)
        return None

    def possible(self, s: B) -> list[int]:
        options = self.answers(s)
        for nth, dial in enumerate(s.dials()):
            first = FIRST_CORRECTION + ROOM * nth - dial.least
            values = dial.among or range(dial.least, dial.most + 1)
            options += [first + value for value in values if value != dial.value]
        if s.has_cards:
            options.append(OTHER_HAND)
        return options

    def give(self, s: B, option: int) -> None:
        if option < OTHER_HAND:
            super().give(s, option)
        elif option == OTHER_HAND:
            s.own_cards = not s.own_cards
            s.tell(self.rule, "told-own-cards" if s.own_cards else "told-app-cards")
            s.then(self.after_switch(s))
        else:
            dial, value = self._correction(s.dials(), option)
            s.set_right(dial.spot, value)
            by, s.by = s.by, YOU
            self.tell_corrected(s, dial, value)
            s.by = by
            # After the correction there may be nothing left to ask.
            if self.answers(s):
                s.then(self)

    def tell_corrected(self, s: B, dial: Dial, value: int) -> None:
        """Report that you corrected this value; the dial still has the old one."""
        s.tell(self.rule, "told-corrected", value=dial.name, before=dial.value, now=value)
        s.touch(dial.spot, value - dial.value)

    def spell(self, s: B, option: int) -> str:
        return super().spell(s, option) if option < OTHER_HAND else self.describe(s, option).token

    def choices(self, s: B) -> list[Choice]:
        # There are hundreds of corrections, so look his values up once for all of them.
        dials = s.dials()
        return [
            self.describe(s, option) if option <= OTHER_HAND else self._correcting(*self._correction(dials, option))
            for option in self.possible(s)
        ]

    def describe(self, s: B, option: int) -> Choice:
        if option < OTHER_HAND:
            one = super().describe(s, option)
            kind = NUMBER if self.is_number and option >= 0 else EVENT if one.token in self.events else ""
            return Choice(one.token, one.phrase, one.target, one.mark, one.declines, kind)
        if option == OTHER_HAND:
            token = "app-cards" if s.own_cards else "own-cards"
            return Choice(token, Phrase("option-" + token), "", None, False, SWITCH)
        return self._correcting(*self._correction(s.dials(), option))

    def _correcting(self, dial: Dial, value: int) -> Choice:
        phrase = Phrase("option-correct", value=dial.name, now=value)
        return Choice(f"{dial.spot}={value}", phrase, dial.spot, None, False, CORRECT)

    def _correction(self, dials: list[Dial], option: int) -> tuple[Dial, int]:
        nth, value = divmod(option - FIRST_CORRECTION, ROOM)
        return dials[nth], dials[nth].least + value


def value_spots(scene: Scene) -> dict[str, Spot]:
    """The spots of his values by id."""
    return {spot.id: spot for zone in scene.zones if zone.id == VALUES for spot in zone.spots}


class Companion(Game):
    """A game's opponent alone. Rules book, components and names come from the original game."""

    beside: ClassVar[Game]
    noted: ClassVar[tuple[str, ...]] = ("told-corrected", "told-own-cards", "told-app-cards")
    """The messages of events that only change what Soloist knows. They ask for nothing on the table."""
    of_box: ClassVar[tuple[str, ...]] = ()
    """The messages of questions that ask what is printed in this box, not what happens on the table."""
    renewed: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Groups of messages. A new event of a group replaces the earlier events of that group."""
    at_end: ClassVar[tuple[str, ...]] = ()
    """The messages of instructions that are done last, in this order. The instructions of a report come before them."""

    @property
    def original(self) -> Game:
        return self.beside

    @cached_property
    def words(self) -> Words:
        return Words(__name__, self.beside.package, self.package)

    @property
    def book(self) -> Book:
        return self.beside.book

    @property
    def standard(self) -> Edition:
        return self.beside.standard

    def components(self, text: str, standard: str) -> Any:
        return self.beside.components(text, standard)

    def reference(self, edition: Edition) -> list[Component]:
        return self.beside.reference(edition)

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Any:
        raise NotImplementedError

    def sheet(self, level: str, rulings: Mapping[str, object]) -> Sheet:
        """The printed sheet, with our edition."""
        return self.written(self.start(self.level(level).id, self.book.choose(rulings), self.standard))

    def written(self, s: Any) -> Sheet:
        """The sheet for a position at the start."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"soloist.COMPANIONS[{self.beside.id!r}]"
