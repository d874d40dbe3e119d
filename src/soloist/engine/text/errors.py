"""All errors that input can cause, in three languages. Each says what was wrong and what would be right."""

from typing import Any

from soloist.engine.kernel.phrase import Phrase, Value
from soloist.engine.text.words import ENGINE, Words

CAUSE = "system-error"
"""The message that quotes the operating system. It is in the engine's words, because any package may raise the error."""
EITHER = "either"
"""The message that suggests one or two similar names. It is in the engine's words, too."""
KINDS: dict[type[Exception], str] = {
    FileNotFoundError: "missing",
    PermissionError: "denied",
    IsADirectoryError: "folder",
    NotADirectoryError: "no-folder",
    FileExistsError: "exists",
    UnicodeDecodeError: "not-text",
}


class SoloistError(Exception):
    """The base class. `text("fr")` is the message in French, `str()` in English.

    The message is in the words files of the package that raises the error.
    """

    words = ENGINE

    def __init__(self, message: str, **values: Value) -> None:
        self.phrase = Phrase(message, **values)
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        values = dict(self.phrase.values)
        for name, value in values.items():
            if isinstance(value, Phrase) and value.message in (CAUSE, EITHER):
                values[name] = ENGINE.say(value, language)
        return self.words.say(Phrase(self.phrase.message, **values), language)


class UnknownGame(SoloistError):
    """No game has this name."""


class UnknownLevel(SoloistError):
    """The game has no level of this name."""


class UnknownRuling(SoloistError):
    """The game has no ruling of this name, or the ruling no such reading."""


class UnknownClause(SoloistError):
    """The rules book has no clause of this number."""


class UnknownFate(SoloistError):
    """`fate` is neither "seed" nor "ask"."""


class IllegalAnswer(SoloistError):
    """The answer is not among the options of the question."""


class Refused(IllegalAnswer):
    """The answer is valid for this question at other times. The game says why it is refused now."""

    def __init__(self, reason: Phrase, speaks: Words) -> None:
        self.words = speaks
        super().__init__(reason.message, **reason.values)


class BadSeed(SoloistError):
    """The seed cannot be written in a deal code."""


class BadDealCode(SoloistError):
    """The deal code is mistyped or belongs to something else."""


class BadEdition(SoloistError):
    """The edition file does not describe the components of the game. The game may give the reason."""

    def __init__(self, message: str, speaks: Words = ENGINE, **values: Value) -> None:
        self.words = speaks
        super().__init__(message, **values)


class BadParcel(SoloistError):
    """The link of a table is damaged, or comes from a Soloist with other rules."""


class BadRecord(SoloistError):
    """The record cannot be replayed. `line` says where; `table` is the game up to there."""

    def __init__(self, line: int, reason: Phrase, table: Any = None, speaks: Words = ENGINE) -> None:
        self.line = line
        self.reason = reason
        self.table = table
        self.words = speaks
        super().__init__("bad-record", line=line, reason=reason)


class OlderRules(BadRecord):
    """The record was made with earlier rules that asked different questions. `table` is the game up to there."""


def reason(error: Exception) -> Phrase:
    """Why the operating system refused, for a sentence that names the file. Rare errors are quoted as they are."""
    kind = next((name for kind, name in KINDS.items() if isinstance(error, kind)), "other")
    said = error.strerror if isinstance(error, OSError) else None
    return Phrase(CAUSE, kind=kind, said=said or str(error))
