"""Pages out of templates, in the language and the colours of whoever asks."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
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

from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.errors import BadEdition
from soloist.engine.text.words import LANGUAGES, NAMES, Words
from soloist.faces.web.parts import of_game
from soloist.faces.web.parts.charts import path
from soloist.faces.web.parts.template_compiler import Templates

FACE = Words("soloist.faces.web")
SCHEMES = ("auto", "light", "dark")
MOTIONS = ("on", "off")
YEAR = 365 * 24 * 3600
BASE = "soloist.base"
"""In the scope of a request: how our addresses begin where no server answers them."""
T = TypeVar("T")
CHANGES = ThreadPoolExecutor(8, "changes")
"""One writes while others work; more would only push each other aside."""


def static_file(name: str) -> Traversable:
    """A file of ours by its name: a stylesheet of a game, or what all games share."""
    if name.startswith("games/"):
        return of_game.file(name)
    return files("soloist.faces.web").joinpath("static", name)


@cache
def static(name: str) -> str:
    """The address of a file of ours; it changes with the file, so browsers may keep it for ever."""
    return f"/static/{name}?{sha256(static_file(name).read_bytes()).hexdigest()[:12]}"


def signed(number: int) -> str:
    """With its sign, and a minus as it is printed."""
    return f"{number:+d}".replace("-", "−")


TEMPLATES = Templates(
    loader=ChoiceLoader([of_game.GameTemplates(), PackageLoader("soloist.faces.web")]),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
TEMPLATES.globals.update(base="", static=static, signed=signed, path=path, arts=of_game.arts)
"""`base` stands before every address of ours: nothing, as long as a server answers them."""


@dataclass(frozen=True)
class Guest:
    """Who asks: language, light or dark, motion, and whether a script puts the answer into the page that it is on."""

    language: str
    scheme: str
    motion: str
    here: str
    swaps: bool = False
    base: str = ""
    """How our addresses begin, for links to give away."""

    def t(self, message: str, **values: Value) -> str:
        """A message of the pages' own words."""
        return FACE.say(Phrase(message, **values), self.language)


def language_of(request: Request) -> str:
    """The one that was chosen on a page, else what the browser likes best."""
    chosen = request.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else _accepted(request.headers.get("accept-language", ""))


def guest(request: Request) -> Guest:
    cookies = request.cookies
    return Guest(
        language_of(request),
        _one_of(cookies.get("scheme", ""), SCHEMES),
        _one_of(cookies.get("motion", ""), MOTIONS),
        request.url.path,
        "soloist-swap" in request.headers,
        request.scope.get(BASE) or str(request.base_url),
    )


@dataclass(frozen=True)
class Form:
    """What a form brought: its fields, and the names and contents of its files."""

    fields: Mapping[str, str]
    files: Mapping[str, tuple[str, bytes]]

    def field(self, name: str) -> str:
        return self.fields.get(name, "").strip()

    def number(self, name: str) -> int:
        """A whole number, or one that nothing has."""
        text = self.field(name)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else -1

    @property
    def rulings(self) -> dict[str, str]:
        """The readings that were chosen: fields called `ruling-<name>`."""
        return {name.removeprefix("ruling-"): value for name, value in self.fields.items() if name.startswith("ruling-")}


def in_turn(change: Callable[..., T], *given: object) -> Awaitable[T]:
    """Do in a thread what changes a table, in the order in which it was asked for: they wait for the one file all the same."""
    return asyncio.get_running_loop().run_in_executor(CHANGES, change, *given)


async def at_once(change: Callable[..., T], *given: object) -> T:
    """The same where there are no threads, and nobody else to wait."""
    return change(*given)


Doing = Callable[..., Awaitable[Response]]
"""`in_turn` or `at_once`."""
Endpoint = Callable[[Request], Awaitable[Response]]


def posting(do: Doing) -> Callable[[Callable[[Request, Form], Response]], Endpoint]:
    """Makes addresses that take a form: read as it comes, then answered so that nobody else waits."""

    def posted(answer: Callable[[Request, Form], Response]) -> Endpoint:
        async def endpoint(request: Request) -> Response:
            return await do(answer, request, await read_form(request))

        return endpoint

    return posted


async def read_form(request: Request) -> Form:
    """A form may bring two files; only in UTF-8, as our own pages send it."""
    kind = request.headers.get("content-type", "").lower()
    if "charset" in kind and not re.search(r"charset=\"?utf-8\"?\s*(;|$)", kind):
        raise HTTPException(400)
    given = await request.form(max_files=2, max_fields=60)
    fields = {name: value for name, value in given.items() if isinstance(value, str)}
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
    """A template with what every page needs; for the script only the parts that it puts in place."""
    layout = "parts.html" if who.swaps else "base.html"
    text = TEMPLATES.get_template(template).render(**_common(who), layout=layout, **values)
    return HTMLResponse(printed(text, who.language), status)


def drawn(who: Guest, game: Game, view: Any) -> str:
    """A board alone."""
    boards: Any = TEMPLATES.get_template(f"games/{of_game.art(game)}/board.html").make_module(
        {**_common(who), "game": cover(game, who.language)}
    )
    return printed(str(boards.board(view)), who.language)


def alone(who: Guest, game: "Cover", view: Any, styles: str) -> str:
    """A board with all that it needs, as a page of its own."""
    text = TEMPLATES.get_template("alone.html").render(**_common(who), game=game, v=view, styles=styles)
    return printed(text, who.language)


def _common(who: Guest) -> dict[str, Any]:
    return {
        "t": who.t,
        "language": who.language,
        "languages": NAMES.items(),
        "scheme": who.scheme,
        "motion": who.motion,
        "here": who.here,
    }


def printed(text: str, language: str) -> str:
    """French as it is printed: no line begins with a colon, and apostrophes are curved."""
    if language != "fr":
        return text
    return re.sub(r" (?=[:;?!%»])", "\u00a0", text).replace("« ", "«\u00a0").replace("&#39;", "’")


def message(who: Guest, text: str, status: int) -> HTMLResponse:
    """A page that says what is wrong and leads back."""
    return page(who, "message.html", status, text=text, number=status)


def problem(text: str, status: int, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """The same for programs."""
    return JSONResponse({"error": text}, status, headers)


def asked_language(request: Request) -> str:
    """The language that a program names."""
    named = request.query_params.get("language", "en")
    return named if named in LANGUAGES else "en"


@dataclass(frozen=True)
class Cover:
    """A game as pages name and draw it; `art` is the folder of its templates and styles."""

    id: str
    title: str
    short: str
    opponent: str
    legend: str
    art: str
    draw: ModuleType | None
    primer: bool


def cover(game: Game, language: str) -> Cover:
    return Cover(
        id=game.original.id,
        title=game.title(language),
        short=game.short_title(language),
        opponent=game.opponent(language),
        legend=game.say("level-legend", language),
        art=of_game.art(game),
        draw=of_game.drawing(game),
        primer=game.words.has("primer-line"),
    )


def _accepted(header: str) -> str:
    """The language of ours that the browser likes best."""
    liked: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        language = name.strip().partition("-")[0].lower()
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", weight)
        likes = float(found[1]) if found else 0.0 if weight else 1.0
        if language in LANGUAGES and likes:
            liked.append((likes, language))
    return max(liked, key=lambda one: one[0])[1] if liked else "en"


def _one_of(given: str, known: tuple[str, ...]) -> str:
    return given if given in known else known[0]
