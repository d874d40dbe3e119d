"""The same tables as JSON, for other clients; `/api/openapi.json` describes it."""

from typing import Annotated, Any

from fastapi import FastAPI, HTTPException, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException as HttpError

import soloist
from soloist.engine.errors import SoloistError, UnknownClause, UnknownGame
from soloist.engine.game import Game
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Scene
from soloist.engine.table import Table
from soloist.engine.words import LANGUAGES, Words
from soloist.faces.web.desk import Desk, Seat, Stale
from soloist.lab.difficulty import measured
from soloist.store import NoTable

Language = Annotated[str, Query(alias="language", pattern="^(en|fr|de)$", description="en, fr or de")]
Id = Annotated[int, Path(ge=1, le=2**53, description="the number of a table")]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(Model):
    """What was wrong, in words."""

    error: str


class LevelModel(Model):
    id: str
    name: str
    line: str
    won_by_our_player: float | None = Field(description="share of games our rule of thumb won, where we measured it")


class RulingModel(Model):
    name: str
    clause: str
    title: str
    reason: str
    default: str
    readings: dict[str, str]


class GameModel(Model):
    id: str
    title: str
    line: str
    levels: list[LevelModel]
    rulings: list[RulingModel]


class DealModel(Model):
    """Name a deal code, or a game and what you like of the rest."""

    code: str | None = Field(None, max_length=200)
    game: str | None = Field(None, max_length=40)
    level: str | None = Field(None, max_length=40)
    seed: str | None = Field(None, max_length=40)
    rulings: dict[str, str] = Field(default_factory=dict, max_length=60)
    edition: str | None = Field(None, max_length=400_000, description="an edition file of your own, as text")
    ask_fate: bool = Field(False, description="real dice and cards: fate is asked for")


class RecordModel(Model):
    record: str = Field(max_length=400_000)
    edition: str | None = Field(None, max_length=400_000)


class AnswerModel(Model):
    step: int = Field(ge=0, le=2**53, description="the step of the table that is answered")
    answer: str = Field(max_length=200, description="the token of an option")


class StepModel(Model):
    step: int = Field(ge=0, le=2**53)


class OptionModel(Model):
    token: str
    target: str = Field(description="the spot of the scene it points at, or empty")
    text: str


class QuestionModel(Model):
    text: str
    rule: str
    chance: bool
    options: list[OptionModel]


class PieceModel(Model):
    kind: str
    id: str
    name: str
    letter: str
    count: int


class MarkModel(Model):
    kind: str
    id: str
    count: int


class SpotModel(Model):
    id: str
    name: str
    note: str
    pieces: list[PieceModel]
    marks: list[MarkModel]
    value: int | None
    limit: int | None
    confidence: str


class ZoneModel(Model):
    id: str
    title: str
    spots: list[SpotModel]


class SceneModel(Model):
    title: str
    zones: list[ZoneModel]


class LineModel(Model):
    name: str
    you: int
    opponent: int | None
    rule: str


class ResultModel(Model):
    outcome: str
    why: str
    rule: str
    lines: list[LineModel]
    you: int | None
    opponent: int | None


class TableModel(Model):
    id: int
    step: int = Field(description="counts every change; an answer must name it")
    game: str
    level: str
    code: str | None = Field(description="the deal code; null where fate is asked for")
    question: QuestionModel | None
    scene: SceneModel
    result: ResultModel | None
    taken_back: int
    can_undo: bool
    can_redo: bool


class EventModel(Model):
    text: str
    rule: str
    heading: bool


class StoryModel(Model):
    events: list[EventModel]


PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "not possible; says what would be"},
    404: {"model": Problem, "description": "there is no such thing"},
    409: {"model": Problem, "description": "the table has moved on: read it again"},
}


