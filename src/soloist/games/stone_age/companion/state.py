"""What hunger looks at: tribes, field, tools, buildings given up, the limit and the deck; no food, no goods, no dice of yours."""

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
    """The clock of hunger and fatigue beside a real Stone Age."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting: Final = setting
        self.round = 0
        self.survived = 0
        self.fatigue = setting.fatigue
        self.deck = CARDS - len(setting.spaces)
        self.figures = [setting.figures] * TRIBE_COUNT
        self.initiative = [0] * TRIBE_COUNT
        """As rolled here; 0 where nobody asked for it."""
        self.field = setting.field
        self.tools = 0
        """What the tools were worth when a toolmaker asked last; they never fall."""
        self.given = 0
        """Buildings given up, face down beside the player board (SA-S50)."""
        self.built = 0
        """So many were built at least: only where it can matter does anybody ask."""
        self.counted = False
        """Whether the buildings on the player board were counted this round, so that `built` is exact."""
        self.card = EMPTY
        """The type of the card on space 4."""
        self.seen = [0] * len(TYPES)
        """How many cards of each type have lain on space 4; none of them comes back (SA-G17)."""
        self.sand = 0
        """Sand cards that raised the limit."""
        self.extra_cards = 0
        self.bought = 0
        """Cards bought this round that were told of."""

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
        return c

    # --- what is due

    def extra(self, type: int) -> int:
        """What a card of this type on space 4 asks for, as things were told (SA-S47, SA-S48, SA-S49, SA-S50, SA-S51, SA-S52)."""
        buildings = self.tiles() if self.setting.builder_on_board else self.given
        return extra_food(type, max(self.figures), buildings, self.field, self.tools)

    def meal(self) -> Meal:
        """What this round asks for, and what is missing of it if only the field brings food (SA-S45, SA-S46)."""
        eaten = figures_food(self.figures, self.setting.food_per_figure)
        return Meal(eaten, self.extra(self.card), self.field)

    def last(self) -> int:
        """The last round, if nothing shortens the deck any more; 0 where sliding cards leave it open (SA-S61, SA-S57)."""
        if self.setting.slide:
            return 0
        spaces = len(self.setting.spaces)
        return last_round(self.round, self.deck, 0 if self.round else spaces, spaces)

    # --- buildings

    def tiles(self) -> int:
        """Buildings on the player board, as far as anybody told."""
        return max(0, self.setting.components.start_tiles + self.built - self.given)

    def most_tiles(self) -> int:
        """Never more than were in the piles (SA-S12)."""
        if self.counted:
            return self.tiles()
        return max(self.tiles(), self.setting.components.start_tiles + PILES * PILE_HEIGHT - self.given)

    def has_tiles(self, tiles: int) -> None:
        """From now on so many are known to lie on the player board."""
        self.built = tiles + self.given - self.setting.components.start_tiles

    def could_give(self) -> list[int]:
        """How many buildings you may have for what is due: fewest first, and only numbers that come to different things."""
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
        """How many cards of a type may still come to space 4."""
        return sum(card.copies for card in self.setting.components.cards if card.type == type) - self.seen[type]

    def sand_left(self) -> int:
        """How many sand cards nobody has bought and hunger has not had."""
        return sum(self.cards_left(type) for type in range(len(TYPES)) if type != GREEN) - self.sand

    def extra_cards_left(self) -> int:
        """How many writing cards that take another along are still to come (SA-G08)."""
        cards = self.setting.components.cards
        return sum(card.copies for card in cards if isinstance(card.gain, AnotherCard)) - self.extra_cards

    # --- setting right

    def most_figures(self) -> int:
        """A tribe grows until its reserve is empty (SA-S15)."""
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
            # Whoever gave up more has fewer left; whoever gave up less may never have had them.
            tiles, self.given = self.tiles(), value
            self.has_tiles(tiles if self.counted else min(tiles, self.tiles()))
        elif spot == "buildings":
            self.has_tiles(value)
        elif spot == "round":
            self.survived += value - self.round
            self.round = value
        else:
            self.figures[TRIBES.index(spot)] = value
