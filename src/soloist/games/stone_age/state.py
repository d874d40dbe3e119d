"""The position: tribes, stores, board, cards, piles, and the numbers of the level."""

from typing import Final

from soloist.engine.kernel.machine import UNDEALT, State
from soloist.games.stone_age.components import FOOD, GOODS, PLACE_COUNT, Card, Components, Tile

EMPTY: Final = -1
"""Sentinel: no card on the space, no tile on the pile."""

LAST_FIELD: Final = 10
BEST_TOOL: Final = 4
TOOL_SLOTS: Final = 3


class Setting:
    """What a deal fixes for the whole game: numbers of the level, rulings, components."""

    def __init__(
        self,
        *,
        components: Components,
        food: int,
        fatigue: int,
        figures: int,
        food_per_figure: int,
        tiles_due: int,
        spaces: list[int],
        field: int,
        slide: bool,
        builder_on_board: bool,
        penalty: str,
        extra_card_bonus: bool,
    ) -> None:
        self.components: Final = components
        self.food: Final = food
        self.fatigue: Final = fatigue
        self.figures: Final = figures
        self.food_per_figure: Final = food_per_figure
        self.tiles_due: Final = tiles_due
        self.spaces: Final = spaces
        self.field: Final = field
        self.slide: Final = slide
        self.builder_on_board: Final = builder_on_board
        self.penalty: Final = penalty
        self.extra_card_bonus: Final = extra_card_bonus


class StoneAge(State):
    """Everything on the table that the player can see or count."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Final = setting
        self.round = 0
        self.survived = 0
        # tribes
        self.figures: list[int] = UNDEALT
        self.reserve: list[int] = UNDEALT
        self.at: list[int] = UNDEALT
        """Figures of each tribe at each place, tribe after tribe in one list; read it with `figures_at` and `places_of`."""
        self.crowd: list[int] = UNDEALT
        """Figures of all tribes at each place."""
        self.initiative: list[int] = UNDEALT
        self.placed: list[bool] = UNDEALT
        self.acted: list[bool] = UNDEALT
        # stores
        self.food = 0
        self.stock: list[int] = UNDEALT
        self.field = 0
        self.tools: list[int] = UNDEALT
        self.used: list[bool] = UNDEALT
        self.one_use: list[int] = []
        """Values of the one-use tool cards held, highest first (SA-G11)."""
        self.two_resources = 0
        """Two-resources cards held (SA-G10)."""
        self.built = 0
        self.face_down = 0
        self.fatigue = 0
        # cards and piles
        self.deck: list[int] = UNDEALT
        """How many of each card have not been seen."""
        self.deck_left = 0
        self.cards: list[int] = UNDEALT
        """The card on space 1, 2 and 4."""
        self.discarded = 0
        self.unseen_tiles: list[int] = UNDEALT
        """How many of each tile have not been seen, in the piles or in the box (SA-S13)."""
        self.unseen_tiles_left = 0
        self.tops: list[int] = UNDEALT
        self.heights: list[int] = UNDEALT
        """Tiles in each pile, the face-up one included."""

    def copy(self) -> "StoneAge":
        c = StoneAge(self.setting)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.round = self.round
        c.survived = self.survived
        c.figures = self.figures.copy()
        c.reserve = self.reserve.copy()
        c.at = self.at.copy()
        c.crowd = self.crowd.copy()
        c.initiative = self.initiative.copy()
        c.placed = self.placed.copy()
        c.acted = self.acted.copy()
        c.food = self.food
        c.stock = self.stock.copy()
        c.field = self.field
        c.tools = self.tools.copy()
        c.used = self.used.copy()
        c.one_use = self.one_use.copy()
        c.two_resources = self.two_resources
        c.built = self.built
        c.face_down = self.face_down
        c.fatigue = self.fatigue
        c.deck = self.deck.copy()
        c.deck_left = self.deck_left
        c.cards = self.cards.copy()
        c.discarded = self.discarded
        c.unseen_tiles = self.unseen_tiles.copy()
        c.unseen_tiles_left = self.unseen_tiles_left
        c.tops = self.tops.copy()
        c.heights = self.heights.copy()
        return c

    def card(self, space: int) -> Card:
        return self.setting.components.cards[self.cards[space]]

    def tile(self, pile: int) -> Tile:
        return self.setting.components.tiles[self.tops[pile]]

    def figures_at(self, tribe: int, place: int) -> int:
        return self.at[PLACE_COUNT * tribe + place]

    def places_of(self, tribe: int) -> list[int]:
        """Where the tribe has figures, in board order."""
        at, first = self.at, PLACE_COUNT * tribe
        return [place for place in range(PLACE_COUNT) if at[first + place]]

    def figures_out(self, tribe: int) -> int:
        """How many figures of the tribe are on the board."""
        return sum(self.at[PLACE_COUNT * tribe : PLACE_COUNT * (tribe + 1)])

    def put(self, tribe: int, place: int, figures: int) -> None:
        self.at[PLACE_COUNT * tribe + place] += figures
        self.crowd[place] += figures

    def take_back(self, tribe: int, place: int) -> int:
        """Return the tribe's figures from the place to the player board; returns their number."""
        where = PLACE_COUNT * tribe + place
        figures = self.at[where]
        self.at[where] = 0
        self.crowd[place] -= figures
        return figures

    def gain(self, good: int, amount: int) -> None:
        """Add a resource (0 to 3) or food; the change belongs to the event told last. The supply never runs out (SA-G06)."""
        if good == FOOD:
            self.food += amount
        else:
            self.stock[good] += amount
        if self.story is not None and amount:
            self.touch(GOODS[good], amount)

    def pay(self, good: int, amount: int) -> None:
        """Return goods to the supply; the change belongs to the event told last."""
        self.gain(good, -amount)

    def has_best_field(self) -> bool:
        """Whether the agriculture track is at its end (SA-G13)."""
        return self.field == LAST_FIELD

    def has_best_tools(self) -> bool:
        """Whether all tools are at 4, their maximum (SA-G13)."""
        return sum(self.tools) == TOOL_SLOTS * BEST_TOOL

    def gain_field(self) -> None:
        """Advance one space on the agriculture track, up to 10; the change belongs to the event told last."""
        if self.field < LAST_FIELD:
            self.field += 1
            self.touch("field-track", 1)

    def gain_tool(self) -> None:
        """Raise a tool of the lowest value by 1, a ready one if possible; the change belongs to the event told last (SA-G22)."""
        tools, used = self.tools, self.used
        best = -1
        for slot in range(TOOL_SLOTS):
            if best < 0 or tools[slot] < tools[best] or (tools[slot] == tools[best] and used[best] and not used[slot]):
                best = slot
        if tools[best] < BEST_TOOL:
            tools[best] += 1
            self.touch("tools", 1)

    def ready_slot(self, value: int) -> int:
        """A tool tile of this value that can still be used; -1 if there is none."""
        for slot in range(TOOL_SLOTS):
            if self.tools[slot] == value and not self.used[slot]:
                return slot
        return -1

    def has_ready_tools(self) -> bool:
        if self.one_use:
            return True
        for slot in range(TOOL_SLOTS):
            if self.tools[slot] and not self.used[slot]:
                return True
        return False
