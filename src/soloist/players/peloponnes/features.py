"""Peloponnes in numbers: both totals, goods and what they will become, supply rounds to come, and Angelos with his next tile."""

from typing import Any, Final

from soloist.engine.kernel.machine import State, Waiting
from soloist.games.peloponnes.angelos import best_score
from soloist.games.peloponnes.angelos_turn import AngelosTakes, row_left, tile_for_angelos
from soloist.games.peloponnes.building import AddTile, RaiseStrength
from soloist.games.peloponnes.components import (
    CHIPS,
    CIVILIZATION,
    COINS,
    COLONY,
    CONQUEST,
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
    POPULATION_POINTS,
    ROUNDS,
    STONE,
    STRENGTH,
    TEMPEST,
    WOOD,
    Tile,
)
from soloist.games.peloponnes.conflict import InternalConflict, strength_to_win
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.ending import (
    coins_per_prestige,
    their_population,
    their_prestige,
    their_score,
    your_score,
)
from soloist.games.peloponnes.income import ChooseIncome, Income, PeoplesCoins, people_income
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.paying import Pay
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import Feed, FeedWithLuxury, SupplyRound
from soloist.players.features import Features, flag
from soloist.players.peloponnes.rule_of_thumb import supply_unseen

COUNT: Final = 84 + KIND_SIZES[CIVILIZATION] + KIND_SIZES[HERO] + KIND_SIZES[COLONY]
CLOSE: Final = 12.0
"""A win by so many points is as good as one can be; one unit of margin."""


class PeloponnesFeatures(Features):
    """As if everything on the agenda had happened that needs no luck."""

    version = 1
    count = COUNT

    def of(self, s: Peloponnes) -> list[float]:
        return features(s)

    def margin(self, s: Peloponnes) -> float:
        return max(-2.0, min(2.0, (your_score(s) - their_score(s)) / CLOSE))

    def period(self, s: Peloponnes) -> int:
        return s.round

    def steers(self, step: Waiting[Any]) -> bool:
        """What to buy, how strong to be, which goods to take, whom to feed; how it is paid and what is saved is no secret."""
        if isinstance(step, (Buy, RaiseStrength)):
            return not step.keep_goods
        return isinstance(step, (ChooseIncome, FeedWithLuxury))


class Prospect:
    """Your goods and tiles once what is on the agenda is done, and what of the round is still to come."""

    def __init__(self, s: Peloponnes) -> None:
        self.goods = [float(amount) for amount in s.goods]
        self.land = s.land
        self.buildings = s.buildings
        self.debts = s.debts
        self.buying = False
        self.angelos = False
        self.income = False
        self.coins = False
        self.panels = 0
        self.chips = 0
        self.feeding = False
        self.conflict = False
        self.raising = False
        for step in s.agenda:
            if isinstance(step, AddTile):
                self.add(s, step)
            elif isinstance(step, Pay):
                for good in range(COINS + 1):
                    self.goods[good] -= step.cost[good]
            elif isinstance(step, Buy):
                self.buying = True
            elif isinstance(step, AngelosTakes):
                self.angelos = True
            elif isinstance(step, Income):
                self.income = self.coins = True
            elif isinstance(step, PeoplesCoins):
                self.coins = True
            elif isinstance(step, ChooseIncome):
                self.panels = step.left
            elif isinstance(step, DrawChips):
                self.chips = step.left
            elif isinstance(step, (SupplyRound, Feed)):
                self.feeding = self.conflict = True
            elif isinstance(step, FeedWithLuxury):
                self.goods[INHABITANTS] -= step.missing
            elif isinstance(step, InternalConflict):
                self.conflict = True
            elif isinstance(step, RaiseStrength):
                self.raising = True

    def add(self, s: Peloponnes, step: AddTile) -> None:
        tile = s.tile(step.number)
        if tile.land:
            self.land = [*self.land, step.number]
        else:
            self.buildings = [*self.buildings, step.number]
            self.debts = [*self.debts, step.debt]
        for good in range(len(tile.once)):
            self.goods[good] += tile.once[good]
        self.goods[INHABITANTS] += tile.inhabitants


