"""The lists of the command line as JSON, for programs. Keys keep their meaning.

`docs/en/tinkerers/command-line.md` describes every key.
"""

from typing import Any

import soloist
from soloist.difficulty.table import hardness, measured
from soloist.engine.game import Game
from soloist.engine.text.words import unbroken
from soloist.library.history import History, game_of, with_luck
from soloist.library.standing import standings
from soloist.library.store import Saved, Store, code_of

Listing = dict[str, Any]


def tables(rows: list[Saved]) -> list[Listing]:
    """The saved tables, from rows that hold their records."""
    standing = standings(rows)
    return [
        {
            "table": row.id,
            "name": row.name,
            "pinned": bool(row.pinned),
            "game": game_of(row.game),
            "level": row.level,
            "beside": game_of(row.game) != row.game,
            "copy": row.source is not None,
            "outcome": row.outcome or "open",
            "round": standing[row.id].round,
            "you": standing[row.id].you,
            "opponent": standing[row.id].opponent,
            "answers": row.answers,
            "changed": row.changed,
            "deal": (code_of(row) if row.is_known else "") or None,
            "damaged": row.damaged,
        }
        for row in rows
    ]


def history(store: Store) -> Listing:
    """The finished games: all, by level, and one by one."""
    mine = with_luck(store)
    levels = [(game, level.id) for game in soloist.GAMES.values() for level in game.levels]
    return {
        "played": mine.played,
        "won": mine.won,
        "longest_streak": mine.in_a_row,
        "levels": [_of_level(game.id, level, one) for game, level in levels if (one := mine.of(game.id, level)).played],
        "ended": [
            {
                "table": one.id,
                "game": one.game,
                "level": one.level,
                "outcome": one.outcome,
                "you": one.you,
                "opponent": one.opponent,
                "luck": one.luck,
                "decisions": one.decisions,
            }
            for one in mine.ended
        ],
    }


def _of_level(game: str, level: str, mine: History) -> Listing:
    outcome, run = mine.streak
    return {
        "game": game,
        "level": level,
        "played": mine.played,
        "won": mine.won,
        "best": mine.best,
        "average": mine.average,
        "points": any(one.opponent is not None for one in mine.ended),
        "streak": run,
        "streak_outcome": outcome,
        "luck": mine.luck,
    }


def games(chosen: list[Game], language: str) -> list[Listing]:
    """The games with their levels and rulings. Titles and sentences are in the language."""

    def level(game: Game, id: str) -> Listing:
        hard = hardness(game.id).get(id)
        played = [one for one in measured() if (one.game, one.level, one.rulings) == (game.id, id, "")]
        return {
            "level": id,
            "name": unbroken(game.level_name(id, language)),
            "line": unbroken(game.level_line(id, language)),
            "difficulty": None if hard is None else hard.grade,
            "players": [
                {"player": by.player, "share": by.share, "low": by.low, "high": by.high, "played": by.games} for by in played
            ],
        }

    return [
        {
            "game": game.id,
            "title": unbroken(game.title(language)),
            "line": unbroken(game.line(language)),
            "companion": game.id in soloist.COMPANIONS,
            "levels": [level(game, one.id) for one in game.levels],
            "rulings": [
                {"ruling": one.name, "clause": one.clause, "default": one.default, "values": list(one.values)}
                for one in game.book.rulings.values()
            ],
        }
        for game in chosen
    ]
