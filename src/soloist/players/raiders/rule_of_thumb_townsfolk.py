"""What goods and townsfolk are worth to the rule of thumb of Raiders of the North Sea: in the crew and at the Town Hall."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.kernel.machine import DECLINE
from soloist.games.raiders.components import ARMOUR, GOLD, LIVESTOCK, NONE, PROVISIONS, SILVER, CrewEffect, HallEffect
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
from soloist.games.raiders.hiring import Hire, HireNow, hireable
from soloist.games.raiders.state import GOODS_LIMIT, MOST_CREW, Raiders
from soloist.players.greedy import best

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
UPGRADE_LEAST: Final = 1.5
HALL_CARD: Final = 0.3
"""How much of a card's worth in the crew is lost when it is played at the Town Hall."""
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


# --- goods


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


# --- townsfolk


def crew_worth(s: Raiders, kind: int) -> float:
    """Strength first, and something for points and savings."""
    card = s.setting.components.townsfolk[kind]
    return card.strength + CREW_WORTH[type(card.crew)]


def farewell_worth(s: Raiders, kind: int) -> float:
    """What the death of a member brings: the card back, gold or a point."""
    effect = s.setting.components.townsfolk[kind].crew
    return LEGACY_WORTH[effect.leaves] if isinstance(effect, Killed) else 0.0


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


def end_vp(s: Raiders, kind: int) -> int:
    """What a card scores at the end once it is hired."""
    return s.setting.components.townsfolk[kind].crew.end_vp(s.goods[LIVESTOCK], len(s.tiles))
