"""Entering a tactic card: one that the edition does not have, or the real values of one that it has wrong. A face can ask for
all lines on one screen (`form.py`). The card is entered once and can be chosen like any other afterwards."""

from itertools import permutations
from typing import ClassVar, Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.engine.text.toml import entry_lines
from soloist.games.raiders.adversary import MOST_PROVISIONS
from soloist.games.raiders.companion.choices import SettlementAsk
from soloist.games.raiders.companion.names import building, ranked_sets, turned_card
from soloist.games.raiders.companion.raid import RevealTactic, tell_closed_in, turn_card
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import BUILDINGS, KINDS, MONASTERY, MOST_ARMOUR, NONE, OUTPOST, Components, Tactic
from soloist.games.raiders.names import building_mark, place_name

MOST_CARD_VP: Final = 30
MOST_GAIN: Final = 9


class NewPlace(SettlementAsk):
    """Ask where the card raids; any settlement can have another card (RNS-S12). `card` is the number of the card to correct."""

    rule = "RNS-S12"

    def __init__(self, card: int = NONE) -> None:
        self.card: Final = card

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-new-place", card="new" if self.card == NONE else "known")

    def options(self, s: AdversaryBeside) -> list[int]:
        settlements = s.setting.components.settlements
        kind = s.cards[self.card].kind if self.card != NONE and keeps_kind(s, self.card) else NONE
        return [number for number, place in enumerate(settlements) if kind in (NONE, place.kind)]

    def take(self, s: AdversaryBeside, option: int) -> None:
        enter(s, option, (), self.card)

    def after_switch(self, s: AdversaryBeside) -> Step:
        return RevealTactic() if self.card == NONE else self


class CardLine(Ask[AdversaryBeside]):
    """Ask for one line of the card; `entered` holds the lines before it, `card` the number of the card to correct."""

    asks: ClassVar[str] = ""

    def __init__(self, place: int, entered: tuple[int, ...], card: int = NONE) -> None:
        self.place: Final = place
        self.entered: Final = entered
        self.card: Final = card

    def question(self, s: AdversaryBeside) -> Phrase:
        place = place_name(s.setting.components.settlements[self.place])
        return Phrase("ask-new-line", place=place, line=self.asks, card="new" if self.card == NONE else "known")

    def take(self, s: AdversaryBeside, option: int) -> None:
        enter(s, self.place, (*self.entered, option), self.card)

    def after_switch(self, s: AdversaryBeside) -> Step:
        return RevealTactic() if self.card == NONE else self


class CardNumber(CardLine):
    """Ask for a number printed on the card."""

    is_number = True
    most: ClassVar[int] = 0

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(self.most + 1))


class NewArmour(CardNumber):
    """Armour needed for the raid."""

    rule = "RNS-S09"
    asks = "armour"
    most = MOST_ARMOUR


class NewProvisions(CardNumber):
    """Provisions the raid costs."""

    rule = "RNS-S10"
    asks = "provisions"
    most = MOST_PROVISIONS


class NewVp(CardNumber):
    """VP the raid gives."""

    rule = "RNS-S11"
    asks = "vp"
    most = MOST_CARD_VP


class NewOrder(CardLine):
    """The order in which he takes the sets of the settlement."""

    rule = "RNS-S12"
    asks = "order"

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(len(orders(s.setting.components, self.place))))

    def token(self, s: AdversaryBeside, option: int) -> str:
        components = s.setting.components
        first = components.settlements[self.place].first
        return "-".join(str(number - first + 1) for number in orders(components, self.place)[option])

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        components = s.setting.components
        return Phrase("option-order", order=ranked_sets(components, orders(components, self.place)[option]))


class NewGainArmour(CardNumber):
    """Armour gained by preparing."""

    rule = "RNS-S13"
    asks = "gain-armour"
    most = MOST_GAIN


class NewGainProvisions(CardNumber):
    """Provisions gained by preparing."""

    rule = "RNS-S13"
    asks = "gain-provisions"
    most = MOST_GAIN


class NewGainOffering(CardNumber):
    """Number of offerings gained by preparing, 0 or 1."""

    rule = "RNS-S13"
    asks = "gain-offering"
    most = 1

    def options(self, s: AdversaryBeside) -> list[int]:
        # Preparing always gives something (RNS-S34).
        return [0, 1] if any(self.entered[-2:]) else [1]

    def refusal(self, s: AdversaryBeside, token: str) -> Phrase | None:
        return Phrase("refused-no-gain") if token == "0" else super().refusal(s, token)


class NewBuilding(CardLine):
    """The building the card closes."""

    rule = "RNS-S14"
    asks = "building"

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(len(BUILDINGS)))

    def token(self, s: AdversaryBeside, option: int) -> str:
        return BUILDINGS[option]

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return building(option)

    def mark(self, s: AdversaryBeside, option: int) -> Mark | None:
        return building_mark(option)


LINES: Final[tuple[type[CardLine], ...]] = (
    NewArmour, NewProvisions, NewVp, NewOrder, NewGainArmour, NewGainProvisions, NewGainOffering, NewBuilding,
)  # fmt: skip


