"""Features of Peloponnes: both totals, goods and their future use, coming supply rounds, and Angelos with his next tile."""

from typing import Any, ClassVar, Final

from soloist.engine.kernel.machine import State, Waiting
from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.components import (
    CHIPS,
    CIVILIZATION,
    COINS,
    COLONY,
    DECLINE_CHIP,
    DISASTERS,
    DROUGHT,
    EARTHQUAKE,
    FOOD,
    HERO,
    INHABITANTS,
    KIND_SIZES,
    LUXURY,
    NONE,
    PERSIANS,
    PLAGUE,
    STONE,
    STRENGTH,
    TEMPEST,
    WOOD,
    Tile,
)
from soloist.games.peloponnes.ending import their_score, tile_prestige, your_score
from soloist.games.peloponnes.income import ChooseIncome
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import FeedWithLuxury
from soloist.players.features import SILENT, Features, Stretch, about, flag
from soloist.players.peloponnes.prospect import Look, Prospect

CLOSE: Final = 12.0
"""A win by this many points is one unit of margin."""


class PeloponnesFeatures(Features):
    """Features of the position after everything on the agenda that is not random."""

    version = 1
    worths: ClassVar[dict[str, float]] = {
        "score": 1.2, "people": 1.2, "prestige": 0.7, "angelos": 1.0, "strength": 0.4, "his-strength": 0.3, "food": 0.35,
        "wood": 0.35, "stone": 0.45, "coins": 0.3, "luxury": 0.25, "debts": 0.5, "owed": 0.4, "disasters": 0.4,
    }  # fmt: skip
    counted_theme = "disasters"
    """The numbers of this theme say how much could be lost, but owning less is no protection. So count the protections
    instead."""

    def look(self, s: Peloponnes) -> "Look | None":
        return None if s.civilization == NONE or s.hero == NONE or s.colony == NONE else Look(s)

    def amounts(self, s: Peloponnes) -> dict[str, float]:
        goods = s.goods
        return {
            "score": float(your_score(s)), "people": float(goods[INHABITANTS]), "prestige": float(tile_prestige(s)),
            "angelos": -float(their_score(s)), "strength": float(goods[STRENGTH]), "his-strength": -float(s.foe.strength),
            "food": float(goods[FOOD]), "wood": float(goods[WOOD]), "stone": float(goods[STONE]), "coins": float(goods[COINS]),
            "luxury": float(goods[LUXURY]), "debts": -float(sum(s.debts)), "owed": -float(owed(s)),
            "disasters": float(len(protections(s))),
        }  # fmt: skip

    def margin(self, s: Peloponnes) -> float:
        return max(-2.0, min(2.0, (your_score(s) - their_score(s)) / CLOSE))

    def period(self, s: Peloponnes) -> int:
        return s.round

    def steers(self, step: Waiting[Any]) -> bool:
        """Learned: what to buy, how much Strength, which goods, whom to feed. How to pay and what to save is left to the rule of
        thumb."""
        if isinstance(step, (Buy, RaiseStrength)):
            return not step.keep_goods
        return isinstance(step, (ChooseIncome, FeedWithLuxury))


ROUND: Final = [
    *about(SILENT, "round", "buying", "income to come", "chips to draw", "feeding", "conflict", "raising Strength"),
    *about("materials", "goods to choose"),
    *about(SILENT, "supply rounds", "second supply round to come", "third supply round to come"),
]


def round_numbers(x: Look) -> list[float]:
    p = x.p
    return [
        x.s.round / 8.0, flag(p.buying), flag(p.income), p.chips / 3.0, flag(p.feeding), flag(p.conflict), flag(p.raising),
        (x.panels if p.income else p.panels) / 2.0,
        x.supplies, flag(x.soon_b), flag(x.soon_c),
    ]  # fmt: skip


STORES: Final = [
    *about("materials", "+wood", "+stone"),
    *about("food", "+food"),
    *about("coins", "+luxury goods", "+coins"),
    *about("people", "+people"),
    *about("strength", "+Strength"),
    *about("balance", "+clovers"),
    *about("prestige", "+Prestige of tiles"),
]


def stores(x: Look) -> list[float]:
    goods = x.goods
    return [
        goods[WOOD] / 5.0, goods[STONE] / 5.0,
        goods[FOOD] / 8.0,
        goods[LUXURY] / 8.0, goods[COINS] / 8.0,
        x.people / 6.0,
        goods[STRENGTH] / 6.0,
        x.s.clovers / 3.0,
        x.prestige / 10.0,
    ]  # fmt: skip


DEBTS: Final = about(
    "materials",
    "Prestige on debt", "-debts", "wood owed", "stone owed", "wood missing", "stone missing",
    "wood missing at the end", "stone missing at the end",
)  # fmt: skip


