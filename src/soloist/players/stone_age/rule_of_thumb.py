"""A rule of thumb for Stone Age: the field first, then food for this round, then whatever avoids fatigue."""

from collections.abc import Callable
from typing import Any, Final

from soloist.engine.kernel.machine import DECLINE, Waiting
from soloist.engine.kernel.pieces import first_of, pair, second_of
from soloist.games.stone_age.acting import SettleTie
from soloist.games.stone_age.components import (
    BUILDING_1,
    CARD_1,
    DIVISORS,
    FIELD,
    FOREST,
    HUNT,
    PILES,
    RESOURCE_COUNT,
    RIVER,
    TOOL_MAKER,
    TRIBE_COUNT,
    TRIBES,
    Card,
    Gain,
)  # fmt: skip
from soloist.games.stone_age.dice import DIE_FIELD, DIE_TOOL, KeepDie
from soloist.games.stone_age.effects import (
    AnotherCard,
    Field,
    Food,
    Goods,
    OneUseTool,
    Points,
    Resource,
    Roll,
    Tool,
    TwoDice,
    TwoResources,
)  # fmt: skip
from soloist.games.stone_age.hunger import TILE_FATIGUE
from soloist.games.stone_age.hunger_turn import PayMissing, meal
from soloist.games.stone_age.placing import RESOURCE_RINGS, Place
from soloist.games.stone_age.state import EMPTY, TOOL_SLOTS, StoneAge
from soloist.games.stone_age.tools import ONE_USE, TILE, AddTools
from soloist.games.stone_age.trading import BUILD, Build, BuyCard, can_pay_fixed
from soloist.games.stone_age.two_resources import CASH, CashTwoResources, OpenDecision

HUNT_WORTH: Final = 1.4
"""The food a hunter brings, including the chance that he rests; everything else is compared with it."""
FATIGUE_WORTH: Final = 2.0
WOODPILE: Final = 5
"""Resources to keep for cards."""


def choose(s: StoneAge, step: Waiting[Any], options: list[int]) -> int:
    """Choose one of two or more options."""
    if isinstance(step, Place):
        return place(s, step, options)
    if isinstance(step, SettleTie):
        return busiest_tribe(s, options)
    if isinstance(step, AddTools):
        return add_tools(s, step, options)
    if isinstance(step, BuyCard):
        return buy_card(s, step, options)
    if isinstance(step, Build):
        return build(s, step, options)
    if isinstance(step, KeepDie):
        return keep_die(s, options)
    if isinstance(step, PayMissing):
        return pay_missing(step, options)
    if isinstance(step, CashTwoResources):
        return cash(s, options)
    return options[0]


# --- worths in food


def rounds_left(s: StoneAge) -> int:
    """The number of rounds left including this one; each round uses one card for every space."""
    return s.deck_left // len(s.setting.spaces) + 1


def field_worth(s: StoneAge) -> float:
    """A step on the track gives food in every coming round, but farmers on space 4 take some of it."""
    return 0.0 if s.has_best_field() else 0.85 * rounds_left(s)


def tool_worth(s: StoneAge) -> float:
    """A tool is worth less than half a food each round, and toolmakers on space 4 take some of it."""
    return 0.0 if s.has_best_tools() else 0.15 * rounds_left(s)


def card_worth(s: StoneAge, card: Card) -> float:
    """The worth of the background and the expected gain of the upper half."""
    return (2.0 if card.green else FATIGUE_WORTH) + GAIN_WORTH[type(card.gain)](s, card.gain)


def dice_worth(s: StoneAge, gain: TwoDice) -> float:
    return 0.31 * field_worth(s) + 0.25 * tool_worth(s) + 0.5


def goods_worth(s: StoneAge, gain: Goods) -> float:
    return float(gain.amount)


def roll_worth(s: StoneAge, gain: Roll) -> float:
    return 7.0 / DIVISORS[gain.resource]


def points_worth(s: StoneAge, gain: Points) -> float:
    return 0.0


def tool_card_worth(s: StoneAge, gain: Tool) -> float:
    return tool_worth(s)


def field_card_worth(s: StoneAge, gain: Field) -> float:
    return field_worth(s)


def extra_card_worth(s: StoneAge, gain: AnotherCard) -> float:
    """A smaller deck means fewer rounds to feed."""
    return 6.0


def one_use_worth(s: StoneAge, gain: OneUseTool) -> float:
    return 0.4 * float(gain.value)


def two_resources_worth(s: StoneAge, gain: TwoResources) -> float:
    return 2.0


