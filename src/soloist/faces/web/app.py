"""The web application: all routes and error pages."""

from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from soloist import manual
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.text.errors import SoloistError
from soloist.faces.web.desk.coaching import Reviewer, Thinker
from soloist.faces.web.desk.desk import Desk, later, status_of
from soloist.faces.web.http.guard import Guard
from soloist.faces.web.pages.beside import BesidePages
from soloist.faces.web.pages.book import Pages
from soloist.faces.web.pages.deal import Deals
from soloist.faces.web.pages.first import Start
from soloist.faces.web.pages.link import Carrying
from soloist.faces.web.pages.my_games import Mine
from soloist.faces.web.pages.own_edition import OwnEditionPages
from soloist.faces.web.pages.primer import leave_guide
from soloist.faces.web.pages.review import Reviews
from soloist.faces.web.pages.sheet import show_sheet
from soloist.faces.web.pages.shelf import Shelf
from soloist.faces.web.pages.table import Tables
from soloist.faces.web.parts.site import FACE, Doing, asked_language, guest, in_turn, message, posting, problem
from soloist.library.coach_process import Coach
from soloist.library.database import NoTable
from soloist.library.store import Store


class Number(Convertor[int]):
    """A non-negative integer of at most 15 digits, which fits into any database column."""

    regex = "[0-9]{1,15}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())


def application(store: Store, secret: str = "", names: tuple[str, ...] = (), link: str = "", coach: Coach | None = None) -> Guard:
    """The application for one store: pages and JSON.

    With a `secret`, every request must carry it. `names` are further host names of this machine, `link` is the URL for a phone.
    `coach` computes the hints; without it each hint starts a process of its own.
    """
    # Imported here because the static build does not have these modules.
    from starlette.middleware.gzip import GZipMiddleware
    from starlette.staticfiles import StaticFiles

    from soloist.faces.web.http.files import Kept

    desk = Desk(store, Thinker(coach), Reviewer(store))
    # Routes are tried in order, so the most frequent come first.
    routes = [
        Mount("/api", LazyJson(desk)),
        *page_routes(desk, in_turn, link),
        Mount("/static", Kept(packages=[("soloist.faces.web", "static")])),
    ]
    if manual.is_installed():
        routes.append(Mount(f"/{manual.AT}", StaticFiles(directory=manual.PAGES, html=True)))
    # Level 1: on a home network, compressing must not take longer than it saves.
    compression = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=1)
    return Guard(starlette_app(routes, compression), secret, names)


def starlette_app(routes: Sequence[BaseRoute], *middleware: Middleware) -> Starlette:
    """An application with these routes that shows errors as pages."""
    handlers = {SoloistError: _bad, HTTPException: _http, Exception: _broken}
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers)


