"""The same tables as JSON, for other clients; `/api/openapi.json` describes it."""

from typing import Annotated, Any

from fastapi import FastAPI, HTTPException, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException as HttpError

import soloist
from soloist.engine.errors import SoloistError
from soloist.engine.words import LANGUAGES
from soloist.faces.web.desk import Desk, later, status_of
from soloist.faces.web.models import (
    AnswerModel,
    DealModel,
    GameModel,
    Problem,
    RecordModel,
    StoryModel,
    TableModel,
    UndoModel,
    VersionModel,
    event_model,
    game_model,
    table_text,
)
from soloist.faces.web.opening import deal_as_asked, read_as_given
from soloist.faces.web.site import asked_language, problem

Language = Annotated[str, Query(alias="language", pattern=f"^({'|'.join(LANGUAGES)})$", description=", ".join(LANGUAGES))]
Id = Annotated[int, Path(ge=1, le=2**53, description="the number of a table")]


PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "not possible; says what would be"},
    404: {"model": Problem, "description": "there is no such thing"},
    409: {"model": Problem, "description": "the table has moved on: read it again"},
}


class TableResponse(Response):
    """JSON that is written already."""

    media_type = "application/json"


def api(desk: Desk) -> FastAPI:
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
            asked.code or "", asked.game or "", asked.level, asked.seed, asked.rulings, asked.edition or "", fate
        )
        return TableResponse(table_text(desk.deal(table), language), 201)

    @app.post("/records", status_code=201, response_model=TableModel)
    def read(given: RecordModel, language: Language = "en") -> TableResponse:
        """A table out of a record."""
        return TableResponse(table_text(desk.deal(read_as_given(given.record, given.edition or "")), language), 201)

    @app.get("/tables/{id}", response_model=TableModel, responses={404: PROBLEMS[404]})
    def table(id: Id, language: Language = "en") -> TableResponse:
        """Question, position and, once the game is over, the result."""
        with desk.sit(id) as seat:
            return TableResponse(table_text(seat, language))

    @app.post("/tables/{id}/answer", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    def answer(id: Id, given: AnswerModel, language: Language = "en") -> TableResponse:
        """Answer the question, or several at once; an answer to another version than the present one changes nothing."""
        with desk.sit(id) as seat:
            desk.answer(seat, given.version, [given.answer] if isinstance(given.answer, str) else given.answer)
            return TableResponse(table_text(seat, language))

    @app.post("/tables/{id}/undo", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    def undo(id: Id, given: UndoModel, language: Language = "en") -> TableResponse:
        """Take back the last answer and all that followed from it, or the whole turn."""
        with desk.sit(id) as seat:
            desk.undo(seat, given.version, given.turn)
            return TableResponse(table_text(seat, language))

    @app.post("/tables/{id}/redo", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    def redo(id: Id, given: VersionModel, language: Language = "en") -> TableResponse:
        """Give again what was last taken back."""
        with desk.sit(id) as seat:
            desk.redo(seat, given.version)
            return TableResponse(table_text(seat, language))

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
        return JSONResponse({"error": str(error.detail)}, error.status_code, headers=error.headers)

    return app
