"""Entering a tactic card that the edition does not have. It is entered line by line once and can be chosen like any other
afterwards."""

from itertools import permutations
from typing import ClassVar, Final

from soloist.engine.companion import Ask
from soloist.engine.kernel.machine import Step
from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark
from soloist.games.raiders.adversary import MOST_PROVISIONS
from soloist.games.raiders.companion.names import set_numbers
from soloist.games.raiders.companion.raid import RevealTactic, turn_card
from soloist.games.raiders.companion.state import AdversaryBeside
from soloist.games.raiders.components import BUILDINGS, KINDS, MOST_ARMOUR, Components, Tactic
from soloist.games.raiders.names import building_mark, place_mark, place_name

MOST_CARD_VP: Final = 30
MOST_GAIN: Final = 9


class NewPlace(Ask[AdversaryBeside]):
    """Ask where the new card raids; any settlement can have another card (RNS-S12)."""

    rule = "RNS-S12"

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase("ask-new-place")

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(len(s.setting.components.settlements)))

    def token(self, s: AdversaryBeside, option: int) -> str:
        return s.setting.components.settlements[option].id

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return place_name(s.setting.components.settlements[option])

    def target(self, s: AdversaryBeside, option: int) -> str:
        return s.setting.components.settlements[option].id

    def mark(self, s: AdversaryBeside, option: int) -> Mark | None:
        return place_mark(s.setting.components.settlements[option])

    def take(self, s: AdversaryBeside, option: int) -> None:
        enter(s, option, ())

    def after_switch(self, s: AdversaryBeside) -> Step:
        return RevealTactic()


class CardLine(Ask[AdversaryBeside]):
    """Ask for one line of the new card; `entered` holds the lines before it."""

    asks: ClassVar[str] = ""

    def __init__(self, place: int, entered: tuple[int, ...]) -> None:
        self.place: Final = place
        self.entered: Final = entered

    def question(self, s: AdversaryBeside) -> Phrase:
        return Phrase(self.asks, place=place_name(s.setting.components.settlements[self.place]))

    def take(self, s: AdversaryBeside, option: int) -> None:
        enter(s, self.place, (*self.entered, option))

    def after_switch(self, s: AdversaryBeside) -> Step:
        return RevealTactic()


class CardNumber(CardLine):
    """Ask for a number printed on the card."""

    is_number = True
    most: ClassVar[int] = 0

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(self.most + 1))


class NewArmour(CardNumber):
    """Armour needed for the raid."""

    rule = "RNS-S09"
    asks = "ask-new-armour"
    most = MOST_ARMOUR


class NewProvisions(CardNumber):
    """Provisions the raid costs."""

    rule = "RNS-S10"
    asks = "ask-new-provisions"
    most = MOST_PROVISIONS


class NewVp(CardNumber):
    """VP the raid gives."""

    rule = "RNS-S11"
    asks = "ask-new-vp"
    most = MOST_CARD_VP


class NewOrder(CardLine):
    """The order in which he takes the sets of the settlement."""

    rule = "RNS-S12"
    asks = "ask-new-order"

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(len(orders(s.setting.components, self.place))))

    def token(self, s: AdversaryBeside, option: int) -> str:
        components = s.setting.components
        first = components.settlements[self.place].first
        return "-".join(str(number - first + 1) for number in orders(components, self.place)[option])

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        components = s.setting.components
        return Phrase("option-order", order=set_numbers(components, orders(components, self.place)[option]))


class NewGainArmour(CardNumber):
    """Armour gained by preparing."""

    rule = "RNS-S13"
    asks = "ask-new-gain-armour"
    most = MOST_GAIN


class NewGainProvisions(CardNumber):
    """Provisions gained by preparing."""

    rule = "RNS-S13"
    asks = "ask-new-gain-provisions"
    most = MOST_GAIN


class NewGainOffering(CardNumber):
    """Number of offerings gained by preparing, 0 or 1."""

    rule = "RNS-S13"
    asks = "ask-new-gain-offering"
    most = 1


class NewBuilding(CardLine):
    """The building the card closes."""

    rule = "RNS-S14"
    asks = "ask-new-building"

    def options(self, s: AdversaryBeside) -> list[int]:
        return list(range(len(BUILDINGS)))

    def token(self, s: AdversaryBeside, option: int) -> str:
        return BUILDINGS[option]

    def phrase(self, s: AdversaryBeside, option: int) -> Phrase:
        return Phrase("building", building=BUILDINGS[option])

    def mark(self, s: AdversaryBeside, option: int) -> Mark | None:
        return building_mark(option)


LINES: Final[tuple[type[CardLine], ...]] = (
    NewArmour, NewProvisions, NewVp, NewOrder, NewGainArmour, NewGainProvisions, NewGainOffering, NewBuilding,
)  # fmt: skip


def enter(s: AdversaryBeside, place: int, entered: tuple[int, ...]) -> None:
    """Ask for the next line. Once the card is complete, store it and treat it as the card he revealed."""
    if len(entered) < len(LINES):
        s.then(LINES[len(entered)](place, entered))
        return
    armour, provisions, vp, order, gain_armour, gain_provisions, gain_offerings, closes = entered
    components = s.setting.components
    kind = components.settlements[place].kind
    sets = orders(components, place)[order]
    number = stands_for(s, place, (armour, provisions, vp))
    card = Tactic(
        id=s.cards[number].id,
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
    s.cards[number] = card
    s.new_cards.append(card)
    s.tell("RNS-S12", "told-new-card", place=place_name(components.settlements[place]), id=card.id)
    s.touch("card")
    turn_card(s, number)


def orders(components: Components, place: int) -> list[list[int]]:
    """Every order of the sets of a settlement."""
    one = components.settlements[place]
    return [list(order) for order in permutations(range(one.first, one.first + len(one.tokens)))]


def stands_for(s: AdversaryBeside, place: int, needs: tuple[int, int, int]) -> int:
    """The card of the edition to replace by the new card, so that the pile keeps its size. Prefer, in this order: the same kind
    of settlement, the same settlement, a card that is not sourced, similar numbers. Only cards that may still come qualify."""
    kind = s.setting.components.settlements[place].kind
    best: tuple[bool, bool, bool, int, int] | None = None
    for number in s.odds().possible():
        card = s.cards[number]
        unlike = abs(card.armour - needs[0]) + abs(card.provisions - needs[1]) + abs(card.vp - needs[2])
        rank = (card.kind != kind, s.place_on(card) != place, card.confidence == "sourced", unlike, number)
        best = rank if best is None or rank < best else best
    assert best is not None, "a pile that is empty is shuffled before a card is turned"
    return best[-1]


def edition_lines(components: Components, card: Tactic) -> str:
    """The card as an entry of an edition file; with `base = "standard"` it replaces the card with the same id."""
    sets = ", ".join(f'"{components.set_names[number]}"' for number in card.sets)
    gains = f"armour = {card.gain_armour}, provisions = {card.gain_provisions}, offerings = {card.gain_offerings}"
    return "\n".join(
        [
            "[[tactic]]",
            f'id = "{card.id}"',
            f'kind = "{KINDS[card.kind]}"',
            f"armour = {card.armour}",
            f"provisions = {card.provisions}",
            f"vp = {card.vp}",
            f"sets = [{sets}]",
            f"gains = {{ {gains} }}",
            f'closes = "{BUILDINGS[card.closes]}"',
            f'confidence = "{card.confidence}"',
            "",
        ]
    )
