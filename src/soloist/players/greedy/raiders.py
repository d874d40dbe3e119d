"""A rule of thumb for Raiders of the North Sea: a crew, provisions, and then raid whenever it pays."""

from typing import Any, Final

from soloist.engine.machine import Waiting
from soloist.games.raiders.edition import Effect
from soloist.games.raiders.ending import VALKYRIE_VP
from soloist.games.raiders.hiring import DISMISS, Dismiss, Hire, HireNow, hireable
from soloist.games.raiders.offering import offerable
from soloist.games.raiders.raiding import (
    ChooseDeath,
    ChooseSet,
    ChooseSettlement,
    Reroll,
    cost,
    crew_vp,
    raids,
    strength,
    table_vp,
)
from soloist.games.raiders.setup import RejectCard
from soloist.games.raiders.state import (
    ARMOURY,
    BARRACKS,
    BLACK,
    DECLINE,
    GATE_HOUSE,
    GOLD,
    GREY,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    MOST_CREW,
    NONE,
    PROVISIONS,
    SILVER,
    SILVERSMITH,
    TOWN_HALL,
    TREASURY,
    WHITE,
    Raiders,
    allows,
)  # fmt: skip
from soloist.games.raiders.townsfolk import CheaperOffering, CopyBuilding, PayCrew, SwapIn, SwapOut, TownHall
from soloist.games.raiders.turn import RAID, WORK, DiscardToLimit, PickUpWorker, PlaceWorker, WorkOrRaid
from soloist.games.raiders.village import Armoury, LongHouse, Mill, SellCards, Treasury

PLUNDER_WORTH: Final = (1.5, 1.5, 1.0)
"""Gold, iron, livestock, in points."""
WORTH_RAIDING: Final = 5.0
ENOUGH_PROVISIONS: Final = 5
ENOUGH_SILVER: Final = 4


def choose(s: Raiders, step: Waiting[Any], options: list[int]) -> int:
    """One of two or more options."""
    if isinstance(step, WorkOrRaid):
        return work_or_raid(s)
    if isinstance(step, ChooseSettlement):
        return best_raid(s, options)
    if isinstance(step, ChooseSet):
        return best_set(s, options)
    if isinstance(step, ChooseDeath):
        return who_falls(s, options)
    if isinstance(step, Reroll):
        return reroll(s, step, options)
    if isinstance(step, PlaceWorker):
        return best_building(s, options, s.worker)
    if isinstance(step, PickUpWorker):
        return pick_up(s, options)
    if isinstance(step, CopyBuilding):
        return best_building(s, options, step.colour)
    if isinstance(step, TownHall):
        return play_card(s, options)
    if isinstance(step, (Treasury, Armoury, Mill)):
        return use_goods(s, step, options)
    if isinstance(step, LongHouse):
        return long_house(s, options)
    if isinstance(step, CheaperOffering):
        return cheaper_offering(s, options)
    if isinstance(step, (Hire, HireNow)):
        return hire(s, options)
    if isinstance(step, (SellCards, RejectCard, DiscardToLimit)):
        return worst_card(s, options)
    if isinstance(step, (Dismiss, SwapOut, PayCrew)):
        return weakest(s, options)
    if isinstance(step, SwapIn):
        return strongest(s, options)
    return options[0]


def best(options: list[int], worth: list[float]) -> int:
    """The option of greatest worth, the first among equals."""
    chosen = 0
    for number in range(1, len(options)):
        if worth[number] > worth[chosen]:
            chosen = number
    return options[chosen]


# --- raiding


def work_or_raid(s: Raiders) -> int:
    """Raid as soon as a raid is worth more than a turn in the village."""
    return RAID if raid_worth(s, best_raid(s, raids(s))) >= WORTH_RAIDING else WORK


def best_raid(s: Raiders, options: list[int]) -> int:
    """The settlement with the most points and plunder."""
    return best(options, [raid_worth(s, option) for option in options])


def raid_worth(s: Raiders, settlement: int) -> float:
    """Points with average dice, the points of the crew, and the best set, less the gold paid."""
    place = s.setting.components.settlements[settlement]
    average = (7 * place.dice) // 2
    points = place.vp + table_vp(s, settlement, strength(s, settlement, average)) + crew_vp(s, settlement)
    sets = s.sets_left(settlement)
    return points + set_worth(s, best_set(s, sets)) - 1.5 * cost(s, settlement, GOLD) - 0.3 * cost(s, settlement, PROVISIONS)


def best_set(s: Raiders, options: list[int]) -> int:
    """The set with the most plunder, with Valkyries only as far as they pay."""
    return best(options, [set_worth(s, option) for option in options])


