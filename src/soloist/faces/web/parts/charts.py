"""Computes the positions of lines, bars and labels in charts; the templates only render them."""

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.coach.account import Account
from soloist.engine.kernel.scene import Line, Result
from soloist.engine.text.words import Words

WIDTH, HEIGHT = 560, 250
LEFT, RIGHT, TOP, BOTTOM = 44, 40, 36, 34
MOST_LABELS = 10
TRACK_ROW = 24
BAR = 300
"""The length of the longest bar of points."""


@dataclass(frozen=True)
class Point:
    x: float
    y: float
    value: int


@dataclass(frozen=True)
class Tick:
    at: float
    label: str


@dataclass(frozen=True)
class Turn:
    """A turning point on the chart: its number, its position, and the text for the list below."""

    number: int
    x: float
    title: str
    told: str
    answer: int


@dataclass(frozen=True)
class Chart:
    """The score by rounds: your line, the opponent's if there is one, and the turning points."""

    you: list[Point]
    they: list[Point]
    across: list[Tick]
    up: list[Tick]
    turns: list[Turn]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    bottom: int = HEIGHT - BOTTOM

    @property
    def rows(self) -> list[tuple[str, int, int | None]]:
        """The same numbers as rows of a table."""
        labels = [str(number) for number in range(len(self.you))]
        theirs: list[int | None] = [point.value for point in self.they] or [None] * len(self.you)
        return [(label, one.value, other) for label, one, other in zip(labels, self.you, theirs, strict=True)]


@dataclass(frozen=True)
class TrackStep:
    """One round of a track: the cells left after it and before it, and the number of its turning point (0: none)."""

    round: int
    y: int
    value: int
    before: int
    turn: int


@dataclass(frozen=True)
class RoundTrack:
    """For games in which only one number counts: a row of cells for each round. The cells lost in the round are hatched."""

    steps: list[TrackStep]
    cells: list[float]
    """The x where each cell begins."""
    cell: float
    width: int = WIDTH
    row: int = TRACK_ROW

    @property
    def height(self) -> int:
        return self.row * len(self.steps)


@dataclass(frozen=True)
class Segment:
    """A part of a bar; `look` selects its fill, which is also shown beside its line in the table."""

    x: float
    width: float
    look: int


@dataclass(frozen=True)
class ScoreBar:
    """The parts of a total, end to end. `counts` if there are several totals and this is the one that counts."""

    name: str
    total: int
    segments: list[Segment]
    counts: bool


@dataclass(frozen=True)
class ScoreRow:
    """A line of a side's account."""

    name: str
    rule: str
    value: int | None
    look: int


@dataclass(frozen=True)
class Side:
    """The points of one side and their parts."""

    name: str
    total: int | None
    rows: list[ScoreRow]
    bars: list[ScoreBar]
    mine: bool


def path(points: Sequence[Point]) -> str:
    return " ".join(f"{point.x:g},{point.y:g}" for point in points)


