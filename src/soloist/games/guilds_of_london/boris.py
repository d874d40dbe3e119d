"""Boris, and Rik who plays a card more: what he has and everything his rules decide.

He is asked with what his rules look at (symbols by cell, the beadle's place, his card, your men on the plantation) and knows
nothing of the rest of the game, so a companion that keeps his side of a real table can use this file as it is.
"""

from typing import Final

from soloist.games.guilds_of_london.components import CELLS, SPECIAL_CELLS, Card, Side

CARDS: Final = {"boris": 3, "rik": 4}
"""How many he plays in a turn, by level (GOL-S14, GOL-S51)."""

NOWHERE: Final = -1
NEEDED: Final = 2
"""So many of your liverymen take the plantation from him (GOL-S45c)."""


class Boris:
    """The opponent: his points, how many cards he plays, and how the rulings let him read them.

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
        """The symbols his card makes him look for: any of them, or the background colour (GOL-S23)."""
        return 1 << card.colour if self.by_background else card.symbols

    def find_tile(self, symbols: list[int], beadle: int, wanted: int) -> int:
        """The first tile that shows a wanted symbol, from the beadle's in reading order and round the corner (GOL-S18).

        `symbols` holds a bit for each colour by cell, 0 where no tile is unresolved (GOL-S16). Special buildings are passed over
        unless the ruling lets him use them (GOL-S24). Without a beadle the search begins at the top left.
        """
        start = max(beadle, 0)  # GOL-S17
        for step in range(CELLS):  # GOL-S20
            cell = (start + step) % CELLS  # GOL-S19
            if symbols[cell] & wanted and (self.uses_buildings or cell not in SPECIAL_CELLS):
                return cell
        return NOWHERE

    def plantation_vp(self, yours: int, side: Side) -> int:
        """What the plantation brings him, by how many of yours stand there."""
        if yours >= NEEDED:
            return 0  # GOL-S45c
        if yours:
            return side.second_vp if self.right_half else side.one_vp  # GOL-S45b
        return side.vp  # GOL-S45a
