"""One screen, made for its height: how both sides stand, what happened, the zone the question is about, the question.

What matters most is given room first; what room is left goes to the story and to more of the board.
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
"""So many lines of news are kept free, and so many at least as long as any good shape of the question fits."""
MOST_NEWS = 6
"""More lines than this only after all of the board that has room."""
LINES, COLUMNS, NAMES, REST = "lines", "columns", "names", "rest"
"""How answers beside a picture are listed: cut to a line, to half of one, to their names, or not if the picture names them."""


class Shape(NamedTuple):
    """How much of the question's zones and answers is shown: of the picture, of other zones, of answers that stand in none."""

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
"""Only names and numbers: sooner than this, half of the news are given up."""


class Screen:
    """What a person sees of a table at one moment."""

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
        """The whole screen, no higher than it may be wherever that is possible, and never a line too wide."""
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
        """Whether all that happened has room where nothing is asked any more."""
        return len(self._head()) + len(news.in_full(self.speech, self.events, self.width)) <= self.height

    def _over(self, top: list[TextLine]) -> list[TextLine]:
        """How it came to the end; the numbers of both sides give way to it, for the account below has them too."""
        told = news.in_full(self.speech, self.events, self.width)
        if len(top) + len(told) > self.height:
            top = self._head()
        return [*top, *self._news(self.height - len(top))]

    # --- how it stands

    def _head(self) -> list[TextLine]:
        """Round, score and aim in one line."""
        line, goal = TextLine("━━ ", "yellow").add(self.speech.game(self.scene.title), "bold"), self.table.goal
        if goal is not None:
            line.add(" ━━ ", "yellow")
            long, short = self.speech.game(goal.aim), self.speech.short(goal.aim)
            said = [self.speech.goal(goal, aim) for aim in (long, short or long)]
            line.add(said[0] if line.width + len(said[0]) <= self.width else said[1], "yellow")
        line = cut(line, self.width)
        return [line.add(" " + "━" * (self.width - line.width - 1), "yellow")] if line.width < self.width else [line]

    def _status(self) -> list[TextLine]:
        """Stores and tracks of both sides, in their numbers."""
        found = []
        for ids in (self.layout.yours, self.layout.theirs):
            for zone in self._zones(ids):
                spots = [spot for spot in zone.spots if spot.value is not None or spot.id in self.layout.named]
                line = TextLine(self.speech.game(zone.title) + "  ", "bold")
                found += fold(line.extend(joined(self.zones.counted(spot) for spot in spots)), self.width, 2)
        return found

    def _zones(self, ids: Sequence[str]) -> list[Zone]:
        return [zone for zone in self.scene.zones if zone.id in ids]

    # --- what happened

    def _news(self, room: int) -> list[TextLine]:
        """Each event in its line if all of them have room, else one after the other."""
        full = news.in_full(self.speech, self.events, self.width) if len(self.events) <= room else []
        return full if full and len(full) <= room else news.in_lines(self.speech, self.events, self.width, max(0, room))

    # --- what it is about

    def _body(self, taken: int) -> tuple[list[TextLine], set[str]]:
        """The zones of the question and its answers in the fullest shape that fits, and which zones those are."""
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
        """The zones of the question and its answers in this shape; None where the game or the question has none such."""
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
            # What an answer costs is worth more than the larger picture.
            return None
        tables = [zone for zone in asked if zone.id not in board.zones]
        drawn = [*self._board(board, shape.board), *self._drawn(tables, shape.zones)]
        answers = self._outside(tables, board, shape.answers)
        return [*drawn, *self._listed(answers, shape.answers)], {*board.zones, *(zone.id for zone in tables)}

    def _drawn(self, zones: Sequence[Zone], measure: str) -> list[TextLine]:
        """Drawn once for all shapes."""
        key = measure, len(zones)
        if key not in self._tables:
            self._tables[key] = self.zones.draw(zones, measure)
        return self._tables[key]

    def _board(self, board: Board, measure: int) -> list[TextLine]:
        if measure not in self._boards:
            self._boards[measure] = board.draw(self.zones, self._zones(board.zones), measure)
        return self._boards[measure]

    def _outside(self, drawn: Sequence[Zone], board: Board | None, how: str) -> list[Numbered]:
        """The answers that nothing on the screen names; a picture names one at each spot."""
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

    # --- what is asked

    def _question(self, question: Question) -> list[TextLine]:
        line = TextLine("▶ ", "bold green").add(self.speech.question(question), "bold")
        found = fold(line.add(f" [{question.rule}]", SMALL), self.width, 2)
        if self.answers.counts:
            found.append(TextLine(self.speech.say("any-number", least=self.answers.counts[0], most=self.answers.counts[-1])))
        for aside in asides(self.speech, self.scene, question):
            found += fold(TextLine(aside, SMALL), self.width)
        return found

    # --- what else there is to see

    def _around(self, used: set[str], room: int) -> list[TextLine]:
        """More of the board, as long as there is room."""
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
        """Everything there is to see, however long."""
        found, board = self._head(), self.layout.board
        for zone in self.scene.zones:
            if board is not None and zone.id == board.zones[0]:
                found += self._board(board, 0)
            found += self.zones.draw([zone], FULL)
        spots = [spot for zone in self.scene.zones for spot in zone.spots]
        return [*found, *(TextLine(line, "magenta") for line in legend(self.speech, spots))]
