"""A rule of thumb for Peloponnes: points and food for their price, little for Angelos, and one step stronger than he is."""

from typing import Any, Final

from soloist.engine.machine import Waiting
from soloist.games.peloponnes.angelos import POPULATION_POINTS
from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.disasters import FREE, SaveTile
from soloist.games.peloponnes.edition import Tile
from soloist.games.peloponnes.ending import their_population, their_prestige, tile_prestige, your_population
from soloist.games.peloponnes.income import ChooseIncome
from soloist.games.peloponnes.market import DEBT, PASS, Buy, price
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, PLAIN, Pay
from soloist.games.peloponnes.persians import HireMercenaries
from soloist.games.peloponnes.round import ROUNDS
from soloist.games.peloponnes.state import (
    CHIPS,
    COINS,
    CONQUEST,
    DECLINE,
    FOOD,
    INHABITANTS,
    LUXURY,
    NORMAL,
    PLAGUE,
    STONE,
    STRENGTH,
    WOOD,
    Peloponnes,
)
from soloist.games.peloponnes.supply import FeedWithLuxury

GROUP_B: Final = 1
GROUP_C: Final = 2
BEFORE_B: Final = 3
BEFORE_C: Final = 6
"""After these rounds the supply symbol of group B or C may come with any tile."""
DEAREST_WIN: Final = 4
"""More steps of Strength than this are not worth an internal conflict."""

# What things are worth in points.
COIN: Final = 0.7
LAST_COIN: Final = 0.3
LUXURY_GOOD: Final = 0.2
FOOD_DEAR: Final = 1.2
FOOD_FAIR: Final = 0.8
FOOD_CHEAP: Final = 0.6
FOOD_LATE: Final = 2.0
LATE: Final = 6
WOOD_INCOME: Final = 0.35
STONE_INCOME: Final = 0.4
PANEL_INCOME: Final = 0.9
WOOD_COST: Final = 0.3
STONE_COST: Final = 0.5
SHIELD: Final = 1.0
SHIELD_FROM_PLAGUE: Final = 4.0
DEBT_RISK: Final = 2.0
DENIAL: Final = 2.0
STRENGTH_FEAR: Final = 0.15
YOUR_LEAN: Final = 0.1
THEIR_LEAN: Final = 0.5
"""How much more a point counts in the smaller total, and less in the larger."""
FULL_LEAN: Final = 15.0


def choose(s: Peloponnes, step: Waiting[Any], options: list[int]) -> int:
    """One of two or more options."""
    if isinstance(step, Buy):
        return buy(s, options)
    if isinstance(step, RaiseStrength):
        return raise_strength(s, options)
    if isinstance(step, HireMercenaries):
        return hire(s, options)
    if isinstance(step, ChooseIncome):
        return choose_income(s, options)
    if isinstance(step, Pay):
        return pay(s, options)
    if isinstance(step, SaveTile):
        return FREE if FREE in options else options[0]  # Every tile is worth saving.
    if isinstance(step, FeedWithLuxury):
        return options[-1]
    return options[0]  # Debts are paid if they can be.


def buy(s: Peloponnes, options: list[int]) -> int:
    """Take what helps you most, less what it leaves to Angelos in the other row."""
    best, most = PASS, -1000.0
    for option in options:
        value = worth(s, option) - left_to_angelos(s, option)
        if value > most:
            best, most = option, value
    return best


def points(tile: Tile, lead: int, most: float) -> tuple[float, float]:
    """Prestige and Population of a tile, the smaller total counting more; `lead` is Prestige less Population so far."""
    lean = max(-most, min(most, lead / FULL_LEAN))
    return (1.0 - lean) * tile.prestige, (1.0 + lean) * POPULATION_POINTS * tile.inhabitants


def worth(s: Peloponnes, option: int) -> float:
    """Points, goods while there is time to use them and protection, less the price; a debt nobody will pay gives no Prestige."""
    left = ROUNDS + 1 - s.round
    coin = COIN if left > 1 else LAST_COIN
    if option == PASS:
        return coin * s.my_colony().pass_coins
    number = option - DEBT if option >= DEBT else option
    tile = s.tile(number)
    prestige, population = points(tile, tile_prestige(s) - your_population(s), YOUR_LEAN)
    value = population
    if option < DEBT or will_pay(s, number):
        value += prestige
    food = food_worth(s, tile.inhabitants)
    row = CONQUEST if number in s.rows[CONQUEST] else NORMAL
    value += coin * (tile.once[COINS] - price(s, number, row)) + LUXURY_GOOD * tile.once[LUXURY] + food * tile.once[FOOD]
    value += left * (food * tile.income[FOOD] + PANEL_INCOME * tile.choice)
    value += (left - 1) * (WOOD_INCOME * tile.income[WOOD] + STONE_INCOME * tile.income[STONE])
    for disaster in range(len(CHIPS)):
        if tile.protects >> disaster & 1 and s.chips[disaster] and not s.is_protected(disaster):
            value += SHIELD_FROM_PLAGUE if disaster == PLAGUE else SHIELD
    if not tile.land:
        cost = s.construction(number)
        value -= (left - 1) / ROUNDS * (WOOD_COST * cost[WOOD] + STONE_COST * cost[STONE])
    if option >= DEBT:
        value -= DEBT_RISK
    return value