GAIN_WORTH: Final[dict[type[Gain], Callable[[StoneAge, Any], float]]] = {
    TwoDice: dice_worth,
    Food: goods_worth,
    Resource: goods_worth,
    Roll: roll_worth,
    Points: points_worth,
    Tool: tool_card_worth,
    Field: field_card_worth,
    AnotherCard: extra_card_worth,
    OneUseTool: one_use_worth,
    TwoResources: two_resources_worth,
}
"""The worth of each kind of gain on the upper half of a card."""


def needs_tiles(s: StoneAge) -> bool:
    """Whether your tiles and the fatigue you can bear do not last to the end."""
    lacking = rounds_left(s) * s.setting.tiles_due - s.built
    return s.fatigue - TILE_FATIGUE * ((lacking + s.setting.tiles_due - 1) // s.setting.tiles_due) < 2


def missing_for_tile(s: StoneAge, pile: int) -> list[int]:
    """How many of each resource have still to be gathered for the top tile of a pile."""
    tile = s.tile(pile)
    missing = [0] * RESOURCE_COUNT
    if tile.kinds == 0:
        for kind in range(RESOURCE_COUNT):
            missing[kind] = max(0, tile.cost[kind] - s.stock[kind])
        return missing
    kinds, held, cheapest = 0, 0, EMPTY
    for amount, kind in sorted([(-s.stock[kind], kind) for kind in range(RESOURCE_COUNT)]):
        if kinds < tile.kinds:
            kinds += 1
            if amount == 0:
                missing[kind] = 1
            held += max(1, -amount)
            if cheapest == EMPTY or kind < cheapest:
                cheapest = kind
    missing[cheapest] += max(0, tile.amount - held)
    return missing


def nearest_pile(s: StoneAge) -> int:
    """The pile whose top tile needs the least gathering."""
    best, least = EMPTY, 99
    for pile in range(PILES):
        if s.tops[pile] != EMPTY:
            missing = missing_for_tile(s, pile)
            pips = 0
            for kind in range(RESOURCE_COUNT):
                pips += missing[kind] * DIVISORS[kind]
            if pips < least:
                best, least = pile, pips
    return best


# --- placing


def largest_tribe(s: StoneAge, step: Place) -> int:
    """The largest tribe goes first: it probably rolls highest, and then you know which tribe rests when you place the others."""
    best = step.tribe
    for tribe in range(TRIBE_COUNT):
        if not s.placed[tribe] and s.figures[tribe] > s.figures[best]:
            best = tribe
    return best


def is_trusted(s: StoneAge, tribe: int) -> bool:
    """Whether the tribe probably acts, so that it may get jobs for a single figure: it is placed after a high roll, or last."""
    to_come = s.placed.count(False)
    return to_come <= 1 or max(s.initiative) >= 3.5 * s.figures[tribe] + 1


def place(s: StoneAge, step: Place, options: list[int]) -> int:
    """Collect as many wished places as there are figures. Places are asked in board order, so answer with the first of them."""
    if step.proposed and largest_tribe(s, step) != step.tribe:
        return step.number(TRIBES[largest_tribe(s, step)])
    wishes = jobs(s, options) if is_trusted(s, step.tribe) else []
    wishes = wishes[: step.left]
    gather(s, options, step.left, wishes)
    return min(wishes) if wishes else HUNT


def jobs(s: StoneAge, options: list[int]) -> list[int]:
    """The places for one figure that are worth more than hunting, the best first."""
    ranked: list[tuple[float, int]] = []
    spare = sum(s.stock)
    for option in options:
        worth = 0.0
        if option == FIELD:
            worth = field_worth(s)
        elif option == TOOL_MAKER:
            worth = tool_worth(s)
        elif CARD_1 <= option < BUILDING_1:
            price = option - CARD_1 + 1
            if spare >= price:
                worth = card_worth(s, s.card(option - CARD_1)) - 1.2 * price
        elif BUILDING_1 <= option < HUNT and needs_tiles(s) and not sum(missing_for_tile(s, option - BUILDING_1)):
            worth = TILE_FATIGUE * FATIGUE_WORTH
        if worth > HUNT_WORTH:
            ranked.append((-worth, option))
    ranked.sort()
    return [option for _, option in ranked]


def gather(s: StoneAge, options: list[int], figures: int, wishes: list[int]) -> None:
    """Hunt first; the other figures gather for the next tile or for cards only when this round's food is safe."""
    safe = s.food + s.crowd[HUNT] >= meal(s, s.food).due - s.field
    missing = [0] * RESOURCE_COUNT
    for pile in range(PILES):
        if s.tops[pile] != EMPTY and needs_tiles(s):
            asked = missing_for_tile(s, pile)
            for kind in range(RESOURCE_COUNT):
                missing[kind] += asked[kind]
    if sum(s.stock) + s.crowd[FOREST] < WOODPILE and rounds_left(s) > 1:
        missing[FOREST] = max(missing[FOREST], 2)
    for kind in range(RIVER, FOREST - 1, -1):
        wanted = (missing[kind] * DIVISORS[kind] * 2 + 6) // 7 - s.crowd[kind]
        while wanted > 0 and len(wishes) < figures and safe and kind in options and s.crowd[kind] < RESOURCE_RINGS:
            wishes.append(kind)
            wanted -= 1


# --- acting


def busiest_tribe(s: StoneAge, options: list[int]) -> int:
    """Let the tribe act that stands on field, cards or buildings, rather than one that only hunts."""
    best, most = options[0], -1
    for tribe in options:
        jobs_held = s.figures_at(tribe, FIELD)
        for option in range(TOOL_MAKER, HUNT):
            jobs_held += 2 * s.figures_at(tribe, option)
        if jobs_held > most:
            best, most = tribe, jobs_held
    return best


def add_tools(s: StoneAge, step: AddTools, options: list[int]) -> int:
    """Use the smallest tool that gives one more good; use several only if their sum does."""
    divisor = DIVISORS[step.good]
    gap = divisor - step.total % divisor
    keep = DECLINE if DECLINE in options else options[0]
    best, ready = DECLINE, 0
    for option in options:
        if option >= 0 and first_of(option) == TILE and second_of(option) >= gap:
            best = option
    if best != DECLINE:
        return best
    for slot in range(TOOL_SLOTS):
        if not s.used[slot] and pair(TILE, s.tools[slot]) in options:
            ready += s.tools[slot]
    for option in options:
        if option >= 0 and first_of(option) == TILE:
            return option if ready >= gap else keep
    for option in options:
        if option >= 0 and first_of(option) == ONE_USE and gap <= second_of(option) < gap + 2:
            return option
    return keep


def buy_card(s: StoneAge, step: BuyCard, options: list[int]) -> int:
    """Buy a card worth more than its price, and pay with the resource you have most of."""
    if step.first and card_worth(s, s.card(step.space)) < step.left:
        return DECLINE
    return most_common(s, step, options)


def build(s: StoneAge, step: Build, options: list[int]) -> int:
    """Build whenever the tile is still needed, and pay with the resource you have most of."""
    if step.first and not needs_tiles(s):
        return DECLINE
    return step.number(BUILD) if can_pay_fixed(s, step.pile) else most_common(s, step, options)


def most_common(s: StoneAge, step: OpenDecision, options: list[int]) -> int:
    """The resource you have most of, the cheaper one of equals."""
    best = EMPTY
    for option in options:
        if option >= 0 and (best == EMPTY or s.stock[option] > s.stock[best]):
            best = option
    return cash_or_decline(step, options) if best == EMPTY else best


def cash_or_decline(step: OpenDecision, options: list[int]) -> int:
    """With no resources to pay: cash the two-resources card if there is one, otherwise decline."""
    cash = step.number(CASH)
    return cash if cash in options else DECLINE


def keep_die(s: StoneAge, options: list[int]) -> int:
    """Six is the field and five a tool, both good early; near the end, or when full, take the resource."""
    best, most = options[0], -1.0
    for option in options:
        worth = 0.9 + 0.05 * option
        if option == DIE_FIELD:
            worth = field_worth(s)
        elif option == DIE_TOOL:
            worth = tool_worth(s)
        if worth > most:
            best, most = option, worth
    return best


def pay_missing(step: PayMissing, options: list[int]) -> int:
    """Pay every missing food with the cheapest resource: fatigue never comes back."""
    for option in options:
        if option >= 0:
            return option
    return cash_or_decline(step, options)


def cash(s: StoneAge, options: list[int]) -> int:
    """The two resources the nearest tile lacks, gold before wood."""
    pile = nearest_pile(s)
    missing = missing_for_tile(s, pile) if pile != EMPTY else [0] * RESOURCE_COUNT
    best, most = options[0], -1
    for option in options:
        first, second = first_of(option), second_of(option)
        useful = min(missing[first], 1) * (first + 1) + min(missing[second], 2 if first == second else 1) * (second + 1)
        if useful > most:
            best, most = option, useful
    return best