def chart_of(account: Account, language: str) -> Chart | None:
    """The chart of the score; None if there are fewer than two standings, as in games without rounds or scores."""
    standings = account.standings
    if len(standings) < 2:
        return None
    values = [one.you for one in standings] + [one.they for one in standings if one.they is not None]
    step = _step(max(values) - min(0, *values))
    low, high = min(0, *values) // step * step, -(-max(1, *values) // step) * step

    def x(index: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * index / (len(standings) - 1), 1)

    def y(value: int) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    every = -(-len(standings) // MOST_LABELS)
    places = {one.round: index for index, one in enumerate(standings)}
    return Chart(
        [Point(x(index), y(one.you), one.you) for index, one in enumerate(standings)],
        [Point(x(index), y(one.they), one.they) for index, one in enumerate(standings) if one.they is not None],
        [Tick(x(index), str(one.round)) for index, one in enumerate(standings) if index % every == 0],
        [Tick(y(value), str(value)) for value in range(low, high + 1, step)],
        [
            Turn(number, x(places[one.round]), account.title(one, language), account.moment(one, language), one.answer)
            for number, one in enumerate(account.turnings, 1)
        ],
    )


def track_of(account: Account) -> RoundTrack | None:
    """The track of a game in which only one number counts; None for other games."""
    standings = account.standings
    if len(standings) < 2 or account.two_sided:
        return None
    turns = {one.round: number for number, one in enumerate(account.turnings, 1)}
    most = max(1, *(one.you for one in standings))
    cell = (WIDTH - LEFT - 2 * RIGHT) / most
    befores = [standings[0].you, *(one.you for one in standings)]
    return RoundTrack(
        [
            TrackStep(one.round, TRACK_ROW * row, one.you, before, turns.get(one.round, 0))
            for row, (one, before) in enumerate(zip(standings, befores, strict=False))
        ],
        [round(LEFT + cell * number, 1) for number in range(most)],
        round(cell - 2, 1),
    )


def _step(span: int) -> int:
    """A round distance between grid lines that gives at most five of them."""
    return next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10**9) if span <= 5 * step)


def sides_of(result: Result, words: Words, language: str, you: str, they: str) -> list[Side]:
    """The account of each side, with a bar for every total that is made of parts."""
    groups = _groups(result)
    longest = max([_sum(lines, mine) for _, lines in groups for mine in (True, False)] + [1])
    sides = []
    for name, total, mine in ((you, result.you, True), (they, result.opponent, False)):
        if mine or total is not None:
            rows = [
                ScoreRow(words.say(line.name, language), line.rule, _value(line, mine), look)
                for _, lines in groups
                for line, look in zip(lines, _looks(lines, len(groups)), strict=True)
                if line.you or line.opponent or total is None
            ]
            bars = [
                ScoreBar(
                    "" if line is None else words.say(line.name, language),
                    _sum(lines, mine),
                    _segments(lines, mine, BAR / longest, len(groups)),
                    len(groups) > 1 and _sum(lines, mine) == total,
                )
                for line, lines in groups
                if total is not None
            ]
            sides.append(Side(name, total, rows, bars, mine))
    return sides


def _groups(result: Result) -> list[tuple[Line | None, list[Line]]]:
    """The sums of the result, each with its parts. Parts without a sum are a group of their own, with None as its sum."""
    found: list[tuple[Line | None, list[Line]]] = []
    waiting: list[Line] = []
    for line in result.lines:
        if not line.is_sum:
            waiting.append(line)
        elif waiting:
            found.append((line, waiting))
            waiting = []
    return [*found, (None, waiting)] if waiting else found


def _looks(lines: list[Line], groups: int) -> list[int]:
    """The fill of each part. In a single bar all differ. In several bars the last part is what was distributed among them."""
    if groups == 1:
        return list(range(len(lines)))
    return [0, *[1] * (len(lines) - 3), 3, 2][: len(lines)] if len(lines) > 2 else [0, 2][: len(lines)]


def _segments(lines: list[Line], mine: bool, scale: float, groups: int) -> list[Segment]:
    at, found = 0.0, []
    for line, look in zip(lines, _looks(lines, groups), strict=True):
        width = max(0, _value(line, mine) or 0) * scale
        if width:
            found.append(Segment(round(at, 1), round(width, 1), look))
        at += width
    return found


def _value(line: Line, mine: bool) -> int | None:
    return line.you if mine else line.opponent


def _sum(lines: list[Line], mine: bool) -> int:
    return sum(_value(line, mine) or 0 for line in lines)


def sparkline(scores: Sequence[int], width: int = 120, height: int = 32) -> list[Point]:
    """The points of a line through the last scores, the newest on the right."""
    low, high = min(scores, default=0), max(scores, default=0)
    return [
        Point(
            round(4 + (width - 8) * index / max(1, len(scores) - 1), 1),
            round(height - 4 - (height - 8) * (score - low) / max(1, high - low), 1),
            score,
        )
        for index, score in enumerate(scores)
    ]
