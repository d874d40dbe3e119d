"""A rule of thumb for Peloponnes: lift the smaller total, buy beside the Conquest tile, and be one step stronger than Angelos."""

from typing import Any, Final

from soloist.engine.step import Decision
from soloist.games.peloponnes.angelos import POPULATION_POINTS
from soloist.games.peloponnes.building import RaiseStrength
from soloist.games.peloponnes.disasters import FREE, LOSE, SAVE, SaveTile
from soloist.games.peloponnes.edition import Tile
from soloist.games.peloponnes.ending import their_population, their_prestige, tile_prestige, your_population
from soloist.games.peloponnes.income import ChooseIncome
from soloist.games.peloponnes.market import DEBT, PASS, Buy, price
from soloist.games.peloponnes.paying import PLAIN, Pay
from soloist.games.peloponnes.persians import HireMercenaries
from soloist.games.peloponnes.round import ROUNDS
from soloist.games.peloponnes.state import (
    COINS,
    CONQUEST,
    DECLINE,
    FOOD,
    INHABITANTS,
    LUXURY,
    NORMAL,
    STONE,
    STRENGTH,
    WOOD,
    Peloponnes,
)  # fmt: skip
from soloist.games.peloponnes.supply import PAY, FeedWithLuxury, SettleDebt

FIRST_SUPPLY: Final = 3
"""After this round the first supply round may come with any tile."""
SECOND_SUPPLY: Final = 6
GROUP_B: Final = 1
GROUP_C: Final = 2
DEAREST_WIN: Final = 4
"""More steps of Strength than this are not worth an internal conflict."""
COIN_WORTH: Final = 0.6
LAST_COIN: Final = 0.3
LUXURY_WORTH: Final = 0.2
FOOD_DEAR: Final = 1.2
FOOD_FAIR: Final = 0.8
FOOD_CHEAP: Final = 0.3
WOOD_WORTH: Final = 0.12
STONE_WORTH: Final = 0.4
WOOD_COST: Final = 0.3
STONE_COST: Final = 0.5
CHOICE_WORTH: Final = 0.9
EATING: Final = 0.5
KEPT_ON_DEBT: Final = 0.2
SHIELD: Final = 1.0
PEOPLE: Final = 1.0
BALANCE: Final = 15.0
STEEP: Final = 0.3
DENIAL: Final = 0.5
STRENGTH_FEAR: Final = 0.35
DEBT_RISK: Final = 2.0


def choose(s: Peloponnes, step: Decision[Any], options: list[int]) -> int:
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
        return save(s, step, options)
    if isinstance(step, FeedWithLuxury):
        return options[-1]
    if isinstance(step, SettleDebt):
        return PAY if PAY in options else options[0]
    return options[0]


def buy(s: Peloponnes, options: list[int]) -> int:
    """Take what helps you most, less what it leaves to Angelos in the other row."""
    best, most = PASS, -1000.0
    for option in options:
        value = worth(s, option) - left_to_angelos(s, option)
        if value > most:
            best, most = option, value
    return best


def worth(s: Peloponnes, option: int) -> float:
    """Points towards both totals, more for the smaller one, and goods while there is time to use them, less the price."""
    left = ROUNDS + 1 - s.round
    coin = COIN_WORTH if left > 1 else LAST_COIN
    if option == PASS:
        return coin * s.my_colony().pass_coins
    debt = option >= DEBT
    number = option - DEBT if debt else option
    tile = s.tile(number)
    tilt = max(-STEEP, min(STEEP, (tile_prestige(s) - your_population(s)) / BALANCE))
    food = food_worth(s, tile.inhabitants)
    person = PEOPLE * (1.0 + tilt) * POPULATION_POINTS - EATING * food * supplies_left(s)
    value = person * tile.inhabitants + (1.0 - tilt) * tile.prestige * (KEPT_ON_DEBT if debt and not will_pay(s, number) else 1.0)
    value += coin * (tile.once[COINS] - price(s, number, CONQUEST if number in s.rows[CONQUEST] else NORMAL))
    value += LUXURY_WORTH * tile.once[LUXURY] + food * tile.once[FOOD]
    value += left * (food * tile.income[FOOD] + CHOICE_WORTH * tile.choice)
    value += (left - 1) * (WOOD_WORTH * tile.income[WOOD] + STONE_WORTH * tile.income[STONE])
    if tile.protects:
        value += SHIELD
    if not tile.land:
        cost = s.construction(number)
        value -= (left - 1) / ROUNDS * (WOOD_COST * cost[WOOD] + STONE_COST * cost[STONE])
        if debt:
            value -= DEBT_RISK
    return value


def income(s: Peloponnes, good: int) -> int:
    """What all your tiles bring of a good every round."""
    total = s.my_civilization().income[good] + s.my_colony().income[good] + s.my_hero().income[good]
    for number in s.land + s.buildings:
        total += s.tile(number).income[good]
    return total