def page_routes(desk: Desk, do: Doing, link: str = "") -> list[BaseRoute]:
    """The routes of all pages. They share one desk."""
    posted = posting(do)
    shelf = Shelf(desk)
    carrying = Carrying(shelf)
    pages, tables, start, beside = Pages(desk, carrying), Tables(desk), Start(desk, shelf, link), BesidePages(desk)
    mine, reviews = Mine(shelf), Reviews(desk)
    boxes, entry = OwnEditionPages(desk, carrying), "/box/{game}/{kind}/{id}"
    table = "/tables/{id:number}"
    return [
        Route(table, tables.show),
        Route(f"{table}/answer", posted(tables.answer), methods=["POST"]),
        Route("/", start.first),
        Route("/deal", posted(pages.deal), methods=["POST"]),
        Route("/deal/{code}", Deals(shelf).show),
        Route("/beside", beside.choose),
        Route("/beside", posted(beside.deal), methods=["POST"]),
        Route("/beside/{game}/{level}/sheet", show_sheet),
        Route("/box", boxes.all),
        Route("/box/{game}", boxes.game),
        Route("/box/{game}/file", boxes.download),
        Route("/box/{game}/file", posted(boxes.upload), methods=["POST"]),
        Route("/box/{game}/share", carrying.show_box),
        Route("/boxed", posted(carrying.keep_box), methods=["POST"]),
        Route("/box/{game}/forget", posted(boxes.forget), methods=["POST"]),
        Route(entry, boxes.entry),
        Route(entry, posted(boxes.save), methods=["POST"]),
        Route(f"{entry}/forget", posted(boxes.forget_entry), methods=["POST"]),
        Route("/read", posted(pages.read), methods=["POST"]),
        Route("/carried", posted(carrying.keep), methods=["POST"]),
        Route("/settings", posted(pages.settings), methods=["POST"]),
        Route("/tables", mine.show),
        Route("/history.csv", mine.csv),
        Route("/bin", shelf.bin),
        Route("/bin/{id:number}/back", posted(shelf.put_back), methods=["POST"]),
        Route("/collection", shelf.export),
        Route("/collection", posted(shelf.add), methods=["POST"]),
        Route("/games/{game}", pages.game),
        Route("/games/{game}/primer", pages.primer),
        Route("/games/{game}/rules", pages.rules),
        Route("/games/{game}/rules/{clause}", pages.clause),
        Route("/games/{game}/cards", pages.cards),
        Route(f"{table}/undo", posted(tables.undo), methods=["POST"]),
        Route(f"{table}/back", posted(tables.back), methods=["POST"]),
        Route(f"{table}/redo", posted(tables.redo), methods=["POST"]),
        Route(f"{table}/leave-guide", posted(leave_guide), methods=["POST"]),
        Route(f"{table}/leave-box", posted(tables.leave_box), methods=["POST"]),
        Route(f"{table}/note", posted(shelf.note), methods=["POST"]),
        Route(f"{table}/delete", posted(shelf.delete), methods=["POST"]),
        Route(f"{table}/again", posted(tables.again), methods=["POST"]),
        Route(f"{table}/hint", tables.hint, methods=["POST"]),
        Route(f"{table}/moments", tables.moments),
        Route(f"{table}/walk", tables.walk),
        Route(f"{table}/walk/{{number:number}}", tables.walk),
        Route(f"{table}/walk/{{number:number}}/moments", tables.walk_moments),
        Route(f"{table}/review", reviews.show),
        Route(f"{table}/review", posted(reviews.start), methods=["POST"]),
        Route(f"{table}/review/stop", posted(reviews.stop), methods=["POST"]),
        Route(f"{table}/review/{{number:number}}", reviews.show),
        Route(f"{table}/play-on", posted(reviews.play_on), methods=["POST"]),
        Route(f"{table}/story", tables.story),
        Route(f"{table}/words", tables.words),
        Route(f"{table}/record", tables.record),
        Route(f"{table}/carry", carrying.show),
        Route(f"{table}/carry", posted(carrying.name_place), methods=["POST"]),
    ]


class LazyJson:
    """The JSON API, made at its first request: FastAPI takes a second of a processor, and the pages do not need it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.made: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.made is None:
            self.made = await run_in_threadpool(_json, self.desk)
        await self.made(scope, receive, send)


def _json(desk: Desk) -> ASGIApp:
    """The JSON API. If FastAPI is not installed, a stub that says so; the pages do not need FastAPI."""
    try:
        from soloist.faces.web.json.api import json_api
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("soloist"):
            raise
        return _no_json
    return json_api(desk)


async def _no_json(scope: Scope, receive: Receive, send: Send) -> None:
    """Respond to every request with an error that names the missing package."""
    text = FACE.say(Phrase("json-missing", library="fastapi"), asked_language(Request(scope)))
    await problem(text, 404)(scope, receive, send)


async def _bad(request: Request, error: Exception) -> Response:
    """Show an error that was caused by input."""
    assert isinstance(error, SoloistError)
    who = guest(request)
    text = who.t("no-table") if isinstance(error, NoTable) else error.text(who.language)
    response = message(who, text, status_of(error))
    response.headers.update(later(response.status_code))
    return response


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        # The path does not even match the mount of the JSON API, for example because it contains a line break.
        return problem(str(error.detail), error.status_code)
    who = guest(request)
    return message(who, who.t("http-error", status=error.status_code), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    """Show a bug of ours. The server logs the traceback; the page only says that nothing was lost."""
    who = guest(request)
    return message(who, who.t("http-error", status=500), 500)
