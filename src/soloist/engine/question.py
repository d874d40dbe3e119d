"""What the table asks, and what was answered."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.errors import IllegalAnswer
from soloist.engine.text.words import ENGINE, Words

FORCED: Final = "forced"
"""By whom an answer was given where there was no choice; else it was YOU or FATE."""


@dataclass(frozen=True)
class Option:
    """One possible answer: a name and small print, the symbol beside it, the spot it points at."""

    value: int
    token: str
    target: str
    rule: str
    phrase: Phrase
    mark: Mark | None
    declines: bool
    words: Words
    kind: str = ""
    """What it is where it is no answer to what is asked; beside the real board there are such (`engine/companion`)."""
    lay: "Lay | None" = field(default=None, compare=False, repr=False)
    """For a piece of several: lays it where it was offered and says what comes of it. Only who looks pays for that."""

    def name(self, language: str) -> str:
        return self.words.say(self.phrase, language)

    def here(self, language: str) -> str:
        """Its name where the spot it points at is named already."""
        return self.words.attribute(self.phrase, "here", language) or self.name(language)

    @property
    def along(self) -> "tuple[Option, ...]":
        """A piece of several: other pieces that lay themselves after it, because nothing else is left for them."""
        return self._laid[0]

    @property
    def completes(self) -> bool:
        """Whether it is the last piece of several, with those along, so that what they do happens with it."""
        return self._laid[1]

    @cached_property
    def _laid(self) -> "tuple[tuple[Option, ...], bool]":
        return ((), False) if self.lay is None else self.lay(self)

    def detail(self, language: str) -> str:
        """The small print; empty if there is none."""
        detail, others = self.words.attribute(self.phrase, "detail", language), self.along
        if not others:
            return detail
        pieces = ", ".join(piece.detail(language) if piece.declines else piece.name(language) for piece in others)
        along = ENGINE.say(Phrase("option-along", pieces=pieces), language)
        return ENGINE.say(Phrase("details", detail=detail, along=along), language) if detail else along

    def text(self, language: str) -> str:
        """Name and small print in one line."""
        name, detail = self.name(language), self.detail(language)
        return ENGINE.say(Phrase("option-text", name=name, detail=detail), language) if detail else name

    def __repr__(self) -> str:
        return f"Option({self.token!r})"


Lay = Callable[[Option], tuple[tuple[Option, ...], bool]]
"""The other pieces that lay themselves after one, and whether the draft is whole then."""


@dataclass(frozen=True)
class Question:
    """What the table waits for; `chance` when real dice or cards must tell."""

    number: int
    rule: str
    chance: bool
    phrase: Phrase
    options: tuple[Option, ...]
    words: Words
    laid: tuple[Option, ...] = ()
    """Where the answer is a piece of several: those laid so far, which can be taken out again."""
    is_piece: bool = False
    """Whether the answer is a piece of several, which costs nothing before the last is laid."""

    def heading(self, language: str) -> str:
        """The question itself."""
        return self.words.say(self.phrase, language)

    def about(self, language: str) -> str:
        """What it is about; empty where the question says it all."""
        return self.words.attribute(self.phrase, "about", language)

    def then(self, language: str) -> str:
        """What will happen by itself after the answer; empty where nothing is to be said."""
        return self.words.attribute(self.phrase, "then", language)

    def text(self, language: str) -> str:
        """What it is about and the question, in one line."""
        heading, about = self.heading(language), self.about(language)
        return (
            ENGINE.say(Phrase("question-text", about=about.removesuffix("."), question=heading), language) if about else heading
        )

    def option(self, token: str) -> Option:
        """The option of this token, or IllegalAnswer."""
        for option in self.options:
            if option.token == token:
                return option
        raise IllegalAnswer("illegal-answer", given=str(token), possible=" ".join(option.token for option in self.options))

    def __repr__(self) -> str:
        return f"Question({self.phrase!r}, {' '.join(option.token for option in self.options)})"


@dataclass(frozen=True)
class Given:
    """An answer in the log: which option, by whom, its word for the record, and how much of the story stood before it."""

    option: int
    by: str
    token: str
    told: int
