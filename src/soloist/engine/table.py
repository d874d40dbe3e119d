"""A game in play: the deal, the answers so far, the position they lead to."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from soloist.engine import machine, record
from soloist.engine.deal import Deal
from soloist.engine.errors import BadRecord, IllegalAnswer, UnknownFate
from soloist.engine.fate import Fate, Seeded
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Result, Scene
from soloist.engine.state import Event, State
from soloist.engine.step import Chance, Decision
from soloist.engine.words import Words

YOU: Final = "you"
FORCED: Final = "forced"
FATE: Final = "fate"


@dataclass(frozen=True)
class Option:
    """One possible answer."""

    value: int
    token: str
    target: str
    rule: str
    phrase: Phrase
    words: Words

    def text(self, language: str) -> str:
        return self.words.say(self.phrase, language)

    def __repr__(self) -> str:
        return f"Option({self.token!r})"


@dataclass(frozen=True)
class Question:
    """What the table waits for; `chance` when real dice or cards must tell."""

    number: int
    rule: str
    chance: bool
    phrase: Phrase
    options: tuple[Option, ...]
    words: Words

    def text(self, language: str) -> str:
        return self.words.say(self.phrase, language)

    def option(self, token: str) -> Option:
        for option in self.options:
            if option.token == token:
                return option
        raise IllegalAnswer("illegal-answer", given=str(token), possible=" ".join(option.token for option in self.options))

    def __repr__(self) -> str:
        return f"Question({self.phrase!r}, {' '.join(option.token for option in self.options)})"


@dataclass(frozen=True)
class Given:
    """An answer in the log: which option, by whom, its word for the record, and how much of the story stood before it."""

    option: int
    by: str
    token: str
    told: int


@dataclass(frozen=True)
class Moment:
    """A step that told something: the events, and the position after it."""

    events: list[Event]
    scene: Scene


class Table:
    """Sit down with `game.deal(...)`; ask `question`, give `answer`, until the question is None."""

    def __init__(self, deal: Deal, fate: Fate | None, taken_back: int = 0) -> None:
        self.deal = deal
        self.fate = fate
        self.taken_back = taken_back
        self._undone: list[int] = []
        self._question: Question | None = None
        self._begin()
        self._advance()

    # --- asking and answering

    @property
    def question(self) -> Question | None:
        """The question on the table; None when the game is over."""
        if self._question is None and self._step is not None:
            self._question = self._ask(self._step)
        return self._question

    def answer(self, given: str | Option) -> None:
        """Answer by token or option; IllegalAnswer leaves everything as it was."""
        question = self.question
        if question is None:
            raise IllegalAnswer("game-over")
        option = question.option(given.token if isinstance(given, Option) else given)
        self._undone.clear()
        self._give(option.value, YOU)
        self._advance()

    def undo(self) -> bool:
        """Take back your last answer and all that followed from it; False if there is none."""
        last = self.last
        if last is None:
            return False
        kept, dropped = self.log[:last], self.log[last:]
        # Fate that has spoken since is seen, whoever asks again; a result says so.
        if any(given.by == FATE for given in dropped):
            self.taken_back += 1
        self._undone.append(dropped[0].option)
        self._go_to(kept)
        return True

    def redo(self) -> bool:
        """Give the answer again that was last taken back; False if there is none."""
        if not self._undone or self._step is None:
            return False
        option = self._undone.pop()
        if option not in self._options(self._step):
            # Only a fate that does not repeat itself can make an old answer impossible.
            self._undone.clear()
            return False
        self._give(option, YOU)
        self._advance()
        return True

    # --- looking

    @property
    def events(self) -> list[Event]:
        return self.state.story or []

    def story(self, language: str) -> str:
        """What happened so far, a line for each event, with its clause."""
        return "\n".join(
            ("\n" if event.heading else "  ") + self.deal.box.words.say(event.phrase, language) + f" [{event.rule}]"
            for event in self.events
        ).strip("\n")

    @property
    def last(self) -> int | None:
        """The place of your last answer in the log."""
        return next((place for place in range(len(self.log) - 1, -1, -1) if self.log[place].by == YOU), None)

    @property
    def news(self) -> list[Event]:
        """What happened since your last answer, that answer included; the whole story before your first."""
        last = self.last
        return self.events if last is None else self.events[self.log[last].told :]

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def scene(self) -> Scene:
        return self.deal.box.scene(self.state)

    def at(self, place: int) -> "Table":
        """The same game as it stood when your answer at this place of the log was asked for; this table stays as it is."""
        past = Table(self.deal, self.fate, self.taken_back)
        past._go_to(self.log[:place])
        return past

    def retell(self, place: int) -> Iterator[Moment]:
        """Everything from the answer at this place of the log to now, one telling step after the other."""
        state = self.deal.start()
        story: list[Event] = []
        state.story = story
        for given in self.log[:place]:
            machine.waiting(state)
            machine.answer(state, given.option)
        machine.waiting(state)
        told, rest = len(story), iter(self.log[place:])
        while True:
            if not machine.act(state):
                following = next(rest, None)
                if following is None:
                    return
                machine.answer(state, following.option)
            if len(story) > told:
                yield Moment(story[told:], self.deal.box.scene(state))
                told = len(story)

    @property
    def result(self) -> Result | None:
        """The account, once the game is over."""
        return self.deal.box.result(self.state) if self.state.outcome else None

    def record(self) -> str:
        """The game as text that `soloist.read` takes."""
        deal = self.deal
        head = {
            "game": deal.box.id,
            "level": deal.level,
            "seed": deal.seed,
            "rulings": " ".join(f"{name}={value}" for name, value in deal.other_rulings.items()) or "default",
            "edition": deal.edition.mark if deal.edition.own else "standard",
            # A fate of one's own can be read back only by what it said.
            "fate": "seed" if isinstance(self.fate, Seeded) and self.fate.seed == _seed_of(deal) else "ask",
            "rules": str(deal.box.revision),
            "taken-back": str(self.taken_back),
        }
        starts = [(0, ""), *self._landmarks, (len(self.log), "")]
        paragraphs = [
            (landmark, [given.token for given in self.log[start:end]]) for (start, landmark), (end, _) in pairwise(starts)
        ]
        return record.write(head, paragraphs, self.state.outcome)

    def __repr__(self) -> str:
        return f"<Table {self.deal!r}, {len(self.log)} answers{', ' + self.state.outcome if self.state.outcome else ''}>"

    # --- replaying a record

    def replay(self, answers: tuple[tuple[int, str], ...]) -> None:
        """Play the answers of a record on a fresh table; BadRecord at the first that does not fit."""
        self._begin()
        for line, token in answers:
            step = self._waiting()
            reason = self._reason_against(step, token)
            if reason is not None:
                self._advance()
                raise BadRecord(line, reason, self)
        self._advance()

    def _reason_against(self, step: Decision[Any] | Chance[Any] | None, token: str) -> Phrase | None:
        """Give this answer of a record, or say why it cannot be."""
        if step is None:
            return Phrase("record-after-end", given=token)
        dealt = ""
        if isinstance(step, Chance) and self.fate is not None:
            option = self._draw(step, self.fate)
            dealt = self._token(step, option)
            if token == dealt:
                self._give(option, FATE)
                return None
        options = self._options(step)
        tokens = {self._token(step, option): option for option in options}
        if token not in tokens:
            return Phrase("illegal-answer", given=token, possible=" ".join(tokens))
        if dealt:
            return Phrase("record-other-fate", given=token, dealt=dealt)
        self._give(tokens[token], FORCED if len(options) == 1 else YOU)
        return None

    # --- the machine under the table

    def _go_to(self, log: list[Given]) -> None:
        self._begin()
        for given in log:
            self._waiting()
            self._take(given)
        self._advance()

    def _begin(self) -> None:
        self.state: State = self.deal.start()
        self.state.story = []
        self.log: list[Given] = []
        self._landmarks: list[tuple[int, str]] = []
        self._told = 0
        self._asked: dict[str, int] = {}
        self._step: Decision[Any] | Chance[Any] | None = None
        self._question = None

    def _advance(self) -> None:
        """Let acts run, fate speak and forced answers give themselves, until the person must answer."""
        while True:
            step = self._waiting()
            self._step, self._question = step, None
            if step is None:
                return
            if isinstance(step, Chance) and self.fate is not None:
                self._give(self._draw(step, self.fate), FATE)
                continue
            options = self._options(step)
            if len(options) != 1:
                return
            self._give(options[0], FORCED)

    def _waiting(self) -> Decision[Any] | Chance[Any] | None:
        step = machine.waiting(self.state)
        self._mark(len(self.log))
        return step

    def _mark(self, place: int) -> None:
        """Note the headings told since the last look as landmarks of the record, before the answer at this place."""
        events = self.events
        if len(events) == self._told:
            return
        for event in events[self._told :]:
            if event.heading:
                self._landmarks.append((place, event.heading))
        self._told = len(events)

    def _options(self, step: Decision[Any] | Chance[Any]) -> list[int]:
        return step.odds(self.state).possible() if isinstance(step, Chance) else step.options(self.state)

    def _draw(self, step: Chance[Any], fate: Fate) -> int:
        source = step.source(self.state)
        return fate.draw(source, self._asked.get(source, 0), step.odds(self.state))

    def _give(self, option: int, by: str) -> None:
        step: Any = self.state.agenda[-1]
        self._take(Given(option, by, self._token(step, option), len(self.events)))

    def _take(self, given: Given) -> None:
        step: Any = self.state.agenda[-1]
        self.log.append(given)
        if isinstance(step, Chance):
            source = step.source(self.state)
            self._asked[source] = self._asked.get(source, 0) + 1
        machine.answer(self.state, given.option)
        # A heading told by the answer itself stands before it.
        self._mark(len(self.log) - 1)

    def _token(self, step: Decision[Any] | Chance[Any], option: int) -> str:
        return ("=" if isinstance(step, Chance) else "") + step.token(self.state, option)

    def _ask(self, step: Decision[Any] | Chance[Any]) -> Question:
        s, words = self.state, self.deal.box.words
        return Question(
            len(self.log),
            step.rule,
            isinstance(step, Chance),
            step.question(s),
            tuple(
                Option(option, step.token(s, option), step.target(s, option), step.rule, step.phrase(s, option), words)
                for option in self._options(step)
            ),
            words,
        )


def fate_named(fate: str | Fate, deal: Deal) -> Fate | None:
    """ "seed" is the deal's own fate, "ask" asks the person; a Fate is taken as it is."""
    if isinstance(fate, Fate):
        return fate
    if fate == "seed":
        return Seeded(_seed_of(deal))
    if fate != "ask":
        raise UnknownFate("unknown-fate", given=str(fate))
    return None


def _seed_of(deal: Deal) -> str:
    """The level is left out, so that the same seed brings the same cards at every level."""
    return f"{deal.box.id}/{deal.seed}"
