"""The companion page, for use beside the real board: one screen per step, with instructions, a question, large buttons and the
opponent's values."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine.companion import ALL_AS_SHOWN, CORRECT, EVENT, NUMBER, SWITCH, VALUES, Companion
from soloist.engine.companion.to_do import to_do
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Spot
from soloist.engine.kernel.story import Event
from soloist.engine.question import Option
from soloist.engine.table import Table
from soloist.engine.text.errors import UnknownGame
from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.pages.sheet import sheet_address
from soloist.faces.web.parts.boxes import Boxes
from soloist.faces.web.parts.site import Form, Guest, guest, page, uploaded
from soloist.faces.web.parts.told import Teller, ToldLine, total_changes
from soloist.faces.web.parts.view import keys
from soloist.library.own_edition import mine

GRID = "grid"
"""The zone whose spots the game's template draws as a map of the table."""
LADDER = "ladder"
"""The kind of mark on answers that the game's template draws as a ladder."""
ROW = 26
"""Letters in a row of a phone."""
MOST_ROWS = 14
"""From this many rows on, letters have their smallest size."""
PAD = 13
"""Up to this many numbers are drawn as buttons. More are typed."""
READY = "ready"
"""The token of the answer that ends set-up."""


@dataclass(frozen=True)
class PastTap:
    """The lines that one tap caused, and its number in the log, to which the user can go back."""

    number: int
    lines: list[ToldLine]


@dataclass(frozen=True)
class AnswerButton:
    """The button of one answer."""

    token: str
    name: str
    detail: str
    target: str
    mark: Mark | None
    key: str


@dataclass(frozen=True)
class Value:
    """One of the opponent's values: now, before the last tap, and the answers that correct it."""

    spot: str
    name: str
    value: int | None
    before: int | None
    corrections: list[AnswerButton]

    @property
    def near(self) -> list[tuple[str, AnswerButton]]:
        """The corrections to the next lower and the next higher number, each with its sign."""
        now, numbers = self.value, [(int(one.token.rpartition("=")[2]), one) for one in self.corrections]
        if now is None:
            return []
        lower = [("−", one) for number, one in numbers if number < now][-1:]
        return lower + [("+", one) for number, one in numbers if number > now][:1]


