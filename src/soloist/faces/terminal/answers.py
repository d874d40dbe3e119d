"""The answers of a question as a person meets them: each with its number, and those that point at a spot beside it."""

from typing import NamedTuple

from soloist.engine.companion import CORRECT, NUMBER, SWITCH
from soloist.engine.question import Option, Question

FEW = 3
"""So many numbers stand beside a spot one by one; of more, the first and the last."""


class Numbered(NamedTuple):
    """An option and the number that is typed for it."""

    number: str
    option: Option


class Answers:
    """What can be answered now; without a question, nothing."""

    def __init__(self, question: Question | None) -> None:
        options = () if question is None else usual(question)
        numbers = numbers_of(options)
        self.all = [Numbered(numbers[option.token], option) for option in options if option.kind != NUMBER]
        self.counts = [option.token for option in options if option.kind == NUMBER]
        """Where any number of a range can be typed: those."""
        self.at: dict[str, list[Numbered]] = {}
        for one in self.all:
            if one.option.target:
                self.at.setdefault(one.option.target, []).append(one)

    def keys(self, spot: str) -> str:
        """The numbers of a spot; empty where no option points at it."""
        numbers = [one.number for one in self.at.get(spot, ())]
        return " ".join(numbers) if len(numbers) <= FEW else f"{numbers[0]}–{numbers[-1]}"


def usual(question: Question) -> tuple[Option, ...]:
    """The answers, and what may happen meanwhile; to set a value right is always possible and never listed."""
    return tuple(option for option in question.options if option.kind not in (CORRECT, SWITCH))


def numbers_of(options: tuple[Option, ...]) -> dict[str, str]:
    """A number for each option, unless the words themselves are numbers."""
    if any(option.token.isdigit() for option in options):
        return {option.token: option.token for option in options}
    return {option.token: str(number) for number, option in enumerate(options, start=1)}
