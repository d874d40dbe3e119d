"""A rule of thumb for Raiders of the North Sea: a crew, provisions and some gold, and then raid whenever it pays."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.machine import DECLINE, Waiting
from soloist.engine.pieces import first_of, second_of
from soloist.games.raiders.components import (
    ARMOUR,
    ARMOUR_VP,
    ARMOURY,
    BARRACKS,
    BLACK,
    BUILDINGS,
    GATE_HOUSE,
    GOLD,
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

GOLD_WORTH: Final = 1.9
IRON_WORTH: Final = 1.9
LIVESTOCK_WORTH: Final = 1.0
"""Plunder in points."""
VALKYRIE_COST: Final = 2.1
"""The man it takes is worth more than its step on the track."""
COLOURED_WORTH: Final = 0.8
"""A grey or a white worker, for what it opens."""
PAID_GOLD: Final = 1.6
PAID_PROVISIONS: Final = 0.25
"""What a raid costs, in points."""
WORTH_RAIDING: Final = 6.0
"""What a raid must be worth while there are no provisions to spare."""
IMPATIENCE: Final = 1.0
"""How much less for each of our provisions: who waits with a full ship waits for nothing."""
WORK_SHARE: Final = 0.75
"""How much of what a turn in the village would bring is added to it."""
READY_SHARE: Final = 0.15
"""How much of a raid that could follow counts when a worker is picked up."""

ENOUGH_PROVISIONS: Final = 5
PROVISION_WANTED: Final = 1.7
PROVISION_BEYOND: Final = 0.3
"""What provisions are worth as long as they are not enough, and beyond."""
ENOUGH_SILVER: Final = 5
SILVER_WANTED: Final = 1.0
SILVER_BEYOND: Final = 0.4
ENOUGH_GOLD: Final = 2
GOLD_GAIN: Final = 0.7
GOLD_NEED: Final = 1.8
"""What gold is worth in the village, and how much more as long as monasteries and fortresses may lack it."""
FEW_CARDS: Final = 3
MANY_CARDS: Final = 6
CARD_FEW: Final = 1.1
CARD_SOME: Final = 0.4
CARD_MANY: Final = 0.1
"""What a card is worth, by how many we have."""
SELL_COST: Final = 0.6
SELL_TWO: Final = 0.9
"""The card, or two cards, given at the Treasury."""
HIRE_SHARE: Final = 1.2
"""What a member's worth in the crew counts against goods."""
UPGRADE_LEAST: Final = 1.5
ARMOUR_FOR_IRON: Final = 3.1
ARMOUR_FOR_SILVER: Final = 0.7
SILVER_TO_SPARE: Final = 4
"""From so much silver on, some goes for armour."""
OFFER_SILVER: Final = 0.4
OFFER_GOLD: Final = 1.2
OFFER_IRON: Final = 1.1
OFFER_LIVESTOCK: Final = 0.8
"""What goods would score or buy elsewhere."""
SLAUGHTER_COST: Final = 0.8
HALL_CARD: Final = 0.3
"""How much of a card's worth in the crew is lost when it is played at the Town Hall."""
LIVESTOCK_VP: Final = 0.5
"""What an animal scores at the end; gold and iron score 1."""
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
    working = [option for option in options if raided(option) == NONE]
    if raiding:
        chosen = best(raiding, [raid_worth(s, raided(option)) for option in raiding])
        if not working or raid_worth(s, raided(chosen)) >= patience(s):
            return chosen
    return use_building(s, step, working)


def patience(s: Raiders) -> float:
    """What a raid must be worth now; on the last turn, more than the village is."""
    if s.trigger:
        return turn_worth(s)
    return WORTH_RAIDING - IMPATIENCE * s.goods[PROVISIONS] + WORK_SHARE * turn_worth(s)


def turn_worth(s: Raiders) -> float:
    """What a worker placed and another picked up would bring."""
    placed = picked = 0.0
    for building in range(len(BUILDINGS)):
        if building == s.closed:
            continue
        if s.village[building] == NONE:
            placed = max(placed, building_worth(s, building, s.worker))
        else:
            picked = max(picked, building_worth(s, building, s.village[building]))
    return placed + picked


