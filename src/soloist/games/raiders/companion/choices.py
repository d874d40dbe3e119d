"""Choosing a settlement or one of his cards."""

from soloist.engine.companion import Ask
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.companion.names import known_card
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.names import place_mark, place_name


class SettlementAsk(Ask[AdversaryBeside]):
    """Ask for the settlement of a card (RNS-S12)."""

    rule = "RNS-S12"

    def token(self, s: AdversaryBeside, option: int) -> str:
        return s.setting.components.settlements[option].id

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return place_name(s.setting.components.settlements[option])

    def target(self, s: AdversaryBeside, option: int) -> str:
        return s.setting.components.settlements[option].id

    def mark(self, s: AdversaryBeside, option: int) -> Mark | None:
        return place_mark(s.setting.components.settlements[option])


class CardAsk(Ask[AdversaryBeside]):
    """Ask for one of his cards (RNS-S12)."""

    rule = "RNS-S12"

    def token(self, s: AdversaryBeside, option: int) -> str:
        # A card that was replaced has left its name to another one.
        return s.cards[option].id if option < len(s.cards) else f"was-{s.card(option).id}"

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return known_card(s, s.card(option))

    def mark(self, s: AdversaryBeside, option: int) -> Mark | None:
        return Mark("tactic", s.card(option).id)
