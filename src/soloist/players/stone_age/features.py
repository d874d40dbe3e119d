"""Features of Stone Age: which tribes probably act and their gains, the coming meal, fatigue, tiles due, and the rounds left."""

import math
from typing import ClassVar, Final

from soloist.engine.kernel.machine import WON, State
from soloist.games.stone_age.components import (
    BUILDING_1,
    CARD_1,
    CLAY_PIT,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    QUARRY,
    RESOURCES,
    RIVER,
    TOOL_MAKER,
    TRIBE_COUNT,
)
from soloist.games.stone_age.hunger import TILE_FATIGUE
from soloist.games.stone_age.state import EMPTY, StoneAge
from soloist.players.features import SILENT, Features, Stretch, about, flag
from soloist.players.stone_age.look import Look, rounds_to_come
from soloist.players.stone_age.sale import OFFERED, PURCHASABLE

CARDS_A_ROUND: Final = 1.0
"""About how many cards are bought in a round, if unbought cards slide."""
LARGE_TRIBE: Final = 3
"""The first of its networks: those for small, middling and large fields."""
FRESH_FATIGUE: Final = 20.0
"""A win with this much fatigue left is one unit of margin."""


class StoneAgeFeatures(Features):
    """Features of the position after the expected rest of the round, including its meal and the tiles given up."""

    version = 2
    nets = 6
    worths: ClassVar[dict[str, float]] = {
        "fatigue": 1.0, "tiles": 3.0, "people": 2.5, "field": 2.0, "tools": 1.2, "resources": 0.6, "food": 0.5,
        "wood": 0.05, "clay": 0.05, "stone": 0.06, "gold": 0.07,
    }  # fmt: skip
    """The kinds of resources weigh little, so they are only told if nothing else differs."""

    def look(self, s: StoneAge) -> Look:
        return Look(s)

    def amounts(self, s: StoneAge) -> dict[str, float]:
        found = {RESOURCES[good]: float(s.stock[good]) for good in range(len(RESOURCES))}
        found.update({
            "fatigue": float(s.fatigue), "tiles": float(s.built), "people": float(sum(s.figures)), "field": float(s.field),
            "tools": float(sum(s.tools) + sum(s.one_use)), "resources": float(sum(s.stock)), "food": float(s.food),
        })  # fmt: skip
        return found

    def margin(self, s: StoneAge) -> float:
        """A game lost late is better than one lost early."""
        if s.outcome == WON:
            return min(2.0, s.fatigue / FRESH_FATIGUE)
        rounds = s.round + rounds_to_come(s, s.deck_left)
        return -2.0 + 2.0 * s.survived / max(1, rounds)

    def period(self, s: StoneAge) -> int:
        return s.round

    def net(self, s: State) -> int:
        """The index of the network: basic, cool night, eternal winter, and large tribe by the field at the start, which decides
        whether it can be won at all."""
        assert isinstance(s, StoneAge)
        setting = s.setting
        if setting.food_per_figure > 1:
            return LARGE_TRIBE + (2 if setting.field >= 10 else 1 if setting.field >= 5 else 0)
        if len(setting.spaces) < PURCHASABLE + 1:
            return 2
        return 1 if setting.tiles_due > 1 else 0


ROUND: Final = [
    *about(SILENT, "rounds to come", "cards left over", "meal to come", "tiles due", "placing", "tribes to place", "figures"),
    *about("resting", "+figures placed that act", "likeliest rest"),
    *about(SILENT, "first place still open"),
]


def round_numbers(x: Look) -> list[float]:
    s, p = x.s, x.p
    placed_figures = 0.0
    rests = 0.0
    for tribe in range(TRIBE_COUNT):
        if p.feeding and s.placed[tribe]:
            placed_figures += p.acts[tribe] * s.figures[tribe]
        rests = max(rests, 1.0 - p.acts[tribe])
    deck_rest = p.deck / len(s.setting.spaces) - x.rounds
    return [
        x.rounds / 12.0, deck_rest, flag(p.feeding), flag(p.giving), flag(p.placing > EMPTY), p.unplaced / 4.0, p.free / 4.0,
        placed_figures / 6.0, rests,
        p.placing / 11.0,
    ]  # fmt: skip


MEAL: Final = about(
    "meal",
    "+food", "+balance", "food to spare", "food short", "fatigue by hunger", "-fatigue usually", "some fatigue usually",
    "food asked by the card", "food usually asked", "food and resources", "food and resources to spare",
    "+balance with all who hunt", "food short with all who hunt",
)  # fmt: skip


