"""Lay out one screen for the height of the window: status, news, the zones that the question is about, and the question.

The most important parts get room first. The remaining lines go to the news and to more of the board.
"""

from collections.abc import Sequence
from typing import NamedTuple

from soloist.engine.kernel.scene import Scene, Zone
from soloist.engine.kernel.story import Event
from soloist.engine.question import Question
from soloist.engine.table import Table
from soloist.faces.terminal import news
from soloist.faces.terminal.answers import Answers, Numbered
from soloist.faces.terminal.asking import asides
from soloist.faces.terminal.layout import Board, layout_of
from soloist.faces.terminal.paper import TextLine, cut, fold, in_columns, joined
from soloist.faces.terminal.picture import legend
from soloist.faces.terminal.speech import Speech
from soloist.faces.terminal.zones import BRIEF, FULL, HALF, KEY, LEAST, PART, SMALL, Zones

MOST_KEPT, LEAST_KEPT = 4, 2
"""Reserve MOST_KEPT lines for news, or down to LEAST_KEPT if that makes one of SHAPES fit."""
MOST_NEWS = 6
"""Show at most this many lines of news before the rest of the board. More follow if room is left after it."""
LINES, COLUMNS, NAMES, REST = "lines", "columns", "names", "rest"
"""How to list answers: cut to one line each, in two columns, only their names, or only those that the picture does not name."""


class Shape(NamedTuple):
    """How much to show of a question: the size of the picture (None: no picture), the measure of the other zones, and how to
    list the answers that are in no zone."""

    board: int | None
    zones: str
    answers: str


SHAPES = (
    *(Shape(0, zones, answers) for zones in (FULL, PART, BRIEF) for answers in (FULL, LINES)),
    Shape(0, BRIEF, COLUMNS),
    Shape(0, BRIEF, NAMES),
    Shape(0, BRIEF, REST),
    *(Shape(board, zones, answers) for board in (1, 2) for zones in (PART, BRIEF) for answers in (LINES, COLUMNS, NAMES, REST)),
    *(Shape(None, zones, answers) for zones in (FULL, PART, BRIEF) for answers in (FULL, LINES, COLUMNS)),
    Shape(None, BRIEF, NAMES),
    *(Shape(None, HALF, answers) for answers in (LINES, COLUMNS, NAMES)),
)
LEAST_SHAPES = (Shape(1, LEAST, REST), *(Shape(None, LEAST, answers) for answers in (LINES, COLUMNS, NAMES)))
"""Shapes with only names and numbers. They are tried last, after the news were reduced to LEAST_KEPT lines."""


