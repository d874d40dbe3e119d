"""What a person types: answers by number, word, name or the beginning of one, several in a line; and commands in any language."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import soloist
from soloist.engine.question import Option, Question
from soloist.engine.table import TAKE_OUT, Table
from soloist.engine.text.errors import IllegalAnswer
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.faces.terminal.answers import Answers, usual
from soloist.faces.terminal.speech import Speech

LETTERS = {
    "?": "rule", "u": "undo", "uu": "undo-turn", "r": "redo", "l": "story", "b": "board", "h": "help", "h!": "hint", "q": "quit",
}  # fmt: skip
"""The commands by their letters; each has words too."""
SEVERAL = ("rule", "story")
"""Commands that take a word behind them."""


class Command(NamedTuple):
    """What is to be done, and with what; a language is a command of its own name."""

    name: str
    rest: str = ""


class Near(NamedTuple):
    """A word that could mean several answers."""

    word: str
    options: tuple[Option, ...]


def plainly(text: str) -> str:
    """Small letters and digits, without accents; everything between words is one blank."""
    letters = unicodedata.normalize("NFKD", unbroken(text).casefold())
    kept = (c if c.isalnum() or c in "+=" else "" if unicodedata.combining(c) else " " for c in letters)
    return " ".join("".join(kept).split())


def matching(word: str, names: Iterable[Sequence[str]]) -> list[int]:
    """Which of these things are meant: the one that is called so, else those with a name that begins so."""
    meant, all = plainly(word), [[plainly(name) for name in one] for one in names]
    exact = [number for number, one in enumerate(all) if meant in one]
    return exact or [number for number, one in enumerate(all) if meant and any(name.startswith(meant) for name in one)]


def read_command(typed: str, question: Question | None, speech: Speech) -> Command | None:
    """The command that was typed; None where it is an answer. A word that is an answer here is no command."""
    first, _, rest = typed.strip().lower().partition(" ")
    if first in LETTERS and (not rest or LETTERS[first] in SEVERAL):
        return Command(LETTERS[first], rest.strip())
    if first in LANGUAGES and not rest:
        return Command(first)
    answers = () if question is None else tuple(_names(option, speech.language) for option in question.options)
    if matching(typed, answers) or matching(first, answers):
        return None
    names = list(LETTERS.values())
    found = matching(typed, [_command_words(name) for name in names])
    if len(found) != 1 and rest:
        found = [number for number in matching(first, [_command_words(name) for name in names]) if names[number] in SEVERAL]
        return Command(names[found[0]], rest.strip()) if len(found) == 1 else None
    return Command(names[found[0]]) if len(found) == 1 else None


@cache
def _command_words(name: str) -> tuple[str, ...]:
    """All words of a command, in every language."""
    return tuple(word for language in LANGUAGES for word in Speech(language).say(f"command-{name}").split(", "))


def read_answers(typed: str, table: Table, question: Question, speech: Speech) -> list[str] | Near:
    """The tokens that were typed; a word that no answer here begins with stays as it is, to be refused by its name."""
    reader = _Reader(table, question, speech)
    for piece in typed.split(","):
        words = piece.split()
        while words:
            taken = reader.take(words)
            if isinstance(taken, Near):
                return taken
            words = words[taken:]
    return reader.tokens


class _Reader:
    """Reads word after word; those behind the first are looked up among what can be answered then."""

    def __init__(self, table: Table, question: Question, speech: Speech) -> None:
        self.table = table
        self.asked: Question | None = question
        self.speech = speech
        self.numbers = {one.number: one.option.token for one in Answers(question).all}
        self.tokens: list[str] = []
        self.ahead: Table | None = None

    def take(self, words: list[str]) -> int | Near:
        """Take as many words as belong together; how many, or what the first of them could mean."""
        asked = self._asked()
        several: tuple[Option, ...] = ()
        for count in range(len(words), 0, -1):
            found = self._options(" ".join(words[:count]), asked)
            if len(found) == 1:
                self._put(found[0])
                return count
            several = tuple(option for option in question_options(asked) if option.token in found)
        if several and not self.tokens:
            return Near(words[0], several)
        self._put(words[0].lower())
        return 1

    def _options(self, word: str, asked: Question | None) -> list[str]:
        """The tokens that a word can mean."""
        if asked is None:
            return []
        if word.startswith(TAKE_OUT) and asked.laid:
            found = matching(word[1:], [_names(option, self.speech.language) for option in asked.laid])
            return sorted({TAKE_OUT + asked.laid[number].token for number in found})
        small = word.lower()
        if any(option.token == small for option in asked.options):
            return [small]
        if small in self.numbers:
            return [self.numbers[small]]
        for options in (usual(asked), asked.options):
            found = matching(word, [_names(option, self.speech.language) for option in options])
            if found:
                return [options[number].token for number in found]
        return []

    def _put(self, token: str) -> None:
        self.tokens.append(token)
        self.asked = None

    def _asked(self) -> Question | None:
        """What is asked after the words so far; nothing once a word could not be answered."""
        if not self.tokens:
            return self.asked
        if self.ahead is None:
            self.ahead = soloist.read(self.table.record(), self.table.deal.edition)
            given = self.tokens
        else:
            given = self.tokens[-1:]
        try:
            self.ahead.answer(*given)
        except IllegalAnswer:
            return None
        return self.ahead.question


def question_options(question: Question | None) -> tuple[Option, ...]:
    return () if question is None else question.options


def _names(option: Option, language: str) -> tuple[str, ...]:
    return option.token, option.name(language)


def part_of(word: str, question: Question, speech: Speech) -> tuple[Option, ...]:
    """The answers in which a word occurs, where none begins with it."""
    meant = plainly(word)
    return tuple(
        option for option in usual(question) if meant and any(meant in plainly(name) for name in _names(option, speech.language))
    )
