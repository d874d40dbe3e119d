"""The expected rest of a round of Stone Age: its meal, the tiles given up at its end, and the rounds after it."""

import math
from typing import Final

from soloist.games.stone_age.components import BUILDING_1, GREEN, SPACE_4, TYPES
from soloist.games.stone_age.hunger import TILE_FATIGUE, extra_food
from soloist.games.stone_age.state import EMPTY, StoneAge
from soloist.players.features import flag
from soloist.players.stone_age.prospect import Prospect
from soloist.players.stone_age.sale import Sites, cards

HUNTER_BRINGS: Final = 1.6
TOOL_PIP_BRINGS: Final = 0.4
"""Goods gained for each pip of tools that is used well."""


def rounds_to_come(s: StoneAge, deck: int) -> int:
    """The number of rounds after this one; each round uses one card for every space."""
    return max(0, deck) // len(s.setting.spaces)


def rounds_expected(s: StoneAge, deck: float) -> float:
    """The same for a deck that may or may not lose one more card; the fraction is the probability."""
    most = math.ceil(deck)
    return rounds_to_come(s, most) - (most - deck) * (rounds_to_come(s, most) - rounds_to_come(s, most - 1))


def asked_by(s: StoneAge, type: int, p: Prospect) -> float:
    """The food for a card of this type on space 4."""
    buildings = s.built if s.setting.builder_on_board else s.face_down
    return float(extra_food(type, max(s.figures), buildings, int(p.field + 0.5), int(p.tools + 0.5)))


def unseen_types(s: StoneAge) -> list[int]:
    """How many cards of each type are still in the deck."""
    components = s.setting.components.cards
    unseen = [0] * len(TYPES)
    for number in range(len(s.deck)):
        unseen[components[number].type] += s.deck[number]
    return unseen


def usually_asked(s: StoneAge, unseen: list[int], p: Prospect) -> float:
    """The average food for a card of the deck."""
    food = 0.0
    for type in range(len(unseen)):
        food += unseen[type] * asked_by(s, type, p)
    return food / max(1, s.deck_left)


def usual_shortage(balance: float, spread: float) -> float:
    """The expected shortage when the balance is only an expected value with this variance."""
    if spread < 0.01:
        return max(0.0, -balance)
    deviation = math.sqrt(spread)
    z = balance / deviation
    under = 0.5 * (1.0 - math.erf(z / math.sqrt(2.0)))
    return deviation * math.exp(-0.5 * z * z) / math.sqrt(2.0 * math.pi) - balance * under


class Look:
    """The position and expected values, as read by the stretches."""

    def __init__(self, s: StoneAge) -> None:
        self.s = s
        p = self.p = Prospect(s)
        self.on_sale = cards(s, p)
        sites = self.sites = Sites(s, p)
        setting = s.setting
        each = float(setting.food_per_figure)
        due_tiles = float(setting.tiles_due)

        # this round's meal
        self.held = p.held()
        self.asked = due = 0.0
        if p.feeding:
            p.food += p.field
            self.asked = asked_by(s, s.card(SPACE_4).type, p) if s.cards[SPACE_4] != EMPTY else 0.0
            due = each * p.people + self.asked
        self.from_tools = TOOL_PIP_BRINGS * p.ready if p.rolls > 0.0 or p.free > 0.0 else 0.0
        self.balance = p.food - due - p.missing
        payable = max(0.0, self.held) + 2.0 * s.two_resources
        self.to_hunt = HUNTER_BRINGS * p.free
        self.short = max(0.0, -self.balance)
        self.tired = max(0.0, self.short - payable)
        self.usually_tired = usual_shortage(self.balance + payable + self.from_tools + self.to_hunt, p.spread + p.free)
        self.wealth = self.balance + self.held

        # the tiles given up at the end of the round
        self.fatigue = p.fatigue - self.tired
        self.covered = 1.0
        self.after = p.built
        if p.giving:
            self.covered = sites.chance_of(due_tiles - p.built)
            self.after = max(0.0, p.built + sites.chance[0] + sites.chance[1] - due_tiles)
            self.fatigue -= TILE_FATIGUE * (1.0 - self.covered)
        hands = p.free + p.places[BUILDING_1] + p.places[BUILDING_1 + 1]
        self.could_cover = flag(p.giving and p.built + min(sites.payable, hands) >= due_tiles)
        self.owing = flag(p.giving and p.built < due_tiles)

        # the rounds after this one
        self.rounds = rounds_expected(s, p.deck)
        unseen = unseen_types(s)
        self.usual = usually_asked(s, unseen, p)
        self.sand = 1.0 - unseen[GREEN] / s.deck_left if s.deck_left else 0.0
        self.eaten = each * p.people + self.usual - p.field
        self.hunted = 0.75 * p.people * HUNTER_BRINGS + TOOL_PIP_BRINGS * p.tools
        self.lacking = max(0.0, self.rounds - float(int(self.after / due_tiles)))
        self.bearable = self.fatigue - TILE_FATIGUE * self.lacking