def left_to_angelos(s: Peloponnes, option: int) -> float:
    """What the best tile he finds is worth to him; beside the Conquest tile it also makes him stronger."""
    number = option - DEBT if DEBT <= option < PASS else option
    row = NORMAL if number in s.rows[CONQUEST] else CONQUEST
    tiles = [s.tile(other) for other in s.rows[row]]
    tile = tiles[s.foe.choose(tiles)]
    prestige, population = points(tile, their_prestige(s) - their_population(s), THEIR_LEAN)
    return DENIAL * (prestige + population) + (STRENGTH_FEAR * tile.prestige if row == CONQUEST else 0.0)


def income(s: Peloponnes, good: int) -> int:
    """What all you have brings of a good every round."""
    total = s.my_civilization().income[good] + s.my_colony().income[good] + s.my_hero().income[good]
    for number in s.land + s.buildings:
        total += s.tile(number).income[good]
    return total


def food_worth(s: Peloponnes, newcomers: int) -> float:
    """Food is dear while the fields will not feed the people in all supply rounds to come, and dearest near the end."""
    supplies = 1 + (1 if supply_unseen(s, GROUP_B) else 0) + (1 if supply_unseen(s, GROUP_C) else 0)
    rounds = ROUNDS + 1 - s.round
    short = supplies * (s.goods[INHABITANTS] + newcomers) - s.goods[FOOD] - rounds * income(s, FOOD)
    if s.round >= LATE and short > 0:
        return FOOD_LATE
    return FOOD_DEAR if short > 3 else FOOD_FAIR if short > -3 else FOOD_CHEAP


def will_pay(s: Peloponnes, number: int) -> bool:
    """Whether stocks, luxury and the income until the next supply round reach for this building and all other debts."""
    rounds = ROUNDS + 1 - s.round
    if supply_unseen(s, GROUP_B):
        rounds = max(1, BEFORE_B + 2 - s.round)
    elif supply_unseen(s, GROUP_C):
        rounds = max(1, BEFORE_C + 1 - s.round)
    missing = 0
    for good in (WOOD, STONE):
        owed = s.construction(number)[good]
        for place in range(len(s.buildings)):
            if s.debts[place]:
                owed += s.construction(s.buildings[place])[good]
        missing += max(0, owed - s.goods[good] - rounds * income(s, good))
    return LUXURY_PER_UNIT * missing <= s.goods[LUXURY]


def supply_unseen(s: Peloponnes, group: int) -> bool:
    """Whether this group's supply symbol has not been turned up."""
    numbers = s.setting.components.group_numbers[group]
    for place in range(len(numbers)):
        if s.unseen[group][place] and s.tile(numbers[place]).supply:
            return True
    return False


def conflict_may_come(s: Peloponnes) -> bool:
    """Whether the next supply round may come before you can raise Strength again."""
    if s.round == ROUNDS:
        return True
    if s.round < BEFORE_C:
        return s.round >= BEFORE_B and supply_unseen(s, GROUP_B)
    return supply_unseen(s, GROUP_C)


def steps_to_win(s: Peloponnes) -> int:
    """Steps of Strength you need to win the next internal conflict."""
    tie = 0 if s.my_colony().tie_win and s.setting.milet_wins else 1
    return max(0, s.foe.strength + tie - s.goods[STRENGTH])


def raise_strength(s: Peloponnes, options: list[int]) -> int:
    """Before a supply round go one step beyond Angelos if that is cheap, at the very end at any price."""
    steps = steps_to_win(s)
    cheap = steps <= DEAREST_WIN or s.round == ROUNDS
    return steps if cheap and steps in options and conflict_may_come(s) else 0


def hire(s: Peloponnes, options: list[int]) -> int:
    """Buy back just enough Strength to be ahead of Angelos."""
    steps = steps_to_win(s)
    return steps if steps in options else 0


def choose_income(s: Peloponnes, options: list[int]) -> int:
    """Food while people may go hungry, then wood or stone if you have none, else a coin."""
    if FOOD in options and food_worth(s, 0) > FOOD_CHEAP:
        return FOOD
    for good in (WOOD, STONE):
        if good in options and not s.goods[good]:
            return good
    return options[-1]


def pay(s: Peloponnes, options: list[int]) -> int:
    """Pay in kind; only when a Decline is near let luxury go first."""
    if s.chips[DECLINE] == 1 and not s.is_protected(DECLINE):
        return options[-1]
    return PLAIN