def set_worth(s: Raiders, number: int) -> float:
    """Plunder, the colour of the worker, and each Valkyrie: its step on the track, less the man it takes."""
    worth = 0.0
    for token in range(3):
        worth += PLUNDER_WORTH[token] * s.tokens[4 * number + token]
    track = s.valkyries
    for fallen in range(s.tokens[4 * number + 3]):
        if fallen < s.crew_size:
            step = VALKYRIE_VP[track + 1] - VALKYRIE_VP[track] if track < 7 else 0
            worth += 0.5 * step - 0.5
            track = min(7, track + 1)
    return worth + worker_worth(s.setting.components.set_worker[number])


def worker_worth(colour: int) -> float:
    """Grey opens outposts and monasteries, white monasteries and fortresses; black only harbours."""
    return 1.5 if colour == WHITE else 1.0 if colour == GREY else 0.0


def who_falls(s: Raiders, options: list[int]) -> int:
    """Let those die who come back or leave something, then the weakest."""
    return best(options, [farewell_worth(s, option) - crew_worth(s, option) for option in options])


def farewell_worth(s: Raiders, kind: int) -> float:
    """What the death of a member brings: the card back, gold or a point."""
    effect = s.setting.components.townsfolk[kind].crew
    if effect.name != "killed":
        return 0.0
    return 4.0 if effect.per == "hand" else 3.0 if effect.per == "gold" else 1.0


def reroll(s: Raiders, step: Reroll, options: list[int]) -> int:
    """Roll a low die again when a few more points of strength bring a better row; else keep them."""
    low = step.dice % 10
    total = step.total(s)
    now = table_vp(s, step.settlement, total)
    if low <= 3 and table_vp(s, step.settlement, total + 5 - low) > now:
        return low
    return options[0]


# --- townsfolk


def crew_worth(s: Raiders, kind: int) -> float:
    """Strength first, and something for points and savings."""
    card = s.setting.components.townsfolk[kind]
    name = card.crew.name
    worth = float(card.strength)
    if name in ("raid-vp", "raid-strength", "strength-per", "end-vp"):
        worth += 1.0
    elif name in ("raid-cost", "reroll", "building", "end-per"):
        worth += 0.5
    return worth


def hall_worth(s: Raiders, kind: int) -> float:
    """What a card brings at the Town Hall right now, less the card itself."""
    effect = s.setting.components.townsfolk[kind].hall
    worth = effect_worth(s, effect)
    return worth - 0.3 * crew_worth(s, kind) if worth > 0.0 else 0.0


def effect_worth(s: Raiders, effect: Effect) -> float:
    """Plain gains by their worth; exchanges only if they can be paid; the rest is little."""
    name = effect.name
    if name == "gain":
        return 0.7 * effect.gains[SILVER] + provisions_worth(s, effect.gains[PROVISIONS]) + 1.2 * effect.gains[5]
    if name == "draw":
        return cards_worth(s, effect.amount)
    if name == "take":
        return provisions_worth(s, min(effect.amount, s.foe.provisions)) + 0.5
    if name == "weaken":
        return 0.7
    if name == "exchange" and effect.good == GOLD and s.supply[GOLD]:
        if effect.per == "silver" and s.goods[SILVER] >= effect.amount + 2:
            return 1.0
        if effect.per == "livestock" and s.goods[LIVESTOCK] >= 2:
            return 0.6
        if effect.per == "provisions" and s.goods[PROVISIONS] > ENOUGH_PROVISIONS:
            return 1.0
    if name == "hire" and s.crew_size < MOST_CREW and s.goods[SILVER] >= 2 and s.hand_size >= 2:
        return 3.5
    return 0.0


def provisions_worth(s: Raiders, amount: int) -> float:
    """Provisions matter until the ship is full enough for the next raids."""
    wanted = max(0, ENOUGH_PROVISIONS - s.goods[PROVISIONS])
    return 1.1 * min(wanted, amount) + 0.3 * max(0, amount - wanted)


def silver_worth(s: Raiders, amount: int) -> float:
    """Silver matters while there is somebody to hire or armour to buy."""
    wanted = max(0, ENOUGH_SILVER - s.goods[SILVER])
    return 0.9 * min(wanted, amount) + 0.3 * max(0, min(amount, 8 - s.goods[SILVER]) - wanted)


def cards_worth(s: Raiders, amount: int) -> float:
    """New cards matter when the hand is short."""
    return (0.8 if s.hand_size < 3 else 0.4 if s.hand_size < 6 else 0.1) * amount


def strongest(s: Raiders, options: list[int]) -> int:
    """The card of greatest worth in the crew."""
    return best(options, [crew_worth(s, option) if option < DECLINE else -9.0 for option in options])


def weakest(s: Raiders, options: list[int]) -> int:
    """The member of least worth."""
    return best(options, [-crew_worth(s, option) if option < DECLINE else -99.0 for option in options])


