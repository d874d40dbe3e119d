"""What the JSON interface takes and gives, and how a table becomes it."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from soloist.engine.game import Game
from soloist.engine.phrase import Phrase
from soloist.engine.scene import Scene
from soloist.engine.words import Words
from soloist.faces.web.desk import Seat
from soloist.lab.difficulty import rates

LONGEST = 40_000
"""Characters of an edition or a record: twice what the longest of ours have, and two of them stay below what the guard lets in,
even where JSON writes twelve bytes for a character."""


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


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
    edition: str | None = Field(None, max_length=LONGEST, description="an edition file of your own, as text")
    ask_fate: bool = Field(False, description="real dice and cards: fate is asked for")


class RecordModel(Model):
    record: str = Field(max_length=LONGEST)
    edition: str | None = Field(None, max_length=LONGEST)


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
    notes: list[str]
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


def game_model(game: Game[Any], language: str) -> GameModel:
    measured = rates(game.id)
    return GameModel(
        id=game.id,
        title=game.title(language),
        line=game.line(language),
        levels=[
            LevelModel(
                id=level.id,
                name=game.level_name(level.id, language),
                line=game.level_line(level.id, language),
                won_by_our_player=measured[level.id].won / measured[level.id].games if level.id in measured else None,
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
            for ruling in game.book.rulings.values()
        ],
    )


def table_model(seat: Seat, language: str) -> TableModel:
    table = seat.table
    words, question, result = table.deal.game.words, table.question, table.result
    return TableModel(
        id=seat.id,
        step=seat.step,
        game=table.deal.game.id,
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
                        notes=[say(note) for note in spot.notes],
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
