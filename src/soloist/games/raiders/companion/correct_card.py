"""Correcting one of his cards at the table: the real card differs from the edition, or My box was changed meanwhile."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.companion.choices import CardAsk, SettlementAsk
from soloist.games.raiders.companion.new_card import NewPlace, keeps_kind, lines_of
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import Components, Tactic
from soloist.games.raiders.names import place_name

DIFFERS: Final = "card-differs"
"""The word of your turn that begins the correction."""


class PlaceOfCard(SettlementAsk):
    """Ask where the card raids that is to be corrected."""

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-place-of-card")

    def options(self, s: AdversaryBeside) -> list[int]:
        return sorted({s.place_on(card) for card in s.cards})

    def take(self, s: AdversaryBeside, option: int) -> None:
        s.then(CardToCorrect(option))


class CardToCorrect(CardAsk):
    """Ask which card of the settlement is to be corrected, also among those that were turned."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-card-to-correct", place=place_name(s.setting.components.settlements[self.place]))

    def options(self, s: AdversaryBeside) -> list[int]:
        return [number for number, card in enumerate(s.cards) if s.place_on(card) == self.place]

    def take(self, s: AdversaryBeside, option: int) -> None:
        s.then(NewPlace(option))


def corrections(s: AdversaryBeside, components: Components) -> tuple[str, ...]:
    """The answers in your turn that give his cards the values of another edition."""
    places = s.setting.components.settlements
    tokens: list[str] = []
    by_id = {card.id: card for card in components.tactics}
    for number, card in enumerate(s.cards):
        other = by_id.get(card.id)
        if other is None or _is_same(card, other) or (keeps_kind(s, number) and card.kind != other.kind):
            continue
        lines = lines_of(s.setting.components, other)
        if lines:
            tokens += [DIFFERS, places[s.place_on(card)].id, card.id, places[s.place_on(other)].id, *lines]
    return tuple(tokens)


def _is_same(one: Tactic, other: Tactic) -> bool:
    return _values(one) == _values(other)


def _values(card: Tactic) -> tuple[object, ...]:
    return (
        card.armour, card.provisions, card.vp, card.sets, card.gain_armour, card.gain_provisions, card.gain_offerings,
        card.closes,
    )  # fmt: skip