def raid_worth(s: Raiders, settlement: int) -> float:
    """Points to be expected, the points of the crew, and the best set, less what is paid."""
    place = s.setting.components.settlements[settlement]
    worth = place.vp + dice_vp(s, settlement) + crew_vp(s, settlement)
    worth += set_worth(s, best_set(s, s.sets_left(settlement)))
    gold = cost(s, settlement, GOLD)
    if s.trigger:
        return worth - gold
    return worth - PAID_GOLD * gold - PAID_PROVISIONS * cost(s, settlement, PROVISIONS)


def dice_vp(s: Raiders, settlement: int) -> float:
    """The points of the table, on average."""
    place = s.setting.components.settlements[settlement]
    if place.dice == 0:
        return 0.0
    faces, sure = s.setting.components.faces, strength(s, settlement, 0)
    points = 0
    if place.dice == 1:
        for die in faces:
            points += table_vp(s, settlement, sure + die)
        return points / len(faces)
    for one in faces:
        for other in faces:
            points += table_vp(s, settlement, sure + one + other)
    return points / (len(faces) * len(faces))


def best_set(s: Raiders, options: list[int]) -> int:
    """The set with the most plunder, with Valkyries only as far as they pay."""
    return best(options, [set_worth(s, option) for option in options])


def set_worth(s: Raiders, number: int) -> float:
    """Plunder and the colour of the worker, less the men that Valkyries take; on the last turn what all of it scores."""
    tokens = s.tokens_on(number)
    if s.trigger:
        track = min(LAST_VALKYRIE, s.valkyries + min(tokens[VALKYRIE], s.crew_size))
        return tokens[0] + tokens[1] + LIVESTOCK_VP * tokens[2] + VALKYRIE_VP[track] - VALKYRIE_VP[s.valkyries]
    worth = GOLD_WORTH * tokens[0] + IRON_WORTH * tokens[1] + LIVESTOCK_WORTH * tokens[2]
    worth -= VALKYRIE_COST * min(tokens[VALKYRIE], s.crew_size)
    return worth + worker_worth(s.setting.components.set_worker[number])


def worker_worth(colour: int) -> float:
    """Grey opens outposts and monasteries, white monasteries and fortresses; black only harbours."""
    return 0.0 if colour == BLACK else COLOURED_WORTH


def ready_worth(s: Raiders, colour: int) -> float:
    """The best raid that a worker of this colour could go on next turn."""
    most = 0.0
    places = s.setting.components.settlements
    for number in range(len(places)):
        manned = places[number].workers[colour] and s.crew_size >= places[number].crew and len(s.sets_left(number)) > 0
        if manned and s.goods[PROVISIONS] >= cost(s, number, PROVISIONS) and s.goods[GOLD] >= cost(s, number, GOLD):
            most = max(most, raid_worth(s, number))
    return most


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
    return worth - HALL_CARD * crew_worth(s, kind) if worth > 0.0 else 0.0


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
        return gold_worth(s)
    if effect.paid == LIVESTOCK and s.goods[LIVESTOCK] >= 2:
        return gold_worth(s) - 0.4
    return gold_worth(s) if effect.paid == PROVISIONS and s.goods[PROVISIONS] > ENOUGH_PROVISIONS else 0.0


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
    beyond = max(0, min(amount, GOODS_LIMIT - s.goods[PROVISIONS]) - wanted)
    return PROVISION_WANTED * min(wanted, amount) + PROVISION_BEYOND * beyond


def silver_worth(s: Raiders, amount: int) -> float:
    """Silver matters while there is somebody to hire or armour to buy."""
    wanted = max(0, ENOUGH_SILVER - s.goods[SILVER])
    beyond = max(0, min(amount, GOODS_LIMIT - s.goods[SILVER]) - wanted)
    return SILVER_WANTED * min(wanted, amount) + SILVER_BEYOND * beyond


