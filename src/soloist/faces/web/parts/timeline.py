"""Prepares a review for pages: the chance to win over all answers, luck and decisions below it, and one answer in detail."""

from dataclasses import dataclass
from itertools import groupby, pairwise

from soloist.coach.hints import why
from soloist.coach.review import Judged, Moment, Review, move_name, place_name, question
from soloist.engine.question import Question
from soloist.engine.table import Table
from soloist.faces.web.parts.charts import Point, Tick
from soloist.faces.web.parts.site import Guest, signed

WIDTH, HEIGHT = 900, 226
LEFT, RIGHT = 54, 10
TOP, CHANCE = 30, 70
LUCK, YOURS = 132, 164
"""The base lines of the bars: those of luck go up or down, those of decisions only down."""
MOST = 22
"""The length of the longest bar, for a change of 50 percentage points or more."""
LABELLED = 0.1
"""Bars of at least this much have their value beside them."""
DECIDED = 0.02
"""If all chances of an answer are this close to 0 or to 1, the game is decided, and the answer takes less room."""
MOST_DETAIL = 90
NOTABLE = 0.05
"""The smallest luck that "next luck" stops at."""


@dataclass(frozen=True)
class TimelineBar:
    x: float
    y: float
    width: float
    height: float
    good: bool
    text: str = ""
    """Its value, if it is large enough to be read; `text_y` is where."""
    text_y: float = 0


@dataclass(frozen=True)
class TimelineSpan:
    """A round or turn: where it begins, how wide it is, and its name if there is room."""

    x: float
    width: float
    name: str
    shaded: bool


@dataclass(frozen=True)
class MistakeFlag:
    """One of the costliest decisions, by its rank."""

    rank: int
    x: float
    index: int


@dataclass(frozen=True)
class Timeline:
    """All answers of a review from left to right; `at` marks the selected one."""

    points: list[Point]
    luck: list[TimelineBar]
    yours: list[TimelineBar]
    places: list[TimelineSpan]
    flags: list[MistakeFlag]
    up: list[Tick]
    at: TimelineBar
    edges: list[float]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    bottom: int = TOP + CHANCE
    luck_at: int = LUCK
    yours_at: int = YOURS


@dataclass(frozen=True)
class Fall:
    """A bar of the waterfall chart: x and width in percent."""

    kind: str
    x: float
    width: float
    text: str


@dataclass(frozen=True)
class Cost:
    """A costly decision in few words."""

    index: int
    place: str
    chosen: str
    chosen_detail: str
    """What a name like "Building 1" does not say."""
    best: str
    best_detail: str
    points: str
    before: int
    after: int
    why: str


@dataclass(frozen=True)
class OptionLine:
    """An option with its chance and its 95 % interval, in percent."""

    token: str
    name: str
    detail: str
    chance: int
    low: float
    high: float
    yours: bool
    best: bool


@dataclass(frozen=True)
class Open:
    """The selected answer in detail."""

    index: int
    number: int
    place: str
    about: str
    heading: str
    chosen: str
    chosen_detail: str
    best: str
    best_detail: str
    mistake: bool
    points: str
    luck: str
    options: list[OptionLine]
    """The best first."""
    asked: list[OptionLine]
    """The same in the order of the question, which does not reveal the best."""
    why: str
    next_mistake: int | None
    next_luck: int | None
    tried: str
    """Your answer when you are asked again; empty if you were not asked."""
    verdict: str
    """The coach's comment on `tried`."""


def points(share: float) -> str:
    """Points of win chance, with their sign."""
    rounded = round(100 * share)
    return signed(rounded) if rounded else "0"


