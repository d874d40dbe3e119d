"""Turning up cards and tiles. The state holds only what is unseen; fate tells what is turned."""

from typing import Final

from soloist.engine.machine import Chance
from soloist.engine.odds import Odds
from soloist.engine.phrase import Phrase
from soloist.games.stone_age.names import card_text, tile_cost, tile_option
from soloist.games.stone_age.state import EMPTY, StoneAge

SPACE_NAMES: Final = ("1", "2", "4")


def draw_card(s: StoneAge, card: int) -> None:
    s.deck[card] -= 1
    s.deck_left -= 1


class FromDeck(Chance[StoneAge]):
    """The next card of the deck, which holds only what is unseen."""

    def token(self, s: StoneAge, option: int) -> str:
        return s.setting.components.cards[option].id

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return card_text(s.setting.components.cards[option])

    def source(self, s: StoneAge) -> str:
        return "deck"

    def odds(self, s: StoneAge) -> Odds:
        return Odds(s.setting.components.card_numbers, s.deck, s.deck_left)


class TurnUpCard(FromDeck):
    """A card from the deck, face up on a space (SA-S05, SA-S06, SA-S58, SA-S59)."""

    rule = "SA-S58"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-card-turned", space=SPACE_NAMES[self.space])

    def settle(self, s: StoneAge, outcome: int) -> None:
        draw_card(s, outcome)
        s.cards[self.space] = outcome
        if s.story is not None:
            card = s.setting.components.cards[outcome]
            s.tell(self.rule, "told-card", space=SPACE_NAMES[self.space], card=card_text(card))


class TurnUpTile(Chance[StoneAge]):
    """The next tile of a building pile, face up (SA-S12, SA-S36)."""

    rule = "SA-S12"

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def question(self, s: StoneAge) -> Phrase:
        return Phrase("ask-tile-turned", pile=self.pile + 1)

    def token(self, s: StoneAge, option: int) -> str:
        return s.setting.components.tiles[option].id

    def phrase(self, s: StoneAge, option: int) -> Phrase:
        return tile_option(s.setting.components.tiles[option])

    def source(self, s: StoneAge) -> str:
        return "tiles"

    def odds(self, s: StoneAge) -> Odds:
        return Odds(s.setting.components.tile_numbers, s.unseen_tiles, s.unseen_tiles_left)

    def settle(self, s: StoneAge, outcome: int) -> None:
        s.unseen_tiles[outcome] -= 1
        s.unseen_tiles_left -= 1
        s.tops[self.pile] = outcome
        if s.story is not None:
            s.tell(self.rule, "told-tile", pile=self.pile + 1, cost=tile_cost(s.setting.components.tiles[outcome]))


def take_tile(s: StoneAge, pile: int) -> None:
    """The top tile goes to the player board and the next is turned up at once (SA-S36, SA-G07)."""
    s.tops[pile] = EMPTY
    s.heights[pile] -= 1
    s.built += 1
    if s.heights[pile]:
        s.then(TurnUpTile(pile))