def debts(x: Look) -> list[float]:
    goods, owed, income, left = x.goods, x.owed, x.income, x.left
    return [
        x.debt_prestige / 5.0, float(x.debts), owed[WOOD] / 4.0, owed[STONE] / 4.0,
        max(0.0, owed[WOOD] - goods[WOOD]) / 3.0, max(0.0, owed[STONE] - goods[STONE]) / 3.0,
        max(0.0, owed[WOOD] - goods[WOOD] - left * income[WOOD]) / 3.0,
        max(0.0, owed[STONE] - goods[STONE] - left * income[STONE]) / 3.0,
    ]  # fmt: skip


TOTALS: Final = [
    *about("prestige", "+your Prestige"),
    *about("people", "+your population"),
    *about("balance", "+your score", "+lower total", "Prestige beyond population", "excess of Prestige"),
]


def totals(x: Look) -> list[float]:
    prestige, population = x.your_prestige, x.your_population
    return [
        prestige / 15.0,
        population / 15.0,
        x.mine / 15.0, min(prestige, population) / 15.0, (prestige - population) / 15.0, max(0.0, prestige - population) / 15.0,
    ]  # fmt: skip


INCOME: Final = [
    *about("materials", "+wood a round", "+stone a round"),
    *about("food", "+food a round"),
    *about("coins", "+coins a round"),
    *about("materials", "+chosen goods a round"),
    *about("materials", "wood until the end", "stone until the end"),
    *about("food", "food until the end"),
    *about("coins", "wages until the end"),
    *about("materials", "chosen goods until the end"),
]


def incomes(x: Look) -> list[float]:
    income, left = x.income, x.left
    return [
        income[WOOD] / 3.0, income[STONE] / 3.0,
        income[FOOD] / 4.0,
        income[COINS] / 3.0,
        x.panels / 2.0,
        left * income[WOOD] / 12.0, left * income[STONE] / 12.0,
        left * income[FOOD] / 16.0,
        left * x.wages / 16.0,
        left * x.panels / 8.0,
    ]  # fmt: skip


SUPPLY: Final = about("food", "-food short", "+food to spare", "-food short next time", "-food short beyond luxury goods")


def supply(x: Look) -> list[float]:
    """The food lacking in coming supply rounds."""
    extra = 0
    for ability in x.s.abilities:
        extra += ability.supply_food()
    meal = max(0.0, x.people + extra)
    short = x.supplies * meal - x.goods[FOOD] - x.left * (x.income[FOOD] + 0.3 * x.panels)
    short_next = meal - x.goods[FOOD]
    return [
        max(0.0, short) / 8.0, max(0.0, -short) / 8.0, max(0.0, short_next) / 4.0,
        max(0.0, short - x.goods[LUXURY] / 2.0) / 8.0,
    ]  # fmt: skip


ANGELOS: Final = [
    *about("angelos", "-his Prestige", "-his population", "-his score", "his lower total", "his Prestige beyond population"),
    *about("strength", "his Strength"),
    *about("angelos", "-his clovers", "his markers", "his tiles", "Prestige he would lose", "people he would lose"),
]


def angelos(x: Look) -> list[float]:
    foe, prestige, population = x.s.foe, x.his_prestige, x.his_population
    loss = foe.choose_loss(x.s.setting.civilization_discardable)
    loss_prestige = float(loss.prestige) if isinstance(loss, Tile) else 0.0
    loss_people = float(loss.inhabitants) if isinstance(loss, Tile) else 2.0 if loss is not None else 0.0
    return [
        prestige / 15.0, population / 15.0, x.his_score / 15.0, min(prestige, population) / 15.0, (prestige - population) / 15.0,
        x.his_strength / 6.0,
        foe.clovers / 4.0, foe.markers / 3.0, len(foe.tiles) / 5.0, loss_prestige / 3.0, loss_people / 3.0,
    ]  # fmt: skip


AGAINST_HIM: Final = [
    *about("balance", "lead"),
    *about("prestige", "lead in Prestige"),
    *about("people", "lead in population"),
    *about("strength", "+lead in Strength", "+stronger", "stronger in a conflict to come", "lead times supplies", "-weaker by"),
    *about("strength", "Persian chips", "Strength of both"),
]


def against_him(x: Look) -> list[float]:
    ahead = x.goods[STRENGTH] - x.needed
    return [
        (x.mine - x.his_score) / 10.0,
        (x.your_prestige - x.his_prestige) / 10.0,
        (x.your_population - x.his_population) / 10.0,
        ahead / 5.0, flag(ahead >= 0.0), flag(ahead >= 0.0) * flag(x.p.conflict), ahead * x.supplies / 10.0,
        max(0.0, -ahead) / 4.0,
        x.s.chips[PERSIANS] / 8.0, (x.goods[STRENGTH] + x.his_strength) / 12.0,
    ]  # fmt: skip


TILES: Final = about(SILENT, "land", "buildings")


def tiles(x: Look) -> list[float]:
    return [len(x.p.land) / 4.0, len(x.p.buildings) / 4.0]


THREATS: Final = about("disasters", *DISASTERS)


