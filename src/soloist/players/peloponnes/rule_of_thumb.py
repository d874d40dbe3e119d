"""A rule of thumb for Peloponnes: buy points and food at a good price, leave little for Angelos, and stay one step stronger than
he is."""

from typing import Any, Final

from soloist.engine.kernel.machine import DECLINE, Offer, Waiting
from soloist.engine.kernel.pieces import first_of, second_of
from soloist.games.peloponnes.angelos_turn import row_left, tile_for_angelos
from soloist.games.peloponnes.building import RaiseStrength, Strengthen
from soloist.games.peloponnes.components import (
    CHIPS,
    COINS,
    CONQUEST,
    DECLINE_CHIP,
    FOOD,
    INHABITANTS,
    LUXURY,
    PASSED,
    PLAGUE,
    POPULATION_POINTS,
    ROUNDS,
    STONE,
    STRENGTH,
    WOOD,
    Tile,
    no_goods,
)
from soloist.games.peloponnes.conflict import strength_to_win
from soloist.games.peloponnes.ending import their_population, their_prestige, tile_prestige, your_population
from soloist.games.peloponnes.income import ChooseIncome, fixed_income
from soloist.games.peloponnes.keeping import SAVE, KeepTiles
from soloist.games.peloponnes.market import OWED, Buy, full_cost, pass_coins, price, row_of
from soloist.games.peloponnes.paying import LUXURY_PER_UNIT, WITH_LUXURY, Pay, can_keep_goods
from soloist.games.peloponnes.state import Peloponnes

GROUP_B: Final = 1
GROUP_C: Final = 2
BEFORE_B: Final = 3
BEFORE_C: Final = 6
"""After these rounds the supply symbol of group B or C can come with any tile."""
DEAREST_WIN: Final = 4
"""The most steps of Strength an internal conflict is worth."""

# Worths in points.
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
"""How much more a point counts in the smaller total, and less in the larger one."""
FULL_LEAN: Final = 15.0


def choose(s: Peloponnes, step: Waiting[Any], options: list[int]) -> int:
    """Choose one of two or more options."""
    if isinstance(step, Buy):
        best = buy(s, options)
        cost = full_cost(s, first_of(best), row_of(s, first_of(best)), second_of(best)) if best >= 0 else no_goods()
        return with_luxury(s, step, best, options, cost)
    if isinstance(step, Strengthen):
        steps = raise_strength(s, options) if isinstance(step, RaiseStrength) else hire(s, options)
        if steps not in options:
            return options[0]  # After `luxury` was chosen by another player, declining is not possible.
        return with_luxury(s, step, steps, options, step.cost(s, max(0, steps)))
    if isinstance(step, ChooseIncome):
        return choose_income(s, options)
    if isinstance(step, Pay):
        return pay(options)
    if isinstance(step, KeepTiles):
        return keep(s, step, options)
    return max(options)  # feed everyone who can be fed


def buy(s: Peloponnes, options: list[int]) -> int:
    """The tile worth most to you, minus what it leaves to Angelos in the other row."""
    best, most = DECLINE, -1000.0
    for option in options:
        if option < DECLINE:
            continue
        value = worth(s, option) - left_to_angelos(s, option)
        if value > most:
            best, most = option, value
    return best


def points(tile: Tile, lead: int, most: float) -> tuple[float, float]:
    """The worth of Prestige and Population of a tile; the smaller total counts more. `lead` is Prestige minus Population so
    far."""
    lean = max(-most, min(most, lead / FULL_LEAN))
    return (1.0 - lean) * tile.prestige, (1.0 + lean) * POPULATION_POINTS * tile.inhabitants


def worth(s: Peloponnes, option: int) -> float:
    """Points, goods while there is time to use them, and protection, minus the price. A debt that will not be paid gives no
    Prestige."""
    left = ROUNDS + 1 - s.round
    coin = COIN if left > 1 else LAST_COIN
    if option == DECLINE:
        return coin * pass_coins(s)
    number, owed = first_of(option), second_of(option) == OWED
    tile = s.tile(number)
    prestige, population = points(tile, tile_prestige(s) - your_population(s), YOUR_LEAN)
    value = population
    if not owed or will_pay(s, number):
        value += prestige
    food = food_worth(s, tile.inhabitants)
    value += (
        coin * (tile.once[COINS] - price(s, number, row_of(s, number))) + LUXURY_GOOD * tile.once[LUXURY] + food * tile.once[FOOD]
    )
    value += left * (food * tile.income[FOOD] + PANEL_INCOME * tile.choice)
    value += (left - 1) * (WOOD_INCOME * tile.income[WOOD] + STONE_INCOME * tile.income[STONE])
    for disaster in range(len(CHIPS)):
        if tile.protects >> disaster & 1 and s.chips[disaster] and not s.is_protected(disaster):
            value += SHIELD_FROM_PLAGUE if disaster == PLAGUE else SHIELD
    if not tile.land:
        cost = s.construction(number)
        value -= (left - 1) / ROUNDS * (WOOD_COST * cost[WOOD] + STONE_COST * cost[STONE])
    if owed:
        value -= DEBT_RISK
    return value


