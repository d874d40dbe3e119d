"""The answers of a question with the numbers that a person types for them, in a list and by spot of the board."""

from typing import NamedTuple

from soloist.engine.companion import CORRECT, EVENT, NUMBER, SWITCH
from soloist.engine.question import Option, Question
from soloist.engine.text.words import LANGUAGES

FEW = 3
"""Show at most this many numbers beside a spot one by one. If there are more, show the first and the last."""


class Numbered(NamedTuple):
    """An option and the number to type for it; empty if it has none."""

    number: str
    option: Option


class Answers:
    """The possible answers of a question; empty without a question."""

    def __init__(self, question: Question | None) -> None:
        options = () if question is None else usual(question)
        numbers = numbers_of(options)
        self.all = [Numbered(_digits(numbers[option.token]), option) for option in options if option.kind != NUMBER]
        self.counts = [option.token for option in options if option.kind == NUMBER]
        """If any number of a range can be typed: those numbers."""
        self.at: dict[str, list[Numbered]] = {}
        for one in self.all:
            if one.option.target:
                self.at.setdefault(one.option.target, []).append(one)

    def number(self, token: str) -> str:
        """The number of an answer; empty if it is not among them or has none."""
        return next((one.number for one in self.all if one.option.token == token), "")

    def keys(self, spot: str) -> str:
        """The numbers of the options at a spot; empty if there are none."""
        numbers = [one.number for one in self.at.get(spot, ()) if one.number]
        return " ".join(numbers) if len(numbers) <= FEW else f"{numbers[0]}–{numbers[-1]}"


def _digits(number: str) -> str:
    return number if number.isdecimal() else ""


def usual(question: Question) -> tuple[Option, ...]:
    """The options to list with numbers. Corrections of values and switches are left out: `asking.asides` mentions them.

    In a companion, answers come before events, and those without a place before the tiles of the board.
    """
    found = [option for option in question.options if option.kind not in (CORRECT, SWITCH)]
    if len(found) < len(question.options):
        found.sort(key=lambda option: (option.kind == EVENT, bool(option.target)))
    return tuple(found)


def numbers_of(options: tuple[Option, ...]) -> dict[str, str]:
    """A number for each option by token. If any token or name is a number itself, use those instead: tile 25 is 25, wherever it
    stands in the list. The others then have their token. Options with a fixed place keep their number."""
    if any(option.token.isdigit() for option in options):
        return {option.token: option.token for option in options}
    named = {option.token: option.name(LANGUAGES[0]) for option in options}
    if any(name.isdigit() for name in named.values()):
        return {token: name if name.isdigit() else token for token, name in named.items()}
    if any(option.slot >= 0 for option in options):
        return {option.token: str(option.slot + 1) for option in options}
    return {option.token: str(number) for number, option in enumerate(options, start=1)}
