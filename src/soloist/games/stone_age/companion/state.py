"""The values that hunger depends on: tribes, field, tools, buildings given up, the limit and the deck. Your food, resources and
dice are not part of it."""

from typing import Final

from soloist.engine.companion import Beside, Dial
from soloist.games.stone_age.components import (
    CARDS,
    GREEN,
    PILE_HEIGHT,
    PILES,
    TRIBE_COUNT,
    TRIBES,
    TYPES,
)  # fmt: skip
from soloist.games.stone_age.effects import AnotherCard
from soloist.games.stone_age.hunger import Meal, TileLoss, extra_food, figures_food, last_round, tile_loss
from soloist.games.stone_age.setup import RESERVE
from soloist.games.stone_age.state import BEST_TOOL, EMPTY, LAST_FIELD, TOOL_SLOTS, Setting

BEST_TOOLS: Final = TOOL_SLOTS * BEST_TOOL  # SA-G13
MOST_FATIGUE: Final = 40  # SA-G18


class Hunger(Beside):
    """The state of the companion."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Final = setting
        self.round = 0
        self.survived = 0
        self.fatigue = setting.fatigue
        self.deck = CARDS - len(setting.spaces)
        self.figures = [setting.figures] * TRIBE_COUNT
        self.initiative = [0] * TRIBE_COUNT
        """Initiative rolled here; 0 where it was not asked for."""
        self.field = setting.field
        self.tools = 0
        """The total value of the tools when a toolmaker last asked for it; it never falls."""
        self.given = 0
        """Number of buildings given up; they are face down beside the player board (SA-S50)."""
        self.built = 0
        """The least number of buildings built. The exact number is asked for only where it matters."""
        self.counted = False
        """Whether the buildings on the player board were counted this round; then `built` is exact."""
        self.card = EMPTY
        """The type of the card on space 4, or EMPTY."""
        self.seen = [0] * len(TYPES)
        """How many cards of each type have been on space 4; they never return (SA-G17)."""
        self.sand = 0
        """Number of bought sand cards; each raised the limit."""
        self.extra_cards = 0
        self.bought = 0
        """Number of cards reported as bought this round."""
        self.grown = False
        """Whether a new figure was reported this round."""

    def copy(self) -> "Hunger":
        c = Hunger(self.setting)
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.own_cards = self.own_cards
        c.round = self.round
        c.survived = self.survived
        c.fatigue = self.fatigue
        c.deck = self.deck
        c.figures = self.figures.copy()
        c.initiative = self.initiative.copy()
        c.field = self.field
        c.tools = self.tools
        c.given = self.given
        c.built = self.built
        c.counted = self.counted
        c.card = self.card
        c.seen = self.seen.copy()
        c.sand = self.sand
        c.extra_cards = self.extra_cards
        c.bought = self.bought
        c.grown = self.grown
        return c

    # --- what is due

    def extra(self, type: int) -> int:
        """Food for a card of this type on space 4, from the values known (SA-S47, SA-S48, SA-S49, SA-S50, SA-S51, SA-S52)."""
        buildings = self.tiles() if self.setting.builder_on_board else self.given
        return extra_food(type, max(self.figures), buildings, self.field, self.tools)

    def meal(self) -> Meal:
        """The food due this round, and what is missing if only the field gives food (SA-S45, SA-S46)."""
        eaten = figures_food(self.figures, self.setting.food_per_figure)
        return Meal(eaten, self.extra(self.card), self.field)

    def last(self) -> int:
        """The last round, if the deck is not shortened further; 0 where cards slide and the end is open (SA-S61, SA-S57)."""
        if self.setting.slide:
            return 0
        spaces = len(self.setting.spaces)
        return last_round(self.round, self.deck, 0 if self.round else spaces, spaces)

    # --- buildings

    def tiles(self) -> int:
        """Buildings on the player board, as far as they are known."""
        return max(0, self.setting.components.start_tiles + self.built - self.given)

    def most_tiles(self) -> int:
        """The most buildings that can be on the player board; the piles limit it (SA-S12)."""
        if self.counted:
            return self.tiles()
        return max(self.tiles(), self.setting.components.start_tiles + PILES * PILE_HEIGHT - self.given)

    def has_tiles(self, tiles: int) -> None:
        """Set the number of buildings on the player board."""
        self.built = tiles + self.given - self.setting.components.start_tiles

    def could_give(self) -> list[int]:
        """How many buildings you may have for what is due, fewest first. Numbers with the same result appear once."""
        due, penalty = self.setting.tiles_due, self.setting.penalty
        found: list[int] = []
        losses: list[tuple[int, int]] = []
        for tiles in range(min(self.tiles(), due), min(self.most_tiles(), due) + 1):
            loss = tile_loss(due, tiles, penalty)
            if (loss.given, loss.fatigue) not in losses:
                found.append(tiles)
                losses.append((loss.given, loss.fatigue))
        return found

    def tile_loss(self, tiles: int) -> TileLoss:
        return tile_loss(self.setting.tiles_due, tiles, self.setting.penalty)

    # --- cards

    def for_sale(self) -> int:
        """How many cards can be bought in a round: all but the one on space 4 (SA-S07, SA-S65)."""
        return len(self.setting.spaces) - 1

    def cards_left(self, type: int) -> int:
        """How many cards of a type can still come to space 4."""
        return sum(card.copies for card in self.setting.components.cards if card.type == type) - self.seen[type]

    def sand_left(self) -> int:
        """How many sand cards were neither bought nor on space 4."""
        return sum(self.cards_left(type) for type in range(len(TYPES)) if type != GREEN) - self.sand

    def extra_cards_left(self) -> int:
        """How many cards with the gain "another card" are left (SA-G08)."""
        cards = self.setting.components.cards
        return sum(card.copies for card in cards if isinstance(card.gain, AnotherCard)) - self.extra_cards

    # --- corrections by the player

    def most_figures(self) -> int:
        """The most figures a tribe can have: those at the start and its whole reserve (SA-S15)."""
        return self.setting.figures + RESERVE

    def dials(self) -> list[Dial]:
        found = [Dial("limit", self.fatigue, 1, MOST_FATIGUE), Dial("deck", self.deck, 0, CARDS - len(self.setting.spaces))]
        for tribe, name in enumerate(TRIBES):
            found.append(Dial(name, self.figures[tribe], self.setting.figures, self.most_figures()))
        found.append(Dial("field", self.field, 0, LAST_FIELD))
        found.append(Dial("tools", self.tools, 0, BEST_TOOLS))
        found.append(Dial("given", self.given, 0, self.setting.components.start_tiles + PILES * PILE_HEIGHT))
        if self.counted:
            most = self.setting.components.start_tiles + PILES * PILE_HEIGHT - self.given
            found.append(Dial("buildings", self.tiles(), 0, max(self.tiles(), most)))
        if self.round:
            found.append(Dial("round", self.round, 1, CARDS))
        return found

    def set_right(self, spot: str, value: int) -> None:
        if spot == "limit":
            self.fatigue = value
        elif spot == "deck":
            self.deck = value
        elif spot == "field":
            self.field = value
        elif spot == "tools":
            self.tools = value
        elif spot == "given":
            # If more were given up, fewer are left. If fewer were given up, the others may never have been built, so keep the
            # lower number.
            tiles, self.given = self.tiles(), value
            self.has_tiles(tiles if self.counted else min(tiles, self.tiles()))
        elif spot == "buildings":
            self.has_tiles(value)
        elif spot == "round":
            self.survived += value - self.round
            self.round = value
        else:
            self.figures[TRIBES.index(spot)] = value
