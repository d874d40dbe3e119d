"""A game in play: the answers so far, and the position they led to.

The rules ask an answer of several pieces (the figures of a tribe, a payment) piece by piece in one order, so that no result
can be reached in two ways. People lay the pieces as they like: that is a draft. While it is open the log holds its pieces in the
order they were laid; once it is whole they are laid anew in the order of the rules, the one that records keep.
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
    """A composition that is being laid: its name, and how everything stood before its first piece."""

    name: str
    number: int
    start: State
    told: int
    landmarks: int

    def freed(self) -> State:
        """The position before the first piece, and any may be laid."""
        s = self.start.copy()
        step = machine.waiting(s)
        assert step is not None
        s.agenda[-1] = step.freed()
        return s


class Play:
    """What a table stands on. Without `any_order` compositions are asked as the rules ask them: so players see them."""

    def __init__(self, start: Callable[[], State], fate: Fate | None, any_order: bool) -> None:
        self.fate = fate
        self.any_order = any_order
        self.moves = 0
        """Counts everything that was given, also again."""
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
        """How it stood before your last answer."""
        self._landmarks: list[tuple[int, str]] = []
        """The headings of the story, each with the number of the answer before which it stands."""
        self._told = 0
        self._spoken = 0
        """How often fate has spoken."""
        self._asked: dict[str, int] = {}

    def copy(self) -> Self:
        """The same game at the same place, to be played on by itself, with the same fate: it gives there what it gives here."""
        twin = type(self).__new__(type(self))
        vars(twin).update(
            {name: value.copy() if isinstance(value, (list, dict)) else value for name, value in vars(self).items()}
        )
        twin.state = self.state.copy()
        # Something may yet happen to what was told last.
        twin.state.story = [*self.events[:-1], *(event.copy() for event in self.events[-1:])]
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self.state.story or []

    @property
    def laid(self) -> list[Given]:
        """The pieces of the open draft that you laid, in your order."""
        return [] if self._draft is None else [given for given in self.log[self._draft.number :] if given.by == YOU]

    @property
    def settled(self) -> list[str]:
        """The words of all answers before the open draft."""
        return [given.token for given in (self.log if self._draft is None else self.log[: self._draft.number])]

    def _advance(self) -> None:
        """Let acts run, fate speak and forced answers give themselves, until the person must answer."""
        while True:
            step = self._next()
            if step is None:
                return
            if self.fate is not None and step.source(self.state):
                self._give(self._draw(step, self.fate), FATE)
                continue
            options = step.possible(self.state)
            if len(options) != 1:
                return
            self._give(options[0], FORCED)

    def _next(self) -> Waiting[Any] | None:
        """Let acts run until a step waits; a draft that is whole is put in order, and another may begin."""
        self.step = machine.waiting(self.state)
        if self._draft is not None and self._name(self.step) != self._draft.name:
            self._put_in_order(self._draft)
        self._note_headings(len(self.log))
        if self._draft is None and self.step is not None and self._name(self.step):
            self._begin_draft(self.step)
        return self.step

    def _draw(self, step: Waiting[Any], fate: Fate) -> int:
        return step.draw(self.state, fate, self._asked.get(step.source(self.state), 0))

    def _give(self, option: int, by: str) -> None:
        assert self.step is not None
        self._take(self.step, Given(option, by, self.step.spell(self.state, option), len(self.events)))

    def _go_to(self, log: list[Given], before: int = -1) -> None:
        """From the beginning, give these answers again, and then what gives itself; keep how it stood before one of them."""
        self._begin()
        for number, given in enumerate(log):
            step = self._next()
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
        machine.answer(self.state, given.option)
        # A heading told by the answer itself stands before it.
        self._note_headings(len(self.log) - 1)

    def _note_headings(self, number: int) -> None:
        """The headings told since the last look are landmarks of the record, before the answer of this number."""
        events = self.events
        if len(events) == self._told:
            return
        for event in events[self._told :]:
            if event.heading:
                self._landmarks.append((number, event.heading))
        self._told = len(events)

    # --- the same game elsewhere

    def said(self, fate: Fate | None) -> list[tuple[int, int]]:
        """Which of how many every answer was that neither this fate gives nor the lack of a choice; `say` takes them."""
        found: list[tuple[int, int]] = []
        for _, given, s, step in replay(self._start(), self.log, any_order=True):
            options = step.possible(s)
            if len(options) > 1 and (fate is None or not step.source(s)):
                found.append((options.index(given.option), len(options)))
        return found

    def say(self, number: int, count: int) -> bool:
        """Give so many answers on a fresh table; the number holds which each was. False if it cannot be of this game."""
        for _ in range(count):
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

    def _begin_draft(self, step: Waiting[Any]) -> None:
        self._draft = Draft(self._name(step), len(self.log), self.state.copy(), len(self.events), len(self._landmarks))
        self.step = self.state.agenda[-1] = step.freed()

    def _put_in_order(self, draft: Draft) -> None:
        """The draft is whole: lay its pieces anew in the order of the rules, unless they lie so."""
        self._draft = None
        laid = [given.option for given in self.log[draft.number :]]
        order = in_order(draft.start, draft.name, laid) if len(laid) > 1 else laid
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
            # As a reader of the record will find it.
            self._give(option, FORCED if len(self.step.possible(self.state)) == 1 else YOU)
        self.step = machine.waiting(self.state)


def in_order(start: State, name: str, pieces: list[int]) -> list[int] | None:
    """The pieces of a composition in the order in which the rules ask for them; None if they never do."""
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
            machine.answer(after, option)
            behind = in_order(after, name, rest)
            if behind is not None:
                return [option, *behind]
    return None


def how_many(s: State, name: str, piece: int) -> int:
    """How many of a piece the draft takes from here."""
    s, count = s.copy(), 0
    while (step := machine.waiting(s)) is not None and step.draft(s) == name and piece in step.possible(s):
        machine.answer(s, piece)
        count += 1
    return count


def laid_with(s: State, name: str, piece: int) -> tuple[list[Choice], bool]:
    """The pieces that lay themselves after this one, where the draft leaves no other; and whether it is whole then."""
    found: list[Choice] = []
    s = s.copy()
    machine.answer(s, piece)
    while (step := machine.waiting(s)) is not None and step.draft(s) == name:
        options = step.possible(s)
        if len(options) != 1:
            return found, False
        found.append(step.describe(s, options[0]))
        machine.answer(s, options[0])
    return found, True