def left_to_angelos(s: Peloponnes, option: int) -> float:
    """The worth to Angelos of the tile he would take; a tile of the conquest row also adds Strength."""
    row = row_left(PASSED if option == DECLINE else row_of(s, first_of(option)))
    tile = s.tile(tile_for_angelos(s, row))
    prestige, population = points(tile, their_prestige(s) - their_population(s), THEIR_LEAN)
    return DENIAL * (prestige + population) + (STRENGTH_FEAR * tile.prestige if row == CONQUEST else 0.0)


def food_worth(s: Peloponnes, newcomers: int) -> float:
    """Food is worth more while income does not cover all coming supply rounds, and most near the end."""
    supplies = 1 + (1 if supply_unseen(s, GROUP_B) else 0) + (1 if supply_unseen(s, GROUP_C) else 0)
    rounds = ROUNDS + 1 - s.round
    short = supplies * (s.goods[INHABITANTS] + newcomers) - s.goods[FOOD] - rounds * fixed_income(s)[FOOD]
    if s.round >= LATE and short > 0:
        return FOOD_LATE
    return FOOD_DEAR if short > 3 else FOOD_FAIR if short > -3 else FOOD_CHEAP


def will_pay(s: Peloponnes, number: int) -> bool:
    """Whether goods, luxury and income until the next supply round cover this building and all other debts."""
    rounds = ROUNDS + 1 - s.round
    if supply_unseen(s, GROUP_B):
        rounds = max(1, BEFORE_B + 2 - s.round)
    elif supply_unseen(s, GROUP_C):
        rounds = max(1, BEFORE_C + 1 - s.round)
    missing, income = 0, fixed_income(s)
    for good in (WOOD, STONE):
        owed = s.construction(number)[good]
        for place in range(len(s.buildings)):
            if s.debts[place]:
                owed += s.construction(s.buildings[place])[good]
        missing += max(0, owed - s.goods[good] - rounds * income[good])
    return LUXURY_PER_UNIT * missing <= s.goods[LUXURY]


def supply_unseen(s: Peloponnes, group: int) -> bool:
    """Whether this group's supply symbol has not been turned up."""
    numbers = s.setting.components.group_numbers[group]
    for place in range(len(numbers)):
        if s.unseen[group][place] and s.tile(numbers[place]).supply:
            return True
    return False


def conflict_may_come(s: Peloponnes) -> bool:
    """Whether the next supply round can come before you can raise Strength again."""
    if s.round == ROUNDS:
        return True
    if s.round < BEFORE_C:
        return s.round >= BEFORE_B and supply_unseen(s, GROUP_B)
    return supply_unseen(s, GROUP_C)


def steps_to_win(s: Peloponnes) -> int:
    """The steps of Strength you need to win the next internal conflict."""
    return max(0, strength_to_win(s) - s.goods[STRENGTH])


def raise_strength(s: Peloponnes, options: list[int]) -> int:
    """Before a supply round go one step beyond Angelos if that is cheap; in the last round at any price."""
    steps = steps_to_win(s)
    cheap = steps <= DEAREST_WIN or s.round == ROUNDS
    return steps if cheap and steps in options and conflict_may_come(s) else DECLINE


def hire(s: Peloponnes, options: list[int]) -> int:
    """Buy back just enough Strength to be ahead of Angelos."""
    steps = steps_to_win(s)
    return steps if steps in options else DECLINE


def choose_income(s: Peloponnes, options: list[int]) -> int:
    """Food while inhabitants may go hungry, then wood or stone if you have none, otherwise a coin."""
    if FOOD in options and food_worth(s, 0) > FOOD_CHEAP:
        return FOOD
    for good in (WOOD, STONE):
        if good in options and not s.goods[good]:
            return good
    return options[-1]


def keep(s: Peloponnes, step: KeepTiles, options: list[int]) -> int:
    """Keep every tile that can be paid, the inner ones first."""
    if step.how == SAVE and options[0] >= 0:
        return options[0]
    return with_luxury(s, step, step.number("done"), options, step.cost(s, step.kept(s)))


def with_luxury(s: Peloponnes, step: Offer[Any], chosen: int, options: list[int], cost: list[int]) -> int:
    """Pay with real goods; use luxury first only when a Decline is near."""
    luxury = step.number(WITH_LUXURY)
    if luxury in options and s.chips[DECLINE_CHIP] == 1 and not s.is_protected(DECLINE_CHIP) and can_keep_goods(s, cost):
        return luxury
    return chosen


def pay(options: list[int]) -> int:
    """Use as much luxury as possible, for coins first."""
    best, good = DECLINE, -1
    for option in options:
        if option >= 0 and (second_of(option), option) > (good, best):
            best, good = option, second_of(option)
    return best
