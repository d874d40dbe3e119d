"""Stone Age in numbers: who is likely to act and what that brings, the meal to come, fatigue, tiles due, and the rounds left."""

import math
from typing import Final

from soloist.engine.kernel.machine import WON, State
from soloist.games.stone_age.components import (
    BUILDING_1,
    CLAY_PIT,
    FIELD,
    FOREST,
    GREEN,
    HUNT,
    HUT,
    QUARRY,
    RIVER,
    SPACE_4,
    TOOL_MAKER,
    TRIBE_COUNT,
    TYPES,
)
from soloist.games.stone_age.hunger import TILE_FATIGUE, extra_food
from soloist.games.stone_age.state import EMPTY, StoneAge
from soloist.players.features import Features, flag
from soloist.players.stone_age.prospect import Prospect
from soloist.players.stone_age.sale import PURCHASABLE, Sites, cards

COUNT: Final = 120
FRESH_FATIGUE: Final = 20.0
"""To win with so much fatigue left is as good as it gets; one unit of margin."""
HUNTER_BRINGS: Final = 1.6
TOOL_PIP_BRINGS: Final = 0.4
"""Goods that a pip of tools brings when it is used well."""


class StoneAgeFeatures(Features):
    """As if the round went on as expected, down to its meal and the tiles given up."""

    version = 2
    count = COUNT

    def of(self, s: StoneAge) -> list[float]:
        return features(s)

    def margin(self, s: StoneAge) -> float:
        """A game lost late is better than one lost early."""
        if s.outcome == WON:
            return min(2.0, s.fatigue / FRESH_FATIGUE)
        rounds = s.round + rounds_to_come(s, s.deck_left)
        return -2.0 + 2.0 * s.survived / max(1, rounds)

    def period(self, s: StoneAge) -> int:
        return s.round

    def net(self, s: State) -> int:
        """Basic, cool night, eternal winter, large tribe."""
        assert isinstance(s, StoneAge)
        setting = s.setting
        if setting.food_per_figure > 1:
            return 3
        if len(setting.spaces) < PURCHASABLE + 1:
            return 2
        return 1 if setting.tiles_due > 1 else 0


def rounds_to_come(s: StoneAge, deck: int) -> int:
    """After this one; each round uses up one card for every space."""
    return max(0, deck) // len(s.setting.spaces)


def rounds_expected(s: StoneAge, deck: float) -> float:
    """The same of a deck from which a card more may or may not be drawn: each case as likely as it is."""
    most = math.ceil(deck)
    return rounds_to_come(s, most) - (most - deck) * (rounds_to_come(s, most) - rounds_to_come(s, most - 1))


def asked_by(s: StoneAge, type: int, p: Prospect) -> float:
    """The food that a card of this type on the 4-space asks for."""
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
    """The food asked for by a card of the deck, on the average."""
    food = 0.0
    for type in range(len(unseen)):
        food += unseen[type] * asked_by(s, type, p)
    return food / max(1, s.deck_left)


def usual_shortage(balance: float, spread: float) -> float:
    """What will be missing on the average, when the balance is only expected and may turn out otherwise."""
    if spread < 0.01:
        return max(0.0, -balance)
    deviation = math.sqrt(spread)
    z = balance / deviation
    under = 0.5 * (1.0 - math.erf(z / math.sqrt(2.0)))
    return deviation * math.exp(-0.5 * z * z) / math.sqrt(2.0 * math.pi) - balance * under


