"""Raiders of the North Sea in numbers: both totals, the ship and its crew, what can be raided and what is missing for it."""

from typing import Any, Final

from soloist.engine.kernel.machine import Waiting
from soloist.games.raiders.adversary_turn import AdversaryTurn, RevealTactic
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
from soloist.games.raiders.drawing import DrawCard, DrawCards
from soloist.games.raiders.ending import crew_end_vp, fortress_sets, plunder_vp, their_total, tiles_vp, valkyries_left, your_total
from soloist.games.raiders.hiring import Hire
from soloist.games.raiders.raiding import (
    ChooseDeath,
    ChooseSet,
    Reroll,
    RollAgain,
    RollDice,
    ScoreRaid,
    Valkyries,
    cost,
    crew_vp,
    pips,
    strength,
    table_vp,
)
from soloist.games.raiders.state import GOODS_LIMIT, MOST_CREW, SLOTS, Raiders
from soloist.games.raiders.turn import Limits, PickUpWorker, WorkOrRaid
from soloist.players.features import Features, flag
from soloist.players.raiders.rule_of_thumb_raids import best_set, dice_vp, set_worth
from soloist.players.raiders.rule_of_thumb_townsfolk import crew_worth, hall_worth

KIND_NUMBERS: Final = 7
COUNT: Final = 57 + 2 * len(COLOURS) + KIND_NUMBERS * len(KINDS) + len(TOKENS) + 2 * SLOTS + 2 * len(BUILDINGS)
CLOSE: Final = 25.0
"""A win by so many points is as good as one can be; one unit of margin."""
HIDDEN_TILE: Final = 4.2
"""What an offering that nobody has seen is worth on average."""
FAR: Final = 5.0
"""What is missing where nothing is left to raid."""


class RaidersFeatures(Features):
    """As if everything on the agenda had happened as it does on average."""

    version = 1
    count = COUNT

    def of(self, s: Raiders) -> list[float]:
        return features(s)

    def margin(self, s: Raiders) -> float:
        return max(-2.0, min(2.0, (your_total(s) - their_total(s)) / CLOSE))

    def period(self, s: Raiders) -> int:
        return s.turn

    def steers(self, step: Waiting[Any]) -> bool:
        return isinstance(step, (WorkOrRaid, PickUpWorker, ChooseSet, Hire))


class Prospect:
    """What of the turn is still to come."""

    def __init__(self, s: Raiders) -> None:
        self.points = 0.0
        self.plunder = 0.0
        self.raiding = NONE
        self.falls = 0
        self.cards = 0
        self.picking = False
        self.acting = False
        self.adversary = False
        for step in s.agenda:
            if isinstance(step, RollDice):
                self.points += raid_points(s, step.settlement)
            elif isinstance(step, Reroll):
                self.points += scored(s, step.settlement, pips(step.dice))
            elif isinstance(step, RollAgain):
                self.points += scored(s, step.settlement, step.other + 3)
            elif isinstance(step, ScoreRaid):
                self.points += scored(s, step.settlement, step.dice)
            elif isinstance(step, ChooseSet):
                self.raiding = step.settlement
                self.plunder = set_worth(s, best_set(s, s.sets_left(step.settlement)))
            elif isinstance(step, Valkyries):
                self.falls += step.left
            elif isinstance(step, ChooseDeath):
                self.falls += 1
            elif isinstance(step, DrawCards):
                self.cards += step.count
            elif isinstance(step, DrawCard):
                self.cards += 1
            elif isinstance(step, PickUpWorker):
                self.picking = True
            elif isinstance(step, Limits):
                self.acting = True
            elif isinstance(step, (AdversaryTurn, RevealTactic)):
                self.adversary = True


class Prey:
    """What one kind of settlement still offers, and what keeps us from it."""

    def __init__(self) -> None:
        self.sets = 0
        self.now = 0.0
        self.best = 0.0
        self.provisions = FAR
        self.gold = FAR
        self.crew = FAR
        self.worker = 0.0


def raid_points(s: Raiders, settlement: int) -> float:
    """What a raid scores on average."""
    return s.setting.components.settlements[settlement].vp + dice_vp(s, settlement) + crew_vp(s, settlement)


def scored(s: Raiders, settlement: int, dice: int) -> float:
    """What a raid scores with these dice."""
    place = s.setting.components.settlements[settlement]
    return float(place.vp + crew_vp(s, settlement) + table_vp(s, settlement, strength(s, settlement, dice)))


