"""The worth of goods and townsfolk, in the crew and at the Town Hall, for the rule of thumb of Raiders of the North Sea."""

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
"""The worth of a provision until there are enough, and beyond."""
ENOUGH_SILVER: Final = 5
SILVER_WANTED: Final = 1.0
SILVER_BEYOND: Final = 0.4
ENOUGH_GOLD: Final = 2
GOLD_GAIN: Final = 0.7
GOLD_NEED: Final = 1.8
"""The worth of gold in the village, and how much more while monasteries and fortresses may need it."""
FEW_CARDS: Final = 3
MANY_CARDS: Final = 6
CARD_FEW: Final = 1.1
CARD_SOME: Final = 0.4
CARD_MANY: Final = 0.1
"""The worth of a card, by how many you have."""
UPGRADE_LEAST: Final = 1.5
HALL_CARD: Final = 0.3
"""The share of a card's crew worth that is lost when it is played at the Town Hall."""
LEGACY_WORTH: Final = (4.0, 3.0, 1.0, 1.0)
"""The worth of what a killed member leaves: the card, gold, a VP, or nothing."""
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
"""What a member adds in addition to strength."""


# --- goods


def provisions_worth(s: Raiders, amount: int) -> float:
    """Provisions matter until there are enough for the next raids."""
    wanted = max(0, ENOUGH_PROVISIONS - s.goods[PROVISIONS])
    beyond = max(0, min(amount, GOODS_LIMIT - s.goods[PROVISIONS]) - wanted)
    return PROVISION_WANTED * min(wanted, amount) + PROVISION_BEYOND * beyond


def silver_worth(s: Raiders, amount: int) -> float:
    """Silver matters while there are cards to hire or armour to buy."""
    wanted = max(0, ENOUGH_SILVER - s.goods[SILVER])
    beyond = max(0, min(amount, GOODS_LIMIT - s.goods[SILVER]) - wanted)
    return SILVER_WANTED * min(wanted, amount) + SILVER_BEYOND * beyond


def gold_worth(s: Raiders) -> float:
    """The worth of one more gold, if the supply has any."""
    if not s.supply[GOLD]:
        return 0.0
    return GOLD_GAIN + (GOLD_NEED if s.goods[GOLD] < ENOUGH_GOLD else 0.0)


def cards_worth(s: Raiders, amount: int) -> float:
    """New cards matter when the hand is small."""
    return (CARD_FEW if s.hand_size < FEW_CARDS else CARD_SOME if s.hand_size < MANY_CARDS else CARD_MANY) * amount


# --- townsfolk


def crew_worth(s: Raiders, kind: int) -> float:
    """Strength first, and a little for points and discounts."""
    card = s.setting.components.townsfolk[kind]
    return card.strength + CREW_WORTH[type(card.crew)]


def farewell_worth(s: Raiders, kind: int) -> float:
    """The worth of what a killed member leaves: the card back, gold or a VP."""
    effect = s.setting.components.townsfolk[kind].crew
    return LEGACY_WORTH[effect.leaves] if isinstance(effect, Killed) else 0.0


def hall_worth(s: Raiders, kind: int) -> float:
    """What a card gives at the Town Hall now, minus the worth of the card."""
    effect = s.setting.components.townsfolk[kind].hall
    worth = HALL_WORTH[type(effect)](s, effect)
    return worth - HALL_CARD * crew_worth(s, kind) if worth > 0.0 else 0.0


def gain_worth(s: Raiders, effect: Gain) -> float:
    """The worth of silver, provisions and armour."""
    amounts = effect.amounts
    return 0.7 * amounts[SILVER] + provisions_worth(s, amounts[PROVISIONS]) + 1.2 * amounts[ARMOUR]


def draw_worth(s: Raiders, effect: Draw) -> float:
    return cards_worth(s, effect.cards)


def take_worth(s: Raiders, effect: TakeProvisions) -> float:
    """The worth of the provisions he has, and of his losing them."""
    return provisions_worth(s, min(effect.amount, s.foe.provisions)) + 0.5


def weaken_worth(s: Raiders, effect: Weaken) -> float:
    return 0.7


def barter_worth(s: Raiders, effect: Barter) -> float:
    """Gold, if what is paid for it can be spared."""
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
    """An effect that is not worth the card."""
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
"""The worth of each effect at the Town Hall."""


def strongest(s: Raiders, options: list[int]) -> int:
    """The card worth most in the crew."""
    return best(options, [crew_worth(s, option) if option >= 0 else -9.0 for option in options])


def weakest(s: Raiders, options: list[int]) -> int:
    """The member worth least."""
    return best(options, [-crew_worth(s, option) if option >= 0 else -99.0 for option in options])


def worst_card(s: Raiders, options: list[int]) -> int:
    """The card that is worth least, both in the crew and at the Town Hall."""
    return best(options, [-max(crew_worth(s, option), hall_worth(s, option)) for option in options])


def hire(s: Raiders, step: Hire | HireNow, options: list[int]) -> int:
    """Hire the strongest card you can pay; replace a member only by a clearly better card."""
    if [option for option in options if option >= 0]:
        if s.trigger:
            return best(options, [0.0 if option < 0 else float(end_vp(s, option)) for option in options])
        return strongest(s, options)
    dismiss = step.number("dismiss")
    return dismiss if dismiss in options and upgrade(s) >= UPGRADE_LEAST else DECLINE


def upgrade(s: Raiders) -> float:
    """How much better the best hireable card is than the weakest member it would replace."""
    members = [kind for kind in range(len(s.crew)) if s.crew[kind]]
    if not members:
        return 0.0
    leaving = weakest(s, members)
    coming = hireable(s, NONE, leaving)
    return crew_worth(s, strongest(s, coming)) - crew_worth(s, leaving) if coming else 0.0


def end_vp(s: Raiders, kind: int) -> int:
    """What a card scores at the end once hired."""
    return s.setting.components.townsfolk[kind].crew.end_vp(s.goods[LIVESTOCK], len(s.tiles))
