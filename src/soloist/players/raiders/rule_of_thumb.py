"""A rule of thumb for Raiders of the North Sea: get a crew, provisions and some gold, then raid whenever it pays."""

from typing import Any, Final

from soloist.engine.kernel.machine import DECLINE, Waiting
from soloist.engine.kernel.pieces import first_of
from soloist.games.raiders.components import (
    ARMOUR_VP,
    ARMOURY,
    BARRACKS,
    BUILDINGS,
    GATE_HOUSE,
    GOLD,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    MOST_ARMOUR,
    NONE,
    PROVISIONS,
    SILVER,
    SILVERSMITH,
    TOWN_HALL,
    TREASURY,
    WHITE,
)
from soloist.games.raiders.hiring import Dismiss, Hire, HireNow, hireable
from soloist.games.raiders.offering import offerable, tile_on
from soloist.games.raiders.raiding import ChooseDeath, ChooseSet, Reroll
from soloist.games.raiders.setup import RejectCard
from soloist.games.raiders.state import Raiders, allows
from soloist.games.raiders.townsfolk import CheaperOffering, PayCrew, SwapIn, SwapOut, TownHall
from soloist.games.raiders.turn import DiscardToLimit, PickUpWorker, WorkOrRaid, raided
from soloist.games.raiders.uses import Uses, action_at, option_of, place_of, use_of
from soloist.games.raiders.village import ARMOUR_FOR_IRON as ARMOUR_PER_IRON
from soloist.games.raiders.village import (
    CARDS_FOR_GOLD,
    PROVISIONS_FOR_LIVESTOCK,
    SILVER_FOR_ARMOUR,
    SILVER_FOR_CARD,
    Armoury,
    LongHouse,
    Mill,
    SellCards,
    Treasury,
    can_slaughter,
    gate_house_cards,
    mill_provisions,
    silversmith_silver,
)
from soloist.players.greedy import best
from soloist.players.raiders.rule_of_thumb_raids import (
    LIVESTOCK_VP,
    best_set,
    raid_worth,
    ready_worth,
    reroll,
    who_falls,
    worker_worth,
)
from soloist.players.raiders.rule_of_thumb_townsfolk import (
    ENOUGH_GOLD,
    GOLD_NEED,
    cards_worth,
    crew_worth,
    end_vp,
    gold_worth,
    hall_worth,
    hire,
    provisions_worth,
    silver_worth,
    strongest,
    upgrade,
    weakest,
    worst_card,
)

WORTH_RAIDING: Final = 6.0
"""The worth a raid must have while you have no provisions."""
IMPATIENCE: Final = 1.0
"""How much less it must be worth for each provision you have: waiting with a full ship gains nothing."""
WORK_SHARE: Final = 0.75
"""The share of a turn in the village that is added to the required worth."""
READY_SHARE: Final = 0.15
"""The share of a possible next raid that counts when a worker is picked up."""
SELL_COST: Final = 0.6
SELL_TWO: Final = 0.9
"""The cost of giving one card, or two cards, at the Treasury."""
HIRE_SHARE: Final = 1.2
"""The factor of a member's worth compared with goods."""
ARMOUR_FOR_IRON: Final = 3.1
ARMOUR_FOR_SILVER: Final = 0.7
SILVER_TO_SPARE: Final = 4
"""With at least this much silver, buy armour with it."""
OFFER_SILVER: Final = 0.4
OFFER_GOLD: Final = 1.2
OFFER_IRON: Final = 1.1
OFFER_LIVESTOCK: Final = 0.8
"""What these goods would score or buy elsewhere."""
SLAUGHTER_COST: Final = 0.8


def choose(s: Raiders, step: Waiting[Any], options: list[int]) -> int:
    """Choose one of two or more options."""
    if isinstance(step, WorkOrRaid):
        return work_or_raid(s, step, options)
    if isinstance(step, ChooseSet):
        return best_set(s, options)
    if isinstance(step, ChooseDeath):
        return who_falls(s, options)
    if isinstance(step, Reroll):
        return reroll(s, step)
    if isinstance(step, Uses):
        return use_building(s, step, options)
    if isinstance(step, TownHall):
        return play_card(s, options)
    if isinstance(step, (Treasury, Armoury, Mill)):
        return use_goods(s, step, options)
    if isinstance(step, LongHouse):
        return long_house(s, options)
    if isinstance(step, CheaperOffering):
        return cheaper_offering(s, options)
    if isinstance(step, (Hire, HireNow)):
        return hire(s, step, options)
    if isinstance(step, (SellCards, RejectCard, DiscardToLimit)):
        return worst_card(s, options)
    if isinstance(step, (Dismiss, SwapOut, PayCrew)):
        return weakest(s, options)
    if isinstance(step, SwapIn):
        return strongest(s, options)
    return options[0]