def meal(x: Look) -> list[float]:
    p, balance, wealth = x.p, x.balance, x.wealth
    return [
        p.food / 10.0, balance / 10.0, max(0.0, balance) / 10.0, x.short / 5.0, x.tired / 5.0, x.usually_tired / 5.0,
        min(1.0, x.usually_tired), x.asked / 5.0, x.usual / 5.0, wealth / 10.0, max(0.0, wealth) / 20.0,
        flag(p.feeding) * (balance + x.to_hunt) / 10.0, flag(p.feeding) * max(0.0, -balance - x.to_hunt) / 5.0,
    ]  # fmt: skip


STORES: Final = [
    *about("resources", *RESOURCES),
    *about("resources", "+resources", "root of resources"),
    *about("tools", "+one-use tools"),
    *about("resources", "+cards for two resources"),
    *about("cards", "+dice cards"),
    *about(SILENT, "goods that tools may add"),
    *about("field", "+field"),
    *about("tools", "+tools", "+tools not used", "goods by tools"),
    *about(SILENT, "figures to roll"),
    *about("people", "+people", "largest tribe"),
]


def stores(x: Look) -> list[float]:
    s, p = x.s, x.p
    return [
        p.stock[FOREST] / 5.0, p.stock[CLAY_PIT] / 5.0, p.stock[QUARRY] / 5.0, p.stock[RIVER] / 5.0,
        x.held / 10.0, math.sqrt(max(0.0, x.held)) / 3.0,
        p.one_use / 5.0,
        float(s.two_resources),
        p.dice_cards,
        p.pending,
        p.field / 10.0,
        p.tools / 6.0, p.ready / 6.0, x.from_tools / 2.0,
        p.rolls / 4.0,
        p.people / 10.0, max(s.figures) / 4.0,
    ]  # fmt: skip


FATIGUE: Final = [
    *about("fatigue", "+fatigue left", "fatigue close to the end", "no fatigue left", "no fatigue for a tile", "+fatigue now"),
    *about("tiles", "+tiles", "+tiles after the round", "+tiles cover what is due", "+tiles could cover it", "tiles payable"),
    *about("tiles", "-tiles owing", "-tiles lacking"),
    *about("fatigue", "fatigue to the end", "fatigue to spare", "fatigue missing", "fatigue missing a round"),
    *about("tiles", "tiles in the piles"),
]


def fatigue(x: Look) -> list[float]:
    s, p, left, bearable = x.s, x.p, x.fatigue, x.bearable
    return [
        left / 10.0, max(0.0, min(8.0, 4.0 - left)) / 4.0, flag(left <= 0.0), flag(left <= TILE_FATIGUE), p.fatigue / 10.0,
        p.built / 3.0, x.after / 3.0, x.covered, x.could_cover, x.sites.payable,
        x.owing, x.lacking / 6.0,
        bearable / 10.0, max(0.0, bearable) / 10.0, max(0.0, -bearable) / 10.0,
        max(0.0, -bearable) / (TILE_FATIGUE * (x.rounds + 1.0)),
        (s.heights[0] + s.heights[1]) / 14.0,
    ]  # fmt: skip


TO_COME: Final = [
    *about("field", "field times rounds"),
    *about("tools", "tools times rounds"),
    *about("field", "food eaten", "food hunted beyond it", "+food hunted beyond it a round", "food lacking a round"),
    *about("field", "+food left at the end", "food lacking at the end", "+food left with all who hunt", "lacking in a round"),
    *about("cards", "sand cards to come", "share of sand cards", "tiles face down"),
]


def to_come(x: Look) -> list[float]:
    """What the coming rounds will cost and give."""
    p, rounds, eaten, hunted, wealth = x.p, x.rounds, x.eaten, x.hunted, x.wealth
    return [
        rounds * p.field / 60.0,
        rounds * p.tools / 40.0,
        rounds * eaten / 60.0, rounds * (hunted - eaten) / 60.0, (hunted - eaten) / 5.0, max(0.0, eaten - hunted) / 5.0,
        (wealth - rounds * eaten) / 40.0, max(0.0, rounds * eaten - wealth) / 40.0,
        (wealth + rounds * (hunted - eaten)) / 30.0, max(0.0, rounds * eaten - wealth) / (5.0 * (rounds + 1.0)),
        rounds * x.sand / 6.0, x.sand, x.s.face_down / 10.0,
    ]  # fmt: skip


WORK: Final = [
    *about("resources", *[f"work for {resource}" for resource in RESOURCES]),
    *about("tools", "work for a tool"),
    *about("field", "work in the field"),
    *about("people", "work in the hut"),
    *about("meal", "hunters"),
    *about("tiles", "builders"),
    *about("field", "field free"),
    *about("tools", "tool maker free"),
    *about("people", "hut free"),
    *about("tiles", "building site free"),
    *about("field", "field free times rounds", "work in the field times rounds"),
    *about("tools", "work for a tool times rounds"),
    *about("people", "work in the hut times rounds"),
    *about("cards", "dice cards times rounds"),
]