def features(s: StoneAge) -> list[float]:
    p = Prospect(s)
    on_sale = cards(s, p)
    sites = Sites(s, p)
    setting = s.setting
    acts = p.acts
    each = float(setting.food_per_figure)
    due_tiles = float(setting.tiles_due)

    # this round's meal
    held = p.held()
    asked = due = 0.0
    if p.feeding:
        p.food += p.field
        asked = asked_by(s, s.card(SPACE_4).type, p) if s.cards[SPACE_4] != EMPTY else 0.0
        due = each * p.people + asked
    from_tools = TOOL_PIP_BRINGS * p.ready if p.rolls > 0.0 or p.free > 0.0 else 0.0
    balance = p.food - due - p.missing
    payable = max(0.0, held) + 2.0 * s.two_resources
    to_hunt = HUNTER_BRINGS * p.free
    short = max(0.0, -balance)
    tired = max(0.0, short - payable)
    usually_tired = usual_shortage(balance + payable + from_tools + to_hunt, p.spread + p.free)

    # the tiles given up at its end
    fatigue = p.fatigue - tired
    covered = 1.0
    after = p.built
    if p.giving:
        covered = sites.chance_of(due_tiles - p.built)
        after = max(0.0, p.built + sites.chance[0] + sites.chance[1] - due_tiles)
        fatigue -= TILE_FATIGUE * (1.0 - covered)
    hands = p.free + p.places[BUILDING_1] + p.places[BUILDING_1 + 1]
    could_cover = flag(p.giving and p.built + min(sites.payable, hands) >= due_tiles)

    # the rounds after it
    rounds = rounds_expected(s, p.deck)
    deck_rest = p.deck / len(setting.spaces) - rounds
    unseen = unseen_types(s)
    usual = usually_asked(s, unseen, p)
    sand = 1.0 - unseen[GREEN] / s.deck_left if s.deck_left else 0.0
    eaten = each * p.people + usual - p.field
    hunted = 0.75 * p.people * HUNTER_BRINGS + TOOL_PIP_BRINGS * p.tools
    lacking = max(0.0, rounds - float(int(after / due_tiles)))
    bearable = fatigue - TILE_FATIGUE * lacking
    wealth = balance + held
    placed_figures = 0.0
    rests = 0.0
    for tribe in range(TRIBE_COUNT):
        if p.feeding and s.placed[tribe]:
            placed_figures += acts[tribe] * s.figures[tribe]
        rests = max(rests, 1.0 - acts[tribe])

    numbers = [
        # where in the game and in the round
        rounds / 12.0, deck_rest, flag(p.feeding), flag(p.giving), flag(p.placing > EMPTY), p.unplaced / 4.0, p.free / 4.0,
        placed_figures / 6.0, rests, p.placing / 11.0,
        # the meal
        p.food / 10.0, balance / 10.0, max(0.0, balance) / 10.0, short / 5.0, tired / 5.0, usually_tired / 5.0,
        min(1.0, usually_tired), asked / 5.0, usual / 5.0, wealth / 10.0, max(0.0, wealth) / 20.0,
        flag(p.feeding) * (balance + to_hunt) / 10.0, flag(p.feeding) * max(0.0, -balance - to_hunt) / 5.0,
        # stores
        p.stock[FOREST] / 5.0, p.stock[CLAY_PIT] / 5.0, p.stock[QUARRY] / 5.0, p.stock[RIVER] / 5.0,
        held / 10.0, math.sqrt(max(0.0, held)) / 3.0,
        p.one_use / 5.0, float(s.two_resources), p.dice_cards, p.pending,
        p.field / 10.0, p.tools / 6.0, p.ready / 6.0, from_tools / 2.0, p.rolls / 4.0,
        p.people / 10.0, max(s.figures) / 4.0,
        # fatigue and tiles
        fatigue / 10.0, max(0.0, min(8.0, 4.0 - fatigue)) / 4.0, flag(fatigue <= 0.0), flag(fatigue <= TILE_FATIGUE),
        p.fatigue / 10.0, p.built / 3.0, after / 3.0, covered, could_cover, sites.payable, flag(p.giving and p.built < due_tiles),
        lacking / 6.0, bearable / 10.0, max(0.0, bearable) / 10.0, max(0.0, -bearable) / 10.0,
        max(0.0, -bearable) / (TILE_FATIGUE * (rounds + 1.0)), (s.heights[0] + s.heights[1]) / 14.0,
        # what the rounds to come will take and give
        rounds * p.field / 60.0, rounds * p.tools / 40.0, rounds * eaten / 60.0, rounds * (hunted - eaten) / 60.0,
        (hunted - eaten) / 5.0, max(0.0, eaten - hunted) / 5.0, (wealth - rounds * eaten) / 40.0,
        max(0.0, rounds * eaten - wealth) / 40.0, (wealth + rounds * (hunted - eaten)) / 30.0,
        max(0.0, rounds * eaten - wealth) / (5.0 * (rounds + 1.0)), rounds * sand / 6.0, sand, s.face_down / 10.0,
        # who works where, and what is still free
        p.places[FOREST], p.places[CLAY_PIT], p.places[QUARRY], p.places[RIVER],
        p.places[TOOL_MAKER], p.places[FIELD], p.places[HUT], p.places[HUNT] / 3.0,
        p.places[BUILDING_1] + p.places[BUILDING_1 + 1],
        flag(p.can_reach(s, FIELD)), flag(p.can_reach(s, TOOL_MAKER)), flag(p.can_reach(s, HUT)),
        flag(p.can_reach(s, BUILDING_1) or p.can_reach(s, BUILDING_1 + 1)),
        flag(p.can_reach(s, FIELD)) * rounds / 12.0, p.places[FIELD] * rounds / 12.0, p.places[TOOL_MAKER] * rounds / 12.0,
        p.places[HUT] * rounds / 12.0, p.dice_cards * rounds / 12.0,
        # building sites
        sites.missing[0], sites.missing[1], min(sites.missing[0], sites.missing[1]), sites.chance[0], sites.chance[1],
        sites.lacking[FOREST] / 2.0, sites.lacking[CLAY_PIT] / 2.0, sites.lacking[QUARRY] / 2.0, sites.lacking[RIVER] / 2.0,
        # what matters the more the longer it lasts
        rounds * held / 60.0, rounds * fatigue / 60.0, rounds * p.people / 60.0,
        flag(p.placing > EMPTY) * flag(s.crowd[FIELD] == 0), flag(p.placing > EMPTY) * flag(s.crowd[TOOL_MAKER] == 0),
    ]  # fmt: skip
    return numbers + on_sale


FEATURES: Final = StoneAgeFeatures()
