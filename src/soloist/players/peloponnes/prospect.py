"""Both sides in Peloponnes after everything pending has happened."""

from soloist.games.peloponnes.angelos import best_score
from soloist.games.peloponnes.angelos_turn import AngelosTakes, row_left, tile_for_angelos
from soloist.games.peloponnes.building import AddTile, RaiseStrength
from soloist.games.peloponnes.components import (
    COINS,
    CONQUEST,
    FOOD,
    INHABITANTS,
    LUXURY,
    NONE,
    POPULATION_POINTS,
    ROUNDS,
    STONE,
    WOOD,
    Tile,
)
from soloist.games.peloponnes.conflict import InternalConflict, strength_to_win
from soloist.games.peloponnes.disasters import DrawChips
from soloist.games.peloponnes.ending import coins_per_prestige, their_population, their_prestige
from soloist.games.peloponnes.income import ChooseIncome, Income, PeoplesCoins, people_income
from soloist.games.peloponnes.market import Buy
from soloist.games.peloponnes.paying import Pay
from soloist.games.peloponnes.state import Peloponnes
from soloist.games.peloponnes.supply import Feed, FeedWithLuxury, SupplyRound
from soloist.players.features import flag
from soloist.players.peloponnes.rule_of_thumb import supply_unseen


class Prospect:
    """Your goods and tiles after the steps on the agenda, and what is still to come in the round."""

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


class Look:
    """Both sides with everything pending, as read by the stretches."""

    def __init__(self, s: Peloponnes) -> None:
        self.s = s
        p = self.p = Prospect(s)
        self.goods = goods = p.goods
        self.people = max(0.0, goods[INHABITANTS])
        self.look_at_him()
        self.look_at_tiles()

        # income and storage
        self.storage = s.my_colony().storage
        if p.income:
            for good in range(len(goods)):
                goods[good] += self.income[good]
        for good in range(FOOD + 1):
            if goods[good] > self.storage[good]:
                goods[LUXURY] += goods[good] - self.storage[good]
                goods[good] = float(self.storage[good])
        wages, wares = people_income(int(self.people))
        self.wages = wages
        if p.coins:
            goods[COINS] += wages
            goods[LUXURY] += wares

        # rounds and supply rounds to come
        self.left = float(ROUNDS - s.round)
        self.soon_b, self.soon_c = supply_unseen(s, 1), supply_unseen(s, 2)
        self.supplies = 1.0 + flag(self.soon_b) + flag(self.soon_c)

        # both scores
        coin_points = max(0.0, goods[COINS]) / coins_per_prestige(s)
        self.your_prestige, self.your_population = self.prestige + float(int(coin_points)), POPULATION_POINTS * self.people
        self.mine = float(best_score(int(self.your_prestige), int(self.your_population), s.clovers))
        self.his_score = float(best_score(int(self.his_prestige), int(self.his_population), s.foe.clovers))

    def look_at_him(self) -> None:
        """His totals, including the tile he is about to take."""
        s, p = self.s, self.p
        self.his_prestige, self.his_population = float(their_prestige(s)), float(their_population(s))
        self.his_strength = float(s.foe.strength)
        self.needed = float(strength_to_win(s))
        if p.angelos and not p.buying and s.bought != NONE:
            row = row_left(s.bought)
            if s.rows[row]:
                his = s.tile(tile_for_angelos(s, row))
                self.his_prestige += his.prestige + his.once[COINS] / 3.0
                self.his_population += POPULATION_POINTS * his.inhabitants
                if row == CONQUEST:
                    self.his_strength += his.prestige
                    self.needed += his.prestige

    def look_at_tiles(self) -> None:
        """Prestige, income, protection and debts of your tiles."""
        s, p = self.s, self.p
        civilization, hero, colony = s.my_civilization(), s.my_hero(), s.my_colony()
        income = [float(civilization.income[g] + hero.income[g] + colony.income[g]) for g in range(len(self.goods))]
        self.prestige = self.debt_prestige = 0.0
        self.panels = self.debts = 0
        self.shields = 0
        self.owed = [0.0, 0.0]
        tiles: list[Tile] = [s.tile(number) for number in p.buildings] + [s.tile(number) for number in p.land]
        for tile in tiles:
            self.prestige += tile.prestige
            self.panels += tile.choice
            self.shields |= tile.protects
            for good in range(len(income)):
                income[good] += tile.income[good]
        for place in range(len(p.buildings)):
            if p.debts[place]:
                cost = s.construction(p.buildings[place])
                self.owed[WOOD] += cost[WOOD]
                self.owed[STONE] += cost[STONE]
                self.debts += 1
                self.debt_prestige += s.tile(p.buildings[place]).prestige
        self.income = income
