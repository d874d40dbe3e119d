"""Names of cards and sets in the companion."""

from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import BUILDINGS, Components, Tactic
from soloist.games.raiders.names import goods_list, place_name


def set_numbers(components: Components, sets: list[int]) -> tuple[Phrase, ...]:
    """The sets as positions from the left."""
    return tuple(Phrase("set-number", number=number - components.place_of(number).first + 1) for number in sets)


def sets_in_order(s: AdversaryBeside, card: Tactic) -> tuple[Phrase, ...]:
    """The sets of a card in its order, without those known to be gone (RNS-S29)."""
    return set_numbers(s.setting.components, [number for number in card.sets if s.set_there[number]])


def closed_building(number: int) -> Phrase:
    """A building with its article, for use in a sentence."""
    return Phrase("closed-building", closes=BUILDINGS[number])


def gains(card: Tactic) -> Phrase:
    return goods_list([card.gain_armour, card.gain_provisions, card.gain_offerings], ("armour", "provisions", "offering"))


def known_card(s: AdversaryBeside, card: Tactic) -> Phrase:
    """A card described so that it can be told apart from others of the same settlement."""
    return Phrase(
        "option-known-card", armour=card.armour, provisions=card.provisions, vp=card.vp,
        order=set_numbers(s.setting.components, card.sets), gains=gains(card), building=closed_building(card.closes),
    )  # fmt: skip


def turned_card(s: AdversaryBeside, card: Tactic) -> Phrase:
    """A card described so that you can find it among the real ones."""
    place = s.setting.components.settlements[s.place_on(card)]
    return Phrase("turned-card", place=place_name(place), armour=card.armour, provisions=card.provisions, vp=card.vp)
