"""The screen of a table with its keys: answering, pages, undo, hints."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click, Key, Resize
from textual.widgets import Input, OptionList
from textual.worker import get_current_worker

from soloist.coach.hints import from_data
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import unbroken
from soloist.faces.terminal.app.after import Next, choices_after
from soloist.faces.terminal.app.answering import AnswerList, corrections, rows_of
from soloist.faces.terminal.app.book import pages_of
from soloist.faces.terminal.app.choosing import ONE_KEY, ChoiceScreen
from soloist.faces.terminal.app.habit import DIGITS
from soloist.faces.terminal.app.reading import ReadingScreen, TextPage
from soloist.faces.terminal.app.table_view import TableView
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import Near, read_answers
from soloist.lab.user_players import answer
from soloist.library.coach_process import HINT, Coach, CoachProcess


class TableScreen(TableView):
    """A person at a table. Ends with what to play next, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "pages(1)", priority=True),
        Binding("shift+tab", "pages(-1)", priority=True),
        Binding("n,space", "news"),
        Binding("i", "details"),
        Binding("question_mark", "rules"),
        Binding("h", "hint"),
        Binding("u", "undo"),
        Binding("ctrl+u", "undo(True)"),
        Binding("r", "redo"),
        Binding("slash", "type('')"),
        Binding("equals_sign", "correct"),
        Binding("l", "language"),
        Binding("escape", "escape"),
        Binding("q", "leave"),
    ]

    def __init__(self, speech: Speech, seat: Seat, adviser: str | None = None, notices: Sequence[str] = ()) -> None:
        super().__init__(speech, seat)
        self.adviser = adviser
        self.notices = notices
        self.wanted = ""
        """The text that filters the answers."""
        self.thinking: CoachProcess | None = None

    @property
    def coach(self) -> Coach:
        coach: Coach = self.app.coach  # type: ignore[attr-defined]
        return coach

    def on_mount(self) -> None:
        self.seat.store.sit(self.seat.id, here=True)
        self.come_to_question(first=True)

    def on_unmount(self) -> None:
        self.stop_thinking()
        self.seat.store.sit(self.seat.id, here=False)

    def on_resize(self, event: Resize) -> None:
        if self.query("#looked"):  # A screen that is being left loses its panes.
            self.draw()

    def leave_to(self, following: Next | None) -> None:
        """End this screen, once: keys pressed meanwhile must not end the one below."""
        if self.is_current:
            self.dismiss(following)

    # --- a new position

    def come_to_question(self, first: bool = False) -> None:
        """Show the position. Tell what happened first, if the strip has no room for it."""
        self.stop_thinking()
        self.position = Position(self.speech, self.seat.table, self.seat.news)
        self.chosen_in, self.typed, self.wanted, self.advice, self.best = {}, "", "", "", ""
        self.rows = rows_of(self.position)
        answers = self.query_one("#answers", AnswerList)
        answers.highlighted = None
        self.query_one("#picture", VerticalScroll).scroll_home(animate=False)
        self.draw()
        answers.focus()
        if (self.size.width and self.has_long_news()) or first:
            self.call_after_refresh(self.tell_long_news)

    def tell_long_news(self) -> None:
        """Read them first if they are long. The notices of the start stand on that page, or else beside the table."""
        if self.has_long_news():
            self.read([self.news_page(self.notices)], 0)
        else:
            for notice in self.notices:
                self.notify(notice, timeout=8)
        self.notices = ()

    def action_news(self) -> None:
        if self.position.news:
            self.read([self.news_page()], 0)
        else:
            self.notify(self.speech.say("no-news"))

    # --- pages

    def read(self, pages: Sequence[TextPage], index: int) -> None:
        self.app.push_screen(ReadingScreen(self.speech, pages, index, self.position.head))

    def action_pages(self, step: int) -> None:
        pages = pages_of(self.position)
        self.read(list(pages.values()), 0 if step > 0 else len(pages) - 1)

    def action_rules(self) -> None:
        """The rules, with the clause of this question first."""
        pages = pages_of(self.position)
        self.read(list(pages.values()), list(pages).index("rules"))

    def action_details(self) -> None:
        """All answers in full; first the one under the cursor."""
        if self.chosen is not None:
            self.read([TextPage(self.speech.say("details"), self.detail_lines)], 0)

    def detail_lines(self, width: int) -> list[Content]:
        lines, here = self.look_lines(width), self.chosen
        for one in self.position.answers.all:
            if one is not here:
                is_other_rule = here is None or one.option.rule != here.option.rule
                lines += [Content(), *self.position.look(one, width, is_other_rule)]
        return lines

    # --- answering

    def give(self, *tokens: str, typed: str = "") -> None:
        try:
            self.seat.answer(*tokens)
        except SoloistError as error:
            if typed and error.phrase.message == "illegal-answer":
                # The list of possible tokens means nothing here: the names of the answers are on the screen.
                self.notify(self.speech.say("impossible-here", typed=typed), severity="error")
            else:
                self.say_error(error)
        self.come_to_question()

    def say_error(self, error: SoloistError) -> None:
        self.notify(error.text(self.speech.language), severity="error", timeout=8)

    @on(OptionList.OptionSelected, "#answers")
    def select(self) -> None:
        self.action_take()

    def action_take(self) -> None:
        """Give the answer under the cursor, or the number typed for a question that asks for one."""
        at = self.query_one("#answers", AnswerList).highlighted
        if DIGITS.ignore_enter():
            return
        if self.position.question is None:
            self.leave_to(choices_after(self.speech, self.seat.table)[at or 0][1])
        elif self.typed and self.position.answers.counts:
            self.give(self.typed)
        elif self.typed and (self.chosen is None or self.chosen.number != self.typed):
            self.refuse_number(self.typed)
        elif self.chosen is not None:
            self.give(self.chosen.option.token)

    @on(OptionList.OptionHighlighted, "#answers")
    def follow(self) -> None:
        """Redraw after the cursor moved, unless the screen was drawn for this answer already."""
        if self.is_mounted and self.query("#answers") and self.chosen is not self.lit:
            self.highlight()

    def highlight(self) -> None:
        """Draw what depends on the answer under the cursor."""
        answers = self.query_one("#answers", AnswerList)
        for nth, row in enumerate(self.rows[: answers.option_count]):
            if len(row.options) > 1:
                answers.replace_option_prompt_at_index(nth, self.row_line(nth))
        if self.typed and not self.position.answers.counts and self.chosen is not None and self.chosen.number != self.typed:
            self.typed = ""  # The cursor went elsewhere, so the digits no longer name the answer.
            self.draw()
            return
        self.draw_picture()
        self.draw_look()

    def action_step(self, step: int) -> None:
        """Go to the next or previous answer, in the same line or the next one."""
        answers, places = self.query_one("#answers", AnswerList), self.places()
        if places and self.position.question is not None:
            at = answers.highlighted or 0
            self.choose(*places[(places.index((at, self.chosen_in.get(at, 0))) + step) % len(places)])
        elif step > 0:
            answers.action_cursor_down()
        else:
            answers.action_cursor_up()

    def places(self) -> list[tuple[int, int]]:
        """Where the answers stand: the index of the row, and the index in the row."""
        return [(at, index) for at, row in enumerate(self.rows) for index in range(len(row.options))]

    def action_scroll_picture(self, step: int) -> None:
        pane = self.query_one("#picture", VerticalScroll)
        if step > 0:
            pane.scroll_page_down(animate=False)
        else:
            pane.scroll_page_up(animate=False)

    def choose(self, at: int, index: int) -> None:
        """Put the cursor on an answer. Digits typed before no longer count."""
        had_digits, self.typed = bool(self.typed), ""
        self.chosen_in[at] = index
        answers = self.query_one("#answers", AnswerList)
        answers.highlighted = at
        self.highlight()
        if had_digits:
            self.draw()

    @on(Click, "#drawn")
    def pick(self, event: Click) -> None:
        """A click on the board puts the cursor on the answer there; a second click gives it."""
        spot = event.style.meta.get("spot", "")
        here = self.chosen
        if here is not None and here.option.target == spot:
            self.give(here.option.token)
            return
        for at, row in enumerate(self.rows):
            for index, one in enumerate(row.options):
                if one.option.target == spot:
                    self.choose(at, index)
                    return

    def on_key(self, event: Key) -> None:
        """Digits find an answer, and give it if there are few. A capital letter goes to the next answer that begins with it."""
        letter = event.character or ""
        DIGITS.pressed(event.key)
        self.app.clear_notifications()
        if event.key in ("up", "down") and self.query_one("#typed", Input).display:
            self.action_step(1 if event.key == "down" else -1)
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
            self.draw()
        elif letter.isdecimal() and self.position.question is None:
            number = int(letter)
            found = choices_after(self.speech, self.seat.table)
            if 1 <= number <= len(found):
                event.stop()
                DIGITS.answered()
                self.leave_to(found[number - 1][1])
        elif letter.isdecimal():
            event.stop()
            self.type_digit(letter)
        elif letter.isupper():
            event.stop()
            self.find_letter(letter)

    def type_digit(self, digit: str) -> None:
        position, typed = self.position, self.typed + digit
        numbers = position.answers.counts or [one.number for one in position.answers.all]
        if not any(number.startswith(typed) for number in numbers):
            self.refuse_number(typed)
            return
        self.typed = typed
        if position.answers.counts:
            self.draw()
            return
        for at, row in enumerate(self.rows):
            for index, one in enumerate(row.options):
                if one.number == self.typed:
                    if len(numbers) <= ONE_KEY:
                        DIGITS.answered()
                        self.give(one.option.token)
                    else:
                        typed = self.typed
                        self.choose(at, index)
                        self.typed = typed
                        self.draw()
                    return

    def refuse_number(self, typed: str) -> None:
        """Say that no answer has this number. Nothing of it stays, or Enter would give another answer."""
        self.typed = ""
        self.notify(self.speech.say("impossible-here", typed=typed), severity="error")
        self.draw()

    def find_letter(self, letter: str) -> None:
        at = self.query_one("#answers", AnswerList).highlighted or 0
        order = [(at + 1 + step) % len(self.rows) for step in range(len(self.rows))]
        names = {nth: self.speech.name(self.rows[nth].options[0].option) for nth in order}
        found = next((nth for nth in order if names[nth].upper().startswith(letter)), None)
        if found is not None:
            self.choose(found, 0)

    # --- typing

    def action_type(self, text: str) -> None:
        """Type to filter the answers; Enter takes the one under the cursor."""
        typed = self.query_one("#typed", Input)
        typed.placeholder = self.speech.say("filter")
        typed.value, typed.display = text, True
        typed.focus()
        self.draw_keys()

    @work
    async def action_correct(self) -> None:
        """Choose what to correct in a companion: a value, which is then typed, or something else."""
        choices = corrections(self.position)
        if not choices:
            return
        chosen = await self.app.push_screen_wait(ChoiceScreen(self.speech, self.speech.say("correct"), choices))
        if chosen is not None and chosen.endswith("="):
            self.action_type(chosen)
        elif chosen is not None:
            self.give(chosen)

    @on(Input.Changed, "#typed")
    def narrow(self, event: Input.Changed) -> None:
        self.wanted = "" if "=" in event.value else event.value
        self.rows, self.chosen_in = rows_of(self.position, self.wanted), {}
        self.draw_rows()
        self.highlight()

    @on(Input.Submitted, "#typed")
    def submit(self, event: Input.Submitted) -> None:
        typed, question = event.value.strip(), self.position.question
        self.end_typing()
        if not typed or question is None:
            return
        one = self.chosen
        if one is not None and "=" not in typed and self.rows:
            self.give(one.option.token)
            return
        try:
            read = read_answers(typed, self.seat.table, question, self.speech)
        except SoloistError as error:
            self.say_error(error)
            return
        if isinstance(read, Near):
            self.notify(self.speech.say("impossible-here", typed=typed), severity="error")
        else:
            self.give(*read, typed=typed)

    def end_typing(self) -> None:
        self.query_one("#typed", Input).display = False
        self.query_one("#answers").focus()
        self.draw_keys()

    def action_escape(self) -> None:
        """Stop typing or thinking; otherwise remove the hint."""
        if self.query_one("#typed", Input).display:
            here = self.chosen
            self.end_typing()
            self.wanted, self.rows = "", rows_of(self.position)
            self.draw_rows()
            places = [place for place in self.places() if here is not None and self.rows[place[0]].options[place[1]] == here]
            if places:
                self.choose(*places[0])
        elif self.thinking is not None:
            self.stop_thinking()
            self.notify(self.speech.say("hint-stopped"))
        self.advice = self.best = ""
        self.draw()

    # --- undo, hints, language

    def action_undo(self, turn: bool = False) -> None:
        try:
            taken = self.seat.undo(turn)
        except SoloistError as error:
            self.say_error(error)
            taken = []
        if taken is None:
            self.notify(self.speech.say("nothing-to-undo"))
            return
        self.come_to_question()
        names = {one.option.token: self.speech.name(one.option) for one in self.position.answers.all}
        if taken:
            self.notify(self.speech.say("taken-out", what=", ".join(names.get(token, token) for token in taken)))

    def action_redo(self) -> None:
        try:
            if not self.seat.redo():
                self.notify(self.speech.say("nothing-to-redo"))
                return
        except SoloistError as error:
            self.say_error(error)
        self.come_to_question()

    def action_hint(self) -> None:
        if self.position.question is None or self.thinking is not None:
            return
        if self.position.game.is_companion:
            self.notify(self.speech.say("no-hint-beside"))
            return
        self.advice = self.speech.say("thinking")
        self.draw_look()
        self.think()

    @work(thread=True, exclusive=True, exit_on_error=False)
    def think(self) -> None:
        """Compute a hint in a subprocess; Escape kills it, and another one is ready for the next hint."""
        seat, question, worker = self.seat, self.position.question, get_current_worker()
        assert question is not None
        advised, said = "", []
        try:
            if self.adviser is not None and not question.chance:
                advised = answer(self.adviser, seat.table)
                name = self.speech.name(question.option(advised))
                said.append(self.speech.say("hint-player", player=self.adviser, answer=name))
            saved = seat.store.load(seat.id)
            process = self.thinking = self.coach.take()
            try:
                data = process.ask(HINT, saved, advised)
            finally:
                self.coach.give_back(process)
        except SoloistError as error:
            self.app.call_from_thread(self.show_hint, error.text(self.speech.language), "")
            return
        if worker.is_cancelled or self.thinking is not process:
            return
        hint = None if data is None else from_data(data, seat.table)
        language = self.speech.language
        if hint is not None:
            seat.store.note_hint(seat.id, saved.version)
        said += [self.speech.say("no-hint")] if hint is None else [hint.text(language), hint.effort(language)]
        self.app.call_from_thread(self.show_hint, unbroken(" ".join(said)), "" if hint is None else hint.best.option.token)

    def show_hint(self, text: str, best: str) -> None:
        self.thinking, self.advice, self.best = None, text, best
        self.draw_rows()
        self.draw_look()
        if self.query_one("#typed", Input).display or not self.is_current:
            return  # Do not take away what is being typed or read.
        for place in self.places():
            if self.rows[place[0]].options[place[1]].option.token == best:
                self.choose(*place)
        if len(self.look_lines(60)) > self.look_height:
            self.action_details()

    def stop_thinking(self) -> None:
        process, self.thinking = self.thinking, None
        if process is not None:
            process.kill()

    def action_language(self) -> None:
        self.app.action_next_language()  # type: ignore[attr-defined]
        self.come_to_question()

    # --- the end

    def action_leave(self) -> None:
        self.leave_to(None)
