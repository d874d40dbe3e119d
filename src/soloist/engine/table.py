"""A table: ask, answer, lay pieces and take them out again, undo and redo; and the record of it all."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final

from soloist.engine.kernel.fate import Fate, Seeded
from soloist.engine.kernel.machine import Choice, Waiting
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Goal, Result, Scene
from soloist.engine.kernel.story import FATE, YOU, Event
from soloist.engine.play import Play, how_many, laid_with
from soloist.engine.question import FORCED, Given, Lay, Option, Question
from soloist.engine.replay import replay
from soloist.engine.text import code, record
from soloist.engine.text.errors import BadRecord, IllegalAnswer, Refused, UnknownFate

if TYPE_CHECKING:
    # A game deals tables, so it imports this module; a table only names the types.
    from soloist.engine.game import Deal, Game

TAKE_OUT: Final = "-"
"""Before the token of a piece that is taken out of a draft."""


@dataclass(frozen=True)
class Tap:
    """What you answered at once, and where: at which number of the log, and after which pieces of a draft that begins there."""

    number: int
    laid: tuple[str, ...]
    tokens: tuple[str, ...]


class Table(Play):
    """Sit down with `game.deal(...)`; ask `question`, give `answer`, until the question is None.

    A table remembers what you did: the order in which you laid pieces, and what you took back.
    """

    drawn_as: ClassVar[dict[str, Callable[["Table"], str]]] = {}
    """Who renders a table as `text` and as `html`: the engine knows no face, so `soloist` names them."""

    def __init__(self, deal: "Deal", fate: Fate | None, taken_back: int = 0, any_order: bool = True) -> None:
        super().__init__(deal.start, fate, any_order)
        self.deal = deal
        self.taken_back = taken_back
        """How often something was taken back after fate had spoken."""
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
        """The question on the table; None when the game is over."""
        if self.step is None:
            return None
        if self._asked_at != self.moves:
            self._question, self._asked_at = self._ask(self.step), self.moves
        return self._question

    def most(self, option: Option) -> int:
        """How often an answer can be given at once: more than once if it is a piece of several."""
        if self._draft is None or option.completes:
            return 1
        return how_many(self.state, self._draft.name, option.value)

    # --- answering

    def answer(self, *given: str | Option) -> None:
        """Answer by token or option; IllegalAnswer leaves everything as it was.

        Several answers may be given at once, as long as neither dice nor cards speak between them. A token with a minus takes a
        piece out again that was laid before.
        """
        self._tap(tuple(one.token if isinstance(one, Option) else one for one in given) or ("",))
        self._undone.clear()

    def undo(self, turn: bool = False) -> bool:
        """Take back your last answer and all that followed from it, or all of your turn; False if there is none."""
        if not self._taps:
            return False
        first = self._first_of_turn() if turn else len(self._taps) - 1
        back, dropped = self._taps[first], self._taps[first:]
        # Fate that has spoken since is seen, whoever asks again; a result says so.
        if any(given.by == FATE for given in self.log[back.number :]):
            self.taken_back += 1
        self._undone.append([tap.tokens for tap in dropped])
        self._taps = self._taps[:first]
        self._return_to(back.number, back.laid)
        return True

    def redo(self) -> bool:
        """Give again what was last taken back, an answer or a turn; False if there is nothing."""
        if not self._undone:
            return False
        again = self._undone.pop()
        try:
            for tokens in again:
                self._tap(tokens)
        except IllegalAnswer:
            # Only a fate that does not repeat itself can make an old answer impossible.
            self._undone.clear()
            return tokens is not again[0]
        return True

    @property
    def last(self) -> int | None:
        """The number of your last answer in the log; if it was a piece of several, of the first, once they are whole."""
        if self.laid:
            return max(number for number, given in enumerate(self.log) if given.by == YOU)
        # A piece that was taken out again left nothing in the log.
        return next((tap.number for tap in reversed(self._taps) if tap.number < len(self.log)), None)

    @property
    def news(self) -> list[Event]:
        """What happened since your last answer, that answer included; the whole story before your first."""
        last = self.last
        return self.events if last is None else self.events[self.log[last].told :]

    @property
    def can_undo(self) -> bool:
        return bool(self._taps)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def replay(self, answers: tuple[tuple[int, str], ...]) -> None:
        """Play the answers of a record on a fresh table; BadRecord at the first that does not fit."""
        self._begin()
        for line, token in answers:
            reason = self._reason_against(self._next(), token)
            if reason is not None:
                self._advance()
                raise BadRecord(line, reason, self)
        self._advance()

    def _reason_against(self, step: Waiting[Any] | None, token: str) -> Phrase | None:
        """Give this answer of a record, or say why it cannot be."""
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
        for option in options:
            if step.spell(s, option) == token:
                if dealt:
                    return Phrase("record-other-fate", given=token, dealt=dealt)
                if len(options) > 1:
                    self._note_tap((step.describe(s, option).token,))
                self._give(option, FORCED if len(options) == 1 else YOU)
                return None
        return Phrase("illegal-answer", given=token, possible=" ".join(step.spell(s, option) for option in options))

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
        options = step.possible(s)
        for option in options:
            if step.describe(s, option).token == token:
                self._give(option, YOU)
                self._advance()
                return
        reason = step.refusal(s, token)
        if reason is not None:
            raise Refused(reason, self.game.words)
        possible = " ".join(step.describe(s, option).token for option in options)
        raise IllegalAnswer("illegal-answer", given=str(token), possible=possible)

    def _here(self) -> tuple[int, tuple[str, ...]]:
        """Where `_return_to` leads back to: a number in the log, and the pieces of the draft that lie there."""
        if self._draft is None:
            return len(self.log), ()
        return self._draft.number, tuple(given.token for given in self.laid)

    def _return_to(self, number: int, laid: tuple[str, ...]) -> None:
        self._go_to(self.log[:number], self._taps[-1].number if self._taps else -1)
        for token in laid:
            self._answer_one(token)

    def _come_to(self, log: list[Given], taps: list[Tap], undone: list[list[tuple[str, ...]]]) -> None:
        """Give the answers of another table of this deal, and remember what was done there."""
        self._taps, self._undone = taps, undone
        self._go_to(log, taps[-1].number if taps else -1)

    def _first_of_turn(self) -> int:
        """The first of your taps in your turn; in the one before if this one has just begun."""
        last = self._taps[-1].number
        turns = [number for number, heading in self._landmarks if number <= last and heading.startswith(self.game.turns)]
        begun = turns[-1] if turns else 0
        return next(nth for nth, tap in enumerate(self._taps) if tap.number >= begun)

    # --- looking

    def story(self, language: str) -> str:
        """What happened so far, a line for each event, with its clause."""
        return "\n".join(
            ("\n" if event.heading else "  ") + self.game.words.say(event.phrase, language) + f" [{event.rule}]"
            for event in self.events
        ).strip("\n")

    @property
    def scene(self) -> Scene:
        """The whole position, for the eye."""
        return self.game.scene(self.state)

    @property
    def before(self) -> Scene | None:
        """How it stood before your last answer; None where there is none."""
        return None if self._stood is None else self.game.scene(self._stood)

    @property
    def goal(self) -> Goal | None:
        return self.game.goal(self.state)

    @property
    def goal_before(self) -> Goal | None:
        """The goal before your last answer; None where there is none."""
        return None if self._stood is None else self.game.goal(self._stood)

    def at(self, number: int, any_order: bool = True) -> "Table":
        """The same game as it stood when the answer of this number in the log was asked for; this table stays as it is."""
        past = Table(self.deal, self.fate, self.taken_back, any_order)
        past._go_to(self.log[:number])
        return past

    def imagine(self, seed: str | int) -> "Table":
        """The same game at the same place with other luck, to look ahead: what is drawn there tells nothing of what comes here.

        Its deal has another seed too; the same `seed` brings the same luck.
        """
        twin = self.copy()
        twin.deal = replace(self.deal, seed=code.other_seed("imagined", str(seed)))
        twin.fate = Seeded(f"imagined/{seed}")
        twin._start = twin.deal.start
        # Options keep the table that they were asked at.
        twin._asked_at = -1
        if self.fate is None:
            twin._advance()
        return twin

    @property
    def result(self) -> Result | None:
        """The account, once the game is over."""
        return self.game.result(self.state) if self.state.outcome else None

    @property
    def seeded(self) -> bool:
        """Whether the deal says what fate gives; a fate of one's own can be read back only by what it said."""
        return isinstance(self.fate, Seeded) and self.fate.seed == _seed_of(self.deal)

    @property
    def fate_name(self) -> str:
        """As `deal` takes it."""
        return "seed" if self.seeded else "ask"

    def _begin(self) -> None:
        super()._begin()
        self._ended = 0
        self._lines: list[str] = []
        """The lines of so many paragraphs of the record that have come to an end."""

    def record(self) -> str:
        """The game as text that `soloist.read` takes."""
        head = self.deal.head(self.fate_name, self.taken_back)
        starts = [(0, ""), *self._landmarks, (len(self.log), "")]
        # What stands before the last heading changes no more, unless a draft does.
        sure = len(self._landmarks) if self._draft is None else self._draft.landmarks
        self._lines += self._paragraphs(starts[self._ended : sure + 1])
        self._ended = sure
        return record.write(head, [*self._lines, *self._paragraphs(starts[sure:])], self.state.outcome)

    def _paragraphs(self, starts: list[tuple[int, str]]) -> list[str]:
        """The lines of the record between these places."""
        return [
            line
            for (start, landmark), (end, _) in pairwise(starts)
            for line in record.paragraph(landmark, [given.token for given in self.log[start:end]])
        ]

    def __eq__(self, other: object) -> bool:
        """Whether both tell the same game; how often their players changed their minds about the last piece does not matter."""
        return isinstance(other, Table) and self.any_order == other.any_order and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels as its deal and its answers, which are given again where it arrives."""
        kept = self.taken_back, self.any_order, self.log, self._taps, self._undone
        return _sat_down_again, (self.deal, self.fate, *kept)

    def __str__(self) -> str:
        """The board, as the terminal shows it."""
        return self.drawn_as["text"](self)

    def _repr_html_(self) -> str:
        """The board, as the browser shows it; notebooks ask for this."""
        return self.drawn_as["html"](self)

    def __repr__(self) -> str:
        return f"<Table {self.deal!r}, {len(self.log)} answers{', ' + self.state.outcome if self.state.outcome else ''}>"

    # --- how questions are asked

    def _ask(self, step: Waiting[Any]) -> Question:
        s, lay = self.state, self._laying(step)
        return Question(
            number=len(self.log),
            rule=step.rule,
            chance=bool(step.source(s)),
            phrase=step.question(s),
            options=tuple(self._option(step, *one, lay) for one in zip(step.possible(s), step.choices(s), strict=True)),
            words=self.game.words,
            laid=self._pieces(),
            is_piece=self._draft is not None,
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
            kind=one.kind,
            lay=lay,
        )

    def _laying(self, step: Waiting[Any]) -> Lay | None:
        """What comes of each piece of the draft in the position as it is now; each kind of piece once."""
        if self._draft is None:
            return None
        s, name = self.state.copy(), self._draft.name

        def lay(option: Option) -> tuple[tuple[Option, ...], bool]:
            along, whole = laid_with(s, name, option.value)
            others = {one.token: one for one in reversed(along) if one.token != option.token}
            return tuple(self._option(step, option.value, one) for one in reversed(others.values())), whole

        return lay

    def _pieces(self) -> tuple[Option, ...]:
        """The pieces of the draft, each as it was offered."""
        if not self.laid or self._draft is None:
            return ()
        draft = self._draft
        return tuple(
            self._option(step, given.option, step.describe(s, given.option))
            for _, given, s, step in replay(draft.start.copy(), self.log[draft.number :], any_order=True)
            if given.by == YOU
        )


def _sat_down_again(
    deal: "Deal", fate: Fate | None, taken_back: int, any_order: bool, log: list[Given], taps: list[Tap], undone: list[Any]
) -> Table:
    table = Table(deal, fate, taken_back, any_order)
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
    """The level is left out, so that the same seed brings the same cards at every level, here and beside the real board."""
    return f"{deal.game.original.id}/{deal.seed}"
