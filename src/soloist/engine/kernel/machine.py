"""The kernel: a position, the steps still to come, and the loop that runs them.

A state holds plain data and an agenda, a stack of steps. The machine takes the top one: an act runs by itself; a decision
waits for the person and a chance for fate. Whatever a step does, it does to the state, and it may put more steps on the agenda.
"""

from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from soloist.engine.kernel.bill import Bill
from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.kernel.pickling import alike, attributes, reduced
from soloist.engine.kernel.scene import Mark
from soloist.engine.kernel.story import FATE, RULES, THEY, Event

WON: Final = "won"
LOST: Final = "lost"
TIE: Final = "drawn"

DECLINE: Final = -1
"""The answer that declines an offer, in every game."""


# --- the position


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One moment of the game. Steps never change after they are made, so states can share them."""

    rule: ClassVar[str] = ""

    def waits(self) -> "Waiting[Any] | None":
        """The step itself if it waits for an answer; None if it runs."""
        raise TypeError(f"{self!r} is neither act, decision nor chance")

    def run(self, s: Any) -> None:
        raise TypeError(f"{self!r} does not run by itself")

    def happen(self, s: Any, random: Random) -> None:
        """Run, or take any answer; for random play."""
        raise TypeError(f"{self!r} is neither act, decision nor chance")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(getattr(self, name)) for name in attributes(self))})"


T = TypeVar("T", bound=Step)


UNDEALT: Final[list[Any]] = []
"""Stands for every list of a position before set-up. All states share it, so never change it in place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Exactly what the player knows. Games add their own plain data and `copy`."""

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.outcome = ""
        self.story: list[Event] | None = None
        self.by = RULES
        """Whose part of the story this is."""
        self.drawn = False
        """Whether a chance is being settled."""

    def __repr__(self) -> str:
        waits = self.outcome or (repr(self.agenda[-1]) if self.agenda else "nothing to do")
        return f"<{type(self).__name__}: {waits}>"

    def copy(self) -> "State":
        """An equal, independent position without a story. Lists that seldom change may be shared; such a list is never changed
        in place, but `replaced`."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position. Their stories are not compared."""
        return isinstance(other, State) and alike(self, other, but="story")

    def __reduce__(self) -> tuple[Any, ...]:
        """Like a copy, a position in another process has no story."""
        return reduced(self, but="story")

    def then(self, *steps: Step) -> None:
        """Do these steps next, in this order, before what is already on the agenda."""
        for step in reversed(steps):
            self.agenda.append(step)

    def only(self, *steps: Step) -> None:
        """Do only these steps: clear the agenda first."""
        self.agenda.clear()
        self.then(*steps)

    def expects(self, kind: type[T]) -> T | None:
        """The next step of this kind on the agenda, or None."""
        for step in reversed(self.agenda):
            if isinstance(step, kind):
                return step
        return None

    def tell(self, rule: str, message: str, **values: Value) -> None:
        """Add an event to the story, if there is one."""
        if self.story is not None:
            by = FATE if self.drawn and self.by != THEY else self.by
            self.story.append(Event(rule, Phrase(message, **values), "", by))

    def headline(self, heading: str, rule: str, message: str, by: str = RULES, **values: Value) -> None:
        """Begin a new part of the story and of the record. `by` says who acts from here on."""
        self.by = by
        if self.story is not None:
            self.story.append(Event(rule, Phrase(message, **values), heading, by))

    def touch(self, spot: str, change: int = 0) -> None:
        """Note that the last event happened at this spot of the scene and changed its number by this much."""
        if self.story:
            self.story[-1].touched.append((spot, change))

    def end(self, outcome: str) -> None:
        """End the game at once: clear the agenda."""
        self.outcome = outcome
        self.agenda.clear()


S = TypeVar("S", bound=State)
V = TypeVar("V")


def replaced(values: list[V], place: int, value: V) -> list[V]:
    """A copy of the list with one value changed."""
    values = values.copy()
    values[place] = value
    return values


# --- the kinds of step


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step, Generic[S]):
    """Runs by itself."""

    def run(self, s: S) -> None:
        raise NotImplementedError

    def waits(self) -> "Waiting[Any] | None":
        return None

    def happen(self, s: Any, random: Random) -> None:
        self.run(s)


