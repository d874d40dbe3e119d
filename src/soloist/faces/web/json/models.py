"""Request and response models of the JSON API, and the conversion of a table to them.

Requests are validated. Responses are only described; the tests check that they fit their models.
"""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from soloist.coach.account import story_of
from soloist.difficulty.table import measured
from soloist.engine.game import Game
from soloist.engine.kernel.scene import Goal, Mark, Scene, Spot
from soloist.engine.kernel.story import Event
from soloist.engine.question import Option
from soloist.engine.text.words import Words, unbroken
from soloist.faces.web.desk.desk import Seat

LONGEST = 40_000
"""The most characters of an edition or a record: twice as many as our longest. Two of them fit into the largest request that the
guard accepts, even if JSON writes twelve bytes for each character."""


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(TypedDict):
    """What was wrong, in words."""

    error: str


class MeasuredModel(TypedDict):
    rulings: Annotated[str, Field(description="the readings that are not the default, as `name=value`")]
    player: str
    games: int
    share: float
    low: Annotated[float, Field(description="of the 95 % interval")]
    high: float


class LevelModel(TypedDict):
    id: str
    name: str
    line: str
    measured: Annotated[list[MeasuredModel], Field(description="how often players of ours won it, as far as we measured")]


class RulingModel(TypedDict):
    name: str
    clause: str
    title: str
    reason: str
    default: str
    readings: dict[str, str]


class GameModel(TypedDict):
    id: str
    title: str
    line: str
    levels: list[LevelModel]
    rulings: list[RulingModel]


class DealModel(Model):
    """Give a deal code, or a game and any of the other fields."""

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


Token = Annotated[str, Field(max_length=200)]


class AnswerModel(Model):
    version: int = Field(ge=0, le=2**53, description="the version of the table that is answered")
    answer: Token | Annotated[list[Token], Field(min_length=1, max_length=40)] = Field(
        description="the token of an option, or several at once; a minus before the token of a piece takes it out again"
    )


class VersionModel(Model):
    version: int = Field(ge=0, le=2**53)


class UndoModel(VersionModel):
    turn: bool = Field(False, description="take back all of your turn")


class MarkModel(TypedDict):
    """Something drawn: printed on a component, or the symbol of an option."""

    kind: str
    id: str
    count: int


class OptionModel(TypedDict):
    token: str
    target: Annotated[str, Field(description="the spot of the scene it points at, or empty")]
    text: Annotated[str, Field(description="name and detail in one line")]
    name: str
    detail: Annotated[str, Field(description="small print, or empty")]
    mark: Annotated[MarkModel | None, Field(description="the symbol of what it is about")]
    declines: Annotated[bool, Field(description="whether it only says no")]
    kind: Annotated[str, Field(description="empty for an answer; beside the real board also event, number, correct and switch")]
    most: Annotated[int, Field(description="how often it can be given at once: more than once if it is a piece of several")]
    completes: Annotated[bool, Field(description="whether it is the last piece of several, so that they take effect with it")]
    along: Annotated[list[str], Field(description="tokens of the pieces that are laid with it, as no others fit")]


class QuestionModel(TypedDict):
    text: Annotated[str, Field(description="what it is about and the question in one line")]
    about: str
    heading: str
    then: Annotated[str, Field(description="what follows by itself, or empty")]
    rule: str
    chance: bool
    is_piece: Annotated[bool, Field(description="whether the answer is a piece of several; nothing happens before the last")]
    options: list[OptionModel]
    laid: Annotated[list[OptionModel], Field(description="pieces laid so far, which can be taken out again")]


class PieceModel(TypedDict):
    kind: str
    id: str
    name: str
    letter: str
    count: int


class SpotModel(TypedDict):
    id: str
    name: str
    notes: list[str]
    pieces: list[PieceModel]
    marks: list[MarkModel]
    value: int | None
    limit: int | None
    confidence: str


class ZoneModel(TypedDict):
    id: str
    title: str
    spots: list[SpotModel]


class ClockModel(TypedDict):
    round: int
    last: int


class SceneModel(TypedDict):
    title: str
    clock: Annotated[ClockModel | None, Field(description="round and last round, where a game knows its length")]
    zones: list[ZoneModel]


class GoalModel(TypedDict):
    """Score first, aim second; both numbers are what the end would count now."""

    name: Annotated[str, Field(description="what the number is called: you, or the limit")]
    yours: int
    theirs: Annotated[int | None, Field(description="the opponent's number, where he has one")]
    rival: Annotated[str, Field(description="what the opponent is called, or empty")]
    hidden: Annotated[str, Field(description="what of the opponent's number nobody has seen yet, or empty")]
    aim: str
    short: Annotated[str, Field(description="the aim in a few words")]


class LineModel(TypedDict):
    name: str
    you: Annotated[int | None, Field(description="null where you counted at the real table")]
    opponent: int | None
    rule: str


class ResultModel(TypedDict):
    outcome: str
    why: str
    story: Annotated[str, Field(description="who led until when, what turned it and how it ended, in a paragraph")]
    rule: str
    lines: list[LineModel]
    you: int | None
    opponent: int | None