def threats(x: Look) -> list[float]:
    """The damage of each disaster, weighted by the number of its chips drawn."""
    s = x.s
    numbers: list[float] = []
    for disaster in range(len(DISASTERS)):
        safe = x.shields >> disaster & 1 or s.is_protected(disaster)
        drawn = CHIPS[disaster] - s.chips[disaster]
        hurt = 0.0 if safe or not s.chips[disaster] else (1.0 + drawn) / 3.0 * exposed(disaster, x.goods, x.people, x.p)
        numbers.append(hurt)
    return numbers


ROOM: Final = [
    *about(SILENT, "wood on the outer land", "stone on the outer land", "food on the outer land"),
    *about("materials", "share of wood storage", "share of stone storage"),
    *about("food", "share of food storage"),
    *about("balance", "+score times rounds"),
]


def room(x: Look) -> list[float]:
    last = x.s.tile(x.p.land[-1]).income if x.p.land else [1, 1, 1]
    return [
        flag(last[WOOD] > 0), flag(last[STONE] > 0), flag(last[FOOD] > 0),
        x.goods[WOOD] / max(1.0, float(x.storage[WOOD])), x.goods[STONE] / max(1.0, float(x.storage[STONE])),
        x.goods[FOOD] / max(1.0, float(x.storage[FOOD])),
        x.left * x.mine / 60.0,
    ]  # fmt: skip


START: Final = [
    *about(SILENT, "he has a civilization"),
    *about(SILENT, *[f"civilization {number}" for number in range(KIND_SIZES[CIVILIZATION])]),
    *about(SILENT, *[f"hero {number}" for number in range(KIND_SIZES[HERO])]),
    *about(SILENT, *[f"colony {number}" for number in range(KIND_SIZES[COLONY])]),
]


def start(x: Look) -> list[float]:
    s = x.s
    numbers = [0.0] * (1 + KIND_SIZES[CIVILIZATION] + KIND_SIZES[HERO] + KIND_SIZES[COLONY])
    numbers[0] = flag(s.setting.rank.civilization)
    numbers[1 + s.civilization] = 1.0
    numbers[1 + KIND_SIZES[CIVILIZATION] + s.hero] = 1.0
    numbers[1 + KIND_SIZES[CIVILIZATION] + KIND_SIZES[HERO] + s.colony] = 1.0
    return numbers


RULINGS: Final = about(
    SILENT, "surcharge", "surcharge times rounds", "surcharge on the coins", "captured citizens are Prestige",
    "Milet wins the tie", "he may discard his civilization", "conflict before feeding",
)  # fmt: skip


def rulings(x: Look) -> list[float]:
    setting = x.s.setting
    surcharge = setting.surcharge / 3.0
    return [
        surcharge, surcharge * x.left / 8.0, surcharge * min(x.goods[COINS], 12.0) / 8.0, flag(setting.markers_as_prestige),
        flag(setting.milet_wins), flag(setting.civilization_discardable), flag(setting.conflict_first),
    ]  # fmt: skip


def exposed(disaster: int, goods: list[float], people: float, p: Prospect) -> float:
    """The damage of the third chip of a disaster."""
    if disaster == DECLINE_CHIP:
        return min(10.0, goods[LUXURY]) / 5.0
    if disaster == DROUGHT:
        return goods[FOOD] / 6.0
    if disaster == PLAGUE:
        return people / 4.0
    if disaster == EARTHQUAKE:
        return len(p.buildings) / 3.0
    assert disaster == TEMPEST
    return len(p.land) / 3.0


def owed(s: Peloponnes) -> int:
    """How much wood and stone you owe for your buildings."""
    due = 0
    for place in range(len(s.buildings)):
        if s.debts[place]:
            cost = s.construction(s.buildings[place])
            due += cost[WOOD] + cost[STONE]
    return due


def protections(s: State) -> list[int]:
    """The disasters still to come that cannot hurt you, including protection by tiles you are about to add."""
    assert isinstance(s, Peloponnes)
    prospect = Prospect(s)
    shields = 0
    for number in prospect.land + prospect.buildings:
        shields |= s.tile(number).protects
    found: list[int] = []
    for disaster in range(len(DISASTERS)):
        if s.chips[disaster] and (shields >> disaster & 1 or s.is_protected(disaster)):
            found.append(disaster)
    return found


FEATURES: Final = PeloponnesFeatures(
    [
        Stretch(ROUND, round_numbers),
        Stretch(STORES, stores),
        Stretch(DEBTS, debts),
        Stretch(TOTALS, totals),
        Stretch(INCOME, incomes),
        Stretch(SUPPLY, supply),
        Stretch(ANGELOS, angelos),
        Stretch(AGAINST_HIM, against_him),
        Stretch(TILES, tiles),
        Stretch(THREATS, threats),
        Stretch(ROOM, room),
        Stretch(START, start),
        Stretch(RULINGS, rulings),
    ]
)