def gold_worth(s: Raiders) -> float:
    """One gold more, if there is any."""
    if not s.supply[GOLD]:
        return 0.0
    return GOLD_GAIN + (GOLD_NEED if s.goods[GOLD] < ENOUGH_GOLD else 0.0)


def cards_worth(s: Raiders, amount: int) -> float:
    """New cards matter when the hand is short."""
    return (CARD_FEW if s.hand_size < FEW_CARDS else CARD_SOME if s.hand_size < MANY_CARDS else CARD_MANY) * amount


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
        if s.trigger:
            return best(options, [0.0 if option < 0 else float(end_vp(s, option)) for option in options])
        return strongest(s, options)
    dismiss = step.number("dismiss")
    return dismiss if dismiss in options and upgrade(s) >= UPGRADE_LEAST else DECLINE


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
    return building_worth(s, building, colour) + (colour_worth(s, colour) if isinstance(step, PickUpWorker) else 0.0)


def colour_worth(s: Raiders, colour: int) -> float:
    """A worker for the next turn, by what it can raid."""
    if s.trigger:
        return 0.0
    return worker_worth(colour) + READY_SHARE * ready_worth(s, colour)


def last_worth(s: Raiders, building: int, colour: int) -> float:
    """What a building brings in points on the last turn."""
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
    """What so many steps on the track score."""
    return float(ARMOUR_VP[min(MOST_ARMOUR, s.armour + steps)] - ARMOUR_VP[s.armour])


def end_vp(s: Raiders, kind: int) -> int:
    """What a card scores at the end once it is hired."""
    return s.setting.components.townsfolk[kind].crew.end_vp(s.goods[LIVESTOCK], len(s.tiles))


def last_offering(s: Raiders, slot: int) -> float:
    """Its points, less those of the goods."""
    goods = tile_on(s, slot).cost
    return tile_on(s, slot).vp - goods[GOLD] - goods[IRON] - LIVESTOCK_VP * goods[LIVESTOCK]


def building_worth(s: Raiders, building: int, colour: int) -> float:
    """What the action of a building would bring now."""
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
    """Cards for silver or gold, as long as some are left to be hired."""
    if good == SILVER:
        return silver_worth(s, SILVER_FOR_CARD) - SELL_COST if s.hand_size > 1 else 0.0
    return gold_worth(s) - SELL_TWO if s.hand_size > CARDS_FOR_GOLD else 0.0


def offering_worth(s: Raiders, slot: int) -> float:
    """Its points, less what the goods would score or buy elsewhere, and less still for the gold that raids need."""
    tile = tile_on(s, slot)
    goods = tile.cost
    worth = tile.vp - OFFER_SILVER * goods[SILVER] - OFFER_GOLD * goods[GOLD]
    worth -= OFFER_IRON * goods[IRON] + OFFER_LIVESTOCK * goods[LIVESTOCK]
    return worth - GOLD_NEED * max(0, min(goods[GOLD], ENOUGH_GOLD - s.goods[GOLD] + goods[GOLD]))


def play_card(s: Raiders, options: list[int]) -> int:
    """The card that brings most here; none if all are better kept."""
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
    """The offering that scores most beyond its goods, or livestock for provisions when the ship is empty."""
    if s.trigger:
        return best(options, [0.0 if o == DECLINE else -1.0 if o < 0 else last_offering(s, o) for o in options])
    worths = [0.0 if o == DECLINE else slaughter_worth(s) if o < 0 else offering_worth(s, o) for o in options]
    return best(options, worths)


def slaughter_worth(s: Raiders) -> float:
    """An animal by the provisions it becomes."""
    return provisions_worth(s, PROVISIONS_FOR_LIVESTOCK) - SLAUGHTER_COST


def cheaper_offering(s: Raiders, options: list[int]) -> int:
    """The tile that is worth most, for one good less."""
    return best(options, [0.0 if option == DECLINE else 1.0 + offering_worth(s, first_of(option)) for option in options])
