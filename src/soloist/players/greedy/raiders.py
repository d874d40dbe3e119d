"""A rule of thumb for Raiders of the North Sea: a crew, provisions, and then raid whenever it pays."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.machine import DECLINE, Waiting
from soloist.engine.pieces import first_of, second_of
from soloist.games.raiders.components import (
    ARMOUR,
    ARMOURY,
    BARRACKS,
    GATE_HOUSE,
    GOLD,
    GREY,
    IRON,
    LAST_VALKYRIE,
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
    VALKYRIE,
    VALKYRIE_VP,
    WHITE,
    CrewEffect,
    HallEffect,
)
from soloist.games.raiders.crew_effects import (
    BuildingBonus,
    EndPer,
    EndVp,
    Killed,
    RaidCost,
    RaidStrength,
    RaidVp,
    Rerolls,
    StrengthPer,
)
from soloist.games.raiders.hall_effects import (
    Barter,
    Cycle,
    Draw,
    Gain,
    OfferCheaper,
    Recruit,
    Swap,
    TakeProvisions,
    Unplayable,
    UseBuilding,
    Void,
    Weaken,
)
from soloist.games.raiders.hiring import Dismiss, Hire, HireNow, hireable
from soloist.games.raiders.offering import offerable, tile_on
from soloist.games.raiders.raiding import (
    ChooseDeath,
    ChooseSet,
    Reroll,
    cost,
    crew_vp,
    strength,
    table_vp,
)
from soloist.games.raiders.setup import RejectCard
from soloist.games.raiders.state import GOODS_LIMIT, MOST_CREW, Raiders, allows
from soloist.games.raiders.townsfolk import CheaperOffering, PayCrew, SwapIn, SwapOut, TownHall
from soloist.games.raiders.turn import DiscardToLimit, PickUpWorker, WorkOrRaid, raided
from soloist.games.raiders.uses import Uses, action_at, option_of, place_of, use_of
from soloist.games.raiders.village import (
    PROVISIONS_FOR_LIVESTOCK,
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

PLUNDER_WORTH: Final = (1.5, 1.5, 1.0)
"""Gold, iron, livestock, in points."""
WORTH_RAIDING: Final = 5.0
ENOUGH_PROVISIONS: Final = 5
ENOUGH_SILVER: Final = 4
LEGACY_WORTH: Final = (4.0, 3.0, 1.0, 1.0)
"""What a fallen member leaves: the card, gold, a point, or nothing."""
CREW_WORTH: Final[dict[type[CrewEffect], float]] = {
    RaidVp: 1.0,
    RaidStrength: 1.0,
    StrengthPer: 1.0,
    EndVp: 1.0,
    RaidCost: 0.5,
    Rerolls: 0.5,
    BuildingBonus: 0.5,
    EndPer: 0.5,
    Killed: 0.0,
}
"""What a member adds beyond strength."""


def choose(s: Raiders, step: Waiting[Any], options: list[int]) -> int:
    """One of two or more options."""
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


def best(options: list[int], worth: list[float]) -> int:
    """The option of greatest worth, the first among equals."""
    chosen = 0
    for number in range(1, len(options)):
        if worth[number] > worth[chosen]:
            chosen = number
    return options[chosen]


# --- raiding


def work_or_raid(s: Raiders, step: Uses, options: list[int]) -> int:
    """Raid as soon as a raid is worth more than a turn in the village: where there are the most points and plunder."""
    raiding = [option for option in options if raided(option) != NONE]
    if raiding:
        chosen = best(raiding, [raid_worth(s, raided(option)) for option in raiding])
        if raid_worth(s, raided(chosen)) >= WORTH_RAIDING:
            return chosen
    return use_building(s, step, [option for option in options if raided(option) == NONE])


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
    tokens = s.tokens_on(number)
    for token in range(len(PLUNDER_WORTH)):
        worth += PLUNDER_WORTH[token] * tokens[token]
    track = s.valkyries
    for fallen in range(tokens[VALKYRIE]):
        if fallen < s.crew_size:
            step = VALKYRIE_VP[track + 1] - VALKYRIE_VP[track] if track < LAST_VALKYRIE else 0
            worth += 0.5 * step - 0.5
            track = min(LAST_VALKYRIE, track + 1)
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
    return LEGACY_WORTH[effect.leaves] if isinstance(effect, Killed) else 0.0


def reroll(s: Raiders, step: Reroll) -> int:
    """Roll a low die again when a few more points of strength bring a better row; else keep them."""
    low = second_of(step.dice)
    total = step.total(s)
    now = table_vp(s, step.settlement, total)
    if low <= 3 and table_vp(s, step.settlement, total + 5 - low) > now:
        return low
    return DECLINE


# --- townsfolk


def crew_worth(s: Raiders, kind: int) -> float:
    """Strength first, and something for points and savings."""
    card = s.setting.components.townsfolk[kind]
    return card.strength + CREW_WORTH[type(card.crew)]


def hall_worth(s: Raiders, kind: int) -> float:
    """What a card brings at the Town Hall right now, less the card itself."""
    effect = s.setting.components.townsfolk[kind].hall
    worth = HALL_WORTH[type(effect)](s, effect)
    return worth - 0.3 * crew_worth(s, kind) if worth > 0.0 else 0.0


def gain_worth(s: Raiders, effect: Gain) -> float:
    """Silver, provisions and armour."""
    amounts = effect.amounts
    return 0.7 * amounts[SILVER] + provisions_worth(s, amounts[PROVISIONS]) + 1.2 * amounts[ARMOUR]


def draw_worth(s: Raiders, effect: Draw) -> float:
    return cards_worth(s, effect.cards)


def take_worth(s: Raiders, effect: TakeProvisions) -> float:
    """What he has of it, and that he loses it."""
    return provisions_worth(s, min(effect.amount, s.foe.provisions)) + 0.5


def weaken_worth(s: Raiders, effect: Weaken) -> float:
    return 0.7


def barter_worth(s: Raiders, effect: Barter) -> float:
    """Gold, if what is paid for it is not missed."""
    if effect.gained != GOLD or not s.supply[GOLD]:
        return 0.0
    if effect.paid == SILVER and s.goods[SILVER] >= effect.amount + 2:
        return 1.0
    if effect.paid == LIVESTOCK and s.goods[LIVESTOCK] >= 2:
        return 0.6
    return 1.0 if effect.paid == PROVISIONS and s.goods[PROVISIONS] > ENOUGH_PROVISIONS else 0.0


def recruit_worth(s: Raiders, effect: Recruit) -> float:
    return 3.5 if s.crew_size < MOST_CREW and s.goods[SILVER] >= 2 and s.hand_size >= 2 else 0.0


def little_worth(s: Raiders, effect: HallEffect) -> float:
    """The rest is not worth the card."""
    return 0.0


HALL_WORTH: Final[dict[type[HallEffect], Callable[[Raiders, Any], float]]] = {
    Gain: gain_worth,
    Draw: draw_worth,
    TakeProvisions: take_worth,
    Weaken: weaken_worth,
    Barter: barter_worth,
    Recruit: recruit_worth,
    Swap: little_worth,
    Cycle: little_worth,
    UseBuilding: little_worth,
    OfferCheaper: little_worth,
    Void: little_worth,
    Unplayable: little_worth,
}
"""What each effect brings at the Town Hall."""


def provisions_worth(s: Raiders, amount: int) -> float:
    """Provisions matter until the ship is full enough for the next raids."""
    wanted = max(0, ENOUGH_PROVISIONS - s.goods[PROVISIONS])
    return 1.1 * min(wanted, amount) + 0.3 * max(0, amount - wanted)


def silver_worth(s: Raiders, amount: int) -> float:
    """Silver matters while there is somebody to hire or armour to buy."""
    wanted = max(0, ENOUGH_SILVER - s.goods[SILVER])
    return 0.9 * min(wanted, amount) + 0.3 * max(0, min(amount, GOODS_LIMIT - s.goods[SILVER]) - wanted)


def cards_worth(s: Raiders, amount: int) -> float:
    """New cards matter when the hand is short."""
    return (0.8 if s.hand_size < 3 else 0.4 if s.hand_size < 6 else 0.1) * amount


def strongest(s: Raiders, options: list[int]) -> int:
    """The card of greatest worth in the crew."""
    return best(options, [crew_worth(s, option) if option >= 0 else -9.0 for option in options])


def weakest(s: Raiders, options: list[int]) -> int:
    """The member of least worth."""
    return best(options, [-crew_worth(s, option) if option >= 0 else -99.0 for option in options])


def worst_card(s: Raiders, options: list[int]) -> int:
    """Part with the card that is neither a good fighter nor useful at the Town Hall."""
    return best(options, [-max(crew_worth(s, option), hall_worth(s, option)) for option in options])


def hire(s: Raiders, step: Hire | HireNow, options: list[int]) -> int:
    """Hire the strongest we can pay; replace somebody only for a man of clearly greater worth."""
    if [option for option in options if option >= 0]:
        return strongest(s, options)
    dismiss = step.number("dismiss")
    return dismiss if dismiss in options and upgrade(s) >= 2.0 else DECLINE


def upgrade(s: Raiders) -> float:
    """How much better the best hireable card is than the weakest of a full crew."""
    members = [kind for kind in range(len(s.crew)) if s.crew[kind]]
    if not members:
        return 0.0
    leaving = weakest(s, members)
    coming = hireable(s, NONE, leaving)
    return crew_worth(s, strongest(s, coming)) - crew_worth(s, leaving) if coming else 0.0


# --- the village


def use_building(s: Raiders, step: Uses, options: list[int]) -> int:
    """The building that brings most, and there what we would choose if its action were asked for alone."""
    buildings = list(dict.fromkeys([place_of(option) for option in options if option >= 0]))
    worths = [place_worth(s, step, building) for building in buildings]
    if DECLINE in options and max(worths) <= 0.0:
        return DECLINE
    building = best(buildings, worths)
    uses = [use_of(option) for option in options if option >= 0 and place_of(option) == building]
    action = action_at(s, building, step.colour(s, building))
    return option_of(building, uses[0] if len(uses) == 1 else choose(s, action, uses))


def place_worth(s: Raiders, step: Uses, building: int) -> float:
    """What its action brings; when a worker is picked up, the colour counts too."""
    colour = step.colour(s, building)
    return building_worth(s, building, colour) + (worker_worth(colour) if isinstance(step, PickUpWorker) else 0.0)


def building_worth(s: Raiders, building: int, colour: int) -> float:
    """What the action of a building would bring now."""
    if s.used[building] or not allows(building, colour):
        return 0.0
    if building == GATE_HOUSE:
        return cards_worth(s, gate_house_cards(s))
    if building == TOWN_HALL:
        return max([0.0] + [hall_worth(s, kind) for kind in range(len(s.hand)) if s.hand[kind]])
    if building == TREASURY:
        return silver_worth(s, SILVER_FOR_CARD) - 0.5 if s.hand_size > 1 else 0.0
    if building == BARRACKS:
        coming = hireable(s, NONE, NONE)
        if coming:
            return crew_worth(s, strongest(s, coming))
        return max(0.0, upgrade(s) - 0.5)
    if building == ARMOURY:
        return 0.0 if s.armour >= MOST_ARMOUR else 1.6 if s.goods[IRON] else 0.9 if s.goods[SILVER] >= 4 else 0.0
    if building == MILL:
        return provisions_worth(s, mill_provisions(s, colour))
    if building == SILVERSMITH:
        return silver_worth(s, silversmith_silver(s, colour))
    if building == LONG_HOUSE:
        worths = [offering_worth(s, slot) for slot in offerable(s)]
        return max([0.0, slaughter_worth(s) if can_slaughter(s) else 0.0, *worths])
    return 0.0


def offering_worth(s: Raiders, slot: int) -> float:
    """Its points, less what the goods would score or buy elsewhere."""
    tile = tile_on(s, slot)
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
    worths = [0.0 if o == DECLINE else slaughter_worth(s) if o < 0 else offering_worth(s, o) for o in options]
    return best(options, worths)


def slaughter_worth(s: Raiders) -> float:
    """An animal by the provisions it becomes."""
    return provisions_worth(s, PROVISIONS_FOR_LIVESTOCK) - 0.7


def cheaper_offering(s: Raiders, options: list[int]) -> int:
    """The tile that is worth most, for one good less."""
    return best(options, [0.0 if option == DECLINE else 1.0 + offering_worth(s, first_of(option)) for option in options])
