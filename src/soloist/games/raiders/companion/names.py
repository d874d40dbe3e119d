"""Names of cards and sets in the companion."""

from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import BUILDINGS, Components, Tactic
from soloist.games.raiders.names import goods_list, place_name

LEFT: Final = "left"
MIDDLE: Final = "middle"
RIGHT: Final = "right"


def position(nth: int, count: int) -> str:
    """Left, middle or right, for the nth of `count` from the left: a set at its settlement, or a settlement among its kind."""
    return LEFT if nth == 0 else RIGHT if nth == count - 1 else MIDDLE


def _set_positions(components: Components, sets: list[int]) -> list[str]:
    places = [components.place_of(number) for number in sets]
    return [position(number - place.first, len(place.tokens)) for number, place in zip(sets, places, strict=True)]


def ranked_sets(components: Components, sets: list[int]) -> tuple[Phrase, ...]:
    """The sets as positions in the order of a card: "the middle set, otherwise the right" (RNS-S12)."""
    positions = enumerate(_set_positions(components, sets))
    return tuple([Phrase("set-ranked", nth="else" if nth else "first", at=at) for nth, at in positions])


def order_in_short(components: Components, sets: list[int]) -> Phrase:
    """The same in few letters, for a small button: "middle, right"."""
    return Phrase("order-in-short", order=tuple([Phrase("set-at", at=at) for at in _set_positions(components, sets)]))


def sets_to_take(s: AdversaryBeside, card: Tactic) -> tuple[Phrase, ...]:
    """Where he takes a set: "the middle set, else right", without those known to be gone (RNS-S29)."""
    left = [number for number in card.sets if s.set_there[number]]
    positions = enumerate(_set_positions(s.setting.components, left))
    return tuple([Phrase("set-to-take", nth="else" if nth else "first", at=at) for nth, at in positions])


def building(number: int) -> Phrase:
    return Phrase("building", building=BUILDINGS[number])


def closed_building(number: int) -> Phrase:
    """A building with its article, for use in a sentence."""
    return Phrase("closed-building", closes=BUILDINGS[number])


def gains(card: Tactic) -> Phrase:
    return goods_list([card.gain_armour, card.gain_provisions, card.gain_offerings], ("armour", "provisions", "offering"))


def known_card(s: AdversaryBeside, card: Tactic) -> Phrase:
    """A card described so that it can be told apart from others of the same settlement."""
    return Phrase(
        "option-known-card", armour=card.armour, provisions=card.provisions, vp=card.vp,
        order=ranked_sets(s.setting.components, card.sets), gains=gains(card), building=closed_building(card.closes),
    )  # fmt: skip


def turned_card(s: AdversaryBeside, card: Tactic) -> Phrase:
    """A card described so that you can find it among the real ones."""
    place = s.setting.components.settlements[s.place_on(card)]
    return Phrase("turned-card", place=place_name(place), armour=card.armour, provisions=card.provisions, vp=card.vp)
