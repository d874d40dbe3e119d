"""Boris, and Rik who draws one card more: how he looks for a place for his liveryman (GOL-S14 to GOL-S24).

He sees the beadle's place, the symbols of the unresolved tiles and his card, nothing else; so a companion at a real table
can use him as he is.
"""

from typing import Final

CELLS: Final = 25
NOWHERE: Final = -1


def find_tile(symbols: list[int], beadle: int, wanted: int) -> int:
    """The first tile that shows a wanted symbol, from the beadle's tile in reading order and round the corner, each once.

    `symbols` holds a bit for each colour by cell, 0 where Boris cannot go: resolved tiles, the Guildhall, and special
    buildings if the ruling passes them over. Without a beadle the search begins at the top left.
    """
    start = max(beadle, 0)
    for step in range(CELLS):
        cell = (start + step) % CELLS
        if symbols[cell] & wanted:
            return cell
    return NOWHERE
