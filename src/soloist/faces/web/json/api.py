"""The JSON API for other clients. `/api/openapi.json` describes it."""

from typing import Annotated, Any

from fastapi import FastAPI, HTTPException, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException as HttpError
from starlette.routing import Match
from typing_extensions import TypedDict

import soloist
from soloist.engine.text.errors import SoloistError
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.faces.web.desk.desk import Desk, Seat, Stale, later, status_of
from soloist.faces.web.desk.open_table import deal_as_asked
from soloist.faces.web.json.coach import HintModel, ReviewingModel, hint_model, reviewing_model
from soloist.faces.web.json.models import (
    LONGEST,
    AnswerModel,
    DealModel,
    GameModel,
    Model,
    Problem,
    RecordModel,
    StoryModel,
    TableModel,
    UndoModel,
    VersionModel,
    event_model,
    game_model,
    table_model,
)
from soloist.faces.web.parts.site import asked_language, in_turn, problem
from soloist.library import own_edition
from soloist.library.pace import noted
from soloist.library.store import Saved, read_as_given

Language = Annotated[str, Query(alias="language", pattern=f"^({'|'.join(LANGUAGES)})$", description=", ".join(LANGUAGES))]
Id = Annotated[int, Path(ge=1, le=2**53, description="the number of a table")]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "not possible; says what would be"},
    404: {"model": Problem, "description": "there is no such thing"},
    409: {"model": Problem, "description": "the table has moved on: read it again"},
    503: {"model": Problem, "description": "busy: ask again in a moment"},
}


class EditionModel(Model):
    edition: str = Field(max_length=LONGEST, description='a TOML text; one with base = "standard" only says what differs')


class OwnEditionModel(TypedDict):
    """What the owner of a game entered of its components."""

    game: str
    edition: Annotated[str | None, Field(description="the owner's edition as TOML; null as long as nothing was entered")]


class TableResponse(JSONResponse):
    """A table as JSON, without soft hyphens, because only pages break words."""

    def __init__(self, seat: Seat, language: str, status: int = 200) -> None:
        super().__init__(table_model(seat, language), status)

    def render(self, content: Any) -> bytes:
        return unbroken(super().render(content).decode()).encode()


def answered(desk: Desk, id: int, given: AnswerModel, language: str) -> TableResponse:
    with desk.sit(id) as seat:
        desk.answer_at_once(seat, given.version, [given.answer] if isinstance(given.answer, str) else given.answer)
        return TableResponse(seat, language)


async def gone(request: Request) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def hinted(desk: Desk, saved: Saved, found: dict[str, Any], language: str) -> HintModel:
    with desk.sit(saved.id) as seat:
        if seat.version != saved.version or seat.table.question is None:
            raise Stale("stale-answer")
        desk.store.note_hint(seat.id, seat.version)
        return hint_model(found, seat.version, seat.table, language)


