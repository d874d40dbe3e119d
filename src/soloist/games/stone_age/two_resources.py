"""The two-resources card: you may cash it before a payment if that helps (SA-G10)."""

from typing import ClassVar, Final

from soloist.engine.kernel.machine import Decision, Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.engine.kernel.scene import Mark
from soloist.games.stone_age.components import RESOURCE_COUNT, RESOURCES
from soloist.games.stone_age.names import good_mark, goods
from soloist.games.stone_age.state import StoneAge

CASH: Final = "cash"


class OpenDecision(Offer[StoneAge]):
    """A payment before which the two-resources card can be cashed if that helps.

    Resources are only used for payments, so cashing the card earlier gains nothing. It is offered only before the first resource
    of a payment; later the same result could be reached in two ways.
    """

    declining = ""
    words: ClassVar[tuple[str, ...]] = (CASH,)

    def is_first(self) -> bool:
        raise NotImplementedError

    def has(self, s: StoneAge, word: str) -> bool:
        return word != CASH or (s.two_resources > 0 and self.is_first() and self.is_helped(s, 2 * s.two_resources))

    def is_helped(self, s: StoneAge, resources: int) -> bool:
        """Whether this many more resources allow something that the stock alone does not."""
        raise NotImplementedError

    def take_word(self, s: StoneAge, word: str) -> None:
        if word == CASH:
            s.then(CashTwoResources(), self)

    def word_phrase(self, s: StoneAge, word: str) -> Phrase:
        return Phrase("option-" + word, cards=s.two_resources) if word == CASH else Phrase("option-" + word)

    def word_target(self, s: StoneAge, word: str) -> str:
        return "two-resources" if word == CASH else ""

    def word_mark(self, s: StoneAge, word: str) -> Mark | None:
        return Mark("two-resources") if word == CASH else Mark("pass")


class CashTwoResources(Decision[StoneAge]):
    """Choose two resources, equal or different; then the card is spent (SA-G10)."""

    rule = "SA-G10"

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-two-resources")

    def options(self, s: StoneAge) -> list[int]:
        return [pair(first, second) for first in range(RESOURCE_COUNT) for second in range(first, RESOURCE_COUNT)]

    def token(self, s: StoneAge, option: int) -> str:
        return f"{RESOURCES[first_of(option)]}-{RESOURCES[second_of(option)]}"

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        first, second = first_of(option), second_of(option)
        return goods(first, 2) if first == second else Phrase("plus", first=goods(first, 1), second=goods(second, 1))

    def mark(self, s: StoneAge, option: int) -> Mark | None:
        first, second = first_of(option), second_of(option)
        return good_mark(first) if first == second else Mark("two-resources")

    def take(self, s: StoneAge, option: int) -> None:
        s.two_resources -= 1
        s.discarded += 1
        if s.story is not None:
            s.tell(self.rule, "told-cash", goods=self.phrase(s, option))
            s.touch("two-resources", -1)
        s.gain(first_of(option), 1)
        s.gain(second_of(option), 1)
