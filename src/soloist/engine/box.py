"""What comes in the box of a game: levels, rules, components, words, and how to lay it all out."""

from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from soloist.engine.edition import fingerprint
from soloist.engine.errors import UnknownLevel
from soloist.engine.phrase import Phrase
from soloist.engine.rules import Book, read_book
from soloist.engine.scene import Component, Result, Scene
from soloist.engine.step import S
from soloist.engine.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Level:
    """An official difficulty; the letter stands for it in deal codes."""

    id: str
    letter: str


@dataclass(frozen=True)
class Edition:
    """The components in use, checked; `own` when the player brought the file."""

    text: str
    own: bool
    components: Any

    @property
    def mark(self) -> str:
        return fingerprint(self.text)


class Box(Generic[S]):
    """One game, ready to be laid out; every game fills this in."""

    id: ClassVar[str]
    letter: ClassVar[str]
    revision: ClassVar[int]
    levels: ClassVar[tuple[Level, ...]]

    @property
    def package(self) -> str:
        return type(self).__module__

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
        """The components in a TOML text of the player's own, or BadEdition."""
        return Edition(text, True, self.components(text, self.standard.text))

    def level(self, id: str) -> Level:
        for level in self.levels:
            if level.id == id:
                return level
        raise UnknownLevel("unknown-level", game=self.id, given=str(id), known=", ".join(level.id for level in self.levels))

    def title(self, language: str) -> str:
        return self.words.say(Phrase("game-title"), language)

    def line(self, language: str) -> str:
        """What the game is about, in a sentence."""
        return self.words.say(Phrase("game-line"), language)

    def level_name(self, level: str, language: str) -> str:
        return self.words.say(Phrase(f"level-{level}"), language)

    def level_line(self, level: str, language: str) -> str:
        """What the level changes."""
        return self.words.say(Phrase(f"level-{level}-line"), language)

    def components(self, text: str, standard: str) -> Any:
        """Check an edition file and make the components of it; it may build on the standard one."""
        raise NotImplementedError

    def reference(self, edition: Edition) -> list[Component]:
        """Everything in the box that has words on it, for the card reference."""
        raise NotImplementedError

    def doubtful(self, edition: Edition) -> list[Component]:
        """The components that no text was found for."""
        return [component for component in self.reference(edition) if component.confidence != "sourced"]

    def start(self, level: str, rulings: "Mapping[str, str]", edition: Edition) -> S:
        """The position before the first step of set-up."""
        raise NotImplementedError

    def scene(self, s: S) -> Scene:
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """The account of a game that is over."""
        raise NotImplementedError

    def margin(self, s: S) -> int:
        """How far you are ahead, or how well you did where nobody counts points; a tie-break for players that search."""
        raise NotImplementedError
