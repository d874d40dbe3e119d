"""The two-resources card: at any decision of phases 2 and 3 you may cash it first (SA-G10; D9)."""

from typing import Final

from soloist.engine.machine import Decision
from soloist.engine.phrase import Phrase
from soloist.games.stone_age.edition import RESOURCES
from soloist.games.stone_age.names import goods
from soloist.games.stone_age.state import StoneAge

# Answers that are not a resource, a place or a tribe.
LEAVE: Final = 100
BUILD: Final = 101
DONE: Final = 102
CASH: Final = 103
TOKENS: Final = ("leave", "build", "done", "cash")


class OpenDecision(Decision[StoneAge]):
    """A decision of phases 2 and 3.

    It offers the card before its own choices; when an answer is given piece by piece, only before the first piece,
    since later the same result could be reached twice.
    """

    def choices(self, s: StoneAge) -> list[int]:
        raise NotImplementedError

    def choose(self, s: StoneAge, option: int) -> None:
        raise NotImplementedError

    def choice_token(self, s: StoneAge, option: int) -> str:
        raise NotImplementedError

    def choice_phrase(self, s: StoneAge, option: int) -> Phrase:
        raise NotImplementedError

    def is_first(self) -> bool:
        return True

    def options(self, s: StoneAge) -> list[int]:
        options = self.choices(s)
        if s.two_resources and self.is_first():
            options.append(CASH)
        return options

    def take(self, s: StoneAge, option: int) -> None:
        if option == CASH:
            s.then(CashTwoResources(), self)
        else:
            self.choose(s, option)

    def token(self, s: StoneAge, option: int) -> str:
        return TOKENS[option - LEAVE] if option >= LEAVE else self.choice_token(s, option)

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return Phrase("option-cash") if option == CASH else self.choice_phrase(s, option)

    def target(self, s: StoneAge, option: int) -> str:
        return "two-resources" if option == CASH else self.choice_target(s, option)

    def choice_target(self, s: StoneAge, option: int) -> str:
        return ""


class CashTwoResources(Decision[StoneAge]):
    """Which two resources, the same or different; then the card is spent (SA-G10)."""

    rule = "SA-G10"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-two-resources")

    def options(self, s: StoneAge) -> list[int]:
        return [10 * first + second for first in range(4) for second in range(first, 4)]

    def token(self, s: StoneAge, option: int) -> str:
        return f"{RESOURCES[option // 10]}-{RESOURCES[option % 10]}"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        first, second = option // 10, option % 10
        return _two(option) if first == second else Phrase("plus", first=goods(first, 1), second=goods(second, 1))

    def take(self, s: StoneAge, option: int) -> None:
        s.two_resources -= 1
        s.discarded += 1
        s.gain(option // 10, 1)
        s.gain(option % 10, 1)
        if s.story is not None:
            s.tell(self.rule, "told-cash", goods=_two(option))


def _two(option: int) -> Phrase:
    first, second = option // 10, option % 10
    return Phrase("list", goods=(goods(first, 2),) if first == second else (goods(first, 1), goods(second, 1)))