def json_api(desk: Desk) -> FastAPI:
    app = FastAPI(
        title="Soloist",
        version=soloist.__version__,
        description="Board games alone, against the opponent of the solo rule sheet.",
        docs_url=None,
        redoc_url=None,
        responses={
            400: PROBLEMS[400],
            413: {"description": "too large", "content": {"text/plain": {"schema": {"type": "string"}}}},
        },
    )

    @app.get("/games", response_model=list[GameModel])
    def games(language: Language = "en") -> JSONResponse:
        """The games with their levels and rulings."""
        return JSONResponse([game_model(game, language) for game in soloist.GAMES.values()])

    @app.post("/tables", status_code=201, response_model=TableModel, responses={404: PROBLEMS[404]})
    def deal(asked: DealModel, language: Language = "en") -> TableResponse:
        """Deal a new table."""
        fate = "ask" if asked.ask_fate else "seed"
        table = deal_as_asked(
            code=asked.code or "",
            game=asked.game or "",
            level=asked.level,
            seed=asked.seed,
            rulings=asked.rulings,
            edition=asked.edition or "",
            fate=fate,
        )
        return TableResponse(desk.deal(table), language, 201)

    @app.post("/records", status_code=201, response_model=TableModel)
    def read(given: RecordModel, language: Language = "en") -> TableResponse:
        """Make a table from a record."""
        pace = noted(given.record)
        seat = desk.deal(read_as_given(given.record, given.edition or ""))
        desk.store.keep_pace(seat.id, pace)
        return TableResponse(seat, language, 201)

    @app.get("/tables/{id}", response_model=TableModel, responses={404: PROBLEMS[404]})
    def table(id: Id, language: Language = "en") -> TableResponse:
        """Question, position and, once the game is over, the result."""
        with desk.sit(id) as seat:
            return TableResponse(seat, language)

    @app.post("/tables/{id}/answer", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    async def answer(id: Id, given: AnswerModel, language: Language = "en") -> TableResponse:
        """Answer the question, or several at once. If the table has another version by now, nothing changes."""
        return await in_turn(answered, desk, id, given, language)

    @app.post("/tables/{id}/undo", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    def undo(id: Id, given: UndoModel, language: Language = "en") -> TableResponse:
        """Undo the last answer and all that followed from it, or the whole turn."""
        with desk.sit(id) as seat:
            desk.undo(seat, given.version, given.turn)
            return TableResponse(seat, language)

    @app.post("/tables/{id}/redo", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    def redo(id: Id, given: VersionModel, language: Language = "en") -> TableResponse:
        """Redo what was undone last."""
        with desk.sit(id) as seat:
            desk.redo(seat, given.version)
            return TableResponse(seat, language)

    @app.get(
        "/tables/{id}/record",
        response_model=None,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 404: PROBLEMS[404]},
    )
    def record(id: Id) -> PlainTextResponse:
        """The game as text that can be read back."""
        with desk.sit(id) as seat:
            return PlainTextResponse(seat.table.record())

    @app.get("/tables/{id}/story", response_model=StoryModel, responses={404: PROBLEMS[404]})
    def story(id: Id, language: Language = "en") -> JSONResponse:
        """What happened so far, each event with its clause."""
        with desk.sit(id) as seat:
            told = seat.table
            return JSONResponse(StoryModel(events=[event_model(event, told.game.words, language) for event in told.events]))

    @app.get("/tables/{id}/hint", response_model=HintModel | None, responses={code: PROBLEMS[code] for code in (404, 409, 503)})
    async def hint(id: Id, request: Request, language: Language = "en") -> JSONResponse:
        """The best two answers and why one is better; null where there is nothing to advise. Takes two seconds."""
        saved = await run_in_threadpool(desk.store.load, id)
        found = await desk.thinker.think(saved, lambda: gone(request))
        return JSONResponse(None if found is None else await run_in_threadpool(hinted, desk, saved, found, language))

    @app.post(
        "/tables/{id}/review", status_code=202, response_model=ReviewingModel, responses={404: PROBLEMS[404], 503: PROBLEMS[503]}
    )
    def start_review(id: Id, language: Language = "en") -> JSONResponse:
        """Start the review of a finished table, unless it has one. It takes up to two minutes, in the background."""
        with desk.sit(id) as seat:
            desk.reviewer.start(desk.store.load(id), seat.table)
            return JSONResponse(reviewing_model(desk.reviewer, seat, language), 202)

    @app.get("/tables/{id}/review", response_model=ReviewingModel, responses={404: PROBLEMS[404]})
    def look_at_review(id: Id, language: Language = "en") -> JSONResponse:
        """The review of a table, or its progress."""
        with desk.sit(id) as seat:
            return JSONResponse(reviewing_model(desk.reviewer, seat, language))

    @app.delete("/tables/{id}/review", response_model=ReviewingModel, responses={404: PROBLEMS[404]})
    def stop_review(id: Id, language: Language = "en") -> JSONResponse:
        """Stop a running review. A finished review stays."""
        with desk.sit(id) as seat:
            desk.reviewer.stop(id)
            return JSONResponse(reviewing_model(desk.reviewer, seat, language))

    @app.get("/boxes/{game}", response_model=OwnEditionModel, responses={404: PROBLEMS[404]})
    def look_into(game: str, language: Language = "en") -> JSONResponse:
        """The owner's edition of a game."""
        return JSONResponse(OwnEditionModel(game=game, edition=desk.store.own_edition(soloist.GAMES[game].id)))

    @app.put("/boxes/{game}", response_model=OwnEditionModel, responses={404: PROBLEMS[404]})
    def fill(game: str, given: EditionModel, language: Language = "en") -> JSONResponse:
        """Replace the owner's edition of a game. An invalid edition changes nothing."""
        own_edition.keep(desk.store, soloist.GAMES[game], given.edition)
        return JSONResponse(OwnEditionModel(game=game, edition=given.edition))

    @app.exception_handler(SoloistError)
    async def refused(request: Request, error: SoloistError) -> JSONResponse:
        status = status_of(error)
        return problem(error.text(asked_language(request)), status, later(status))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        return problem(f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}", 400)

    @app.exception_handler(HttpError)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        headers = dict(error.headers or {})
        if error.status_code == 405:
            # The router names only the methods of the first route that matches the path.
            fitting = [route for route in app.routes if route.matches(request.scope)[0] is Match.PARTIAL]
            headers["Allow"] = ", ".join(sorted({method for route in fitting for method in getattr(route, "methods", ())}))
        return JSONResponse({"error": str(error.detail)}, error.status_code, headers=headers)

    return app
