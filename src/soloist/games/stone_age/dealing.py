"""Turning up cards and tiles. The state only knows how many of each are unseen; fate decides which one comes next."""

from typing import Final

from soloist.engine.kernel.fate import Fate
from soloist.engine.kernel.machine import Chance
from soloist.engine.kernel.odds import Odds
from soloist.engine.kernel.phrase import Phrase
from soloist.games.stone_age.components import BUILDING_1, PILE_HEIGHT, PILES, PLACES, SPACE_4, SPACES, Components
from soloist.games.stone_age.names import card_effect, card_name, card_text, tile_cost, tile_option
from soloist.games.stone_age.state import EMPTY, StoneAge

CARD_SPOTS: Final = ("card-1", "card-2", "card-4")
"""The spots of the cards in the scene."""
PILE_SOURCES: Final = ("tiles-1", "tiles-2")


def draw_card(s: StoneAge, card: int) -> None:
    """Take the card from the unseen ones; the change belongs to the event told last."""
    s.deck[card] -= 1
    s.deck_left -= 1
    s.touch("deck", -1)


class FromDeck(Chance[StoneAge]):
    """Draw the next card of the deck, from all unseen cards."""

    def token(self, s: StoneAge, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        card = s.setting.components.cards[option]
        return Phrase("option-card-turned", name=card_name(card), effect=card_effect(card))

    def source(self, s: StoneAge) -> str:
        return "deck"

    def odds(self, s: StoneAge) -> Odds:
        return Odds(s.setting.components.card_numbers, s.deck, s.deck_left)


class TurnUpCard(FromDeck):
    """A new card, face up on space 1 or 2 (SA-S58)."""

    rule = "SA-S58"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-card-turned", space=SPACES[self.space])

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.cards[self.space] = outcome
        if s.story is not None:
            card = s.setting.components.cards[outcome]
            s.tell(self.rule, "told-card", space=int(SPACES[self.space]), card=card_text(card))
            s.touch(CARD_SPOTS[self.space])
        draw_card(s, outcome)


class TurnUpHungerCard(TurnUpCard):
    """A new card on the 4-space, which raises the food due (SA-S59)."""

    rule = "SA-S59"


class FirstCard(TurnUpCard):
    """At set-up, a card on space 1 or 2 (SA-S05)."""

    rule = "SA-S05"


class FirstHungerCard(TurnUpCard):
    """At set-up, a card on the 4-space (SA-S06)."""

    rule = "SA-S06"


def first_card(space: int) -> TurnUpCard:
    return FirstHungerCard(space) if space == SPACE_4 else FirstCard(space)


def new_card(space: int) -> TurnUpCard:
    return TurnUpHungerCard(space) if space == SPACE_4 else TurnUpCard(space)


class TurnUpTile(Chance[StoneAge]):
    """Turn up the next tile of a building pile as soon as the tile above it is built (SA-S36)."""

    rule = "SA-S36"

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-tile-turned", pile=self.pile + 1)

    def token(self, s: StoneAge, option: int) -> str:
        return s.setting.components.tiles[option].id

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return tile_option(s.setting.components.tiles[option])

    def source(self, s: StoneAge) -> str:
        return PILE_SOURCES[self.pile]

    def draw(self, s: StoneAge, fate: Fate, nth: int) -> int:
        """Let fate deal both piles whole, so that building from one does not change what the other turns up.

        If these piles contradict the tiles seen so far, this fate did not deal them; then draw from all unseen tiles.
        """
        piles = deal_piles(s.setting.components, fate)
        if not _were_dealt(s, piles):
            return super().draw(s, fate, nth)
        return piles[self.pile][PILE_HEIGHT - s.heights[self.pile]]

    def odds(self, s: StoneAge) -> Odds:
        return Odds(s.setting.components.tile_numbers, s.unseen_tiles, s.unseen_tiles_left)

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.unseen_tiles[outcome] -= 1
        s.unseen_tiles_left -= 1
        s.tops[self.pile] = outcome
        if s.story is not None:
            s.tell(self.rule, "told-tile", pile=self.pile + 1, cost=tile_cost(s.setting.components.tiles[outcome]))
            s.touch(PLACES[BUILDING_1 + self.pile])


def deal_piles(components: Components, fate: Fate) -> list[list[int]]:
    """Deal the two piles of 7, the first before the second, each from its own source (SA-S12)."""
    unseen = [tile.copies for tile in components.tiles]
    left = sum(unseen)
    piles: list[list[int]] = []
    for source in PILE_SOURCES:
        pile: list[int] = []
        for nth in range(PILE_HEIGHT):
            tile = fate.draw(source, nth, Odds(components.tile_numbers, unseen, left))
            unseen[tile] -= 1
            left -= 1
            pile.append(tile)
        piles.append(pile)
    return piles


def _were_dealt(s: StoneAge, piles: list[list[int]]) -> bool:
    """Whether the tiles turned up so far are the ones on top of these piles."""
    unseen = [tile.copies for tile in s.setting.components.tiles]
    for pile in range(PILES):
        turned = PILE_HEIGHT - s.heights[pile] + (0 if s.tops[pile] == EMPTY else 1)
        for tile in piles[pile][:turned]:
            unseen[tile] -= 1
    return unseen == s.unseen_tiles


class FirstTile(TurnUpTile):
    """The top tile of a pile at set-up (SA-S12)."""

    rule = "SA-S12"


def take_tile(s: StoneAge, pile: int) -> None:
    """Move the top tile to the player board and turn up the next one; the change belongs to the event told last (SA-S36,
    SA-G07)."""
    s.tops[pile] = EMPTY
    s.heights[pile] -= 1
    s.built += 1
    s.touch("buildings", 1)
    if s.heights[pile]:
        s.then(TurnUpTile(pile))
