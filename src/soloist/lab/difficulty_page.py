"""The text of docs/difficulty.md, computed from the data file alone."""

from typing import Any

import soloist
from soloist.engine.game import Game

HEAD = """# How hard the levels are

Four players of ours play numbered deals, from number 0 onwards, the same for all of them and at every level: `random` answers
blindly, `greedy` follows a rule of thumb, `learned` goes by what self-play taught it a position is worth, `search` looks ahead
(the number is its tries for each decision). Read `greedy` as a person who knows the rules and has a plan, `learned` and `search`
as one who has played a great deal; a level that `search` wins half of is a hard one for anybody.

Every rate stands with its 95 % interval: at most 3 points to either side. A star says that luck was taken off: what each draw
was worth, in the eyes of what was learned before, against the mean of all that could have come; on the average that is nothing,
so the rate stays what it is and the interval becomes narrower.
Where components are reconstructed (most of Guilds of London, the tactic cards of Raiders, heroes and colonies of Peloponnes)
these are figures about our reconstruction.

This page is written by `make difficulty` from `src/soloist/difficulty/difficulty.toml`. Each rate without a star can be found
again with `soloist simulate GAME --level LEVEL --player PLAYER --games N`, other readings with `--ruling NAME=VALUE`.
"""

FORESIGHT = {
    "stone-age": """**Can it be won at all?** Somebody who knew every die and card beforehand could: a beam search over the real
rules (`make winnable`, 50 positions kept) found a line that wins from field 0 in 13 of 24 deals of `eternal-winter` (54 %, 35–72)
and in 1 of 24 of `large-tribe` (4 %, 1–20). The search drops what looks poor, so these shares are lower bounds of what foresight
wins, and a deal without such a line is not proven lost. One won game of each is kept in `tests/golden/stone-age`. On the average
the large tribe cannot feed itself from field 0: twelve figures eat 24 and more in a round, and nine workers hunt 16. So where the
level is chosen a higher field is offered too (SA-S20); the rows above tell what that changes.
""",
}
"""Findings that do not come from games of our players."""

Entry = dict[str, Any]


def page(data: dict[str, list[Entry]]) -> str:
    lines = [HEAD]
    for game in soloist.GAMES.values():
        mine = [one for one in data["measured"] if one["game"] == game.id]
        compared = [one for one in data["compared"] if one["game"] == game.id]
        lines += [f"## {game.title('en')}", "", *rates(mine), "", *found(game, mine, compared), ""]
        if game.id in FORESIGHT:
            lines.append(FORESIGHT[game.id])
    return "\n".join(lines)


def rates(mine: list[Entry]) -> list[str]:
    """A row for each level and reading, a column for each player."""
    players = list(dict.fromkeys(one["player"] for one in mine))
    lines = [f"| level | rulings | {' | '.join(f'`{player}`' for player in players)} |", "|---|---|" + "---|" * len(players)]
    for level, rulings in dict.fromkeys((one["level"], one["rulings"]) for one in mine):
        known = {one["player"]: cell(one) for one in mine if (one["level"], one["rulings"]) == (level, rulings)}
        cells = [known.get(player, "not yet") for player in players]
        lines.append(f"| `{level}` | {f'`{rulings}`' if rulings else 'default'} | {' | '.join(cells)} |")
    return lines


def cell(one: Entry) -> str:
    star = "\\*" if one["adjusted"] else ""
    return f"{100 * one['share']:.1f} %{star} ({100 * one['low']:.1f}–{100 * one['high']:.1f}, {one['games']} deals)"


def found(game: Game, mine: list[Entry], compared: list[Entry]) -> list[str]:
    """Sentences: which player is stronger, which level is easier than the one before it, and what nobody has won."""
    said = [stronger(game, one) for one in compared if one["player"] != one["than_player"]]
    said += [easier(one) for one in compared if one["level"] != one["than_level"] and one["low"] > 0]
    return [*[f"- {line}" for line in (*never(game, mine), *said) if line]]


def never(game: Game, mine: list[Entry]) -> list[str]:
    said = []
    for level, rulings in dict.fromkeys((one["level"], one["rulings"]) for one in mine):
        played = [one for one in mine if (one["level"], one["rulings"]) == (level, rulings)]
        if not sum(one["won"] for one in played):
            games = sum(one["games"] for one in played)
            reading = f" with `{rulings}`" if rulings else ""
            said.append(f"None of our players has won `{level}`{reading}, in {games:,} games together.")
    return said


def stronger(game: Game, one: Entry) -> str:
    if one["than_player"] == "random":
        return ""
    more = f"{100 * one['share']:+.1f} points ({100 * one['low']:+.1f} to {100 * one['high']:+.1f})"
    return f"`{one['player']}` against `{one['than_player']}` on the same deals of `{one['level']}`: {more}."


def easier(one: Entry) -> str:
    more = f"{100 * one['share']:.1f} points ({100 * one['low']:.1f} to {100 * one['high']:.1f})"
    return f"`{one['level']}` is easier than `{one['than_level']}` for `{one['player']}`: {more} on the same deals."
