"""Parse input: answers by number, token, name or a prefix of them, several in a line; and commands in any language."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from soloist.engine.companion import CORRECT
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import TAKE_OUT
from soloist.engine.kernel.story import FATE
from soloist.engine.question import Option, Question
from soloist.engine.table import Table
from soloist.engine.text.errors import IllegalAnswer
from soloist.engine.text.words import LANGUAGES, unbroken
from soloist.faces.terminal.answers import Answers, usual
from soloist.faces.terminal.speech import FACE, Speech

LETTERS = {
    "?": "rule", "u": "undo", "uu": "undo-turn", "r": "redo", "l": "story", "b": "board", "h": "help", "h!": "hint", "q": "quit",
}  # fmt: skip
"""The commands by their abbreviations. Each also has full words in every language."""
SEVERAL = ("rule", "story")
"""Commands that take an argument."""
MOST_ANSWERS = 40
"""One line holds at most this many answers. The longest that anyone types is a grid of 24 tiles."""


class Command(NamedTuple):
    """A command and its argument. The code of a language is the command that switches to it."""

    name: str
    rest: str = ""


class Near(NamedTuple):
    """An ambiguous word, and the answers it could mean. After other answers they belong to a later question."""

    word: str
    options: tuple[Option, ...]
    is_first: bool = True


class TooMany(IllegalAnswer):
    """A line holds more answers than a person types."""

    words = FACE


def plainly(text: str) -> str:
    """Normalize text for comparison: lower case without accents; other characters become single blanks."""
    letters = unicodedata.normalize("NFKD", unbroken(text).casefold())
    kept = (c if c.isalnum() or c in "+=" else "" if unicodedata.combining(c) else " " for c in letters)
    return " ".join("".join(kept).split())


def matching(word: str, names: Iterable[Sequence[str]]) -> list[int]:
    """The indices of the things with this name, or else of all things with a name that begins with it."""
    return _meant(plainly(word), [[plainly(name) for name in one] for one in names])


def _meant(word: str, names: Sequence[Sequence[str]]) -> list[int]:
    """Like `matching`, with normalized arguments."""
    exact = [number for number, one in enumerate(names) if word in one]
    return exact or [number for number, one in enumerate(names) if word and any(name.startswith(word) for name in one)]


def read_command(typed: str, question: Question | None, speech: Speech) -> Command | None:
    """Parse a command. Return None if the text is an answer or unknown. Answers take precedence over the words of commands."""
    first, _, rest = typed.strip().lower().partition(" ")
    if first in LETTERS and (not rest or LETTERS[first] in SEVERAL):
        return Command(LETTERS[first], rest.strip())
    if first in LANGUAGES and not rest:
        return Command(first)
    options = () if question is None else question.options
    answers = [_names(option, speech.language) for option in options if not _corrects(option)]
    if "=" in typed or matching(typed, answers) or matching(first, answers):
        return None
    names = list(LETTERS.values())
    found = matching(typed, [_command_words(name) for name in names])
    if len(found) != 1 and rest:
        found = [number for number in matching(first, [_command_words(name) for name in names]) if names[number] in SEVERAL]
        return Command(names[found[0]], rest.strip()) if len(found) == 1 else None
    return Command(names[found[0]]) if len(found) == 1 else None


@cache
def _command_words(name: str) -> tuple[str, ...]:
    """The words of a command in all languages."""
    return tuple(word for language in LANGUAGES for word in Speech(language).say(f"command-{name}").split(", "))


def read_answers(typed: str, table: Table, question: Question, speech: Speech) -> list[str] | Near:
    """Parse the tokens of one or more answers. Raise TooMany if a line holds more than MOST_ANSWERS.

    A word that means no answer is returned unchanged, so that the table can refuse it, and the list ends with the word after it.
    It also ends with the first word after a roll or a card, because one line can only hold the answers up to there.
    """
    reader = _Reader(table, question, speech)
    whole = reader.one_answer(typed)
    if whole:
        return [whole]
    for piece in typed.split(","):
        words, at = piece.split(), 0
        while at < len(words) and not reader.ended:
            taken = reader.take(words, at)
            if isinstance(taken, Near):
                return taken
            at += taken
    return reader.tokens


class _Names:
    """The normalized names and the numbers of a question's answers, computed once for each question."""

    def __init__(self, asked: Question, language: str) -> None:
        self.asked = asked
        self.tokens = {option.token for option in asked.options}
        self.numbers = {one.number: one.option.token for one in Answers(asked).all if one.number}
        # There are hundreds of corrections of values, all of a few names.
        named = [option for option in asked.options if not _corrects(option)]
        self.usual, self.all, self.laid = (
            [(option.token, [plainly(name) for name in _names(option, language)]) for option in options]
            for options in (usual(asked), named, asked.laid)
        )
        values = {option.token.partition("=")[0]: option for option in asked.options if _corrects(option)}
        self.values = [(spot, [plainly(name) for name in _value_names(option, language)]) for spot, option in values.items()]
        typed = [len(name.split()) for option in (*named, *asked.laid) for name in _names(option, language)]
        typed += [len(name.split()) for _, names in (*self.all, *self.laid) for name in names]
        typed += [len(name.split()) + 2 for _, names in self.values for name in names]
        self.most_words = 2 * max(typed, default=1)
        """An upper bound for the words of a name as typed: every word may be followed by a dash, which normalizing removes."""

    def meaning(self, word: str) -> list[str]:
        """The tokens that a word can mean."""
        small = word.lower()
        if small in self.tokens:
            return [small]
        if word.startswith(TAKE_OUT):
            return sorted({TAKE_OUT + token for token in self._meant(word[1:], self.laid)})
        if small in self.numbers:
            return [self.numbers[small]]
        return self._meant(word, self.usual) or self._meant(word, self.all) or self._corrections(word)

    def _corrections(self, word: str) -> list[str]:
        """The corrections that “strength=9” can mean. The table says why a number is not possible."""
        name, _, number = word.partition("=")
        spots = self._meant(name, self.values) if number.strip().isdecimal() else []
        return [f"{spot}={int(number)}" for spot in spots]

    def _meant(self, word: str, among: list[tuple[str, list[str]]]) -> list[str]:
        return [among[number][0] for number in _meant(plainly(word), [names for _, names in among])]


