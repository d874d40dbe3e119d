"""Set-up of the real board: who reveals his cards, and what to lay out."""

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Act, Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.story import RULES
from soloist.games.raiders.companion.round import Round, tell_pile
from soloist.games.raiders.companion.state import AdversaryBeside


class WhoseCards(Ask[AdversaryBeside]):
    """Ask who reveals his tactic cards; this can be changed later."""

    rule = "RNS-S19"
    words = ("app", "own")

    def question(self, s: AdversaryBeside) -> Phrase:
        # Nobody should rely on our guesses without knowing: only real cards are certain.
        cards = s.setting.components.tactics
        guessed = len([card for card in cards if card.confidence == "reconstructed"])
        return Phrase("ask-whose-cards", guessed=guessed, cards=len(cards))

    def possible(self, s: AdversaryBeside) -> list[int]:
        # No corrections and no switching here: nothing is set up yet, and this question chooses the cards.
        return self.answers(s)

    def word_phrase(self, s: AdversaryBeside, word: str) -> Phrase:
        return Phrase(f"option-{word}-cards")

    def take_word(self, s: AdversaryBeside, word: str) -> None:
        s.own_cards = word == "own"
        s.then(SetUp(), SetUpList(), Round())


class SetUp(Act[AdversaryBeside]):
    """Set-up as for two players; the Adversary has a ship and what the level gives him (RNS-S02)."""

    rule = "RNS-S01"

    def run(self, s: AdversaryBeside) -> None:
        start = s.setting.start
        s.headline("setup", self.rule, "told-lay-out", by=RULES)
        s.tell("RNS-S04", "told-lay-yours")
        s.tell("RNS-S03", "told-lay-ship")
        s.tell("RNS-S59" if start == 2 else "RNS-S60" if start else "RNS-S58", "told-lay-markers", start=start)
        s.touch("armour")
        if start:
            s.tell("RNS-S59" if start == 2 else "RNS-S60", "told-lay-provisions", start=start)
            s.touch("provisions")
        if s.own_cards:
            s.tell("RNS-S05", "told-lay-pile", cards=s.pile_left)
        else:
            s.tell("RNS-S05", "told-lay-no-pile")


class SetUpList(Ask[AdversaryBeside]):
    """Wait until everything is laid out. The question says which of your cards affect him (RNS-S47, RNS-S48)."""

    rule = "RNS-S01"
    words = ("ready",)

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-set-up")

    def after_switch(self, s: AdversaryBeside) -> Step:
        tell_pile(s)
        return self
