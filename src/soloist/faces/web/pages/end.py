"""The page at the end of a game: result, story, the parts of the score, its course, and what to play next."""

from dataclasses import dataclass
from typing import Any

from soloist.coach.account import account
from soloist.difficulty.table import easier_level, hardness
from soloist.engine.kernel.machine import TIE
from soloist.engine.kernel.scene import Result
from soloist.engine.table import Table
from soloist.faces.web.desk.desk import Desk, Seat
from soloist.faces.web.parts.charts import chart_of, sides_of, track_of
from soloist.faces.web.parts.sharing import bot_line, public, result_text
from soloist.faces.web.parts.site import Guest
from soloist.faces.web.parts.timeline import costs_of, falls_of
from soloist.library.history import ENOUGH_LOSSES, History
from soloist.library.pace import Pace


@dataclass(frozen=True)
class Medal:
    """How this game compares with your earlier ones; gold for the first win or a new best score."""

    gold: bool
    title: str
    line: str


@dataclass(frozen=True)
class NextLevel:
    id: str
    name: str
    harder: bool
    advice: str = ""
    """Why it is offered before all else, after a few losses in a row."""


def end_of(who: Guest, table: Table, mine: History, id: int, pace: Pace) -> dict[str, Any]:
    """What the page of a finished game shows; `mine` is the history of its game and level."""
    result, game, deal = table.result, table.game, table.deal
    assert result is not None
    told = account(table)
    doubtful = game.doubtful(deal.edition)
    counts = {kind: sum(1 for one in doubtful if one.confidence == kind) for kind in ("recalled", "reconstructed")}
    margin = None if result.you is None or result.opponent is None else abs(result.you - result.opponent)
    goal, link = table.goal, public(f"{who.base}deal/{deal.code}")
    return {
        "result": result,
        "headline": headline(who, result, margin),
        "story": told.story(who.language),
        "sides": sides_of(result, game.words, who.language, who.t("you"), game.opponent(who.language)),
        "rule": next((line for line in reversed(result.lines) if line.is_sum), None),
        "chart": chart_of(told, who.language),
        "track": track_of(told),
        "measure": "" if goal is None else game.words.say(goal.name, who.language),
        "medal": medal_of(who, mine, id, result),
        "next": next_level(who, table, mine.losses(id)),
        "link": link,
        "shared": result_text(who, table, pace, link),
        "bot": bot_line(who, table),
        "pace": pace,
        "rulings": [
            who.t("pair", name=game.book.rulings[name].title[who.language], text=f"{name}={value}")
            for name, value in deal.other_rulings.items()
        ],
        "doubtful": [who.t("doubtful", confidence=kind, count=count) for kind, count in counts.items() if count],
        "taken_back": table.taken_back,
        "answers": len(table.your_answers),
        "own_edition": deal.edition.own,
        "copied": all(one.id != id for one in mine.ended),
    }


def headline(who: Guest, result: Result, margin: int | None) -> str:
    if margin == 0 and result.outcome != TIE:
        return who.t("tied", outcome=result.outcome, you=result.you or 0, they=result.opponent or 0)
    return who.t("outcome", outcome=result.outcome, margin=margin or 0)


def next_level(who: Guest, table: Table, losses: int) -> NextLevel | None:
    """The next level after a win, the previous one after a loss; None if there is none.

    After a few losses in a row an easier level is advised, with what is known of it.
    """
    game, level, won = table.game, table.deal.level, table.state.outcome == "won"
    levels = [level.id for level in game.levels]
    easier = easier_level(game, level)
    if losses >= ENOUGH_LOSSES and easier:
        measured = hardness(game.id).get(easier)
        here = game.level_name(level, who.language)
        said = who.t("losses-in-a-row", losses=losses, level=here)
        advice = said if measured is None else f"{said} {measured.sentence(who.language)}"
        return NextLevel(easier, game.level_name(easier, who.language), False, advice)
    at = levels.index(level) + (1 if won else -1)
    if not 0 <= at < len(levels):
        return None
    return NextLevel(levels[at], game.level_name(levels[at], who.language), won)


def medal_of(who: Guest, mine: History, id: int, result: Result) -> Medal | None:
    """The medal of this game; None if the table does not count."""
    this = next((one for one in mine.ended if one.id == id), None)
    if this is None:
        return None
    before, best = mine.before(id), mine.before(id).best
    line = who.t("medal-line", played=before.played + 1, won=before.won + result.won)
    if result.won and not before.won:
        return Medal(True, who.t("medal-first"), line)
    if this.you is not None and best is not None and this.you > best:
        return Medal(True, who.t("medal-best", score=this.you), who.t("medal-was", score=best))
    wins = before.streak[1] + 1 if before.streak[0] == "won" else 1
    if result.won and wins > 1:
        return Medal(False, who.t("medal-row", wins=wins), line)
    margins = [one.margin for one in before.ended if one.margin is not None]
    if not result.won and not before.won and this.margin is not None and margins and this.margin > max(margins):
        return Medal(False, who.t("medal-closest"), line)
    return Medal(False, who.t("medal-plain"), line if best is None else who.t("medal-to-beat", line=line, score=best))


def luck_of(who: Guest, seat: Seat, desk: Desk) -> dict[str, Any]:
    """The review as the page shows it, if there is one."""
    found = desk.reviewer.found(seat.id, seat.version, seat.table)
    if found is None:
        return {"review": None, "reviewing": desk.reviewer.is_running(seat.id)}
    return {"review": found, "reviewing": False, "falls": falls_of(found), "costs": costs_of(found, seat.table, who)}
