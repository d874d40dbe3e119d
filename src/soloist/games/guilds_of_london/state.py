"""The position: the grid of tiles, pawns, cards, the beadle, the plantation and both scores."""

from typing import Final

from soloist.engine.kernel.machine import UNDEALT, State, replaced
from soloist.games.guilds_of_london.boris import Boris
from soloist.games.guilds_of_london.components import GUILDHALL, NONE, PLANTATION, SUPPLY, Components, Tile

LIVERYMEN: Final = 16
HAND_LIMIT: Final = 7


class Setting:
    """What a deal fixes: components, and the rulings that do not belong to Boris."""

    def __init__(
        self,
        *,
        components: Components,
        start_side: int,
        you_win_ties: bool,
        beadle_always_scores: bool,
        promo: bool,
        promo_keeps_effect: bool,
        promo_claims_buildings: bool,
        church_right: bool,
        neutrals_for_cards: bool,
        surplus_to_supply: bool,
        pair_vp: int,
    ) -> None:
        self.components: Final = components
        self.start_side: Final = start_side
        self.you_win_ties: Final = you_win_ties
        self.beadle_always_scores: Final = beadle_always_scores
        self.promo: Final = promo
        self.promo_keeps_effect: Final = promo_keeps_effect
        self.promo_claims_buildings: Final = promo_claims_buildings
        self.church_right: Final = church_right
        self.neutrals_for_cards: Final = neutrals_for_cards
        self.surplus_to_supply: Final = surplus_to_supply
        self.pair_vp: Final = pair_vp


