"""Response models of the coach: a hint, a review, and the progress of a review."""

from typing import Annotated, Any

from pydantic import Field
from typing_extensions import TypedDict

from soloist.coach.hints import Advised, from_data, why
from soloist.coach.review import Judged, Moment, Review, place_name
from soloist.coach.themes import Reason
from soloist.engine.table import Table
from soloist.engine.text.words import unbroken
from soloist.faces.web.desk.coaching import Reviewer
from soloist.faces.web.desk.desk import Seat

Chance = Annotated[float, Field(ge=0, le=1)]


VERDICTS = (
    "clear, close (too close to call), lost or won (then margins are compared), few (too few tries for percentages), "
    "or unmeasured (with these rulings or components the chances are only estimates)"
)


class JudgedModel(TypedDict):
    token: str
    chance: Annotated[Chance, Field(description="to win")]
    low: Annotated[Chance, Field(description="of the 95 % interval")]
    high: Chance


class ReasonModel(TypedDict):
    theme: str
    points: Annotated[float, Field(description="its weight; below 0 where it speaks against the better answer")]
    amount: Annotated[
        int, Field(description="how many inhabitants or the like are gained or lost by the end of the round; 0 for a theme")
    ]
    text: str


class HintModel(TypedDict):
    """The best two answers, compared on equal numbers of tries with the same luck."""

    version: Annotated[int, Field(description="of the table that it belongs to")]
    best: JudgedModel
    other: JudgedModel
    tries: int
    verdict: Annotated[str, Field(description=VERDICTS)]
    lead: Annotated[float, Field(description="by chance, or by margin where all is lost or won; 0 if nobody can tell")]
    reasons: list[ReasonModel]
    text: str


class MomentModel(TypedDict):
    """One answer of yours that was not forced. Over all of them, start + luck + decisions = result."""

    number: Annotated[int, Field(description="of the answer in the table's log")]
    place: Annotated[str, Field(description="the round or turn")]
    chance_before: Annotated[Chance, Field(description="with the best answer")]
    chance_after: Annotated[Chance, Field(description="with yours; the same unless it was a mistake")]
    luck: Annotated[float, Field(description="what came until your next answer; 0 where nothing was drawn")]
    decision: Annotated[float, Field(description="never above 0, and 0 unless it was a mistake")]
    chosen: str
    best: str
    options: list[JudgedModel]
    mistake: Annotated[bool, Field(description="worse by more than twice the error, and again on fresh tries")]
    reasons: list[ReasonModel]
    why: Annotated[str, Field(description="the reasons in a sentence; empty where there are none")]


class ReviewModel(TypedDict):
    start: Chance
    result: Annotated[Chance, Field(description="1 won, 0.5 drawn, 0 lost")]
    luck: float
    decisions: float
    tries: int
    seed: str
    taken_back: Annotated[int, Field(description="how often answers of this table were taken back")]
    moments: list[MomentModel]
    costliest: Annotated[list[int], Field(description="the numbers of the costliest decisions, the worst first")]


class ReviewingModel(TypedDict):
    """Whether there is a review, and the progress of a running one."""

    state: Annotated[str, Field(description="none, running or done")]
    done: Annotated[int, Field(description="steps done so far")]
    of: Annotated[int, Field(description="of so many, a step for each answer and some more at the end; 0 until it is known")]
    review: ReviewModel | None


def hint_model(data: dict[str, Any], version: int, table: Table, language: str) -> HintModel:
    hint = from_data(data, table)
    return HintModel(
        version=version,
        best=judged_model(hint.best.option.token, hint.best),
        other=judged_model(hint.other.option.token, hint.other),
        tries=hint.tries,
        verdict=hint.verdict,
        lead=hint.lead,
        reasons=[reason_model(one, language) for one in hint.reasons],
        text=unbroken(hint.text(language)),
    )


def judged_model(token: str, one: Advised | Judged) -> JudgedModel:
    return JudgedModel(token=token, chance=one.chance, low=one.low, high=one.high)


def reason_model(reason: Reason, language: str) -> ReasonModel:
    return ReasonModel(theme=reason.theme, points=reason.points, amount=reason.amount, text=reason.text(language))


def reviewing_model(reviewer: Reviewer, seat: Seat, language: str) -> ReviewingModel:
    progress = reviewer.progress(seat.id)
    found = reviewer.found(seat.id, seat.version, seat.table)
    state = "done" if found is not None else "running" if progress is not None else "none"
    done, of = progress or (0, 0)
    review = None if found is None else review_model(found, seat.table, language)
    return ReviewingModel(state=state, done=done, of=of, review=review)


def review_model(review: Review, table: Table, language: str) -> ReviewModel:
    return ReviewModel(
        start=review.start,
        result=review.result,
        luck=review.luck,
        decisions=review.decisions,
        tries=review.tries,
        seed=review.seed,
        taken_back=review.taken_back,
        moments=[moment_model(moment, table, language) for moment in review.moments],
        costliest=[moment.number for moment in review.costliest],
    )


def moment_model(moment: Moment, table: Table, language: str) -> MomentModel:
    return MomentModel(
        number=moment.number,
        place=unbroken(place_name(table, moment, language)),
        chance_before=moment.chance_before,
        chance_after=moment.chance_after,
        luck=moment.luck,
        decision=moment.decision,
        chosen=moment.chosen,
        best=moment.best,
        options=[judged_model(one.token, one) for one in moment.options],
        mistake=moment.mistake,
        reasons=[reason_model(one, language) for one in moment.reasons],
        why=why(moment.reasons, language),
    )