class Choice:
    """One option as faces need it: its token, its phrase (the message's attribute `detail` is its small print), the spot it
    points at, its symbol, whether it only declines, and its kind if it is not a plain answer."""

    def __init__(self, token: str, phrase: Phrase, target: str, mark: Mark | None, declines: bool, kind: str = "") -> None:
        self.token: Final = token
        self.phrase: Final = phrase
        self.target: Final = target
        self.mark: Final = mark
        self.declines: Final = declines
        self.kind: Final = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Step, Generic[S]):
    """A step that waits for an answer: a small integer to the machine, a token and a phrase to people.

    `possible`, `give`, `spell` and `describe` are for the machine and the table; a game fills in the rest.
    """

    confirms: ClassVar[bool] = False
    """Whether this step only asks to confirm a complete composition. Tables ask it where a draw follows. Logs and records leave
    it out, because it is no answer of the game."""

    def waits(self) -> "Waiting[Any] | None":
        return self

    def question(self, s: S) -> Phrase:
        """The question. The message's attribute `about` says what it is about, `then` what follows automatically."""
        raise NotImplementedError

    def token(self, s: S, option: int) -> str:
        """The short word for an option. People type it, and records contain it."""
        return str(option)

    def phrase(self, s: S, option: int) -> Phrase:
        raise NotImplementedError

    def target(self, s: S, option: int) -> str:
        """The spot of the scene that the option points at, if any."""
        return ""

    def mark(self, s: S, option: int) -> Mark | None:
        """The symbol of what the option is about, if it has one."""
        return None

    def source(self, s: S) -> str:
        """Which dice or deck answers; empty if the person does."""
        return ""

    def draft(self, s: S) -> str:
        """The name of the composition that the answer is a piece of, if any: the figures of a tribe, a payment. All its pieces
        have this name and follow each other without a chance between them."""
        return ""

    def freed(self) -> "Waiting[S]":
        """The same step, and those it leads to, without the fixed order of pieces."""
        return self

    def bills(self, s: S) -> list[Bill]:
        """The payments among the answers that can be made in more than one way."""
        return []

    def singles(self, s: S) -> list[int]:
        """Options of a freed step that are parts of one piece of the rules: one hunter, where the rules send all that are left.
        Only people lay them."""
        return []

    def merged(self, pieces: list[int]) -> list[int]:
        """The pieces of a complete composition as the rules ask for them, with parts put together."""
        return pieces

    def slot_of(self, s: S, option: int) -> int:
        """Where the option has its fixed place among all options that the question can have, so that its key never changes; -1 if
        it has none."""
        return -1

    def already(self, s: S) -> str:
        """A word that people may type before their answer although it is clear already, such as the tribe being placed."""
        return ""

    def heard(self, s: S, token: str) -> str:
        """The token that a person means, where it can be typed in more than one way."""
        return token

    def refusal(self, s: S, token: str) -> Phrase | None:
        """Why a token that is valid at other times is refused now; None if there is no special reason."""
        return None

    def possible(self, s: S) -> list[int]:
        """All options."""
        raise NotImplementedError

    def usual(self, s: S) -> list[int]:
        """The options that an error lists: not those that are always there beside the question."""
        return self.possible(s)

    def choices(self, s: S) -> list[Choice]:
        """All options as faces need them, in the same order."""
        return [self.describe(s, option) for option in self.possible(s)]

    def give(self, s: S, option: int) -> None:
        """Do what follows from an answer."""
        raise NotImplementedError

    def draw(self, s: S, fate: Fate, nth: int) -> int:
        """The answer of fate to the nth chance of this source."""
        raise TypeError(f"{self!r} waits for the person")

    def spell(self, s: S, option: int) -> str:
        """The word for the record."""
        return self.token(s, option)

    def describe(self, s: S, option: int) -> Choice:
        token, phrase = self.token(s, option), self.phrase(s, option)
        return Choice(token, phrase, self.target(s, option), self.mark(s, option), False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Waiting[S]):
    """The person answers."""

    def options(self, s: S) -> list[int]:
        raise NotImplementedError

    def take(self, s: S, option: int) -> None:
        raise NotImplementedError

    def possible(self, s: S) -> list[int]:
        return self.options(s)

    def give(self, s: S, option: int) -> None:
        self.take(s, option)

    def happen(self, s: Any, random: Random) -> None:
        options = self.options(s)
        self.take(s, options[int(random.random() * len(options))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Decision[S]):
    """A decision that has words as options beside the things to choose from: `pass`, `build`.

    `options`, `token`, `phrase`, `target`, `mark` and `take` deal with the things only. The word that declines is the integer
    DECLINE, the other words are -2, -3 and so on. Their messages are `option-<word>`, and no component may have a word as its id.
    """

    declining: ClassVar[str] = "decline"
    """The word that declines; empty if one must choose."""
    words: ClassVar[tuple[str, ...]] = ()
    """The other words."""

    def has(self, s: S, word: str) -> bool:
        """Whether the word can be answered now."""
        return True

    def take_word(self, s: S, word: str) -> None:
        """Carry out the word. Declining does nothing unless a subclass overrides this."""

    def word_phrase(self, s: S, word: str) -> Phrase:
        return Phrase("option-" + word)

    def word_target(self, s: S, word: str) -> str:
        return ""

    def word_mark(self, s: S, word: str) -> Mark | None:
        return None

    def word(self, option: int) -> str:
        return self.declining if option == DECLINE else self.words[-2 - option]

    def number(self, word: str) -> int:
        """The integer for a word."""
        return DECLINE if word == self.declining else -2 - self.words.index(word)

    def possible(self, s: S) -> list[int]:
        options = self.options(s)
        words = self.words
        for place in range(len(words)):
            if self.has(s, words[place]):
                options.append(-2 - place)
        declining = self.declining
        if declining and self.has(s, declining):
            options.append(DECLINE)
        return options

    def give(self, s: S, option: int) -> None:
        if option < 0:
            self.take_word(s, self.word(option))
        else:
            self.take(s, option)

    def happen(self, s: Any, random: Random) -> None:
        options = self.possible(s)
        self.give(s, options[int(random.random() * len(options))])

    def spell(self, s: S, option: int) -> str:
        return self.word(option) if option < 0 else self.token(s, option)

    def describe(self, s: S, option: int) -> Choice:
        if option >= 0:
            return Decision.describe(self, s, option)
        word = self.word(option)
        return Choice(word, self.word_phrase(s, word), self.word_target(s, word), self.word_mark(s, word), option == DECLINE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Waiting[S]):
    """Dice and decks answer."""

    def odds(self, s: S) -> Odds:
        raise NotImplementedError

    def settle(self, s: S, outcome: int) -> None:
        raise NotImplementedError

    def possible(self, s: S) -> list[int]:
        return self.odds(s).possible()

    def give(self, s: S, option: int) -> None:
        s.drawn = True
        self.settle(s, option)
        s.drawn = False

    def draw(self, s: S, fate: Fate, nth: int) -> int:
        return fate.draw(self.source(s), nth, self.odds(s))

    def spell(self, s: S, option: int) -> str:
        return "=" + self.token(s, option)

    def happen(self, s: Any, random: Random) -> None:
        odds = self.odds(s)
        self.settle(s, odds.at(int(random.random() * odds.total)))


def answer_words(package: str) -> list[str]:
    """All words of the offers in this package. Component ids must differ from them."""
    found: set[str] = set()
    kinds: list[Any] = [Offer]
    for kind in kinds:
        kinds += kind.__subclasses__()
        # Companions are left out: there a word may equal a component id.
        if kind.__module__.startswith(package) and ".companion" not in kind.__module__:
            found.update([kind.declining, *kind.words])
    return sorted(found - {""})


# --- the loop


def waiting(s: State) -> Waiting[Any] | None:
    """Run acts until a step waits for an answer; None when the game is over."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        waits = step.waits()
        if waits is not None:
            return waits
        agenda.pop()
        step.run(s)
    return None


def act(s: State) -> bool:
    """Run one act, if an act is next. For callers that look at every position."""
    if not s.agenda or s.agenda[-1].waits() is not None:
        return False
    s.agenda.pop().run(s)
    return True


def answer(s: State, option: int) -> None:
    """Give the waiting step its answer. After an error nothing has changed: ValueError if it is not one of the step's options."""
    step = s.agenda[-1].waits() if s.agenda else None
    if step is None:
        raise TypeError("the step on the agenda waits for nothing")
    possible = step.possible(s)
    if option not in possible:
        raise ValueError(f"{option!r} is no option of {step!r}; possible: {possible}")
    s.agenda.pop()
    step.give(s, option)


def give(s: State, option: int) -> None:
    """The same without checks, for search and replays: the option must be one of those that are possible."""
    step = s.agenda.pop().waits()
    if step is None:
        raise TypeError("the step on the agenda waits for nothing")
    step.give(s, option)


def playout(s: State, random: Random) -> int:
    """Play to the end with random decisions and free fate; return the number of steps."""
    agenda = s.agenda
    steps = 0
    while agenda:
        agenda.pop().happen(s, random)
        steps += 1
    return steps
