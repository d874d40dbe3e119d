"""The linear terminal, for screen readers, pipes and dumb terminals.

The position is printed once. After each answer come only the events since then, the values that changed, and the next question.
"""

import contextlib
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from rich.console import Console
from rich.text import Text

from soloist.coach.hints import hint
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import TAKE_OUT
from soloist.engine.kernel.scene import Spot
from soloist.engine.kernel.story import YOU, Event
from soloist.engine.question import Given, Option, Question
from soloist.engine.replay import replay
from soloist.engine.table import Table
from soloist.engine.text.errors import IllegalAnswer, SoloistError
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.faces.terminal import asking, picture
from soloist.faces.terminal.answers import numbers_of, usual
from soloist.faces.terminal.pages import show_clause
from soloist.faces.terminal.seat import NotSaved, Seat
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import (
    Command,
    Near,
    matching,
    part_of,
    plainly,
    question_after,
    read_answers,
    read_command,
)
from soloist.lab.user_players import answer
from soloist.library.database import StoreError

MOST_NEAR = 3
"""Suggest at most this many answers for a mistyped one."""
MOST_TRIED = 5
"""Look at most at this many answers for an example of two in a row."""
MOST_WORDS = 4
"""Take an unknown line of at most this many words for one mistyped name."""


def play(console: Console, speech: Speech, seat: Seat, notices: Sequence[Text], adviser: str | None) -> None:
    """Play at a seat until the person leaves. Every answer is saved at once, so nothing is lost however this ends."""
    console.soft_wrap = True
    speech.words = seat.table.game.words
    seat.store.sit(seat.id, here=True)
    try:
        _Sitting(console, speech, seat, adviser).run(notices)
    except (_Leave, EOFError, KeyboardInterrupt):
        console.print()
        console.print(Text(speech.say("left", id=seat.id, language=speech.language)))
    finally:
        # If the file can no longer be written, the person was told so at the last answer.
        with contextlib.suppress(StoreError):
            seat.store.sit(seat.id, here=False)


class _Leave(Exception):
    """The person leaves the table."""


