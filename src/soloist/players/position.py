"""A position with numbered actions, as users of OpenSpiel and python-chess expect it. The environments are made of it."""

from array import array
from fractions import Fraction
from hashlib import blake2b
from random import Random
from typing import Any, Final

from soloist.engine.game import Deal, Game
from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.machine import Chance, State, Waiting, answer_words
from soloist.engine.kernel.pickling import spelled
from soloist.engine.table import fate_named
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import IllegalAnswer
from soloist.players import fields
from soloist.players.fields import Part
from soloist.players.of_game import part

YOU: Final = "you"
CHANCE: Final = "chance"
ONE: Final = fields.ONE
EACH: Final = fields.EACH
WHICH: Final = fields.WHICH
LOWEST: Final = 100
"""Numbers without a limit of their own may fall this far below 0 and still fit into a byte."""
NO_POSITION: Final = ("story", "setting", "by", "drawn")
"""What a state holds for its story, and what the deal says."""


class Numbering:
    """The actions and fields of a game with these components.

    Every word that can answer a question is one action, the same in every question that offers it. The list is built from the
    components and the rules, never from the words that came up in played games.
    """

    def __init__(self, game: Game, edition: Edition) -> None:
        components = edition.components
        self.game: Final = game
        self.edition: Final = edition
        words = [*answer_words(game.package), *part(game, "actions").actions(components)]
        self.actions: Final[tuple[str, ...]] = tuple(dict.fromkeys(words))
        """The word of each action."""
        self.parts: Final[tuple[Part, ...]] = tuple(part(game, "observation").observation(game.package, components))
        self.fields: Final = tuple(name for one in self.parts for name in one.names)
        """The name of each number of the observation."""
        self.numbers: Final = {word: number for number, word in enumerate(self.actions)}
        self._kinds: Final[list[int]] = [one.kind for one in self.parts]
        self._sizes: Final[list[int]] = [len(one.names) for one in self.parts]
        self._reads: Final[list[Any]] = [one.read for one in self.parts]
        self._shifts: Final[list[int]] = [min(LOWEST, -one.low) if one.low < 0 else 0 for one in self.parts]
        self.shifts: Final = [shift for shift, size in zip(self._shifts, self._sizes, strict=True) for _ in range(size)]
        """What `packed` adds to each number, so that it fits into a byte."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle an edition as its text, as deals do."""
        return _numbered_again, (self.game, self.edition.text if self.edition.own else None)

    def options(self, step: Waiting[Any], s: Any) -> dict[int, int]:
        """The option of the question that each action stands for."""
        numbers = self.numbers
        return {numbers[step.spell(s, option)]: option for option in step.possible(s)}

    def mask(self, legal: dict[int, int]) -> bytearray:
        """A byte for each action: 1 if it is legal."""
        found = bytearray(len(self.actions))
        for action in legal:
            found[action] = 1
        return found

    def observe(self, s: Any) -> list[int]:
        """The numbers of the position."""
        return self._numbers(s, False)

    def packed(self, s: Any) -> bytes:
        """The same, each with its shift added, as bytes. ValueError if a number does not fit."""
        return bytes(self._numbers(s, True))

    def _numbers(self, s: Any, shifted: bool) -> list[int]:
        found: list[int] = []
        for place in range(len(self._kinds)):
            kind = self._kinds[place]
            value = self._reads[place](s)
            shift = self._shifts[place] if shifted else 0
            if kind == ONE:
                one: int = value
                found.append(one + shift)
            elif kind == EACH:
                if not value:
                    found.extend([shift] * self._sizes[place])
                elif shift:
                    for one in value:
                        found.append(one + shift)
                else:
                    found.extend(value)
            else:
                start = len(found)
                found.extend([0] * self._sizes[place])
                if kind == WHICH:
                    index: int = value
                    if index >= 0:
                        found[start + index] = 1
                else:
                    for index in value:
                        if index >= 0:
                            found[start + index] += 1
        return found


_KNOWN: Final[dict[tuple[str, str], Numbering]] = {}


def numbering(game: Game, edition: Edition) -> Numbering:
    """Made once for each game and edition."""
    key = game.id, edition.fingerprint if edition.own else ""
    if key not in _KNOWN:
        _KNOWN[key] = Numbering(game, edition)
    return _KNOWN[key]


def _numbered_again(game: Game, edition: str | None) -> Numbering:
    return numbering(game, game.standard if edition is None else game.edition(edition))


