"""What a newcomer is told: the primer, six pictures of how a game works; the guide of a first game; the goal line in the bar."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import soloist
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import YOU
from soloist.engine.replay import asked
from soloist.engine.table import Table
from soloist.faces.web.parts.site import GUIDED, YEAR, Form, Guest, guest

PICTURES = 6
SEEN = "primers"
"""The cookie with the games whose primer was shown in this browser."""
GUIDED_SEED = "TABLE"
"""The seed of every guided game. The texts are tested with its cards and dice."""
GUIDED_ROUNDS = 2


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
class Guide:
    """What the guide says at a question; empty if nothing is new. `ends` marks the last text, which needs no button to leave."""

    text: str
    ends: bool = False


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

    @property
    def score(self) -> str:
        """Both scores in words: You 12–50 + 4 offerings."""
        return " ".join(filter(None, [self.name, f"{self.yours}–{self.theirs}", self.rival, self.hidden]))


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


def guided(game: Game) -> Table:
    """The table of a guided first game: the easiest level and a fixed deal."""
    return game.deal(game.levels[0].id, GUIDED_SEED)


def guide_of(table: Table, id: int, who: Guest) -> Guide | None:
    """The guide of a table, if this browser dealt it as guided and has not left the guide.

    A game says `guide-<question>` when it asks a kind of question for the first time, and `guide-<question>-2` at the second.
    """
    game, question = table.game, table.question
    if str(id) not in who.guided or table.deal.seed != GUIDED_SEED or not game.words.has("guide-end") or question is None:
        return None
    rounds = [told for told, event in enumerate(table.events) if event.heading.startswith(game.rounds)]
    if len(rounds) > GUIDED_ROUNDS:
        goes_on = any(given.by == YOU and given.told > rounds[GUIDED_ROUNDS] for given in table.log)
        return None if goes_on else Guide(game.say("guide-end", who.language), ends=True)
    kind = question.phrase.message
    # Count an unfinished composition too.
    count = asked(table.deal.start(), table.log).count(kind) + (question.confirms or not question.laid)
    message = f"guide-{kind}" if count == 1 else f"guide-{kind}-{count}"
    return Guide(game.say(message, who.language) if game.words.has(message) else "")


def keep_guided(response: Response, tables: list[str]) -> None:
    """Remember the guided tables of this browser."""
    response.set_cookie(GUIDED, ".".join(tables), max_age=YEAR, samesite="strict", httponly=True)


def leave_guide(request: Request, form: Form) -> Response:
    id: int = request.path_params["id"]
    response = RedirectResponse(f"/tables/{id}", 303)
    keep_guided(response, [one for one in guest(request).guided if one != str(id)])
    return response


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
