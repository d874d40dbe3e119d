"""Set-up: the numbers of the four levels, and the initial state."""

from collections.abc import Mapping
from typing import Final

from soloist.engine.kernel.machine import Act
from soloist.engine.kernel.story import RULES
from soloist.games.stone_age.components import (
    PILE_HEIGHT,
    PILES,
    PLACE_COUNT,
    RESOURCE_COUNT,
    SPACE_1,
    SPACE_2,
    SPACE_4,
    TRIBE_COUNT,
    Components,
)  # fmt: skip
from soloist.games.stone_age.dealing import FirstTile, first_card
from soloist.games.stone_age.round import Round
from soloist.games.stone_age.state import EMPTY, TOOL_SLOTS, Setting, StoneAge

RESERVE: Final = 5  # SA-S15


class LevelNumbers:
    """The numbers of one level, as listed on the sheet; no level builds on another (SA-S62)."""

    def __init__(self, *, food: int, fatigue: int, figures: int, food_per_figure: int, tiles_due: int, spaces: list[int]) -> None:
        self.food: Final = food
        self.fatigue: Final = fatigue
        self.figures: Final = figures
        self.food_per_figure: Final = food_per_figure
        self.tiles_due: Final = tiles_due
        self.spaces: Final = spaces


ALL_SPACES: Final = [SPACE_1, SPACE_2, SPACE_4]
WINTER_SPACES: Final = [SPACE_2, SPACE_4]

LEVELS: Final = {
    # SA-S62, SA-S63, SA-S64 and SA-S65, in this order.
    "basic": LevelNumbers(food=20, fatigue=15, figures=2, food_per_figure=1, tiles_due=1, spaces=ALL_SPACES),
    "cool-night": LevelNumbers(food=20, fatigue=20, figures=2, food_per_figure=1, tiles_due=2, spaces=ALL_SPACES),
    "large-tribe": LevelNumbers(food=75, fatigue=10, figures=3, food_per_figure=2, tiles_due=1, spaces=ALL_SPACES),
    "eternal-winter": LevelNumbers(food=20, fatigue=10, figures=2, food_per_figure=1, tiles_due=1, spaces=WINTER_SPACES),
}


def setting(level: str, rulings: Mapping[str, str], components: Components) -> Setting:
    numbers = LEVELS[level]
    return Setting(
        components=components,
        food=numbers.food,
        fatigue=numbers.fatigue,
        figures=numbers.figures,
        food_per_figure=numbers.food_per_figure,
        tiles_due=numbers.tiles_due,
        spaces=numbers.spaces,
        field=int(rulings["agriculture_start"]),
        slide=rulings["card_refresh"] == "slide",
        builder_on_board=rulings["builder_counts"] == "on_board",
        penalty=rulings["level2_penalty"],
        extra_card_bonus=rulings["extra_card"] == "background_bonus",
    )


def lay_out(setting: Setting) -> StoneAge:
    """Set up everything that is not random; the first step turns up cards and tiles."""
    s = StoneAge(setting)
    s.figures = [setting.figures] * TRIBE_COUNT  # SA-S09
    s.reserve = [RESERVE] * TRIBE_COUNT  # SA-S15; the other figures stay in the box (SA-S16)
    s.at = [0] * (PLACE_COUNT * TRIBE_COUNT)
    s.crowd = [0] * PLACE_COUNT
    s.initiative = [0] * TRIBE_COUNT  # SA-S14, SA-S17
    s.placed = [False] * TRIBE_COUNT
    s.acted = [False] * TRIBE_COUNT
    s.food = setting.food  # SA-S10
    s.stock = [0] * RESOURCE_COUNT
    s.field = setting.field  # SA-S20
    s.tools = [0] * TOOL_SLOTS
    s.used = [False] * TOOL_SLOTS
    s.built = setting.components.start_tiles  # SA-S11
    s.fatigue = setting.fatigue  # SA-S18
    s.deck = [card.copies for card in setting.components.cards]
    s.deck_left = sum(s.deck)
    s.cards = [EMPTY, EMPTY, EMPTY]
    s.unseen_tiles = [tile.copies for tile in setting.components.tiles]
    s.unseen_tiles_left = sum(s.unseen_tiles)
    s.tops = [EMPTY] * PILES
    s.heights = [PILE_HEIGHT] * PILES  # SA-S13: the other 11 stay unseen in the box
    s.then(SetUp(), Round())
    return s


class SetUp(Act[StoneAge]):
    """Turn up cards on the spaces of the level, in the order 1, 2, 4, and the top tiles of both piles (SA-S05, SA-S06,
    SA-S12)."""

    rule = "SA-S05"

    def run(self, s: StoneAge) -> None:
        s.headline("setup", self.rule, "told-setup", by=RULES, food=s.food, fatigue=s.fatigue)
        for pile in range(PILES - 1, -1, -1):
            s.then(FirstTile(pile))
        for space in reversed(s.setting.spaces):
            s.then(first_card(space))