def prey(s: Raiders) -> list[Prey]:
    """By kind of settlement."""
    found = [Prey() for _ in KINDS]
    places = s.setting.components.settlements
    for number in range(len(places)):
        left = s.sets_left(number)
        if not left:
            continue
        place = places[number]
        kind = found[place.kind]
        kind.sets += len(left)
        worth = raid_points(s, number) + set_worth(s, best_set(s, left))
        provisions = max(0, cost(s, number, PROVISIONS) - s.goods[PROVISIONS])
        gold = max(0, cost(s, number, GOLD) - s.goods[GOLD])
        crew = max(0, place.crew - s.crew_size)
        kind.best = max(kind.best, worth)
        kind.provisions = min(kind.provisions, float(provisions))
        kind.gold = min(kind.gold, float(gold))
        kind.crew = min(kind.crew, float(crew))
        if s.worker != NONE and place.workers[s.worker]:
            kind.worker = 1.0
            if not provisions and not gold and not crew:
                kind.now = max(kind.now, worth)
    return found


def hand_worths(s: Raiders) -> list[float]:
    """The three best cards to be hired, how many can be paid, and the best for the Town Hall."""
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


def features(s: Raiders) -> list[float]:
    components = s.setting.components
    p = Prospect(s)
    goods = s.goods
    mine, his = float(your_total(s)), their_total(s) + HIDDEN_TILE * s.foe.face_down
    ahead = mine + p.points - his
    found = prey(s)
    members = s.members()
    fists = crewed = 0.0
    lowest = 0.0
    for card in members:
        fists += card.strength
        lowest = min(lowest, card.strength - FAR)
    for kind in range(len(s.crew)):
        if s.crew[kind]:
            crewed += s.crew[kind] * crew_worth(s, kind)
    stack = s.stack_left()
    fortresses = fortress_sets(s)

    numbers = [
        s.turn / 20.0, flag(p.acting), flag(p.picking), flag(p.adversary), flag(s.trigger != ""), p.points / 5.0, p.plunder / 4.0,
        flag(p.raiding != NONE), float(p.falls), p.cards / 3.0,
        goods[SILVER] / 4.0, goods[PROVISIONS] / 4.0, goods[GOLD] / 3.0, goods[IRON] / 3.0, goods[LIVESTOCK] / 3.0,
        flag(goods[SILVER] > GOODS_LIMIT), flag(goods[PROVISIONS] > GOODS_LIMIT),
        min(goods[PROVISIONS], 4) / 4.0, min(goods[GOLD], 2) / 2.0, flag(goods[GOLD] > 0),
        s.armour / 5.0, ARMOUR_VP[s.armour] / 3.0, s.valkyries / 4.0, VALKYRIE_VP[s.valkyries] / 5.0, s.vp / 20.0,
        tiles_vp(s, s.tiles) / 10.0, float(len(s.tiles)) / 3.0, crew_end_vp(s) / 3.0, plunder_vp(s) / 5.0, mine / 30.0,
        s.crew_size / 3.0, flag(s.crew_size >= 3), flag(s.crew_size >= 4), flag(s.crew_size >= MOST_CREW), fists / 8.0,
        crewed / 10.0, (fists + s.armour) / 10.0, lowest / 3.0, float(s.heroes()), s.hand_size / 4.0,
        s.foe.armour / 5.0, s.foe.provisions / 4.0, s.foe.vp / 20.0, s.foe.valkyries / 4.0, VALKYRIE_VP[s.foe.valkyries] / 5.0,
        s.foe.offerings() / 4.0, his / 30.0, ahead / 20.0, s.pile_left / 10.0,
        stack / 8.0, fortresses / 4.0, valkyries_left(s) / 8.0,
    ]  # fmt: skip
    numbers += hand_worths(s)
    standing = [0.0] * len(COLOURS)
    for colour in s.village:
        if colour != NONE:
            standing[colour] += 0.5
    numbers += standing
    for colour in range(len(COLOURS)):
        numbers.append(flag(s.worker == colour))
    for kind in range(len(KINDS)):
        one = found[kind]
        numbers += [
            one.sets / 4.0, one.now / 8.0, one.best / 8.0, one.provisions / 3.0, one.gold / 2.0, one.crew / 3.0, one.worker,
        ]  # fmt: skip
    lying = [0.0] * len(TOKENS)
    for number in range(len(s.set_there)):
        if s.set_there[number]:
            for token in range(len(TOKENS)):
                lying[token] += 0.1 * s.tokens[PER_SET * number + token]
    numbers += lying
    for slot in range(SLOTS):
        if s.display[slot] == NONE:
            numbers += [0.0, 1.0]
        else:
            tile = components.offerings[s.display[slot]]
            missing = 0
            for good in range(len(GOODS)):
                missing += max(0, tile.cost[good] - goods[good])
            numbers += [tile.vp / 5.0, missing / 3.0]
    for building in range(len(BUILDINGS)):
        numbers.append(flag(s.village[building] == NONE))
    for building in range(len(BUILDINGS)):
        numbers.append(flag(s.closed == building))
    return numbers


FEATURES: Final = RaidersFeatures()
