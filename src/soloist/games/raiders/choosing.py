"""Base classes of choices: options that show what they give and what they cost, and townsfolk from the hand or the crew."""

from typing import ClassVar

from soloist.engine.kernel.machine import DECLINE, Offer
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.pieces import FromHand
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.names import card_mark, card_name, card_terms, member_terms, word_mark
from soloist.games.raiders.state import Raiders


class Bargain(Offer[Raiders]):
    """An offer in which every answer, including words, shows what it gives and what it costs."""

    plain: ClassVar[str] = ""
    """The answer that is left out of the token, so that the building alone names it."""

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        """What an answer other than declining gives, and what it costs."""
        raise NotImplementedError

    def both(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        """What any answer gives, and what it costs."""
        return (Phrase("leave-it"), Phrase("leave-terms")) if option == DECLINE else self.bargain(s, option)

    def phrase(self, s: Raiders, option: int) -> Phrase:
        gain, terms = self.both(s, option)
        return Phrase("option-bargain", gain=gain, terms=terms)

    def word_phrase(self, s: Raiders, word: str) -> Phrase:
        return Phrase("option-decline") if word == self.declining else self.phrase(s, self.number(word))

    def word_mark(self, s: Raiders, word: str) -> Mark | None:
        return word_mark(word)


class Cards(Bargain):
    """Options are kinds of townsfolk in your hand, so equal cards are one option. Some choices can be declined."""

    declining = ""

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.townsfolk[option].id

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        card = s.setting.components.townsfolk[option]
        return card_name(card), card_terms(card)

    def target(self, s: Raiders, option: int) -> str:
        return hand_spot(s, option)

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return card_mark(s.setting.components.townsfolk[option])


class HandCard(FromHand[Raiders]):
    """The same kinds, where several cards leave the hand and none of them can be declined."""

    def hand(self, s: Raiders) -> list[int]:
        return s.hand

    def token(self, s: Raiders, option: int) -> str:
        return s.setting.components.townsfolk[option].id

    def phrase(self, s: Raiders, option: int) -> Phrase:
        card = s.setting.components.townsfolk[option]
        return Phrase("option-bargain", gain=card_name(card), terms=card_terms(card))

    def target(self, s: Raiders, option: int) -> str:
        return hand_spot(s, option)

    def mark(self, s: Raiders, option: int) -> Mark | None:
        return card_mark(s.setting.components.townsfolk[option])


class FromCrew(Cards):
    """Choose a member of the crew; the option shows the strength and effect the crew loses."""

    def options(self, s: Raiders) -> list[int]:
        return [kind for kind in range(len(s.crew)) if s.crew[kind]]

    def bargain(self, s: Raiders, option: int) -> tuple[Phrase, Phrase]:
        card = s.setting.components.townsfolk[option]
        return card_name(card), member_terms(card)

    def target(self, s: Raiders, option: int) -> str:
        return crew_spot(s, option)


def hand_spot(s: Raiders, kind: int) -> str:
    return "hand-" + s.setting.components.townsfolk[kind].id


def crew_spot(s: Raiders, kind: int) -> str:
    return "crew-" + s.setting.components.townsfolk[kind].id
