"""Sitting down: the first page, dealing, the rules and the cards to read."""

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine.errors import BadEdition, BadRecord
from soloist.engine.game import Game, Table
from soloist.engine.words import LANGUAGES, unbroken
from soloist.faces.web.clauses import ClausePage, clause_page
from soloist.faces.web.desk import Desk
from soloist.faces.web.opening import deal_as_asked, read_as_given
from soloist.faces.web.shelf import Shelf, line
from soloist.faces.web.site import FACE, MOTIONS, SCHEMES, Cover, Form, Guest, cover, guest, page
from soloist.lab.difficulty import rates
from soloist.store import Store

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


class Pages:
    """The first page, dealing, and what there is to read, over one desk."""

    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self.desk = desk
        self.shelf = shelf

    def first(self, request: Request) -> Response:
        who, store = guest(request), self.desk.store
        record = Record(store)
        return page(
            who,
            "first.html",
            boxes=[_box(game, record, who) for game in soloist.GAMES.values()],
            open=[line(one, who, self.shelf.where(one, who)) for one in store.all(finished=False, most=CARRY_ON) if one.is_known],
            finished=[line(one, who) for one in store.all(finished=True, most=FINISHED) if one.is_known],
            more=record.tables > CARRY_ON + FINISHED,
        )

    def game(self, request: Request) -> Response:
        """Behind "more": seed, rulings, edition, and fate asked."""
        who, game = guest(request), _game(request)
        return page(
            who,
            "more.html",
            game=cover(game, who.language),
            level="",
            box=_box(game, Record(self.desk.store), who),
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
            if word.lower() in unbroken(text).lower():
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


class Record:
    """How often each level was played and won, and which level of a game last."""

    def __init__(self, store: Store) -> None:
        self.tally = store.tally()
        self.tables = sum(count for *_, count in self.tally)
        self.last = store.last_levels()

    def played(self, game: str, level: str, *outcomes: str) -> int:
        return sum(count for *where, outcome, count in self.tally if where == [game, level] and outcome in outcomes)


def _box(game: Game[Any], record: Record, who: Guest) -> GameBox:
    """The game with its levels; the level of the last game played is chosen."""
    measured = rates(game.id)
    last = record.last.get(game.id, "")
    chosen = last if last in [level.id for level in game.levels] else game.levels[0].id
    chips = []
    for level in game.levels:
        won, games = record.played(game.id, level.id, "won"), record.played(game.id, level.id, "won", "lost", "drawn")
        rate = measured.get(level.id)
        chips.append(
            LevelChip(
                level.id,
                game.level_name(level.id, who.language),
                game.level_line(level.id, who.language),
                "" if rate is None else who.t("rate", won=round(100 * rate.won / rate.games), games=rate.games),
                who.t("my-record", won=won, games=games) if games else "",
                level.id == chosen,
            )
        )
    lengths = [one.decisions for one in measured.values() if one.decisions is not None]
    length = who.t("decisions", decisions=10 * round(sum(lengths) / len(lengths) / 10)) if lengths else ""
    return GameBox(cover(game, who.language), game.line(who.language), length, chips)
