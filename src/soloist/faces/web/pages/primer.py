"""The primer, six pictures that explain how a game works, and the goal line in the bar."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

import soloist
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.table import Table
from soloist.faces.web.parts.site import YEAR, Guest

PICTURES = 6
SEEN = "primers"
"""The cookie with the games whose primer was shown in this browser."""


@dataclass(frozen=True)
class Picture:
    """The text of one picture. The game's template has the drawing with this number."""

    number: int
    title: str
    text: str


@dataclass(frozen=True)
class Primer:
    line: str
    pictures: list[Picture]


@dataclass(frozen=True)
class GoalLine:
    """The scores and the aim. `theirs` is None if the opponent has no score; `hidden` names the part of it that is unknown."""

    name: str
    yours: int
    theirs: int | None
    rival: str
    hidden: str
    hidden_short: str
    aim: str
    short: str


def primer_of(game: Game, level: str, who: Guest) -> Primer | None:
    """The primer of a game, if it has words for one."""
    if not game.words.has("primer-line"):
        return None
    phrases = [Phrase(f"primer-{number}", level=level) for number in range(1, PICTURES + 1)]
    return Primer(
        game.words.say(Phrase("primer-line"), who.language),
        [
            Picture(number, game.words.say(phrase, who.language), game.words.attribute(phrase, "detail", who.language))
            for number, phrase in enumerate(phrases, start=1)
        ],
    )


def is_wanted(request: Request, table: Table) -> bool:
    """Whether to show the primer: before the first answer, if this browser has not shown it yet, or when the user asks for it."""
    if "primer" in request.query_params:
        return True
    return table.last is None and table.game.id not in _seen(request)


def remember(request: Request, response: Response, game: Game) -> None:
    """Set a cookie, so that the primer is not shown unasked again."""
    seen = [*_seen(request), game.id]
    known = ".".join(id for id in soloist.GAMES if id in seen)
    response.set_cookie(SEEN, known, max_age=YEAR, samesite="strict", httponly=True)


def _seen(request: Request) -> list[str]:
    return request.cookies.get(SEEN, "").split(".")


def goal_line(table: Table, who: Guest) -> GoalLine | None:
    goal, words, language = table.goal, table.game.words, who.language
    if goal is None:
        return None
    return GoalLine(
        name=words.say(goal.name, language),
        yours=goal.yours,
        theirs=goal.theirs,
        rival="" if goal.rival is None else words.say(goal.rival, language),
        hidden="" if goal.hidden is None else words.say(goal.hidden, language),
        hidden_short="" if goal.hidden is None else words.attribute(goal.hidden, "short", language),
        aim=words.say(goal.aim, language),
        short=words.attribute(goal.aim, "short", language),
    )
