"""Features of Raiders of the North Sea: both totals, goods and crew, what can be raided and what is missing for it."""

from typing import Any, ClassVar, Final

from soloist.engine.kernel.machine import Waiting
from soloist.games.raiders.components import (
    ARMOUR_VP,
    BUILDINGS,
    COLOURS,
    GOLD,
    GOODS,
    IRON,
    KINDS,
    LIVESTOCK,
    NONE,
    PER_SET,
    PROVISIONS,
    SILVER,
    TOKENS,
    VALKYRIE_VP,
)
from soloist.games.raiders.ending import crew_end_vp, fortress_sets, plunder_vp, their_total, tiles_vp, valkyries_left, your_total
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.raiding import (
    ChooseSet,
)
from soloist.games.raiders.state import GOODS_LIMIT, MOST_CREW, SLOTS, Raiders
from soloist.games.raiders.turn import PickUpWorker, WorkOrRaid
from soloist.players.features import SILENT, Features, Stretch, about, flag
from soloist.players.raiders.outlook import COAST, RULINGS, TACTICS, coast, rulings, tactics
from soloist.players.raiders.prospect import FAR, Look, prey
from soloist.players.raiders.rule_of_thumb_townsfolk import crew_worth, hall_worth

CLOSE: Final = 25.0
"""A win by this many points is one unit of margin."""


class RaidersFeatures(Features):
    """Features of the position after the steps on the agenda, at their average results."""

    version = 1
    worths: ClassVar[dict[str, float]] = {
        "points": 1.0, "adversary": 1.0, "crew": 1.5, "cards": 0.5, "silver": 0.4, "provisions": 0.5, "gold": 0.9, "iron": 0.5,
        "livestock": 0.5, "armour": 0.5, "valkyries": 0.3, "offerings": 0.3,
    }  # fmt: skip

    def look(self, s: Raiders) -> Look:
        return Look(s)

    def amounts(self, s: Raiders) -> dict[str, float]:
        x = Look(s)
        found = {GOODS[good]: float(s.goods[good]) for good in range(len(GOODS))}
        found.update({
            "points": x.mine, "adversary": -x.his, "crew": float(s.crew_size), "cards": float(s.hand_size),
            "armour": float(s.armour), "valkyries": float(s.valkyries), "offerings": float(len(s.tiles)),
        })  # fmt: skip
        return found

    def margin(self, s: Raiders) -> float:
        return max(-2.0, min(2.0, (your_total(s) - their_total(s)) / CLOSE))

    def period(self, s: Raiders) -> int:
        return s.turn

    def steers(self, step: Waiting[Any]) -> bool:
        return isinstance(step, (WorkOrRaid, PickUpWorker, ChooseSet, Hire))


TURN: Final = [
    *about(SILENT, "turn", "acting", "picking up a worker", "Adversary to come", "end of the game triggered"),
    *about("raid", "+points of this raid", "+plunder of this raid", "+raiding"),
    *about("valkyries", "crew to fall"),
    *about("crew", "+cards to draw"),
]


def turn(x: Look) -> list[float]:
    s, p = x.s, x.p
    return [
        s.turn / 20.0, flag(p.acting), flag(p.picking), flag(p.adversary), flag(s.trigger != ""),
        p.points / 5.0, p.plunder / 4.0, flag(p.raiding != NONE),
        float(p.falls),
        p.cards / 3.0,
    ]  # fmt: skip


STORES: Final = [
    *about("goods", *[f"+{good}" for good in GOODS]),
    *about("goods", "too much silver", "too many provisions", "provisions for a raid", "gold for a raid", "some gold"),
]


def stores(x: Look) -> list[float]:
    goods = x.s.goods
    return [
        goods[SILVER] / 4.0, goods[PROVISIONS] / 4.0, goods[GOLD] / 3.0, goods[IRON] / 3.0, goods[LIVESTOCK] / 3.0,
        flag(goods[SILVER] > GOODS_LIMIT), flag(goods[PROVISIONS] > GOODS_LIMIT), min(goods[PROVISIONS], 4) / 4.0,
        min(goods[GOLD], 2) / 2.0, flag(goods[GOLD] > 0),
    ]  # fmt: skip


POINTS: Final = [
    *about("crew", "+armour"),
    *about("points", "points of armour"),
    *about("valkyries", "+Valkyries", "+points of Valkyries"),
    *about("points", "+points scored"),
    *about("offerings", "+points of offerings", "+offerings"),
    *about("points", "points of crew at the end", "points of plunder", "+your total"),
]


def points(x: Look) -> list[float]:
    s = x.s
    return [
        s.armour / 5.0,
        ARMOUR_VP[s.armour] / 3.0,
        s.valkyries / 4.0, VALKYRIE_VP[s.valkyries] / 5.0,
        s.vp / 20.0,
        tiles_vp(s, s.tiles) / 10.0, float(len(s.tiles)) / 3.0,
        crew_end_vp(s) / 3.0, plunder_vp(s) / 5.0, x.mine / 30.0,
    ]  # fmt: skip


CREW: Final = about(
    "crew",
    "+crew", "three or more", "four or more", "full crew", "+strength of the crew", "+worth of the crew",
    "strength with armour", "weakest of the crew", "heroes", "+cards in hand",
)  # fmt: skip