class Position:
    """A game in play, without story and undo. It stops at your decisions and at every chance; forced answers are given.

    It knows only what a person knows. `roll()` draws what the deal's seed says; `roll(random)` draws freely, to look ahead.
    """

    def __init__(self, deal: Deal, state: State | None = None) -> None:
        """The beginning of the deal, or this position of it, which then has no seed."""
        self.deal: Final = deal
        self.state = deal.start() if state is None else state.copy()
        self.fate: Fate | None = fate_named("seed", deal) if state is None else None
        self.numbering: Final = numbering(deal.game, deal.edition)
        self.step: Waiting[Any] | None = None
        """The step that waits for an answer."""
        self._drawn: dict[str, int] = {}
        """How often each source was drawn from; fate needs it."""
        self._options: dict[int, int] | None = None
        self._go_on()

    # --- what is asked

    @property
    def to_move(self) -> str | None:
        """`you`, `chance`, or None at the end."""
        return None if self.step is None else CHANCE if isinstance(self.step, Chance) else YOU

    @property
    def legal(self) -> tuple[int, ...]:
        """Your actions, numbered as in the environment. At a chance, what can be drawn."""
        return tuple(sorted(self.options))

    @property
    def options(self) -> dict[int, int]:
        """The option of the step for each legal action."""
        step, s = self.step, self.state
        if self._options is None:
            if step is None:
                self._options = {}
            elif isinstance(step, Chance):
                self._options = {drawn: drawn for drawn in step.possible(s)}
            else:
                self._options = self.numbering.options(step, s)
        return self._options

    @property
    def odds(self) -> dict[int, Fraction]:
        """The probability of each draw; empty if no chance is next."""
        if not isinstance(self.step, Chance):
            return {}
        odds = self.step.odds(self.state)
        both = zip(odds.values, odds.weights, strict=True)
        return {value: Fraction(weight, odds.total) for value, weight in both if weight}

    def name(self, action: int) -> str:
        """The word of an action, or of what is drawn."""
        if isinstance(self.step, Chance):
            self._check(action)
            return str(self.step.token(self.state, action))
        return self.numbering.actions[action]

    def action(self, name: str) -> int:
        """The action of this word."""
        found = self.numbering.numbers.get(name)
        if found is None:
            raise IllegalAnswer("illegal-answer", given=name, possible=self._named())
        return found

    # --- going on

    def play(self, action: int) -> None:
        """Play an action or a draw. After IllegalAnswer nothing has changed."""
        self._check(action)
        self._give(self.options[action])
        self._go_on()

    def roll(self, random: Random | None = None) -> int:
        """Draw, play what was drawn, and return it. Without `random` it is what the seed of the deal says."""
        step = self.step
        if not isinstance(step, Chance):
            raise IllegalAnswer("illegal-answer", given="roll", possible=self._named())
        source, s = step.source(self.state), self.state
        if random is None and self.fate is not None:
            drawn = step.draw(s, self.fate, self._drawn.get(source, 0))
        else:
            odds = step.odds(s)
            drawn = odds.at(int((random or Random()).random() * odds.total))
        self._give(drawn)
        self._go_on()
        return drawn

    def settle(self) -> None:
        """Draw what the seed of the deal says until you must answer or the game is over."""
        while isinstance(self.step, Chance):
            self.roll()

    def child(self, action: int) -> "Position":
        """A copy after this action; nothing is drawn. This position stays as it is."""
        twin = self.copy()
        twin.play(action)
        return twin

    def copy(self) -> "Position":
        twin = Position(self.deal, self.state)
        twin.fate = self.fate
        twin._drawn = self._drawn.copy()
        return twin

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    # --- what is seen

    @property
    def fields(self) -> tuple[str, ...]:
        """The name of each number that `observe` returns."""
        return self.numbering.fields

    def observe(self) -> "array[float]":
        """The position as numbers, the same as in the environment. numpy takes it without a copy."""
        return array("f", self.numbering.observe(self.state))

    @property
    def key(self) -> bytes:
        """Equal for equal positions, however they were reached. A key for transposition tables."""
        head = self.deal.head("", 0)
        head.pop("seed")
        text = repr((sorted(head.items()), spelled(self.state, NO_POSITION)))
        return blake2b(text.encode(), digest_size=16).digest()

    @property
    def result(self) -> str | None:
        """`won`, `lost` or `drawn`, once the game is over."""
        return self.state.outcome or None

    @property
    def margin(self) -> int:
        """By how many points you are ahead if the game ended now."""
        return int(self.deal.game.margin(self.state))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position. What the seed will bring is not compared."""
        return isinstance(other, Position) and self.key == other.key

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (self.deal, self.state, self.fate, self._drawn)

    def __repr__(self) -> str:
        if self.step is None:
            waits = f"{self.result}, margin {self.margin}"
        elif isinstance(self.step, Chance):
            waits = f"chance {self.step!r}"
        else:
            waits = f"{self.step!r}, {len(self.options)} actions"
        return f"<Position {self.deal.game.id} {self.deal.level}: {waits}>"

    # --- inside

    def _go_on(self) -> None:
        """Run acts, and give answers that leave no choice, until you or chance must answer."""
        s = self.state
        self._options = None
        while True:
            step = machine.waiting(s)
            self.step = step
            if step is None:
                return
            possible = step.possible(s)
            if len(possible) != 1:
                return
            self._give(possible[0])

    def _give(self, option: int) -> None:
        assert self.step is not None
        source = self.step.source(self.state)
        if source:
            self._drawn[source] = self._drawn.get(source, 0) + 1
        machine.give(self.state, option)

    def _check(self, action: int) -> None:
        if action not in self.options:
            raise IllegalAnswer("illegal-answer", given=repr(action), possible=self._named())

    def _named(self) -> str:
        """The legal actions with their words, for errors."""
        return " ".join(f"{action}={self.name(action)}" for action in self.legal)


def _made_again(deal: Deal, state: State, fate: Fate | None, drawn: dict[str, int]) -> Position:
    position = Position(deal, state)
    position.fate, position._drawn = fate, drawn
    return position
