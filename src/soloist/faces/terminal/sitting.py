"""The interactive loop at a table: show the screen, read an answer, save it, repeat."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

import soloist
from soloist.coach.hints import hint
from soloist.engine.kernel.story import YOU
from soloist.engine.question import Option, Question
from soloist.engine.table import TAKE_OUT, Table
from soloist.engine.text.errors import IllegalAnswer, SoloistError
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.faces.terminal import asking, news, plain
from soloist.faces.terminal.answers import numbers_of, usual
from soloist.faces.terminal.line import InputLine, Resized
from soloist.faces.terminal.pager import leaf_through, written
from soloist.faces.terminal.pages import show_clause, show_result
from soloist.faces.terminal.screen import Screen
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import Command, Near, part_of, plainly, read_answers, read_command
from soloist.lab.user_players import answer
from soloist.library import own_edition
from soloist.library.database import MovedOn, StoreError
from soloist.library.store import Store, open_saved

SHORT = 12
"""Texts of at most this many lines are shown below the question, longer ones in the pager."""


class Leave(Exception):
    """The person leaves the table."""


class Sitting:
    """One person at one saved table."""

    def __init__(self, console: Console, plain: bool, speech: Speech, store: Store, id: int, table: Table, version: int) -> None:
        self.console = console
        self.plain = plain
        self.speech = speech
        self.store = store
        self.id = id
        self.table = table
        self.version = version
        self.line = InputLine(console, plain)
        self.seen = len(table.events) - len(table.news)
        """How many events were shown before the last answer."""
        self.kept = table.record()
        """The record as saved in the store."""
        self.notices: list[Text] = []
        """Texts to show once below the question."""
        self.adviser: str | None = None
        """The name of a player to ask for hints, in addition to the coach."""
        speech.words = table.deal.game.words

    def play(self) -> None:
        """Run until the person leaves. Every answer is saved at once, so nothing is lost however this ends."""
        if self.plain:
            seat = Seat(self.store, self.id, self.table, self.version)
            seat.seen = self.seen
            plain.play(self.console, self.speech, seat, self.notices, self.adviser)
            return
        self.store.sit(self.id, here=True)
        typed, changed = "", True
        try:
            while True:
                try:
                    self._show(changed)
                    typed, line = "", self.line.ask(self.speech.say("prompt" if self.table.question else "prompt-end"), typed)
                except Resized as resized:
                    typed, changed = resized.typed, True
                    continue
                self.notices.clear()
                changed = self._turn(line.strip())
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(Text(self.speech.say("left", id=self.id, language=self.speech.language)))
        finally:
            self.store.sit(self.id, here=False)

    # --- showing

    def _show(self, changed: bool) -> None:
        """Show the screen."""
        self._draw_screen()

    def _draw_screen(self) -> None:
        """Draw the whole screen to fit the window."""
        below = [*self._result(), *self._folded(self.notices)]
        lines = self._screen(len(below)).lines()
        self.console.clear()
        for line in lines:
            self.console.print(line.text, no_wrap=True, crop=True)
        for text in below:
            self.console.print(text, no_wrap=True, crop=True)

    def _screen(self, below: int) -> Screen:
        size = self.console.size
        return Screen(self.speech, self.table, self.table.events[self.seen :], size.width, size.height - 1 - below)

    def _result(self) -> list[Text]:
        if self.table.result is None:
            return []
        return written(self.console, lambda paper: show_result(paper, self.speech, self.table))

    def _folded(self, texts: Sequence[Text]) -> list[Text]:
        return [line for text in texts for line in text.wrap(self.console, self.console.width)]

    def tell(self, *texts: Text, from_the_end: bool = False) -> None:
        """Show texts below the question if they fit there, or else in the pager."""
        folded = self._folded(texts)
        if self.plain or (len(folded) <= SHORT and len(self._screen(len(folded)).lines()) + len(folded) < self.console.height):
            self.notices += texts
        else:
            leaf_through(self.console, self.line, self.speech, folded, from_the_end)

    def _say(self, message: str, style: str = "", **values: str | int) -> None:
        self.tell(Text(self.speech.say(message, **values), style=style))

    # --- answering

    def _turn(self, typed: str) -> bool:
        """Handle one line of input. Return True if the position has changed or should be shown again."""
        question = self.table.question
        if not typed:
            if question is None:
                raise Leave
            return True
        command = read_command(typed, question, self.speech)
        if command is not None:
            return self._do(command)
        if question is None:
            self._say("impossible-end", "red", typed=typed)
            return False
        return self._answer(question, typed)

    def _answer(self, question: Question, typed: str) -> bool:
        """Give one answer by number, token or name, or several in one line."""
        try:
            read = read_answers(typed, self.table, question, self.speech)
        except IllegalAnswer as error:
            self.tell(Text(error.text(self.speech.language), style="red"))
            return False
        if isinstance(read, Near):
            self._narrow(question, read.word, read.options)
            if plainly(read.word) != plainly(typed):
                self._say("none-counted", "red")
            return False
        near = part_of(typed, question, self.speech)
        known = [option.token for option in (*question.options, *question.laid)]
        if len(read) == 1 and near and read[0].removeprefix(TAKE_OUT) not in known:
            self._narrow(question, typed, near)
            return False
        told = len(self.table.events)
        try:
            self.table.answer(*read)
        except IllegalAnswer as error:
            self._refuse(error, read)
            return False
        return self._moved_on(told)

    def _refuse(self, error: IllegalAnswer, read: list[str]) -> None:
        """Explain an illegal answer. The screen shows the possible answers above."""
        question = self.table.question
        if error.phrase.message == "illegal-answer" and question is not None:
            self._say("impossible-here", "red", typed=str(error.phrase.values["given"]))
        else:
            self.tell(Text(error.text(self.speech.language), style="red"))
        if len(read) > 1:
            self._say("none-counted", "red")

    def _narrow(self, question: Question, word: str, options: tuple[Option, ...]) -> None:
        """List the answers that an ambiguous word could mean."""
        self._say("narrowed", typed=word)
        numbers = numbers_of(usual(question))
        self.tell(*(asking.option_line(self.speech, numbers.get(option.token, ""), option) for option in options))

    # --- commands

    def _do(self, command: Command) -> bool:
        name = command.name
        if name == "quit":
            raise Leave
        if name in LANGUAGES:
            self.speech.language = name
            return True
        if name in ("undo", "undo-turn", "redo"):
            return self._go_back_or_forth(name)
        self._tell_of(name, command.rest)
        return False

    def _tell_of(self, name: str, rest: str) -> None:
        """Run a command that only shows something."""
        if name == "hint":
            self._hint()
        elif name == "story":
            self._tell_story(rest)
        elif name == "board":
            self._tell_board()
        elif name == "rule":
            self._tell_rule(rest)
        else:
            self.tell(*map(Text, self.speech.say("help").splitlines()))

    def _go_back_or_forth(self, name: str) -> bool:
        log, told = self.table.log, len(self.table.events)
        moved = self.table.redo() if name == "redo" else self.table.undo(turn=name == "undo-turn")
        if not moved:
            self._say("nothing-to-redo" if name == "redo" else "nothing-to-undo")
            return False
        if name == "redo":
            return self._moved_on(told)
        self.seen = len(self.table.events)
        self._say_taken_back([given.token for given in log[len(self.table.log) :] if given.by == YOU])
        return self._save()

    def _say_taken_back(self, tokens: list[str]) -> None:
        """Name the undone answers: by name if they are options of the current question, otherwise by token."""
        question = self.table.question
        names = {} if question is None else {option.token: self.speech.name(option) for option in question.options}
        if tokens:
            self._say("taken-out", what=", ".join(names.get(token, token) for token in tokens))

    def _tell_story(self, rest: str) -> None:
        lines = [Text(line) for line in self.speech.story(self.table).splitlines()]
        last = int(rest) if rest.isdecimal() and rest.isascii() and len(rest) < 6 else 0
        self.tell(*(lines[-last:] if last else lines), from_the_end=True)

    def _tell_board(self) -> None:
        """Show the whole board, with all answers in full."""
        leaf_through(self.console, self.line, self.speech, [line.text for line in self._screen(0).in_full()])

    def _tell_rule(self, number: str) -> None:
        question, result, deal = self.table.question, self.table.result, self.table.deal
        rule = number or (question.rule if question else result.rule if result else "")
        self.tell(*self._drawn(lambda paper: show_clause(paper, self.speech, deal.game.book, rule, deal.rulings)))

    def _drawn(self, draw: Callable[[Console], None]) -> list[Text]:
        return written(self.console, draw)

    def _hint(self) -> None:
        """Compare the two best options, or the adviser's choice with the best other option, and say why one is better."""
        question, thinks_of = self.table.question, None
        try:
            if self.adviser is not None and question is not None and not question.chance:
                thinks_of = question.option(answer(self.adviser, self.table))
                self._say("hint-player", player=self.adviser, answer=self.speech.name(thinks_of))
            found = hint(self.table, of=thinks_of)
        except SoloistError as error:
            self.tell(Text(error.text(self.speech.language), style="red"))
            return
        if found is None:
            self._say("no-hint")
            return
        language = self.speech.language
        self.tell(Text(unbroken(found.text(language)), style="yellow"), Text(found.effort(language), style="dim"))

    # --- saving

    def _moved_on(self, told: int) -> bool:
        """Save after an answer; `told` is the number of events before it. At the end of the game, if the news do not fit above
        the final scoring, show them in the pager first."""
        self.seen = told
        saved = self._save()
        if not self.plain and self.table.question is None and not self._screen(len(self._result())).tells_all():
            lines = news.in_full(self.speech, self.table.events[self.seen :], self.console.width)
            leaf_through(self.console, self.line, self.speech, [line.text for line in lines])
        return saved

    def _save(self) -> bool:
        try:
            self.version = self.store.save(self.id, self.version, self.table)
            own_edition.keep_new(self.store, self.table)
        except MovedOn:
            saved = self.store.load(self.id)
            self.table, self.version = open_saved(saved), saved.version
            self.seen = len(self.table.events)
            self.notices = [Text(self.speech.say("moved-on", id=self.id), style="bold red")]
        except StoreError as error:
            # The answer was not saved: return to the saved state.
            self.table = soloist.read(self.kept, self.table.deal.edition)
            self.seen = len(self.table.events)
            self.notices = [Text(error.text(self.speech.language), style="bold red")]
        self.kept = self.table.record()
        return True