def work(x: Look) -> list[float]:
    """Which places are taken, and which are still free."""
    s, p, rounds = x.s, x.p, x.rounds
    return [
        p.places[FOREST], p.places[CLAY_PIT], p.places[QUARRY], p.places[RIVER],
        p.places[TOOL_MAKER],
        p.places[FIELD],
        p.places[HUT],
        p.places[HUNT] / 3.0,
        p.places[BUILDING_1] + p.places[BUILDING_1 + 1],
        flag(p.can_reach(s, FIELD)),
        flag(p.can_reach(s, TOOL_MAKER)),
        flag(p.can_reach(s, HUT)),
        flag(p.can_reach(s, BUILDING_1) or p.can_reach(s, BUILDING_1 + 1)),
        flag(p.can_reach(s, FIELD)) * rounds / 12.0, p.places[FIELD] * rounds / 12.0,
        p.places[TOOL_MAKER] * rounds / 12.0,
        p.places[HUT] * rounds / 12.0,
        p.dice_cards * rounds / 12.0,
    ]  # fmt: skip


SITES: Final = [
    *about("tiles", "pips missing on the first pile", "pips missing on the second pile", "-fewest pips missing"),
    *about("tiles", "+first pile built", "+second pile built", *[f"{resource} lacking" for resource in RESOURCES]),
]


def building_sites(x: Look) -> list[float]:
    sites = x.sites
    return [
        sites.missing[0], sites.missing[1], min(sites.missing[0], sites.missing[1]), sites.chance[0], sites.chance[1],
        sites.lacking[FOREST] / 2.0, sites.lacking[CLAY_PIT] / 2.0, sites.lacking[QUARRY] / 2.0, sites.lacking[RIVER] / 2.0,
    ]  # fmt: skip


LASTING: Final = [
    *about("resources", "resources times rounds"),
    *about("fatigue", "fatigue times rounds"),
    *about("people", "people times rounds"),
    *about("field", "nobody in the field yet"),
    *about("tools", "nobody at the tool maker yet"),
]


def lasting(x: Look) -> list[float]:
    """Numbers that matter more the longer the game lasts."""
    s, p, rounds = x.s, x.p, x.rounds
    return [
        rounds * x.held / 60.0,
        rounds * x.fatigue / 60.0,
        rounds * p.people / 60.0,
        flag(p.placing > EMPTY) * flag(s.crowd[FIELD] == 0),
        flag(p.placing > EMPTY) * flag(s.crowd[TOOL_MAKER] == 0),
    ]  # fmt: skip


RULINGS: Final = [
    *about(SILENT, "cards slide", "cards slide, rounds to come", "cards left where they slide", "cards bought where they slide"),
    *about(SILENT, "cards slide, food at the end", "cards slide, food lacking at the end", "cards slide, rounds more"),
    *about(SILENT, "builder counts tiles owned", "penalty for each tile", "penalty keeps the tile", "extra card gives its bonus"),
    *about("field", "field at the start"),
]


def rulings(x: Look) -> list[float]:
    """The readings. Where cards slide, the game lasts as long as they are not bought (SA-S57)."""
    p, setting = x.p, x.s.setting
    slide = flag(setting.slide)
    bought = p.places[CARD_1] + p.places[CARD_1 + 1]
    rounds = slide * p.deck / (1.0 + CARDS_A_ROUND)
    left = x.wealth + rounds * (x.hunted - x.eaten)
    return [
        slide, rounds / 12.0, slide * p.deck / 20.0, slide * bought,
        slide * left / 30.0, slide * max(0.0, rounds * x.eaten - x.wealth) / 40.0, slide * (rounds - x.rounds) / 12.0,
        flag(setting.builder_on_board), flag(setting.penalty == "per_tile"), flag(setting.penalty == "all_or_nothing"),
        flag(setting.extra_card_bonus),
        setting.field / 10.0,
    ]  # fmt: skip


def on_sale(x: Look) -> list[float]:
    return x.on_sale


FEATURES: Final = StoneAgeFeatures(
    [
        Stretch(ROUND, round_numbers),
        Stretch(MEAL, meal),
        Stretch(STORES, stores),
        Stretch(FATIGUE, fatigue),
        Stretch(TO_COME, to_come),
        Stretch(WORK, work),
        Stretch(SITES, building_sites),
        Stretch(LASTING, lasting),
        Stretch(OFFERED, on_sale),
        Stretch(RULINGS, rulings),
    ]
)
