"""Every error a caller can cause, each saying what was wrong and what would have been right."""

from typing import Any


class SoloistError(Exception):
    """The parent of all errors below."""


class UnknownGame(SoloistError):
    """No game has this name."""


class UnknownLevel(SoloistError):
    """The game has no level of this name."""


class UnknownRuling(SoloistError):
    """The game has no ruling of this name, or the ruling no such reading."""


class UnknownClause(SoloistError):
    """The rules book has no clause of this number."""


class UnknownLanguage(SoloistError):
    """Soloist does not speak this language."""


class IllegalAnswer(SoloistError):
    """The answer is not among the options of the question."""


class BadSeed(SoloistError):
    """The seed cannot be written in a deal code."""


class BadDealCode(SoloistError):
    """The deal code is mistyped or belongs to something else."""


class BadEdition(SoloistError):
    """The edition file does not describe the components of the game."""


class BadRecord(SoloistError):
    """The record cannot be replayed; `line` says where, `table` holds what was good before it."""

    def __init__(self, line: int, reason: str, table: Any = None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.table = table

