"""My games: statistics by game and level, the days of the month, and all tables."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import soloist
from soloist.engine.game import Game
from soloist.faces.web.pages.shelf import SavedLine, Shelf
from soloist.faces.web.parts.charts import Point, sparkline
from soloist.faces.web.parts.site import Cover, Guest, cover, guest, page
from soloist.faces.web.parts.timeline import points
from soloist.library.daily import Day, deal_of, month_until, weeks_of
from soloist.library.history import History, as_csv, with_luck
from soloist.library.store import LONGEST_NAME, Saved, code_of

ON_A_PAGE = 50
LAST = 10
NOTICES = ("in-bin", "back-again")


@dataclass(frozen=True)
class LevelLine:
    name: str
    played: int
    won: int


@dataclass(frozen=True)
class GameCard:
    """How one game went."""

    cover: Cover
    played: int
    won: int
    levels: list[LevelLine]
    best: str
    average: str
    streak: str
    luck: str
    last: list[Point]


@dataclass(frozen=True)
class FilterChip:
    """A filter for the list of tables; `show` is its name in the query."""

    show: str
    name: str
    count: int


@dataclass(frozen=True)
class LuckBar:
    """Luck or decisions of a reviewed game: points of win chance, and the width of their bar in percent."""

    text: str
    width: int


@dataclass(frozen=True)
class Cell:
    """A day of the calendar: its number (0 outside the month), your table of that day's deal, and its outcome."""

    number: int
    table: int
    outcome: str
    come: bool
    today: bool


@dataclass(frozen=True)
class Month:
    name: str
    weeks: list[list[Cell]]
    line: str


class Mine:
    """`/tables`: the statistics and the list of all tables."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.store = shelf.desk.store

    def show(self, request: Request) -> Response:
        """The statistics, and the tables, newest first and ON_A_PAGE per page. The first page begins with the pinned tables."""
        who, store = guest(request), self.store
        chips = self._chips(who)
        asked, show = request.query_params.get("page", "1"), request.query_params.get("show", "")
        show = show if show in [chip.show for chip in chips] else ""
        wanted = _wanted(show) if show else {"pinned": False}
        pinned = [] if show else store.all(pinned=True, whole=True)
        last = max(1, -(-store.count(**wanted) // ON_A_PAGE))
        number = min(int(asked), last) if asked.isascii() and asked.isdigit() and len(asked) < 7 and asked != "0" else 1
        rows = store.all(most=ON_A_PAGE, after=ON_A_PAGE * (number - 1), whole=True, **wanted)
        mine, days = with_luck(store), month_until(date.today(), store)
        apart = {one.id: (_share(one.luck), _share(one.decisions)) for one in mine.ended if one.luck is not None}
        paces = store.paces()
        return page(
            who, "tables.html", lines=self._lines(rows, who), pinned=self._lines(pinned, who) if number == 1 else [],
            apart=apart, paces=paces, number=number, last=last, show=show, chips=chips, notice=_notice(request, who),
            deleted=len(store.deleted()), longest=LONGEST_NAME, mine=mine, month=_month(who, days), today=_today(who, days[-1]),
            cards=[self._card(who, game, mine.of(game.id)) for game in soloist.GAMES.values() if mine.of(game.id).played],
        )  # fmt: skip

    def csv(self, request: Request) -> Response:
        """The history as a file for a spreadsheet."""
        name = f"soloist-{datetime.now():%Y-%m-%d}.csv"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(as_csv(self.store).encode("utf-8-sig"), media_type="text/csv", headers=headers)

    def _lines(self, rows: list[Saved], who: Guest) -> list[SavedLine]:
        return [self.shelf.line(one, who, code_of(one)) for one in rows]

    def _chips(self, who: Guest) -> list[FilterChip]:
        """The filter for all tables, then every filter that some tables match."""
        store = self.store
        found = [FilterChip("", who.t("all"), store.count())]
        named = [(show, who.t("chip", show=show)) for show in ("open", "won", "lost", "pinned")]
        named += [(game.id, game.short_title(who.language)) for game in soloist.GAMES.values()]
        return found + [FilterChip(show, name, count) for show, name in named if (count := store.count(**_wanted(show)))]

    def _card(self, who: Guest, game: Game, mine: History) -> GameCard:
        outcome, run = mine.streak
        levels = [(level.id, mine.of(game.id, level.id)) for level in game.levels]
        return GameCard(
            cover=cover(game, who.language),
            played=mine.played,
            won=mine.won,
            levels=[LevelLine(game.level_name(id, who.language), one.played, one.won) for id, one in levels if one.played],
            best=_measured(who, game, mine, mine.best),
            average=_measured(who, game, mine, mine.average),
            streak=who.t("streak", outcome=outcome, run=run),
            luck="" if mine.luck is None else points(mine.luck / 100),
            last=sparkline(mine.scores[:LAST][::-1]) if len(mine.scores) > 1 else [],
        )


def _share(share: float | None) -> LuckBar:
    return LuckBar(points((share or 0) / 100), min(100, round(abs(share or 0))))


def _today(who: Guest, day: Day) -> dict[str, Any]:
    deal = deal_of(day.date)
    level = deal.game.level_name(deal.level, who.language)
    return {"game": cover(deal.game, who.language), "level": level, "code": deal.code, "day": day}


def _month(who: Guest, come: list[Day]) -> Month:
    today, days = come[-1].date, {day.date.day: day for day in come}
    weeks = [[_cell(number, days.get(number), today) for number in week] for week in weeks_of(today)]
    counts = {kind: sum(1 for day in come if day.outcome == kind) for kind in ("won", "lost")}
    name = who.t("month", month=today.month, year=str(today.year))
    return Month(name, weeks, who.t("month-line", won=counts["won"], lost=counts["lost"]))


def _measured(who: Guest, game: Game, mine: History, value: int | None) -> str:
    """The value as points; in a game without points, with the name of the number that counts."""
    if value is None or any(one.opponent is not None for one in mine.ended) or not game.words.has("goal-name"):
        return "" if value is None else str(value)
    return who.t("measure", name=game.say("goal-name", who.language), value=value)


def _cell(number: int, day: Day | None, today: date) -> Cell:
    if day is None:
        return Cell(number, 0, "", False, False)
    return Cell(number, day.table, day.outcome, True, day.date == today)


def _wanted(show: str) -> dict[str, Any]:
    """The query for a filter. The filter of a game includes its companion."""
    if show in soloist.GAMES:
        return {"games": tuple(game.id for game in soloist.EVERY.values() if game.original.id == show)}
    return {"open": {"finished": False}, "pinned": {"pinned": True}}.get(show, {"outcome": show})


def _notice(request: Request, who: Guest) -> str:
    said = request.query_params.get("said", "")
    if said.isascii() and said.isdigit() and len(said) < 7:
        return who.t("added", added=int(said))
    return who.t(said) if said in NOTICES else ""
