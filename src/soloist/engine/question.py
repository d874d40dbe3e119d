"""Questions, options and answers of a table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.errors import IllegalAnswer
from soloist.engine.text.words import ENGINE, Words

MOST_SHOWN: Final = 12
"""A question shows this many options in its `repr`."""
FORCED: Final = "forced"
"""Marks a forced answer in the log; others are given by YOU or FATE."""


ALL: Final = "all"
"""A kind of option: all pieces that are left go where another option sends one."""


@dataclass(frozen=True)
class Option:
    """One option: name, small print, symbol, and the spot it points at."""

    value: int
    token: str
    target: str
    rule: str
    phrase: Phrase
    mark: Mark | None
    declines: bool
    words: Words
    kind: str = ""
    """Empty for a plain answer. Companions have other kinds than ALL (`engine/companion`)."""
    slot: int = -1
    """Its fixed place among all options that this question can have, so that its key never changes; -1 if it has none."""
    lay: "Lay | None" = field(default=None, compare=False, repr=False)
    """For a piece of a composition: computes lazily what follows from laying it."""

    def name(self, language: str) -> str:
        return self.words.say(self.phrase, language)

    def here(self, language: str) -> str:
        """Its name without its spot, for places that show the spot already."""
        return self.words.attribute(self.phrase, "here", language) or self.name(language)

    @property
    def along(self) -> "tuple[Option, ...]":
        """For a piece of a composition: the other pieces that follow automatically, because no other choice remains."""
        return self._laid[0]

    @property
    def completes(self) -> bool:
        """Whether this piece, with those that follow automatically, completes the composition."""
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
"""The pieces that follow one automatically, and whether the draft is complete then."""


@dataclass(frozen=True)
class Question:
    """What the table waits for. `chance`: the person reports real dice or cards."""

    number: int
    rule: str
    chance: bool
    phrase: Phrase
    options: tuple[Option, ...]
    words: Words
    laid: tuple[Option, ...] = ()
    """The pieces of the open composition so far. They can be taken out again."""
    is_piece: bool = False
    """Whether the answer is a piece of a composition. Nothing happens before its last piece is laid."""
    confirms: bool = False
    """Whether all pieces are laid, and the only answer says so. Until then they can still be taken out."""

    def heading(self, language: str) -> str:
        """The question itself."""
        return self.words.say(self.phrase, language)

    def about(self, language: str) -> str:
        """What it is about; may be empty."""
        return self.words.attribute(self.phrase, "about", language)

    def then(self, language: str) -> str:
        """What happens automatically after the answer; may be empty."""
        return self.words.attribute(self.phrase, "then", language)

    def text(self, language: str) -> str:
        """What it is about and the question, in one line."""
        heading, about = self.heading(language), self.about(language)
        if not about or about.endswith("?"):
            return f"{about} {heading}".lstrip()
        return ENGINE.say(Phrase("question-text", about=about.removesuffix("."), question=heading), language)

    def option(self, token: str) -> Option:
        """The option of this token, or IllegalAnswer."""
        for option in self.options:
            if option.token == token:
                return option
        raise IllegalAnswer("illegal-answer", given=str(token), possible=" ".join(option.token for option in self.options))

    def __repr__(self) -> str:
        tokens = [option.token for option in self.options]
        shown = " ".join(tokens if len(tokens) <= MOST_SHOWN else [*tokens[:MOST_SHOWN], f"and {len(tokens) - MOST_SHOWN} more"])
        return f"<Question “{self.heading('en')}” [{self.rule}] {shown}>"


@dataclass(frozen=True)
class Given:
    """An answer in the log: the option, who gave it, its word in the record, and the length of the story before it."""

    option: int
    by: str
    token: str
    told: int
