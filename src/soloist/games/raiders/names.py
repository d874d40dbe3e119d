"""Names and symbols of cards, tiles, sets and goods for questions, story and scene."""

from collections.abc import Sequence
from typing import Final

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Spot
from soloist.games.raiders.components import BUILDINGS, COLOURS, GOODS, KINDS, TOKENS, Offering, Settlement, Tactic, Townsfolk
from soloist.games.raiders.state import Raiders


def goods(good: str, amount: int) -> Phrase:
    return Phrase("goods", good=good, amount=amount)


def goods_list(amounts: list[int], names: tuple[str, ...]) -> Phrase:
    parts = [goods(name, amount) for name, amount in zip(names, amounts, strict=True) if amount]
    return Phrase("list", goods=tuple(parts)) if parts else Phrase("nothing")


def card_name(card: Townsfolk) -> Phrase:
    return Phrase("townsfolk", id=card.id)


def card_text(card: Townsfolk) -> Phrase:
    """Name, cost, strength and crew effect, as needed for hiring."""
    return Phrase("card-text", name=card_name(card), terms=card_terms(card))


def card_option(card: Townsfolk) -> Phrase:
    """The same text for an option."""
    return Phrase("option-card", name=card_name(card), terms=card_terms(card))


def card_terms(card: Townsfolk) -> Phrase:
    """Everything printed on a card except its name."""
    return Phrase("card-terms", cost=card.cost, member=member_terms(card))


def hire_terms(card: Townsfolk, silver: int) -> Phrase:
    """The actual price of a card, and what it adds to the crew."""
    return Phrase("hire-terms", cost=goods_list([silver], ("silver",)), member=member_terms(card))


def member_terms(card: Townsfolk) -> Phrase:
    """What a card adds to the crew."""
    return Phrase("member-terms", strength=card.strength, crew=card.crew.text(), hero="yes" if card.hero else "no")


def price_terms(cost: Phrase, beyond: int = 0) -> Phrase:
    """A price, and how much of the gain is beyond the limit (RNS-B19)."""
    return Phrase("terms-for", cost=cost, beyond=beyond)


def free_terms(beyond: int = 0) -> Phrase:
    return Phrase("terms-free", beyond=beyond)


def tile_text(tile: Offering) -> Phrase:
    return Phrase("offering", cost=goods_list(tile.cost, GOODS), vp=tile.vp)


def tile_option(tile: Offering) -> Phrase:
    return Phrase("option-offering", cost=goods_list(tile.cost, GOODS), vp=tile.vp)


def set_text(s: Raiders, number: int) -> Phrase:
    worker = COLOURS[s.setting.components.set_worker[number]]
    return Phrase("set", tokens=goods_list(s.tokens_on(number), TOKENS), worker=worker)


def track(id: str, name: Phrase, value: int, scores: Sequence[int]) -> Spot:
    """A track: what it scores at the end, and from which value on it scores more."""
    better = next((place for place in range(value, len(scores)) if scores[place] > scores[value]), 0)
    worth = Phrase("worth", vp=scores[value], at=better, more=scores[better])
    return Spot(id, name, notes=(worth,), value=value, limit=len(scores) - 1, marks=(Mark("vp", "", scores[value]),))


def place_name(place: Settlement) -> Phrase:
    return Phrase("settlement", id=place.id)


def table_rows(place: Settlement) -> Phrase:
    """The VP for each strength, or the fixed VP."""
    rows = tuple(Phrase("table-row", strength=place.table[row], vp=place.table[row + 1]) for row in range(0, len(place.table), 2))
    return Phrase("list", goods=rows) if rows else Phrase("fixed-vp", vp=place.vp)


def tactic_text(card: Tactic, place: Settlement) -> Phrase:
    return _tactic("tactic", card, place)


def tactic_marks(card: Tactic, place: Settlement) -> tuple[Mark, ...]:
    """What a picture of the card shows."""
    return (
        Mark("card", card.id),
        Mark("place", place.id),
        Mark("kind", KINDS[card.kind]),
        Mark("needs", "armour", card.armour),
        Mark("needs", "provisions", card.provisions),
        Mark("vp", "", card.vp),
        Mark("gains", "armour", card.gain_armour),
        Mark("gains", "provisions", card.gain_provisions),
        Mark("gains", "offering", card.gain_offerings),
        Mark("closes", BUILDINGS[card.closes]),
    )


def tactic_option(card: Tactic, place: Settlement) -> Phrase:
    return _tactic("option-tactic", card, place)


def _tactic(message: str, card: Tactic, place: Settlement) -> Phrase:
    gains = goods_list([card.gain_armour, card.gain_provisions, card.gain_offerings], ("armour", "provisions", "offering"))
    return Phrase(
        message, place=place_name(place), armour=card.armour, provisions=card.provisions, vp=card.vp, gains=gains,
        closes=BUILDINGS[card.closes],
    )  # fmt: skip


# --- the symbols beside options


def good_mark(good: int) -> Mark:
    return Mark("good", GOODS[good])


def building_mark(building: int) -> Mark:
    return Mark("building", BUILDINGS[building])


def card_mark(card: Townsfolk) -> Mark:
    return Mark("townsfolk", card.id)


def place_mark(place: Settlement) -> Mark:
    return Mark("settlement", KINDS[place.kind])


def word_mark(word: str) -> Mark:
    return Mark("word", word)


OFFERING_MARK: Final = Mark("offering")