class Screen:
    """The current view of a table."""

    def __init__(self, speech: Speech, table: Table, events: Sequence[Event], width: int, height: int) -> None:
        self.speech = speech
        self.table = table
        self.question = table.question
        self.events = events
        self.width = width
        self.height = height
        self.scene: Scene = table.scene
        self.layout = layout_of(table.game)
        self.answers = Answers(self.question)
        self.zones = Zones(speech, self.answers, width)
        self.asked = [zone for zone in self.scene.zones if any(spot.id in self.answers.at for spot in zone.spots)]
        """The zones that the question is about."""
        self._boards: dict[int, list[TextLine]] = {}
        self._tables: dict[tuple[str, int], list[TextLine]] = {}

    def lines(self) -> list[TextLine]:
        """The whole screen. No line is too wide, and it fits the height if possible."""
        top = [*self._head(), *self._status()]
        if self.question is None:
            return self._over(top)
        asked = self._question(self.question)
        body, used = self._body(len(top) + len(asked))
        room = self.height - len(top) - len(asked) - len(body)
        told = self._news(min(room, MOST_NEWS))
        around = self._around(used, room - len(told))
        told = self._news(room - len(around))
        return [*top, *told, *around, *body, *asked]

    def tells_all(self) -> bool:
        """Whether all news fit on the screen after the end of the game."""
        return len(self._head()) + len(news.in_full(self.speech, self.events, self.width)) <= self.height

    def _over(self, top: list[TextLine]) -> list[TextLine]:
        """The screen after the end. Drop the status lines if the news need the room, because the final scoring follows below."""
        told = news.in_full(self.speech, self.events, self.width)
        if len(top) + len(told) > self.height:
            top = self._head()
        return [*top, *self._news(self.height - len(top))]

    # --- status

    def _head(self) -> list[TextLine]:
        """One line with round, score and aim."""
        line, goal = TextLine("━━ ", "yellow").add(self.speech.game(self.scene.title), "bold"), self.table.goal
        if goal is not None:
            line.add(" ━━ ", "yellow")
            long, short = self.speech.game(goal.aim), self.speech.short(goal.aim)
            said = [self.speech.goal(goal, aim) for aim in (long, short or long)]
            line.add(said[0] if line.width + len(said[0]) <= self.width else said[1], "yellow")
        line = cut(line, self.width)
        return [line.add(" " + "━" * (self.width - line.width - 1), "yellow")] if line.width < self.width else [line]

    def _status(self) -> list[TextLine]:
        """The status lines of both sides."""
        found = []
        for ids in (self.layout.yours, self.layout.theirs):
            for zone in self._zones(ids):
                spots = [spot for spot in zone.spots if spot.value is not None or spot.id in self.layout.named]
                line = TextLine(self.speech.game(zone.title) + "  ", "bold")
                found += fold(line.extend(joined(self.zones.counted(spot) for spot in spots)), self.width, 2)
        return found

    def _zones(self, ids: Sequence[str]) -> list[Zone]:
        return [zone for zone in self.scene.zones if zone.id in ids]

    # --- news

    def _news(self, room: int) -> list[TextLine]:
        """The news with one event per line if they fit, or else as running text."""
        full = news.in_full(self.speech, self.events, self.width) if len(self.events) <= room else []
        return full if full and len(full) <= room else news.in_lines(self.speech, self.events, self.width, max(0, room))

    # --- zones and answers of the question

    def _body(self, taken: int) -> tuple[list[TextLine], set[str]]:
        """The question's zones and answers in the most detailed shape that fits, and the ids of the zones shown."""
        flowing = len(news.in_lines(self.speech, self.events, self.width, MOST_KEPT))
        for shapes, least in ((SHAPES, LEAST_KEPT), (LEAST_SHAPES, 0)):
            tried = []
            for shape in shapes:
                shaped = self._shaped(shape)
                if shaped is not None:
                    if taken + len(shaped[0]) + min(MOST_KEPT, flowing) <= self.height:
                        return shaped
                    tried.append(shaped)
            for kept in range(MOST_KEPT - 1, least - 1, -1):
                for body, used in tried:
                    if taken + len(body) + min(kept, flowing) <= self.height:
                        return body, used
        return tried[-1]

    def _shaped(self, shape: Shape) -> tuple[list[TextLine], set[str]] | None:
        """The question's zones and answers in this shape, or None if the game or the question does not support the shape."""
        asked = self.asked
        if shape.board is None:
            answers = self._outside(asked, None, shape.answers)
            return [*self._drawn(asked, shape.zones), *self._listed(answers, shape.answers)], {zone.id for zone in asked}
        board = self.layout.board
        if board is None or not any(zone.id in (*board.zones, *board.beside) for zone in asked):
            return None
        if shape.board >= board.measures or (shape.answers == REST and not board.names):
            return None
        if shape.answers == NAMES and not board.names and shape.board < board.measures - 1:
            # Prefer a smaller picture with the details of the answers to a larger one with only their names.
            return None
        tables = [zone for zone in asked if zone.id not in board.zones]
        drawn = [*self._board(board, shape.board), *self._drawn(tables, shape.zones)]
        answers = self._outside(tables, board, shape.answers)
        return [*drawn, *self._listed(answers, shape.answers)], {*board.zones, *(zone.id for zone in tables)}

    def _drawn(self, zones: Sequence[Zone], measure: str) -> list[TextLine]:
        """Draw zones, with a cache because several shapes need the same."""
        key = measure, len(zones)
        if key not in self._tables:
            self._tables[key] = self.zones.draw(zones, measure)
        return self._tables[key]

    def _board(self, board: Board, measure: int) -> list[TextLine]:
        if measure not in self._boards:
            self._boards[measure] = board.draw(self.zones, self._zones(board.zones), measure)
        return self._boards[measure]

    def _outside(self, drawn: Sequence[Zone], board: Board | None, how: str) -> list[Numbered]:
        """The answers that no drawn zone names. With REST, the picture names the answers that are alone at their spot."""
        spots = {spot.id for zone in drawn for spot in zone.spots}
        if board is not None and how == REST:
            on_board = [spot.id for zone in self._zones(board.zones) for spot in zone.spots]
            spots.update(spot for spot in on_board if len(self.answers.at.get(spot, ())) == 1)
        return [one for one in self.answers.all if one.option.target not in spots]

    def _listed(self, answers: Sequence[Numbered], how: str) -> list[TextLine]:
        widest = max((len(one.number) for one in answers), default=0)
        if how in (NAMES, REST):
            names = joined(TextLine(one.number, KEY).add(f" {self.speech.name(one.option)}") for one in answers)
            return fold(names, self.width) if names else []
        lines = [TextLine(f"{one.number:>{widest}} ", KEY).extend(self._option(one)) for one in answers]
        if how == COLUMNS:
            return in_columns(lines, self.width, 2)
        if how == LINES:
            return [cut(line, self.width) for line in lines]
        return [row for line in lines for row in fold(line, self.width, widest + 3)]

    def _option(self, one: Numbered) -> TextLine:
        detail = self.speech.option_detail(one.option)
        line = TextLine(self.speech.name(one.option), "bold")
        return line.add(": " + detail) if detail else line

    # --- the question

    def _question(self, question: Question) -> list[TextLine]:
        line = TextLine("▶ ", "bold green").add(self.speech.question(question), "bold")
        found = fold(line.add(f" [{question.rule}]", SMALL), self.width, 2)
        if self.answers.counts:
            found.append(TextLine(self.speech.say("any-number", least=self.answers.counts[0], most=self.answers.counts[-1])))
        for aside in asides(self.speech, self.scene, question):
            found += fold(TextLine(aside, SMALL), self.width)
        return found

    # --- the rest of the board

    def _around(self, used: set[str], room: int) -> list[TextLine]:
        """Other zones, as long as there is room."""
        found: list[TextLine] = []
        order = self.layout.others or [zone.id for zone in self.scene.zones]
        for zone in (zone for id in order for zone in self._zones([id])):
            if zone.id in used or not zone.spots or room - len(found) < 2:
                continue
            board = self.layout.board
            if board is not None and zone.id in board.zones:
                choices = (self._board(board, measure) for measure in range(board.measures))
                used = used | set(board.zones)
            else:
                choices = (self.zones.draw([zone], measure) for measure in (FULL, PART))
            found += next((lines for lines in choices if len(found) + len(lines) <= room), [])
        return found

    def whole_board(self) -> list[TextLine]:
        """The whole board in full detail, of any length."""
        found, board = self._head(), self.layout.board
        for zone in self.scene.zones:
            if board is not None and zone.id == board.zones[0]:
                found += self._board(board, 0)
            found += self.zones.draw([zone], FULL)
        spots = [spot for zone in self.scene.zones for spot in zone.spots]
        return [*found, *(TextLine(line, "magenta") for line in legend(self.speech, spots))]

    def in_full(self) -> list[TextLine]:
        """The whole board, the question and all answers, of any length. No name is cut here."""
        asked = [] if self.question is None else self._question(self.question)
        return [*self.whole_board(), *asked, *self._listed(self.answers.all, FULL)]
