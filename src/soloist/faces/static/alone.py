"""Answer requests inside the browser: the web pages over one database file, without a server, threads, processes or sockets."""

import json
import random
import time
from collections.abc import Coroutine, Generator
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from jinja2 import TemplateNotFound
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Message

from soloist import manual
from soloist.coach.grading import check, in_steps
from soloist.coach.hints import hint, to_data
from soloist.coach.review import Review
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.table import Table
from soloist.engine.text.words import Words
from soloist.faces.static.effort import AGAIN, EFFORT
from soloist.faces.web.app import page_routes, starlette_app
from soloist.faces.web.desk.coaching import Reviewer, Thinker
from soloist.faces.web.desk.desk import Desk
from soloist.faces.web.http.guard import Guard
from soloist.faces.web.parts.site import BASE, TEMPLATES, at_once, guest, message
from soloist.library.store import Saved, Store, open_saved
from soloist.players.of_game import budget_of

WORDS = Words("soloist.faces.static")
NAMES: dict[str, str] = {}
"""The paths of the pages' static files relative to index.html, by their plain names. They are only known in the browser."""
UNNAMED = "static:{};"
"""The placeholder of a path during the build."""
MOST_REDIRECTS = 5
SLICE = 1.5
"""Seconds that a review works each time its page asks for progress."""


def static(name: str) -> str:
    return NAMES[name] if NAMES else UNNAMED.format(name)


def of_manual() -> frozenset[str]:
    """The paths of all pages of the manual; the build writes them if it contains the manual."""
    written = files("soloist.manual").joinpath("pages.json")
    return frozenset(json.loads(written.read_text(encoding="utf-8"))) if written.is_file() else frozenset()


OF_MANUAL = of_manual()


def manual_page(language: str, name: str = "index") -> str:
    """The path of a page of the manual; empty if the build does not contain it."""
    found = manual.page(language, name)
    return found if found in OF_MANUAL else ""


# The path of a page is the fragment of the URL: `#/tables/3`.
TEMPLATES.globals.update(base="#", static=static, manual=manual_page)


class File(Store):
    """The store in a file that is copied to IndexedDB after every request. So all data must be in that file, not in a WAL."""

    journal = "delete"

    def _copy_once_a_day(self) -> None:
        """Do nothing: there is no disk for backups. The page offers to download the file instead."""


class ThinkerHere(Thinker):
    """Compute the hint right away, since there is only one user."""

    async def think(self, saved: Saved, gone: object) -> dict[str, Any] | None:
        EFFORT.measure(AGAIN)
        found = hint(open_saved(saved, one_by_one=True), EFFORT.hint_seconds(), patience=EFFORT.patience())
        return None if found is None else to_data(found)


@dataclass
class Working:
    """The review in progress."""

    saved: Saved
    table: Table
    steps: Generator[tuple[int, int], None, Review]
    progress: tuple[int, int] = (0, 0)


class ReviewerHere(Reviewer):
    """Work for a short time whenever the page asks for progress. Starting another review abandons the one in progress."""

    working: Working | None = None

    def start(self, saved: Saved, table: Table) -> None:
        check(table)
        if self.found(saved.id, saved.version, table) is None and not self._is_at(saved.id, saved.version):
            own = open_saved(saved)
            EFFORT.measure(AGAIN)
            self.working = Working(saved, own, in_steps(own, EFFORT.tries(budget_of(own.game).tries)))

    def is_running(self, id: int) -> bool:
        return self.working is not None and self.working.saved.id == id

    def progress(self, id: int) -> tuple[int, int] | None:
        working = self.working
        if working is None or working.saved.id != id:
            return None
        end = time.monotonic() + SLICE
        try:
            while time.monotonic() < end:
                working.progress = next(working.steps)
        except StopIteration as finished:
            self.working = None
            self.store.keep_review(id, working.saved.version, finished.value.to_json(working.table))
        return working.progress

    def stop(self, id: int) -> None:
        if self.working is not None and self.working.saved.id == id:
            self.working = None

    def _is_at(self, id: int, version: int) -> bool:
        return self.working is not None and (self.working.saved.id, self.working.saved.version) == (id, version)


@dataclass(frozen=True)
class Asked:
    """A request from the page: the path in the URL's fragment and, for a form, its content."""

    method: str
    path: str
    languages: str = ""
    kind: str = ""
    body: bytes = b""
    swaps: bool = False


@dataclass
class Answer:
    """A response, and the path it belongs to after all redirects."""

    where: str
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    lacks: bool = False
    """Whether a file was missing. Python restored from a memory snapshot has none of its files."""


