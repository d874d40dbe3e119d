"""The names of tiles, as people see them. Land tiles have no printed names, so a land is described by its income."""

from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.components import GROUPS, Tile
from soloist.games.peloponnes.names import goods_list, tile_name


def look_of(tile: Tile) -> Phrase:
    """A building has a printed name, a land its income."""
    return Phrase("look-land", income=goods_list(tile.income)) if tile.land else tile_name(tile)


def sure_look(tile: Tile) -> Phrase:
    """Its look, and what tells a land from all others with the same income."""
    return Phrase("look-sure", tile=look_of(tile), group=GROUPS[tile.group], price=tile.price) if tile.land else tile_name(tile)


def one_of(looks: list[Phrase]) -> Phrase:
    return looks[0] if len(looks) == 1 else Phrase("one-of", tiles=tuple(looks[:-1]), last=looks[-1])
