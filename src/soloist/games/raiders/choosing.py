"""Choosing townsfolk: from your hand, several one by one in the order of the list, or from your crew."""

from typing import Final

from soloist.engine.machine import Decision
from soloist.engine.phrase import Phrase
from soloist.engine.pieces import next_pieces
from soloist.games.raiders.names import card_text
from soloist.games.raiders.state import DECLINE, Raiders


class Cards(Decision[Raiders]):
    """Options are kinds of townsfolk, so equal cards are one option; some choices can be declined."""

    def token(self, s: Raiders, option: int) -> str:
        return "decline" if option == DECLINE else s.setting.components.townsfolk[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        return Phrase("option-decline") if option == DECLINE else card_text(s.setting.components.townsfolk[option])


class FromHand(Cards):
    """One of `left` cards from the hand; the next comes from the same kind or one behind it, so no set comes up twice."""

    def __init__(self, left: int, first: int) -> None:
        self.left: Final = left
        self.first: Final = first

    def options(self, s: Raiders) -> list[int]:
        return next_pieces(s.hand, self.first, self.left)

    def target(self, s: Raiders, option: int) -> str:
        return hand_spot(s, option)


def hand_spot(s: Raiders, kind: int) -> str:
    return "hand-" + s.setting.components.townsfolk[kind].id


class FromCrew(Cards):
    """One member of the crew."""

    def options(self, s: Raiders) -> list[int]:
        return [kind for kind in range(len(s.crew)) if s.crew[kind]]

    def target(self, s: Raiders, option: int) -> str:
        return "" if option == DECLINE else "crew-" + s.setting.components.townsfolk[option].id
