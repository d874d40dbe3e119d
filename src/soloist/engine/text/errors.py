"""Every error a caller can cause, in three languages: what was wrong, and what would have been right."""

from typing import Any

from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.words import ENGINE, Words


class SoloistError(Exception):
    """The parent of the errors below; `text("fr")` says it in French, `str()` in English.

    What an error says stands in the words of the package that raises it.
    """

    words = ENGINE

    def __init__(self, message: str, **values: Value) -> None:
        self.phrase = Phrase(message, **values)
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        return self.words.say(self.phrase, language)


class UnknownGame(SoloistError):
    """No game has this name."""


class UnknownLevel(SoloistError):
    """The game has no level of this name."""


class UnknownRuling(SoloistError):
    """The game has no ruling of this name, or the ruling no such reading."""


class UnknownClause(SoloistError):
    """The rules book has no clause of this number."""


class UnknownFate(SoloistError):
    """Fate is neither the seed nor the person."""


class IllegalAnswer(SoloistError):
    """The answer is not among the options of the question."""


class Refused(IllegalAnswer):
    """The answer is one of this question at other times; the game says in its own words why not now."""

    def __init__(self, reason: Phrase, speaks: Words) -> None:
        self.words = speaks
        super().__init__(reason.message, **reason.values)


class BadSeed(SoloistError):
    """The seed cannot be written in a deal code."""


class BadDealCode(SoloistError):
    """The deal code is mistyped or belongs to something else."""


class BadEdition(SoloistError):
    """The edition file does not describe the components of the game; the game may say why in words of its own."""

    def __init__(self, message: str, speaks: Words = ENGINE, **values: Value) -> None:
        self.words = speaks
        super().__init__(message, **values)


class BadParcel(SoloistError):
    """The link of a table came damaged, or from a Soloist with other rules."""


class BadRecord(SoloistError):
    """The record cannot be replayed; `line` says where, `table` holds what was good before it."""

    def __init__(self, line: int, reason: Phrase, table: Any = None, speaks: Words = ENGINE) -> None:
        self.line = line
        self.reason = reason
        self.table = table
        self.words = speaks
        super().__init__("bad-record", line=line, reason=reason)


class OlderRules(BadRecord):
    """The record was made when our rules asked otherwise; `table` holds how it went up to there, the rest can only be read."""


def reason(error: Exception) -> str:
    """What the system says is wrong, without its number and without the file, which the sentence around it names."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or str(error)
