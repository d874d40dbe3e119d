"""Decides where the order of tribes and places can matter. Where it cannot, the player is not asked (SA-S32, SA-S33, SA-S35).

The order can only change what you own and know at a purchase, and which tools you have and what you know at a roll. So:

- Tool maker, field and hut cost nothing and reveal nothing, and a tool is useful before the next roll (SA-G22): they come
  first.
- Goods are useful before a purchase: rolls come before purchases. A purchase before a roll can matter only if it can be paid
  now and may give a tool or, while a tool is ready, reveal something: by dice, or by the next tile of the pile.
- Without a tool there is nothing to decide at a roll: rolls come in board order.
"""

from soloist.games.stone_age.components import BUILDING_1, CARD_1, HUNT, HUT, PLACE_COUNT, RIVER, TOOL_MAKER, TRIBE_COUNT
from soloist.games.stone_age.state import EMPTY, TOOL_SLOTS, StoneAge


def is_roll(place: int) -> bool:
    return place <= RIVER or place == HUNT


def is_card(place: int) -> bool:
    return CARD_1 <= place < BUILDING_1


def next_places(s: StoneAge, tribe: int) -> list[int]:
    """The places of the tribe that may be resolved next; more than one only if the choice can matter."""
    places = s.places_of(tribe)
    rolls = [place for place in places if is_roll(place)]
    trades = [place for place in places if place > HUT and place != HUNT]
    if len(places) > len(rolls) + len(trades):
        return [place for place in places if TOOL_MAKER <= place <= HUT][:1]
    if not rolls:
        return trades if s.two_resources or sum(s.stock) else trades[:1]
    for place in trades:
        if _serves_rolls(s, place):
            return places
    if s.has_ready_tools() or (len(rolls) > 1 and brings_tools(s, tribe)):
        return rolls
    return rolls[:1]


def _serves_rolls(s: StoneAge, place: int) -> bool:
    """Whether a purchase can be paid now and can affect a later roll."""
    if is_card(place):
        gain = s.card(place - CARD_1).gain
        return gain.early and gain.possible(s) and lacking_for_card(s, place - CARD_1) <= 2 * s.two_resources
    pile = place - BUILDING_1
    return s.has_ready_tools() and s.heights[pile] > 1 and lacking_for_tile(s, pile) <= 2 * s.two_resources


def brings_tools(s: StoneAge, tribe: int) -> bool:
    """Whether the tribe is at a place that may give a tool, or another reason to roll later."""
    if s.figures_at(tribe, TOOL_MAKER):
        return True
    for place in (CARD_1, CARD_1 + 1):
        if s.figures_at(tribe, place) and s.cards[place - CARD_1] != EMPTY and s.card(place - CARD_1).gain.early:
            return True
    return False


def next_tribes(s: StoneAge, tied: tuple[int, ...]) -> list[int]:
    """Tribes that may act next, when all of `tied` will act; more than one only if the choice can matter.

    A tribe with nothing to decide goes first, so that the others have and know what it brings. It waits if another tribe may
    bring it a tool.
    """
    for tribe in tied:
        if not _decides(s, tribe) and not (_rolls(s, tribe) and _tools_from_others(s, tribe, tied)):
            return [tribe]
    return unlike(s, tied)


def unlike(s: StoneAge, tied: tuple[int, ...]) -> list[int]:
    """The tribes with different placements. A tribe placed exactly like an earlier one is left out, because the choice is the
    same."""
    found: list[int] = []
    standing: list[list[int]] = []
    for tribe in tied:
        at = s.at[PLACE_COUNT * tribe : PLACE_COUNT * (tribe + 1)]
        if at not in standing:
            standing.append(at)
            found.append(tribe)
    return found


def _decides(s: StoneAge, tribe: int) -> bool:
    """Whether its actions may ask a question: about a purchase or about tools."""
    for place in s.places_of(tribe):
        if place > HUT and place != HUNT:
            return True
        if is_roll(place) and (s.has_ready_tools() or s.figures_at(tribe, TOOL_MAKER)):
            return True
    return False


def _rolls(s: StoneAge, tribe: int) -> bool:
    """Whether it can use tools: at a gathering place, or at a card whose roll takes tools (SA-G03)."""
    for place in s.places_of(tribe):
        if is_roll(place) or (is_card(place) and s.cards[place - CARD_1] != EMPTY and s.card(place - CARD_1).gain.takes_tools):
            return True
    return False


def _tools_from_others(s: StoneAge, tribe: int, tied: tuple[int, ...]) -> bool:
    for other in tied:
        if other != tribe and brings_tools(s, other):
            return True
    return False


def is_last_roll(s: StoneAge) -> bool:
    """Whether no tool can be used again before all are made ready, because no tribe that may still act rolls (SA-G12, SA-S34)."""
    for tribe in range(TRIBE_COUNT):
        if (s.acted[tribe] or _may_act(s, tribe)) and _rolls(s, tribe):
            return False
    return True


def helping(s: StoneAge) -> str:
    """Whether a tool tile is ready, or soon made, that could be used automatically at the last roll of the round (SA-G12)."""
    for slot in range(TOOL_SLOTS):
        if s.tools[slot] and not s.used[slot]:
            return "yes"
    return "yes" if s.crowd[TOOL_MAKER] else "no"


def _may_act(s: StoneAge, tribe: int) -> bool:
    """Whether the tribe has not acted and another tribe may be the one that rests."""
    for other in range(TRIBE_COUNT):
        if other != tribe and not s.acted[other] and s.initiative[other] >= s.initiative[tribe]:
            return not s.acted[tribe]
    return False


# --- resources lacking for a purchase


def lacking_for_card(s: StoneAge, space: int) -> int:
    """How many resources are lacking for the price of the card space (SA-S37)."""
    return max(0, space + 1 - sum(s.stock))


def lacking_for_tile(s: StoneAge, pile: int) -> int:
    """How many resources of the right kinds are lacking for the top tile of a pile (SA-S36)."""
    tile, stock = s.tile(pile), s.stock
    if not tile.kinds:
        lacking = 0
        for kind in range(len(stock)):
            lacking += max(0, tile.cost[kind] - stock[kind])
        return lacking
    most = sorted(stock, reverse=True)[: tile.kinds]
    return max(most.count(0), tile.amount - sum(most))
