"""The result of a game as a few lines of plain text, to send to friends."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from soloist.coach.same_deal import Ending, bot_result, ending_of
from soloist.engine.table import Table
from soloist.faces.web.parts.site import Guest
from soloist.library.pace import Pace

AT_HOME = ("localhost", "local", "lan", "home", "internal", "test", "arpa")
"""The endings of host names that are unknown outside a home network. Names without a dot are unknown there, too."""


def result_text(who: Guest, table: Table, pace: Pace, link: str) -> str:
    """Game, level, result, time, hints and take-backs, how a simple bot fares on the same deal, and the code of the deal."""
    game, bot = table.game, bot_result(table)
    level = game.level_name(table.deal.level, who.language)
    lines = [who.t("share-game", game=game.title(who.language), level=level), _line(who, table, ending_of(table), "share-result")]
    if pace.minutes is not None:
        lines.append(who.t("share-minutes", minutes=pace.minutes))
    lines.append(help_used(who, table, pace))
    if bot is not None:
        lines.append(_line(who, table, bot, "share-bot"))
    if table.fate is not None:
        lines.append(who.t("share-code", code=table.deal.code))
        lines += [link] if link else []
    return "\n".join(lines)


def help_used(who: Guest, table: Table, pace: Pace) -> str:
    """How many hints were used, and how often answers were taken back after a draw."""
    hints = -1 if pace.hints is None else pace.hints
    return who.t("share-help", hints=hints, times=table.taken_back)


def bot_line(who: Guest, table: Table) -> str:
    """The result of the simple bot on the same deal; empty if there is none."""
    bot = bot_result(table)
    return "" if bot is None else _line(who, table, bot, "bot-result")


def public(link: str) -> str:
    """The link, if everybody can open it; empty if only this machine or this home network can."""
    host = _host(link)
    try:
        return link if ip_address(host).is_global else ""
    except ValueError:
        return link if "." in host and host.rpartition(".")[2] not in AT_HOME else ""


def _host(link: str) -> str:
    try:
        return urlsplit(link).hostname or ""
    except ValueError:
        return ""


def _line(who: Guest, table: Table, ending: Ending, message: str) -> str:
    """The result with both scores; in a game without points, with the number that counts."""
    game, (outcome, you, they) = table.game, ending
    if you is None:
        return who.t(message, outcome=outcome, kind="none", score="")
    if they is None:
        score = who.t("measure", name=game.say("goal-name", who.language), value=you) if game.words.has("goal-name") else ""
        return who.t(message, outcome=outcome, kind="one" if score else "none", score=score)
    return who.t(message, outcome=outcome, kind="both", score=f"{you}–{they}")