def timeline_of(review: Review, table: Table, index: int, who: Guest) -> Timeline:
    moments = review.moments
    edges = _edges(moments)
    widths = _widths(edges)
    columns = list(zip(moments, edges, widths, strict=False))
    line: list[Point] = []
    for moment, x, width in columns:
        line += [_point(x, moment.chance_before), _point(x + width / 2, moment.chance_after)]
    line.append(_point(edges[-1], review.result))
    return Timeline(
        points=line,
        luck=[_bar(x + width / 2, width / 2, LUCK, moment.luck) for moment, x, width in columns if abs(moment.luck) >= 0.005],
        yours=[_bar(x, width / 2, YOURS, moment.decision) for moment, x, width in columns if moment.mistake],
        places=_places(review, table, edges, who),
        flags=[MistakeFlag(rank, round(edges[at], 1), at) for rank, at in enumerate(_costliest(review), 1)],
        up=[Tick(TOP + CHANCE * (100 - share) / 100, f"{share} %" if share == 100 else str(share)) for share in (0, 50, 100)],
        at=TimelineBar(round(edges[index] - 3, 1), 2, max(10, round(widths[index] + 6, 1)), HEIGHT - 30, True),
        edges=[round(edge, 1) for edge in edges],
    )


def falls_of(review: Review) -> list[Fall]:
    """Start, luck, decisions, end: what each adds to the chance to win."""
    start, decisions, end = (round(100 * share) for share in (review.start, review.decisions, review.result))
    # The rounded numbers must still add up.
    luck = end - start - decisions
    steps = [("start", 0, start), ("luck", start, start + luck), ("decisions", start + luck, end), ("end", 0, end)]
    low, high = min(0, start + luck), max(100, start + luck)
    texts = [f"{start} %", points(luck / 100), points(decisions / 100), f"{end} %"]
    return [
        Fall(kind, round(100 * (min(a, b) - low) / (high - low), 1), round(max(0.8, 100 * abs(b - a) / (high - low)), 1), text)
        for (kind, a, b), text in zip(steps, texts, strict=True)
    ]


def costs_of(review: Review, table: Table, who: Guest) -> list[Cost]:
    """The costliest decisions: what you did, what the coach would have done, and why."""
    found = []
    for index in _costliest(review):
        moment = review.moments[index]
        asked = question(table, moment)
        found.append(
            Cost(
                index=index,
                place=place_name(table, moment, who.language),
                chosen=move_name(table, moment, moment.chosen, who.language),
                chosen_detail=_detail(asked, moment.chosen, who),
                best=move_name(table, moment, moment.best, who.language),
                best_detail=_detail(asked, moment.best, who),
                points=points(moment.decision),
                before=round(100 * moment.chance_before),
                after=round(100 * moment.chance_after),
                why=why(moment.reasons, who.language),
            )
        )
    return found


def open_at(review: Review, table: Table, index: int, who: Guest, tried: str = "") -> Open:
    moment, asked = review.moments[index], question(table, review.moments[index])
    later = range(index + 1, len(review.moments))
    options = [_option(asked, one, moment, who) for one in moment.options]
    order = {option.token: place for place, option in enumerate(asked.options)}
    tried = tried if tried in [one.token for one in options] else ""
    best = move_name(table, moment, moment.best, who.language)
    return Open(
        index=index,
        number=moment.number,
        place=place_name(table, moment, who.language),
        about=asked.about(who.language),
        heading=asked.heading(who.language),
        chosen=move_name(table, moment, moment.chosen, who.language),
        chosen_detail=_detail(asked, moment.chosen, who),
        best=best,
        best_detail=_detail(asked, moment.best, who),
        mistake=moment.mistake,
        points=points(moment.decision),
        luck=points(moment.luck),
        options=options,
        asked=sorted(options, key=lambda one: order.get(one.token, len(order))),
        why=why(moment.reasons, who.language),
        next_mistake=next((at for at in later if review.moments[at].mistake), None),
        next_luck=next((at for at in later if abs(review.moments[at].luck) >= NOTABLE), None),
        tried=tried,
        verdict=who.t("tried", sense=_sense(moment, tried), best=best) if tried else "",
    )


