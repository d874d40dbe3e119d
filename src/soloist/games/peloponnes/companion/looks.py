"""The names of tiles, as people see them. Land tiles have no printed names, so a land is described by its income."""

from soloist.engine.kernel.phrase import Phrase
from soloist.games.peloponnes.components import GOODS, GROUPS, Tile
from soloist.games.peloponnes.names import tile_name


def goods(good: int, amount: int) -> Phrase:
    """An amount of a good, on one line: a phone has no room, and a number at the end of a line is overlooked."""
    some = Phrase("counted-goods", good=GOODS[good], amount=abs(amount))
    return some if amount >= 0 else Phrase("minus", goods=some)


def look_of(tile: Tile) -> Phrase:
    """A building has a printed name, a land its income."""
    if not tile.land:
        return tile_name(tile)
    parts = tuple([goods(good, amount) for good, amount in enumerate(tile.income) if amount])
    return Phrase("look-land", income=Phrase("list", parts=parts) if parts else Phrase("nothing"))


def sure_look(tile: Tile) -> Phrase:
    """Its look, and what tells a land from all others with the same income."""
    return Phrase("look-sure", tile=look_of(tile), group=GROUPS[tile.group], price=tile.price) if tile.land else tile_name(tile)


def one_of(looks: list[Phrase]) -> Phrase:
    return looks[0] if len(looks) == 1 else Phrase("one-of", tiles=tuple(looks[:-1]), last=looks[-1])
