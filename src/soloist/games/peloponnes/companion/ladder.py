"""The tiles as people see them. Tiles that are equal in everything that counts for Angelos are one choice.

He looks at Prestige, citizens and coins only (PEL-S12, PEL-S13, PEL-S46, PEL-S47). The companion does not know which of
several equal tiles he took, so it names all of them.
"""

from soloist.engine.kernel.phrase import Phrase
from soloist.engine.kernel.scene import Mark, Spot, Zone
from soloist.games.peloponnes.companion.looks import goods, look_of, one_of
from soloist.games.peloponnes.companion.state import OTHER, AngelosBeside
from soloist.games.peloponnes.components import COINS, INHABITANTS, Tile
from soloist.games.peloponnes.marks import tile_marks
from soloist.games.peloponnes.names import tile_parts, tile_worth


def name_of(s: AngelosBeside, tile: Tile) -> Phrase:
    """The name of a tile, or of all tiles it is one of."""
    if tile.id.startswith(OTHER):
        return Phrase("another-tile")
    return one_of([look_of(one) for one in s.alike(tile)])


def choice_of(s: AngelosBeside, tile: Tile) -> Phrase:
    """One button of the ladder in words."""
    looks = tuple([Phrase("look-price", tile=look_of(one), price=one.price) for one in s.alike(tile)])
    return Phrase("option-his-tile", tiles=looks, prestige=tile.prestige, **counted(tile))


def counted(tile: Tile) -> dict[str, Phrase]:
    """Its citizens and coins in words, so that plural and minus are right."""
    return {"citizens": goods(INHABITANTS, tile.inhabitants), "coins": goods(COINS, tile.once[COINS])}


def ladder_zone(choices: list[list[Tile]]) -> Zone:
    """What is printed on the tiles of each choice, for faces that draw."""
    spots = []
    for alike in choices:
        for one in alike:
            marks = (*tile_marks(one, one.cost), Mark("price", "", one.price), Mark("alike", alike[0].id))
            spots.append(Spot("ladder-" + one.id, look_of(one), tile_parts(one), marks=marks, confidence=one.confidence))
    return Zone("ladder", Phrase("zone-ladder"), tuple(spots))


def his_tiles(s: AngelosBeside) -> Zone:
    spots = [
        Spot("tile-" + tile.id, name_of(s, tile), (tile_worth(tile),), confidence=tile.confidence) for tile in s.foe.tiles
    ]  # fmt: skip
    return Zone("tiles", Phrase("zone-his-tiles"), tuple(spots))