class Alone:
    """The web application over one database file."""

    def __init__(self, path: Path) -> None:
        self.cookies: dict[str, str] = {}
        self.store = File(path, sits=False)
        desk = Desk(self.store, ThinkerHere(), ReviewerHere(self.store))
        self.guard = Guard(starlette_app(page_routes(desk, at_once)))
        self.move("http://localhost/")

    def move(self, address: str) -> None:
        """Set the URL of index.html, which links to share are based on."""
        self.address = urlsplit(address)
        self.guard.names = ("localhost", str(self.address.hostname))

    def ask(self, asked: Asked) -> Answer:
        answer = self._once(asked)
        for _ in range(MOST_REDIRECTS):
            if answer.status not in (302, 303, 307):
                break
            answer = self._once(Asked("GET", answer.headers["location"], asked.languages, swaps=asked.swaps))
        return answer

    def refuse(self, asked: Asked, why: str) -> Answer:
        """The page that says that the change could not be stored and was undone."""
        who = guest(Request(self._scope(asked)))
        said = message(who, WORDS.say(Phrase("not-kept", why=why), who.language), 507)
        return Answer(asked.path, 507, dict(said.headers), bytes(said.body))

    def _scope(self, asked: Asked) -> dict[str, Any]:
        path, _, query = asked.path.partition("#")[0].partition("?")
        headers = {
            "host": self.address.netloc,
            "accept-language": asked.languages,
            "content-type": asked.kind,
            "content-length": str(len(asked.body)),
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            **({"soloist-swap": "1"} if asked.swaps else {}),
        }
        return {
            "type": "http",
            "http_version": "1.1",
            "method": asked.method,
            "scheme": self.address.scheme,
            BASE: f"{self.address.scheme}://{self.address.netloc}{self.address.path}#/",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items() if value],
            "server": None,
            "client": None,
        }

    def _once(self, asked: Asked) -> Answer:
        answer = Answer(asked.path)
        sent = [{"type": "http.request", "body": asked.body, "more_body": False}]

        async def receive() -> Message:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(part: Message) -> None:
            if part["type"] == "http.response.start":
                answer.status = part["status"]
                headers = Headers(raw=part["headers"])
                answer.headers = dict(headers.items())
                for crumb in headers.getlist("set-cookie"):
                    self.cookies.update({name: one.value for name, one in SimpleCookie(crumb).items()})
            else:
                answer.body += part.get("body", b"")

        try:
            finished(self.guard(self._scope(asked), receive, send))
        except (ImportError, EOFError, FileNotFoundError, NotADirectoryError, TemplateNotFound):
            # EOFError: Python looks for a module where the archive of the library was during the build.
            answer.lacks = True
        except Exception as error:
            # A bug in Soloist: the error page was sent already. Print the error to the browser's console.
            print(f"{asked.method} {asked.path}: {error!r}")
        return answer


def hear(alone: Alone, asked: str, body: Any) -> tuple[str, bytes]:
    """Called by the worker: take a request as JSON and its body, return the response as JSON and its body."""
    alone.cookies, given = _request(asked, body)
    return _told(alone, alone.ask(given))


def refuse(alone: Alone, asked: str, why: str) -> tuple[str, bytes]:
    """Called by the worker instead, if the changes of a request could not be stored."""
    alone.cookies, given = _request(asked, None)
    return _told(alone, alone.refuse(given, why))


def _request(asked: str, body: Any) -> tuple[dict[str, str], Asked]:
    given = json.loads(asked)
    return given.pop("cookies"), Asked(**given, body=b"" if body is None else body.to_bytes())


def _told(alone: Alone, answer: Answer) -> tuple[str, bytes]:
    told = {**vars(answer), "cookies": alone.cookies}
    return json.dumps({**told, "body": None}), answer.body


def finished(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that never really waits, so that no event loop is needed."""
    try:
        work.send(None)
    except StopIteration:
        return
    work.close()
    raise RuntimeError("a page waited for something")


FILE = Path("/tables/tables.db")
prepared: list[Alone] = []
"""An instance created during the build and saved in the memory snapshot. It has not answered any request."""


def sit_down(address: str, names: str) -> Alone:
    """Create the application over the current file, or take the prepared one. `names` are the paths of all files as JSON."""
    NAMES.update({name.removeprefix("static/"): path for name, path in json.loads(names).items() if name.startswith("static/")})
    # The memory snapshot contains the state of the random generator. Seed it anew, or everybody would get the same luck.
    random.seed()
    alone = prepared.pop() if prepared else Alone(FILE)
    alone.store.prepare()
    alone.move(address)
    return alone
