"""Set-up: the four levels, and everything on its place (SA-S05 to SA-S21, SA-S62 to SA-S65)."""

from collections.abc import Mapping
from typing import Final

from soloist.engine.machine import Act
from soloist.games.stone_age.dealing import TurnUpCard, TurnUpTile
from soloist.games.stone_age.edition import Components
from soloist.games.stone_age.round import Round
from soloist.games.stone_age.state import EMPTY, SPACE_1, SPACE_2, SPACE_4, TRIBES, Setting, StoneAge

RESERVE: Final = 5  # SA-S15
PILES: Final = 2  # SA-S12
PILE_HEIGHT: Final = 7


class LevelNumbers:
    """One level line of the sheet; the lines are complete, none builds on another."""

    def __init__(self, food: int, fatigue: int, figures: int, food_per_figure: int, tiles_due: int, spaces: list[int]) -> None:
        self.food: Final = food
        self.fatigue: Final = fatigue
        self.figures: Final = figures
        self.food_per_figure: Final = food_per_figure
        self.tiles_due: Final = tiles_due
        self.spaces: Final = spaces


LEVELS: Final = {
    "basic": LevelNumbers(20, 15, 2, 1, 1, [SPACE_1, SPACE_2, SPACE_4]),  # SA-S62
    "cool-night": LevelNumbers(20, 20, 2, 1, 2, [SPACE_1, SPACE_2, SPACE_4]),  # SA-S63
    "large-tribe": LevelNumbers(75, 10, 3, 2, 1, [SPACE_1, SPACE_2, SPACE_4]),  # SA-S64
    "eternal-winter": LevelNumbers(20, 10, 2, 1, 1, [SPACE_2, SPACE_4]),  # SA-S65
}


def setting(level: str, rulings: Mapping[str, str], components: Components) -> Setting:
    numbers = LEVELS[level]
    return Setting(
        components,
        numbers.food,
        numbers.fatigue,
        numbers.figures,
        numbers.food_per_figure,
        numbers.tiles_due,
        numbers.spaces,
        int(rulings["agriculture_start"]),
        rulings["card_refresh"] == "slide",
        rulings["builder_counts"] == "on_board",
        rulings["level2_penalty"],
        rulings["extra_card"] == "background_bonus",
    )


def lay_out(setting: Setting) -> StoneAge:
    """Everything that needs no luck; the first step turns up cards and tiles."""
    s = StoneAge(setting)
    tribes = len(TRIBES)
    s.figures = [setting.figures] * tribes  # SA-S09
    s.reserve = [RESERVE] * tribes  # SA-S15
    s.at = [0] * (12 * tribes)
    s.crowd = [0] * 12
    s.initiative = [0] * tribes  # SA-S14, SA-S17
    s.placed = [False] * tribes
    s.acted = [False] * tribes
    s.food = setting.food  # SA-S10
    s.stock = [0, 0, 0, 0]
    s.field = setting.field  # SA-S20
    s.tools = [0, 0, 0]
    s.used = [False, False, False]
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
    """Cards on the spaces of the level, in the order 1, 2, 4, and the top tiles of both piles (SA-S05, SA-S06, SA-S12)."""

    rule = "SA-S05"

    def run(self, s: StoneAge) -> None:
        s.headline("setup", self.rule, "told-setup", food=s.food, fatigue=s.fatigue)
        for pile in range(PILES - 1, -1, -1):
            s.then(TurnUpTile(pile))
        for space in reversed(s.setting.spaces):
            s.then(TurnUpCard(space))