def worst_card(s: Raiders, options: list[int]) -> int:
    """Part with the card that is neither a good fighter nor useful at the Town Hall."""
    return best(options, [-max(crew_worth(s, option), hall_worth(s, option)) for option in options])


def hire(s: Raiders, options: list[int]) -> int:
    """Hire the strongest we can pay; replace somebody only for a man of clearly greater worth."""
    if [option for option in options if option < DECLINE]:
        return strongest(s, options)
    if DISMISS in options and upgrade(s) >= 2.0:
        return DISMISS
    return DECLINE


def upgrade(s: Raiders) -> float:
    """How much better the best hireable card is than the weakest of a full crew."""
    members = [kind for kind in range(len(s.crew)) if s.crew[kind]]
    if not members:
        return 0.0
    leaving = weakest(s, members)
    coming = hireable(s, NONE, leaving)
    return crew_worth(s, strongest(s, coming)) - crew_worth(s, leaving) if coming else 0.0


# --- the village


def best_building(s: Raiders, options: list[int], colour: int) -> int:
    """Where the worker brings most."""
    return best(options, [building_worth(s, option, colour) for option in options])


def pick_up(s: Raiders, options: list[int]) -> int:
    """The action counts, and the colour of the worker we then hold."""
    return best(options, [building_worth(s, option, s.village[option]) + worker_worth(s.village[option]) for option in options])


def building_worth(s: Raiders, building: int, colour: int) -> float:
    """What the action of a building would bring now."""
    if building == DECLINE or s.used[building] or not allows(building, colour):
        return 0.0
    bonus = s.building_bonus(building)
    if building == GATE_HOUSE:
        return cards_worth(s, 2 + bonus)
    if building == TOWN_HALL:
        return max([0.0] + [hall_worth(s, kind) for kind in range(len(s.hand)) if s.hand[kind]])
    if building == TREASURY:
        return silver_worth(s, 2) - 0.5 if s.hand_size > 1 else 0.0
    if building == BARRACKS:
        coming = hireable(s, NONE, NONE)
        if coming:
            return crew_worth(s, strongest(s, coming))
        return max(0.0, upgrade(s) - 0.5)
    if building == ARMOURY:
        return 0.0 if s.armour >= 10 else 1.6 if s.goods[IRON] else 0.9 if s.goods[SILVER] >= 4 else 0.0
    if building == MILL:
        return provisions_worth(s, (1 if colour == BLACK else 2) + bonus)
    if building == SILVERSMITH:
        return silver_worth(s, (3 if colour == BLACK else 2) + bonus)
    if building == LONG_HOUSE:
        ways = offerable(s) + ([LIVESTOCK] if s.goods[LIVESTOCK] else [])
        return max([0.0] + [long_house_worth(s, way) for way in ways])
    return 0.0


def offering_worth(s: Raiders, slot: int) -> float:
    """Its points, less what the goods would score or buy elsewhere."""
    tile = s.setting.components.offerings[s.display[slot]]
    goods = tile.cost
    return tile.vp - 0.3 * goods[SILVER] - goods[GOLD] - goods[IRON] - 0.5 * goods[LIVESTOCK]


def play_card(s: Raiders, options: list[int]) -> int:
    """The card that brings most here; none if all are better kept."""
    return best(options, [0.2 if option == DECLINE else hall_worth(s, option) for option in options])


def use_goods(s: Raiders, step: Waiting[Any], options: list[int]) -> int:
    """Sell cards for silver, pay the Armoury in iron, and at the Mill take gold once there are provisions enough."""
    if isinstance(step, Mill):
        return GOLD if GOLD in options and s.goods[PROVISIONS] >= ENOUGH_PROVISIONS else PROVISIONS
    if isinstance(step, Treasury):
        return SILVER if s.hand_size > 1 else DECLINE
    if IRON in options:
        return IRON
    return SILVER if s.goods[SILVER] >= 4 and SILVER in options else DECLINE


def long_house(s: Raiders, options: list[int]) -> int:
    """The offering that scores most beyond its goods, or livestock for provisions when the ship is empty."""
    return best(options, [long_house_worth(s, option) for option in options])


def long_house_worth(s: Raiders, option: int) -> float:
    """An offering by its worth, an animal by the provisions it becomes."""
    if option == DECLINE:
        return 0.0
    return provisions_worth(s, 2) - 0.7 if option == LIVESTOCK else offering_worth(s, option)


def cheaper_offering(s: Raiders, options: list[int]) -> int:
    """The tile that is worth most, for one good less."""
    return best(options, [0.0 if option == DECLINE else 1.0 + offering_worth(s, option // 10) for option in options])
