"""Boris, and Rik, who plays one card more: what he owns and everything his rules decide.

His methods take only what his rules depend on (symbols by cell, the beadle's cell, his card, your liverymen on the plantation)
and know nothing else of the game. So the companion for a real board can use this file unchanged.
"""

from typing import Final

from soloist.games.guilds_of_london.components import CELLS, SPECIAL_CELLS, Card, Side

CARDS: Final = {"boris": 3, "rik": 4}
"""How many cards he plays in a turn, by level (GOL-S14, GOL-S51)."""

NOWHERE: Final = -1
NEEDED: Final = 2
"""With this many liverymen you win the plantation instead of him (GOL-S45c)."""


class Boris:
    """The opponent: his points, the number of cards he plays, and the rulings about reading them.

    He has no hand and no mayoral cards (GOL-S05). His liverymen wait on the Guildhall (GOL-S06) and never run out (GOL-S07), so
    only those on tiles are counted.
    """

    def __init__(self, cards: int, *, uses_buildings: bool, by_background: bool, right_half: bool) -> None:
        self.cards: Final = cards
        self.uses_buildings: Final = uses_buildings
        self.by_background: Final = by_background
        self.right_half: Final = right_half
        self.vp = 0  # GOL-B17

    def __repr__(self) -> str:
        return f"<Boris: {self.cards} cards a turn, {self.vp} VP>"

    def copy(self) -> "Boris":
        c = Boris(
            self.cards, uses_buildings=self.uses_buildings, by_background=self.by_background, right_half=self.right_half
        )  # fmt: skip
        c.vp = self.vp
        return c

    def wanted(self, card: Card) -> int:
        """The symbols he searches for: those of the card, or by ruling its background colour (GOL-S23)."""
        return 1 << card.colour if self.by_background else card.symbols

    def find_tile(self, symbols: list[int], beadle: int, wanted: int) -> int:
        """The first tile with a wanted symbol, searching from the beadle's tile in reading order and wrapping around (GOL-S18).

        `symbols` has one bit for each colour, by cell; it is 0 where there is no unresolved tile (GOL-S16). Special buildings are
        skipped unless the ruling lets him use them (GOL-S24). Without a beadle the search begins at the top left.
        """
        start = max(beadle, 0)  # GOL-S17
        for step in range(CELLS):  # GOL-S20
            cell = (start + step) % CELLS  # GOL-S19
            if symbols[cell] & wanted and (self.uses_buildings or cell not in SPECIAL_CELLS):
                return cell
        return NOWHERE

    def plantation_vp(self, yours: int, side: Side) -> int:
        """His VP from the plantation, depending on how many liverymen you have there."""
        if yours >= NEEDED:
            return 0  # GOL-S45c
        if yours:
            return side.second_vp if self.right_half else side.one_vp  # GOL-S45b
        return side.vp  # GOL-S45a
