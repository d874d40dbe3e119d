"""The pages of the manual about difficulty, computed from the data file alone.

There is one for players in each language, and one that says how everything was measured.
"""

from dataclasses import fields
from typing import Any

import soloist
from soloist.difficulty.table import WORDS, Measured, hard
from soloist.engine.game import Game
from soloist.engine.kernel.phrase import Phrase
from soloist.lab import clairvoyant

METHOD = """# Difficulty, measured

[How hard each level is](../difficulty.md) says it in words.

Our four computer players play the same numbered deals at every level, from number 0 onwards:

- `random` answers at random.
- `greedy` follows a simple strategy: about what someone does who knows the rules.
- `learned` chooses the answer that leads to the best position. It learned the value of positions by playing against itself.
- `search` looks ahead: about an expert. The number in its name is how many tries it has for each decision.

Every rate is given with its 95 % interval, which is at most 6 points wide. A star means that the rate was corrected for luck.
The luck of a draw is the learned chance to win after it, minus the mean over all possible draws. Its expected value is zero, so
subtracting a multiple of it does not bias the rate, but makes the interval narrower.

Where components are reconstructed (all of Guilds of London; all tactic cards of Raiders but one; heroes, colonies and Persians of
Peloponnes), the rates are about our reconstruction.

`make difficulty` writes these pages from `src/soloist/difficulty/difficulty.toml`. You can reproduce each rate without a star
with `soloist simulate GAME --level LEVEL --player PLAYER --games N`; add `--ruling NAME=VALUE` for other rulings.
"""

Entry = dict[str, Any]
NAMES = [field.name for field in fields(Measured)]


def page(data: dict[str, list[Entry]]) -> str:
    lines = [METHOD]
    for game in soloist.GAMES.values():
        mine = [one for one in data["measured"] if one["game"] == game.id]
        compared = [one for one in data["compared"] if one["game"] == game.id]
        lines += [f"## {game.title('en')}", "", *rates(mine), "", *found(game, mine, compared), ""]
        if game is clairvoyant.GAME:
            lines.append(clairvoyant.FOUND)
    return "\n".join(lines)


def for_players(data: dict[str, list[Entry]], language: str) -> str:
    """The page for players: every level in words, then how often each computer player wins it."""

    def say(message: str) -> str:
        return WORDS.say(Phrase(message), language)

    words, numbers = [], []
    for game in soloist.GAMES.values():
        for level in game.levels:
            played = [one for one in data["measured"] if (one["game"], one["level"], one["rulings"]) == (game.id, level.id, "")]
            if played:
                it = hard([Measured(**{name: one[name] for name in NAMES}) for one in played])
                first = f"| {game.short_title(language)} | {game.level_name(level.id, language)} |"
                words.append(f"{first} {it.word(language)} | {it.sentence(language)} |")
                numbers.append(f"{first} {' | '.join(share(one) for one in played)} |")
    return "\n".join(
        [
            *(f"# {say('page-title')}", "", say("page-about"), "", say("page-head"), "|---|---|---|---|", *words),
            *("", f"## {say('page-numbers')}", "", say("page-players"), "", say("page-interval"), "", say("page-number-head")),
            *("|---|---|---|---|---|---|", *numbers, "", say("page-box"), ""),
        ]
    )


def share(one: Entry) -> str:
    return f"{100 * one['share']:.0f} %"


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
            said.append(f"None of our players has won `{level}`{reading}, in {games:,} games in total.")
    return said


def stronger(game: Game, one: Entry) -> str:
    if one["than_player"] == "random":
        return ""
    more = f"{100 * one['share']:+.1f} points ({100 * one['low']:+.1f} to {100 * one['high']:+.1f})"
    return f"`{one['player']}` against `{one['than_player']}` on the same deals of `{one['level']}`: {more}."


def easier(one: Entry) -> str:
    more = f"{100 * one['share']:.1f} points ({100 * one['low']:.1f} to {100 * one['high']:.1f})"
    return f"`{one['level']}` is easier than `{one['than_level']}` for `{one['player']}`: {more} on the same deals."
