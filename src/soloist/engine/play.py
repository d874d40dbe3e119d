"""A game in play: the answers so far, and the resulting position.

The rules ask for an answer of several pieces (the figures of a tribe, a payment) piece by piece in a fixed order, so that each
result can be reached in one way only. People lay the pieces in any order: that is a draft. While it is open, the log holds its
pieces in the order of the person. When it is complete, they are given again in the order of the rules, as records have them.
Where a draw follows, the table first asks whether the person is done (`Waiting.confirms`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.machine import Choice, State, Waiting
from soloist.engine.kernel.story import FATE, YOU, Event
from soloist.engine.question import FORCED, Given
from soloist.engine.replay import replay


@dataclass(frozen=True)
class Draft:
    """An open composition: its name, and everything as it was before its first piece."""

    name: str
    number: int
    start: State
    told: int
    landmarks: int

    def freed(self) -> State:
        """The position before the first piece, with a step that accepts any piece."""
        s = self.start.copy()
        step = machine.waiting(s)
        assert step is not None
        s.agenda[-1] = step.freed()
        return s


class Play:
    """The game under a table. Without `any_order`, pieces are asked for in the order of the rules, as players expect."""

    def __init__(self, start: Callable[[], State], fate: Fate | None, any_order: bool, one_by_one: bool = False) -> None:
        self.fate = fate
        self.any_order = any_order
        self.one_by_one = one_by_one
        """Whether a person lays pieces on a board: also parts of pieces (`Waiting.singles`), and says when a composition is
        complete (`Waiting.confirms`). Programs, records and typed answers do neither."""
        self.moves = 0
        """Counts all answers given, including replayed ones."""
        self._start = start
        self._begin()

    def _begin(self) -> None:
        self.moves += 1
        self.state: State = self._start()
        self.state.story = []
        self.log: list[Given] = []
        self.step: Waiting[Any] | None = None
        """The step that waits for the person."""
        self._draft: Draft | None = None
        self._stood: State | None = None
        """The position before your last answer."""
        self._landmarks: list[tuple[int, str]] = []
        """The headings of the story, each with the index of the answer after it."""
        self._told = 0
        self._spoken = 0
        """Number of draws."""
        self._asked: dict[str, int] = {}

    def copy(self) -> Self:
        """An independent copy of the game with the same fate, which will give the same outcomes."""
        twin = type(self).__new__(type(self))
        vars(twin).update(
            {name: value.copy() if isinstance(value, (list, dict)) else value for name, value in vars(self).items()}
        )
        twin.state = self.state.copy()
        # The last event may still change.
        twin.state.story = [*self.events[:-1], *(event.copy() for event in self.events[-1:])]
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def events(self) -> list[Event]:
        """The events so far."""
        return self.state.story or []

    @property
    def laid(self) -> list[Given]:
        """The pieces that you laid in the open draft, in your order."""
        return [] if self._draft is None else [given for given in self.log[self._draft.number :] if given.by == YOU]

    @property
    def settled(self) -> list[str]:
        """The record words of all answers before the open draft."""
        return [given.token for given in (self.log if self._draft is None else self.log[: self._draft.number])]

    def _advance(self) -> None:
        """Run acts, ask fate and give forced answers, until the person must answer."""
        while True:
            step = self._next()
            if step is None:
                return
            if self.fate is not None and step.source(self.state):
                self._give(self._draw(step, self.fate), FATE)
                continue
            options = self._offered(step, self.state)
            # A person with real dice need not confirm: rolling them does.
            if len(options) != 1 or (step.confirms and self.one_by_one and self.fate is not None):
                return
            self._give(options[0], FORCED)

    def _next(self) -> Waiting[Any] | None:
        """Run acts until a step waits. Sort a complete draft; another may begin."""
        self.step = machine.waiting(self.state)
        if self._draft is not None and self._name(self.step) != self._draft.name:
            self._put_in_order(self._draft)
        self._note_headings(len(self.log))
        if self._draft is None and self.step is not None and self._name(self.step):
            self._begin_draft(self.step)
        return self.step

    def _next_logged(self) -> Waiting[Any] | None:
        """The same, but confirm a complete composition: another answer of the log follows."""
        step = self._next()
        if step is not None and step.confirms:
            self._confirm(step)
            step = self._next()
        return step

    def confirm(self) -> bool:
        """Confirm a complete composition. Returns whether the table asked for that."""
        if self.step is None or not self.step.confirms:
            return False
        self._confirm(self.step)
        self._advance()
        return True

    def _confirm(self, step: Waiting[Any]) -> None:
        self.moves += 1
        machine.give(self.state, step.possible(self.state)[0])

    def _draw(self, step: Waiting[Any], fate: Fate) -> int:
        return step.draw(self.state, fate, self._asked.get(step.source(self.state), 0))

    def _give(self, option: int, by: str) -> None:
        assert self.step is not None
        if self.step.confirms:
            self._confirm(self.step)
            return
        self._take(self.step, Given(option, by, self.step.spell(self.state, option), len(self.events)))

    def _go_to(self, log: list[Given], before: int = -1) -> None:
        """Start again with these answers, then run on. Remember the position before one of them."""
        self._begin()
        for number, given in enumerate(log):
            step = self._next_logged()
            assert step is not None
            if number == before:
                self._stood = self.state.copy()
            self._take(step, given)
        self._advance()
        if before == len(self.log):
            self._stood = self.state.copy()

    def _take(self, step: Waiting[Any], given: Given) -> None:
        self.moves += 1
        self.log.append(given)
        self._spoken += given.by == FATE
        source = step.source(self.state)
        if source:
            self._asked[source] = self._asked.get(source, 0) + 1
        machine.give(self.state, given.option)
        # A heading that the answer itself caused is placed before it.
        self._note_headings(len(self.log) - 1)

    def _note_headings(self, number: int) -> None:
        """Add the new headings as landmarks of the record, before the answer of this index."""
        events = self.events
        if len(events) == self._told:
            return
        for event in events[self._told :]:
            if event.heading:
                self._landmarks.append((number, event.heading))
        self._told = len(events)

    # --- the same game elsewhere

    def said(self, fate: Fate | None) -> list[tuple[int, int]]:
        """For each answer that is neither forced nor given by this fate: index and number of options. `say` reads them."""
        found: list[tuple[int, int]] = []
        for _, given, s, step in replay(self._start(), self.log, any_order=True):
            options = step.possible(s)
            if len(options) > 1 and (fate is None or not step.source(s)):
                found.append((options.index(given.option), len(options)))
        return found

    def say(self, number: int, count: int) -> bool:
        """Give this many answers on a fresh table. `number` encodes their indexes; False if it does not fit this game."""
        for _ in range(count):
            self.confirm()
            if self.step is None:
                return False
            options = self.step.possible(self.state)
            number, place = divmod(number, len(options))
            self._give(options[place], YOU)
            self._advance()
        return number == 0

    # --- drafts

    def _name(self, step: Waiting[Any] | None) -> str:
        return step.draft(self.state) if self.any_order and step is not None else ""

    def _offered(self, step: Waiting[Any], s: State) -> list[int]:
        return accepted(step, s) if self.one_by_one else step.possible(s)

    def _begin_draft(self, step: Waiting[Any]) -> None:
        self._draft = Draft(self._name(step), len(self.log), self.state.copy(), len(self.events), len(self._landmarks))
        self.step = self.state.agenda[-1] = step.freed()

    def _put_in_order(self, draft: Draft) -> None:
        """The draft is complete: give its pieces again in the order of the rules, unless they are in that order."""
        self._draft = None
        laid = [given.option for given in self.log[draft.number :]]
        step = machine.waiting(draft.start)
        assert step is not None
        pieces = step.merged(laid)
        order = in_order(draft.start, draft.name, pieces) if len(pieces) > 1 else pieces
        if order is None:
            raise TypeError(f"{draft.name} was laid as the rules do not allow: {laid}")
        if order == laid:
            return
        story = self.events[: draft.told]
        self.state = draft.freed()
        self.state.story = story
        self._told = draft.told
        del self.log[draft.number :], self._landmarks[draft.landmarks :]
        for option in order:
            self.step = machine.waiting(self.state)
            assert self.step is not None
            # The same as after reading the record.
            self._give(option, FORCED if len(self.step.possible(self.state)) == 1 else YOU)
        self.step = machine.waiting(self.state)
        if self.step is not None and self.step.confirms:
            self._confirm(self.step)
            self.step = machine.waiting(self.state)


def accepted(step: Waiting[Any], s: State) -> list[int]:
    """All that a person can answer: the options of the step, and parts of pieces."""
    return step.possible(s) + step.singles(s)


def in_order(start: State, name: str, pieces: list[int]) -> list[int] | None:
    """The pieces of a composition in the order of the rules; None if the rules never ask for them."""
    if not pieces:
        return []
    step = machine.waiting(start)
    if step is None or step.draft(start) != name:
        return None
    for option in step.possible(start):
        if option in pieces:
            rest = pieces.copy()
            rest.remove(option)
            after = start.copy()
            machine.give(after, option)
            behind = in_order(after, name, rest)
            if behind is not None:
                return [option, *behind]
    return None


def how_many(s: State, name: str, piece: int) -> int:
    """How many of a piece the draft still accepts."""
    s, count = s.copy(), 0
    while (step := _unfinished(s, name)) is not None and piece in accepted(step, s):
        machine.give(s, piece)
        count += 1
    return count


def laid_with(s: State, name: str, piece: int, one_by_one: bool = False) -> tuple[list[Choice], bool]:
    """The forced pieces after this one, and whether the draft is complete then. `one_by_one` is that of the table."""
    found: list[Choice] = []
    s = s.copy()
    machine.give(s, piece)
    while (step := _unfinished(s, name)) is not None:
        options = accepted(step, s) if one_by_one else step.possible(s)
        if len(options) != 1:
            return found, False
        found.append(step.describe(s, options[0]))
        machine.give(s, options[0])
    step = machine.waiting(s)
    return found, not (one_by_one and step is not None and step.confirms)


def _unfinished(s: State, name: str) -> Waiting[Any] | None:
    """The step that waits for another piece of this composition; None if it has all."""
    step = machine.waiting(s)
    return None if step is None or step.draft(s) != name or step.confirms else step