def work_or_raid(s: Raiders, step: Uses, options: list[int]) -> int:
    """Raid as soon as a raid is worth more than a turn in the village; choose the raid with the most points and plunder."""
    raiding = [option for option in options if raided(option) != NONE]
    working = [option for option in options if raided(option) == NONE]
    if raiding:
        chosen = best(raiding, [raid_worth(s, raided(option)) for option in raiding])
        if not working or raid_worth(s, raided(chosen)) >= patience(s):
            return chosen
    return use_building(s, step, working)


def patience(s: Raiders) -> float:
    """The worth a raid must have now; on the last turn, as much as a turn in the village."""
    if s.trigger:
        return turn_worth(s)
    return WORTH_RAIDING - IMPATIENCE * s.goods[PROVISIONS] + WORK_SHARE * turn_worth(s)


def turn_worth(s: Raiders) -> float:
    """The worth of placing one worker and picking up another."""
    placed = picked = 0.0
    for building in range(len(BUILDINGS)):
        if building == s.closed:
            continue
        if s.village[building] == NONE:
            placed = max(placed, building_worth(s, building, s.worker))
        else:
            picked = max(picked, building_worth(s, building, s.village[building]))
    return placed + picked


def use_building(s: Raiders, step: Uses, options: list[int]) -> int:
    """The building worth most, and there the option that its action would get if asked alone."""
    buildings = list(dict.fromkeys([place_of(option) for option in options if option >= 0]))
    worths = [place_worth(s, step, building) for building in buildings]
    if DECLINE in options and max(worths) <= 0.0:
        return DECLINE
    building = best(buildings, worths)
    uses = [use_of(option) for option in options if option >= 0 and place_of(option) == building]
    action = action_at(s, building, step.colour(s, building))
    return option_of(building, uses[0] if len(uses) == 1 else choose(s, action, uses))


def place_worth(s: Raiders, step: Uses, building: int) -> float:
    """The worth of the building's action; when a worker is picked up, its colour counts too."""
    colour = step.colour(s, building)
    return building_worth(s, building, colour) + (colour_worth(s, colour) if isinstance(step, PickUpWorker) else 0.0)


def colour_worth(s: Raiders, colour: int) -> float:
    """The worth of a worker for the next turn, by what it can raid."""
    if s.trigger:
        return 0.0
    return worker_worth(colour) + READY_SHARE * ready_worth(s, colour)


def building_worth(s: Raiders, building: int, colour: int) -> float:
    """The worth of a building's action now."""
    if s.used[building] or not allows(building, colour):
        return 0.0
    if s.trigger:
        return last_worth(s, building, colour)
    if building == GATE_HOUSE:
        return cards_worth(s, gate_house_cards(s))
    if building == TOWN_HALL:
        return max([0.0] + [hall_worth(s, kind) for kind in range(len(s.hand)) if s.hand[kind]])
    if building == TREASURY:
        return max(0.0, sale_worth(s, SILVER), sale_worth(s, GOLD))
    if building == BARRACKS:
        coming = hireable(s, NONE, NONE)
        if coming:
            return HIRE_SHARE * crew_worth(s, strongest(s, coming))
        return max(0.0, upgrade(s) - 0.5)
    if building == ARMOURY:
        return (
            0.0
            if s.armour >= MOST_ARMOUR
            else ARMOUR_FOR_IRON
            if s.goods[IRON]
            else ARMOUR_FOR_SILVER
            if s.goods[SILVER] >= SILVER_TO_SPARE
            else 0.0
        )
    if building == MILL:
        worth = provisions_worth(s, mill_provisions(s, colour))
        return max(worth, gold_worth(s)) if colour == WHITE else worth
    if building == SILVERSMITH:
        return silver_worth(s, silversmith_silver(s, colour))
    if building == LONG_HOUSE:
        worths = [offering_worth(s, slot) for slot in offerable(s)]
        return max([0.0, slaughter_worth(s) if can_slaughter(s) else 0.0, *worths])
    return 0.0


