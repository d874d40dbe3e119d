"""Revealing his card, by the app or by hand (RNS-S08, RNS-S19)."""

from typing import Final

from soloist.engine.kernel.machine import Act, Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import THEY
from soloist.games.raiders.companion.choices import CardAsk, SettlementAsk
from soloist.games.raiders.companion.new_card import NewPlace, enter, enter_again
from soloist.games.raiders.companion.raid import RevealTactic, turn_card
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import NONE
from soloist.games.raiders.names import place_name


class HisTurn(Act[AdversaryBeside]):
    """Shuffle the discards only when a card is needed; the two removed cards stay out (RNS-S08, RNS-S06)."""

    rule = "RNS-S19"

    def run(self, s: AdversaryBeside) -> None:
        s.by = THEY
        # The building of his last card is open again, and his next card is not revealed yet (RNS-S44).
        s.closed = s.last_tactic = NONE
        if not s.pile_left:
            s.first_pass = False
            s.tactics = s.discards
            s.discards = [0] * len(s.tactics)
            s.pile_left = sum(s.tactics)
            s.replaced = []
            s.tell("RNS-S08", "told-shuffle" if s.own_cards else "told-soloist-shuffles", cards=s.pile_left)
            s.touch("pile", s.pile_left)
        s.then(WhichPlace() if s.own_cards else RevealTactic())


class WhichPlace(SettlementAsk):
    """Ask where the revealed real card raids; only settlements whose cards may still come are offered (RNS-S12)."""

    rule = "RNS-S12"
    words = ("new-card",)

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-which-place")

    def options(self, s: AdversaryBeside) -> list[int]:
        return sorted({s.place_on(s.card(number)) for number in s.may_come()})

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        place = s.setting.components.settlements[option]
        return Phrase("option-place-left", place=place_name(place), left=s.sets_left(option))

    def take(self, s: AdversaryBeside, option: int) -> None:
        # Ask even if only one card is known there: the real card may differ from it.
        s.then(WhichCard(option))

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        s.then(NewPlace())

    def after_switch(self, s: AdversaryBeside) -> Step:
        return RevealTactic()


class WhichCard(CardAsk):
    """Ask which card of the settlement it is, among those that may still come (RNS-S12)."""

    rule = "RNS-S12"
    words = ("new-card",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-which-card", place=place_name(s.setting.components.settlements[self.place]))

    def options(self, s: AdversaryBeside) -> list[int]:
        return cards_at(s, self.place)

    def take(self, s: AdversaryBeside, option: int) -> None:
        if option < len(s.cards):
            turn_card(s, option)
        else:
            enter_again(s, s.card(option))

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        enter(s, self.place, ())

    def after_switch(self, s: AdversaryBeside) -> Step:
        return RevealTactic()


def cards_at(s: AdversaryBeside, place: int) -> list[int]:
    """The cards of a settlement that may still come in this pass."""
    return [number for number in s.may_come() if s.place_on(s.card(number)) == place]
