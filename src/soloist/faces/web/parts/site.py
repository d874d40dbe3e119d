"""Renders templates in the language and colour scheme of the user, and reads forms."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, TypeVar

from jinja2 import ChoiceLoader, PackageLoader, StrictUndefined
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from soloist import manual
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import LANGUAGES, NAMES, Words, server_language
from soloist.faces.web.parts import of_game
from soloist.faces.web.parts.charts import path
from soloist.faces.web.parts.template_compiler import Templates

FACE = Words("soloist.faces.web")
SCHEMES = ("auto", "light", "dark")
MOTIONS = ("on", "off")
SOUNDS = ("off", "on")
YEAR = 365 * 24 * 3600
TEXTS = ("usual", "large")
ASKED, AFTER = "asked", "after"
REVIEWS = (ASKED, AFTER)
"""When a game is reviewed: when you ask for it, or by itself as soon as it is over."""
ANSWER = "answer"
"""The only field that may come more than once in a form. Its values are joined with spaces."""
LEFT = "box"
"""The cookie with the table that goes on without the corrections of an edition, and that edition."""
GUIDED = "guided"
"""The cookie with the tables that were dealt as guided and whose guide was not left."""
BASE = "soloist.base"
"""The key in the request scope for the base URL of the static build, where there is no server."""
T = TypeVar("T")
CHANGES = ThreadPoolExecutor(8, "changes")
"""The threads for changes. One writes to the database while the others work; more threads would only compete."""


def static_file(name: str) -> Traversable:
    """A static file by its name: a stylesheet of a game, or a file that all games share."""
    if name.startswith("games/"):
        return of_game.file(name)
    return files("soloist.faces.web").joinpath("static", name)


@cache
def static(name: str) -> str:
    """The URL of a static file. It contains a hash of the file, so browsers may cache it for ever."""
    return f"/static/{name}?{sha256(static_file(name).read_bytes()).hexdigest()[:12]}"


def signed(number: int) -> str:
    """The number with its sign, and with a typographic minus."""
    return f"{number:+d}".replace("-", "−")


TEMPLATES = Templates(
    loader=ChoiceLoader([of_game.GameTemplates(), PackageLoader("soloist.faces.web")]),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def manual_page(language: str, name: str = "index") -> str:
    """The URL of a page of the manual; empty if there is no such page here, and then nothing links to it."""
    return f"/{manual.page(language, name)}" if manual.has(language, name) else ""


TEMPLATES.globals.update(base="", static=static, manual=manual_page, signed=signed, path=path, arts=of_game.arts)
"""`base` is the prefix of all our URLs. It is empty on a server; the static build sets it."""


@dataclass(frozen=True)
class Guest:
    """The user of a request: language, colour scheme, motion, and whether a script swaps the response into the current page."""

    language: str
    scheme: str
    motion: str
    here: str
    swaps: bool = False
    base: str = ""
    """The base URL, for links to share."""
    text: str = "usual"
    """The size of letters beside the board."""
    reviews: str = ASKED
    sound: str = "off"
    left_box: str = ""
    """The table that goes on without the corrections of the owner's edition, and that edition."""
    guided: tuple[str, ...] = ()
    """The ids of the guided tables."""

    def t(self, message: str, **values: Value) -> str:
        """A message of the browser face's own words files."""
        return FACE.say(Phrase(message, **values), self.language)