def crew(x: Look) -> list[float]:
    s = x.s
    fists = crewed = 0.0
    lowest = 0.0
    for card in s.members():
        fists += card.strength
        lowest = min(lowest, card.strength - FAR)
    for kind in range(len(s.crew)):
        if s.crew[kind]:
            crewed += s.crew[kind] * crew_worth(s, kind)
    return [
        s.crew_size / 3.0, flag(s.crew_size >= 3), flag(s.crew_size >= 4), flag(s.crew_size >= MOST_CREW), fists / 8.0,
        crewed / 10.0, (fists + s.armour) / 10.0, lowest / 3.0, float(s.heroes()), s.hand_size / 4.0,
    ]  # fmt: skip


ADVERSARY: Final = [
    *about("adversary", "-his armour", "-his provisions", "-his points scored", "-his Valkyries", "-his points of Valkyries"),
    *about("adversary", "-his offerings", "-his total"),
    *about("points", "lead"),
]


def adversary(x: Look) -> list[float]:
    foe = x.s.foe
    return [
        foe.armour / 5.0, foe.provisions / 4.0, foe.vp / 20.0, foe.valkyries / 4.0, VALKYRIE_VP[foe.valkyries] / 5.0,
        foe.offerings() / 4.0, x.his / 30.0,
        (x.mine + x.p.points - x.his) / 20.0,
    ]  # fmt: skip


CLOCK: Final = about("clock", "tactic cards left", "offerings left", "fortresses left", "Valkyries left")


def clock(x: Look) -> list[float]:
    s = x.s
    return [s.pile_left / 10.0, s.stack_left() / 8.0, fortress_sets(s) / 4.0, valkyries_left(s) / 8.0]


HAND: Final = about(
    "crew", "best card to hire", "second card", "third card", "cards that can be paid", "best card for the Town Hall"
)


def hand_worths(x: Look) -> list[float]:
    s = x.s
    townsfolk = s.setting.components.townsfolk
    worths = [0.0, 0.0, 0.0]
    payable = 0.0
    hall = 0.0
    for kind in range(len(s.hand)):
        if s.hand[kind]:
            worths += [crew_worth(s, kind)] * s.hand[kind]
            payable += s.hand[kind] * flag(townsfolk[kind].cost <= s.goods[SILVER])
            hall = max(hall, hall_worth(s, kind))
    worths.sort(reverse=True)
    return [worths[0] / 3.0, worths[1] / 3.0, worths[2] / 3.0, payable / 3.0, hall / 3.0]


WORKERS: Final = [
    *about("workers", *[f"{colour} workers in the village" for colour in COLOURS]),
    *about("workers", *[f"{colour} worker in hand" for colour in COLOURS]),
]


def workers(x: Look) -> list[float]:
    s = x.s
    numbers = [0.0] * len(COLOURS)
    for colour in s.village:
        if colour != NONE:
            numbers[colour] += 0.5
    for colour in range(len(COLOURS)):
        numbers.append(flag(s.worker == colour))
    return numbers


PREY: Final = [
    number
    for kind in KINDS
    for number in about(
        "raid",
        f"sets left ({kind})", f"+best raid now ({kind})", f"best raid ({kind})", f"-provisions missing ({kind})",
        f"-gold missing ({kind})", f"-crew missing ({kind})", f"right worker ({kind})",
    )
]  # fmt: skip


def preys(x: Look) -> list[float]:
    """For each kind of settlement: the sets left, the best raid now and later, and what is missing for it."""
    numbers: list[float] = []
    for one in prey(x.s, x.raids):
        numbers += [
            one.sets / 4.0, one.now / 8.0, one.best / 8.0, one.provisions / 3.0, one.gold / 2.0, one.crew / 3.0, one.worker,
        ]  # fmt: skip
    return numbers


PLUNDER: Final = about("clock", *[f"{token} lying" for token in TOKENS])


def plunder(x: Look) -> list[float]:
    s = x.s
    lying = [0.0] * len(TOKENS)
    for number in range(len(s.set_there)):
        if s.set_there[number]:
            for token in range(len(TOKENS)):
                lying[token] += 0.1 * s.tokens[PER_SET * number + token]
    return lying


OFFERINGS: Final = [
    number for slot in range(1, SLOTS + 1) for number in about("offerings", f"points of offering {slot}", f"-missing for {slot}")
]


def offerings(x: Look) -> list[float]:
    s = x.s
    numbers: list[float] = []
    for slot in range(SLOTS):
        if s.display[slot] == NONE:
            numbers += [0.0, 1.0]
        else:
            tile = s.setting.components.offerings[s.display[slot]]
            missing = 0
            for good in range(len(GOODS)):
                missing += max(0, tile.cost[good] - s.goods[good])
            numbers += [tile.vp / 5.0, missing / 3.0]
    return numbers


VILLAGE: Final = [
    *about("workers", *[f"{building} free" for building in BUILDINGS]),
    *about("workers", *[f"{building} closed" for building in BUILDINGS]),
]


def village(x: Look) -> list[float]:
    s = x.s
    numbers: list[float] = []
    for building in range(len(BUILDINGS)):
        numbers.append(flag(s.village[building] == NONE))
    for building in range(len(BUILDINGS)):
        numbers.append(flag(s.closed == building))
    return numbers


FEATURES: Final = RaidersFeatures(
    [
        Stretch(TURN, turn),
        Stretch(STORES, stores),
        Stretch(POINTS, points),
        Stretch(CREW, crew),
        Stretch(ADVERSARY, adversary),
        Stretch(CLOCK, clock),
        Stretch(HAND, hand_worths),
        Stretch(WORKERS, workers),
        Stretch(PREY, preys),
        Stretch(PLUNDER, plunder),
        Stretch(OFFERINGS, offerings),
        Stretch(VILLAGE, village),
        Stretch(TACTICS, tactics),
        Stretch(COAST, coast),
        Stretch(RULINGS, rulings),
    ]
)
