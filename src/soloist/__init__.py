"""Soloist: board games alone, against the opponent of the solo rule sheet.

>>> import soloist
>>> table = soloist.GAMES["stone-age"].deal(level="basic", seed="K7Q2")
>>> table.question.text("en")
'Which tribe is placed next?'
>>> table.answer("red")
>>> table.answer("forest")
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from soloist.coach.hints import Hint, hint
from soloist.engine import catalogue as _catalogue
from soloist.engine.edition import Edition
from soloist.engine.errors import (
    BadDealCode,
    BadEdition,
    BadRecord,
    BadSeed,
    IllegalAnswer,
    OlderRules,
    SoloistError,
    UnknownClause,
    UnknownFate,
    UnknownGame,
    UnknownLevel,
    UnknownRuling,
)  # fmt: skip
from soloist.engine.fate import Fate, Free, Scripted, Seeded
from soloist.engine.game import Deal, Game, Table
from soloist.engine.question import Option, Question
from soloist.engine.scene import Result, Scene
from soloist.engine.story import Event
from soloist.engine.words import LANGUAGES, UnknownLanguage
from soloist.games import guilds_of_london, peloponnes, raiders, stone_age
from soloist.games.guilds_of_london.companion import COMPANION as BORIS
from soloist.games.peloponnes.companion import COMPANION as ANGELOS
from soloist.games.raiders.companion import COMPANION as ADVERSARY
from soloist.games.stone_age.companion import COMPANION as HUNGER
from soloist.players.player import Player

__version__ = "0.1.0"

__all__ = [
    "COMPANIONS", "EVERY", "GAMES", "LANGUAGES", "BadDealCode", "BadEdition", "BadRecord", "BadSeed", "Deal", "Edition", "Event",
    "Fate", "Free", "Game", "Hint", "IllegalAnswer", "OlderRules", "Option", "Player", "Question", "Result", "Scene", "Scripted",
    "Seeded", "SoloistError", "Table", "UnknownClause", "UnknownFate", "UnknownGame", "UnknownLanguage", "UnknownLevel",
    "UnknownRuling", "deal", "hint", "read",
]  # fmt: skip

GAMES = _catalogue.Catalogue([stone_age.GAME, raiders.GAME, guilds_of_london.GAME, peloponnes.GAME])
COMPANIONS = {companion.beside.id: companion for companion in (HUNGER, ADVERSARY, BORIS, ANGELOS)}
"""The opponents alone, beside the real board, by the game they belong to."""
EVERY = _catalogue.Catalogue([*GAMES.values(), *COMPANIONS.values()])
"""All that can be dealt, kept and read: games and companions, by their own ids."""


def deal(code: str, edition: str | Path | Edition | None = None, fate: str | Fate = "seed") -> Table:
    """The table that a deal code names; an edition of your own must be passed again."""
    return _catalogue.deal_by_code(EVERY, code, edition, fate)


def read(record: str, edition: str | Path | Edition | None = None) -> Table:
    """The table that a record tells of, replayed through the rules."""
    return _catalogue.read_record(EVERY, record, edition)


def _face(module: str) -> Callable[[Table], str]:
    """A face is loaded when it first draws a table: who only plays needs none."""

    def draw(table: Table) -> str:
        drawn: str = import_module(module).drawn(table)
        return drawn

    return draw


Table.drawn_as.update(text=_face("soloist.faces.terminal.drawn"), html=_face("soloist.faces.web.drawn"))