def sale_worth(s: Raiders, good: int) -> float:
    """The worth of selling cards for silver or gold, as long as some are left to hire."""
    if good == SILVER:
        return silver_worth(s, SILVER_FOR_CARD) - SELL_COST if s.hand_size > 1 else 0.0
    return gold_worth(s) - SELL_TWO if s.hand_size > CARDS_FOR_GOLD else 0.0


def offering_worth(s: Raiders, slot: int) -> float:
    """Its points, minus what the goods would score or buy elsewhere, and minus more for gold that raids need."""
    tile = tile_on(s, slot)
    goods = tile.cost
    worth = tile.vp - OFFER_SILVER * goods[SILVER] - OFFER_GOLD * goods[GOLD]
    worth -= OFFER_IRON * goods[IRON] + OFFER_LIVESTOCK * goods[LIVESTOCK]
    return worth - GOLD_NEED * max(0, min(goods[GOLD], ENOUGH_GOLD - s.goods[GOLD] + goods[GOLD]))


def slaughter_worth(s: Raiders) -> float:
    """The worth of exchanging livestock for provisions."""
    return provisions_worth(s, PROVISIONS_FOR_LIVESTOCK) - SLAUGHTER_COST


def last_worth(s: Raiders, building: int, colour: int) -> float:
    """The points a building gives on the last turn."""
    if building == LONG_HOUSE:
        return max([0.0] + [last_offering(s, slot) for slot in offerable(s)])
    if building == ARMOURY:
        silver = armour_vp(s, 1) if s.goods[SILVER] >= SILVER_FOR_ARMOUR else 0.0
        return max(0.0, armour_vp(s, ARMOUR_PER_IRON) - 1.0) if s.goods[IRON] else silver
    if building == BARRACKS:
        return max([0.0] + [float(end_vp(s, kind)) for kind in hireable(s, NONE, NONE)])
    if building == MILL:
        return 1.0 if colour == WHITE and s.supply[GOLD] else 0.0
    if building == TREASURY:
        return 1.0 if s.hand_size >= CARDS_FOR_GOLD and s.supply[GOLD] else 0.0
    if building == TOWN_HALL:
        return 0.5 * max([0.0] + [hall_worth(s, kind) for kind in range(len(s.hand)) if s.hand[kind]])
    return 0.0


def armour_vp(s: Raiders, steps: int) -> float:
    """The points for this many steps on the armour track."""
    return float(ARMOUR_VP[min(MOST_ARMOUR, s.armour + steps)] - ARMOUR_VP[s.armour])


def last_offering(s: Raiders, slot: int) -> float:
    """Its points, minus those of the goods."""
    goods = tile_on(s, slot).cost
    return tile_on(s, slot).vp - goods[GOLD] - goods[IRON] - LIVESTOCK_VP * goods[LIVESTOCK]


def play_card(s: Raiders, options: list[int]) -> int:
    """The card worth most at the Town Hall; decline if all are better kept."""
    return best(options, [0.2 if option == DECLINE else hall_worth(s, option) for option in options])


def use_goods(s: Raiders, step: Waiting[Any], options: list[int]) -> int:
    """Sell cards for silver, pay the Armoury in iron, and at the Mill take gold once there are provisions enough."""
    if isinstance(step, Mill):
        if GOLD in options and (s.trigger or gold_worth(s) > provisions_worth(s, mill_provisions(s, WHITE))):
            return GOLD
        return PROVISIONS
    if isinstance(step, Treasury):
        if s.trigger and GOLD in options:
            return GOLD
        return best(options, [0.0 if option == DECLINE else sale_worth(s, option) for option in options])
    if IRON in options:
        return IRON
    return SILVER if (s.trigger or s.goods[SILVER] >= SILVER_TO_SPARE) and SILVER in options else DECLINE


def long_house(s: Raiders, options: list[int]) -> int:
    """The offering that scores most beyond its goods, or livestock for provisions when there are few."""
    if s.trigger:
        return best(options, [0.0 if o == DECLINE else -1.0 if o < 0 else last_offering(s, o) for o in options])
    worths = [0.0 if o == DECLINE else slaughter_worth(s) if o < 0 else offering_worth(s, o) for o in options]
    return best(options, worths)


def cheaper_offering(s: Raiders, options: list[int]) -> int:
    """The tile worth most, for one good less."""
    return best(options, [0.0 if option == DECLINE else 1.0 + offering_worth(s, first_of(option)) for option in options])