class TableModel(TypedDict):
    id: int
    version: Annotated[int, Field(description="counts every change; an answer must name it")]
    game: str
    level: str
    code: Annotated[str | None, Field(description="the deal code; null where fate is asked for")]
    goal: Annotated[GoalModel | None, Field(description="how it stands and what for, where the game says so")]
    question: QuestionModel | None
    result: ResultModel | None
    taken_back: int
    can_undo: bool
    can_redo: bool
    scene: SceneModel


class ChangeModel(TypedDict):
    spot: str
    change: Annotated[int, Field(description="by how much the spot's number changed; 0 where something only happened there")]


class EventModel(TypedDict):
    text: str
    why: Annotated[str, Field(description="the reason, in a sentence")]
    rule: str
    heading: bool
    by: Annotated[str, Field(description="whose doing it was: you, they, fate or rules")]
    touched: list[ChangeModel]


class StoryModel(TypedDict):
    events: list[EventModel]


def game_model(game: Game, language: str) -> GameModel:
    return GameModel(
        id=game.id,
        title=game.title(language),
        line=game.line(language),
        levels=[
            LevelModel(
                id=level.id,
                name=game.level_name(level.id, language),
                line=game.level_line(level.id, language),
                measured=[
                    MeasuredModel(
                        rulings=one.rulings, player=one.player, games=one.games, share=one.share, low=one.low, high=one.high
                    )
                    for one in measured()
                    if (one.game, one.level) == (game.id, level.id)
                ],
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
    words, question, result = table.game.words, table.question, table.result
    return TableModel(
        id=seat.id,
        version=seat.version,
        game=table.game.id,
        level=table.deal.level,
        code=table.deal.code if table.fate is not None else None,
        goal=goal_model(table.goal, words, language),
        question=None
        if question is None
        else QuestionModel(
            text=question.text(language),
            about=question.about(language),
            then=question.then(language),
            heading=question.heading(language),
            rule=question.rule,
            chance=question.chance,
            is_piece=question.is_piece,
            options=[option_model(option, table.most(option), language) for option in question.options],
            laid=[option_model(option, 1, language) for option in question.laid],
        ),
        result=None
        if result is None
        else ResultModel(
            outcome=result.outcome,
            why=words.say(result.why, language),
            story=story_of(table, language),
            rule=result.rule,
            lines=[
                LineModel(
                    name=words.say(line.name, language),
                    you=None if result.only_theirs else line.you,
                    opponent=line.opponent,
                    rule=line.rule,
                )
                for line in result.lines
            ],
            you=result.you,
            opponent=result.opponent,
        ),
        taken_back=table.taken_back,
        can_undo=table.can_undo,
        can_redo=table.can_redo,
        scene=scene_model(table.scene, words, language),
    )


def goal_model(goal: Goal | None, words: Words, language: str) -> GoalModel | None:
    if goal is None:
        return None
    return GoalModel(
        name=words.say(goal.name, language),
        yours=goal.yours,
        theirs=goal.theirs,
        rival="" if goal.rival is None else words.say(goal.rival, language),
        hidden="" if goal.hidden is None else words.say(goal.hidden, language),
        aim=words.say(goal.aim, language),
        short=words.attribute(goal.aim, "short", language),
    )


def option_model(option: Option, most: int, language: str) -> OptionModel:
    return OptionModel(
        token=option.token,
        target=option.target,
        text=option.text(language),
        name=option.name(language),
        detail=option.detail(language),
        mark=None if option.mark is None else mark_model(option.mark),
        declines=option.declines,
        kind=option.kind,
        most=most,
        completes=option.completes,
        along=[piece.token for piece in option.along],
    )


def event_model(event: Event, words: Words, language: str) -> EventModel:
    return EventModel(
        text=unbroken(words.say(event.phrase, language)),
        why=unbroken(words.attribute(event.phrase, "why", language)),
        rule=event.rule,
        heading=bool(event.heading),
        by=event.by,
        touched=[ChangeModel(spot=spot, change=change) for spot, change in event.touched],
    )


def mark_model(mark: Mark) -> MarkModel:
    return MarkModel(kind=mark.kind, id=mark.id, count=mark.count)


def scene_model(scene: Scene, words: Words, language: str) -> SceneModel:
    return SceneModel(
        title=words.say(scene.title, language),
        clock=ClockModel(round=scene.clock[0], last=scene.clock[1]) if scene.clock and scene.clock[1] else None,
        zones=[
            ZoneModel(
                id=zone.id,
                title=words.say(zone.title, language),
                spots=[spot_model(spot, words, language) for spot in zone.spots],
            )
            for zone in scene.zones
        ],
    )


def spot_model(spot: Spot, words: Words, language: str) -> SpotModel:
    return SpotModel(
        id=spot.id,
        name=words.say(spot.name, language),
        notes=[words.say(note, language) for note in spot.notes],
        pieces=[
            PieceModel(
                kind=piece.kind,
                id=piece.id,
                name=words.say(piece.name, language),
                letter=words.say(piece.letter, language),
                count=piece.count,
            )
            for piece in spot.pieces
        ],
        marks=[mark_model(mark) for mark in spot.marks],
        value=spot.value,
        limit=spot.limit,
        confidence=spot.confidence,
    )
