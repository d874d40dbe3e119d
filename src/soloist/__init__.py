"""Soloist: board games alone, against the opponent of the solo rule sheet.

>>> import soloist
>>> table = soloist.GAMES["stone-age"].deal(level="basic", seed="K7Q2")
>>> [option.token for option in table.question.options][:4]
['hunt', 'forest', 'clay-pit', 'quarry']
>>> table.answer("forest", "hunt")
>>> print(table.story("en").splitlines()[-1])
  Initiative of Red: 8. [SA-S27]
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soloist.coach.hints import Hint, hint
from soloist.engine import catalogue as _catalogue
from soloist.engine.companion import Companion
from soloist.engine.game import Deal, Game
from soloist.engine.kernel import machine
from soloist.engine.kernel.fate import Fate, Free, Scripted, Seeded
from soloist.engine.kernel.scene import Result, Scene
from soloist.engine.kernel.story import Event
from soloist.engine.parcel import Parcel, is_link, pack, unpack
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.engine.text.edition import Edition
from soloist.engine.text.errors import (
    BadDealCode,
    BadEdition,
    BadParcel,
    BadRecord,
    BadSeed,
    IllegalAnswer,
    OlderRules,
    Refused,
    SoloistError,
    UnknownClause,
    UnknownFate,
    UnknownGame,
    UnknownLevel,
    UnknownRuling,
)
from soloist.engine.text.words import LANGUAGES, UnknownLanguage
from soloist.games import guilds_of_london, peloponnes, raiders, stone_age
from soloist.games.guilds_of_london.companion import COMPANION as BORIS
from soloist.games.peloponnes.companion import COMPANION as ANGELOS
from soloist.games.raiders.companion import COMPANION as ADVERSARY
from soloist.games.stone_age.companion import COMPANION as HUNGER
from soloist.players.player import Player
from soloist.players.position import Position

if TYPE_CHECKING:
    # The lab imports this module.
    from soloist.lab.running import Run

__version__ = "1.0.0"

__all__ = [
    "COMPANIONS", "EVERY", "GAMES", "LANGUAGES", "BadDealCode", "BadEdition", "BadParcel", "BadRecord", "BadSeed", "Deal",
    "Edition", "Event", "Fate", "Free", "Game", "Hint", "IllegalAnswer", "OlderRules", "Option", "Parcel", "Player", "Position",
    "Question", "Refused", "Result", "Scene", "Scripted", "Seeded", "SoloistError", "Table", "UnknownClause", "UnknownFate",
    "UnknownGame", "UnknownLanguage", "UnknownLevel", "UnknownRuling", "carried", "deal", "hint", "machine", "new", "pack",
    "play", "read",
]  # fmt: skip

GAMES = _catalogue.Catalogue([stone_age.GAME, raiders.GAME, guilds_of_london.GAME, peloponnes.GAME])
"""The games by their ids."""
COMPANIONS: dict[str, Companion] = {one.beside.id: one for one in (HUNGER, ADVERSARY, BORIS, ANGELOS)}
"""The companions by the id of their game."""
EVERY = _catalogue.Catalogue([*GAMES.values(), *COMPANIONS.values()])
"""Games and companions by their own ids."""


def new(
    game: str,
    level: str | None = None,
    seed: str | int | None = None,
    rulings: Mapping[str, object] | None = None,
    edition: str | Path | Edition | None = None,
) -> Position:
    """A new game as a position with numbered actions, for search and learning. A table is for people: `GAMES[game].deal(...)`."""
    return Position(GAMES[game].deal(level, seed, rulings, edition, any_order=False).deal)


def play(
    game: str,
    bot: str | Callable[..., Any] = "greedy",
    deals: Iterable[int | str] = range(100),
    *,
    level: str | None = None,
    rulings: Mapping[str, object] | None = None,
    edition: str | Path | Edition | None = None,
    jobs: int = 1,
    on: str | None = None,
    failed: str = "lost",
) -> "Run":
    """Let a player, by its name or your own class or function, play these deals: their numbers, or seeds.

    `jobs` is the number of processes, and `on="ray"` plays on a cluster. Games that the player does not finish count as lost, or
    with `failed="left-out"` not at all.
    """
    options = {"level": level, "rulings": rulings, "edition": edition, "jobs": jobs, "on": on, "failed": failed}
    run: Run = import_module("soloist.lab.running").play(game, bot, deals, **options)
    return run


def deal(code: str, edition: str | Path | Edition | None = None, fate: str | Fate = "seed") -> Table:
    """The table that a deal code names. An own edition must be passed again."""
    return _catalogue.deal_by_code(EVERY, code, edition, fate)


def read(record: str, edition: str | Path | Edition | None = None) -> Table:
    """Replay a record through the rules. A link to a table works too, and brings its own edition."""
    return carried(record).table if is_link(record) else _catalogue.read_record(EVERY, record, edition)


def carried(link: str) -> Parcel:
    """Unpack what `pack` made on another device, alone or in a link."""
    return unpack(EVERY, link)


def _face(module: str) -> Callable[[Table], str]:
    """Import a face lazily, when it first renders a table."""

    def draw(table: Table) -> str:
        drawn: str = import_module(module).drawn(table)
        return drawn

    return draw


Table.drawn_as.update(text=_face("soloist.faces.terminal.drawn"), html=_face("soloist.faces.web.notebook"))
