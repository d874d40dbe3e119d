"""The screen of a table: both sides, the question, the board, the answers, and all about the answer under the cursor."""

from collections.abc import Sequence
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line
from textual.worker import get_current_worker

from soloist.coach.hints import from_data
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import unbroken
from soloist.faces.terminal.after import Next, choices_after
from soloist.faces.terminal.answering import AnswerList, Row, corrections, row_text, rows_of
from soloist.faces.terminal.answers import Numbered
from soloist.faces.terminal.book import pages_of
from soloist.faces.terminal.brush import spots_in
from soloist.faces.terminal.choosing import ONE_KEY, ChoiceScreen
from soloist.faces.terminal.lines import DOUBT, KEY, joined, keys, ruled, wrapped
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.reading import Page, ReadingScreen
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.typed import Near, read_answers
from soloist.lab.user_players import answer
from soloist.library.coach_process import HINT, CoachProcess

WIDE, TALL = 110, 34
"""From this size on, the numbers and the news stand in a pane at the side."""
SIDE = 34


class TableScreen(Screen[Next | None]):
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
        super().__init__()
        self.speech = speech
        self.seat = seat
        self.adviser = adviser
        self.notices = notices
        self.position = Position(speech, seat.table, seat.news)
        self.rows: list[Row] = []
        self.chosen_in: dict[int, int] = {}
        """Which answer of a row with several is chosen, by the index of the row."""
        self.typed = ""
        """The digits typed so far."""
        self.wanted = ""
        """The text that filters the answers."""
        self.advice, self.best = "", ""
        """The text of the last hint, and the token that it recommends."""
        self.thinking: CoachProcess | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="table"):
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="sides")
            with Container(id="play"):
                yield Static(id="asked")
                with VerticalScroll(id="picture", can_focus=False):
                    yield Static(id="drawn")
                yield Static(id="strip")
                yield AnswerList(id="answers", markup=False)
                with VerticalScroll(id="look", can_focus=False):
                    yield Static(id="looked")
        yield Input(id="typed")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.seat.store.sit(self.seat.id, here=True)
        self.come_to_question(first=True)
        for notice in self.notices:
            self.notify(notice, timeout=8)

    def on_unmount(self) -> None:
        self.stop_thinking()
        self.seat.store.sit(self.seat.id, here=False)

    def on_resize(self, event: Resize) -> None:
        self.draw()

    # --- a new position

    def come_to_question(self, first: bool = False) -> None:
        """Show the position. Tell what happened first, if the strip has no room for it."""
        self.stop_thinking()
        self.position = Position(self.speech, self.seat.table, self.seat.news)
        self.chosen_in, self.typed, self.wanted, self.advice, self.best = {}, "", "", "", ""
        self.rows = rows_of(self.position)
        answers = self.query_one("#answers", AnswerList)
        answers.highlighted = None
        self.draw()
        answers.highlighted = 0 if answers.option_count else None
        answers.focus()
        if (self.size.width and self.has_long_news()) or first:
            self.call_after_refresh(self.tell_long_news)

    def tell_long_news(self) -> None:
        if self.has_long_news():
            self.action_news()

    @property
    def is_wide(self) -> bool:
        return self.size.width >= WIDE and self.size.height >= TALL

    @property
    def is_told_above(self) -> bool:
        """Whether what to do stands in the place of the board: in companions without a board."""
        return self.position.game.is_companion and self.position.layout.picture is None

    # --- drawing

    def draw(self) -> None:
        """Draw everything for the current size. The rows of the grid follow from the number of lines."""
        width, height = self.size.width, self.size.height
        if not width:
            return
        position, is_wide = self.position, self.is_wide
        self.set_class(is_wide, "-large")
        play = self.query_one("#play")
        beside = position.layout.beside if position.question is not None and not is_wide else 0
        play.set_class(bool(beside), "beside")
        self.play_width = width - (SIDE if is_wide else 0)
        head = [position.title(width)] if is_wide else position.head(width)
        asked = position.asked(self.play_width, self.typed)
        self.write("head", head)
        self.write("asked", asked)
        strip = self.strip_lines()
        self.write("strip", [Content(" ") + line for line in strip])
        self.query_one("#strip").display = bool(strip)
        frame = 2 if is_wide else 0
        room = max(6, height - len(head) - len(asked) - len(strip) - 1)
        self.list_width = self.widest_row(beside)
        self.picture_width = self.play_width - (self.list_width + 1 if beside else 0) - frame - 2
        picture = self.picture_lines()
        answers = self.query_one("#answers")
        if beside:
            self.look_height = min(room - 3, 4 if height < 30 else 8)
            rows = [len(asked), room - self.look_height, *([len(strip)] if strip else []), self.look_height]
            play.move_child(answers, after=self.query_one("#picture"))
            columns = f"1fr {self.list_width}"
        else:
            listed = sum(row_text(position, row, None, "", self.list_width - 4).plain.count("\n") + 1 for row in self.rows)
            below = min(max(listed, 5), 7 if height < 30 else 10) + frame
            shown = max(3, min(len(picture) + frame, room - below))
            self.look_height = room - shown - frame
            rows = [len(asked), shown, *([len(strip)] if strip else []), room - shown]
            play.move_child(answers, after=self.query_one("#strip"))
            columns = f"{self.list_width} 1fr"
        play.styles.grid_columns = columns
        play.styles.grid_rows = " ".join(map(str, rows))
        self.draw_rows()
        self.draw_picture()
        self.draw_look()
        if is_wide:
            news = [ruled(self.speech.say("since"), SIDE - 5), *position.told(position.news, SIDE - 5, clauses=False)]
            self.write("sides", [*position.sides_in_a_column(SIDE - 5), *(news if position.news else [])])
        self.query_one("#keys", Static).update(keys(self.speech, "keys-end" if position.question is None else "keys-table"))

    def write(self, id: str, lines: Sequence[Content]) -> None:
        self.query_one(f"#{id}", Static).update(joined(lines))

    def widest_row(self, beside: int) -> int:
        """The width of the list: as wide as the answers, within limits."""
        if beside:
            return beside + (8 if self.size.width >= 100 else 0)
        widest = max((row_text(self.position, row, None, "", 200).cell_length for row in self.rows), default=0) + 4
        has_groups = any(len(row.options) > 1 for row in self.rows)
        return max(28, min(widest, self.play_width - 28 if has_groups else self.play_width // 2))

    def draw_rows(self) -> None:
        answers = self.query_one("#answers", AnswerList)
        at = answers.highlighted
        lines = [Content.assemble((f"{number} ", KEY), text) for number, text in enumerate(self.after_names(), start=1)]
        answers.set_options([Line(line) for line in lines or (self.row_line(nth) for nth in range(len(self.rows)))])
        if answers.option_count:
            answers.highlighted = min(at or 0, answers.option_count - 1)

    def row_line(self, nth: int) -> Content:
        is_here = nth == (self.query_one("#answers", AnswerList).highlighted or 0)
        chosen = self.chosen_in.get(nth, 0) if is_here else None
        return row_text(self.position, self.rows[nth], chosen, self.best, self.list_width - 4)

    def picture_lines(self) -> list[Content]:
        """The board; for a companion without one, what to do; at the end, the result."""
        position, width = self.position, self.picture_width
        if position.question is None:
            return position.result(width)
        drawn = position.picture(self.chosen, width, self.is_wide)
        return [*position.told(position.news, width), Content(), *drawn] if self.is_told_above else drawn

    def draw_picture(self) -> None:
        """Draw the board, and scroll to the spot of the answer under the cursor."""
        lines, one = self.picture_lines(), self.chosen
        self.write("drawn", [Content(" ") + line for line in lines])
        target = one.option.target if one is not None else ""
        at = next((number for number, line in enumerate(lines) if target and target in spots_in(line)), None)
        pane = self.query_one("#picture", VerticalScroll)
        if at is not None and not pane.scroll_y <= at < pane.scroll_y + pane.content_size.height:
            self.call_after_refresh(pane.scroll_to, y=max(0, at - 2), animate=False)

    def look_lines(self, width: int) -> list[Content]:
        advice = wrapped([("★ ", DOUBT), (self.advice, DOUBT)], width) if self.advice else []
        one = self.chosen
        return advice if one is None else [*advice, *self.position.look(one, width)]

    def draw_look(self) -> None:
        """All about the answer under the cursor. If there is no room for all of it, the last line says so."""
        is_below = self.query_one("#play").has_class("beside")
        width = max(20, self.play_width - (0 if is_below else self.list_width) - 5)
        lines = self.look_lines(width)
        room = max(1, self.look_height)
        if len(lines) > room:
            lines = [*lines[: room - 1], Content.styled(f"▾ {self.speech.say('details-key')}", KEY)]
        self.write("looked", lines)

    # --- what happened

    def strip_lines(self) -> list[Content]:
        """What happened since the last answer in a few lines, or how much there is to read."""
        events = self.position.news
        if not events or self.is_wide or self.is_told_above or self.position.question is None:
            return []
        text = " ".join(self.position.sentence(event) for event in events)
        lines = wrapped([("• ", KEY), text], self.play_width - 2)
        if len(lines) <= self.most_strip_lines:
            return lines
        return [Content.styled(f"• {self.speech.say('news-count', count=len(events))}", KEY)]

    @property
    def most_strip_lines(self) -> int:
        return 2 if self.size.height < 30 else 4

    def has_long_news(self) -> bool:
        """Whether the screen has no room for all that happened."""
        position, height = self.position, self.size.height
        if not position.news:
            return False
        if position.question is None:
            return True
        if self.is_told_above:
            return len(position.told(position.news, self.picture_width)) > height - 14
        if self.is_wide:
            lines = position.told(position.news, SIDE - 5, clauses=False)
            return len(lines) + len(position.sides_in_a_column(SIDE - 5)) > height - 6
        text = " ".join(position.sentence(event) for event in position.news)
        return len(wrapped([f"• {text}"], self.play_width - 2)) > self.most_strip_lines

    def news_page(self) -> Page:
        position = self.position
        title = self.speech.say("to-do" if position.game.is_companion else "news")
        return Page(title, lambda width: [*position.changes(width), *position.told(position.news, width)])

    def action_news(self) -> None:
        self.read([self.news_page()], 0)

    # --- pages

    def read(self, pages: Sequence[Page], index: int) -> None:
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
            self.read([Page(self.speech.say("details"), self.detail_lines)], 0)

    def detail_lines(self, width: int) -> list[Content]:
        lines = self.look_lines(width)
        for one in self.position.answers.all:
            if one is not self.chosen:
                lines += [Content(), *self.position.look(one, width)]
        return lines

    # --- answering

    @property
    def chosen(self) -> Numbered | None:
        """The answer under the cursor."""
        at = self.query_one("#answers", AnswerList).highlighted
        if self.position.question is None or at is None or at >= len(self.rows):
            return None
        return self.rows[at].options[min(self.chosen_in.get(at, 0), len(self.rows[at].options) - 1)]

    def give(self, *tokens: str) -> None:
        try:
            self.seat.answer(*tokens)
        except SoloistError as error:
            self.notify(error.text(self.speech.language), severity="error", timeout=8)
        self.come_to_question()

    @on(OptionList.OptionSelected, "#answers")
    def select(self, event: OptionList.OptionSelected) -> None:
        if self.position.question is None:
            self.dismiss(choices_after(self.speech, self.seat.table)[event.option_index][1])
        elif self.typed and self.typed in self.position.answers.counts:
            self.give(self.typed)
        elif self.chosen is not None:
            self.give(self.chosen.option.token)

    @on(OptionList.OptionHighlighted, "#answers")
    def highlight(self) -> None:
        if not self.is_mounted or not self.query("#answers"):
            return
        answers = self.query_one("#answers", AnswerList)
        for nth, row in enumerate(self.rows[: answers.option_count]):
            if len(row.options) > 1:
                answers.replace_option_prompt_at_index(nth, self.row_line(nth))
        self.draw_picture()
        self.draw_look()

    def action_step(self, step: int) -> None:
        at = self.query_one("#answers", AnswerList).highlighted
        if at is not None and at < len(self.rows):
            self.choose(at, (self.chosen_in.get(at, 0) + step) % len(self.rows[at].options))

    def choose(self, at: int, index: int) -> None:
        """Put the cursor on an answer."""
        self.chosen_in[at] = index
        answers = self.query_one("#answers", AnswerList)
        answers.highlighted = at
        self.highlight()

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
        if letter.isdecimal() and self.position.question is None:
            number = int(letter)
            found = choices_after(self.speech, self.seat.table)
            if 1 <= number <= len(found):
                event.stop()
                self.dismiss(found[number - 1][1])
        elif letter.isdecimal():
            event.stop()
            self.type_digit(letter)
        elif letter.isupper():
            event.stop()
            self.find_letter(letter)

    def type_digit(self, digit: str) -> None:
        position, typed = self.position, self.typed + digit
        if position.answers.counts:
            begins = any(count.startswith(typed) for count in position.answers.counts)
            self.typed = typed if begins else digit
            self.draw()
            return
        numbers = [one.number for one in position.answers.all]
        self.typed = typed if any(number.startswith(typed) for number in numbers) else digit
        for at, row in enumerate(self.rows):
            for index, one in enumerate(row.options):
                if one.number == self.typed:
                    if len(numbers) <= ONE_KEY:
                        self.give(one.option.token)
                    else:
                        self.choose(at, index)
                    return

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
        read = read_answers(typed, self.seat.table, question, self.speech)
        if isinstance(read, Near):
            self.notify(self.speech.say("impossible-here", typed=typed), severity="error")
        else:
            self.give(*read)

    def end_typing(self) -> None:
        self.query_one("#typed", Input).display = False
        self.query_one("#answers").focus()

    def action_escape(self) -> None:
        """Stop typing or thinking; otherwise remove the hint."""
        if self.query_one("#typed", Input).display:
            self.end_typing()
            self.wanted, self.rows = "", rows_of(self.position)
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
            self.notify(error.text(self.speech.language), severity="error", timeout=8)
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
            self.notify(error.text(self.speech.language), severity="error", timeout=8)
        self.come_to_question()

    def action_hint(self) -> None:
        if self.position.question is None or self.thinking is not None:
            return
        self.advice = self.speech.say("thinking")
        self.draw_look()
        self.think()

    @work(thread=True, exclusive=True, exit_on_error=False)
    def think(self) -> None:
        """Compute a hint in a subprocess, which Escape kills."""
        seat, question, worker = self.seat, self.position.question, get_current_worker()
        assert question is not None
        advised, said = "", []
        try:
            if self.adviser is not None and not question.chance:
                advised = answer(self.adviser, seat.table)
                name = self.speech.name(question.option(advised))
                said.append(self.speech.say("hint-player", player=self.adviser, answer=name))
            process = self.thinking = CoachProcess(HINT, seat.store.load(seat.id), advised)
            data = process.result()
        except SoloistError as error:
            self.app.call_from_thread(self.show_hint, error.text(self.speech.language), "")
            return
        if worker.is_cancelled or self.thinking is not process:
            return
        hint = None if data is None else from_data(data, question)
        language = self.speech.language
        said += [self.speech.say("no-hint")] if hint is None else [hint.text(language), hint.effort(language)]
        self.app.call_from_thread(self.show_hint, unbroken(" ".join(said)), "" if hint is None else hint.best.option.token)

    def show_hint(self, text: str, best: str) -> None:
        self.thinking, self.advice, self.best = None, text, best
        self.draw_rows()
        self.draw_look()
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

    def after_names(self) -> list[str]:
        """What can be done after the game; empty before its end."""
        if self.position.question is not None:
            return []
        return [name for name, _ in choices_after(self.speech, self.seat.table)]

    def action_leave(self) -> None:
        self.dismiss(None)