def _sense(moment: Moment, tried: str) -> str:
    """How an answer compares with the best one; "close" if their intervals overlap."""
    judged = {one.token: one for one in moment.options}
    if tried == moment.best:
        return "best"
    return "close" if judged[tried].high >= judged[moment.best].low else "worse"


def judged_spots(review: Review, table: Table, index: int, who: Guest) -> dict[str, tuple[str, str]]:
    """The spots of the board that your answer and, after a mistake, the coach's answer point at, with their badges."""
    moment = review.moments[index]
    targets = {option.token: option.target for option in question(table, moment).options}
    chances = {one.token: round(100 * one.chance) for one in moment.options}
    found = {targets.get(moment.chosen, ""): ("you", who.t("badge", side="you", chance=chances[moment.chosen]))}
    if moment.mistake:
        found[targets.get(moment.best, "")] = ("coach", who.t("badge", side="coach", chance=chances[moment.best]))
    return found


def first_of(review: Review) -> int:
    """The answer that a review shows first: the costliest decision, else the first answer."""
    return next(iter(_costliest(review)), 0)


def _costliest(review: Review) -> list[int]:
    return [review.moments.index(moment) for moment in review.costliest]


def _detail(asked: Question, token: str, who: Guest) -> str:
    """The small print of an option, if it is short."""
    found = next((option.detail(who.language) for option in asked.options if option.token == token), "")
    return found if len(found) <= MOST_DETAIL else ""


def _option(asked: Question, one: Judged, moment: Moment, who: Guest) -> OptionLine:
    option = next((option for option in asked.options if option.token == one.token), None)
    return OptionLine(
        token=one.token,
        name=one.token if option is None else option.name(who.language),
        detail="" if option is None else option.detail(who.language),
        chance=round(100 * one.chance),
        low=round(100 * one.low, 1),
        high=round(100 * one.high, 1),
        yours=one.token == moment.chosen,
        best=one.token == moment.best,
    )


def _edges(moments: tuple[Moment, ...]) -> list[float]:
    """The x where each answer begins, and where the last one ends. Answers in a decided game are narrow."""
    weights = [0.3 if _decided(moment) else 1.0 for moment in moments]
    room, at, edges = (WIDTH - LEFT - RIGHT) / max(1.0, sum(weights)), float(LEFT), []
    for weight in weights:
        edges.append(at)
        at += weight * room
    return [*edges, at]


def _decided(moment: Moment) -> bool:
    chances = (moment.chance_before, moment.chance_after, moment.chance_after + moment.luck)
    return max(chances) <= DECIDED or min(chances) >= 1 - DECIDED


def _widths(edges: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(edges)]


def _point(x: float, chance: float) -> Point:
    return Point(round(x, 1), round(TOP + CHANCE * (1 - chance), 1), round(100 * chance))


def _bar(x: float, width: float, base: int, share: float) -> TimelineBar:
    height = round(max(1.5, min(MOST, 2 * MOST * abs(share))), 1)
    y = base - height if share > 0 else base
    text = points(share) if abs(share) >= LABELLED else ""
    return TimelineBar(
        x=round(x, 1),
        y=y,
        width=round(max(3.0, width), 1),
        height=height,
        good=share > 0,
        text=text,
        text_y=y - 4 if share > 0 else y + height + 11,
    )


def _places(review: Review, table: Table, edges: list[float], who: Guest) -> list[TimelineSpan]:
    found, index = list[TimelineSpan](), 0
    for number, (_, some) in enumerate(groupby(review.moments, lambda moment: moment.place)):
        together = list(some)
        x, width = edges[index], edges[index + len(together)] - edges[index]
        name = place_name(table, together[0], who.language)
        index += len(together)
        found.append(TimelineSpan(round(x, 1), round(width, 1), name if width > 9 * len(name) else "", number % 2 == 1))
    return found
