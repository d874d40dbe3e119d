"""Choosing townsfolk: from your hand, several one by one in the order of the list, or from your crew."""

from typing import Final

from soloist.engine.machine import Offer
from soloist.engine.phrase import Phrase
from soloist.engine.pieces import ANY_ORDER, following, next_pieces
from soloist.engine.scene import Mark
from soloist.games.raiders.names import card_mark, card_option, word_mark
from soloist.games.raiders.state import Raiders


class Cards(Offer[Raiders]):
    """Options are kinds of townsfolk in your hand, so equal cards are one option; some choices can be declined."""

    declining = ""

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.townsfolk[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return card_option(s.setting.components.townsfolk[option])

    def target(self, s: Raiders, option: int) -> str:
        return hand_spot(s, option)

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return card_mark(s.setting.components.townsfolk[option])

    def word_mark(self, s: Raiders, word: str) -> Mark | None:
        return word_mark(word)


class FromHand(Cards):
    """One of `left` cards from the hand; the next comes from the same kind or one behind it, so no set comes up twice; freed,
    any card may be next."""

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def asking(self, left: int, first: int) -> "FromHand":
        """The same question for so many cards, from this kind on."""
        raise NotImplementedError

    def rest(self, taken: int) -> "FromHand":
        """The question for the cards after this one."""
        return self.asking(self.left - 1, following(self.first, taken))

    def draft(self, s: Raiders) -> str:
        return self.rule

    def freed(self) -> "FromHand":
        return self.asking(self.left, ANY_ORDER)

    def options(self, s: Raiders) -> list[int]:
        return next_pieces(s.hand, self.first, self.left)


class FromCrew(Cards):
    """One member of the crew."""

    def options(self, s: Raiders) -> list[int]:
        return [kind for kind in range(len(s.crew)) if s.crew[kind]]

    def target(self, s: Raiders, option: int) -> str:
        return crew_spot(s, option)


def hand_spot(s: Raiders, kind: int) -> str:
    return "hand-" + s.setting.components.townsfolk[kind].id


def crew_spot(s: Raiders, kind: int) -> str:
    return "crew-" + s.setting.components.townsfolk[kind].id