def features(s: Peloponnes) -> list[float]:
    if s.civilization == NONE or s.hero == NONE or s.colony == NONE:
        return [0.0] * COUNT
    p = Prospect(s)
    goods = p.goods
    people = max(0.0, goods[INHABITANTS])

    # his totals, with the tile he is about to take
    foe = s.foe
    his_prestige, his_population = float(their_prestige(s)), float(their_population(s))
    his_strength = float(foe.strength)
    needed = float(strength_to_win(s))
    if p.angelos and not p.buying and s.bought != NONE:
        row = row_left(s.bought)
        if s.rows[row]:
            his = s.tile(tile_for_angelos(s, row))
            his_prestige += his.prestige + his.once[COINS] / 3.0
            his_population += POPULATION_POINTS * his.inhabitants
            if row == CONQUEST:
                his_strength += his.prestige
                needed += his.prestige

    # your tiles: Prestige, income, protection, debts
    civilization, hero, colony = s.my_civilization(), s.my_hero(), s.my_colony()
    income = [float(civilization.income[g] + hero.income[g] + colony.income[g]) for g in range(len(goods))]
    prestige = debt_prestige = 0.0
    panels = debts = 0
    shields = 0
    owed = [0.0, 0.0]
    tiles: list[Tile] = [s.tile(number) for number in p.buildings] + [s.tile(number) for number in p.land]
    for tile in tiles:
        prestige += tile.prestige
        panels += tile.choice
        shields |= tile.protects
        for good in range(len(income)):
            income[good] += tile.income[good]
    for place in range(len(p.buildings)):
        if p.debts[place]:
            cost = s.construction(p.buildings[place])
            owed[WOOD] += cost[WOOD]
            owed[STONE] += cost[STONE]
            debts += 1
            debt_prestige += s.tile(p.buildings[place]).prestige
    storage = colony.storage
    if p.income:
        for good in range(len(goods)):
            goods[good] += income[good]
    for good in range(FOOD + 1):
        if goods[good] > storage[good]:
            goods[LUXURY] += goods[good] - storage[good]
            goods[good] = float(storage[good])
    wages, wares = people_income(int(people))
    if p.coins:
        goods[COINS] += wages
        goods[LUXURY] += wares

    # rounds and supplies to come
    left = float(ROUNDS - s.round)
    to_choose = panels if p.income else p.panels
    soon_b, soon_c = supply_unseen(s, 1), supply_unseen(s, 2)
    supplies = 1.0 + flag(soon_b) + flag(soon_c)
    extra = 0
    for ability in s.abilities:
        extra += ability.supply_food()
    meal = max(0.0, people + extra)
    short = supplies * meal - goods[FOOD] - left * (income[FOOD] + 0.3 * panels)
    short_next = meal - goods[FOOD]

    coin_points = max(0.0, goods[COINS]) / coins_per_prestige(s)
    yours_p, yours_n = prestige + float(int(coin_points)), POPULATION_POINTS * people
    mine = float(best_score(int(yours_p), int(yours_n), s.clovers))
    his_score = float(best_score(int(his_prestige), int(his_population), foe.clovers))
    ahead = goods[STRENGTH] - needed
    loss = foe.choose_loss(s.setting.civilization_discardable)
    loss_prestige = float(loss.prestige) if isinstance(loss, Tile) else 0.0
    loss_people = float(loss.inhabitants) if isinstance(loss, Tile) else 2.0 if loss is not None else 0.0

    numbers = [
        s.round / 8.0, flag(p.buying), flag(p.income), p.chips / 3.0, flag(p.feeding), flag(p.conflict), flag(p.raising),
        to_choose / 2.0,
        supplies, flag(soon_b), flag(soon_c),
        goods[WOOD] / 5.0, goods[STONE] / 5.0, goods[FOOD] / 8.0, goods[LUXURY] / 8.0, goods[COINS] / 8.0, people / 6.0,
        goods[STRENGTH] / 6.0, s.clovers / 3.0, prestige / 10.0, debt_prestige / 5.0, float(debts),
        owed[WOOD] / 4.0, owed[STONE] / 4.0,
        max(0.0, owed[WOOD] - goods[WOOD]) / 3.0, max(0.0, owed[STONE] - goods[STONE]) / 3.0,
        max(0.0, owed[WOOD] - goods[WOOD] - left * income[WOOD]) / 3.0,
        max(0.0, owed[STONE] - goods[STONE] - left * income[STONE]) / 3.0,
        yours_p / 15.0, yours_n / 15.0, mine / 15.0, min(yours_p, yours_n) / 15.0, (yours_p - yours_n) / 15.0,
        max(0.0, yours_p - yours_n) / 15.0,
        income[WOOD] / 3.0, income[STONE] / 3.0, income[FOOD] / 4.0, income[COINS] / 3.0, panels / 2.0,
        left * income[WOOD] / 12.0, left * income[STONE] / 12.0, left * income[FOOD] / 16.0, left * wages / 16.0,
        left * panels / 8.0,
        max(0.0, short) / 8.0, max(0.0, -short) / 8.0, max(0.0, short_next) / 4.0, max(0.0, short - goods[LUXURY] / 2.0) / 8.0,
        his_prestige / 15.0, his_population / 15.0, his_score / 15.0, min(his_prestige, his_population) / 15.0,
        (his_prestige - his_population) / 15.0, his_strength / 6.0, foe.clovers / 4.0, foe.markers / 3.0, len(foe.tiles) / 5.0,
        loss_prestige / 3.0, loss_people / 3.0,
        (mine - his_score) / 10.0, (yours_p - his_prestige) / 10.0, (yours_n - his_population) / 10.0,
        ahead / 5.0, flag(ahead >= 0.0), flag(ahead >= 0.0) * flag(p.conflict), ahead * supplies / 10.0, max(0.0, -ahead) / 4.0,
        s.chips[PERSIANS] / 8.0, (goods[STRENGTH] + his_strength) / 12.0,
        len(p.land) / 4.0, len(p.buildings) / 4.0,
    ]  # fmt: skip
    for disaster in range(len(DISASTERS)):
        safe = shields >> disaster & 1 or s.is_protected(disaster)
        drawn = CHIPS[disaster] - s.chips[disaster]
        numbers.append(0.0 if safe or not s.chips[disaster] else (1.0 + drawn) / 3.0 * exposed(disaster, goods, people, p))
    last = s.tile(p.land[-1]).income if p.land else [1, 1, 1]
    numbers += [flag(last[WOOD] > 0), flag(last[STONE] > 0), flag(last[FOOD] > 0)]
    numbers += [goods[good] / max(1.0, float(storage[good])) for good in range(FOOD + 1)]
    numbers += [left * mine / 60.0, flag(s.setting.rank.civilization)]
    start = len(numbers)
    numbers += [0.0] * (COUNT - start)
    numbers[start + s.civilization] = 1.0
    numbers[start + KIND_SIZES[CIVILIZATION] + s.hero] = 1.0
    numbers[start + KIND_SIZES[CIVILIZATION] + KIND_SIZES[HERO] + s.colony] = 1.0
    return numbers


def exposed(disaster: int, goods: list[float], people: float, p: Prospect) -> float:
    """What the third chip of a disaster would hurt."""
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


def protections(s: State) -> list[int]:
    """The disasters still to come that cannot hurt you, once what you took lies before you."""
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


FEATURES: Final = PeloponnesFeatures()
