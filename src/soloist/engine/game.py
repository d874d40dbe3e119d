"""A game, and a deal of it."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.machine import State
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Component, Goal, Result, Scene
from soloist.engine.table import Table, fate_named
from soloist.engine.text import code
from soloist.engine.text.edition import MOST_TEXT, Edition
from soloist.engine.text.errors import BadEdition, UnknownLevel, reason
from soloist.engine.text.near import either, nearest
from soloist.engine.text.rules import Book, read_book
from soloist.engine.text.words import Words


@dataclass(frozen=True)
class Level:
    """An official difficulty. `letter` stands for it in deal codes."""

    id: str
    letter: str


class Game:
    """What `soloist.GAMES` holds: levels, rules, components, words and set-up. Every game subclasses this.

    `Any` stands for the game's own state; subclasses name its class.
    """

    id: ClassVar[str]
    letter: ClassVar[str]
    revision: ClassVar[int]
    levels: ClassVar[tuple[Level, ...]]
    turns: ClassVar[tuple[str, ...]] = ()
    """Prefixes of the headings that begin a turn of yours."""
    yours: ClassVar[tuple[str, ...]] = ()
    """The spots of the scene whose number belongs to you: more is better."""
    scores: ClassVar[tuple[str, ...]] = ()
    """The spots with your score and the opponent's, if the game counts them during play."""
    decides: ClassVar[str] = ""
    """The ruling, if any, that changes the difficulty more than the levels do. It is offered beside them."""
    rounds: ClassVar[str] = "round-"
    """Prefix of the headings that count the rounds."""

    def deal(
        self,
        level: str | None = None,
        seed: str | int | None = None,
        rulings: Mapping[str, object] | None = None,
        edition: str | Path | Edition | None = None,
        fate: str | Fate = "seed",
        any_order: bool = True,
    ) -> Table:
        """A new table. Defaults: the first level, a fresh seed, the default rulings, our edition."""
        deal = Deal(
            self,
            self.levels[0].id if level is None else self.level(level).id,
            code.check_seed(seed),
            self.book.choose(rulings or {}),
            self.load_edition(edition),
        )
        return Table(deal, fate_named(fate, deal), any_order=any_order)

    @property
    def package(self) -> str:
        return type(self).__module__

    @property
    def folder(self) -> str:
        """The last part of its package: what other packages know of this game is found under that name."""
        return self.package.rpartition(".")[2]

    def found_in(self, floor: str, part: str = "") -> ModuleType | None:
        """The module with this game's package name inside the package `floor`, or its submodule `part`; None if there is none."""
        package = f"{floor}.{self.folder}"
        name = f"{package}.{part}" if part else package
        try:
            return import_module(name)
        except ModuleNotFoundError as error:
            # Do not hide an import error inside a module that exists.
            if error.name not in (package, name):
                raise
            return None

    @property
    def original(self) -> "Game":
        """The game whose rules book and components these are: itself, unless this is a companion."""
        return self

    @property
    def is_companion(self) -> bool:
        """Whether this runs only the opponent, beside a person's own board."""
        return self.original is not self

    @cached_property
    def words(self) -> Words:
        return Words(self.package)

    @property
    def book(self) -> Book:
        return read_book(self.package)

    @cached_property
    def standard(self) -> Edition:
        text = files(self.package).joinpath("edition.toml").read_text(encoding="utf-8")
        return Edition(text, False, self.components(text, ""))

    def edition(self, text: str) -> Edition:
        """The player's components from a TOML text, or BadEdition."""
        return Edition(text, True, self.components(text, self.standard.text))

    def load_edition(self, edition: str | Path | Edition | None) -> Edition:
        """Our edition, one already loaded, or the file at a path."""
        if edition is None:
            return self.standard
        if isinstance(edition, Edition):
            return edition
        try:
            # Read one character more than allowed: some files, such as /dev/zero, never end.
            with Path(edition).open(encoding="utf-8-sig") as file:
                text = file.read(MOST_TEXT + 1)
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise BadEdition("edition-unreadable", file=str(edition), why=reason(error)) from None
        return self.edition(text)

    def level(self, id: str) -> Level:
        for level in self.levels:
            if level.id == id:
                return level
        known = [level.id for level in self.levels]
        near = nearest(str(id), known)
        if near:
            raise UnknownLevel("unknown-level-near", game=self.id, given=str(id), near=either(near))
        raise UnknownLevel("unknown-level", game=self.id, given=str(id), known=", ".join(known))

    def say(self, message: str, language: str) -> str:
        """A text of the game: `game-title`, `game-line`, `opponent`, `level-<id>`."""
        return self.words.say(Phrase(message), language)

    def title(self, language: str) -> str:
        return self.say("game-title", language)

    def short_title(self, language: str) -> str:
        """What people call it for short."""
        return self.say("short-title", language)

    def opponent(self, language: str, level: str = "") -> str:
        """His name. A level may have an opponent of its own."""
        return self.say(f"opponent-{level}" if self.words.has(f"opponent-{level}") else "opponent", language)

    def line(self, language: str) -> str:
        """What the game is about, in a sentence."""
        return self.say("game-line", language)

    def level_name(self, level: str, language: str) -> str:
        return self.say(f"level-{level}", language)

    def level_line(self, level: str, language: str) -> str:
        """What the level changes."""
        return self.say(f"level-{level}-line", language)

    def components(self, text: str, standard: str) -> Any:
        """Validate an edition file and make its components. It may build on the standard one."""
        raise NotImplementedError

    def reference(self, edition: Edition) -> list[Component]:
        """Every component with text on it, for the card reference."""
        raise NotImplementedError

    def doubtful(self, edition: Edition) -> list[Component]:
        """The components whose printed text is not known for certain."""
        return [component for component in self.reference(edition) if component.confidence != "sourced"]

    def start(self, level: str, rulings: Mapping[str, str], edition: Edition) -> Any:
        """The position before the first step of set-up."""
        raise NotImplementedError

    def scene(self, s: Any) -> Scene:
        raise NotImplementedError

    def goal(self, s: Any) -> Goal | None:
        """The standing if the game ended now, and the goal. None: the game shows no goal."""
        return None

    def result(self, s: Any) -> Result:
        """The result of a finished game."""
        raise NotImplementedError

    def entered(self, s: Any) -> str:
        """What a person entered of the real components at this table, as entries of an edition file."""
        return ""

    def box_changes(self, s: Any, edition: Edition) -> tuple[str, ...]:
        """The answers that make a companion's table agree with an edition that the owner corrected after the deal."""
        return ()

    def margin(self, s: Any) -> int:
        """How far you are ahead, or how well you did in a game without points. Search breaks ties with it."""
        raise NotImplementedError

    def __reduce__(self) -> str:
        """Pickle by reference: each game is a module-level object of its package."""
        return next(name for name, value in vars(sys.modules[self.package]).items() if value is self)

    def __repr__(self) -> str:
        return f"soloist.GAMES[{self.id!r}]"


