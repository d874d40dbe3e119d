"""A table: question, answer, pieces of a draft, undo, redo and the record."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from soloist.engine.kernel import machine
from soloist.engine.kernel.bill import Bill
from soloist.engine.kernel.fate import Fate, Seeded
from soloist.engine.kernel.machine import Choice, State, Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import TAKE_OUT
from soloist.engine.kernel.scene import Goal, Result, Scene
from soloist.engine.kernel.story import FATE, YOU, Event
from soloist.engine.play import Play, accepted, how_many, laid_with
from soloist.engine.question import ALL, FORCED, Given, Lay, Option, Question
from soloist.engine.replay import replay
from soloist.engine.text import code, record
from soloist.engine.text.errors import BadRecord, IllegalAnswer, Refused, UnknownFate

if TYPE_CHECKING:
    # game.py imports this module, so import its types for the type checker only.
    from soloist.engine.game import Deal, Game


@dataclass(frozen=True)
class Tap:
    """Answers given in one call, and where: the index in the log, and the pieces of a draft that begins there."""

    number: int
    laid: tuple[str, ...]
    tokens: tuple[str, ...]


class Table(Play):
    """A game in play. Get one with `game.deal(...)`, then read `question` and call `answer` until the question is None.

    A table remembers the order in which you laid pieces, and what you undid.
    """

    drawn_as: ClassVar[dict[str, Callable[["Table"], str]]] = {}
    """Functions that render a table as `text` and `html`. The engine knows no face, so `soloist` sets them."""

    def __init__(
        self, deal: "Deal", fate: Fate | None, taken_back: int = 0, any_order: bool = True, one_by_one: bool = False
    ) -> None:
        super().__init__(deal.start, fate, any_order, one_by_one)
        self.deal = deal
        self.taken_back = taken_back
        """Number of undos after a draw had been seen."""
        self._taps: list[Tap] = []
        self._undone: list[list[tuple[str, ...]]] = []
        self._question: Question | None = None
        self._asked_at = -1
        self._advance()

    @property
    def game(self) -> "Game":
        return self.deal.game

    # --- asking

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        if self.step is None:
            return None
        if self._asked_at != self.moves:
            self._question, self._asked_at = self._ask(self.step), self.moves
        return self._question

    def most(self, option: Option) -> int:
        """How often an answer can be given in one call: more than once only for pieces of a draft."""
        if self._draft is None or option.completes:
            return 1
        return how_many(self.state, self._draft.name, option.value)

    def lay_one_by_one(self) -> None:
        """From now on a person lays the pieces, see `one_by_one`."""
        self.one_by_one, self._asked_at = True, -1

    @property
    def bills(self) -> list[Bill]:
        """The payments among the answers that can be made in more than one way."""
        return [] if self.step is None else self.step.bills(self.state)

    # --- answering

    def answer(self, *given: str | Option) -> None:
        """Answer by token or option. After IllegalAnswer nothing has changed.

        Several answers may be given in one call if nothing is drawn between them. A token with a minus takes a piece out of
        the draft.
        """
        for one in given:
            # A number may be the token of a die, so numbers must be passed as text.
            if not isinstance(one, (str, Option)):
                possible = "" if self.question is None else " ".join(option.token for option in self.question.options)
                raise IllegalAnswer("illegal-answer", given=repr(one), possible=possible)
        self._tap(tuple(one.token if isinstance(one, Option) else one for one in given) or ("",))
        self._undone.clear()

    def undo(self, turn: bool = False) -> bool:
        """Undo your last answer and all that followed, or your whole turn; False if there is none."""
        if not self._taps:
            return False
        first = self._first_of_turn() if turn else len(self._taps) - 1
        back, dropped = self._taps[first], self._taps[first:]
        # A draw that was seen stays known. The result shows how often that happened.
        if any(given.by == FATE for given in self.log[back.number :]):
            self.taken_back += 1
        self._undone.append([tap.tokens for tap in dropped])
        self._taps = self._taps[:first]
        self._return_to(back.number, back.laid)
        return True

    def redo(self) -> bool:
        """Redo what was undone last, an answer or a turn; False if there is nothing."""
        if not self._undone:
            return False
        again = self._undone.pop()
        try:
            for tokens in again:
                self._tap(tokens)
        except IllegalAnswer:
            # An undone answer can only be illegal if fate gave something else this time.
            self._undone.clear()
            return tokens is not again[0]
        return True

    @property
    def your_answers(self) -> list[int]:
        """The numbers of your answers in the log."""
        return [number for number, given in enumerate(self.log) if given.by == YOU]

    @property
    def last(self) -> int | None:
        """The index of your last answer in the log. For a completed draft, the index of its first piece."""
        if self.laid:
            return self.your_answers[-1]
        # A piece that was taken out again is not in the log.
        return next((tap.number for tap in reversed(self._taps) if tap.number < len(self.log)), None)

    @property
    def news(self) -> list[Event]:
        """The events since your last answer, including it; all events if you have not answered yet."""
        last = self.last
        return self.events if last is None else self.events[self.log[last].told :]

    @property
    def can_undo(self) -> bool:
        return bool(self._taps)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def replay(self, answers: tuple[tuple[int, str], ...]) -> None:
        """Give the answers of a record on a fresh table; BadRecord at the first that does not fit."""
        self._begin()
        for line, token in answers:
            reason = self._reason_against(self._next_logged(), token)
            if reason is not None:
                self._advance()
                raise BadRecord(line, reason, self)
        self._advance()

    def _reason_against(self, step: Waiting[Any] | None, token: str) -> Phrase | None:
        """Give this answer of a record, or return why it is not possible."""
        if step is None:
            return Phrase("record-after-end", given=token)
        s, dealt = self.state, ""
        if self.fate is not None and step.source(s):
            option = self._draw(step, self.fate)
            dealt = step.spell(s, option)
            if token == dealt:
                self._give(option, FATE)
                return None
        options = step.possible(s)
        for option in accepted(step, s):
            if step.spell(s, option) == token:
                if dealt:
                    return Phrase("record-other-fate", given=token, dealt=dealt)
                if len(options) > 1:
                    self._note_tap((step.describe(s, option).token,))
                self._give(option, FORCED if len(options) == 1 else YOU)
                return None
        return Phrase("illegal-answer", given=token, possible=" ".join(step.spell(s, option) for option in step.usual(s)))

    def _tap(self, tokens: tuple[str, ...]) -> None:
        """Give these answers, all or none."""
        here, spoken, moves = self._here(), self._spoken, self.moves
        stood = self._stood if self.laid else self.state.copy()
        try:
            for token in tokens:
                if self._spoken != spoken:
                    raise IllegalAnswer("answer-after-fate", given=str(token))
                self._answer_one(token)
        except IllegalAnswer:
            if self._here() != here:
                self._return_to(*here)
            raise
        if self.moves != moves:
            self._taps.append(Tap(*here, tokens))
            self._stood = stood

    def _note_tap(self, tokens: tuple[str, ...]) -> None:
        """Remember an answer that is about to be given from a record."""
        self._taps.append(Tap(*self._here(), tokens))
        if not self.laid:
            self._stood = self.state.copy()

    def _answer_one(self, token: str) -> None:
        step, s = self.step, self.state
        if step is None:
            raise IllegalAnswer("game-over")
        if token and token == step.already(s):
            return
        laid = [given.token for given in reversed(self.laid)]
        if token[:1] == TAKE_OUT and token[1:] in laid and self._draft is not None:
            laid.remove(token[1:])
            self._return_to(self._draft.number, tuple(reversed(laid)))
            return
        meant = step.heard(s, token)
        for option in accepted(step, s):
            if step.describe(s, option).token == meant:
                self._give(option, YOU)
                self._advance()
                return
        reason = step.refusal(s, token)
        if reason is not None:
            raise Refused(reason, self.game.words)
        possible = " ".join(step.describe(s, option).token for option in step.usual(s))
        raise IllegalAnswer("illegal-answer", given=str(token), possible=possible)

    def _here(self) -> tuple[int, tuple[str, ...]]:
        """The place that `_return_to` takes: an index in the log, and the pieces of the draft there."""
        if self._draft is None:
            return len(self.log), ()
        return self._draft.number, tuple(given.token for given in self.laid)

    def _return_to(self, number: int, laid: tuple[str, ...]) -> None:
        self._go_to(self.log[:number], self._taps[-1].number if self._taps else -1)
        for token in laid:
            self._answer_one(token)

    def _come_to(self, log: list[Given], taps: list[Tap], undone: list[list[tuple[str, ...]]]) -> None:
        """Give the answers of another table of this deal, and remember its undos."""
        self._taps, self._undone = taps, undone
        self._go_to(log, taps[-1].number if taps else -1)

    def _first_of_turn(self) -> int:
        """The first of your answers in this turn; in the turn before if this one has just begun."""
        last = self._taps[-1].number
        turns = [number for number, heading in self._landmarks if number <= last and heading.startswith(self.game.turns)]
        begun = turns[-1] if turns else 0
        return next(nth for nth, tap in enumerate(self._taps) if tap.number >= begun)

    # --- looking

    def history(self) -> Iterator[tuple[State, str]]:
        """Your answers in one pass: each with a copy of the position before it, as players see it. An open draft is left out."""
        log = self.log if self._draft is None else self.log[: self._draft.number]
        for _, given, s, step in replay(self._start(), log):
            # In the order of the rules other pieces may be forced than in yours.
            if not step.source(s) and len(step.possible(s)) > 1:
                yield s.copy(), given.token

    def story(self, language: str) -> str:
        """The story so far, one line per event, with its clause."""
        return "\n".join(
            ("\n" if event.heading else "  ") + self.game.words.say(event.phrase, language) + f" [{event.rule}]"
            for event in self.events
        ).strip("\n")

    @property
    def scene(self) -> Scene:
        """The position as data for a face."""
        return self.game.scene(self.state)

    @property
    def before(self) -> Scene | None:
        """The scene before your last answer, or None."""
        return None if self._stood is None else self.game.scene(self._stood)

    @property
    def answered(self) -> tuple[Option, ...]:
        """Your last answer, with all pieces if it is a composition; empty if you have not answered yet."""
        if self._stood is None or self.last is None:
            return ()
        s, name, found = self._stood.copy(), "", list[Option]()
        for given in self.log[self.last :]:
            step = machine.waiting(s)
            if step is None or step.source(s) or step.confirms or (found and (not name or step.draft(s) != name)):
                break
            name = step.draft(s)
            found.append(self._option(step, given.option, step.describe(s, given.option)))
            machine.give(s, given.option)
        return tuple(found)

    @property
    def goal(self) -> Goal | None:
        return self.game.goal(self.state)

    @property
    def goal_before(self) -> Goal | None:
        """The goal before your last answer, or None."""
        return None if self._stood is None else self.game.goal(self._stood)

    def at(self, number: int, any_order: bool = True) -> "Table":
        """A copy of this table as it was before the answer of this index in the log."""
        past = Table(self.deal, self.fate, self.taken_back, any_order, self.one_by_one)
        past._go_to(self.log[:number])
        return past

    @property
    def without_singles(self) -> "Table":
        """This table, without an open draft of which a piece is only part of a piece of the rules."""
        draft = self._draft
        if draft is None:
            return self
        pieces = replay(draft.start.copy(), self.log[draft.number :], any_order=True)
        if all(given.option in step.possible(s) for _, given, s, step in pieces):
            return self
        return self.at(draft.number)

    def imagine(self, seed: str | int) -> "Table":
        """A copy of this table with other luck, to look ahead. Its draws reveal nothing of the draws to come here.

        Its deal has another seed. The same `seed` brings the same luck.
        """
        twin = self.copy()
        twin.deal = replace(self.deal, seed=code.other_seed("imagined", str(seed)))
        twin.fate = Seeded(f"imagined/{seed}")
        twin._start = twin.deal.start
        # Options keep a reference to their table.
        twin._asked_at = -1
        if self.fate is None:
            twin._advance()
        return twin

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state) if self.state.outcome else None

    @property
    def seeded(self) -> bool:
        """Whether fate follows from the deal. The outcomes of any other fate must be in the record."""
        return isinstance(self.fate, Seeded) and self.fate.seed == _seed_of(self.deal)

    @property
    def fate_name(self) -> str:
        """The name that `deal` takes."""
        return "seed" if self.seeded else "ask"

    def _begin(self) -> None:
        super()._begin()
        self._ended = 0
        self._lines: list[str] = []
        """The lines of the finished paragraphs of the record, up to this one."""

    def record(self) -> str:
        """The game as text that `soloist.read` takes."""
        head = self.deal.head(self.fate_name, self.taken_back)
        starts = [(0, ""), *self._landmarks, (len(self.log), "")]
        # Lines before the last heading do not change any more, unless a draft is open.
        sure = len(self._landmarks) if self._draft is None else self._draft.landmarks
        self._lines += self._paragraphs(starts[self._ended : sure + 1])
        self._ended = sure
        return record.write(head, [*self._lines, *self._paragraphs(starts[sure:])], self.state.outcome)

    def _paragraphs(self, starts: list[tuple[int, str]]) -> list[str]:
        """The lines of the record between these two indexes."""
        return [
            line
            for (start, landmark), (end, _) in pairwise(starts)
            for line in record.paragraph(landmark, [given.token for given in self.log[start:end]])
        ]

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game. Pieces that were taken out of the open draft are not compared."""
        return isinstance(other, Table) and self.any_order == other.any_order and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as deal and answers; unpickling gives the answers again."""
        kept = self.taken_back, self.any_order, self.one_by_one, self.log, self._taps, self._undone
        return _sat_down_again, (self.deal, self.fate, *kept)

    def __str__(self) -> str:
        """The board as the terminal shows it."""
        return self.drawn_as["text"](self)

    def _repr_html_(self) -> str:
        """The board as the browser shows it, for notebooks."""
        return self.drawn_as["html"](self)

    def __repr__(self) -> str:
        return f"<Table {self.deal!r}, {len(self.log)} answers{', ' + self.state.outcome if self.state.outcome else ''}>"

    # --- how questions are asked

    def _ask(self, step: Waiting[Any]) -> Question:
        s, lay = self.state, self._laying(step)
        choices = [*zip(step.possible(s), step.choices(s), strict=True)]
        if self.one_by_one:
            choices += ((one, step.describe(s, one)) for one in step.singles(s))
            choices.sort(key=lambda one: step.slot_of(s, one[0]))
        return Question(
            number=len(self.log),
            rule=step.rule,
            chance=bool(step.source(s)),
            phrase=step.question(s),
            options=tuple(self._option(step, *one, lay) for one in choices),
            words=self.game.words,
            laid=self._pieces(),
            is_piece=self._draft is not None,
            confirms=step.confirms,
        )

    def _option(self, step: Waiting[Any], value: int, one: Choice, lay: Lay | None = None) -> Option:
        words = self.game.words
        return Option(
            value=value,
            token=one.token,
            target=one.target,
            rule=step.rule,
            phrase=one.phrase,
            mark=one.mark,
            declines=one.declines,
            words=words,
            # Without single pieces beside it, a piece that takes all is a usual answer.
            kind=one.kind if self.one_by_one or one.kind != ALL else "",
            slot=step.slot_of(self.state, value) if self.one_by_one else -1,
            lay=lay,
        )

    def _laying(self, step: Waiting[Any]) -> Lay | None:
        """Computes what follows from each kind of piece in the current position."""
        if self._draft is None:
            return None
        s, name = self.state.copy(), self._draft.name

        def lay(option: Option) -> tuple[tuple[Option, ...], bool]:
            along, whole = laid_with(s, name, option.value, self.one_by_one)
            others = {one.token: one for one in reversed(along) if one.token != option.token}
            return tuple(self._option(step, option.value, one) for one in reversed(others.values())), whole

        return lay

    def _pieces(self) -> tuple[Option, ...]:
        """The pieces of the draft, each as the option it was."""
        if not self.laid or self._draft is None:
            return ()
        draft = self._draft
        return tuple(
            self._option(step, given.option, step.describe(s, given.option))
            for _, given, s, step in replay(draft.start.copy(), self.log[draft.number :], any_order=True)
            if given.by == YOU
        )


def _sat_down_again(
    deal: "Deal",
    fate: Fate | None,
    taken_back: int,
    any_order: bool,
    one_by_one: bool,
    log: list[Given],
    taps: list[Tap],
    undone: list[Any],
) -> Table:
    table = Table(deal, fate, taken_back, any_order, one_by_one)
    table._come_to(log, taps, undone)
    return table


def fate_named(fate: str | Fate, deal: "Deal") -> Fate | None:
    """ "seed" is the deal's own fate, "ask" asks the person; a Fate is taken as it is."""
    if isinstance(fate, Fate):
        return fate
    if fate == "seed":
        return Seeded(_seed_of(deal))
    if fate != "ask":
        raise UnknownFate("unknown-fate", given=str(fate))
    return None


def _seed_of(deal: "Deal") -> str:
    """The level is left out: the same seed brings the same cards at every level, also in a companion."""
    return f"{deal.game.original.id}/{deal.seed}"
