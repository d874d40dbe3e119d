"""Sitting down: the first page, dealing, the rules and the cards to read."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine.errors import BadEdition, BadRecord, SoloistError
from soloist.engine.game import Game, Table
from soloist.engine.words import LANGUAGES
from soloist.faces.web.desk import Desk
from soloist.faces.web.opening import deal_as_asked, read_as_given
from soloist.faces.web.site import FACE, MOTIONS, SCHEMES, Cover, Form, Guest, cover, guest, page
from soloist.faces.web.telling import ClausePage, clause_page
from soloist.lab.difficulty import rates
from soloist.store import Saved

CARRY_ON = 4
FINISHED = 6
"""So many tables stand on the first page; the others are on a page of their own."""

YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class LevelChip:
    """A level with how often a player of ours wins it and how often you did."""

    id: str
    name: str
    line: str
    rate: str
    record: str
    chosen: bool


@dataclass(frozen=True)
class GameBox:
    cover: Cover
    line: str
    length: str
    levels: list[LevelChip]


@dataclass(frozen=True)
class SavedLine:
    """A saved table on a list."""

    id: int
    art: str
    title: str
    level: str
    state: str
    day: str
    outcome: str


class Pages:
    """All pages that are not a table, over one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def first(self, request: Request) -> Response:
        who = guest(request)
        saved = self._known()
        unfinished = [one for one in saved if not one.outcome]
        return page(
            who,
            "first.html",
            boxes=[_box(game, saved, who) for game in soloist.GAMES.values()],
            open=[self._line(one, who, self._where(one, who)) for one in unfinished[:CARRY_ON]],
            finished=[self._line(one, who) for one in saved if one.outcome][:FINISHED],
            more=len(saved) > CARRY_ON + FINISHED,
        )

    def tables(self, request: Request) -> Response:
        """Every table there is."""
        who = guest(request)
        return page(who, "tables.html", lines=[self._line(one, who) for one in self._known()])

    def game(self, request: Request) -> Response:
        """Behind "more": seed, rulings, edition, and fate asked."""
        who, game = guest(request), _game(request)
        return page(
            who,
            "more.html",
            game=cover(game, who.language),
            level="",
            box=_box(game, self._known(), who),
            rulings=list(game.book.rulings.values()),
        )

    def rules(self, request: Request) -> Response:
        who, game = guest(request), _game(request)
        chapters: dict[str, list[ClausePage]] = {}
        for clause in game.book.clauses.values():
            chapters.setdefault(game.book.chapters[clause.chapter][who.language], []).append(clause_page(game, clause, {}, who))
        return page(
            who,
            "rules.html",
            game=cover(game, who.language),
            level="",
            sheet=game.book.sheet[who.language],
            chapters=chapters,
        )

    def clause(self, request: Request) -> Response:
        who, game = guest(request), _game(request)
        clause = game.book.clause(request.path_params["clause"])
        return page(
            who,
            "one-clause.html",
            game=cover(game, who.language),
            level="",
            clause=clause_page(game, clause, {}, who),
        )

    def cards(self, request: Request) -> Response:
        who, game = guest(request), _game(request)
        word = request.query_params.get("word", "")[:60]
        groups: dict[str, list[tuple[str, str]]] = {}
        for component in game.reference(game.standard):
            text = game.words.say(component.text, who.language)
            if word.lower() in text.lower():
                groups.setdefault(game.words.say(component.group, who.language), []).append((text, component.confidence))
        return page(who, "cards.html", game=cover(game, who.language), level="", groups=groups, word=word)

    # --- dealing

    def deal(self, request: Request, form: Form) -> Response:
        seat = self.desk.deal(dealt(form))
        return RedirectResponse(f"/tables/{seat.id}", 303)

    def read(self, request: Request, form: Form) -> Response:
        """A record becomes a table; of a broken one, what is good does, if the person says so."""
        text = _text(form, "file") or form.field("record")
        edition = _text(form, "edition")
        try:
            table = read_as_given(text, edition)
        except BadRecord as error:
            if error.table is None or not form.field("broken"):
                raise
            table = error.table
        return RedirectResponse(f"/tables/{self.desk.deal(table).id}", 303)

    def settings(self, request: Request, form: Form) -> Response:
        back = form.field("back")
        answer = RedirectResponse(back if back.startswith("/") and back[1:2] not in ("/", "\\") else "/", 303)
        for name, known in (("language", LANGUAGES), ("scheme", SCHEMES), ("motion", MOTIONS)):
            if form.field(name) in known:
                answer.set_cookie(name, form.field(name), max_age=YEAR, samesite="strict", httponly=True)
        return answer

    def _known(self) -> list[Saved]:
        """The tables whose game and level this version knows, newest first."""
        levels = {(game.id, level.id) for game in soloist.GAMES.values() for level in game.levels}
        return [one for one in self.desk.store.all() if (one.game, one.level) in levels]

    def _where(self, saved: Saved, who: Guest) -> str:
        """How far a table is, as its own bar says it; nothing if the table cannot be opened any more."""
        try:
            with self.desk.sit(saved.id) as seat:
                return seat.table.game.words.say(seat.table.scene.title, who.language)
        except SoloistError:
            return ""

    def _line(self, saved: Saved, who: Guest, where: str = "") -> SavedLine:
        game = soloist.GAMES[saved.game]
        shown = cover(game, who.language)
        return SavedLine(
            saved.id,
            shown.art,
            shown.short,
            game.level_name(saved.level, who.language),
            where or who.t("table-state", outcome=saved.outcome or "open"),
            who.t("day", **_day(saved.changed)),
            saved.outcome,
        )