class Guilds(State):
    """Everything the player can see. Of what is hidden, only what it may still be.

    Lists of tiles, masters, tokens and mayoral cards seldom change. Copies share them, so they are replaced, never changed in
    place.
    """

    def __init__(self, setting: Setting, boris: Boris) -> None:
        super().__init__()
        self.setting: Final = setting
        self.round = 0
        self.vp = 0  # GOL-B17
        self.boris = boris
        # the grid, by cell in reading order
        self.tiles: list[int] = UNDEALT
        self.symbols: list[int] = UNDEALT
        """For each unresolved tile, a bit for each of its colours; 0 for resolved tiles and the Guildhall."""
        self.resolved: list[bool] = UNDEALT
        self.masters: list[bool] = UNDEALT
        self.yours: list[int] = UNDEALT
        self.theirs: list[int] = UNDEALT
        self.raised: list[bool] = UNDEALT
        """Whether a neutral raises the threshold of the tile (GOL-S09)."""
        self.tokens: list[int] = UNDEALT
        self.beadle = NONE
        self.beadle_done = False
        """Whether the beadle's tile was resolved normally this round (GOL-S44)."""
        self.unseen_tiles: list[int] = UNDEALT
        self.unseen_tiles_left = 0
        self.unseen_tokens: list[int] = UNDEALT
        self.unseen_tokens_left = 0
        # your liverymen elsewhere, and neutrals; none are ever lost (GOL-B54)
        self.guildhall = 0
        self.supply = 0
        self.plantation = 0
        self.store = 0
        """Neutrals you own and can use."""
        self.scoreboard = 0
        self.lent = 0
        """Neutrals you used on the tile being scored: they count for you, but not for the threshold (GOL-S28)."""
        self.side = 0
        self.plantations_won = 0
        # action cards, counted by index
        self.hand: list[int] = UNDEALT
        self.hand_size = 0
        self.deck: list[int] = UNDEALT
        self.deck_left = 0
        self.discards: list[int] = UNDEALT
        self.discards_left = 0
        self.aside: list[int] = UNDEALT
        """Cards in front of you or Boris until the turn ends, or cards you look at; they are not reshuffled (GOL-B49)."""
        self.aside_left = 0
        # mayoral cards
        self.mayoral: list[int] = []
        self.mayoral_seen: list[int] = []
        self.mayoral_deck: list[int] = UNDEALT
        self.mayoral_deck_left = 0
        self.mayoral_discards: list[int] = UNDEALT
        self.mayoral_discards_left = 0
        # this turn
        self.your_turn = False
        self.played = False
        self.hire_bonus = 0
        self.wild = False
        self.draw_end = 0
        self.no_hand_limit = False
        # the promo card beside the grid (GOL-S53), which is not a tile (GOL-S54), and the box
        self.promo_tokens: list[int] = []
        self.boxed_tokens: list[int] = []

    def copy(self) -> "Guilds":
        c = Guilds(self.setting, self.boris.copy())
        c.agenda = self.agenda.copy()
        c.outcome = self.outcome
        c.by = self.by
        c.round = self.round
        c.vp = self.vp
        c.tiles = self.tiles
        c.symbols = self.symbols
        c.resolved = self.resolved
        c.masters = self.masters
        c.yours = self.yours.copy()
        c.theirs = self.theirs.copy()
        c.raised = self.raised
        c.tokens = self.tokens
        c.beadle = self.beadle
        c.beadle_done = self.beadle_done
        c.unseen_tiles = self.unseen_tiles
        c.unseen_tiles_left = self.unseen_tiles_left
        c.unseen_tokens = self.unseen_tokens
        c.unseen_tokens_left = self.unseen_tokens_left
        c.guildhall = self.guildhall
        c.supply = self.supply
        c.plantation = self.plantation
        c.store = self.store
        c.scoreboard = self.scoreboard
        c.lent = self.lent
        c.side = self.side
        c.plantations_won = self.plantations_won
        c.hand = self.hand.copy()
        c.hand_size = self.hand_size
        c.deck = self.deck.copy()
        c.deck_left = self.deck_left
        c.discards = self.discards.copy()
        c.discards_left = self.discards_left
        c.aside = self.aside.copy()
        c.aside_left = self.aside_left
        c.mayoral = self.mayoral
        c.mayoral_seen = self.mayoral_seen.copy()
        c.mayoral_deck = self.mayoral_deck
        c.mayoral_deck_left = self.mayoral_deck_left
        c.mayoral_discards = self.mayoral_discards
        c.mayoral_discards_left = self.mayoral_discards_left
        c.your_turn = self.your_turn
        c.played = self.played
        c.hire_bonus = self.hire_bonus
        c.wild = self.wild
        c.draw_end = self.draw_end
        c.no_hand_limit = self.no_hand_limit
        c.promo_tokens = self.promo_tokens.copy()
        c.boxed_tokens = self.boxed_tokens
        return c

    # --- tiles

    def tile(self, cell: int) -> Tile:
        return self.setting.components.tiles[self.tiles[cell]]

    def is_open(self, cell: int) -> bool:
        """Whether the cell has an unresolved guild or special building; never true for the Guildhall."""
        return self.symbols[cell] != 0

    def lay(self, cell: int, number: int) -> None:
        self.unseen_tiles = replaced(self.unseen_tiles, number, 0)
        self.tiles = replaced(self.tiles, cell, number)
        self.symbols = replaced(self.symbols, cell, self.setting.components.tiles[number].symbols)

    def threshold(self, cell: int) -> int:
        return self.tile(cell).threshold + (1 if self.raised[cell] else 0)  # GOL-S09

    def pawns(self, cell: int) -> int:
        """The pawns that count towards the threshold: yours, Boris's and the beadle (GOL-S26, GOL-B33), but no neutrals
        (GOL-S10)."""
        return self.yours[cell] + self.theirs[cell] + (1 if self.beadle == cell else 0)

    # --- liverymen

    def men(self, place: int) -> int:
        """How many of your liverymen are on a tile, the Guildhall, the plantation or in the supply."""
        if place == PLANTATION:
            return self.plantation
        if place == SUPPLY:
            return self.supply
        return self.guildhall if place == GUILDHALL else self.yours[place]

    def leave(self, place: int, number: int = 1) -> None:
        """Remove liverymen of yours from a tile, the Guildhall, the plantation or the supply."""
        if place == PLANTATION:
            self.plantation -= number
        elif place == SUPPLY:
            self.supply -= number
        elif place == GUILDHALL:
            self.guildhall -= number
        else:
            self.yours[place] -= number

    # --- cards

    def leave_deck(self, card: int) -> None:
        self.deck[card] -= 1
        self.deck_left -= 1

    def to_hand(self, card: int) -> None:
        self.hand[card] += 1
        self.hand_size += 1

    def leave_hand(self, card: int) -> None:
        self.hand[card] -= 1
        self.hand_size -= 1

    def to_pile(self, card: int) -> None:
        self.discards[card] += 1
        self.discards_left += 1

    def leave_pile(self, card: int) -> None:
        self.discards[card] -= 1
        self.discards_left -= 1

    def discard(self, card: int) -> None:
        """Move a card from the hand to the discard pile."""
        self.leave_hand(card)
        self.to_pile(card)

    def lay_aside(self, card: int) -> None:
        self.aside[card] += 1
        self.aside_left += 1

    def leave_aside(self, card: int) -> None:
        self.aside[card] -= 1
        self.aside_left -= 1

    def clear_aside(self) -> None:
        """Move the cards in front of a player to the discard pile (GOL-B49)."""
        for card in range(len(self.aside)):
            self.discards[card] += self.aside[card]
            self.aside[card] = 0
        self.discards_left += self.aside_left
        self.aside_left = 0