def spelled_out(rulings: Mapping[str, str]) -> str:
    """Rulings as records, pages and the lab write them."""
    return " ".join(f"{name}={value}" for name, value in rulings.items())


@dataclass(frozen=True)
class Deal:
    """Game, level, rulings, edition and seed: everything that makes two tables the same."""

    game: Game
    level: str
    seed: str
    rulings: Mapping[str, str]
    edition: Edition

    def start(self) -> State:
        """The position before the first step of set-up, for simulations without a table."""
        state: State = self.game.start(self.level, self.rulings, self.edition)
        return state

    @property
    def other_rulings(self) -> dict[str, str]:
        """The rulings that are not at their default."""
        return {name: value for name, value in self.rulings.items() if value != self.game.book.rulings[name].default}

    @cached_property
    def code(self) -> str:
        text = self.game.letter + self.game.level(self.level).letter + self.seed
        named = code.write_rulings(self.game.book, self.rulings)
        if named:
            text += "-N" + code.fill(named, self.seed)
        text += self.edition_part
        return text + code.check(text)

    def head(self, fate: str, taken_back: int = 0) -> dict[str, str]:
        """The head of its record. It names every ruling, so that defaults may change."""
        return {
            "game": self.game.id,
            "level": self.level,
            "seed": self.seed,
            "rulings": spelled_out(self.rulings),
            "edition": self.edition.fingerprint if self.edition.own else "standard",
            "fate": fate,
            "rules": str(self.game.revision),
            "taken-back": str(taken_back),
        }

    @property
    def edition_part(self) -> str:
        """The part of the code for the player's own edition."""
        return "-E" + code.fill(code.write_edition(self.edition.fingerprint), self.seed) if self.edition.own else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle an edition as its text."""
        return _deal_again, (
            self.game,
            self.level,
            self.seed,
            dict(self.rulings),
            self.edition.text if self.edition.own else None,
        )

    def __repr__(self) -> str:
        edition = ", edition=..." if self.edition.own else ""
        return f"soloist.deal({self.code!r}{edition})"


def _deal_again(game: Game, level: str, seed: str, rulings: dict[str, str], edition: str | None) -> Deal:
    return Deal(game, level, seed, rulings, game.standard if edition is None else game.edition(edition))