class _Reader:
    """Parses several answers. Each one is looked up among the options of the question that follows the previous answer."""

    def __init__(self, table: Table, question: Question, speech: Speech) -> None:
        self.table = table
        self.asked: Question | None = question
        self.speech = speech
        self.tokens: list[str] = []
        self.ended = False
        """Whether the rest of the line cannot count."""
        self.ahead: Table | None = None

    def one_answer(self, typed: str) -> str:
        """The answer of which a line with a comma is the whole name, or its words in any order: "red,blue" is one card."""
        if "," not in typed or self.asked is None:
            return ""
        names = [(one.token, [plainly(name) for name in _names(one, self.speech.language)]) for one in usual(self.asked)]
        exact = [token for token, here in names if plainly(typed) in here]
        words = sorted(plainly(typed).split())
        found = exact or [token for token, here in names if any(sorted(name.split()) == words for name in here)]
        return found[0] if len(found) == 1 else ""

    def take(self, words: list[str], at: int) -> int | Near:
        """Parse one answer from as many words as possible. Return their number, or Near if the first word is ambiguous."""
        if len(self.tokens) == MOST_ANSWERS:
            raise TooMany("too-many-answers", most=MOST_ANSWERS)
        asked = self._asked()
        several: tuple[Option, ...] = ()
        if asked is not None:
            names = _Names(asked, self.speech.language)
            for count in range(min(len(words) - at, names.most_words), 0, -1):
                found = names.meaning(" ".join(words[at : at + count]))
                if len(found) == 1:
                    self.tokens.append(found[0])
                    return count
                several = tuple(option for option in asked.options if option.token in found)
        if several:
            return Near(words[at], several, is_first=not self.tokens)
        # The table may still accept a word that is no option, such as the name of a tribe that is being placed.
        self.tokens.append(words[at].lower())
        self.ended = asked is None
        return 1

    def _asked(self) -> Question | None:
        """The question after the answers so far. None if they are illegal or end the game, or if something was drawn since."""
        if not self.tokens:
            return self.asked
        if self.ahead is None:
            self.ahead = self.table.copy()
        return question_after(self.ahead, len(self.table.settled), self.tokens[-1])


def question_after(table: Table, start: int, token: str) -> Question | None:
    """Give an answer and return the next question. None if the answer is illegal or ends the game, or if something was drawn
    since the answer of the index `start` in the log: one line ends there."""
    try:
        table.answer(token)
    except IllegalAnswer:
        return None
    return None if any(given.by == FATE for given in table.log[start:]) else table.question


def _names(option: Option, language: str) -> tuple[str, ...]:
    return option.token, option.name(language)


def _corrects(option: Option) -> bool:
    """Whether it sets a value right: `strength=9`. Other corrections are words."""
    return option.kind == CORRECT and "=" in option.token


def _value_names(option: Option, language: str) -> tuple[str, ...]:
    """The names of the value that a correction sets right."""
    name, spot = option.phrase.values.get("value"), option.token.partition("=")[0]
    return (spot, option.words.say(name, language)) if isinstance(name, Phrase) else (spot,)


def part_of(word: str, question: Question, speech: Speech) -> tuple[Option, ...]:
    """The answers whose token or name contains the word."""
    meant = plainly(word)
    return tuple(
        option for option in usual(question) if meant and any(meant in plainly(name) for name in _names(option, speech.language))
    )
