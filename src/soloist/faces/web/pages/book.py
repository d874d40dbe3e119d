"""Dealing a game, and the pages to read: rules, cards and primer."""

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine import parcel
from soloist.engine.game import Game
from soloist.engine.table import Table
from soloist.engine.text import code
from soloist.engine.text.errors import BadRecord
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.desk.open_table import boxed, deal_as_asked, deal_named
from soloist.faces.web.pages.link import Carrying
from soloist.faces.web.pages.primer import guided, keep_guided, primer_of
from soloist.faces.web.parts.boxes import Boxes, GameBox
from soloist.faces.web.parts.clauses import chapter_pages, clause_page
from soloist.faces.web.parts.search import Search
from soloist.faces.web.parts.site import MOTIONS, REVIEWS, SCHEMES, SOUNDS, TEXTS, YEAR, Form, cover, guest, page, uploaded
from soloist.library import box_link
from soloist.library.pace import noted
from soloist.library.store import Store, read_as_given


class Pages:
    """Dealing, reading records, settings, and the pages to read."""

    def __init__(self, desk: Desk, carrying: Carrying) -> None:
        self.desk = desk
        self.carrying = carrying

    def game(self, request: Request) -> Response:
        """The page behind "more": seed, rulings, edition, and whether the user enters dice and cards."""
        who, game = guest(request), _game(request)
        box = Boxes(self.desk.store, who).box(game)
        return page(
            who,
            "more.html",
            game=cover(game, who.language),
            level="",
            box=box,
            chosen=_chosen(game, box, request.query_params),
            rulings=list(game.book.rulings.values()),
            decides=game.book.rulings[game.decides] if game.decides else None,
            has_own_edition=self.desk.store.own_edition(game.id) is not None,
        )

    def primer(self, request: Request) -> Response:
        """The primer as a page of its own, without a table."""
        who, game = guest(request), _game(request)
        primer = primer_of(game, game.levels[0].id, who)
        if primer is None:
            raise HTTPException(404)
        return page(who, "primer-page.html", game=cover(game, who.language), level="", primer=primer)

    def rules(self, request: Request) -> Response:
        """The whole book, to read from beginning to end or to search."""
        who, game = guest(request), _game(request)
        search = Search(request.query_params.get("q", ""))
        return page(
            who,
            "rules.html",
            game=cover(game, who.language),
            level="",
            sheet=game.book.sheet[who.language],
            chapters=chapter_pages(game, search, who),
            search=search,
            back=_table(request),
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
        back = _table(request)
        return page(who, "cards.html", game=cover(game, who.language), level="", groups=groups, word=word, back=back)

    # --- dealing

    def deal(self, request: Request, form: Form) -> Response:
        if form.field("guided"):
            seat = self.desk.deal(guided(soloist.GAMES[form.field("game")]))
            response = RedirectResponse(f"/tables/{seat.id}", 303)
            keep_guided(response, [*guest(request).guided, str(seat.id)])
            return response
        seat = self.desk.deal(dealt(form, self.desk.store))
        return RedirectResponse(f"/tables/{seat.id}", 303)

    def read(self, request: Request, form: Form) -> Response:
        """Make a table of a record. Of a broken record the valid part is used, if the user agreed. A link leads to a preview."""
        text = uploaded(form, "file") or form.field("record")
        if parcel.is_link(text):
            return self.carrying.look(guest(request), text)
        if box_link.is_link(text):
            return self.carrying.look_at_box(guest(request), box_link.unpack(text))
        if code.is_link(text):
            return RedirectResponse(f"/deal/{deal_named(text, self.desk.store).code}", 303)
        edition, pace = uploaded(form, "edition"), noted(text)
        try:
            table = read_as_given(text, edition)
        except BadRecord as error:
            if error.table is None or not form.field("broken"):
                raise
            table = error.table
        seat = self.desk.deal(table)
        self.desk.store.keep_pace(seat.id, pace)
        return RedirectResponse(f"/tables/{seat.id}", 303)

    def settings(self, request: Request, form: Form) -> Response:
        back = form.field("back")
        response = RedirectResponse(back if back.startswith("/") and back[1:2] not in ("/", "\\") else "/", 303)
        for name, known in (
            ("language", LANGUAGES),
            ("scheme", SCHEMES),
            ("motion", MOTIONS),
            ("text", TEXTS),
            ("reviews", REVIEWS),
            ("sound", SOUNDS),
        ):
            if form.field(name) in known:
                response.set_cookie(name, form.field(name), max_age=YEAR, samesite="strict", httponly=True)
        return response


def dealt(form: Form, store: Store) -> Table:
    """Deal the table that a form asks for. A code that names an edition can only mean the owner's own."""
    # The user may paste a whole link instead of the code.
    named, mine = code.bare(form.field("code").rpartition("/")[2]), form.field("box") == "mine"
    return deal_as_asked(
        code=named,
        game=form.field("game"),
        level=form.field("level") or None,
        seed=form.field("seed") or None,
        rulings=form.rulings,
        edition=uploaded(form, "edition") or (boxed(named, form.field("game"), store) if mine or "-E" in named.upper() else ""),
        fate="ask" if form.field("fate") == "ask" else "seed",
    )


def _chosen(game: Game, box: GameBox, asked: Mapping[str, str]) -> dict[str, str]:
    """The level and the readings that were chosen on the first page, if they exist; otherwise the defaults."""
    values = {"level": [next(level.id for level in box.levels if level.chosen), *(level.id for level in box.levels)]}
    for ruling in game.book.rulings.values():
        values[f"ruling-{ruling.name}"] = [ruling.default, *(reading.value for reading in ruling.readings)]
    return {name: asked[name] if asked.get(name) in known else known[0] for name, known in values.items()}


def _game(request: Request) -> Game:
    return soloist.GAMES[request.path_params["game"]]


def _table(request: Request) -> int | None:
    """The table from which the user came to read, for the link back."""
    given = request.query_params.get("table", "")
    return int(given) if given.isdecimal() and given.isascii() and len(given) < 10 else None