def enter(s: AdversaryBeside, place: int, entered: tuple[int, ...], corrected: int = NONE) -> None:
    """Ask for the next line. Once the card is complete, store it. A new card is the one that he revealed."""
    if len(entered) < len(LINES):
        s.then(LINES[len(entered)](place, entered, corrected))
        return
    armour, provisions, vp, order, gain_armour, gain_provisions, gain_offerings, closes = entered
    components = s.setting.components
    kind = components.settlements[place].kind
    sets = orders(components, place)[order]
    card = Tactic(
        id="" if corrected == NONE else s.cards[corrected].id,
        kind=kind,
        armour=armour,
        provisions=provisions,
        vp=vp,
        sets=sets,
        gain_armour=gain_armour,
        gain_provisions=gain_provisions,
        gain_offerings=gain_offerings,
        closes=closes,
        confidence="sourced",
    )
    if corrected == NONE:
        number = stands_for(s, card)
        old = s.cards[number]
        replace_card(s, number, card)
        s.tell("RNS-S12", "told-new-card", old=turned_card(s, old), id=old.id)
        s.touch("card")
        turn_card(s, number)
        return
    _store(s, corrected, card)
    s.tell("RNS-S12", "told-card-corrected", place=place_name(components.settlements[place]), id=card.id)
    s.touch("card")
    if corrected == s.last_tactic and s.closed != card.closes:
        # It lies face up since his last turn, so the building in front of you is another one (RNS-S41).
        s.closed = card.closes
        tell_closed_in(s, s.turn)


def enter_again(s: AdversaryBeside, card: Tactic) -> None:
    """He revealed a card that another one had replaced, so a different one is not in the box."""
    number = stands_for(s, card)
    s.replaced = [one for one in s.replaced if one is not card]
    replace_card(s, number, card)
    turn_card(s, number)


def replace_card(s: AdversaryBeside, number: int, card: Tactic) -> None:
    """Put a card that was seen in place of one of the list, which may come all the same unless it was seen too."""
    old = s.cards[number]
    if old.id not in [one.id for one in [*s.new_cards, *s.replaced]]:
        s.replaced = [*s.replaced, old]
    _store(
        s,
        number,
        Tactic(
            id=old.id,
            kind=card.kind,
            armour=card.armour,
            provisions=card.provisions,
            vp=card.vp,
            sets=card.sets,
            gain_armour=card.gain_armour,
            gain_provisions=card.gain_provisions,
            gain_offerings=card.gain_offerings,
            closes=card.closes,
            confidence="sourced",
        ),
    )


def _store(s: AdversaryBeside, number: int, card: Tactic) -> None:
    s.cards[number] = card
    s.new_cards = [*[one for one in s.new_cards if one.id != card.id], card]


def keeps_kind(s: AdversaryBeside, card: int) -> bool:
    """Whether a card is the last one of its kind that can be the removed one: then it must stay an outpost or monastery
    (RNS-S05, RNS-S65)."""
    kind = s.cards[card].kind
    same = [number for number, unseen in enumerate(s.tactics) if unseen and s.cards[number].kind == kind]
    return s.first_pass and kind in (OUTPOST, MONASTERY) and same == [card]


def orders(components: Components, place: int) -> list[list[int]]:
    """Every order of the sets of a settlement."""
    one = components.settlements[place]
    return [list(order) for order in permutations(range(one.first, one.first + len(one.tokens)))]


def lines_of(components: Components, card: Tactic) -> tuple[str, ...]:
    """The answers that enter a card line by line; none if it cannot be entered, because its sets are of several settlements or
    it gives nothing."""
    place = components.set_settlement[card.sets[0]]
    first = components.settlements[place].first
    if card.sets not in orders(components, place) or not (card.gain_armour or card.gain_provisions or card.gain_offerings):
        return ()
    order = "-".join(str(number - first + 1) for number in card.sets)
    gained = (card.gain_armour, card.gain_provisions, card.gain_offerings)
    return (
        str(card.armour), str(card.provisions), str(card.vp), order, *(str(gain) for gain in gained), BUILDINGS[card.closes],
    )  # fmt: skip


def stands_for(s: AdversaryBeside, new: Tactic) -> int:
    """The card of the edition to replace by the new card, so that the pile keeps its size. Prefer, in this order: a card that was
    not entered here, the same kind of settlement, a card that is not sourced, the same settlement, few lines that differ, similar
    numbers. Only cards that may still come qualify."""
    entered = [card.id for card in s.new_cards]
    best: tuple[bool, bool, bool, bool, int, int, int] | None = None
    for number in s.odds().possible():
        card = s.cards[number]
        lines = list(zip(_lines(card), _lines(new), strict=True))
        unlike = sum([one != other for one, other in lines]) + (card.sets != new.sets) + (card.closes != new.closes)
        rank = (
            card.id in entered, card.kind != new.kind, card.confidence == "sourced", s.place_on(card) != s.place_on(new),
            unlike, sum([abs(one - other) for one, other in lines]), number,
        )  # fmt: skip
        best = rank if best is None or rank < best else best
    assert best is not None, "a pile that is empty is shuffled before a card is turned"
    return best[-1]


def _lines(card: Tactic) -> tuple[int, ...]:
    return card.armour, card.provisions, card.vp, card.gain_armour, card.gain_provisions, card.gain_offerings


def edition_lines(components: Components, card: Tactic) -> str:
    """The card as an entry of an edition file; with `base = "standard"` it replaces the card with the same id."""
    entry = {
        "id": card.id,
        "kind": KINDS[card.kind],
        "armour": card.armour,
        "provisions": card.provisions,
        "vp": card.vp,
        "sets": [components.set_names[number] for number in card.sets],
        "gains": {"armour": card.gain_armour, "provisions": card.gain_provisions, "offerings": card.gain_offerings},
        "closes": BUILDINGS[card.closes],
        "confidence": card.confidence,
    }
    return f"[[tactic]]\n{entry_lines(entry)}"
