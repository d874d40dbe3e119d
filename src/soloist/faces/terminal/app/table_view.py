"""The screen of a table, as it is drawn: both sides, the question, the board, the answers, and the answer under the cursor."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static
from textual.widgets.option_list import Option as Line

from soloist.faces.terminal.answers import Numbered
from soloist.faces.terminal.app.after import Next, choices_after
from soloist.faces.terminal.app.answering import AnswerList, AnswerRow, row_text
from soloist.faces.terminal.app.reading import TextPage
from soloist.faces.terminal.brush import spots_in
from soloist.faces.terminal.lines import DOUBT, KEY, joined, keys, ruled, wrapped
from soloist.faces.terminal.position import Position
from soloist.faces.terminal.seat import Seat
from soloist.faces.terminal.speech import Speech

WIDE, TALL = 110, 34
"""From this size on, a pane at the side shows the numbers and the news."""
SIDE = 34


class TableView(Screen[Next | None]):
    """Draws a position for the size of the window. TableScreen has the keys."""

    def __init__(self, speech: Speech, seat: Seat) -> None:
        super().__init__()
        self.speech = speech
        self.seat = seat
        self.position = Position(speech, seat.table, seat.news)
        self.rows: list[AnswerRow] = []
        self.chosen_in: dict[int, int] = {}
        """Which answer of a row with several is chosen, by the index of the row."""
        self.typed = ""
        """The digits typed so far."""
        self.advice, self.best = "", ""
        """The text of the last hint, and the token that it recommends."""
        self.lit: Numbered | None = None
        """The answer that the screen was last drawn for."""

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

    @property
    def is_wide(self) -> bool:
        return self.size.width >= WIDE and self.size.height >= TALL

    @property
    def is_told_above(self) -> bool:
        """Whether the instructions take the place of the board, as in companions without a board."""
        return self.position.game.is_companion and self.position.layout.picture is None

    @property
    def chosen(self) -> Numbered | None:
        """The answer under the cursor."""
        at = self.query_one("#answers", AnswerList).highlighted
        if self.position.question is None or at is None or at >= len(self.rows):
            return None
        return self.rows[at].options[min(self.chosen_in.get(at, 0), len(self.rows[at].options) - 1)]

    def after_names(self) -> list[str]:
        """What can be done after the game; empty before its end."""
        if self.position.question is not None:
            return []
        return [name for name, _ in choices_after(self.speech, self.seat.table)]

    # --- drawing

    def draw(self) -> None:
        """Draw everything for the current size."""
        width = self.size.width
        if not width:
            return
        position = self.position
        self.set_class(self.is_wide, "-large")
        self.play_width = width - (SIDE if self.is_wide else 0)
        head = [position.title(width)] if self.is_wide else position.head(width)
        asked = position.asked(self.play_width, self.typed)
        strip = self.strip_lines()
        self.write("head", head)
        self.write("asked", asked)
        self.write("strip", [Content(" ") + line for line in strip])
        self.query_one("#strip").display = bool(strip)
        beside = position.layout.beside if position.question is not None and not self.is_wide else 0
        self.list_width = self.widest_row(beside)
        self.picture_width = self.play_width - (self.list_width + 1 if beside else 0) - self.frame - 2
        listed = self.draw_rows()
        picture = self.draw_picture()
        self.divide_room(len(head), len(asked), len(strip), listed, picture, bool(beside))
        self.draw_look()
        if self.is_wide:
            news = [ruled(self.speech.say("since"), SIDE - 5), *position.told(position.news, SIDE - 5, clauses=False)]
            self.write("sides", [*position.sides_in_a_column(SIDE - 5), *(news if position.news else [])])
        self.draw_keys()

    def draw_keys(self) -> None:
        is_typing = self.query_one("#typed", Input).display
        message = "keys-choosing" if is_typing else "keys-end" if self.position.question is None else "keys-table"
        self.query_one("#keys", Static).update(keys(self.speech, message))

    @property
    def frame(self) -> int:
        """The lines or columns that the border of a pane takes."""
        return 2 if self.is_wide else 0

    def divide_room(self, head: int, asked: int, strip: int, listed: int, picture: int, is_beside: bool) -> None:
        """Divide the room among board, answers and details. The numbers are the lines that each pane has to show."""
        height, frame = self.size.height, self.frame
        room = max(6, height - head - asked - strip - 1)
        between = [strip] if strip else []
        play, answers = self.query_one("#play"), self.query_one("#answers")
        play.set_class(is_beside, "beside")
        if is_beside:
            self.look_height = min(room - 3, 4 if height < 30 else 8)
            rows = [asked, room - self.look_height, *between, self.look_height]
            play.move_child(answers, after=self.query_one("#picture"))
            columns = f"1fr {self.list_width}"
        else:
            below = min(max(listed, 5), 7 if height < 30 else 10) + frame
            shown = max(3, min(picture + frame, room - below))
            self.look_height = room - shown - frame
            rows = [asked, shown, *between, room - shown]
            play.move_child(answers, after=self.query_one("#strip"))
            columns = f"{self.list_width} 1fr"
        play.styles.grid_columns = columns
        play.styles.grid_rows = " ".join(map(str, rows))

    def write(self, id: str, lines: Sequence[Content]) -> None:
        self.query_one(f"#{id}", Static).update(joined(lines))

    def widest_row(self, beside: int) -> int:
        """The width of the list: as wide as the answers, within limits."""
        if beside:
            return beside + (8 if self.size.width >= 100 else 0)
        if self.position.question is None:
            return max(len(name) for name in self.after_names()) + 6
        room = self.play_width - 28
        widest = max((row_text(self.position, row, None, "", 200).cell_length for row in self.rows), default=0) + 4
        has_groups = any(len(row.options) > 1 for row in self.rows)
        if widest > room and not has_groups:
            # There is no room for all details in the list: leave it to the pane beside it.
            widest = max(len(self.speech.name(one.option)) for one in self.position.answers.all) + 10
            room = self.play_width // 2
        return max(28, min(widest, room))

    def draw_rows(self) -> int:
        """Draw the list. Return how many lines all answers have."""
        answers = self.query_one("#answers", AnswerList)
        at = answers.highlighted
        lines = [Content.assemble((f"{number} ", KEY), text) for number, text in enumerate(self.after_names(), start=1)]
        lines = lines or [self.row_line(nth) for nth in range(len(self.rows))]
        answers.set_options([Line(line) for line in lines])
        if lines:
            answers.highlighted = min(at or 0, len(lines) - 1)
        return sum(line.plain.count("\n") + 1 for line in lines)

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

    def draw_picture(self) -> int:
        """Draw the board, and scroll to the spot of the answer under the cursor. Return how many lines it has."""
        lines = self.picture_lines()
        self.lit = self.chosen
        self.write("drawn", [Content(" ") + line for line in lines])
        target = self.lit.option.target if self.lit is not None else ""
        at = next((number for number, line in enumerate(lines) if target and target in spots_in(line)), None)
        if at is not None:
            pane = self.query_one("#picture", VerticalScroll)
            pane.call_after_refresh(self.bring_in_sight, pane, at)
        return len(lines)

    def bring_in_sight(self, pane: VerticalScroll, line: int) -> None:
        """Scroll to a line if it is not visible. Call this after the layout, when the panes have their sizes."""
        if not pane.scroll_y <= line < pane.scroll_y + pane.content_size.height:
            pane.scroll_to(y=max(0, line - 2), animate=False)

    def look_lines(self, width: int) -> list[Content]:
        advice = wrapped([("★ ", DOUBT), (self.advice, DOUBT)], width) if self.advice else []
        name, *rest = self.position.look(self.chosen, width) if self.chosen is not None else [Content()]
        return [name, *advice, *rest]

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
        lines = wrapped([("• ", KEY), self.position.told_in_a_row()], self.play_width - 2)
        if len(lines) <= self.most_strip_lines:
            return lines
        return [Content.styled(f"• {self.speech.say('news-count', count=len(events))}", KEY)]

    @property
    def most_strip_lines(self) -> int:
        return 2 if self.size.height < 30 else 4

    def has_long_news(self) -> bool:
        """Whether the screen has no room for all that happened."""
        position, height = self.position, self.size.height
        if position.is_quiet:
            return False
        if position.question is None:
            return True
        if self.is_told_above:
            return len(position.told(position.news, self.picture_width)) > height - 14
        if self.is_wide:
            lines = position.told(position.news, SIDE - 5, clauses=False)
            return len(lines) + len(position.sides_in_a_column(SIDE - 5)) > height - 6
        return len(wrapped([f"• {position.told_in_a_row()}"], self.play_width - 2)) > self.most_strip_lines

    def news_page(self, notices: Sequence[str] = ()) -> TextPage:
        """What happened since the last answer. What must be known about the table itself comes first."""
        position = self.position
        title = self.speech.say("to-do" if position.game.is_companion else "news")

        def lines(width: int) -> list[Content]:
            noticed = [line for notice in notices for line in wrapped([notice], width)]
            return [*noticed, *position.changes(width), *position.told(position.news, width)]

        return TextPage(title, lines)