def dealt(form: Form) -> Table:
    """The table that a form asks for."""
    rulings = {name.removeprefix("ruling-"): value for name, value in form.fields.items() if name.startswith("ruling-")}
    return deal_as_asked(
        form.field("code"),
        form.field("game"),
        form.field("level") or None,
        form.field("seed") or None,
        rulings,
        _text(form, "edition"),
        "ask" if form.field("fate") == "ask" else "seed",
    )


def _text(form: Form, name: str) -> str:
    """An uploaded text file; empty if none was chosen."""
    file, content = form.files.get(name, ("", b""))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadEdition("bad-upload", FACE, file=file, why=str(error)) from None


def _game(request: Request) -> Game[Any]:
    return soloist.GAMES[request.path_params["game"]]


def _box(game: Game[Any], saved: list[Saved], who: Guest) -> GameBox:
    """The game with its levels; the level of the last game played is chosen."""
    measured = rates(game.id)
    last = next((one.level for one in saved if one.game == game.id), game.levels[0].id)
    chips = []
    for level in game.levels:
        mine = [one for one in saved if (one.game, one.level) == (game.id, level.id) and one.outcome]
        rate = measured.get(level.id)
        chips.append(
            LevelChip(
                level.id,
                game.level_name(level.id, who.language),
                game.level_line(level.id, who.language),
                "" if rate is None else who.t("rate", won=round(100 * rate.won / rate.games), games=rate.games),
                who.t("my-record", won=sum(one.outcome == "won" for one in mine), games=len(mine)) if mine else "",
                level.id == last,
            )
        )
    lengths = [one.decisions for one in measured.values() if one.decisions is not None]
    length = who.t("decisions", decisions=10 * round(sum(lengths) / len(lengths) / 10)) if lengths else ""
    return GameBox(cover(game, who.language), game.line(who.language), length, chips)


def _day(changed: str) -> dict[str, int | str]:
    """When a table was played last, by the clock of this machine."""
    moment = datetime.fromisoformat(changed).astimezone()
    days = (datetime.now().astimezone().date() - moment.date()).days
    return {
        "when": {0: "today", 1: "yesterday"}.get(days, "earlier"),
        "time": f"{moment:%H:%M}",
        "date": f"{moment:%Y-%m-%d}",
    }