def language_of(request: Request) -> str:
    """The language that was chosen on a page, else the one that the browser prefers."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else _accepted(request.headers.get("accept-language", ""))


def guest(request: Request) -> Guest:
    cookies = request.cookies
    return Guest(
        language=language_of(request),
        scheme=_one_of(cookies.get("scheme", ""), SCHEMES),
        motion=_one_of(cookies.get("motion", ""), MOTIONS),
        here=request.url.path,
        swaps="soloist-swap" in request.headers,
        base=request.scope.get(BASE) or str(request.base_url),
        text=_one_of(cookies.get("text", ""), TEXTS),
        reviews=_one_of(cookies.get("reviews", ""), REVIEWS),
        sound=_one_of(cookies.get("sound", ""), SOUNDS),
        left_box=cookies.get(LEFT, ""),
        guided=tuple(filter(None, cookies.get(GUIDED, "").split("."))),
    )


@dataclass(frozen=True)
class Form:
    """A submitted form: its fields, and the names and contents of its files."""

    fields: Mapping[str, str]
    files: Mapping[str, tuple[str, bytes]]

    def field(self, name: str) -> str:
        return self.fields.get(name, "").strip()

    def number(self, name: str) -> int:
        """The field as a whole number; -1 if it is none, which no table or version has."""
        text = self.field(name)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else -1

    @property
    def rulings(self) -> dict[str, str]:
        """The chosen readings: the fields called `ruling-<name>`."""
        return {name.removeprefix("ruling-"): value for name, value in self.fields.items() if name.startswith("ruling-")}


def in_turn(change: Callable[..., T], *given: object) -> Awaitable[T]:
    """Run a change in a thread. Changes start in the order of their requests; they have to wait for the database anyway."""
    return asyncio.get_running_loop().run_in_executor(CHANGES, change, *given)


async def at_once(change: Callable[..., T], *given: object) -> T:
    """Run a change directly, in the static build, which has no threads and only one user."""
    return change(*given)


Doing = Callable[..., Awaitable[Response]]
"""`in_turn` or `at_once`."""
Endpoint = Callable[[Request], Awaitable[Response]]


def posting(do: Doing) -> Callable[[Callable[[Request, Form], Response]], Endpoint]:
    """A decorator for endpoints that take a form: the form is read asynchronously, then `do` runs the function."""

    def posted(answer: Callable[[Request, Form], Response]) -> Endpoint:
        async def endpoint(request: Request) -> Response:
            return await do(answer, request, await read_form(request))

        return endpoint

    return posted


async def read_form(request: Request) -> Form:
    """Read a form with at most two files. Only UTF-8 is accepted, which our own pages send."""
    kind = request.headers.get("content-type", "").lower()
    if "charset" in kind and not re.search(r"charset=\"?utf-8\"?\s*(;|$)", kind):
        raise HTTPException(400)
    given = await request.form(max_files=2, max_fields=60)
    fields: dict[str, str] = {}
    for name, value in given.multi_items():
        if isinstance(value, str):
            # Several answers in one form.
            fields[name] = f"{fields[name]} {value}" if name in fields and name == ANSWER else value
    files = {
        name: (value.filename, await value.read())
        for name, value in given.items()
        if isinstance(value, UploadFile) and value.filename
    }
    return Form(fields, files)


def uploaded(form: Form, name: str) -> str:
    """An uploaded text file; empty if none was chosen."""
    file, content = form.files.get(name, ("", b""))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadEdition("bad-upload", FACE, file=file, why=str(error)) from None


def page(who: Guest, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """Render a page. If a script asked for it, only the parts that the script swaps in."""
    layout = "parts.html" if who.swaps else "base.html"
    text = TEMPLATES.get_template(template).render(**_common(who), layout=layout, **values)
    return HTMLResponse(printed(text, who.language), status)


def drawn(who: Guest, game: Game, view: Any) -> str:
    """Render a board without its page."""
    boards: Any = TEMPLATES.get_template(f"games/{of_game.art(game)}/board.html").make_module(
        {**_common(who), "game": cover(game, who.language)}
    )
    return printed(str(boards.board(view)), who.language)


def alone(who: Guest, game: "Cover", view: Any, styles: str) -> str:
    """Render a board as a complete HTML page, with its styles and symbols."""
    text = TEMPLATES.get_template("alone.html").render(**_common(who), game=game, v=view, styles=styles)
    return printed(text, who.language)


def _common(who: Guest) -> dict[str, Any]:
    return {
        "t": who.t,
        "language": who.language,
        "languages": NAMES.items(),
        "scheme": who.scheme,
        "motion": who.motion,
        "text_size": who.text,
        "reviews": who.reviews,
        "sound": who.sound,
        "here": who.here,
    }


def printed(text: str, language: str) -> str:
    """Apply French typography: no-break spaces before punctuation, and curved apostrophes."""
    if language != "fr":
        return text
    return re.sub(r" (?=[:;?!%»])", "\u00a0", text).replace("« ", "«\u00a0").replace("&#39;", "’")


def message(who: Guest, text: str, status: int) -> HTMLResponse:
    """An error page with links back."""
    return page(who, "message.html", status, text=text, number=status)


def problem(text: str, status: int, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """An error as JSON."""
    return JSONResponse({"error": text}, status, headers)


def asked_language(request: Request) -> str:
    """The language in the query of a JSON request; English by default."""
    named = request.query_params.get("language", "en")
    return named if named in LANGUAGES else "en"


@dataclass(frozen=True)
class Cover:
    """The names of a game and what pages need to draw it; `art` is the folder of its templates and styles."""

    id: str
    title: str
    short: str
    opponent: str
    legend: str
    art: str
    draw: ModuleType | None
    primer: bool

    @property
    def plain(self) -> "Cover":
        """The same with the plain board, which shows the scene of a companion in words."""
        return replace(self, art=of_game.PLAIN, draw=None)


def cover(game: Game, language: str, level: str = "") -> Cover:
    return Cover(
        id=game.original.id,
        title=game.title(language),
        short=game.short_title(language),
        opponent=game.opponent(language, level),
        legend=game.say("level-legend", language),
        art=of_game.art(game),
        draw=of_game.module_of(game, "drawing"),
        primer=game.words.has("primer-line"),
    )


def _accepted(header: str) -> str:
    """The one of our languages that the Accept-Language header prefers; that of the server if it names none of them."""
    liked: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        language = name.strip().partition("-")[0].lower()
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", weight)
        likes = float(found[1]) if found else 0.0 if weight else 1.0
        if language in LANGUAGES and likes:
            liked.append((likes, language))
    return max(liked, key=lambda one: one[0])[1] if liked else server_language()


def _one_of(given: str, known: tuple[str, ...]) -> str:
    return given if given in known else known[0]
