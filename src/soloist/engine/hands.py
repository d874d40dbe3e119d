"""What a person does at a table: answer, lay pieces and take them out, take back and give again; and what a record does there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from soloist.engine.errors import BadRecord, IllegalAnswer, Refused
from soloist.engine.fate import Fate
from soloist.engine.machine import State, Waiting
from soloist.engine.phrase import Phrase
from soloist.engine.play import Play
from soloist.engine.question import FORCED, Given, Option
from soloist.engine.story import FATE, YOU, Event
from soloist.engine.words import Words

TAKE_OUT: Final = "-"
"""Before the token of a piece that is taken out of a draft."""


@dataclass(frozen=True)
class Tap:
    """What you answered at once, and where: at which number of the log, and after which pieces of a draft that begins there."""

    number: int
    laid: tuple[str, ...]
    tokens: tuple[str, ...]


class Hands(Play):
    """A game in play that remembers what you did: the order in which you laid pieces, and what you took back."""

    def __init__(
        self,
        start: Callable[[], State],
        fate: Fate | None,
        taken_back: int,
        turns: tuple[str, ...],
        any_order: bool,
        words: Words,
    ) -> None:
        super().__init__(start, fate, any_order)
        self.taken_back = taken_back
        """How often something was taken back after fate had spoken."""
        self._turns = turns
        self._words = words
        self._taps: list[Tap] = []
        self._undone: list[list[tuple[str, ...]]] = []

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
            raise Refused(reason, self._words)
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
        turns = [number for number, heading in self._landmarks if number <= last and heading.startswith(self._turns)]
        begun = turns[-1] if turns else 0
        return next(nth for nth, tap in enumerate(self._taps) if tap.number >= begun)