class _Sitting:
    """One person at one seat, and what was printed so far."""

    def __init__(self, console: Console, speech: Speech, seat: Seat, adviser: str | None) -> None:
        self.console = console
        self.speech = speech
        self.seat = seat
        self.adviser = adviser
        self.told = [_key(event) for event in seat.table.events[: seat.seen]]
        """The events told, as far as they still belong to the story."""
        self.scene = seat.table.scene
        """The scene that was printed last."""
        self.asides: list[str] = []
        """The lines below the last question."""

    @property
    def table(self) -> Table:
        return self.seat.table

    def run(self, notices: Sequence[Text]) -> None:
        self._print(notices)
        self._tell_events()
        self._tell_board()
        self._ask()
        while True:
            prompt = self.speech.say("prompt" if self.table.question else "prompt-end")
            self._take(asking.ask(self.console, prompt).strip())

    # --- printing

    def _print(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            self.console.print(Text(line) if isinstance(line, str) else line)

    def _say(self, message: str, style: str = "", **values: str | int) -> None:
        self._print([Text(self.speech.say(message, **values), style=style)])

    def _tell_events(self) -> None:
        """Tell the events that were not told yet. Completing a choice of several pieces may put its events in another order."""
        events = self.table.events
        keys = [_key(event) for event in events]
        same = next((n for n, (old, new) in enumerate(zip(self.told, keys, strict=False)) if old != new), None)
        start = min(len(self.told), len(keys)) if same is None else same
        before = Counter(self.told[start:])
        for event, key in zip(events[start:], keys[start:], strict=True):
            if before[key]:
                before[key] -= 1
            else:
                self._print([asking.event_line(self.speech, event)])
        self.told = keys

    def _tell_changes(self) -> None:
        game, scene = self.table.game, self.table.scene
        self._print(picture.changes(self.speech, self.scene, scene, (*game.yours, *game.scores)))
        self.scene = scene

    def _tell_board(self) -> None:
        self.scene = self.table.scene
        picture.draw_scene(self.console, self.speech, self.scene, {})

    def _ask(self) -> None:
        """Print the question and its answers, or the result. What stood below the question before is not said again."""
        question = self.table.question
        if question is None:
            self._print(asking.result_lines(self.speech, self.table))
            return
        self._print(asking.question_lines(self.speech, self.table, question))
        asides = asking.asides(self.speech, self.scene, question)
        self._print(Text(line, style="dim") for line in asides if line not in self.asides)
        self.asides = asides

    def _ask_again(self) -> None:
        self.asides = []
        self._ask()

    def _move_on(self) -> None:
        """Tell what followed from an answer, and ask the next question."""
        self._tell_events()
        self._tell_changes()
        self._ask()

    # --- answering

    def _take(self, typed: str) -> None:
        """Handle one line of input."""
        question = self.table.question
        if not typed:
            if question is None:
                raise _Leave
            self._ask_again()
            return
        command = read_command(typed, question, self.speech)
        try:
            if command is not None:
                self._do(command)
            elif question is None:
                self._say("impossible-end", "red", typed=typed)
            else:
                self._answer(question, typed)
        except NotSaved as error:
            self._show_instead(error)
            self._tell_board()
            self._ask_again()
        except StoreError as error:
            self._show_instead(error)
            self._ask_again()

    def _show_instead(self, error: SoloistError) -> None:
        """An answer was not saved: the seat has another position than the one that was told."""
        self._print([Text(error.text(self.speech.language), style="bold red")])
        self.told = [_key(event) for event in self.table.events]
        self.scene = self.table.scene

    def _answer(self, question: Question, typed: str) -> None:
        """Give one answer by number, token or name, or several in one line."""
        read: list[str] | Near = []
        try:
            read = read_answers(typed, self.table, question, self.speech)
            if isinstance(read, Near):
                self._narrow(question, read.word, read.options, read.is_first)
                if plainly(read.word) != plainly(typed):
                    self._say("nothing-played", "red")
                return
            near = part_of(typed, question, self.speech)
            known = [option.token for option in (*question.options, *question.laid)]
            if len(read) == 1 and near and read[0].removeprefix(TAKE_OUT) not in known:
                self._narrow(question, typed, near)
                return
            self.seat.answer(*read)
        except IllegalAnswer as error:
            self._refuse(error, question, typed, is_first=str(error.phrase.values.get("given")) in read[:1])
            return
        self._move_on()

    def _refuse(self, error: IllegalAnswer, question: Question, typed: str, is_first: bool) -> None:
        """Explain an illegal answer: the first that does not fit, and what may have been meant."""
        message, word = error.phrase.message, str(error.phrase.values.get("given", ""))
        if message != "illegal-answer":
            self._print([Text(error.text(self.speech.language), style="red")])
            if message == "answer-after-fate":
                self._say("none-counted", "red")
            return
        piece = typed.split(",")[0].strip()
        if is_first and len(piece.split()) <= MOST_WORDS:
            word = piece
        self._say("impossible-here", "red", typed=word)
        if plainly(word) != plainly(typed):
            self._say("nothing-played", "red")
        spot = self._spot(word)
        close = _close(word, asking.names_of(self.speech, question))
        if spot is not None:
            self._print([self._reason(spot)])
        elif close:
            self._say("did-you-mean", names=", ".join(close))
        else:
            self._say("enter-again")

    def _spot(self, word: str) -> Spot | None:
        """The only spot of the scene that a word names."""
        spots = [spot for zone in self.table.scene.zones for spot in zone.spots]
        found = matching(word, [(spot.id, self.speech.game(spot.name)) for spot in spots])
        return spots[found[0]] if len(found) == 1 else None

    def _reason(self, spot: Spot) -> str:
        """What the scene says of a spot that is no answer now: why it is closed, or else everything."""
        closed = next((mark for mark in spot.marks if mark.kind == "closed"), None)
        if closed is None or not self.table.game.words.has("label-closed"):
            return picture.sentence(self.speech, spot)
        every = [one for zone in self.table.scene.zones for one in zone.spots]
        outer = next((one for one in every if any(mark.kind == "outer" for mark in one.marks)), spot)
        why = self.speech.game(Phrase("label-closed", why=closed.id, tile=outer.name))
        return self.speech.say("pair", name=self.speech.game(spot.name), text=why)

    def _narrow(self, question: Question, word: str, options: tuple[Option, ...], numbered: bool = True) -> None:
        """List the answers that an ambiguous word could mean, with the numbers of the question that is asked."""
        self._say("narrowed", typed=word)
        numbers = numbers_of(usual(question)) if numbered else {}
        self._print(asking.option_line(self.speech, numbers.get(option.token, ""), option) for option in options)

    # --- commands

    def _do(self, command: Command) -> None:
        name = command.name
        if name == "quit":
            raise _Leave
        if name in LANGUAGES:
            self.speech.language = name
            self._ask_again()
        elif name == "redo":
            self._redo()
        elif name in ("undo", "undo-turn"):
            self._undo(name == "undo-turn")
        elif name == "hint":
            self._hint()
        elif name == "story":
            self._tell_story(command.rest)
        elif name == "board":
            self._tell_board()
            self._ask_again()
        elif name == "rule":
            self._tell_rule(command.rest)
        else:
            self._help()

    def _undo(self, turn: bool) -> None:
        log = self.table.log.copy()
        if self.seat.undo(turn) is None:
            self._say("nothing-to-undo")
            return
        back = self._names_of(log, self.table.log)
        if back:
            self._say("taken-out", what=", ".join(back))
        self.told = [_key(event) for event in self.table.events]
        self._tell_changes()
        self._ask()

    def _names_of(self, log: list[Given], kept: list[Given]) -> list[str]:
        """The names of your answers that are in the first log only. Completing a choice of several pieces reorders them."""
        same = next((n for n, (old, new) in enumerate(zip(log, kept, strict=False)) if old.option != new.option), len(kept))
        left = Counter(given.option for given in kept[same:])
        found = []
        for number, given, s, step in replay(self.table.deal.start(), log, any_order=True):
            if number >= same and left[given.option]:
                left[given.option] -= 1
            elif number >= same and given.by == YOU:
                found.append(self.speech.game(step.describe(s, given.option).phrase))
        return found

    def _redo(self) -> None:
        if self.seat.redo():
            self._move_on()
        else:
            self._say("nothing-to-redo")

    def _tell_story(self, rest: str) -> None:
        lines = [line for line in self.speech.story(self.table).splitlines() if line]
        last = int(rest) if rest.isdecimal() and rest.isascii() and len(rest) < 6 else 0
        self._print(lines[-last:])

    def _tell_rule(self, number: str) -> None:
        question, result, deal = self.table.question, self.table.result, self.table.deal
        rule = number or (question.rule if question else result.rule if result else "")
        show_clause(self.console, self.speech, deal.game.book, rule, deal.rulings)

    def _help(self) -> None:
        """How to answer, with names of this question, and the commands, with a clause of this game."""
        question, result = self.table.question, self.table.result
        if question is not None:
            names = [self.speech.name(option) for option in usual(question)]
            if names:
                self._say("help-answers", name=names[0])
            two = self._two_answers(question)
            if two:
                self._say("help-several", first=two[0], second=two[1])
            if names and question.is_piece:
                self._say("help-pieces", name=names[0])
            self._print(asking.asides(self.speech, self.scene, question))
        rule = question.rule if question else result.rule if result else ""
        self._print(self.speech.say("help-commands", clause=rule).splitlines())

    def _two_answers(self, question: Question) -> tuple[str, str] | None:
        """Two answers that can be given in one line now."""
        for option in usual(question)[:MOST_TRIED]:
            ahead = question_after(self.table.copy(), len(self.table.settled), option.token)
            following = () if ahead is None else usual(ahead)
            if following:
                return self.speech.name(option), self.speech.name(following[0])
        return None

    def _hint(self) -> None:
        """Give a hint. Ctrl-C stops only the hint."""
        try:
            self._compare()
        except KeyboardInterrupt:
            self.console.print()
            self._say("hint-stopped")
        except SoloistError as error:
            self._print([Text(error.text(self.speech.language), style="red")])

    def _compare(self) -> None:
        """Compare the two best options, or the adviser's choice with the best other option, and say why one is better."""
        question, thinks_of = self.table.question, None
        if self.adviser is not None and question is not None and not question.chance:
            thinks_of = question.option(answer(self.adviser, self.table))
            self._say("hint-player", player=self.adviser, answer=self.speech.name(thinks_of))
        found = hint(self.table, of=thinks_of)
        if found is None:
            self._say("no-hint")
            return
        self.seat.store.note_hint(self.seat.id, self.seat.version)
        language = self.speech.language
        self._print([Text(unbroken(found.text(language)), style="yellow"), Text(found.effort(language), style="dim")])


def _key(event: Event) -> tuple[object, ...]:
    return event.rule, event.phrase, event.heading, event.by


def _close(word: str, names: Sequence[str]) -> list[str]:
    """The names most like a mistyped word, which may be only the beginning of a name."""
    meant = plainly(word.partition("=")[0])
    parts = {}
    for name in names:
        text = plainly(name.rstrip("="))
        parts.update({part: name for part in (text[: len(meant)], *text.split(), text) if part})
    close = get_close_matches(meant, parts, MOST_NEAR * 2, 0.7)
    return list(dict.fromkeys(parts[part] for part in close))[:MOST_NEAR]
