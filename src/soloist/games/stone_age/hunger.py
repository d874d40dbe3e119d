"""Hunger and fatigue: what is due, what is lost, and how many rounds the deck lasts.

Hunger is the opponent of this game. All functions take plain numbers instead of the state, so that the companion for the real
board can use them too. It knows the sizes of the tribes, the field, the tools, the tiles and the card on space 4.
"""

from typing import Final

from soloist.games.stone_age.components import BUILDER, FARMER, GREEN, SHAMAN

GREEN_HUNGER: Final = 4  # SA-S48
TILE_FATIGUE: Final = 3  # SA-S56

EXTRA_FOOD_RULES: Final = ("SA-S48", "SA-S51", "SA-S52", "SA-S50", "SA-S49")
"""The clause for each type of card on space 4."""


def figures_food(figures: list[int], each: int) -> int:
    """Every figure on the player board eats, including the resting tribe and figures added this round (SA-S46, SA-S64,
    SA-G16)."""
    return each * sum(figures)


def extra_food(type: int, largest: int, buildings: int, field: int, tools: int) -> int:
    """Food for the card on space 4; only its type counts (SA-S47)."""
    if type == GREEN:
        return GREEN_HUNGER  # SA-S48
    if type == SHAMAN:
        return largest  # SA-S49
    if type == BUILDER:
        return buildings  # SA-S50
    if type == FARMER:
        return field  # SA-S51
    return tools  # SA-S52


class Meal:
    """Food due for figures and card, how much of it is paid in food, and how much is missing (SA-S53)."""

    def __init__(self, figures: int, extra: int, food: int) -> None:
        self.figures: Final = figures
        self.extra: Final = extra
        self.due: Final = figures + extra
        self.paid: Final = min(food, figures + extra)
        self.missing: Final = figures + extra - min(food, figures + extra)


class TileLoss:
    """How many tiles are given up, how many are lacking, and the fatigue that costs."""

    def __init__(self, given: int, lacking: int, fatigue: int) -> None:
        self.given: Final = given
        self.lacking: Final = lacking
        self.fatigue: Final = fatigue


def tile_loss(due: int, built: int, penalty: str) -> TileLoss:
    """Give up the tiles due. Lacking tiles cost fatigue: once, for each, or instead of giving any (SA-S55, SA-S56, SA-S63)."""
    lacking = max(0, due - built)
    if not lacking:
        return TileLoss(due, 0, 0)
    given = 0 if penalty == "all_or_nothing" else built
    return TileLoss(given, lacking, TILE_FATIGUE * lacking if penalty == "per_tile" else TILE_FATIGUE)


def limit_after(fatigue: int, loss: int) -> int:
    """The fatigue limit after a loss; its track ends at 0 (SA-S19, SA-S54)."""
    return max(0, fatigue - loss)


def last_round(round: int, deck: int, dealt: int, spaces: int) -> int:
    """The last round the deck lasts for, when `dealt` cards of the next round are already on the board (SA-S61)."""
    return round + (deck + dealt) // spaces