def supplies_left(s: Peloponnes) -> int:
    """Supply rounds to come, with the one at the end."""
    return 1 + (1 if supply_unseen(s, GROUP_B) else 0) + (1 if supply_unseen(s, GROUP_C) else 0)


def rounds_to_supply(s: Peloponnes) -> int:
    """Incomes to expect before the next supply round."""
    if supply_unseen(s, GROUP_B):
        return max(1, 5 - s.round)
    if supply_unseen(s, GROUP_C):
        return max(1, 7 - s.round)
    return ROUNDS + 1 - s.round


def will_pay(s: Peloponnes, number: int) -> bool:
    """Whether stocks and income will reach for a building on debt."""
    cost = s.construction(number)
    missing = 0
    for good in (WOOD, STONE):
        owed = cost[good]
        for place in range(len(s.buildings)):
            if s.debts[place]:
                owed += s.construction(s.buildings[place])[good]
        missing += max(0, owed - s.goods[good] - rounds_to_supply(s) * income(s, good))
    return 2 * missing <= s.goods[LUXURY]


def food_worth(s: Peloponnes, newcomers: int) -> float:
    """Food is dear while the fields do not feed the people, cheap once they do."""
    rounds = ROUNDS + 1 - s.round
    short = supplies_left(s) * (s.goods[INHABITANTS] + newcomers) - s.goods[FOOD] - rounds * income(s, FOOD)
    return FOOD_DEAR if short > 3 else FOOD_FAIR if short > -3 else FOOD_CHEAP


def left_to_angelos(s: Peloponnes, option: int) -> float:
    """What the best tile he finds is worth to him; beside the Conquest tile it also makes him stronger."""
    number = option - DEBT if DEBT <= option < PASS else option
    row = NORMAL if number in s.rows[CONQUEST] else CONQUEST
    tiles: list[Tile] = [s.tile(other) for other in s.rows[row]]
    tile = tiles[s.foe.choose(tiles)]
    lead = their_prestige(s) - their_population(s)
    tilt = max(-STEEP, min(STEEP, lead / BALANCE))
    value = (1.0 - tilt) * tile.prestige + (1.0 + tilt) * POPULATION_POINTS * tile.inhabitants
    value *= DENIAL
    if row == CONQUEST:
        value += STRENGTH_FEAR * tile.prestige
    return value


def conflict_may_come(s: Peloponnes) -> bool:
    """Whether the next supply round may come before you can raise Strength again."""
    if s.round == ROUNDS:
        return True
    if s.round < SECOND_SUPPLY:
        return s.round >= FIRST_SUPPLY and supply_unseen(s, GROUP_B)
    return supply_unseen(s, GROUP_C)


def supply_unseen(s: Peloponnes, group: int) -> bool:
    """Whether this group's supply symbol has not been turned up."""
    numbers = s.setting.components.group_numbers[group]
    for place in range(len(numbers)):
        if s.unseen[group][place] and s.tile(numbers[place]).supply:
            return True
    return False


def steps_to_win(s: Peloponnes) -> int:
    """Steps of Strength you need to win the next internal conflict."""
    tie = 0 if s.my_colony().tie_win and s.setting.milet_wins else 1
    return max(0, s.foe.strength + tie - s.goods[STRENGTH])


def raise_strength(s: Peloponnes, options: list[int]) -> int:
    """Before a supply round go one step beyond Angelos if that is cheap; at the very end at any price."""
    steps = steps_to_win(s)
    if steps in options and conflict_may_come(s) and (steps <= DEAREST_WIN or s.round == ROUNDS):
        return steps
    return 0


def hire(s: Peloponnes, options: list[int]) -> int:
    """Buy back just enough Strength to stay ahead of Angelos."""
    steps = steps_to_win(s)
    return steps if steps in options else 0


def choose_income(s: Peloponnes, options: list[int]) -> int:
    """Food while the people may go hungry, else a coin."""
    if FOOD in options and food_worth(s, 0) > FOOD_CHEAP:
        return FOOD
    for good in (WOOD, STONE):
        if good in options and not s.goods[good]:
            return good
    return COINS


def pay(s: Peloponnes, options: list[int]) -> int:
    """Pay in kind; only when a Decline is near let luxury go first."""
    if s.chips[DECLINE] == 1 and not s.is_protected(DECLINE) and len(options) > 1:
        return options[-1]
    return PLAIN


def save(s: Peloponnes, step: SaveTile, options: list[int]) -> int:
    """Save every tile with Prestige worth more than the goods."""
    if FREE in options:
        return FREE
    if SAVE in options and s.tile(step.number(s)).prestige >= 2:
        return SAVE
    return LOSE