class Screen:
    """Everything that one screen shows."""

    def __init__(self, table: Table, who: Guest) -> None:
        self.table = table
        self.who = who
        self.words = table.game.words
        question = table.question
        options = question.options if question else ()
        self.heading = question.heading(who.language) if question else ""
        self.about = question.about(who.language) if question else ""
        usual = [option for option in options if option.kind in ("", EVENT)]
        by_key = dict(zip([option.token for option in usual], keys(usual), strict=True))
        self._by_kind: dict[str, list[AnswerButton]] = {"": [], EVENT: [], NUMBER: [], CORRECT: [], SWITCH: []}
        for option in options:
            self._by_kind[option.kind].append(self._answer(option, by_key.get(option.token, "")))
        self._teller = Teller(table.game, table.scene, who)
        told = to_do(table)
        self.lines = self._lines(told)
        """What is to be done, in this order."""
        self._kept = [line for line, event in zip(self.lines, told, strict=True) if not any(event is one for one in table.news)]
        noted = table.game.noted if isinstance(table.game, Companion) else ()
        self._to_do = [line for line, event in zip(self.lines, told, strict=True) if event.phrase.message not in noted]

    def _answer(self, option: Option, key: str) -> AnswerButton:
        language = self.who.language
        return AnswerButton(option.token, option.name(language), option.detail(language), option.target, option.mark, key)

    def _lines(self, events: list[Event]) -> list[ToldLine]:
        return [self._teller.line(number, event) for number, event in enumerate(events)]

    @property
    def sheet(self) -> str:
        """The URL of the printable sheet of this game."""
        return sheet_address(self.table.deal)

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase, self.who.language)

    @property
    def answers(self) -> list[AnswerButton]:
        return self._by_kind[""]

    @property
    def events(self) -> list[AnswerButton]:
        return self._by_kind[EVENT]

    @property
    def is_ladder(self) -> bool:
        """Whether the game's template draws the answers as a ladder, best first."""
        return any(answer.mark is not None and answer.mark.kind == LADDER for answer in self.answers)

    @property
    def docked(self) -> list[AnswerButton]:
        """The answers below the stage. Answers on the grid or on a ladder are drawn inside the stage instead."""
        numbers = self._by_kind[NUMBER] if self.is_pad else []
        return numbers if self.is_ladder else [*numbers, *self._off_grid(self.answers)]

    @property
    def docked_events(self) -> list[AnswerButton]:
        return self._off_grid(self.events)

    def at(self, place: str) -> AnswerButton | None:
        """The answer at a place of the grid, if there is exactly one."""
        found = [answer for answer in (*self.answers, *self.events) if answer.target == place]
        return found[0] if len(found) == 1 else None

    @property
    def waiting_place(self) -> str:
        """The place of the grid that all answers are about; empty if there is none."""
        places = {answer.target for answer in self.answers}
        return places.pop() if len(self.answers) > 1 and len(places) == 1 else ""

    def _off_grid(self, answers: list[AnswerButton]) -> list[AnswerButton]:
        places = {spot.id for spot in self._zone(GRID)}
        return [answer for answer in answers if answer.target not in places or self.at(answer.target) is None]

    @property
    def numbers(self) -> list[AnswerButton]:
        """The numbers of a range that is too long for buttons."""
        return self._by_kind[NUMBER] if len(self._by_kind[NUMBER]) > PAD else []

    @property
    def is_pad(self) -> bool:
        """Whether the answers are numbers to press."""
        return bool(self._by_kind[NUMBER]) and not self.numbers

    @property
    def switch(self) -> AnswerButton | None:
        return self._by_kind[SWITCH][0] if self._by_kind[SWITCH] else None

    @property
    def is_set_up(self) -> bool:
        """Whether the game is still being set up. The answer READY ends that."""
        return not any(given.token == READY for given in self.table.log)

    @property
    def ticks(self) -> bool:
        """Whether the lines are a checklist, because READY is the only answer."""
        return [answer.token for answer in self.answers] == [READY]

    @property
    def is_about_box(self) -> bool:
        """Whether the question is what is printed in this box. ALL_AS_SHOWN ends such questions."""
        game, question = self.table.game, self.table.question
        if isinstance(game, Companion) and question is not None and question.phrase.message in game.of_box:
            return True
        return any(answer.token == ALL_AS_SHOWN for answer in self.answers)

    @property
    def kind(self) -> str:
        """The kind of screen: set-up, instructions, what only changed here, a look at this box, your turn, or the opponent's."""
        if self.is_set_up:
            return "setup"
        if self.lines:
            return "do" if self._to_do else "noted"
        if self.is_about_box:
            return "box"
        return "you" if self.events or any(answer.token == "done" for answer in self.answers) else "them"

    @property
    def title(self) -> str:
        """The heading of what is to be done; the question if nothing is; empty if the lines have no heading."""
        if not self.lines:
            return self.heading
        heading = self._title_line
        return heading.what if heading else ""

    @property
    def _title_line(self) -> ToldLine | None:
        return next((line for line in self._to_do[:1] if line.is_heading), None)

    @property
    def doing(self) -> list[ToldLine]:
        """The lines below the title. Further headings are among them."""
        return [line for line in self.lines if line is not self._title_line]

    def is_kept(self, line: ToldLine) -> bool:
        """Whether this line was told before the last tap."""
        return any(line is one for one in self._kept)

    @property
    def rows(self) -> int:
        """About how many rows of a phone the lines take. With few of them, the letters are larger."""
        rows = sum(1 + len(line.what) // ROW + (len(line.detail) + ROW) // (ROW + 10) for line in self.doing)
        return min(rows, MOST_ROWS)

    @property
    def values(self) -> list[Value]:
        changes = total_changes(self.table.news)
        return [self._value(spot, changes.get(spot.id, 0)) for spot in self._zone(VALUES)]

    def _value(self, spot: Spot, change: int) -> Value:
        before = spot.value - change if spot.value is not None and change else None
        return Value(spot.id, self.say(spot.name), spot.value, before, self._corrections(spot.id))

    def _corrections(self, spot: str) -> list[AnswerButton]:
        return [answer for answer in self._by_kind[CORRECT] if answer.target == spot]

    @property
    def other_corrections(self) -> list[AnswerButton]:
        """Corrections of things that are not among the values."""
        strip = {spot.id for spot in self._zone(VALUES)}
        return [answer for answer in self._by_kind[CORRECT] if answer.target not in strip]

    def _zone(self, id: str) -> tuple[Spot, ...]:
        return next((zone.spots for zone in self.table.scene.zones if zone.id == id), ())

    @cached_property
    def so_far(self) -> list[PastTap]:
        """Every tap that caused an event, the newest first."""
        table = self.table
        numbers = table.your_answers
        bounds = [*(table.log[number].told for number in numbers), len(table.events)]
        steps = [
            PastTap(number, self._lines(table.events[start:end]))
            for number, (start, end) in zip(numbers, pairwise(bounds), strict=True)
            if start < end
        ]
        return steps[::-1]


class BesidePages:
    """Choosing and dealing a companion game."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def choose(self, request: Request) -> Response:
        who = guest(request)
        return page(who, "beside.html", boxes=Boxes(self.desk.store, who).all())

    def deal(self, request: Request, form: Form) -> Response:
        game = form.field("game")
        if game not in soloist.COMPANIONS:
            raise UnknownGame("unknown-game", given=game, known=", ".join(soloist.COMPANIONS))
        companion = soloist.COMPANIONS[game]
        edition = uploaded(form, "edition") or mine(self.desk.store, companion)
        table = companion.deal(form.field("level") or None, form.field("seed") or None, form.rulings, edition)
        return RedirectResponse(f"/tables/{self.desk.deal(table).id}", 303)