def api(desk: Desk) -> FastAPI:
    app = FastAPI(
        title="Soloist",
        version=soloist.__version__,
        description="Board games alone, against the opponent of the solo rule sheet.",
        docs_url=None,
        redoc_url=None,
        responses={400: PROBLEMS[400]},
    )

    @app.get("/games", response_model=list[GameModel])
    async def games(language: Language = "en") -> list[GameModel]:
        """The games with their levels and rulings."""
        return [game_model(game, language) for game in soloist.GAMES.values()]

    @app.post("/tables", status_code=201, response_model=TableModel, responses={404: PROBLEMS[404]})
    async def deal(asked: DealModel, language: Language = "en") -> TableModel:
        """Deal a new table."""
        return table_model(desk.deal(dealt(asked)), language)

    @app.post("/tables/from-record", status_code=201, response_model=TableModel)
    async def read(given: RecordModel, language: Language = "en") -> TableModel:
        """A table out of a record."""
        edition = None
        for game in soloist.GAMES.values():
            if given.edition and f"game: {game.id}\n" in given.record.replace("\r", ""):
                edition = game.edition(given.edition)
        return table_model(desk.deal(soloist.read(given.record, edition)), language)

    @app.get("/tables/{id}", response_model=TableModel, responses={404: PROBLEMS[404]})
    async def table(id: Id, language: Language = "en") -> TableModel:
        """Question, position and, once the game is over, the result."""
        return table_model(desk.seat(id), language)

    @app.post("/tables/{id}/answer", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    async def answer(id: Id, given: AnswerModel, language: Language = "en") -> TableModel:
        """Answer the question; an answer to another step than the present one changes nothing."""
        return table_model(desk.answer(id, given.step, given.answer), language)

    @app.post("/tables/{id}/undo", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    async def undo(id: Id, given: StepModel, language: Language = "en") -> TableModel:
        """Take back the last answer and all that followed from it."""
        return table_model(desk.undo(id, given.step), language)

    @app.post("/tables/{id}/redo", response_model=TableModel, responses={404: PROBLEMS[404], 409: PROBLEMS[409]})
    async def redo(id: Id, given: StepModel, language: Language = "en") -> TableModel:
        """Give the answer again that was last taken back."""
        return table_model(desk.redo(id, given.step), language)

    @app.get(
        "/tables/{id}/record",
        response_class=PlainTextResponse,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 404: PROBLEMS[404]},
    )
    async def record(id: Id) -> PlainTextResponse:
        """The game as text that can be read back."""
        return PlainTextResponse(desk.seat(id).table.record())

    @app.get("/tables/{id}/story", response_model=StoryModel, responses={404: PROBLEMS[404]})
    async def story(id: Id, language: Language = "en") -> StoryModel:
        """What happened so far, each event with its clause."""
        told = desk.seat(id).table
        words = told.deal.box.words
        return StoryModel(
            events=[
                EventModel(text=words.say(event.phrase, language), rule=event.rule, heading=bool(event.heading))
                for event in told.events
            ]
        )

    @app.exception_handler(SoloistError)
    async def refused(request: Request, error: SoloistError) -> JSONResponse:
        missing = isinstance(error, (NoTable, UnknownGame, UnknownClause))
        return problem(error.text(_language(request)), 404 if missing else 409 if isinstance(error, Stale) else 400)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        return problem(f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}", 400)

    @app.exception_handler(HttpError)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        return JSONResponse({"error": str(error.detail)}, error.status_code, headers=error.headers)

    return app


def problem(text: str, status: int) -> JSONResponse:
    return JSONResponse({"error": text}, status)


def dealt(asked: DealModel) -> Table:
    fate = "ask" if asked.ask_fate else "seed"
    if asked.code is not None:
        box = next((game for game in soloist.GAMES.values() if asked.code.upper().startswith(game.letter)), None)
        return soloist.deal(asked.code, box.edition(asked.edition) if box and asked.edition else None, fate)
    game = soloist.GAMES[asked.game or ""]
    edition = game.edition(asked.edition) if asked.edition else None
    return game.deal(asked.level, asked.seed, asked.rulings, edition, fate)


def game_model(game: Game[Any], language: str) -> GameModel:
    say, book = game.words.say, game.book
    rates = {one.level: one for one in measured() if (one.game, one.rulings, one.player) == (game.id, "", "greedy")}
    return GameModel(
        id=game.id,
        title=game.title(language),
        line=say(Phrase("game-line"), language),
        levels=[
            LevelModel(
                id=level.id,
                name=say(Phrase(f"level-{level.id}"), language),
                line=say(Phrase(f"level-{level.id}-line"), language),
                won_by_our_player=rates[level.id].won / rates[level.id].games if level.id in rates else None,
            )
            for level in game.levels
        ],
        rulings=[
            RulingModel(
                name=ruling.name,
                clause=ruling.clause,
                title=ruling.title[language],
                reason=ruling.reason[language],
                default=ruling.default,
                readings={reading.value: reading.text[language] for reading in ruling.readings},
            )
            for ruling in book.rulings.values()
        ],
    )


def table_model(seat: Seat, language: str) -> TableModel:
    table = seat.table
    words, question, result = table.deal.box.words, table.question, table.result
    return TableModel(
        id=seat.id,
        step=seat.step,
        game=table.deal.box.id,
        level=table.deal.level,
        code=table.deal.code if table.fate is not None else None,
        question=None
        if question is None
        else QuestionModel(
            text=question.text(language),
            rule=question.rule,
            chance=question.chance,
            options=[
                OptionModel(token=option.token, target=option.target, text=option.text(language)) for option in question.options
            ],
        ),
        scene=scene_model(table.scene, words, language),
        result=None
        if result is None
        else ResultModel(
            outcome=result.outcome,
            why=words.say(result.why, language),
            rule=result.rule,
            lines=[
                LineModel(name=words.say(line.name, language), you=line.you, opponent=line.opponent, rule=line.rule)
                for line in result.lines
            ],
            you=result.you,
            opponent=result.opponent,
        ),
        taken_back=table.taken_back,
        can_undo=table.last is not None,
        can_redo=table.can_redo,
    )


def scene_model(scene: Scene, words: Words, language: str) -> SceneModel:
    def say(phrase: Phrase | None) -> str:
        return "" if phrase is None else words.say(phrase, language)

    return SceneModel(
        title=say(scene.title),
        zones=[
            ZoneModel(
                id=zone.id,
                title=say(zone.title),
                spots=[
                    SpotModel(
                        id=spot.id,
                        name=say(spot.name),
                        note=say(spot.note),
                        pieces=[
                            PieceModel(kind=one.kind, id=one.id, name=say(one.name), letter=say(one.letter), count=one.count)
                            for one in spot.pieces
                        ],
                        marks=[MarkModel(kind=mark.kind, id=mark.id, count=mark.count) for mark in spot.marks],
                        value=spot.value,
                        limit=spot.limit,
                        confidence=spot.confidence,
                    )
                    for spot in zone.spots
                ],
            )
            for zone in scene.zones
        ],
    )


def _language(request: Request) -> str:
    named = request.query_params.get("language", "en")
    return named if named in LANGUAGES else "en"
